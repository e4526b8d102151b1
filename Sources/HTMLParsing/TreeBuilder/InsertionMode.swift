// The insertion modes of tree construction (standard, section 13.2.4.1).

/// Which rules the next token follows outside foreign content.
enum InsertionMode: UInt8 {
    case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead, inBody, text
    case inTable, inTableText, inCaption, inColumnGroup, inTableBody, inRow, inCell, inTemplate
    case afterBody, inFrameset, afterFrameset, afterAfterBody, afterAfterFrameset

    /// Whether white space follows another rule than other text, so that text must be cut between them.
    var splitsText: Bool {
        switch self {
        case .inBody, .text, .inTable, .inTableText, .inCaption, .inTableBody, .inRow, .inCell, .inTemplate: false
        default: true
        }
    }
}

/// What a rule did with a token.
enum Outcome {
    /// The token is used up.
    case done
    /// The token is to be looked at again, in the insertion mode that now holds.
    case reprocess
}
