// The plain text writer: a theme of the shared layout.

public import DocumentModel

/// Writes plain text for people: blocks as lines with blank lines between them, and no markup.
///
/// - Items have `•` or their number, tasks `[ ]` or `[x]`, quotes `> ` in front of each line.
/// - A link is its text and its address, `text <address>`, or the address alone where the two are equal; an
///   image is its description and its address.
/// - Table columns are aligned by display width: East Asian characters and emoji take two columns,
///   combining ones none. A cell of more than 100 columns stands out.
/// - Footnotes are numbered; the notes stand at the end.
/// - Raw HTML is left out and reported, or shown as it is with `RawHTMLPolicy.pass`; `<br>` is a line end.
///
/// Characters are written as they are, control characters too. More than 100 levels of quotes and lists are
/// indented like 100. What the lines do not show, marks and headings above all, is reported.
///
///     PlainTextWriter().write(document, options: WriteOptions()).string
public struct PlainTextWriter: DocumentWriter {
    public init() {}

    /// Writes a document.
    ///
    /// - Parameters:
    ///   - document: Any document; nesting of any depth takes no stack.
    ///   - options: `rawHTML` decides whether raw HTML is shown.
    /// - Returns: UTF-8, each line ended by a line feed, and the losses in the order of their first places.
    /// - Complexity: O(*n*) in the bytes, runs and blocks.
    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        document.text.withUnsafeBufferPointer { text in
            var writer = LayoutWriter(
                document: document,
                text: text,
                theme: .plainText(showsRawHTML: options.rawHTML == .pass)
            )
            writer.writeDocument()
            return WriteResult(bytes: writer.out.bytes, losses: writer.losses.losses(in: document))
        }
    }
}

extension LayoutTheme {
    /// The theme of plain text.
    static func plainText(showsRawHTML: Bool) -> LayoutTheme {
        LayoutTheme(
            controls: .keep,
            drawsStyles: false,
            maximumColumns: 0,
            showsRawHTML: showsRawHTML,
            bullets: ["•", "◦", "▪"],
            quote: Piece("> "),
            codeIndent: Piece("    "),
            rule: "─",
            table: TableLines(
                left: "",
                between: " | ",
                right: "",
                top: nil,
                middle: TableLines.RuleLine(left: "", crossing: "-+-", right: "", line: "-"),
                bottom: nil,
                style: TerminalStyle()
            )
        )
    }
}
