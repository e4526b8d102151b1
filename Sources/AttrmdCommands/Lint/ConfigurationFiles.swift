// Finding and reading configurations: upwards from each file, with what they extend.

import Linting

/// A configuration with the files that it comes from.
struct LoadedConfiguration {
    var configuration = LintConfiguration()
    /// The folder that its patterns count from, as an absolute name.
    var folder: FilePath
    /// As they are shown, the nearest first.
    var sources: [FilePath] = []
    /// What it leaves out of folders.
    var excluded: IgnoreFile?

    /// What is asked of the lint for a file.
    ///
    /// - Parameter path: Absolute.
    func options(for path: FilePath) -> LintOptions {
        let name = path.relative(to: folder) ?? path
        return configuration.options(for: String(decoding: name.bytes, as: UTF8.self))
    }

    /// Whether a file or folder is left out of the folder that it is in.
    ///
    /// - Parameter path: Absolute.
    func excludes(_ path: FilePath, isFolder: Bool) -> Bool {
        guard let excluded, let name = path.relative(to: folder) else { return false }
        return excluded.ignores(name.bytes, isFolder: isFolder) ?? false
    }
}

/// The configurations of one run; each file is read once.
final class ConfigurationFiles {
    /// What is wrong with configurations, as it is shown; no run goes on with it.
    private(set) var errors = ""
    /// What a person should know.
    private(set) var warnings = ""

    private let workingFolder: FilePath
    private let named: FilePath?
    private let isOff: Bool
    private let palette: Palette
    private let reader = ConfigurationReader()
    private var byFolder: [FilePath: LoadedConfiguration] = [:]
    private var loadedByName: LoadedConfiguration?

    /// - Parameters:
    ///   - named: The configuration for all files; `nil` looks for one.
    ///   - isOff: Whether there is none.
    init(named: FilePath?, isOff: Bool, workingFolder: FilePath, palette: Palette) {
        self.named = named
        self.isOff = isOff
        self.workingFolder = workingFolder
        self.palette = palette
    }

    /// The configuration for the files of a folder.
    ///
    /// - Parameter folder: Absolute.
    func configuration(for folder: FilePath) -> LoadedConfiguration {
        if isOff { return LoadedConfiguration(folder: workingFolder) }
        if let named {
            if let loaded = loadedByName { return loaded }
            let loaded = load(named.absolute(in: workingFolder))
            loadedByName = loaded
            return loaded
        }
        var passed: [FilePath] = []
        var current = folder
        var found: LoadedConfiguration?
        while found == nil {
            if let known = byFolder[current] {
                found = known
                break
            }
            passed.append(current)
            let file = current.appending(ConfigurationText.fileName.utf8)
            if (try? FileFacts(of: file)) != nil { found = load(file) }
            if current == current.parent { break }
            current = current.parent
        }
        let loaded = found ?? LoadedConfiguration(folder: workingFolder)
        for folder in passed { byFolder[folder] = loaded }
        return loaded
    }

    /// Reads a file and what it extends.
    private func load(_ file: FilePath) -> LoadedConfiguration {
        var loaded = LoadedConfiguration(folder: file.parent)
        var pending = [(file: file, chain: [file])]
        var configurations: [LintConfiguration] = []
        // The nearest first: what a file extends comes after it, the strongest of several first.
        while let next = pending.popLast() {
            guard var configuration = read(next.file) else { continue }
            loaded.sources.append(shown(next.file))
            if let baseline = configuration.baseline {
                let path = FilePath(baseline).absolute(in: next.file.parent)
                configuration.baseline = String(decoding: path.bytes, as: UTF8.self)
            }
            configurations.append(configuration)
            for name in configuration.extends {
                let base = FilePath(name).absolute(in: next.file.parent)
                if next.chain.contains(base) {
                    report(.error, "this configuration extends itself by way of \(shown(base))", next.file, [], nil)
                } else {
                    pending.append((base, next.chain + [base]))
                }
            }
        }
        for base in configurations { loaded.configuration = loaded.configuration.extending(base) }
        let exclude = loaded.configuration.exclude
        loaded.excluded = exclude.isEmpty ? nil : IgnoreFile(lines: exclude)
        return loaded
    }

    private func read(_ file: FilePath) -> LintConfiguration? {
        let bytes: [UInt8]
        do {
            bytes = try Descriptor.readFile(file, limit: 16 << 20)
        } catch {
            switch error {
            case .system(let error): report(.error, error.description, file, [], nil)
            case .tooLarge: report(.error, "a configuration of more than 16 MiB", file, [], nil)
            }
            return nil
        }
        do {
            let (configuration, found) = try reader.read(bytes)
            for warning in found { report(.warning, warning.message, file, bytes, warning.offset) }
            return configuration
        } catch {
            report(.error, error.message, file, bytes, error.offset)
            return nil
        }
    }

    private func report(_ kind: MessageLog.Kind, _ text: String, _ file: FilePath, _ source: [UInt8], _ offset: Int?) {
        var log = MessageLog(name: shown(file).description, source: source, palette: palette)
        log.add(kind, text, offset: offset)
        if kind == .error { errors += log.text } else { warnings += log.text }
    }

    private func shown(_ file: FilePath) -> FilePath { file.relative(to: workingFolder) ?? file }
}
