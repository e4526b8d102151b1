// Errors of the input stream: characters that no document may hold (standard, section 13.2.3.5).

enum InputErrors {
    /// The control characters and noncharacters of a decoded source, in order.
    ///
    /// - Complexity: O(*n*).
    static func scan(_ source: SourceView) -> [HTMLParseError] {
        var errors: [HTMLParseError] = []
        var offset = 0
        while offset < source.count {
            let byte = source[offset]
            if byte < 0x80 {
                // U+0000 is the tokenizer's to report.
                if byte != 0, byte == 0x7F || (byte < 0x20 && !byte.isHTMLSpace) {
                    errors.append(HTMLParseError(code: .controlCharacterInInputStream, offset: offset))
                }
                offset += 1
                continue
            }
            let length = max(UTF8Scanner.scanSequence(source, at: offset), 1)
            var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
            for distance in 1..<max(length, 1) { value = value << 6 | UInt32(source[offset + distance] & 0x3F) }
            if value < 0xA0 {
                errors.append(HTMLParseError(code: .controlCharacterInInputStream, offset: offset))
            } else if isNoncharacter(value) {
                errors.append(HTMLParseError(code: .noncharacterInInputStream, offset: offset))
            }
            offset += length
        }
        return errors
    }

    /// Whether a code point will never be a character.
    static func isNoncharacter(_ value: UInt32) -> Bool {
        (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
    }
}
