// The spelling of code spans (CommonMark 0.29, section 6.3).

/// Writes code spans.
enum CodeSpelling {
    /// Writes a code span: the shortest fence that the code does not hold, and spaces where the code
    /// would lose its own or touch the fence. Line ends become spaces, as they would when read.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func write(_ code: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        let tick = UInt8(ascii: "`")
        let fence = fenceLength(code)
        guard let first = code.first, let last = code.last else { return }
        let isPadded =
            first == tick || last == tick || isSpace(first) && isSpace(last) && code.contains { !isSpace($0) }
        for _ in 0..<fence { output.append(tick) }
        if isPadded { output.append(0x20) }
        let start = output.count
        output.append(contentsOf: code)
        if code.hasByte(below: 0x0E) {
            for index in start..<output.count where output[index] == 0x0A || output[index] == 0x0D {
                output[index] = 0x20
            }
        }
        if isPadded { output.append(0x20) }
        for _ in 0..<fence { output.append(tick) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }

    /// The smallest length that no run of backticks in the code has.
    private static func fenceLength(_ code: UnsafeBufferPointer<UInt8>) -> Int {
        guard code.contains(UInt8(ascii: "`")) else { return 1 }
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
