// attrmd config: the settings that are in force, and a configuration to begin with.

import Linting
import TargetTable

/// The command `config`, and `lint --print-config`.
struct ConfigCommand {
    private let arguments: ParsedArguments
    private let context: CommandContext

    init(_ arguments: ParsedArguments, _ context: CommandContext) {
        self.arguments = arguments
        self.context = context
    }

    func run() throws -> ExitStatus {
        var problems: [String] = []
        let targets = LintSettings.targets(arguments, &problems)
        if !problems.isEmpty { throw UsageError(problems) }
        let path = arguments.operands.first.map { FilePath($0) } ?? FilePath(".")
        return arguments.has(.start) ? try start(in: path, targets ?? []) : try print(path)
    }

    private func start(in folder: FilePath, _ targets: [TargetID]) throws -> ExitStatus {
        let file = folder.appending(ConfigurationText.fileName.utf8).normalized
        let text = ConfigurationText.starting(targets: targets)
        do {
            guard try FileReplacement.writeNew(Array(text.utf8), to: file) else {
                throw UsageError("\(file) exists; change it, or remove it first")
            }
        } catch let error as SystemError {
            throw UsageError("\(file): \(error)")
        }
        context.say("attrmd: wrote \(file)\n")
        return .success
    }

    private func print(_ path: FilePath) throws -> ExitStatus {
        let workingFolder = FilePath.workingFolder
        let files = ConfigurationFiles(
            named: arguments.path(.config),
            isOff: arguments.has(.noConfig),
            workingFolder: workingFolder,
            palette: context.palette(for: .error)
        )
        let full = path.absolute(in: workingFolder)
        let isFolder = (try? FileFacts(of: full))?.kind == .folder
        let loaded = files.configuration(for: isFolder ? full : full.parent)
        context.say(files.errors + files.warnings)
        if !files.errors.isEmpty || arguments.has(.denyConfigWarnings) && !files.warnings.isEmpty { return .failure }
        let settings = try LintSettings(arguments)
        let text = ConfigurationText.effective(
            settings.options(loaded, path: full),
            exclude: loaded.configuration.exclude,
            failOn: settings.failOn ?? loaded.configuration.failOn ?? .warning,
            baseline: loaded.configuration.baseline,
            sources: loaded.sources.map(\.lintName)
        )
        try context.print(text)
        return .success
    }
}
