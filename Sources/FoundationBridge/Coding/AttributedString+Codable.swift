// AttributedString as Codable where Foundation leaves it out: the same containers and the same rules as on Apple
// platforms (swift-foundation, AttributedStringCodable.swift).

#if !canImport(Darwin)

    public import FoundationEssentials

    // swift-format-ignore: AvoidRetroactiveConformances
    extension AttributedString: @retroactive Encodable, @retroactive Decodable {
        /// Encodes text with the attributes of Foundation's scope, and of scopes that were registered with
        /// `AttributeScopes.registerForCoding(_:)`. Other attributes are left out.
        public func encode(to encoder: any Encoder) throws {
            try AttributedStringCoding(DefaultScopes.keys).encode(self, to: encoder)
        }

        /// Decodes text with the attributes of Foundation's scope, and of scopes that were registered.
        public init(from decoder: any Decoder) throws {
            self = try AttributedStringCoding(DefaultScopes.keys).decode(from: decoder)
        }
    }

    // swift-format-ignore: AvoidRetroactiveConformances
    extension AttributedString: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration

        /// Encodes text. A configuration of this Foundation does not say what its scope is; the attributes are
        /// those of `encode(to:)`.
        public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
            try encode(to: encoder)
        }

        /// Decodes text; the attributes are those of `init(from:)`.
        public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
            try self.init(from: decoder)
        }
    }

    // swift-format-ignore: AvoidRetroactiveConformances
    extension AttributeContainer: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration

        public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
            try AttributedStringCoding(DefaultScopes.keys).encode(self, to: encoder)
        }

        public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
            self = try AttributedStringCoding(DefaultScopes.keys).decodeAttributes(from: decoder)
        }
    }

#endif
