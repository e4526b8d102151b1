// Which files are linted: those that are named, those in named folders, those that patterns match.

import Linting

/// The files of one run, and what could not be had.
struct FileSelection {
    /// A file to lint.
    struct File: Hashable {
        /// As it is shown and read.
        let path: FilePath
        /// Whether a person named it, so that nothing may leave it out.
        let isNamed: Bool
    }

    /// Each once, in the order of their paths' bytes.
    private(set) var files: [File] = []
    /// Names for which there is nothing, with the reason.
    private(set) var problems: [(path: FilePath, reason: String)] = []
    /// Named files that no rule looks at.
    private(set) var unknown: [FilePath] = []

    private let workingFolder: FilePath
    private let isLeftOut: (FilePath, _ isFolder: Bool) -> Bool
    private let accepts: (FilePath) -> Bool
    private var seen: Set<FilePath> = []

    /// - Parameters:
    ///   - isLeftOut: Whether a file or folder, shown from the working folder on, is left out of its folder.
    ///   - accepts: Whether any rule looks at a file of this name.
    init(
        workingFolder: FilePath,
        isLeftOut: @escaping (FilePath, _ isFolder: Bool) -> Bool,
        accepts: @escaping (FilePath) -> Bool
    ) {
        self.workingFolder = workingFolder
        self.isLeftOut = isLeftOut
        self.accepts = accepts
    }

    /// Adds what words of a command line name.
    ///
    /// A word with `*`, `?`, `[` or `{` that is no name of a file is a pattern; one that starts with `!` takes
    /// away what it matches from what the others name.
    mutating func add(_ words: [FilePath]) {
        let isNegated: (FilePath) -> Bool = { $0.bytes.first == UInt8(ascii: "!") }
        for word in words where !isNegated(word) { add(word) }
        for word in words where isNegated(word) {
            let name = shown(FilePath(Array(word.bytes.dropFirst())))
            let pattern = GlobPattern(String(decoding: name.bytes, as: UTF8.self))
            files.removeAll { file in
                pattern.matches(file.path.bytes) || file.path == name || file.path.relative(to: name) != nil
            }
        }
        files.sort { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
    }

    /// Keeps only files whose absolute names are in a set.
    mutating func keep(_ names: Set<FilePath>) {
        files.removeAll { !names.contains($0.path.absolute(in: workingFolder)) }
    }

    /// Takes back that a pattern matches nothing: in a configuration it may wait for files.
    mutating func forgetEmptyPatterns() { problems.removeAll { GlobPattern.isPattern($0.path.bytes) } }

    /// A name as it is shown: from the working folder on, if it is inside.
    func shown(_ path: FilePath) -> FilePath {
        let path = path.normalized
        if path.isAbsolute, let inside = path.relative(to: workingFolder) { return inside }
        return path == workingFolder ? FilePath(".") : path
    }

    private mutating func add(_ word: FilePath) {
        let path = shown(word)
        do {
            let facts = try FileFacts(of: path)
            if facts.kind == .folder {
                // Most JSON is no attributed text: in a folder, only a pattern means it.
                addFolder(path) { $0.suffix != "json" }
            } else if accepts(path) {
                insert(File(path: path, isNamed: true))
            } else {
                unknown.append(path)
            }
        } catch {
            guard GlobPattern.isPattern(word.bytes) else {
                problems.append((path, error.description))
                return
            }
            addMatches(path)
        }
    }

    private mutating func addMatches(_ word: FilePath) {
        let pattern = GlobPattern(String(decoding: word.bytes, as: UTF8.self))
        // The walk begins at the folder before the first name with a sign of a pattern.
        var base = FilePath(word.isAbsolute ? "/" : ".")
        for name in word.bytes.split(separator: UInt8(ascii: "/")) {
            if GlobPattern.isPattern(name) || name.contains(UInt8(ascii: "\\")) { break }
            base = base == FilePath(".") ? FilePath(Array(name)) : base.appending(name)
        }
        let count = files.count
        if (try? FileFacts(of: base))?.kind == .folder { addFolder(base) { pattern.matches($0.bytes) } }
        if files.count == count, !seen.contains(where: { pattern.matches($0.bytes) }) {
            problems.append((word, "no file matches this pattern"))
        }
    }

    private mutating func addFolder(_ folder: FilePath, where matches: (FilePath) -> Bool) {
        let walk = FolderWalk(
            folder,
            excluding: nil,
            isLeftOut: { path, isFolder in isLeftOut(path.normalized, isFolder) }
        )
        for file in walk.files {
            let path = file.path.normalized
            if accepts(path), matches(path) { insert(File(path: path, isNamed: false)) }
        }
        for failure in walk.failures { problems.append((failure.path.normalized, failure.error.description)) }
    }

    private mutating func insert(_ file: File) {
        if seen.insert(file.path).inserted {
            files.append(file)
        } else if file.isNamed, let place = files.firstIndex(where: { $0.path == file.path }) {
            files[place] = file
        }
    }
}
