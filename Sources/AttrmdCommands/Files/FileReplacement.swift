// Writing a file so that its name shows either what was there before or all of the new bytes.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writing files whole or not at all.
enum FileReplacement {
    /// Puts bytes under a name.
    ///
    /// They go to a new file in the same folder, which then takes the name. What stood there before
    /// keeps its permissions, and stays as it was when anything fails. A link is followed; a device or
    /// pipe is written to directly, since it must not be replaced. The disk is not waited for: after a
    /// power failure an output is made again from its input, which is never written to.
    ///
    /// - Parameters:
    ///   - path: In a folder that exists.
    ///   - bytes: All that the file will hold.
    static func write(_ bytes: [UInt8], to path: FilePath) throws(SystemError) {
        let existing: FileFacts?
        do {
            existing = try FileFacts(of: path)
        } catch {
            guard error.isMissing else { throw error }
            existing = nil
        }
        switch existing?.kind {
        case .folder: throw .isFolder
        case .other: return try overwrite(path, bytes)
        default: break
        }
        let target = existing == nil ? path : resolvingLinks(path)
        let temporary = temporaryName(beside: target)
        do throws(SystemError) {
            try create(temporary, bytes, like: existing)
            let result = temporary.withCString { from in target.withCString { rename(from, $0) } }
            guard result == 0 else { throw .current }
        } catch {
            _ = temporary.withCString { unlink($0) }
            throw error
        }
    }

    /// Puts bytes under a name that is free, or finds the very same bytes there.
    ///
    /// - Returns: `false` when the name belongs to something else, which stays as it is.
    static func writeNew(_ bytes: [UInt8], to path: FilePath) throws(SystemError) -> Bool {
        let temporary = temporaryName(beside: path)
        defer { _ = temporary.withCString { unlink($0) } }
        try create(temporary, bytes, like: nil)
        // A link appears under its name at once, and never takes a name that is not free.
        if temporary.withCString({ from in path.withCString { link(from, $0) } }) == 0 { return true }
        guard errno == EEXIST else { throw .current }
        return (try? Descriptor.readFile(path, limit: bytes.count)) == bytes
    }

    /// Makes a folder and the folders around it; one that exists is fine.
    static func makeFolder(_ path: FilePath) throws(SystemError) {
        var missing: [FilePath] = []
        var current = path
        while true {
            do throws(SystemError) {
                let facts = try FileFacts(of: current)
                guard facts.kind == .folder else { throw SystemError(code: ENOTDIR) }
                break
            } catch {
                guard error.code == ENOENT, current.parent != current else { throw error }
                missing.append(current)
                current = current.parent
            }
        }
        for folder in missing.reversed() {
            guard folder.withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw .current }
        }
    }

    private static func create(
        _ temporary: FilePath,
        _ bytes: [UInt8],
        like existing: FileFacts?
    ) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = temporary.withCString { open($0, flags, existing == nil ? 0o666 : 0o600) }
        guard descriptor >= 0 else { throw .current }
        do throws(SystemError) {
            try Descriptor.writeAll(descriptor, bytes)
            if let existing { try keepFacts(existing, descriptor) }
        } catch {
            close(descriptor)
            throw error
        }
        // Some file systems say only now that there was no room.
        guard close(descriptor) == 0 || errno == EINTR else { throw .current }
    }

    private static func keepFacts(_ existing: FileFacts, _ descriptor: Int32) throws(SystemError) {
        // The owner can be kept by the superuser only; for all others this fails and does not matter.
        _ = fchown(descriptor, existing.owner, existing.group)
        guard fchmod(descriptor, existing.permissions) == 0 else { throw .current }
    }

    private static func overwrite(_ path: FilePath, _ bytes: [UInt8]) throws(SystemError) {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .current }
        defer { close(descriptor) }
        try Descriptor.writeAll(descriptor, bytes)
    }

    /// The file that a name leads to at last, so that a link stays a link.
    private static func resolvingLinks(_ path: FilePath) -> FilePath {
        guard let resolved = path.withCString({ realpath($0, nil) }) else { return path }
        defer { free(resolved) }
        return FilePath(UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map(UInt8.init(bitPattern:)))
    }

    /// A hidden name in the same folder that no other process and no other call uses.
    private static func temporaryName(beside path: FilePath) -> FilePath {
        let salt = UInt64.random(in: 0...UInt64.max)
        return path.parent.appending(".attrmd-\(getpid())-\(String(salt, radix: 36)).tmp".utf8)
    }
}
