// What stands between two blocks. At the top of a document, in quotes and in loose lists it is a blank line;
// in tight lists there is none, and not every pair of blocks can do without.

import DocumentModel

/// What a block is to its neighbours when no blank line keeps them apart.
enum JoinRole: UInt8, CaseIterable {
    /// Text of one or more lines: a paragraph, or a heading with a line below it.
    case paragraph
    /// A block that is over at the end of its last line: a heading with `#`, fenced code, a rule.
    case closed
    /// Raw HTML that has an end of its own, such as a comment.
    case closedHTML
    /// Raw HTML that goes on up to a blank line.
    case openHTML
    /// A quote or list whose last line is text, which the next line could continue.
    case lazyQuote, lazyList
    /// A quote or list whose last line is anything else.
    case quote, list
    case table
}

/// What a block begins with, to the block before it.
enum JoinStart: UInt8, CaseIterable {
    case paragraph
    case heading
    case code
    case rule
    case quote
    /// A list that can interrupt a paragraph: its first item has text and, if numbered, number 1.
    case list
    /// A list that cannot.
    case weakList
    /// Raw HTML that can interrupt a paragraph.
    case html
    /// Raw HTML that cannot.
    case weakHTML
    case table
}

/// Which pairs of blocks stay apart without a blank line.
enum JoinTable {
    /// Whether a block may follow another one on the next line.
    static func isTight(_ first: JoinRole, _ second: JoinStart) -> Bool {
        switch first {
        case .closed, .closedHTML: return true
        case .openHTML: return false
        // Any line of text would be a row.
        case .table: return second == .heading || second == .code || second == .rule || second == .html
        case .paragraph: return !(second == .paragraph || second == .weakList || second == .weakHTML)
        case .lazyQuote, .lazyList:
            switch second {
            case .paragraph, .weakHTML, .table: return false
            case .quote: return first == .lazyList
            case .list: return true
            case .weakList: return first == .lazyList
            case .heading, .code, .rule, .html: return true
            }
        case .quote: return second != .quote
        case .list: return true
        }
    }
}
