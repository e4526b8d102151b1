// What readers say about a file, as findings.

import DocumentModel

/// The rules whose findings are the warnings of readers.
enum ReaderRules {
    static let tableCells = Rule(
        "table-cells-dropped",
        .warning,
        "A row of a table has more cells than the header.",
        reason: """
            GitHub's Markdown gives a table as many columns as its header has, and leaves out what a row has beyond \
            that. The text of those cells is in the file, and no reader sees it. A bar within a cell has to be \
            escaped, in code too.
            """,
        bad: [Rule.Example("note.md", "| a | b |\n|---|---|\n| 1 | 2 | 3 |\n")],
        good: [Rule.Example("note.md", "| a | b |\n|---|---|\n| 1 | 2 \\| 3 |\n")]
    )

    static let repeatedDefinition = Rule(
        "repeated-definition",
        .warning,
        "Two lines define the same link or footnote.",
        reason: """
            The first definition counts, and the other is left out. A reader of the text sees one address or note \
            where the file has two.
            """,
        bad: [Rule.Example("note.md", "See [a].\n\n[a]: https://example.org/1\n[a]: https://example.org/2\n")],
        good: [Rule.Example("note.md", "See [a].\n\n[a]: https://example.org/1\n")]
    )

    static let notRead = Rule(
        "source-not-read",
        .warning,
        "Something of the file is not in the document that is read from it.",
        reason: """
            A reader reads damaged files as far as it can, and leaves out what the document has no place for, such as \
            films and controls of forms. The message says what is missing.
            """,
        bad: [Rule.Example("note.rtf", "{\\rtf1\\ansi {\\b bold} text")],
        good: [Rule.Example("note.rtf", "{\\rtf1\\ansi {\\b bold} text}")]
    )

    static let all = [tableCells, repeatedDefinition, notRead]

    /// The warnings of the reader. Its notes tell how something was read, which is no fault.
    static func findings(in reading: LintReading) -> [Finding] {
        reading.diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .warning else { return nil }
            let rule = all.first { $0.id == diagnostic.id } ?? notRead
            return Finding(
                rule: rule.id,
                severity: rule.severity,
                message: sentence(diagnostic.message),
                range: reading.line(from: diagnostic.offset)
            )
        }
    }

    /// A message with a capital and a full stop.
    private static func sentence(_ message: String) -> String {
        let whole = message.prefix(1).uppercased() + message.dropFirst()
        return whole.hasSuffix(".") ? whole : whole + "."
    }
}
