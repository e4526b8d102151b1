// The terminal writer: a theme of the shared layout.

public import DocumentModel

/// Writes text for a terminal, styled with escape sequences (SGR of ECMA-48, and OSC 8 for links).
///
/// Layout is that of plain text, with bars beside quotes and boxes around tables, and paragraphs are broken
/// at `WriteOptions.terminalWidth`. A word wider than the line is not broken, so that an address can be
/// copied; in a table it is.
///
/// Nothing in a document can send the terminal a command: control characters of the text are shown as their
/// pictures (`␛`) or as U+FFFD, and a link is a hyperlink only with an address of the web or of mail, percent
/// encoded; other addresses are shown. More than 100 levels of quotes and lists are indented like 100.
///
/// Without `WriteOptions.terminalStyles` there are no escape sequences at all, and marks are reported as
/// lost.
///
///     ANSIWriter().write(document, options: WriteOptions(terminalWidth: 80)).string
public struct ANSIWriter: DocumentWriter {
    public init() {}

    /// Writes a document.
    ///
    /// - Parameters:
    ///   - document: Any document; nesting of any depth takes no stack.
    ///   - options: `terminalWidth` in columns, `terminalStyles`, and `rawHTML`, which decides whether raw
    ///     HTML is shown.
    /// - Returns: UTF-8, each line ended by a line feed, and the losses in the order of their first places.
    /// - Complexity: O(*n*) in the bytes, runs and blocks.
    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        document.text.withUnsafeBufferPointer { text in
            var writer = LayoutWriter(document: document, text: text, theme: .terminal(options))
            writer.writeDocument()
            return WriteResult(bytes: writer.out.bytes, losses: writer.losses.losses(in: document))
        }
    }
}

extension LayoutTheme {
    /// The theme of a terminal.
    static func terminal(_ options: WriteOptions) -> LayoutTheme {
        let drawsStyles = options.terminalStyles
        let faint = drawsStyles ? TerminalStyle(.dim) : TerminalStyle()
        var quote = faint.applied(to: "│")
        quote.bytes.append(UInt8(ascii: " "))
        quote.columns += 1
        return LayoutTheme(
            controls: .show,
            drawsStyles: drawsStyles,
            maximumColumns: max(0, options.terminalWidth),
            showsRawHTML: options.rawHTML == .pass,
            bullets: ["•", "◦", "▪"],
            quote: quote,
            codeIndent: Piece("    "),
            rule: "─",
            table: TableLines(
                left: "│ ",
                between: " │ ",
                right: " │",
                top: TableLines.RuleLine(left: "┌─", crossing: "─┬─", right: "─┐", line: "─"),
                middle: TableLines.RuleLine(left: "├─", crossing: "─┼─", right: "─┤", line: "─"),
                bottom: TableLines.RuleLine(left: "└─", crossing: "─┴─", right: "─┘", line: "─"),
                style: faint
            )
        )
    }
}
