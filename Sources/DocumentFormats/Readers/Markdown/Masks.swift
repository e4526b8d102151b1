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
