// Reading Markdown the way Foundation's own parser does, for the types that stand at the edge of the package.

/// How Foundation's parser reads Markdown.
///
/// GitHub's tables, strikethrough and bare addresses are on; task lists, footnotes, front matter and the spans
/// of note programs are text; extended attributes, `^[text](name: value)`, are read.
package struct FoundationReading: Hashable, Sendable {
    /// Reads one paragraph: no marker of a block has a meaning, and line ends are line feeds of the text.
    package var isInlineOnly: Bool
    /// Fills `ReadResult.inlineSources`.
    package var recordsInlineSources: Bool

    package init(isInlineOnly: Bool = false, recordsInlineSources: Bool = false) {
        self.isInlineOnly = isInlineOnly
        self.recordsInlineSources = recordsInlineSources
    }

    /// The name of a custom attribute whose value is the source of a payload that is no JSON5.
    package static let invalidPayloadName = "\u{0}payload"
}

/// Where a piece of a document's text stood in the source.
package struct InlineSource: Hashable, Sendable {
    /// Bytes of the document's text.
    package var text: Range<Int>
    /// Bytes of the source; `nil` where the parser does not say.
    package var source: Range<Int>?
}
