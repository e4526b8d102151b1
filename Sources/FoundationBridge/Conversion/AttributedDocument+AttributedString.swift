// Attributed text to a document. The way leads through the Codable form of the text, whose rules are those of
// the format `json`: one mapping for files and for values.

import DocumentFormats
public import DocumentModel
public import TargetTable

#if canImport(Darwin)
    public import Foundation
#else
    public import FoundationEssentials
#endif

/// A document made of attributed text, and what it could not take over.
public struct AttributedTextImport: Sendable {
    public var document: AttributedDocument
    public var losses: [Loss]
}

extension AttributedDocument {
    /// The document of attributed text with the attributes of Foundation's scope and of this package.
    ///
    /// Text without presentation intents has a paragraph for each line.
    ///
    ///     let document = try AttributedDocument(AttributedString("two\nparagraphs"))
    ///
    /// - Throws: What encoding the attributes throws.
    /// - Complexity: O(*n*) in the bytes and the runs.
    public init(_ text: AttributedString) throws {
        self = try text.importedDocument().document
    }

    /// The document of attributed text with the attributes of a scope too.
    ///
    /// - Throws: What encoding the attributes throws.
    public init<S: AttributeScope>(
        _ text: AttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self = try text.importedDocument(including: S.self).document
    }

    /// The document of attributed text with the attributes of a scope too.
    ///
    /// - Throws: What encoding the attributes throws.
    public init<S: AttributeScope>(_ text: AttributedString, including scope: S.Type) throws {
        self = try text.importedDocument(including: scope).document
    }
}

extension AttributedString {
    /// The document of this text and what was lost.
    ///
    /// - Parameter fontTraits: Says what the fonts of the text mean; without one they mean nothing.
    /// - Throws: What encoding the attributes throws.
    public func importedDocument(fontTraits: (any FontTraitsAdapter)? = nil) throws -> AttributedTextImport {
        try importedDocument(including: AttributeScopes.FoundationAttributes.self, fontTraits: fontTraits)
    }

    /// The document of this text, with the attributes of a scope too, and what was lost.
    ///
    /// Attributes that neither the scope nor Foundation's nor the package's has a key for are lost and reported,
    /// and so is what the format `json` warns about.
    ///
    /// - Throws: What encoding the attributes throws.
    public func importedDocument<S: AttributeScope>(
        including scope: S.Type,
        fontTraits: (any FontTraitsAdapter)? = nil
    ) throws -> AttributedTextImport {
        let text = fontTraits.map { applyingFontTraits(of: $0) } ?? self
        var options = ReadOptions()
        options.limits = ReadLimits(maximumByteCount: .max, maximumNesting: 1 << 20)
        let encoded = try JSONEncoder().encode(text, configuration: ConversionScope<S>.self)
        let result = try AttributedJSONReader().read(Array(encoded), options: options)
        let names = MarkdownNames(scope)
        var losses = LossCollector()
        text.collectUnscoped(scope, usesFontTraits: fontTraits != nil, into: &losses)
        for diagnostic in result.diagnostics where diagnostic.severity == .warning {
            losses.add(diagnostic.id, diagnostic.message, block: nil)
        }
        return AttributedTextImport(
            document: result.document.renamingCustom(names.markdownNames).nestingLinksInMarks(),
            losses: losses.losses
        )
    }

    /// Counts the runs with attributes that a conversion leaves out.
    private func collectUnscoped<S: AttributeScope>(
        _ scope: S.Type,
        usesFontTraits: Bool,
        into losses: inout LossCollector
    ) {
        var seen: [AttributeContainer: Bool] = [:]
        for run in runs {
            var rest = run.attributes
            rest.inlinePresentationIntent = nil
            rest.presentationIntent = nil
            rest.markdownSourcePosition = nil
            rest.link = nil
            rest.imageURL = nil
            rest.alternateDescription = nil
            rest.languageIdentifier = nil
            rest.attributedMarkdownInline = nil
            rest.attributedMarkdownBlocks = nil
            guard rest != AttributeContainer() else { continue }
            let isKept = seen[rest] ?? AttributeProbe.isKept(rest, scope: scope)
            seen[rest] = isKept
            guard !isKept else { continue }
            losses.add(
                "custom.unscoped",
                "attributes that the scope of the conversion does not have are dropped",
                block: nil
            )
        }
    }
}
