// The parts of a leaf on its way to Markdown: segments in the order of the text with the marks each carries,
// then pieces, where the marks are pairs that nest.

import DocumentModel

/// A mark that stands in a pair around text.
enum PairedMark: UInt8 {
    case custom
    case link
    case highlight
    case emphasis
    case strong
    case strikethrough
    case underline
    case superscript
    case `subscript`
    /// Around the description of an image.
    case image

    /// Whether the parser judges the delimiters by the characters beside them.
    var isFlanking: Bool { self == .emphasis || self == .strong || self == .strikethrough || self == .highlight }

    var flag: RunMarks.Flags {
        switch self {
        case .emphasis: return .emphasis
        case .strong: return .strong
        case .strikethrough: return .strikethrough
        case .highlight: return .highlight
        case .underline: return .underline
        case .superscript: return .superscript
        case .subscript: return .subscript
        default: return []
        }
    }

    init(_ mark: MarkNesting.Mark) {
        switch mark {
        case .emphasis: self = .emphasis
        case .strong: self = .strong
        case .strikethrough: self = .strikethrough
        case .link: self = .link
        case .highlight: self = .highlight
        case .custom: self = .custom
        }
    }

    /// The marks that order is a question for, outermost first where nothing else decides: attributes around a
    /// link, because `[^` looks like a footnote; emphasis around strong is what the parser makes of three asterisks, and a line through the text stands inside because
    /// the parser looks through its tildes.
    static let ordered: [PairedMark] = [
        .custom, .link, .highlight, .emphasis, .strong, .strikethrough, .underline, .superscript, .subscript,
    ]

    /// The name of the tag that the mark is written as, if it is one.
    var tagName: StaticString? {
        switch self {
        case .underline: return "u"
        case .superscript: return "sup"
        case .subscript: return "sub"
        default: return nil
        }
    }
}

extension MarkNesting.Mark {
    /// The mark of the hint; nil for those that it does not record.
    init?(_ mark: PairedMark) {
        guard let recorded = Self.allCases.first(where: { PairedMark($0) == mark }) else { return nil }
        self = recorded
    }
}

/// A stretch of a leaf's text with one set of marks.
struct LeafSegment {
    enum Kind: UInt8 {
        case text
        /// White space at the edge of a mark, which may stand outside it.
        case space
        case code
        case html
        case image
        case footnote
        case verbatim
        case placeholder
        case softBreak
        case hardBreak

        /// Whether marks need not cover it.
        var isSpace: Bool { self == .space || self == .softBreak || self == .hardBreak }
    }

    var kind: Kind
    /// Bytes of the leaf's content.
    var start: Int32
    var end: Int32
    var marks: RunMarks

    /// Whether the white space is of the kind that a parser strips from the ends of lines.
    var isStripped = false
    /// Whether the text is a mail address that the document has no link for: the link stands inside all other marks.
    var isFoundAddress = false

    var isBreak: Bool { kind == .softBreak || kind == .hardBreak }
}

/// A part of a leaf in the order in which it is written.
struct LeafPiece: Equatable {
    enum Kind: UInt8 {
        case text
        case code
        case html
        case footnote
        case verbatim
        case placeholder
        case softBreak
        case hardBreak
        case open
        case close
    }

    var kind: Kind
    /// Bytes of the leaf's content.
    var start: Int32 = 0
    var end: Int32 = 0
    /// The number of the pair (`open`, `close`), footnote label or placeholder.
    var number: Int32 = -1
}

/// One pair of delimiters around a part of a leaf.
struct MarkPair: Equatable {
    var mark: PairedMark
    /// The number of the link, the custom attributes or the image in the table.
    var object: Int32
    var openPiece: Int32
    var closePiece: Int32 = -1
    /// For emphasis and strong: `_` instead of `*`.
    var usesUnderscore = false
    var linkForm = LinkForm.inline

    enum LinkForm: UInt8 {
        /// The address as it is.
        case bare
        /// A mail address as it is: text to the parser, which makes a link of it afterwards.
        case bareMail
        /// `<address>`
        case angle
        /// `[text](address)`
        case inline
    }
}

/// How a byte of the text is written where it cannot stand as it is.
struct SpellingChoice {
    enum Kind: UInt8 {
        case escape
        case reference
    }

    /// An offset in the leaf's content.
    var offset: Int32
    var kind: Kind
}
