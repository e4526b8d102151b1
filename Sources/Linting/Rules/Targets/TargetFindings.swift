// The findings about targets: the places of a document at which each target fails it.

import DocumentFormats
import DocumentModel
import TargetTable

/// Judges documents for targets.
struct TargetFindings {
    private let judges: [Judge]
    /// The subjects that the table makes any target fail.
    private let failedByTable: SubjectSet

    /// What is known about a target before any document.
    private enum Judge {
        /// What the table says of it.
        case table([SubjectID: Verdict])
        /// What its writer says of each document.
        case writer(WrittenTarget)
    }

    init(targets: [TargetID]) {
        judges = targets.map { target in
            WrittenTarget(target).map { .writer($0) } ?? .table(Self.verdicts(of: target))
        }
        failedByTable = judges.reduce(into: SubjectSet()) { subjects, judge in
            if case .table(let verdicts) = judge { subjects.formUnion(verdicts.keys) }
        }
    }

    var isEmpty: Bool { judges.isEmpty }

    /// The findings for all targets.
    ///
    /// A target that the package writes is judged by its writer: what is reported is what `attrmd convert` would
    /// report. Any other target is judged by the table.
    func findings(in reading: LintReading) -> [Finding] {
        var wanted = failedByTable
        let verdicts = judges.map { judge in
            switch judge {
            case .table(let verdicts): return verdicts
            case .writer(let target):
                let verdicts = Self.verdicts(of: target, reading)
                wanted.formUnion(verdicts.keys)
                if verdicts[.customAttribute] != nil { wanted.formUnion(SubjectID.byAttributeName.values) }
                return verdicts
            }
        }
        let survey = SubjectSurvey(reading, wanted: wanted)
        var found: [Finding] = []
        for (judge, verdicts) in zip(judges, verdicts) {
            if case .table = judge {
                found += Self.findings(survey, verdicts)
            } else {
                found += Self.findings(survey, lossesOf: verdicts, reading)
            }
        }
        return found
    }

    /// Findings by the table: at every occurrence.
    private static func findings(_ survey: SubjectSurvey, _ verdicts: [SubjectID: Verdict]) -> [Finding] {
        var found: [Finding] = []
        for occurrence in survey.occurrences {
            guard let verdict = verdicts[occurrence.subject], !hasCompanion(occurrence.subject, in: verdicts) else {
                continue
            }
            let isOfFile = SubjectID.ofWholeFile.contains(occurrence.subject)
            let count = isOfFile ? survey.count(of: occurrence.subject) : 1
            found.append(verdict.finding(at: occurrence.range, count: count))
        }
        return found
    }

    /// Findings by a writer: of what is lost each time at every occurrence, of what is lost now and then once, where
    /// the writer met it first.
    private static func findings(
        _ survey: SubjectSurvey,
        lossesOf verdicts: [SubjectID: Verdict],
        _ reading: LintReading
    ) -> [Finding] {
        var found: [Finding] = []
        for (subject, verdict) in verdicts {
            // To a writer every attribute that is no member of the model is a custom one.
            let places = survey.occurrences.filter { occurrence in
                occurrence.subject == subject || subject == .customAttribute && occurrence.isCarried
            }
            let count = verdict.loss?.count ?? 1
            if verdict.cell.status == .dropped, !places.isEmpty {
                let count = SubjectID.ofWholeFile.contains(subject) ? count : 1
                found += places.map { verdict.finding(at: $0.range, count: count) }
            } else {
                let place = places.first { $0.block == verdict.loss?.block } ?? places.first
                let range = place?.range ?? verdict.loss?.block.map { reading.firstLine(of: $0) } ?? 0..<0
                found.append(verdict.finding(at: range, count: count))
            }
        }
        return found
    }

    /// Whether the target fails what the subject goes with, so that a finding about it says enough.
    private static func hasCompanion(_ subject: SubjectID, in verdicts: [SubjectID: Verdict]) -> Bool {
        SubjectID.companions[subject]?.contains { verdicts[$0] != nil } ?? false
    }

    // MARK: Verdicts

    private static func verdicts(of target: TargetID) -> [SubjectID: Verdict] {
        var found: [SubjectID: Verdict] = [:]
        for cell in TargetTable.cells(of: target) where cell.isImpaired {
            guard let rule = TargetRules.rule(for: cell.status) else { continue }
            found[cell.subject] = Verdict(cell, rule)
        }
        return found
    }

    private static func verdicts(of written: WrittenTarget, _ reading: LintReading) -> [SubjectID: Verdict] {
        var found: [SubjectID: Verdict] = [:]
        for (subject, loss) in written.losses(reading) {
            let cell = TargetTable.cell(subject, written.target)
            // A loss that the cell has for exceptions only is one in part.
            found[subject] = Verdict(cell, TargetRules.rule(for: cell.status) ?? TargetRules.shortens, loss: loss)
        }
        return found
    }

    /// What is said about a subject that a target fails.
    struct Verdict {
        var cell: TargetCell
        /// What the writer of the target says.
        var loss: Loss?
        /// The finding about one occurrence; its place is still to be set.
        var finding: Finding

        init(_ cell: TargetCell, _ rule: Rule, loss: Loss? = nil) {
            self.cell = cell
            self.loss = loss
            finding = Finding(
                rule: rule.id,
                severity: TargetRules.severity(rule, cell),
                message: Self.message(cell, loss, count: 1),
                range: 0..<0,
                target: cell.target,
                subject: cell.subject
            )
        }

        /// The finding at a place that stands for several occurrences.
        func finding(at range: Range<Int>, count: Int) -> Finding {
            var finding = finding
            finding.range = range
            if count > 1 { finding.message = Self.message(cell, loss, count: count) }
            return finding
        }

        /// What happens, what a reader sees, and what helps.
        private static func message(_ cell: TargetCell, _ loss: Loss?, count: Int) -> String {
            var message = cell.target.rawValue
            switch cell.status {
            case .dropped: message += " drops "
            case .ignored: message += " ignores "
            default: message += " shows only in part "
            }
            message += cell.subject.phrase
            if count > 1 { message += " (\(count) in this file)" }
            message += ". " + (loss?.message ?? cell.note)
            if let remedy = cell.remedy, remedy != .accept { message += " " + remedy.text }
            return message
        }
    }
}
