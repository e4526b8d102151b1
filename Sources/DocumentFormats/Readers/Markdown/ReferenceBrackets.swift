// Brackets that look like footnote references and end on a later line. The parser computes the label of such a
// one from columns of two lines and drops the text between them, so it must not see the bracket.

/// Follows the brackets of a paragraph from its first `[^` on.
struct ReferenceBrackets {
    /// The ranges of each `[^` whose partner is on a later line and begins no address.
    private(set) var found: [Range<Int>] = []

    private var open: [Bracket] = []

    private struct Bracket {
        var offset: Int
        var isReference: Bool
    }

    /// Whether a bracket is open, so that the next line matters.
    var isPending: Bool { !open.isEmpty }

    /// Forgets the open brackets: without a partner in their paragraph they are text.
    mutating func endParagraph() {
        if !open.isEmpty { open.removeAll(keepingCapacity: true) }
    }

    /// Follows the brackets of one line; code spans and pointy brackets are passed over.
    ///
    /// - Complexity: O(*n*) in the bytes of the line.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
        var offset = line.lowerBound
        /// Lengths of runs of backticks, up to 63, that have no partner in the rest of the line.
        var unmatchedRuns: UInt64 = 0
        var hasPointyEnd = true
        while offset < line.upperBound {
            switch bytes[offset] {
            case UInt8(ascii: "["):
                let isReference = offset + 1 < line.upperBound && bytes[offset + 1] == UInt8(ascii: "^")
                if isReference || !open.isEmpty { open.append(Bracket(offset: offset, isReference: isReference)) }
            case UInt8(ascii: "]"):
                close(at: offset, lineStart: line.lowerBound, bytes)
            case UInt8(ascii: "\\"):
                offset += 1
            case UInt8(ascii: "<") where hasPointyEnd:
                let end = bytes[offset..<line.upperBound].firstIndex(of: UInt8(ascii: ">"))
                hasPointyEnd = end != nil
                offset = end ?? offset
            case UInt8(ascii: "`"):
                let length = Self.run(bytes, offset, line.upperBound)
                let mayEnd = length < 64 && unmatchedRuns & 1 << UInt64(length) == 0
                let end = mayEnd ? Self.codeEnd(bytes, from: offset + length, length, to: line.upperBound) : nil
                if end == nil, length < 64 { unmatchedRuns |= 1 << UInt64(length) }
                offset = (end ?? offset + length) - 1
            default: break
            }
            offset += 1
        }
    }

    private mutating func close(at offset: Int, lineStart: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard let bracket = open.popLast(), bracket.isReference, bracket.offset < lineStart else { return }
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        if next != UInt8(ascii: "("), next != UInt8(ascii: "[") {
            found.append(bracket.offset..<bracket.offset + 2)
        }
    }

    private static func run(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var offset = start
        while offset < end, bytes[offset] == UInt8(ascii: "`") { offset += 1 }
        return offset - start
    }

    private static func codeEnd(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ length: Int,
        to end: Int
    ) -> Int? {
        var offset = start
        while offset < end {
            let next = run(bytes, offset, end)
            if next == length { return offset + next }
            offset += max(1, next)
        }
        return nil
    }
}
