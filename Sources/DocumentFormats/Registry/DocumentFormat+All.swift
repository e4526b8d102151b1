extension DocumentFormat {
    /// Every format, in the order in which help lists them.
    public static let all: [DocumentFormat] = [
        DocumentFormat(
            name: "dump",
            summary: "blocks and runs, one a line, for tests and for looking inside",
            suffixes: ["dump"],
            targetID: nil,
            reader: nil,
            writer: DumpWriter()
        )
    ]
}
