// One parse: options to the reader's, errors to Foundation's, and what is left when parsing fails.

#if !canImport(Darwin)

    import DocumentFormats
    import FoundationEssentials

    struct MarkdownParsing {
        let source: [UInt8]
        let keys: ScopeKeys
        let options: AttributedString.MarkdownParsingOptions
        let baseURL: URL?

        func parse() throws -> AttributedString {
            let isPartial = options.failurePolicy == .returnPartiallyParsedIfPossible
            var readOptions = ReadOptions(invalidUTF8: isPartial ? .replace : .fail)
            readOptions.foundation = FoundationReading(
                isInlineOnly: options.interpretedSyntax != .full,
                recordsInlineSources: options.appliesSourcePositionAttributes
            )
            let result: ReadResult
            do throws(ReadError) {
                result = try MarkdownReader().read(source, options: readOptions)
            } catch .invalidUTF8 {
                throw CocoaError(.fileReadCorruptFile)
            } catch {
                guard isPartial else { throw error }
                return AttributedString(String(decoding: source, as: UTF8.self))
            }
            var projection = MarkdownProjection(result, parsing: self)
            return try projection.project()
        }
    }

#endif
