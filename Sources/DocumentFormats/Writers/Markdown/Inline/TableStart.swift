// The row of dashes that makes a table of the line above it (GFM, section 4.10).

/// Finds lines that would make a table.
enum TableStart {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// Whether a line is a delimiter row with as many cells as the line before it.
    ///
    /// - Parameter hasSpans: Whether there may be spans of notes on that line: the parser does not see bars in them.
    static func isDelimiterRow(
        _ bytes: Bytes,
        _ range: Range<Int>,
        after header: Range<Int>,
        hasSpans: Bool
    ) -> Bool {
        guard let columns = columnCount(bytes, range) else { return false }
        let cells = cellCount(bytes, header)
        return columns == cells || hasSpans && columns < cells
    }

    /// The number of columns of a delimiter row; `nil` when the line is none.
    private static func columnCount(_ bytes: Bytes, _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        let end = range.upperBound
        func skipSpaces() { index = contentStart(bytes, index..<end) }
        if index < end, bytes[index] == UInt8(ascii: "|") { index += 1 }
        var columns = 0
        while true {
            skipSpaces()
            if index < end, bytes[index] == UInt8(ascii: ":") { index += 1 }
            let dashes = index
            while index < end, bytes[index] == UInt8(ascii: "-") { index += 1 }
            guard index > dashes else { return nil }
            if index < end, bytes[index] == UInt8(ascii: ":") { index += 1 }
            skipSpaces()
            columns += 1
            guard index < end else { return columns }
            guard bytes[index] == UInt8(ascii: "|") else { return nil }
            index += 1
            skipSpaces()
            if index == end { return columns }
        }
    }

    /// The number of cells of a line: bars that are not escaped separate them, one at each end may stand alone.
    private static func cellCount(_ bytes: Bytes, _ range: Range<Int>) -> Int {
        var index = range.lowerBound
        let end = range.upperBound
        if index < end, bytes[index] == UInt8(ascii: "|") { index = contentStart(bytes, index + 1..<end) }
        guard index < end else { return 0 }
        var cells = 1
        while index < end {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "|") {
                index += 2
            } else if bytes[index] == UInt8(ascii: "|") {
                index = contentStart(bytes, index + 1..<end)
                if index < end { cells += 1 }
            } else {
                index += 1
            }
        }
        return cells
    }

    /// Where the white space ends that a range begins with; vertical tabs and form feeds are some to the parser here.
    private static func contentStart(_ bytes: Bytes, _ range: Range<Int>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case 0x20, 0x09, 0x0B, 0x0C: index += 1
            default: return index
            }
        }
        return index
    }
}
