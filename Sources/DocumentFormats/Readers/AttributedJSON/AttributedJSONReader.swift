// AttributedString JSON to a document: all forms that Foundation's decoder takes
// (swift-foundation, AttributedStringCodable), and what the package's own writer adds to them.

import DocumentModel

/// Reads the Codable form of Foundation's `AttributedString`.
///
/// - A bare string, an array of text and attributes in turn, or an object of `runs` and `attributeTable`
///   whose runs name their attributes by number. What Foundation's decoder refuses is refused.
/// - Blocks are rebuilt from `NSPresentationIntent`; intents that Foundation never writes are completed.
///   Text without one is split into paragraphs at its line feeds; in text with one, a line feed is a
///   hard break.
/// - Attributes without a meaning for the model become custom attributes under their own names.
///   `NSMarkdownSourcePosition` is skipped.
///
/// `Documentation/attributed-json.md` has the whole mapping.
///
///     let json = #"["Hello",{"NSInlinePresentationIntent":2}]"#
///     try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions()).document
///     // one paragraph, "Hello" strong
public struct AttributedJSONReader: DocumentReader {
    public init() {}

    /// Reads a JSON text.
    ///
    /// - Throws: `ReadError.malformed` for what is not JSON or no attributed string, with the offset of the
    ///   value; `ReadError.tooDeep`, `.tooLarge` and `.tooExpensive` beyond the limits of `options`;
    ///   `ReadError.invalidUTF8` unless bad bytes are to be replaced.
    /// - Complexity: O(*n*) in the bytes, times the depth of blocks for runs that share attributes.
    public func read(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult {
        guard source.count <= options.limits.maximumByteCount else {
            throw .tooLarge(byteCount: source.count, limit: options.limits.maximumByteCount)
        }
        if options.invalidUTF8 == .replace, let repaired = RepairedUTF8(source) {
            do throws(ReadError) {
                var result = try readValid(repaired.bytes, options: options)
                result.diagnostics = result.diagnostics.map { diagnostic in
                    var diagnostic = diagnostic
                    diagnostic.offset = repaired.sourceOffset(of: diagnostic.offset)
                    return diagnostic
                }
                result.diagnostics += repaired.diagnostics
                result.diagnostics.sort { $0.offset < $1.offset }
                return result
            } catch {
                throw error.movingOffset(repaired.sourceOffset)
            }
        }
        return try readValid(source, options: options)
    }

    private func readValid(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult {
        let tape = try JSONScanner.scan(source)
        var runs = AttributedJSONRuns(tape: tape, limits: options.limits)
        try runs.collect()
        var lowering = IntentTreeLowering(
            tree: runs.tree,
            attributes: runs.attributes,
            sets: runs.decoder.sets,
            maximumPadding: 4 * source.count + 4096,
            recordsSources: options.recordsInlineSources
        )
        var result = try lowering.lower()
        result.diagnostics += runs.decoder.diagnostics + runs.tree.diagnostics
        result.diagnostics.sort { $0.offset < $1.offset }
        return result
    }
}
