// The spelling of code spans (CommonMark 0.29, section 6.3).

/// Writes code spans.
enum CodeSpelling {
    /// Writes a code span: the shortest fence that the code does not hold, and spaces where the code
    /// would lose its own or touch the fence. Line ends become spaces, as they would when read.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func write(_ code: ArraySlice<UInt8>, to output: inout [UInt8]) {
        let tick = UInt8(ascii: "`")
        let fence = fenceLength(code)
        guard let first = code.first, let last = code.last else { return }
        let hasInk = code.contains { !isSpace($0) }
        let isPadded = first == tick || last == tick || hasInk && isSpace(first) && isSpace(last)
        output.append(contentsOf: repeatElement(tick, count: fence))
        if isPadded { output.append(0x20) }
        for byte in code { output.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte) }
        if isPadded { output.append(0x20) }
        output.append(contentsOf: repeatElement(tick, count: fence))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }

    /// The smallest length that no run of backticks in the code has.
    private static func fenceLength(_ code: ArraySlice<UInt8>) -> Int {
        var lengths: Set<Int> = []
        var run = 0
        for byte in code {
            if byte == UInt8(ascii: "`") {
                run += 1
            } else if run > 0 {
                lengths.insert(run)
                run = 0
            }
        }
        if run > 0 { lengths.insert(run) }
        var length = 1
        while lengths.contains(length) { length += 1 }
        return length
    }
}
