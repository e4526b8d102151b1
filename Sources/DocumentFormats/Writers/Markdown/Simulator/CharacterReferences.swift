// Character references as Markdown reads them: they need their semicolon (CommonMark 0.29, section 6.2).

import CMarkBridge

/// Scans character references.
enum CharacterReferences {
    /// Scans a reference from its `&`.
    ///
    /// - Returns: The offset after the semicolon; `nil` when the bytes are no reference.
    static func scan(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let start = offset + 1
        guard start + 1 < bytes.count else { return nil }
        return bytes[start] == UInt8(ascii: "#") ? scanNumber(bytes, at: start + 1) : scanName(bytes, at: start)
    }

    /// The length of a reference to `^`, 0 when it is none.
    static func caretLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        guard let end = scan(bytes, at: offset) else { return 0 }
        let digits = bytes[(offset + 1)..<(end - 1)]
        return digits.elementsEqual("Hat".utf8) || digits.elementsEqual("#94".utf8) ? end - offset : 0
    }

    /// Up to seven digits, or `x` and up to six hexadecimal ones.
    private static func scanNumber(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        var index = start
        let isHexadecimal = bytes[index] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { index += 1 }
        let digits = index
        while index < bytes.count, isHexadecimal ? isHexadecimalDigit(bytes[index]) : bytes[index].isASCIIDigit {
            index += 1
        }
        guard (1...(isHexadecimal ? 6 : 7)).contains(index - digits), index < bytes.count,
            bytes[index] == UInt8(ascii: ";")
        else { return nil }
        return index + 1
    }

    private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (byte | 0x20) &- 0x61 < 6
    }

    private static func scanName(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        var index = start
        while index < bytes.count, index - start < longestName, bytes[index].isASCIIAlphanumeric { index += 1 }
        guard index - start >= 2, index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return nil }
        return isName(bytes[start..<index]) ? index + 1 : nil
    }

    /// The longest name that the parser knows.
    private static let longestName = 31

    /// Whether these bytes are the name of a character reference.
    ///
    /// The parser itself is asked, so that there is no second table that could differ from its own; text that
    /// looks like a reference is rare.
    private static func isName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let reference = [UInt8(ascii: "&")] + name + [UInt8(ascii: ";")]
        return reference.withUnsafeBufferPointer { CMarkParser.parse([$0], options: []).bytes != Array($0) }
    }
}
