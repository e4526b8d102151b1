// The rules about targets: one for each way in which a target fails a subject.

import TargetTable

/// The rules about what a target loses.
enum TargetRules {
    static let drops = Rule(
        "target-drops",
        .error,
        "The target drops an attribute or a construct: it is gone when the text gets there.",
        reason: """
            A target that drops something says nothing about it: a reader never learns that it was there. The \
            target table says for each target what it drops, and how that is known. The severity is error; \
            warning where the table only infers it; note for what no reader is meant to see, such as a comment. \
            The rule looks at a file for the targets that `--target` or the configuration names; the examples \
            are for `swiftui-text`.
            """,
        bad: [Rule.Example("note.md", "One paragraph.\n\nAnother one.\n")],
        good: [Rule.Example("note.md", "One paragraph. Another one.\n")]
    )

    static let ignores = Rule(
        "target-ignores",
        .warning,
        "The target keeps an attribute or a construct and does not draw it, or shows its markup as typed.",
        reason: """
            A heading that a view does not draw is a line of text like any other, and a table is its cells in a \
            row. Where a target does not read the markup, a reader sees the number signs and bars themselves. \
            The severity is warning, and note where the table only infers it. The rule looks at a file for the \
            targets that `--target` or the configuration names; the examples are for `swiftui-text`.
            """,
        bad: [Rule.Example("note.md", "# Title\n")],
        good: [Rule.Example("note.md", "**Title**\n")]
    )

    static let shortens = Rule(
        "target-partial",
        .warning,
        "The target shows an attribute or a construct only in part, or only sometimes.",
        reason: """
            What a target shows in part looks right in one place and wrong in another. The message says which \
            part is kept. The severity is warning, and note where the table only infers it. The rule looks at a \
            file for the targets that `--target` or the configuration names; the examples are for `swiftui- \
            text`.
            """,
        bad: [Rule.Example("note.md", "***\n")],
        good: [Rule.Example("note.md", "Text and no rule.\n")]
    )

    static let all = [drops, ignores, shortens]

    /// The rule for a status; `nil` where nothing is lost.
    static func rule(for status: SupportStatus) -> Rule? {
        switch status {
        case .dropped: return drops
        case .ignored: return ignores
        case .partially: return shortens
        case .renders, .converted, .unknown: return nil
        }
    }

    /// The severity of what a cell says.
    static func severity(_ rule: Rule, _ cell: TargetCell) -> Severity {
        if cell.status == .dropped, SubjectID.unseen.contains(cell.subject) { return .note }
        if cell.remedy == .accept { return .note }
        guard cell.confidence == .inferred else { return rule.severity }
        return rule.severity == .error ? .warning : .note
    }
}
