// What ignore files and exclusions keep out of a folder's content.

import Linting

/// Which files below a folder are left out.
///
/// The ignore files of a folder count for all below it, and those of the folders around it too, up to the
/// top of the repository. A nearer file is stronger, and in one folder `.attrmdignore` more than `.ignore`
/// and that more than `.gitignore`.
final class IgnoreRules {
    static let fileNames = [".attrmdignore", ".ignore", ".gitignore"]

    private let readsFiles: Bool
    private let workingFolder: FilePath
    /// Patterns of the command line, which win over all files.
    private let excluded: IgnoreFile
    private var filesByFolder: [FilePath: [IgnoreFile]] = [:]
    private var ancestorsByFolder: [FilePath: [FilePath]] = [:]

    /// - Parameters:
    ///   - readsFiles: Whether ignore files count.
    ///   - exclude: Patterns in the form of an ignore file of the working folder.
    init(readsFiles: Bool, exclude: [String], workingFolder: FilePath) {
        self.readsFiles = readsFiles
        self.workingFolder = workingFolder
        excluded = IgnoreFile(lines: exclude)
    }

    /// Whether a file or folder is left out.
    ///
    /// - Parameters:
    ///   - path: Relative to the working folder, or absolute.
    ///   - isFolder: Whether it is a folder.
    func ignores(_ path: FilePath, isFolder: Bool) -> Bool {
        let full = path.absolute(in: workingFolder)
        let shown = full.relative(to: workingFolder) ?? full
        if let decided = excluded.ignores(shown.bytes, isFolder: isFolder) { return decided }
        guard readsFiles else { return false }
        for ancestor in ancestors(of: full.parent) {
            guard let below = full.relative(to: ancestor) else { continue }
            for file in files(in: ancestor) {
                if let decided = file.ignores(below.bytes, isFolder: isFolder) { return decided }
            }
        }
        return false
    }

    /// Whether a file is left out, or a folder between it and the working folder.
    func ignoresWithFolders(_ path: FilePath) -> Bool {
        if ignores(path, isFolder: false) { return true }
        var folder = path.absolute(in: workingFolder).parent
        while folder != workingFolder, folder != folder.parent {
            if ignores(folder, isFolder: true) { return true }
            folder = folder.parent
        }
        return false
    }

    /// A folder and those around it, the nearest first, up to the one that holds `.git`; without a
    /// repository, up to the working folder.
    private func ancestors(of folder: FilePath) -> [FilePath] {
        if let known = ancestorsByFolder[folder] { return known }
        var result: [FilePath] = []
        var current = folder
        var isInRepository = false
        while !isInRepository {
            result.append(current)
            isInRepository = (try? FileFacts(of: current.appending(".git".utf8))) != nil
            if current == current.parent { break }
            current = current.parent
        }
        if !isInRepository {
            result = result.filter { $0 == workingFolder || $0.relative(to: workingFolder) != nil || $0 == folder }
        }
        ancestorsByFolder[folder] = result
        return result
    }

    private func files(in folder: FilePath) -> [IgnoreFile] {
        if let known = filesByFolder[folder] { return known }
        let files = Self.fileNames.compactMap { name in
            (try? Descriptor.readFile(folder.appending(name.utf8), limit: 1 << 20)).map { IgnoreFile($0) }
        }
        filesByFolder[folder] = files
        return files
    }
}
