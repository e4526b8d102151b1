// Where bytes stop being UTF-8. Runs of ASCII are skipped a word at a time.

extension Unicode {
    /// The offset of the first byte that is not part of well-formed UTF-8, `nil` if all is well.
    ///
    /// Well-formed as in table 3-7 of the Unicode standard: no overlong forms, no surrogates, nothing
    /// above U+10FFFF.
    ///
    /// - Complexity: O(*n*) in the bytes.
    package static func firstIllFormedOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let count = bytes.count
        var index = 0
        while index < count {
            while index + 8 <= count {
                let word = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
                let upper = word & 0x8080_8080_8080_8080
                index += upper == 0 ? 8 : upper.trailingZeroBitCount / 8
                if upper != 0 { break }
            }
            while index < count, base[index] < 0x80 { index += 1 }
            // Characters of more bytes come in rows.
            while index < count, base[index] >= 0x80 {
                let byte = base[index]
                let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                guard byte >= 0xC2, byte <= 0xF4, index + length <= count else { return index }
                guard isSecond(base[index + 1], after: byte) else { return index }
                if length > 2, base[index + 2] & 0xC0 != 0x80 { return index }
                if length > 3, base[index + 3] & 0xC0 != 0x80 { return index }
                index += length
            }
        }
        return nil
    }

    /// Whether a byte may follow the first one of a character: after some, not every continuation byte may.
    @inline(__always)
    private static func isSecond(_ byte: UInt8, after first: UInt8) -> Bool {
        switch first {
        case 0xE0: return (0xA0...0xBF).contains(byte)
        case 0xED: return (0x80...0x9F).contains(byte)
        case 0xF0: return (0x90...0xBF).contains(byte)
        case 0xF4: return (0x80...0x8F).contains(byte)
        default: return byte & 0xC0 == 0x80
        }
    }

    /// The count of the bytes at an ill-formed offset that become one U+FFFD: the longest beginning of a character,
    /// or one byte (Unicode, section 3.9, maximal subparts).
    package static func illFormedCount(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let byte = bytes[offset]
        guard byte >= 0xC2, byte <= 0xF4, offset + 1 < bytes.count else { return 1 }
        guard isSecond(bytes[offset + 1], after: byte) else { return 1 }
        let isThirdSound = byte >= 0xF0 && offset + 2 < bytes.count && bytes[offset + 2] & 0xC0 == 0x80
        return isThirdSound ? 3 : 2
    }

    /// The bytes as UTF-8, each ill-formed sequence as U+FFFD.
    package static func repairedUTF8(_ bytes: [UInt8]) -> [UInt8] {
        Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are ASCII.
    ///
    /// - Complexity: O(*n*), eight bytes at a time.
    package var isASCII: Bool {
        guard let base = baseAddress else { return true }
        var seen: UInt64 = 0
        var index = 0
        while index + 8 <= count {
            seen |= UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
            index += 8
        }
        while index < count {
            seen |= UInt64(base[index])
            index += 1
        }
        return seen & 0x8080_8080_8080_8080 == 0
    }
}
