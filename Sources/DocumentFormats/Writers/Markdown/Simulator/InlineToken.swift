// What a parser finds in the text of one leaf, as tokens by their place. The writer states which tokens
// it means, the simulator says which ones a parser makes; a leaf is right when the two lists are equal. The lint
// judges a translation by them.

/// One piece of inline syntax: its kind and the bytes it takes up.
package struct InlineToken: Equatable, Sendable {
    package enum Kind: UInt8, Sendable {
        /// A backslash that escapes the byte after it.
        case escape
        /// A character reference.
        case entity
        case code
        case html
        /// `<address>`
        case angleAddress
        /// An address without any mark around it.
        case bareAddress
        case linkOpen
        case imageOpen
        /// From the `]` to the end of the destination or label after it.
        case linkClose
        case footnote
        case emphasisOpen, emphasisClose
        case strongOpen, strongClose
        case strikethroughOpen, strikethroughClose
        /// The line feed of a line end that is no break asked for.
        case softBreak
        /// From the backslash or the spaces to the line feed.
        case hardBreak
        /// A verbatim span of the note dialect.
        case verbatim
        case highlightOpen, highlightClose
        /// The `^[` and the rest of an extended attribute, as `linkOpen` and `linkClose`.
        case attributeOpen

        /// Whether the characters beside the token decide if it is one.
        var isFlanking: Bool {
            switch self {
            case .emphasisOpen, .emphasisClose, .strongOpen, .strongClose, .strikethroughOpen, .strikethroughClose:
                return true
            default:
                return false
            }
        }
    }

    package var start: Int32
    package var end: Int32
    package var kind: Kind

    @inline(__always)
    init(_ kind: Kind, _ start: Int, _ end: Int) {
        self.kind = kind
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }
}
