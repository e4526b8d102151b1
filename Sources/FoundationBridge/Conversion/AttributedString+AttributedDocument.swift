// A document to attributed text, with all that it holds.

import DocumentFormats
public import DocumentModel

#if canImport(Darwin)
    public import Foundation
#else
    public import FoundationEssentials
#endif

extension AttributedString {
    /// The attributed text of a document: Foundation's attributes, and those of `AttributeScopes.attributedMarkdown`
    /// for what Foundation has none for. `AttributedDocument(_:)` gives the document back.
    ///
    ///     let document = try MarkdownReader().read(source, options: ReadOptions()).document
    ///     let text = try AttributedString(document)
    ///
    /// - Throws: `DecodingError`, if Foundation refuses an address that it is known to take.
    /// - Complexity: O(*n*) in the bytes, O(*r* log *r*) in the runs.
    public init(_ document: AttributedDocument) throws {
        try self.init(document, including: AttributeScopes.FoundationAttributes.self)
    }

    /// The attributed text of a document, with custom attributes as attributes of a scope.
    ///
    /// A custom attribute becomes the one of the scope with its name, or with its name in Markdown, if that takes
    /// its value; others are kept among the facts of `AttributeScopes.attributedMarkdown`.
    public init<S: AttributeScope>(
        _ document: AttributedDocument,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(document, including: S.self)
    }

    /// The attributed text of a document, with custom attributes as attributes of a scope.
    public init<S: AttributeScope>(_ document: AttributedDocument, including scope: S.Type) throws {
        let document = document.renamingCustom(MarkdownNames(scope).textNames)
        var options = WriteOptions(jsonCompatibility: .package)
        options.jsonReader.names = document.namesKept(by: scope)
        options.jsonReader.keptAddresses = document.keptAddresses
        let json = AttributedJSONWriter().write(document, options: options).bytes
        self = try JSONDecoder().decode(
            AttributedString.self,
            from: Data(json),
            configuration: ConversionScope<S>.self
        )
    }
}

extension AttributedDocument {
    /// Names of attributes that the look of text is written under, each with a value that it has.
    private static let styleNames: [(String, JSONValue)] = [
        ("NSUnderline", .integer(1)), ("NSStrikethrough", .integer(1)), ("NSBaselineOffset", .number(1)),
        ("NSSuperScript", .integer(1)),
    ]

    /// The names of attributes of this document that a scope takes every value of.
    fileprivate func namesKept<S: AttributeScope>(by scope: S.Type) -> Set<String> {
        var values: [String: Set<JSONValue>] = [:]
        for number in 0..<attributeSets.count {
            for member in attributeSets[AttributeSetID(rawValue: UInt32(number))].custom.members {
                let name = AttributedJSONWriter.name(ofCustom: member)
                values[name, default: []].insert(member.value)
            }
        }
        for (name, value) in Self.styleNames { values[name, default: []].insert(value) }
        return Set(
            values.filter { name, values in
                values.allSatisfy { AttributeProbe.isDecoded(name, $0, scope: scope) }
            }.keys
        )
    }

    /// The addresses of which Foundation's URL makes something else, with that.
    fileprivate var keptAddresses: [String: String] {
        var result: [String: String] = [:]
        for number in 0..<attributeSets.count {
            let set = attributeSets[AttributeSetID(rawValue: UInt32(number))]
            for address in [set.link?.destination, set.image?.source] {
                guard let address, let url = URL(string: address), url.relativeString != address else { continue }
                result[address] = url.relativeString
            }
        }
        return result
    }
}
