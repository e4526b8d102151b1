// What the system says about a file without opening it.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The facts about a file that decide how it is read or written.
struct FileFacts: Sendable {
    enum Kind: Sendable {
        case file, folder, link
        /// A pipe, a socket or a device.
        case other
    }

    /// Tells two files apart whatever their names are.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let node: UInt64
    }

    let kind: Kind
    let identity: Identity
    /// In bytes.
    let byteCount: Int
    /// Who may read, write and run it.
    let permissions: mode_t
    let owner: uid_t
    let group: gid_t

    /// The facts about what stands under a name.
    ///
    /// - Parameter followsLink: Whether a link is looked through.
    init(of path: FilePath, followsLink: Bool = true) throws(SystemError) {
        var status = stat()
        let result = path.withCString { followsLink ? stat($0, &status) : lstat($0, &status) }
        guard result == 0 else { throw .current }
        self.init(status)
    }

    init(ofDescriptor descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .current }
        self.init(status)
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            node: UInt64(truncatingIfNeeded: status.st_ino)
        )
        byteCount = Int(clamping: status.st_size)
        permissions = status.st_mode & 0o7777
        owner = status.st_uid
        group = status.st_gid
    }
}
