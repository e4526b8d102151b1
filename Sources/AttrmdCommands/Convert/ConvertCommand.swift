// attrmd convert: plan, convert each input, tell what was lost.

import DocumentFormats

/// The command `convert`.
struct ConvertCommand {
    private let arguments: ParsedArguments
    private let context: CommandContext
    private let plan: ConversionPlan
    private let conversion: Conversion

    init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
        self.arguments = arguments
        self.context = context
        plan = try ConversionPlan(arguments, formats: context.formats)
        var settings = ConversionSettings(arguments)
        if !plan.isMirrored, arguments.path(.output) == nil, context.console.isTerminal(.output) {
            settings.writing.terminalWidth = context.console.terminalWidth
        }
        conversion = Conversion(settings: settings, palette: context.palette(for: .error), console: context.console)
    }

    /// Converts what the command line names.
    ///
    /// One input that fails does not keep the others from being converted.
    func run() throws(ConsoleError) -> ExitStatus {
        if plan.steps.isEmpty { return nothingToDo() }
        var tally = Tally()
        if plan.isMirrored {
            convertAll(&tally)
            sayTally(tally)
        } else {
            try convertOne(&tally)
        }
        guard writeReport(tally.entries) else { return .failure }
        if tally.failed > 0 { return .failure }
        if tally.mismatched > 0 { return .findings }
        return tally.lossy > 0 && arguments.has(.strict) ? .findings : .success
    }

    /// What became of the inputs.
    private struct Tally {
        var converted = 0
        var lossy = 0
        var failed = 0
        var mismatched = 0
        var entries: [String] = []

        mutating func add(_ outcome: ConversionOutcome) {
            entries += outcome.report.split(separator: ConversionOutcome.entrySeparator).map(String.init)
            switch outcome.result {
            case .failed: failed += 1
            case .mismatched: mismatched += 1
            case .converted: converted += 1
            case .lossy:
                converted += 1
                lossy += 1
            }
        }
    }

    private func nothingToDo() -> ExitStatus {
        context.say(skippedLines() + "attrmd: error: no file here that can be read; formats: ")
        context.say(FormatChoice(formats: context.formats).readable + "\n")
        return .failure
    }

    // MARK: One

    private func convertOne(_ tally: inout Tally) throws(ConsoleError) {
        for step in plan.steps {
            let outcome: ConversionOutcome
            switch step {
            case .fail(let path, let error): outcome = conversion.failure(path, error)
            case .convert(let job):
                if job.input.source == .standardInput, context.console.isTerminal(.input) {
                    context.say("attrmd: reading standard input; Control-D ends it\n")
                }
                let (result, bytes) = conversion.run(job)
                if let bytes { try context.print(bytes) }
                outcome = result
            }
            context.say(outcome.messages)
            tally.add(outcome)
        }
    }

    // MARK: Many

    private func convertAll(_ tally: inout Tally) {
        let jobs = plan.jobs
        let total = jobs.reduce(0) { $0 + $1.job.byteCount }
        let worthwhile = ConversionPool.worthwhileCount(jobCount: jobs.count, byteCount: total)
        let processCount = min(arguments.number(.jobs) ?? worthwhile, max(jobs.count, 1))
        var progress = Progress(context, total: plan.steps.count)
        var nextStep = 0

        /// Tells of the steps before this one that are no jobs, and of this one.
        func settle(_ step: Int, _ outcome: ConversionOutcome?) {
            while nextStep < step { fail(plan.steps[nextStep]) }
            guard let outcome else { return }
            progress.clear()
            context.say(outcome.messages)
            tally.add(outcome)
            nextStep += 1
            progress.show(nextStep)
        }
        func fail(_ step: ConversionPlan.Step) {
            if case .fail(let path, let error) = step {
                settle(nextStep, conversion.failure(path, error))
            } else {
                nextStep += 1
            }
        }

        if processCount > 1, let executable = context.executable {
            let words = WorkerProcess.words(for: arguments, palette: conversion.palette)
            let pool = ConversionPool(
                start: { ChildProcess(executable, words) },
                runHere: { conversion.run($0).outcome },
                outcomeOfCrash: { job, signal in conversion.crash(job, signal: signal) }
            )
            pool.run(jobs.map(\.job), processCount: processCount) { settle(jobs[$0].step, $1) }
        } else {
            for (step, job) in jobs { settle(step, conversion.run(job).outcome) }
        }
        settle(plan.steps.count, nil)
        progress.clear()
    }

    private func sayTally(_ tally: Tally) {
        var parts = ["\(tally.converted) converted"]
        if tally.lossy > 0 { parts.append("\(tally.lossy) of them with losses") }
        if tally.failed > 0 { parts.append("\(tally.failed) failed") }
        if tally.mismatched > 0 { parts.append("\(tally.mismatched) not written") }
        if !plan.skipped.isEmpty { parts.append("\(plan.skipped.count) skipped") }
        context.say(skippedLines() + "attrmd: " + parts.joined(separator: ", ") + "\n")
    }

    private func skippedLines() -> String {
        let shown = 20
        var text = plan.skipped.prefix(shown).map { "\($0.path): skipped: \($0.reason)\n" }.joined()
        if plan.skipped.count > shown {
            text += "and \(plan.skipped.count - shown) more were skipped; --report FILE lists all\n"
        }
        return text
    }

    /// Writes the report if one is asked for.
    ///
    /// - Returns: Whether all went well.
    private func writeReport(_ entries: [String]) -> Bool {
        guard let path = arguments.path(.report) else { return true }
        let text = Report.document(entries: entries, skipped: plan.skipped)
        do {
            try FileReplacement.write(Array(text.utf8), to: path)
            return true
        } catch {
            var log = MessageLog(name: path.description, source: [], palette: conversion.palette)
            log.add(.error, error.description)
            context.say(log.text)
            return false
        }
    }
}

extension Conversion {
    /// An outcome for a job whose process ended before it was done.
    func crash(_ job: ConversionJob, signal: Int32?) -> ConversionOutcome {
        let reason = signal.map { "the converting process was ended by signal \($0)" }
        let message = reason ?? "the converting process ended before it was done"
        var log = MessageLog(name: job.input.name, source: [], palette: palette)
        log.add(.error, message)
        return ConversionOutcome(
            result: .failed,
            messages: log.text,
            report: Report.failure(job.input.name, message, offset: nil, position: nil)
        )
    }
}
