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
            pictures: .linked,
            holdsMarkdown: true
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
            name: "textbundle",
            summary: "a folder of Markdown and its files, as Bear, Ulysses and iA Writer exchange it",
            suffixes: ["textbundle"],
            // Its text is that of `markdown`, whose cells are proved.
            targetID: nil,
            reader: TextBundleReader(),
            writer: TextBundleWriter(),
            pictures: .embedded,
            folderText: "text.md",
            isFolderText: TextBundleText.isText,
            holdsFiles: true,
            holdsMarkdown: true
        ),
        DocumentFormat(
            name: "textpack",
            summary: "a TextBundle in a zip archive",
            suffixes: ["textpack"],
            // Its text is that of `markdown`, whose cells are proved.
            targetID: nil,
            reader: TextPackReader(),
            writer: TextPackWriter(),
            pictures: .embedded,
            holdsFiles: true,
            holdsMarkdown: true
        ),
        DocumentFormat(
            name: "bear",
            summary: "a backup of Bear, with all its notes",
            suffixes: ["bear2bk"],
            targetID: nil,
            reader: TextPackReader(),
            writer: nil,
            isCollection: true,
            holdsMarkdown: true
        ),
        DocumentFormat(
            name: "enex",
            summary: "an export of Evernote, with one note or many",
            suffixes: ["enex"],
            targetID: nil,
            reader: ENEXReader(),
            writer: nil,
            isCollection: true
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
