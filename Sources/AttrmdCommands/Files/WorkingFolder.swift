// The folder that relative names count from.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FilePath {
    /// The working folder of this process as an absolute name; `.` when the system does not tell.
    static var workingFolder: FilePath {
        guard let name = getcwd(nil, 0) else { return FilePath(".") }
        defer { free(name) }
        return FilePath(UnsafeBufferPointer(start: name, count: strlen(name)).map(UInt8.init(bitPattern:)))
    }
}
