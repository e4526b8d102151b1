// Brackets that look like footnote references and do not end on their line.

enum ReferenceBrackets {
    /// The ranges of each `[^` on a line whose partner is not on the line, code spans and pointy brackets passed
    /// over.
    ///
    /// - Complexity: O(*n*) in the bytes of the line.
    static func unclosed(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> [Range<Int>] {
        var open: [Int] = []
        var offset = line.lowerBound
        /// Lengths of runs of backticks, up to 63, that have no partner in the rest of the line.
        var unmatchedRuns: UInt64 = 0
        var hasPointyEnd = true
        while offset < line.upperBound {
            switch bytes[offset] {
            case UInt8(ascii: "["): open.append(offset)
            case UInt8(ascii: "]"): _ = open.popLast()
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "<") where hasPointyEnd:
                let end = bytes[offset..<line.upperBound].firstIndex(of: UInt8(ascii: ">"))
                hasPointyEnd = end != nil
                offset = end ?? offset
            case UInt8(ascii: "`"):
                let length = run(bytes, offset, line.upperBound)
                let end =
                    length < 64 && unmatchedRuns & 1 << UInt64(length) == 0
                    ? codeEnd(bytes, from: offset + length, length: length, to: line.upperBound) : nil
                if end == nil, length < 64 { unmatchedRuns |= 1 << UInt64(length) }
                offset = (end ?? offset + length) - 1
            default: break
            }
            offset += 1
        }
        return open.filter { $0 + 1 < line.upperBound && bytes[$0 + 1] == UInt8(ascii: "^") }.map { $0..<$0 + 2 }
    }

    private static func run(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var offset = start
        while offset < end, bytes[offset] == UInt8(ascii: "`") { offset += 1 }
        return offset - start
    }

    private static func codeEnd(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        length: Int,
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
