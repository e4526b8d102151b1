// The table itself: what each target does with each attribute and construct. It is data; the facts are in
// Facts/, one block for each group of subjects, and are read when the table is first asked.

/// The attribute-scope table.
///
/// Every target has a cell for every subject: tests see to it. The table is read when it is first used,
/// and costs a program that does not use it nothing.
///
///     let cell = TargetTable.cell(.heading, .swiftUIText)
///     cell.status       // .ignored
///     cell.remedy?.text // "Make the blocks visible first: …"
public enum TargetTable {
    /// The targets in the order of the pages.
    public static var targets: [Target] { Target.all }

    /// The subjects in the order of the pages: attributes by scope, then constructs.
    public static var subjects: [Subject] { SubjectSheet.shared.subjects }

    /// Where the facts come from, by number.
    public static var sources: [EvidenceSource] { SourceSheet.shared.sources }

    /// What a target does with a subject.
    ///
    /// - Complexity: O(1) after the first call, which reads the table.
    public static func cell(_ subject: SubjectID, _ target: TargetID) -> TargetCell {
        FactSheet.shared.cell(subject, target)
    }

    /// The cells of a target, in the order of the subjects.
    public static func cells(of target: TargetID) -> [TargetCell] {
        SubjectID.allCases.map { cell($0, target) }
    }

    /// The cells of a subject, in the order of the targets.
    public static func cells(of subject: SubjectID) -> [TargetCell] {
        TargetID.allCases.map { cell(subject, $0) }
    }

    /// What a target is.
    public static func target(_ id: TargetID) -> Target { Target.named(id) }

    /// What a subject is.
    public static func subject(_ id: SubjectID) -> Subject { SubjectSheet.shared.subject(id) }

    /// A source by the number that cells have for it.
    public static func source(_ number: Int) -> EvidenceSource? {
        sources.first { $0.number == number }
    }
}

extension Loss {
    /// The row of the table that the loss is about; `nil` for a subject that the table does not have.
    public var subjectID: SubjectID? { SubjectID(rawValue: subject) }
}
