// The package's own attribute scope: what a document says that Foundation has no attribute for. With it,
// attributed text holds all that a document holds.

#if canImport(Darwin)
    public import Foundation
#else
    public import FoundationEssentials
#endif

extension AttributeScopes {
    /// The attributes of this package.
    public var attributedMarkdown: AttributedMarkdownAttributes.Type { AttributedMarkdownAttributes.self }

    /// What Foundation's attributes cannot say about Markdown: footnotes, tasks, highlights, the tightness of
    /// lists and the like. `Documentation/attributed-json.md` lists the facts.
    ///
    ///     text.runs.first?.attributedMarkdownInline?["footnote"]
    public struct AttributedMarkdownAttributes: AttributeScope {
        public let attributedMarkdownBlocks: BlocksAttribute
        public let attributedMarkdownInline: InlineAttribute

        /// Facts about the blocks around text, and about blocks without text beside it.
        @frozen
        public enum BlocksAttribute: CodableAttributedStringKey {
            public typealias Value = MarkdownFacts
            public static let name = "AttributedMarkdown.blocks"
        }

        /// Facts about the text itself.
        @frozen
        public enum InlineAttribute: CodableAttributedStringKey {
            public typealias Value = MarkdownFacts
            public static let name = "AttributedMarkdown.inline"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AttributedMarkdownAttributes, K>
    ) -> K {
        self[K.self]
    }
}

/// A scope and what documents need besides: the scope that conversions use.
struct ConversionScope<S: AttributeScope>: AttributeScope {
    let foundation: AttributeScopes.FoundationAttributes
    let scope: S
    let attributedMarkdown: AttributeScopes.AttributedMarkdownAttributes
}
