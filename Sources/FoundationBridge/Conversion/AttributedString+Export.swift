// Attributed text to Markdown.

public import DocumentFormats
public import TargetTable

#if canImport(Darwin)
    public import Foundation
#else
    public import FoundationEssentials
#endif

/// Markdown made of attributed text, and what it could not hold.
public struct MarkdownExport: Hashable, Sendable {
    /// The Markdown, ending in a line feed unless it is empty.
    public var string: String
    public var losses: [Loss]
}

/// How attributed text is written as Markdown.
public struct MarkdownExportOptions {
    public var dialect: MarkdownDialect
    public var fidelity: WriteFidelity
    /// How the Markdown is spelled.
    public var style: MarkdownStyle
    /// Whether the Markdown is read back and compared; what differs is a loss.
    public var verification: WriteVerification
    /// Says what the fonts of the text mean; without one they mean nothing.
    public var fontTraits: (any FontTraitsAdapter)?

    public init(
        dialect: MarkdownDialect = .notes,
        fidelity: WriteFidelity = .readable,
        style: MarkdownStyle = MarkdownStyle(),
        verification: WriteVerification = .verify,
        fontTraits: (any FontTraitsAdapter)? = nil
    ) {
        self.dialect = dialect
        self.fidelity = fidelity
        self.style = style
        self.verification = verification
        self.fontTraits = fontTraits
    }
}

extension AttributedString {
    /// This text as Markdown.
    ///
    ///     var text = AttributedString("never")
    ///     text.inlinePresentationIntent = .emphasized
    ///     try text.markdown().string   // *never*
    ///
    /// - Throws: What encoding the attributes throws.
    /// - Complexity: O(*n*) in the bytes and the runs.
    public func markdown(options: MarkdownExportOptions = .init()) throws -> MarkdownExport {
        try markdown(including: AttributeScopes.FoundationAttributes.self, options: options)
    }

    /// This text as Markdown, with the attributes of a scope as extended attributes.
    public func markdown<S: AttributeScope>(
        including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownExportOptions = .init()
    ) throws -> MarkdownExport {
        try markdown(including: S.self, options: options)
    }

    /// This text as Markdown, with the attributes of a scope as extended attributes: `^[text](name: value)`.
    ///
    /// - Throws: What encoding the attributes throws.
    public func markdown<S: AttributeScope>(
        including scope: S.Type,
        options: MarkdownExportOptions = .init()
    ) throws -> MarkdownExport {
        let source = try importedDocument(including: scope, fontTraits: options.fontTraits)
        let writeOptions = WriteOptions(
            dialect: options.dialect,
            fidelity: options.fidelity,
            markdown: options.style,
            verification: options.verification
        )
        let result = MarkdownWriter().write(source.document, options: writeOptions)
        return MarkdownExport(string: result.string, losses: source.losses + result.losses)
    }
}
