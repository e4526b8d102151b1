// The cells of a table row in its source, as the parser splits them: at every bar without a backslash,
// code or not.

enum TableRowScanner {
    /// The number of cells on the line that holds an offset, from that offset on.
    ///
    /// - Complexity: O(*n*) in the bytes of the line.
    static func cellCount(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        var offset = start
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        var bars = 0
        let first = offset
        var lastBar = -1
        var lastContent = offset
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            if bytes[offset] == UInt8(ascii: "|"), offset == first || bytes[offset - 1] != UInt8(ascii: "\\") {
                bars += 1
                lastBar = offset
            }
            if bytes[offset] != 0x20, bytes[offset] != 0x09 { lastContent = offset }
            offset += 1
        }
        var cells = bars + 1
        if bars > 0, bytes[first] == UInt8(ascii: "|") { cells -= 1 }
        if lastBar > first, lastBar == lastContent { cells -= 1 }
        return cells
    }
}
