// Spans of the note dialect that the parser must not look into. Each is replaced, for the parse, by a
// token that the parser takes for punctuation (so that marks beside it behave as beside the span's own
// brackets and dollars), for a comment (blocks), or for the address of an image (extended attributes).
// Lowering turns the tokens back. A token that turns up where its meaning does not hold, such as inside
// a link's address, is given up, and the source is parsed again without it.

import DocumentModel

/// One replaced span.
struct Mask {
    enum Kind {
        case span(VerbatimSpan)
        case block(VerbatimBlock)
        case highlightOpen
        case highlightClose
        /// An extended attribute, `^[text](payload)`.
        case attribute(CustomAttributes)
        /// A definition `^[label]: payload` and the number of its uses `^[text][label]`.
        case attributeDefinition(CustomAttributes, useCount: Int)
        /// Text that must not be looked into, whatever the dialect.
        case literal
    }

    var kind: Kind
    /// The source of the span, without the markers of containers around it.
    var text: [UInt8]
    /// Where it begins in the source.
    var offset: Int
    /// What is replaced for the parse.
    var edits: [SourceEdits.Edit] = []
    /// The mask that shares its fate: the other end of a highlight.
    var partner: Int?
}

/// The token that stands for a mask: two brackets with its number between them.
///
/// The brackets are the first pair of Unicode brackets that the source does not hold. They are
/// punctuation to the parser, as ASCII brackets are.
struct MaskToken {
    private let open: Bracket
    private let close: Bracket

    /// What tells a bracket from the others: its second and third byte.
    private struct Bracket: Equatable {
        var second: UInt8
        var third: UInt8

        init(_ second: UInt8, _ third: UInt8) { (self.second, self.third) = (second, third) }

        /// The bytes at an offset that holds the first one.
        init(_ bytes: UnsafeBufferPointer<UInt8>, at lead: Int) { self.init(bytes[lead + 1], bytes[lead + 2]) }

        var bytes: [UInt8] { [MaskToken.lead, second, third] }
    }

    /// The first byte of every bracket.
    private static let lead: UInt8 = 0xE2
    private static let bracketCount = 3

    /// U+27E6 to U+298C, by their second and third bytes.
    private static let pairs: [(open: Bracket, close: Bracket)] = [
        (Bracket(0x9F, 0xA6), Bracket(0x9F, 0xA7)), (Bracket(0xA6, 0x83), Bracket(0xA6, 0x84)),
        (Bracket(0xA6, 0x85), Bracket(0xA6, 0x86)), (Bracket(0x9F, 0xAC), Bracket(0x9F, 0xAD)),
        (Bracket(0xA6, 0x97), Bracket(0xA6, 0x98)), (Bracket(0xA7, 0x98), Bracket(0xA7, 0x99)),
        (Bracket(0xA7, 0x9A), Bracket(0xA7, 0x9B)), (Bracket(0xA6, 0x8B), Bracket(0xA6, 0x8C)),
    ]

    /// - Returns: `nil` when the source holds an opening bracket of every pair.
    /// - Complexity: O(*n*) in the bytes.
    init?(unusedIn source: UnsafeBufferPointer<UInt8>) {
        var isFree = Array(repeating: true, count: Self.pairs.count)
        var offset = 0
        while let lead = ByteSearch.firstOffset(of: Self.lead, in: source, from: offset), lead + 2 < source.count {
            let bracket = Bracket(source, at: lead)
            for (index, pair) in Self.pairs.enumerated() where pair.open == bracket { isFree[index] = false }
            offset = lead + 1
        }
        guard let index = isFree.firstIndex(of: true) else { return nil }
        (open, close) = Self.pairs[index]
    }

    /// The token of the mask with this number.
    func bytes(_ number: Int) -> [UInt8] { open.bytes + Array(String(number).utf8) + close.bytes }

    /// A token found in text.
    struct Found {
        var number: Int
        var range: Range<Int>
    }

    /// Finds the next token at or after an offset.
    ///
    /// - Complexity: O(*n*) in the bytes up to it.
    func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Found? {
        var search = start
        while let lead = ByteSearch.firstOffset(of: Self.lead, in: bytes, from: search) {
            if let found = scanToken(bytes, at: lead) { return found }
            search = lead + 1
        }
        return nil
    }

    private func scanToken(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Found? {
        guard start + Self.bracketCount < bytes.count, Bracket(bytes, at: start) == open else { return nil }
        var offset = start + Self.bracketCount
        var number = 0
        while offset < bytes.count, bytes[offset].isASCIIDigit {
            number = number &* 10 &+ Int(bytes[offset] - UInt8(ascii: "0"))
            offset += 1
        }
        let end = offset + Self.bracketCount
        guard end <= bytes.count, bytes[offset] == Self.lead, Bracket(bytes, at: offset) == close else { return nil }
        return Found(number: number, range: start..<end)
    }

    /// The number of the mask if the bytes are its token and nothing else.
    func number(ofWhole bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let found = scan(bytes, from: 0), found.range == 0..<bytes.count else { return nil }
        return found.number
    }
}

/// The masks of one source.
struct MaskSet {
    var masks: [Mask] = []
    var token: MaskToken?

    static let none = MaskSet()

    /// Adds masks that make ranges of the source plain text, but for those that were refused.
    mutating func addLiterals(
        _ ranges: [Range<Int>],
        source: UnsafeBufferPointer<UInt8>,
        without refused: Set<Int>
    ) {
        let ranges = ranges.filter { !refused.contains($0.lowerBound) }
        guard !ranges.isEmpty else { return }
        if token == nil { token = MaskToken(unusedIn: source) }
        guard let token else { return }
        for range in ranges {
            let edit = SourceEdits.Edit(range: range, replacement: token.bytes(masks.count))
            masks.append(Mask(kind: .literal, text: Array(source[range]), offset: range.lowerBound, edits: [edit]))
        }
    }

    /// The replacements of the masks that are still believed in.
    func edits(without givenUp: Set<Int>) -> [SourceEdits.Edit] {
        var result: [SourceEdits.Edit] = []
        for (number, mask) in masks.enumerated() where !givenUp.contains(number) { result += mask.edits }
        return result
    }
}
