// The text of a file that need not be UTF-8: strings files are UTF-16 as often as not.

import DocumentModel

/// A file as UTF-8, and the way back to its own bytes.
struct SourceText: Sendable {
    /// The text, without a byte order mark.
    let utf8: [UInt8]
    let encoding: Encoding
    /// The bytes of the mark at the start.
    private let markByteCount: Int
    /// In UTF-16: for each byte of `utf8` the offset in the file of its character, and one for the end.
    private let offsets: [UInt32]

    enum Encoding: Sendable {
        case utf8, utf16LittleEndian, utf16BigEndian
    }

    /// - Throws: `LintError` at the first byte that is no text: neither UTF-8 nor, after a mark, UTF-16.
    /// - Complexity: O(*n*) in the bytes.
    init(_ bytes: [UInt8]) throws(LintError) {
        if let (encoding, markByteCount) = Self.wideEncoding(bytes) {
            self.encoding = encoding
            self.markByteCount = markByteCount
            (utf8, offsets) = try Self.narrowed(bytes[markByteCount...], encoding)
            return
        }
        encoding = .utf8
        offsets = []
        if let offset = bytes.withUnsafeBufferPointer({ Unicode.firstIllFormedOffset(in: $0) }) {
            throw LintError("this byte is not UTF-8; save the file as UTF-8, or as UTF-16 with a mark", offset: offset)
        }
        markByteCount = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        utf8 = markByteCount == 0 ? bytes : Array(bytes.dropFirst(markByteCount))
    }

    /// UTF-16 shows by its mark; without one, by the zero byte that every ASCII character has.
    private static func wideEncoding(_ bytes: [UInt8]) -> (Encoding, markByteCount: Int)? {
        guard bytes.count >= 2, bytes.count % 2 == 0 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): return (.utf16LittleEndian, 2)
        case (0xFE, 0xFF): return (.utf16BigEndian, 2)
        case (1..., 0): return (.utf16LittleEndian, 0)
        case (0, 1...): return (.utf16BigEndian, 0)
        default: return nil
        }
    }

    private static func narrowed(
        _ bytes: ArraySlice<UInt8>,
        _ encoding: Encoding
    ) throws(LintError) -> (utf8: [UInt8], offsets: [UInt32]) {
        var utf8: [UInt8] = []
        var offsets: [UInt32] = []
        utf8.reserveCapacity(bytes.count)
        offsets.reserveCapacity(bytes.count)
        func unit(at offset: Int) -> UInt32 {
            let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
            return encoding == .utf16BigEndian ? first << 8 | second : second << 8 | first
        }
        var offset = bytes.startIndex
        while offset < bytes.endIndex {
            let start = offset
            var value = unit(at: offset)
            offset += 2
            if value & 0xFC00 == 0xD800, offset < bytes.endIndex, case let low = unit(at: offset), low & 0xFC00 == 0xDC00 {
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                offset += 2
            }
            guard let scalar = Unicode.Scalar(value) else {
                throw LintError("half of a surrogate pair; the file is damaged", offset: start)
            }
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                utf8.append(byte)
                offsets.append(UInt32(truncatingIfNeeded: start))
            }
        }
        offsets.append(UInt32(truncatingIfNeeded: offset))
        return (utf8, offsets)
    }

    /// The bytes of the file that hold a range of `utf8`.
    func fileRange(_ range: Range<Int>) -> Range<Int> {
        guard encoding != .utf8 else { return range.lowerBound + markByteCount..<range.upperBound + markByteCount }
        return Int(offsets[range.lowerBound])..<Int(offsets[range.upperBound])
    }

    /// Text as the file spells it.
    func fileBytes(_ text: [UInt8]) -> [UInt8] {
        guard encoding != .utf8 else { return text }
        return String(decoding: text, as: UTF8.self).utf16.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
            return encoding == .utf16BigEndian ? bytes.reversed() : bytes
        }
    }

    /// The error with an offset in the file.
    func mapped(_ error: LintError) -> LintError {
        guard let offset = error.offset else { return error }
        var error = error
        error.offset = fileRange(min(offset, utf8.count)..<min(offset, utf8.count)).lowerBound
        return error
    }
}
