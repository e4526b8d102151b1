// Escapes in JSON strings: bytes between quotes to UTF-8. The scanner has checked them before.

import DocumentModel

/// Decodes the escapes of JSON strings (RFC 8259, section 7).
package enum JSONEscapes {
    /// Appends the characters that the inside of a scanned string stands for.
    ///
    /// - Complexity: O(*n*) in the bytes.
    package static func decode(_ raw: ArraySlice<UInt8>, into result: inout [UInt8]) {
        raw.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                var plainEnd = offset
                while plainEnd < bytes.count, bytes[plainEnd] != 0x5C { plainEnd += 1 }
                result.append(contentsOf: bytes[offset..<plainEnd])
                offset = plainEnd + 1
                guard offset < bytes.count else { return }
                switch bytes[offset] {
                case 0x62: result.append(0x08)
                case 0x66: result.append(0x0C)
                case 0x6E: result.append(0x0A)
                case 0x72: result.append(0x0D)
                case 0x74: result.append(0x09)
                case 0x75:
                    guard let (scalar, end) = scanScalar(bytes, at: offset + 1) else { return }
                    result += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
                    offset = end
                    continue
                default: result.append(bytes[offset])
                }
                offset += 1
            }
        }
    }

    /// The character of the four digits at `start`, together with a following `\u` escape when the two
    /// are a surrogate pair.
    ///
    /// - Returns: `nil` for digits that are none, and for a surrogate alone.
    package static func scanScalar(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (Unicode.Scalar, end: Int)? {
        guard let high = scanUnit(bytes, at: start) else { return nil }
        if let scalar = Unicode.Scalar(high) { return (scalar, start + 4) }
        guard high < 0xDC00, start + 6 <= bytes.count, bytes[start + 4] == 0x5C, bytes[start + 5] == 0x75,
            let low = scanUnit(bytes, at: start + 6), (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { return nil }
        return (scalar, start + 10)
    }

    /// The value of the four hexadecimal digits at `start`.
    static func scanUnit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for index in start..<start + 4 {
            guard let digit = hexDigitValue(bytes[index]) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
