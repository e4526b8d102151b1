// The options of a conversion, from the words of the command line.

import DocumentFormats

/// How documents are read and written.
struct ConversionSettings: Equatable, Sendable {
    var reading: ReadOptions
    var writing: WriteOptions
    /// Where the files of documents go; `nil` is beside the output.
    var assets: FilePath?

    /// The settings that checked arguments ask for; what is not given has the library's default.
    init(_ arguments: ParsedArguments) {
        reading = ReadOptions()
        writing = WriteOptions(verification: .verify)
        if let dialect = arguments.text(.dialect).flatMap(MarkdownDialect.init(rawValue:)) {
            reading.dialect = dialect
            writing.dialect = dialect
        }
        if let policy = arguments.text(.invalidUTF8).flatMap(InvalidUTF8Policy.init(rawValue:)) {
            reading.invalidUTF8 = policy
        }
        if let count = arguments.number(.maximumByteCount) { reading.limits.maximumByteCount = count }
        if let count = arguments.number(.maximumNesting) { reading.limits.maximumNesting = count }
        if arguments.has(.noGuesses) { reading.guesses = [] }
        assets = arguments.path(.assets)
        if arguments.has(.exact) { writing.fidelity = .exact }
        if arguments.has(.unsafe) { writing.rawHTML = .pass }
        if arguments.has(.standalone) { writing.isStandalone = true }
        if arguments.has(.markdownTags) {
            writing.markdown.allowsBreakTags = true
            writing.markdown.allowsInlineHTML = true
        }
        if let form = arguments.text(.compat).flatMap(JSONCompatibility.init(rawValue:)) {
            writing.jsonCompatibility = form
        }
    }
}
