// What git says has changed.

import DocumentFormats

/// The files that have changed in a repository.
enum GitChanges {
    /// The absolute names of the files that differ from a commit, with those that git does not know yet.
    ///
    /// - Parameters:
    ///   - reference: A commit; `HEAD` if empty.
    ///   - searchPath: Where programs are, as the variable PATH has it.
    /// - Throws: `UsageError`, when git is not there or refuses.
    static func files(since reference: String, searchPath: String) throws(UsageError) -> Set<FilePath> {
        let commit = reference.isEmpty ? "HEAD" : reference
        if commit.hasPrefix("-") {
            throw UsageError("option --changed: \(escapingControls(commit)) is no name of a commit")
        }
        guard let git = program("git", searchPath) else {
            throw UsageError("option --changed needs git, and there is none in PATH")
        }
        let top = try run(git, ["rev-parse", "--show-toplevel"])
        let folder = FilePath(top.last == 0x0A ? Array(top.dropLast()) : top)
        // The commit stands before `--`, so that no file name is taken for one.
        let changed = try run(git, ["diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", commit, "--"])
        let new = try run(git, ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"])
        return Set((changed + new).split(separator: 0).map { folder.appending($0) })
    }

    private static func program(_ name: String, _ searchPath: String) -> FilePath? {
        for folder in searchPath.split(separator: ":") {
            let file = FilePath(String(folder)).appending(name.utf8)
            if let facts = try? FileFacts(of: file), facts.kind == .file, facts.permissions & 0o111 != 0 { return file }
        }
        return nil
    }

    private static func run(_ program: FilePath, _ words: [String]) throws(UsageError) -> [UInt8] {
        guard let process = ChildProcess(program, words.map { Array($0.utf8) }) else {
            throw UsageError("option --changed: \(program) does not start")
        }
        var output: [UInt8] = []
        while let chunk = Descriptor.readChunk(process.output), !chunk.isEmpty { output += chunk }
        let status = process.finish()
        guard status == 0 else {
            throw UsageError("option --changed: 'git \(words.joined(separator: " "))' failed; its reason stands above")
        }
        return output
    }
}
