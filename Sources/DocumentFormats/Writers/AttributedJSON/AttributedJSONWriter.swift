// A document to AttributedString JSON, as an app's JSONEncoder would write it with sorted keys and
// unescaped slashes.

public import DocumentModel

/// Writes the Codable form of Foundation's `AttributedString`.
///
/// Inline marks, links, images and languages are Foundation's attributes, blocks its presentation
/// intents. What Foundation has no attribute for is kept under names with the prefix
/// `AttributedMarkdown.`, which Foundation's decoder skips and `AttributedJSONReader` reads: so the
/// document comes back as it was.
///
/// With `WriteOptions.jsonCompatibility` set to `.foundation` the output is what Foundation's own
/// Markdown parser makes: no names of the package, link labels without marks, footnotes and task
/// markers as text. What is lost by that is returned.
///
/// `Documentation/attributed-json.md` has the whole mapping.
///
///     AttributedJSONWriter().write(document, options: WriteOptions()).string
///     // ["hello",{"NSInlinePresentationIntent":2,"NSPresentationIntent":{"components":[…]}}]
public struct AttributedJSONWriter: DocumentWriter {
    public init() {}

    /// Writes a document.
    ///
    /// - Complexity: O(*n*) in the bytes of the text, and in the blocks times their depth.
    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        var emitter = AttributedJSONEmitter(
            document: document,
            compatibility: options.jsonCompatibility,
            reader: options.jsonReader
        )
        return emitter.emit()
    }

    /// The name under which a custom attribute is written where the reader knows it.
    package static func name(ofCustom member: JSONValue.Member) -> String {
        InlineMembers.argumentKey(of: member).map { "\($0.name)" } ?? member.name
    }
}
