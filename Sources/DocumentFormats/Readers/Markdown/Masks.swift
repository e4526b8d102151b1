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
    let open: [UInt8]
    let close: [UInt8]

    private static let pairs: [(String, String)] = [
        ("\u{27E6}", "\u{27E7}"), ("\u{2983}", "\u{2984}"), ("\u{2985}", "\u{2986}"), ("\u{27EC}", "\u{27ED}"),
        ("\u{2997}", "\u{2998}"), ("\u{29D8}", "\u{29D9}"), ("\u{29DA}", "\u{29DB}"), ("\u{298B}", "\u{298C}"),
    ]

    /// - Returns: `nil` when the source holds a bracket of every pair.
    /// - Complexity: O(*n*) in the bytes.
    init?(unusedIn source: UnsafeBufferPointer<UInt8>) {
        let opens = Self.pairs.map { Array($0.0.utf8) }
        var free = Array(repeating: true, count: opens.count)
        var offset = 0
        while let lead = ByteSearch.firstOffset(of: Self.lead, in: source, from: offset), lead + 2 < source.count {
            for (index, open) in opens.enumerated() where open[1] == source[lead + 1] && open[2] == source[lead + 2] {
                free[index] = false
            }
            offset = lead + 1
        }
        guard let index = free.firstIndex(of: true) else { return nil }
        open = opens[index]
        close = Array(Self.pairs[index].1.utf8)
    }

    /// The first byte of the UTF-8 of every bracket.
    private static let lead: UInt8 = 0xE2

    /// The token of the mask with this number.
    func bytes(_ number: Int) -> [UInt8] { open + Array(String(number).utf8) + close }

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
        guard start + open.count < bytes.count, bytes[start + 1] == open[1], bytes[start + 2] == open[2]
        else { return nil }
        var offset = start + open.count
        var number = 0
        while offset < bytes.count, bytes[offset] >= UInt8(ascii: "0"), bytes[offset] <= UInt8(ascii: "9") {
            number = number &* 10 &+ Int(bytes[offset] - UInt8(ascii: "0"))
            offset += 1
        }
        guard offset + close.count <= bytes.count, bytes[offset..<offset + close.count].elementsEqual(close)
        else { return nil }
        return Found(number: number, range: start..<offset + close.count)
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
