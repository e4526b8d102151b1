// The text of the leaves in which spans are looked for: paragraphs, and the cells of tables.

extension DialectScanner {
    /// Scans a paragraph, or the beginning of one up to a table.
    ///
    /// - Parameter markers: The markers of quotes before its lines, where it has some; all in order.
    mutating func scanParagraph(_ range: Range<Int>, _ markers: [Range<Int>]) {
        let isBehindMarkers = markers.first.map { $0.lowerBound < range.upperBound } ?? false
        guard isBehindMarkers || hasCarriageReturns else {
            let text = LeafText(UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), startOffset: 0)
            return scanInlines(afterDefinitions(range, text)..<range.upperBound, text)
        }
        let plain = LeafText.plainBytes(of: bytes, range, without: markers)
        plain.withUnsafeBufferPointer { plain in
            let text = LeafText(plain, startOffset: range.lowerBound)
            scanInlines(afterDefinitions(range, text)..<range.upperBound, text)
        }
    }

    /// Where the text of a paragraph begins: in link reference definitions before it nothing has a meaning of its own.
    private func afterDefinitions(_ paragraph: Range<Int>, _ text: LeafText) -> Int {
        var start = paragraph.lowerBound
        if isAfterMarker, start == 0 { return start }
        while true {
            var bracket = start
            while bracket < paragraph.upperBound, text[bracket] == 0x20 || text[bracket] == 0x09 { bracket += 1 }
            guard bracket < paragraph.upperBound, text[bracket] == UInt8(ascii: "["),
                let end = text.end(of: bracket, LinkDefinitionScanner.end)
            else { return start }
            start = min(bytes.nextLine(from: end), paragraph.upperBound)
        }
    }

    /// Scans the cells of a row, each alone: a bar ends a cell whatever it stands in, unless a backslash is before it.
    mutating func scanCells(_ row: Range<Int>) {
        var start = row.lowerBound
        var index = start
        while index < row.upperBound {
            if bytes[index] == UInt8(ascii: "|"), index == start || bytes[index - 1] != UInt8(ascii: "\\") {
                scanInlines(start..<index)
                start = index + 1
            }
            index += 1
        }
        scanInlines(start..<row.upperBound)
    }
}
