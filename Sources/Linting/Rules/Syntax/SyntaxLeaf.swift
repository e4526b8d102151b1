// One leaf of Markdown as the syntax rules see it: its text, the tokens that the parser makes of it, and what is
// left over as plain text.

import DocumentFormats
import DocumentModel

/// The text of one leaf with its syntax.
struct SyntaxLeaf {
    let text: [UInt8]
    let tokens: [InlineToken]
    let kind: BlockKind
    let source: LeafSource
    /// The item of which this is the first paragraph.
    let isFirstOfItem: Bool

    /// For each byte whether it is plain text: no part of a token.
    private let isPlain: [Bool]

    init(_ syntax: MarkdownSyntax, kind: BlockKind, isFirstOfItem: Bool) {
        source = syntax.leaf
        text = syntax.leaf.text
        tokens = syntax.tokens
        self.kind = kind
        self.isFirstOfItem = isFirstOfItem
        var isPlain = [Bool](repeating: true, count: text.count)
        for token in tokens where token.kind != .softBreak && token.kind != .hardBreak {
            for place in Int(token.start)..<min(Int(token.end), isPlain.count) { isPlain[place] = false }
        }
        self.isPlain = isPlain
        lineStarts = Self.lineStarts(of: text)
    }

    /// Whether a range is plain text and nothing else.
    func isPlain(_ range: Range<Int>) -> Bool {
        range.lowerBound >= 0 && range.upperBound <= text.count && !isPlain[range].contains(false)
    }

    /// The byte at an offset; 0 outside of the text.
    func byte(_ offset: Int) -> UInt8 { text.indices.contains(offset) ? text[offset] : 0 }

    /// Whether bytes stand at an offset.
    func has(_ string: String, at offset: Int) -> Bool {
        offset >= 0 && offset + string.utf8.count <= text.count
            && text[offset..<offset + string.utf8.count].elementsEqual(string.utf8)
    }

    /// The first place of a byte in a range.
    func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? { text[range].firstIndex(of: byte) }

    /// The end of the line that holds an offset, without its line end; of a very long line less.
    func lineEnd(_ offset: Int) -> Int {
        let limit = min(text.count, offset + Self.longestLook)
        return text[offset..<limit].firstIndex(of: 0x0A) ?? limit
    }

    /// How far a rule looks for the other end of something. What is further away was hardly meant.
    static let longestLook = 2000

    /// The offsets at which lines begin.
    let lineStarts: [Int]

    private static func lineStarts(of text: [UInt8]) -> [Int] {
        var starts = text.isEmpty ? [] : [0]
        for (offset, byte) in text.enumerated() where byte == 0x0A && offset + 1 < text.count {
            starts.append(offset + 1)
        }
        return starts
    }

    /// The character before an offset; `nil` at the start of a line.
    func scalar(before offset: Int) -> Unicode.Scalar? {
        guard offset > 0, text[offset - 1] != 0x0A else { return nil }
        var start = offset - 1
        while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
        return String(decoding: text[start..<offset], as: UTF8.self).unicodeScalars.first
    }

    /// The character at an offset; `nil` at the end of a line.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < text.count, text[offset] != 0x0A else { return nil }
        return String(decoding: text[offset..<min(text.count, offset + 4)], as: UTF8.self).unicodeScalars.first
    }

    /// The line around a range, or as much of it as one can overlook.
    func window(around range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, text[start - 1] != 0x0A, range.lowerBound - start < 500 || text[start] & 0xC0 == 0x80 {
            start -= 1
        }
        var end = range.upperBound
        while end < text.count, text[end] != 0x0A, end - range.upperBound < 500 || text[end] & 0xC0 == 0x80 { end += 1 }
        return start..<end
    }

    /// A finding at a range of the text.
    func finding(_ rule: Rule, _ message: String, _ range: Range<Int>, _ fixes: [Fix] = []) -> Finding {
        Finding(
            rule: rule.id,
            severity: rule.severity,
            message: message,
            range: source.sourceRange(range),
            fixes: fixes
        )
    }

    /// An edit of a range of the text.
    func edit(_ range: Range<Int>, _ replacement: String) -> Fix.Edit {
        Fix.Edit(source.sourceRange(range), replacement)
    }

    /// A range as a message shows it: on one line, and not too long.
    func quote(_ range: Range<Int>) -> String {
        var shown = ""
        for scalar in String(decoding: text[range], as: UTF8.self).unicodeScalars {
            shown.unicodeScalars.append(scalar == "\n" ? " " : scalar)
            if shown.unicodeScalars.count == 48 { return "`" + shown + "…`" }
        }
        return "`" + shown + "`"
    }
}

extension Unicode.Scalar {
    /// Whether it is a space of any kind.
    var isSpace: Bool { properties.isWhitespace }

    /// Whether it is a letter, a mark or a digit.
    var isWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .nonspacingMark, .spacingMark:
            return true
        default: return false
        }
    }
}

extension UInt8 {
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isDigit: Bool { self &- 0x30 < 10 }
    var isBlank: Bool { self == 0x20 || self == 0x09 }
    /// A letter, digit or underscore of ASCII.
    var isIdentifier: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
