// The attribute keys of automatic grammar agreement, which extended attributes in Markdown set. Their values are
// types of Foundation proper, which has them on all platforms; this is the only file that needs it.

#if !canImport(Darwin)

    public import Foundation

    extension AttributeScopes.FoundationAttributes {
        /// `^[text](inflect: true)`
        @frozen
        public enum InflectionRuleAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            public typealias Value = InflectionRule
            public static let name = "NSInflect"
            public static let markdownName = "inflect"
        }

        /// `^[text](morphology: {…})`
        @frozen
        public enum MorphologyAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            public typealias Value = Morphology
            public static let name = "NSMorphology"
            public static let markdownName = "morphology"
        }

        /// `^[text](inflectionAlternative: 'other *text*')`: the text to show when the text cannot be inflected.
        @frozen
        public enum InflectionAlternativeAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            public typealias Value = AttributedString
            public static let name = "NSInflectionAlternative"
            public static let markdownName = "inflectionAlternative"

            /// Decodes a string of inline Markdown.
            public static func decodeMarkdown(from decoder: any Decoder) throws -> AttributedString {
                let source = try decoder.singleValueContainer().decode(String.self)
                return try AttributedString(
                    markdown: source,
                    options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
                )
            }
        }

        /// `^[text](agreeWithArgument: 1)`
        @frozen
        public enum AgreementArgumentAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            public typealias Value = Int
            public static let name = "NSInflectionAgreementArgument"
            public static let markdownName = "agreeWithArgument"
        }

        /// `^[text](agreeWithConcept: 1)`
        @frozen
        public enum AgreementConceptAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            public typealias Value = Int
            public static let name = "NSInflectionAgreementConcept"
            public static let markdownName = "agreeWithConcept"
        }

        /// `^[text](referentConcept: 1)`
        @frozen
        public enum ReferentConceptAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            public typealias Value = Int
            public static let name = "NSInflectionReferentConcept"
            public static let markdownName = "referentConcept"
        }

        /// `^[text](formatNumber: true)`
        @frozen
        public enum LocalizedNumberFormatAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
            /// How a number is formatted; there is one way.
            public struct Value: Hashable, Codable, Sendable {
                /// As the language of the text asks for.
                public static var automatic: Value { Value() }

                private init() {}

                /// Decodes `true`.
                public init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    guard try container.decode(Bool.self) else {
                        throw DecodingError.dataCorruptedError(in: container, debugDescription: "Only `true` is one.")
                    }
                }

                public func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    try container.encode(true)
                }
            }

            public static let name = "NSLocalizedNumberFormat"
            public static let markdownName = "formatNumber"
        }
    }

#endif
