// The files of a folder and of the folders inside it, always in the same order.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a walk through a folder met.
struct FolderWalk: Sendable {
    /// A file and its name from the folder on.
    struct File: Sendable {
        let path: FilePath
        /// The names of the folders between the walked one and the file, and its own.
        let relative: FilePath
        let facts: FileFacts
    }

    /// Something that is no file to convert, and why.
    struct Skipped: Equatable, Sendable {
        let path: FilePath
        let reason: String
    }

    /// In the order of their names' bytes, a folder's content where its name stands.
    private(set) var files: [File] = []
    private(set) var skipped: [Skipped] = []
    private(set) var failures: [(path: FilePath, error: SystemError)] = []

    /// Walks a folder.
    ///
    /// Names that start with a dot are left alone. Links to files count as files; links to folders are
    /// not entered, so a link that leads back cannot make the walk endless.
    ///
    /// - Parameters:
    ///   - folder: Where to begin; may itself be a link.
    ///   - excluded: A folder that is not entered, such as the one that outputs go to.
    ///   - isDocument: Whether a folder of this name is one document, and no folder of several.
    ///   - isLeftOut: Whether a file, or a folder with all in it, is left out without a word.
    init(
        _ folder: FilePath,
        excluding excluded: FileFacts.Identity?,
        isDocument: (FilePath) -> Bool = { _ in false },
        isLeftOut: (_ path: FilePath, _ isFolder: Bool) -> Bool = { _, _ in false }
    ) {
        var pending = [(path: folder, relative: FilePath([]))]
        while let next = pending.popLast() {
            let isTop = next.relative.bytes.isEmpty
            if !isTop, next.path.isHidden {
                skipped.append(Skipped(path: next.path, reason: "hidden"))
                continue
            }
            do {
                let own = try FileFacts(of: next.path, followsLink: isTop)
                let facts = own.kind == .link ? try FileFacts(of: next.path) : own
                if !isTop, isLeftOut(next.path, facts.kind == .folder) { continue }
                switch facts.kind {
                case .folder where own.kind == .link:
                    skipped.append(Skipped(path: next.path, reason: "link to a folder"))
                case .folder where facts.identity == excluded && !isTop:
                    skipped.append(Skipped(path: next.path, reason: "the folder for the outputs"))
                case .folder where !isTop && isDocument(next.path):
                    files.append(File(path: next.path, relative: next.relative, facts: facts))
                case .folder:
                    let names = try Self.sortedNames(in: next.path)
                    pending += names.reversed().map {
                        (path: next.path.appending($0), relative: next.relative.appending($0))
                    }
                case .file: files.append(File(path: next.path, relative: next.relative, facts: facts))
                default: skipped.append(Skipped(path: next.path, reason: "no regular file"))
                }
            } catch {
                failures.append((next.path, error))
            }
        }
    }

    private static func sortedNames(in folder: FilePath) throws(SystemError) -> [[UInt8]] {
        guard let stream = folder.withCString({ opendir($0) }) else { throw .current }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .current }
                break
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                let start = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
                return UnsafeBufferPointer(start: start, count: strlen(start)).map(UInt8.init(bitPattern:))
            }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
