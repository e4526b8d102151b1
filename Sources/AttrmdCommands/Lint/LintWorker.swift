// Linting one file: its configuration, its bytes, its fixes.

import DocumentFormats
import Linting

/// Lints files one after the other; linters are kept for files with equal settings.
final class LintWorker {
    /// What came of one file.
    struct Outcome {
        var file: LintedFile
        var fixedCount = 0
        /// The difference that fixes would make; empty for none.
        var difference: [UInt8] = []
        /// The bytes after fixes, for standard input.
        var fixed: [UInt8] = []
        /// Why it could not be read or written, as it is shown.
        var problem: String?
    }

    let configurations: ConfigurationFiles
    private let settings: LintSettings
    let workingFolder: FilePath
    private var linters: [LintOptions: Linter] = [:]
    private let byteLimit = ReadLimits().maximumByteCount

    init(_ settings: LintSettings, _ arguments: ParsedArguments, _ context: CommandContext) {
        self.settings = settings
        workingFolder = .workingFolder
        configurations = ConfigurationFiles(
            named: arguments.path(.config),
            isOff: arguments.has(.noConfig),
            workingFolder: workingFolder,
            palette: context.palette(for: .error)
        )
    }

    /// Lints a file, and fixes it where that is asked for.
    ///
    /// - Parameter path: As it is shown, and read from the working folder on.
    func run(_ path: FilePath) -> Outcome {
        let bytes: [UInt8]
        do {
            bytes = try Descriptor.readFile(path, limit: byteLimit)
        } catch {
            return Outcome(file: LintedFile(path: path.lintName), problem: Self.words(error))
        }
        var outcome = run(bytes, path)
        guard settings.fixing?.showsDifference == false, outcome.fixed != bytes else { return outcome }
        do {
            try FileReplacement.write(outcome.fixed, to: path)
        } catch {
            outcome.problem = error.description
        }
        return outcome
    }

    /// Lints bytes under a name, and fixes them where that is asked for, without writing anything.
    func run(_ bytes: [UInt8], _ path: FilePath) -> Outcome {
        let linter = linter(for: path)
        let limit = byteLimit
        let input = LintInput(path: path.lintName, bytes: bytes) { name in
            try? Descriptor.readFile(FilePath(name), limit: limit)
        }
        let full = path.absolute(in: workingFolder)
        let folder = configurations.configuration(for: full.parent).folder
        // Fingerprints count from the configuration on, so that they do not depend on where the command runs.
        let name = (full.relative(to: folder) ?? path).lintName
        guard let fixing = settings.fixing else {
            return Outcome(file: linter.lint(input, fingerprintPath: name), fixed: bytes)
        }
        let fixer = Fixer(linter: linter, policy: fixing.policy)
        let result = fixer.fix(input, fingerprintPath: name)
        var outcome = Outcome(file: result.file, fixedCount: result.fixedCount, fixed: result.bytes)
        if fixing.showsDifference {
            outcome.difference = UnifiedDiff.text(path: path.lintName, old: bytes, new: result.bytes)
            // Nothing is written, so what is found is what stands in the file.
            outcome.file = linter.lint(input, fingerprintPath: name)
        }
        return outcome
    }

    /// Whether any rule looks at a file of this name.
    func accepts(_ path: FilePath) -> Bool { linter(for: path).accepts(path.lintName) }

    private func linter(for path: FilePath) -> Linter {
        let full = path.absolute(in: workingFolder)
        let options = settings.options(configurations.configuration(for: full.parent), path: full)
        if let known = linters[options] { return known }
        let linter = Linter(options: options)
        linters[options] = linter
        return linter
    }

    static func words(_ failure: Descriptor.ReadFailure) -> String {
        switch failure {
        case .system(let error): return error.description
        case .tooLarge(let byteCount): return "the file has \(byteCount) bytes, more than can be linted; split it"
        }
    }
}

extension FilePath {
    /// The name as the lint has it: text. Bytes that are not UTF-8 are shown as U+FFFD.
    var lintName: String { String(decoding: bytes, as: UTF8.self) }
}
