// attrmd lint --summary: the findings in translations by language.

import Linting

extension LintCommand {
    /// Prints the summary after the findings; a report for programs is not followed by anything, so there it goes to
    /// standard error.
    func emitSummary(_ files: [LintedFile]) throws(ConsoleError) {
        var summary = TranslationSummary()
        for file in files {
            let tallies = worker.tallies(FilePath(file.path))
            if !tallies.isEmpty { summary.add(tallies, findings: file.findings.map(\.finding)) }
        }
        if outputs.outputs.contains(where: { $0.file == nil && $0.format == .text }) {
            try context.print(summary.text)
        } else {
            context.say(summary.text)
        }
    }
}
