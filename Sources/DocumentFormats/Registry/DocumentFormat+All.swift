extension DocumentFormat {
    /// Every format, in the order in which help lists them.
    public static let all: [DocumentFormat] = [
        DocumentFormat(
            name: "markdown",
            summary: "Markdown: CommonMark, GitHub's, or that of note programs",
            suffixes: ["md", "markdown", "mdown", "mkd", "mkdn"],
            targetID: "markdown-notes",
            reader: MarkdownReader(),
            writer: MarkdownWriter(),
            pictures: .linked
        ),
        DocumentFormat(
            name: "html",
            summary: "HTML of any program; written as a safe fragment unless told otherwise",
            suffixes: ["html", "htm"],
            targetID: "html",
            reader: HTMLReader(),
            writer: HTMLWriter(),
            pictures: .linked
        ),
        DocumentFormat(
            name: "rtf",
            summary: "Rich Text Format, as TextEdit, Word and LibreOffice show it",
            suffixes: ["rtf"],
            targetID: "rtf",
            reader: RTFReader(),
            writer: RTFWriter(),
            pictures: .embedded
        ),
        DocumentFormat(
            name: "rtfd",
            summary: "a folder of Rich Text Format and its pictures, as TextEdit saves it",
            suffixes: ["rtfd"],
            // An attachment has no description, so what is lost of pictures is not what the column `rtf` says.
            targetID: nil,
            reader: RTFReader(),
            writer: RTFWriter(attachesFiles: true),
            pictures: .embedded,
            folderText: "TXT.rtf"
        ),
        DocumentFormat(
            name: "text",
            summary: "plain text for people, without markup",
            suffixes: ["txt", "text"],
            targetID: "plain-text",
            reader: nil,
            writer: PlainTextWriter()
        ),
        DocumentFormat(
            name: "ansi",
            summary: "text for a terminal, styled with escape sequences",
            suffixes: ["ansi"],
            targetID: "terminal-ansi",
            reader: nil,
            writer: ANSIWriter()
        ),
        DocumentFormat(
            name: "json",
            summary: "the Codable form of Foundation's AttributedString",
            suffixes: ["json"],
            targetID: "attributed-json",
            reader: AttributedJSONReader(),
            writer: AttributedJSONWriter(),
            pictures: .linked
        ),
        DocumentFormat(
            name: "dump",
            summary: "blocks and runs, one a line, for tests and for looking inside",
            suffixes: ["dump"],
            targetID: nil,
            reader: nil,
            writer: DumpWriter()
        ),
    ]
}
