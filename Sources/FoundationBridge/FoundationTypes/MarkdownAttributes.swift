// The attribute keys of Foundation's scope that Foundation lacks here. They are members of the scope, so that
// `text.inlinePresentationIntent` and `\.presentationIntent` compile as on Apple platforms.

#if !canImport(Darwin)

    public import FoundationEssentials

    extension AttributeScopes.FoundationAttributes {
        /// The marks of text.
        @frozen
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }

        /// The blocks around text.
        @frozen
        public enum PresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = PresentationIntent
            public static let name = "NSPresentationIntent"
        }

        /// Where text stood in a Markdown source.
        @frozen
        public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
            public typealias Value = AttributedString.MarkdownSourcePosition
            public static let name = "NSMarkdownSourcePosition"
        }

        /// The character in front of, or behind the number of, the item of a list.
        @frozen
        public enum ListItemDelimiterAttribute: CodableAttributedStringKey {
            public typealias Value = Character
            public static let name = "NSListItemDelimiter"

            public static func encode(_ value: Character, to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(String(value))
            }

            public static func decode(from decoder: any Decoder) throws -> Character {
                let container = try decoder.singleValueContainer()
                let string = try container.decode(String.self)
                guard let character = string.first, string.count == 1 else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not one character")
                }
                return character
            }
        }

        // The properties are never read: key paths to them name the attributes.
        public var inlinePresentationIntent: InlinePresentationIntentAttribute { unreadable() }
        public var presentationIntent: PresentationIntentAttribute { unreadable() }
        public var markdownSourcePosition: MarkdownSourcePositionAttribute { unreadable() }
        public var listItemDelimiter: ListItemDelimiterAttribute { unreadable() }
        public var inflect: InflectionRuleAttribute { unreadable() }
        public var morphology: MorphologyAttribute { unreadable() }
        public var inflectionAlternative: InflectionAlternativeAttribute { unreadable() }
        public var agreementArgument: AgreementArgumentAttribute { unreadable() }
        public var agreementConcept: AgreementConceptAttribute { unreadable() }
        public var referentConcept: ReferentConceptAttribute { unreadable() }
        public var localizedNumberFormat: LocalizedNumberFormatAttribute { unreadable() }

        /// The keys above, which reflection does not find among the stored properties of the scope.
        static let addedKeys: [any AttributedStringKey.Type] = [
            InlinePresentationIntentAttribute.self, PresentationIntentAttribute.self,
            MarkdownSourcePositionAttribute.self, ListItemDelimiterAttribute.self, InflectionRuleAttribute.self,
            MorphologyAttribute.self, InflectionAlternativeAttribute.self, AgreementArgumentAttribute.self,
            AgreementConceptAttribute.self, ReferentConceptAttribute.self, LocalizedNumberFormatAttribute.self,
        ]
    }

    private func unreadable() -> Never {
        preconditionFailure("A property of an attribute scope names an attribute; it has no value to read.")
    }

#endif
