// Failures of system calls, as values with the words of the system.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A system call that failed, by its number.
struct SystemError: Error, Equatable, Sendable {
    let code: Int32

    /// What the last system call of this thread failed with.
    static var current: SystemError { SystemError(code: errno) }

    static let isFolder = SystemError(code: EISDIR)

    /// Whether nothing is there under a name.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether a reader of a pipe has gone.
    var isBrokenPipe: Bool { code == EPIPE }
}

extension SystemError: CustomStringConvertible {
    /// The system's own words, with a small first letter, as they stand after a colon.
    var description: String {
        guard let words = strerror(code) else { return "error \(code)" }
        let text = String(cString: words)
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
