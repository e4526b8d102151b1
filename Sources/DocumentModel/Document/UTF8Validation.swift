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
            while index + 8 <= count,
                UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
            }
            guard index < count else { return nil }
            let byte = base[index]
            if byte < 0x80 {
                index += 1
                continue
            }
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            guard byte >= 0xC2, byte <= 0xF4, index + length <= count else { return index }
            let second = base[index + 1]
            let lowest: UInt8 = byte == 0xE0 ? 0xA0 : byte == 0xF0 ? 0x90 : 0x80
            let highest: UInt8 = byte == 0xED ? 0x9F : byte == 0xF4 ? 0x8F : 0xBF
            guard second >= lowest, second <= highest else { return index }
            if length > 2, base[index + 2] & 0xC0 != 0x80 { return index }
            if length > 3, base[index + 3] & 0xC0 != 0x80 { return index }
            index += length
        }
        return nil
    }

    /// The count of the bytes at an ill-formed offset that become one U+FFFD: the longest beginning of a character,
    /// or one byte (Unicode, section 3.9, maximal subparts).
    package static func illFormedCount(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let byte = bytes[offset]
        guard byte >= 0xC2, byte <= 0xF4, offset + 1 < bytes.count else { return 1 }
        let lowest: UInt8 = byte == 0xE0 ? 0xA0 : byte == 0xF0 ? 0x90 : 0x80
        let highest: UInt8 = byte == 0xED ? 0x9F : byte == 0xF4 ? 0x8F : 0xBF
        let second = bytes[offset + 1]
        guard second >= lowest, second <= highest else { return 1 }
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
