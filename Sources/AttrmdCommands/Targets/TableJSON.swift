// The table as JSON, for programs. Documentation/command-line.md describes the form.

import DocumentFormats
import TargetTable

/// Makes JSON of the table or of a part of it.
enum TableJSON {
    /// The whole table.
    static func document() -> String {
        JSONText.document([
            ("version", "1"),
            ("targets", list(TargetTable.targets.map(target))),
            ("subjects", list(TargetTable.subjects.map(subject))),
            ("remedies", list(Remedy.allCases.map(remedy))),
            ("sources", list(TargetTable.sources.map(source))),
            ("cells", list(TargetID.allCases.flatMap { TargetTable.cells(of: $0) }.map(cell))),
        ])
    }

    /// One target and its cells.
    static func document(of id: TargetID) -> String {
        JSONText.document([
            ("version", "1"), ("target", target(TargetTable.target(id))),
            ("cells", list(TargetTable.cells(of: id).map(cell))),
        ])
    }

    /// One subject and its cells.
    static func document(of id: SubjectID) -> String {
        JSONText.document([
            ("version", "1"), ("subject", subject(TargetTable.subject(id))),
            ("cells", list(TargetTable.cells(of: id).map(cell))),
        ])
    }

    private static func list(_ values: [String]) -> String { JSONText.array(values, indentation: "  ") }

    private static func target(_ target: Target) -> String {
        JSONText.object([
            ("id", JSONText.string(target.id.rawValue)), ("name", JSONText.string(target.name)),
            ("kind", JSONText.string(target.kind.rawValue)), ("platforms", JSONText.string(target.platforms)),
            ("since", JSONText.string(target.since)), ("summary", JSONText.string(target.summary)),
            ("markdown", JSONText.string(target.markdown)),
        ])
    }

    private static func subject(_ subject: Subject) -> String {
        var members = [
            ("id", JSONText.string(subject.id.rawValue)), ("level", JSONText.string(subject.level.rawValue)),
            ("summary", JSONText.string(subject.summary)),
        ]
        if let attribute = subject.attribute {
            members += [
                ("kind", JSONText.string("attribute")), ("property", JSONText.string(attribute.property)),
                ("value", JSONText.string(attribute.valueType)),
                ("keys", JSONText.array(attribute.keys.map { JSONText.string($0) })),
                ("scopes", JSONText.array(attribute.scopes.map { JSONText.string($0.rawValue) })),
                ("since", JSONText.string(attribute.since)),
            ]
        }
        if let construct = subject.construct {
            members += [
                ("kind", JSONText.string("construct")), ("name", JSONText.string(construct.name)),
                ("origin", JSONText.string(construct.origin)), ("syntax", JSONText.string(construct.syntax)),
            ]
        }
        return JSONText.object(members)
    }

    private static func remedy(_ remedy: Remedy) -> String {
        JSONText.object([("id", JSONText.string(remedy.rawValue)), ("text", JSONText.string(remedy.text))])
    }

    private static func source(_ source: EvidenceSource) -> String {
        JSONText.object([
            ("number", "\(source.number)"), ("kind", JSONText.string(source.kind)),
            ("title", JSONText.string(source.title)), ("place", JSONText.string(source.place)),
        ])
    }

    private static func cell(_ cell: TargetCell) -> String {
        JSONText.object([
            ("subject", JSONText.string(cell.subject.rawValue)), ("target", JSONText.string(cell.target.rawValue)),
            ("status", JSONText.string(cell.status.rawValue)),
            ("confidence", JSONText.string(cell.confidence.rawValue)), ("note", JSONText.string(cell.note)),
            ("remedy", JSONText.string(cell.remedy?.rawValue)),
            ("sources", JSONText.array(cell.sources.map { "\($0)" })),
        ])
    }
}
