// Extended attributes of Markdown to attributes of a scope, by the keys that can decode them.

#if !canImport(Darwin)

    import DocumentFormats
    import DocumentModel
    import FoundationEssentials

    /// Decodes extended attributes.
    struct ExtendedAttributes {
        private let keys: [String: any MarkdownDecodableAttributedStringKey.Type]
        private let isPartial: Bool

        init(_ parsing: MarkdownParsing) {
            keys = parsing.keys.byMarkdownName
            isPartial = parsing.options.failurePolicy == .returnPartiallyParsedIfPossible
        }

        /// The attributes that the scope has keys for; others are ignored, as Foundation does.
        ///
        /// - Throws: What a key throws, and `DecodingError.dataCorrupted` for a payload that is no JSON5; nothing
        ///   when what can be parsed is to be returned.
        func attributes(of custom: CustomAttributes) throws -> AttributeContainer? {
            guard !custom.isEmpty else { return nil }
            var result = AttributeContainer()
            for member in custom.members {
                do {
                    if member.name == FoundationReading.invalidPayloadName {
                        throw DecodingError.dataCorrupted(
                            .init(codingPath: [], debugDescription: "The payload of an extended attribute is no JSON5.")
                        )
                    }
                    if let key = keys[member.name] { try decode(member.value, as: key, into: &result) }
                } catch {
                    guard isPartial else { throw error }
                }
            }
            return result
        }

        private func decode<K: MarkdownDecodableAttributedStringKey>(
            _ value: JSONValue,
            as key: K.Type,
            into result: inout AttributeContainer
        ) throws {
            let decoded = try ValueCoding.decode(value) { try K.decodeMarkdown(from: $0) }
            ContainerAccess.set(decoded, for: K.self, in: &result)
        }
    }

#endif
