// The findings about targets: the places of a document at which each target fails it.

import DocumentFormats
import DocumentModel
import TargetTable

/// Judges a document for targets.
struct TargetFindings {
    let targets: [TargetID]

    /// The findings for all targets.
    ///
    /// A target that the package writes is judged by its writer: what is reported is what `attrmd convert` would
    /// report. Any other target is judged by the table.
    func findings(in reading: LintReading) -> [Finding] {
        var verdicts: [(target: TargetID, words: [SubjectID: Verdict])] = []
        for target in targets { verdicts.append((target, self.verdicts(of: target, reading))) }
        let wanted = verdicts.reduce(into: Set<SubjectID>()) { $0.formUnion($1.words.keys) }
        let survey = SubjectSurvey(reading, wanted: wanted)
        var found: [Finding] = []
        for (target, words) in verdicts {
            let isWritten = words.values.contains { $0.loss != nil }
            for occurrence in survey.occurrences {
                guard let verdict = words[occurrence.subject] else { continue }
                if !isWritten, hasCompanion(occurrence.subject, in: words) { continue }
                let isOfAll = verdict.loss == nil || verdict.cell.status == .dropped
                guard isOfAll || occurrence == survey.first(of: verdict, occurrence.subject) else { continue }
                var count = 1
                if !isOfAll {
                    count = verdict.loss?.count ?? 1
                } else if SubjectID.ofWholeFile.contains(occurrence.subject) {
                    count = survey.counts[occurrence.subject] ?? 1
                }
                found.append(finding(verdict, target: target, range: occurrence.range, count: count))
            }
            for (subject, verdict) in words where survey.counts[subject] == nil {
                guard let loss = verdict.loss else { continue }
                let range = loss.block.map { reading.firstLine(of: $0) } ?? 0..<0
                found.append(finding(verdict, target: target, range: range, count: loss.count))
            }
        }
        return found
    }

    /// What is said about a subject that a target fails.
    struct Verdict {
        var cell: TargetCell
        var rule: Rule
        var severity: Severity
        /// What the writer of the target says.
        var loss: Loss?
    }

    private func verdicts(of target: TargetID, _ reading: LintReading) -> [SubjectID: Verdict] {
        var found: [SubjectID: Verdict] = [:]
        if let written = WrittenTarget(target) {
            for (subject, loss) in written.losses(reading) {
                let cell = TargetTable.cell(subject, target)
                // A loss that the cell has for exceptions only is one in part.
                let rule = TargetRules.rule(for: cell.status) ?? TargetRules.shortens
                let severity = TargetRules.severity(rule, cell)
                found[subject] = Verdict(cell: cell, rule: rule, severity: severity, loss: loss)
            }
            return found
        }
        for cell in TargetTable.cells(of: target) where cell.isImpaired {
            guard let rule = TargetRules.rule(for: cell.status) else { continue }
            found[cell.subject] = Verdict(cell: cell, rule: rule, severity: TargetRules.severity(rule, cell))
        }
        return found
    }

    /// Whether the target fails what the subject goes with, so that a finding about it says enough.
    private func hasCompanion(_ subject: SubjectID, in words: [SubjectID: Verdict]) -> Bool {
        SubjectID.companions[subject]?.contains { words[$0] != nil } ?? false
    }

    private func finding(_ verdict: Verdict, target: TargetID, range: Range<Int>, count: Int) -> Finding {
        let subject = verdict.cell.subject
        var message = target.rawValue
        switch verdict.cell.status {
        case .dropped: message += " drops "
        case .ignored: message += " does not show "
        default: message += " shows only in part "
        }
        message += subject.phrase
        if count > 1 { message += " (\(count) in this file)" }
        message += ". " + (verdict.loss?.message ?? verdict.cell.note)
        if let remedy = verdict.cell.remedy, remedy != .accept { message += " " + remedy.text }
        return Finding(
            rule: verdict.rule.id,
            severity: verdict.severity,
            message: message,
            range: range,
            target: target,
            subject: subject
        )
    }
}

extension SubjectSurvey {
    /// The occurrence that a loss of some is told at: the first one in the block that the loss names.
    func first(of verdict: TargetFindings.Verdict, _ subject: SubjectID) -> SubjectOccurrence? {
        let all = occurrences.filter { $0.subject == subject }
        return all.first { $0.block == verdict.loss?.block } ?? all.first
    }
}
