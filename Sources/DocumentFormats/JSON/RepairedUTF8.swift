// Bytes that are not UTF-8, replaced one by one, and the way back to the offsets of the source.

import DocumentModel

/// A source in which each byte that is not part of UTF-8 is U+FFFD.
struct RepairedUTF8 {
    private(set) var bytes: [UInt8] = []
    /// The offsets of the replaced bytes in the source.
    private(set) var replacedOffsets: [Int] = []

    /// Repairs a source; `nil` when there is nothing to repair.
    ///
    /// - Complexity: O(*n*) in the bytes.
    init?(_ source: [UInt8]) {
        var start = 0
        while start < source.count {
            let bad = source[start...].withUnsafeBufferPointer { Unicode.firstIllFormedOffset(in: $0) }
            guard let bad else { break }
            bytes += source[start..<start + bad]
            bytes += [0xEF, 0xBF, 0xBD]
            replacedOffsets.append(start + bad)
            start += bad + 1
        }
        if replacedOffsets.isEmpty { return nil }
        bytes += source[start...]
    }

    /// The offset in the source of an offset in the repaired bytes.
    ///
    /// - Complexity: O(log *n*) in the replaced bytes.
    func sourceOffset(of offset: Int) -> Int {
        var low = 0
        var high = replacedOffsets.count
        while low < high {
            let middle = (low + high) / 2
            if replacedOffsets[middle] + 2 * middle < offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? max(offset - 2 * low, replacedOffsets[low - 1]) : offset
    }

    /// A warning at the first replaced byte.
    var diagnostics: [Diagnostic] {
        let message =
            replacedOffsets.count == 1
            ? "A byte that is not UTF-8 was read as U+FFFD."
            : "\(replacedOffsets.count) bytes that are not UTF-8 were read as U+FFFD; this is the first."
        return replacedOffsets.prefix(1).map {
            Diagnostic(severity: .warning, id: "invalid-utf8", message: message, offset: $0)
        }
    }
}
