// Small operations on the bytes of attribute values and texts. Names and keywords of HTML and CSS are ASCII;
// everything else passes through as it is.

extension UInt8 {
    /// White space of HTML and CSS: space, tab, line feed, form feed, carriage return.
    @inline(__always)
    var isMarkupSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }

    /// The small letter of an ASCII capital; any other byte as it is.
    @inline(__always)
    var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    @inline(__always)
    var isDecimalDigit: Bool { self >= 0x30 && self <= 0x39 }
}

extension Collection<UInt8> where SubSequence: Collection<UInt8> {
    /// The bytes without white space at both ends.
    var trimmingMarkupSpace: ArraySlice<UInt8> {
        let bytes = ArraySlice(self)
        guard let first = bytes.firstIndex(where: { !$0.isMarkupSpace }),
            let last = bytes.lastIndex(where: { !$0.isMarkupSpace })
        else { return [] }
        return bytes[first...last]
    }

    /// The bytes as a string, ASCII capitals made small.
    var lowercasedString: String { String(decoding: map(\.lowercasedASCII), as: UTF8.self) }

    /// Whether the bytes are this word, whatever the case of ASCII letters.
    ///
    /// - Parameter word: In small letters.
    func equalsIgnoringCase(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { buffer in zip(self, buffer).allSatisfy { $0.lowercasedASCII == $1 } }
    }

    /// Whether the bytes begin with this word, whatever the case of ASCII letters.
    ///
    /// - Parameter word: In small letters.
    func hasPrefixIgnoringCase(_ word: StaticString) -> Bool {
        guard count >= word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { buffer in zip(self, buffer).allSatisfy { $0.lowercasedASCII == $1 } }
    }

    /// The whole number that the bytes begin with after white space, as HTML reads one.
    ///
    /// - Returns: `nil` without a digit; numbers beyond nine digits are cut there.
    var leadingInteger: Int? {
        var index = startIndex
        while index != endIndex, self[index].isMarkupSpace { formIndex(after: &index) }
        var isNegative = false
        if index != endIndex, self[index] == UInt8(ascii: "-") || self[index] == UInt8(ascii: "+") {
            isNegative = self[index] == UInt8(ascii: "-")
            formIndex(after: &index)
        }
        var number = 0
        var digitCount = 0
        while index != endIndex, self[index].isDecimalDigit, digitCount < 9 {
            number = number * 10 + Int(self[index] - 0x30)
            digitCount += 1
            formIndex(after: &index)
        }
        guard digitCount > 0 else { return nil }
        return isNegative ? -number : number
    }
}

/// The bytes with `%` and two digits decoded.
///
/// - Returns: `nil` if the result is not UTF-8.
func percentDecoded(_ bytes: some Collection<UInt8>) -> String? {
    let source = Array(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
        if source[index] == UInt8(ascii: "%"), index + 2 < source.count, let high = hexValue(source[index + 1]),
            let low = hexValue(source[index + 2])
        {
            result.append(high << 4 | low)
            index += 3
        } else {
            result.append(source[index])
            index += 1
        }
    }
    return String(validating: result, as: UTF8.self)
}

/// The value of a hexadecimal digit.
func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: return byte - 0x30
    case 0x41...0x46: return byte - 0x37
    case 0x61...0x66: return byte - 0x57
    default: return nil
    }
}
