// Parse errors: what a document does wrong. Parsing always goes on; the rules say how.

/// A place where a document breaks the rules of HTML.
public struct HTMLParseError: Equatable, Sendable {
    /// What is wrong.
    public let code: Code

    /// Where, in bytes of the input. An error at the end of the input has its length.
    public internal(set) var offset: Int

    /// The names of errors: those of the standard (section 13.2.2) for the input and the tokenizer; for
    /// the tree, which the standard leaves unnamed, our own, from `unexpectedDocumentType` on.
    public enum Code: String, Sendable, CaseIterable {
        case abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment"
        case abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier"
        case abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier"
        case absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference"
        case cdataInHTMLContent = "cdata-in-html-content"
        case characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range"
        case controlCharacterInInputStream = "control-character-in-input-stream"
        case controlCharacterReference = "control-character-reference"
        case duplicateAttribute = "duplicate-attribute"
        case endTagWithAttributes = "end-tag-with-attributes"
        case endTagWithTrailingSolidus = "end-tag-with-trailing-solidus"
        case eofBeforeTagName = "eof-before-tag-name"
        case eofInCDATA = "eof-in-cdata"
        case eofInComment = "eof-in-comment"
        case eofInDoctype = "eof-in-doctype"
        case eofInScriptHTMLCommentLikeText = "eof-in-script-html-comment-like-text"
        case eofInTag = "eof-in-tag"
        case incorrectlyClosedComment = "incorrectly-closed-comment"
        case incorrectlyOpenedComment = "incorrectly-opened-comment"
        case invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name"
        case invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name"
        case missingAttributeValue = "missing-attribute-value"
        case missingDoctypeName = "missing-doctype-name"
        case missingDoctypePublicIdentifier = "missing-doctype-public-identifier"
        case missingDoctypeSystemIdentifier = "missing-doctype-system-identifier"
        case missingEndTagName = "missing-end-tag-name"
        case missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier"
        case missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier"
        case missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference"
        case missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword"
        case missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword"
        case missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name"
        case missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes"
        case missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers =
            "missing-whitespace-between-doctype-public-and-system-identifiers"
        case nestedComment = "nested-comment"
        case noncharacterCharacterReference = "noncharacter-character-reference"
        case noncharacterInInputStream = "noncharacter-in-input-stream"
        case nonVoidHTMLElementStartTagWithTrailingSolidus =
            "non-void-html-element-start-tag-with-trailing-solidus"
        case nullCharacterReference = "null-character-reference"
        case surrogateCharacterReference = "surrogate-character-reference"
        case surrogateInInputStream = "surrogate-in-input-stream"
        case unexpectedCharacterAfterDoctypeSystemIdentifier =
            "unexpected-character-after-doctype-system-identifier"
        case unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name"
        case unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value"
        case unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name"
        case unexpectedNullCharacter = "unexpected-null-character"
        case unexpectedQuestionMarkInsteadOfTagName = "unexpected-question-mark-instead-of-tag-name"
        case unexpectedSolidusInTag = "unexpected-solidus-in-tag"
        case unknownNamedCharacterReference = "unknown-named-character-reference"

        /// Bytes that the encoding of the input does not allow; U+FFFD stands for them.
        case invalidByteSequence = "invalid-byte-sequence"

        case unexpectedDocumentType = "unexpected-document-type"
        case missingDocumentType = "missing-document-type"
        case unexpectedStartTag = "unexpected-start-tag"
        case unexpectedEndTag = "unexpected-end-tag"
        case unexpectedText = "unexpected-text"
        case unexpectedEndOfFile = "unexpected-end-of-file"
        case unclosedElements = "unclosed-elements"
        case misnestedFormatting = "misnested-formatting"
        case textInTable = "text-in-table"
        case depthLimitReached = "depth-limit-reached"
    }
}
