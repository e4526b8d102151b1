// attrmd lint: choose the files, lint each, compare with the baseline, report.

import DocumentFormats
import DocumentModel
import Linting

/// The command `lint`.
struct LintCommand {
    private let arguments: ParsedArguments
    let context: CommandContext
    private let settings: LintSettings
    let outputs: ReportOutputs
    private let workingFolder: FilePath
    let worker: LintWorker

    init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
        self.arguments = arguments
        self.context = context
        settings = try LintSettings(arguments)
        outputs = try ReportOutputs(arguments, environment: context.environment)
        worker = LintWorker(settings, arguments, context)
        workingFolder = worker.workingFolder
    }

    func run() throws -> ExitStatus {
        do {
            return try perform()
        } catch is ConfigurationFailure {
            context.say(worker.configurations.errors + worker.configurations.warnings)
            return .failure
        }
    }

    private func perform() throws -> ExitStatus {
        if arguments.has(.listRules) {
            let isJSON = outputs.outputs.contains { $0.format == .json || $0.format == .jsonl }
            try context.print(isJSON ? RuleList.json(LintRules.standard) : RuleList.text(LintRules.standard, context))
            return .success
        }
        if arguments.has(.printConfig) { return try ConfigCommand(arguments, context).run() }
        let main = try mainConfiguration()
        var result = Result()
        if readsStandardInput {
            try lintStandardInput(&result)
        } else {
            let selection = try self.selection(main)
            for path in selection.unknown where !settings.isQuiet {
                say(path.description, .note, "no rule looks at files with this suffix; it was left out")
            }
            for (path, reason) in selection.problems { result.fail(path.description, reason) }
            lint(selection.files.map(\.path), &result)
        }
        return try finish(&result, main)
    }

    /// What came of all files.
    private struct Result {
        var files: [LintedFile] = []
        var differences: [UInt8] = []
        var fixedCount = 0
        var problems: [(name: String, reason: String)] = []
        /// What standard input became, where it was fixed.
        var fixed: [UInt8]?
        var unneeded: [Baseline.Entry] = []

        mutating func fail(_ name: String, _ reason: String) { problems.append((name, reason)) }

        mutating func add(_ outcome: LintWorker.Outcome) {
            if let problem = outcome.problem { fail(escapingControls(outcome.file.path), problem) }
            files.append(outcome.file)
            differences += outcome.difference
            fixedCount += outcome.fixedCount
        }
    }

    // MARK: Files

    private var readsStandardInput: Bool {
        arguments.has(.stdin) || arguments.operands == [Array("-".utf8)]
            || arguments.has(.stdinFilename) && arguments.operands.isEmpty
    }

    /// The configuration that says how the run ends: that of the working folder, or of what is named first.
    private func mainConfiguration() throws(ConfigurationFailure) -> LoadedConfiguration {
        var main = worker.configurations.configuration(for: workingFolder)
        if main.sources.isEmpty, let first = arguments.operands.first, arguments.operands != [Array("-".utf8)] {
            let path = FilePath(first).absolute(in: workingFolder)
            let isFolder = (try? FileFacts(of: path))?.kind == .folder
            main = worker.configurations.configuration(for: isFolder ? path : path.parent)
        }
        try checkConfigurations()
        return main
    }

    /// A configuration that keeps the run from going on; what is wrong is said at the end.
    private struct ConfigurationFailure: Error {}

    private func checkConfigurations() throws(ConfigurationFailure) {
        let files = worker.configurations
        let isDenied = arguments.has(.denyConfigWarnings) && !files.warnings.isEmpty
        guard !files.errors.isEmpty || isDenied else { return }
        throw ConfigurationFailure()
    }

    private func selection(_ main: LoadedConfiguration) throws(UsageError) -> FileSelection {
        let ignore = IgnoreRules(
            readsFiles: !arguments.has(.noIgnore),
            exclude: arguments.texts(.exclude),
            workingFolder: workingFolder
        )
        let configurations = worker.configurations
        var selection = FileSelection(
            workingFolder: workingFolder,
            isLeftOut: { path, isFolder in
                if ignore.ignores(path, isFolder: isFolder) { return true }
                let full = path.absolute(in: workingFolder)
                return configurations.configuration(for: full.parent).excludes(full, isFolder: isFolder)
            },
            accepts: worker.accepts
        )
        var words = arguments.operands.map { FilePath($0) }
        if let list = arguments.path(.filesFrom) { words += try names(in: list) }
        let isNothingNamed = arguments.operands.isEmpty && !arguments.has(.filesFrom)
        if isNothingNamed {
            let include = main.configuration.include ?? []
            words = include.map { pattern in
                let isNegated = pattern.hasPrefix("!")
                let path = FilePath(isNegated ? String(pattern.dropFirst()) : pattern).absolute(in: main.folder)
                let shown = selection.shown(path)
                return isNegated ? FilePath([UInt8(ascii: "!")] + shown.bytes) : shown
            }
            if include.isEmpty { words = [FilePath(".")] }
        }
        if words.contains(FilePath("-")) { throw UsageError("standard input cannot be one of several inputs") }
        selection.add(words)
        if isNothingNamed { selection.forgetEmptyPatterns() }
        if arguments.has(.changed) {
            let reference = arguments.text(.changed) ?? ""
            let changed = try GitChanges.files(since: reference, searchPath: context.environment["PATH"] ?? "")
            selection.keep(changed)
        }
        return selection
    }

    private func standardInput() throws(UsageError) -> [UInt8] {
        do throws(ConsoleError) {
            return try context.console.readStandardInput(limit: ReadLimits().maximumByteCount)
        } catch {
            switch error {
            case .tooLarge: throw UsageError("standard input has more bytes than can be linted")
            case .closed: throw UsageError("standard input is closed")
            case .failed(let reason): throw UsageError("standard input: \(reason)")
            }
        }
    }

    private func content(of file: FilePath) throws(UsageError) -> [UInt8] {
        do throws(Descriptor.ReadFailure) {
            return try Descriptor.readFile(file, limit: ReadLimits().maximumByteCount)
        } catch {
            throw UsageError("\(file): \(LintWorker.words(error))")
        }
    }

    /// The names in a list with NUL or line ends between them.
    private func names(in list: FilePath) throws(UsageError) -> [FilePath] {
        let bytes = list == FilePath("-") ? try standardInput() : try content(of: list)
        if bytes.contains(0) { return bytes.split(separator: 0).map { FilePath(Array($0)) } }
        return bytes.split { $0 == 0x0A || $0 == 0x0D }.map { FilePath(Array($0)) }
    }

    // MARK: Linting

    private func lintStandardInput(_ result: inout Result) throws {
        if arguments.operands.count > 1 || arguments.operands.first.map({ $0 != Array("-".utf8) }) == true {
            throw UsageError("standard input cannot be one of several inputs")
        }
        let name = arguments.text(.stdinFilename) ?? "stdin.md"
        let path = FilePath(name).normalized
        guard !name.isEmpty, worker.accepts(path) else {
            throw UsageError(
                "no rule looks at files like \(escapingControls(name)); name standard input with --stdin-filename NAME.md"
            )
        }
        if context.console.isTerminal(.input) { say("attrmd", nil, "reading standard input; Control-D ends it") }
        let bytes = try standardInput()
        let outcome = worker.run(bytes, path)
        result.add(outcome)
        if settings.fixing?.showsDifference == false { result.fixed = outcome.fixed }
    }

    private func lint(_ paths: [FilePath], _ result: inout Result) {
        let byteCount = paths.reduce(0) { $0 + ((try? FileFacts(of: $1))?.byteCount ?? 0) }
        let worthwhile = LintPool.worthwhileCount(jobCount: paths.count, byteCount: byteCount)
        let processCount = min(arguments.number(.jobs) ?? worthwhile, max(paths.count, 1))
        guard processCount > 1, let executable = context.executable else {
            for path in paths { result.add(worker.run(path)) }
            return
        }
        let words = LintWorkerProcess.words(for: arguments)
        let pool = LintPool(
            start: { ChildProcess(executable, words) },
            runHere: { worker.run($0.path) },
            outcomeOfCrash: { job, signal in
                let reason = signal.map { "the linting process was ended by signal \($0)" }
                return LintWorker.Outcome(
                    file: LintedFile(path: job.path.lintName),
                    problem: reason ?? "the linting process ended before it was done"
                )
            }
        )
        pool.run(paths.map { LintJob(path: $0) }, processCount: processCount) { result.add($1) }
    }

    private typealias LintPool = WorkerPool<LintJob, LintWorker.Outcome>

    // MARK: The end

    private func finish(_ result: inout Result, _ main: LoadedConfiguration) throws -> ExitStatus {
        try checkConfigurations()
        if !settings.isQuiet { context.say(worker.configurations.warnings) }
        for problem in result.problems { say(problem.name, .error, problem.reason) }
        let baselineFile = baselineFile(main)
        let hasBaseline = try applyBaseline(baselineFile, &result)
        let failLevel = settings.failOn ?? main.configuration.failOn ?? .warning
        let report = LintReport(
            files: result.files,
            version: Attrmd.version,
            failureLevel: failLevel.severity,
            hasBaseline: hasBaseline,
            folder: workingFolder.lintName
        )
        if let file = arguments.path(.writeBaseline) {
            let baseline = Baseline(result.files, path: baselinePath(file))
            guard write(Array(baseline.text().utf8), to: file) else { return .failure }
            let count = baseline.entries.reduce(0) { $0 + $1.count }
            if !settings.isQuiet { say("attrmd", nil, "\(count) findings are known in \(file)") }
            return result.problems.isEmpty && result.files.allSatisfy { $0.failure == nil } ? .success : .failure
        }
        guard try emit(report, result) else { return .failure }
        if arguments.has(.summary) { try emitSummary(result.files) }
        sayEnd(report, result)
        return status(report, result)
    }

    private func status(_ report: LintReport, _ result: Result) -> ExitStatus {
        if !result.problems.isEmpty || report.files.contains(where: { $0.failure != nil }) { return .failure }
        let isFailed = report.files.contains { $0.findings.contains { report.isFailure($0.finding) } }
        let isOverLimit = settings.maximumWarnings.map { report.count(of: .warning) > $0 } ?? false
        let wouldFix = settings.fixing?.showsDifference == true && !result.differences.isEmpty
        return isFailed || isOverLimit || wouldFix ? .findings : .success
    }

    /// Writes every report; where standard output is for text or a difference, findings go to standard error.
    private func emit(_ report: LintReport, _ result: Result) throws(ConsoleError) -> Bool {
        let palette = context.palette(for: .output)
        for output in outputs.outputs {
            if output.format == .github { writeStepSummary(report) }
            guard let file = output.file else {
                let isTaken = result.fixed != nil || settings.fixing?.showsDifference == true
                if isTaken {
                    try context.print(result.fixed ?? result.differences)
                    if result.fixed != nil { context.say(report.rendered(as: output.format)) }
                } else {
                    let paint = { palette.paint($1, Self.role($0)) }
                    try context.print(report.rendered(as: output.format, paint: palette.isColored ? paint : nil))
                }
                continue
            }
            guard write(Array(report.rendered(as: output.format).utf8), to: file) else { return false }
        }
        return true
    }

    private static func role(_ part: TextReport.Part) -> Palette.Role {
        switch part {
        case .place: return .strong
        case .rule: return .faint
        case .severity(.error): return .error
        case .severity(.warning): return .warning
        case .severity(.note): return .note
        }
    }

    private func writeStepSummary(_ report: LintReport) {
        guard let name = context.environment["GITHUB_STEP_SUMMARY"], !name.isEmpty else { return }
        do {
            try Descriptor.append(Array(report.gitHubSummary().utf8), to: FilePath(name))
        } catch {
            say(escapingControls(name), .warning, "the summary of the step was not written: \(error)")
        }
    }

    private func sayEnd(_ report: LintReport, _ result: Result) {
        guard !settings.isQuiet else { return }
        for entry in result.unneeded.prefix(20) {
            let count = entry.count > 1 ? " (\(entry.count) of them)" : ""
            let text = "the baseline knows a finding of \(entry.rule) that is no longer there\(count)"
            say(escapingControls(entry.path), .note, text)
        }
        if !result.unneeded.isEmpty {
            let count = result.unneeded.reduce(0) { $0 + $1.count }
            let what = count == 1 ? "1 entry" : "\(count) entries"
            let action = arguments.has(.pruneBaseline) ? "taken out of" : "no longer needed in"
            say(
                "attrmd",
                nil,
                "\(what) \(action) the baseline"
                    + (arguments.has(.pruneBaseline) ? "" : "; --prune-baseline takes them out")
            )
        }
        var parts = [report.summary]
        let known = report.files.reduce(0) { $0 + $1.known.count }
        if known > 0 { parts.append("\(known) known") }
        if result.fixedCount > 0 {
            parts.append(
                "\(result.fixedCount) \(settings.fixing?.showsDifference == true ? "can be " : "")put right"
            )
        } else {
            let fixable = Fixer.fixableCount(report.files)
            if fixable > 0, settings.fixing == nil { parts.append("--fix puts \(fixable) right") }
        }
        say("attrmd", nil, parts.joined(separator: "; "))
    }

    // MARK: Baseline

    private func baselineFile(_ main: LoadedConfiguration) -> FilePath? {
        if arguments.has(.writeBaseline) { return nil }
        return arguments.path(.baseline) ?? main.configuration.baseline.map { FilePath($0) }
    }

    /// The path of a linted file from the folder of a baseline on.
    private func baselinePath(_ file: FilePath) -> (String) -> String {
        let folder = file.absolute(in: workingFolder).parent
        return { name in
            let full = FilePath(name).absolute(in: workingFolder)
            return (full.relative(to: folder) ?? full).lintName
        }
    }

    private func applyBaseline(_ file: FilePath?, _ result: inout Result) throws(UsageError) -> Bool {
        guard let file else {
            if arguments.has(.pruneBaseline) {
                throw UsageError("--prune-baseline needs a baseline; name it with --baseline")
            }
            return false
        }
        let bytes = try content(of: file)
        let baseline: Baseline
        do {
            baseline = try Baseline(bytes)
        } catch {
            let place = SourceLines(bytes).position(at: error.offset ?? 0)
            throw UsageError("\(file):\(place.line):\(place.column): \(error.message)")
        }
        let folder = file.absolute(in: workingFolder).parent
        result.unneeded = baseline.apply(to: &result.files, path: baselinePath(file)) { name in
            (try? FileFacts(of: FilePath(name).absolute(in: folder))) == nil
        }
        if arguments.has(.pruneBaseline), !result.unneeded.isEmpty {
            if !write(Array(baseline.removing(result.unneeded).text().utf8), to: file) {
                result.fail(file.description, "the baseline was not written")
            }
        }
        return true
    }

    // MARK: Words

    private func write(_ bytes: [UInt8], to file: FilePath) -> Bool {
        do {
            try FileReplacement.write(bytes, to: file)
            return true
        } catch {
            say(file.description, .error, error.description)
            return false
        }
    }

    private func say(_ name: String, _ kind: MessageLog.Kind?, _ text: String) {
        guard let kind else { return context.say("\(name): \(text)\n") }
        var log = MessageLog(name: name, source: [], palette: context.palette(for: .error))
        log.add(kind, text)
        context.say(log.text)
    }
}
