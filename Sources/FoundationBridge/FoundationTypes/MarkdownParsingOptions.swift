// Foundation's options for parsing Markdown where Foundation has none.

#if !canImport(Darwin)

    public import FoundationEssentials

    extension AttributedString {
        /// How Markdown is parsed.
        public struct MarkdownParsingOptions: Hashable, Sendable {
            /// What of Markdown has a meaning.
            public enum InterpretedSyntax: Int, Hashable, Sendable {
                /// All of it.
                case full = 0
                /// Marks, links and the like; runs of white space become one space.
                case inlineOnly = 1
                /// Marks, links and the like; all white space stays.
                case inlineOnlyPreservingWhitespace = 2
            }

            /// What happens to a source that cannot be parsed.
            public enum FailurePolicy: Int, Hashable, Sendable {
                /// Parsing throws.
                case throwError = 0
                /// What there is comes back; it may contain text that was not parsed.
                case returnPartiallyParsedIfPossible = 1
            }

            /// Whether `^[text](name: value)` gives attributes to text. Without, the text stays and the
            /// attributes do not.
            public var allowsExtendedAttributes: Bool
            public var interpretedSyntax: InterpretedSyntax
            public var failurePolicy: FailurePolicy
            /// A BCP 47 tag: the language of all text that has none of its own.
            public var languageCode: String?
            /// Whether text says where it stood in the source.
            public var appliesSourcePositionAttributes: Bool

            public init(
                allowsExtendedAttributes: Bool = false,
                interpretedSyntax: InterpretedSyntax = .full,
                failurePolicy: FailurePolicy = .throwError,
                languageCode: String? = nil,
                appliesSourcePositionAttributes: Bool = false
            ) {
                self.allowsExtendedAttributes = allowsExtendedAttributes
                self.interpretedSyntax = interpretedSyntax
                self.failurePolicy = failurePolicy
                self.languageCode = languageCode
                self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
            }
        }
    }

#endif
