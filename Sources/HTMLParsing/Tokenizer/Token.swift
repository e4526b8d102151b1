// What the tokenizer hands to the tree builder.

/// One token. Its bytes and attributes lie in the tokenizer or the source.
struct Token {
    enum Kind: UInt8 {
        case startTag
        case endTag
        /// Text without NUL: source bytes, or decoded bytes if `isDecoded`.
        case characters
        /// One U+0000 outside raw text, which the tree builder drops or replaces.
        case null
        case comment
        case documentType
        case endOfFile
    }

    var kind: Kind

    /// Where the token begins, in bytes of the decoded source.
    var offset: Int

    /// The name of a tag.
    var name = HTMLName.none

    /// Whether a tag ends in `/>`.
    var isSelfClosing = false

    /// Whether characters lie in `Tokenizer.decoded` (a character reference), not in the source.
    var isDecoded = false

    /// Where the bytes of characters or a comment begin, or the position of a tag's first attribute.
    var dataStart = 0

    /// How many bytes or attributes there are.
    var dataCount = 0

    init(_ kind: Kind, offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}

/// The parts of a document type token.
struct DocumentTypeToken {
    var name: [UInt8]?
    var publicIdentifier: [UInt8]?
    var systemIdentifier: [UInt8]?
    var forcesQuirks = false
}

/// How the tokenizer reads what follows; the tree builder sets it after some start tags.
enum ContentModel: UInt8 {
    /// Tags, comments and character references.
    case data
    /// Text with character references up to the end tag: `title`, `textarea`.
    case rcdata
    /// Text up to the end tag: `style`, `xmp`, `iframe` ...
    case rawText
    /// As raw text, but `<!--` may hide an end tag.
    case scriptData
    /// Text to the end of the input.
    case plainText
    /// Text up to `]]>`, in foreign content.
    case cdataSection
}
