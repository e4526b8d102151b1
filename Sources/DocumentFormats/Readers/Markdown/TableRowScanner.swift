// The cells of a table row in its source, as the parser splits them: at every bar without a backslash,
// code or not.

enum TableRowScanner {
    /// The number of cells on the line that holds an offset, from that offset on, up to the last one that is not
    /// empty.
    ///
    /// - Complexity: O(*n*) in the bytes of the line.
    static func cellCount(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        var offset = start
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        let first = offset
        // The cell that the next content is in, and the last one with content.
        var cell = 1
        var last = 0
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "|"), offset == first || bytes[offset - 1] != UInt8(ascii: "\\") {
                if offset > first { cell += 1 }
            } else if byte != 0x20, byte != 0x09 {
                last = cell
            }
            offset += 1
        }
        return last
    }

    /// The ranges of the cells on the line that holds an offset, from that offset on, without white space around.
    ///
    /// - Complexity: O(*n*) in the bytes of the line.
    static func cells(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        var offset = start
        while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "|") { offset += 1 }
        var cellStart = offset
        func add(to end: Int) {
            var first = cellStart
            var last = end
            while first < last, isBlank(bytes[first]) { first += 1 }
            while last > first, isBlank(bytes[last - 1]) { last -= 1 }
            cells.append(first..<last)
        }
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            if bytes[offset] == UInt8(ascii: "|"), offset == start || bytes[offset - 1] != UInt8(ascii: "\\") {
                add(to: offset)
                cellStart = offset + 1
            }
            offset += 1
        }
        if bytes[cellStart..<offset].contains(where: { !isBlank($0) }) { add(to: offset) }
        return cells
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
