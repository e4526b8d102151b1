// Byte offsets to lines and columns, for messages.

/// The line starts of a source.
///
/// A line ends with LF, CR LF or CR, as in CommonMark (section 2.1).
///
///     SourceLines(Array("a\nbc".utf8)).position(at: 3)   // line 2, column 2
public struct SourceLines: Sendable {
    /// The byte offset at which each line starts; the first is 0.
    public let starts: [Int]

    /// A place in a source as people name it.
    public struct Position: Hashable, Sendable {
        /// From 1.
        public var line: Int
        /// From 1, in bytes.
        public var column: Int
    }

    /// - Complexity: O(*n*) in the bytes.
    public init(_ source: [UInt8]) {
        var starts = [0]
        source.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            var index = 0
            while index < bytes.count {
                // Bytes from 0x10 on have one of the upper four bits set.
                while index + 8 <= bytes.count {
                    let word = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
                    let lower = ~(word | word >> 1 | word >> 2 | word >> 3) & 0x1010_1010_1010_1010
                    index += lower == 0 ? 8 : lower.trailingZeroBitCount / 8
                    if lower != 0 { break }
                }
                guard index < bytes.count else { break }
                let byte = base[index]
                index += 1
                guard byte == 0x0A || byte == 0x0D else { continue }
                if byte == 0x0D, index < bytes.count, base[index] == 0x0A { index += 1 }
                starts.append(index)
            }
        }
        self.starts = starts
    }

    /// The line and column of a byte offset.
    ///
    /// - Complexity: O(log *n*) in the lines.
    public func position(at offset: Int) -> Position {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: offset - starts[low] + 1)
    }
}
