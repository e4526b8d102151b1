extension DocumentFormat {
    /// Every format, in the order in which help lists them.
    public static let all: [DocumentFormat] = [
        DocumentFormat(
            name: "markdown",
            summary: "Markdown: CommonMark, GitHub's, or that of note programs",
            suffixes: ["md", "markdown", "mdown", "mkd", "mkdn"],
            targetID: "markdown-gfm",
            reader: MarkdownReader(),
            writer: nil
        ),
        DocumentFormat(
            name: "json",
            summary: "the Codable form of Foundation's AttributedString",
            suffixes: ["json"],
            targetID: "foundation",
            reader: AttributedJSONReader(),
            writer: AttributedJSONWriter()
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
