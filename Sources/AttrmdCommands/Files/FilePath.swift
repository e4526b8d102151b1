// Names of files as the system has them: bytes, which need not be UTF-8.

import DocumentFormats

/// The name of a file or folder.
///
/// Bytes are kept as they are, so that a file with any name can be read and written; only what a person
/// sees is made into text.
struct FilePath: Hashable, Sendable {
    /// Without a NUL byte.
    var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The part after the last slash; slashes at the end do not count.
    var lastComponent: ArraySlice<UInt8> {
        let end = endWithoutSlashes
        let start = bytes[..<end].lastIndex(of: slash).map { $0 + 1 } ?? 0
        return bytes[start..<end]
    }

    /// The folder that the file is in: `.` for a name without a slash.
    var parent: FilePath {
        let end = endWithoutSlashes
        guard let cut = bytes[..<end].lastIndex(of: slash) else { return FilePath(".") }
        return FilePath(cut == 0 ? [slash] : Array(bytes[..<cut]))
    }

    /// What follows the last dot of the name, in lower case; `nil` for `name`, `.name` and `name.`.
    var suffix: String? {
        suffixDotOffset.map { String(decoding: bytes[($0 + 1)..<endWithoutSlashes], as: UTF8.self).lowercased() }
    }

    /// Where the dot before the suffix is.
    private var suffixDotOffset: Int? {
        let name = lastComponent
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, dot + 1 < name.endIndex else {
            return nil
        }
        return dot
    }

    var endsInSlash: Bool { bytes.last == slash }

    /// A name that starts with a dot: hidden by convention.
    var isHidden: Bool { lastComponent.first == UInt8(ascii: ".") }

    var isAbsolute: Bool { bytes.first == slash }

    /// The same name without `.` components and needless slashes; `..` stays.
    var normalized: FilePath {
        var parts = bytes.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
        if parts.isEmpty { return isAbsolute ? FilePath("/") : FilePath(".") }
        if isAbsolute { parts.insert([], at: 0) }
        return FilePath(Array(parts.joined(separator: [slash])))
    }

    /// The name from a folder on; `nil` when it is not inside the folder.
    func relative(to folder: FilePath) -> FilePath? {
        if folder == FilePath(".") { return isAbsolute ? nil : self }
        let prefix = folder.endsInSlash ? folder.bytes : folder.bytes + [slash]
        guard bytes.starts(with: prefix), bytes.count > prefix.count else { return nil }
        return FilePath(Array(bytes[prefix.count...]))
    }

    /// The absolute name of a name that is relative to a folder.
    func absolute(in folder: FilePath) -> FilePath { isAbsolute ? self : folder.appending(bytes).normalized }

    func appending(_ component: some Collection<UInt8>) -> FilePath {
        var copy = bytes
        if let last = copy.last, last != slash { copy.append(slash) }
        copy += component
        return FilePath(copy)
    }

    /// The same name with another suffix; one without a suffix gets it.
    func replacingSuffix(with new: String) -> FilePath {
        let kept = bytes[..<(suffixDotOffset ?? bytes.count)]
        return FilePath(kept + Array(".".utf8) + Array(new.utf8))
    }

    /// The same name without its suffix.
    var withoutSuffix: FilePath { FilePath(Array(bytes[..<(suffixDotOffset ?? bytes.count)])) }

    /// Calls `body` with the name as C wants it.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                guard let base = characters.baseAddress else { return "".withCString(body) }
                return body(base)
            }
        }
    }

    private var endWithoutSlashes: Int {
        bytes.lastIndex { $0 != slash }.map { $0 + 1 } ?? 0
    }
}

extension FilePath: CustomStringConvertible {
    /// The name for a message: what is not UTF-8 is shown as U+FFFD, control characters as escapes, so
    /// that a name can neither break a line nor steer a terminal.
    var description: String { escapingControls(String(decoding: bytes, as: UTF8.self)) }
}

private let slash = UInt8(ascii: "/")
