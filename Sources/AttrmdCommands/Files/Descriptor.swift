// Whole reads and whole writes over file descriptors.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reading and writing by descriptor.
enum Descriptor {
    /// Why bytes could not be had.
    enum ReadFailure: Error, Equatable, Sendable {
        case system(SystemError)
        /// There are more bytes than asked for; the count is exact for a file, and a lower bound for a pipe.
        case tooLarge(byteCount: Int)
    }

    /// Reads to the end.
    ///
    /// - Parameters:
    ///   - descriptor: Open for reading.
    ///   - limit: The most bytes that are read.
    ///   - expectedCount: How many there will probably be.
    static func readAll(
        _ descriptor: Int32,
        limit: Int,
        expectedCount: Int = 0
    ) throws(ReadFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        // One byte more than expected, so that the end of a file is met without growing the array.
        var room = max(64 << 10, min(expectedCount, limit) + 1)
        while true {
            var failure: SystemError?
            let before = bytes.count
            let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                while count < room {
                    let got = read(descriptor, buffer.baseAddress.map { $0 + count }, room - count)
                    if got == 0 { break }
                    if got < 0 {
                        if errno == EINTR { continue }
                        failure = .current
                        break
                    }
                    count += got
                }
            }
            if let failure { throw .system(failure) }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if bytes.count > limit { throw .tooLarge(byteCount: bytes.count) }
            if bytes.count - before < room { return bytes }
            room = max(64 << 10, min(bytes.count, 64 << 20))
        }
    }

    /// How many bytes a descriptor will give: the length of a file; 0 for a pipe, which has none.
    static func expectedCount(of descriptor: Int32) -> Int {
        guard let facts = try? FileFacts(ofDescriptor: descriptor), facts.kind == .file else { return 0 }
        return facts.byteCount
    }

    /// Writes all of the bytes.
    static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
        var failure: SystemError?
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let put = write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
                if put < 0 {
                    if errno == EINTR { continue }
                    failure = .current
                    return
                }
                offset += put
            }
        }
        if let failure { throw failure }
    }

    /// Writes bytes after those that a file has; a file that is missing is made.
    static func append(_ bytes: [UInt8], to path: FilePath) throws(SystemError) {
        let descriptor = path.withCString { open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw .current }
        defer { close(descriptor) }
        try writeAll(descriptor, bytes)
    }

    /// Reads a file from its start to its end.
    static func readFile(_ path: FilePath, limit: Int) throws(ReadFailure) -> [UInt8] {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .system(.current) }
        defer { close(descriptor) }
        let facts: FileFacts
        do {
            facts = try FileFacts(ofDescriptor: descriptor)
        } catch {
            throw .system(error)
        }
        if facts.kind == .folder { throw .system(.isFolder) }
        if facts.kind == .file, facts.byteCount > limit { throw .tooLarge(byteCount: facts.byteCount) }
        return try readAll(descriptor, limit: limit, expectedCount: facts.byteCount)
    }
}
