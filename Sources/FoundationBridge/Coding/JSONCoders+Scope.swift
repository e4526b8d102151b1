// Coders with a scope. Foundation's own methods take any type with a configuration and ask the scope for one;
// that of this Foundation is empty. These methods are for attributed text alone, so the compiler prefers them.

#if !canImport(Darwin)

    public import FoundationEssentials

    /// Attributed text that encodes itself with the keys of a scope.
    private struct ScopedText<S: AttributeScope>: Codable {
        let text: AttributedString

        init(text: AttributedString) { self.text = text }

        init(from decoder: any Decoder) throws {
            text = try AttributedStringCoding(ScopeKeys(S.self)).decode(from: decoder)
        }

        func encode(to encoder: any Encoder) throws {
            try AttributedStringCoding(ScopeKeys(S.self)).encode(text, to: encoder)
        }
    }

    extension JSONEncoder {
        /// Encodes attributed text with the attributes of a scope.
        ///
        ///     try JSONEncoder().encode(text, configuration: AttributeScopes.MyScope.self)
        ///
        /// - Throws: What a key of the scope throws.
        public func encode<S: AttributeScope>(_ text: AttributedString, configuration: S.Type) throws -> Data
        where S.EncodingConfiguration == AttributeScopeCodableConfiguration {
            try encode(ScopedText<S>(text: text))
        }
    }

    extension JSONDecoder {
        /// Decodes attributed text with the attributes of a scope.
        ///
        /// - Throws: `DecodingError`, and what a key of the scope throws.
        public func decode<S: AttributeScope>(
            _ type: AttributedString.Type,
            from data: Data,
            configuration: S.Type
        ) throws -> AttributedString where S.DecodingConfiguration == AttributeScopeCodableConfiguration {
            try decode(ScopedText<S>.self, from: data).text
        }
    }

    extension PropertyListEncoder {
        /// Encodes attributed text with the attributes of a scope.
        public func encode<S: AttributeScope>(_ text: AttributedString, configuration: S.Type) throws -> Data
        where S.EncodingConfiguration == AttributeScopeCodableConfiguration {
            try encode(ScopedText<S>(text: text))
        }
    }

    extension PropertyListDecoder {
        /// Decodes attributed text with the attributes of a scope.
        public func decode<S: AttributeScope>(
            _ type: AttributedString.Type,
            from data: Data,
            configuration: S.Type
        ) throws -> AttributedString where S.DecodingConfiguration == AttributeScopeCodableConfiguration {
            try decode(ScopedText<S>.self, from: data).text
        }
    }

#endif
