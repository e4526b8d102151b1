// Numbers of JSON5 and JSON: spelling to value. Whole numbers stay whole.

import DocumentModel

/// Reads the numbers of JSON5.
enum JSON5Number {
    /// The value of an unsigned JSON5 number.
    ///
    /// - Parameters:
    ///   - spelling: The bytes after the sign.
    ///   - isNegative: Whether a minus sign stood before.
    /// - Returns: A whole number when it is spelled without point and exponent and fits into 64 bits;
    ///   minus zero, and all others, as a binary floating point number; `nil` when it is not a number.
    static func value(_ spelling: Slice<UnsafeBufferPointer<UInt8>>, isNegative: Bool) -> JSONValue? {
        let text = String(decoding: spelling, as: UTF8.self)
        if text == "Infinity" { return .number(isNegative ? -.infinity : .infinity) }
        if text == "NaN" { return .number(.nan) }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.dropFirst(2)
            guard !digits.isEmpty, digits.utf8.allSatisfy({ hexDigitValue($0) != nil }) else { return nil }
            if let magnitude = Int64(digits, radix: 16), !(isNegative && magnitude == 0) {
                return .integer(isNegative ? -magnitude : magnitude)
            }
            let magnitude = digits.utf8.reduce(0.0) { $0 * 16 + Double(hexDigitValue($1) ?? 0) }
            return .number(isNegative ? -magnitude : magnitude)
        }
        guard let isWhole = isDecimal(spelling) else { return nil }
        let signed = (isNegative ? "-" : "") + text
        if isWhole, let integer = Int64(signed), !(isNegative && integer == 0) { return .integer(integer) }
        return doubleValue(signed).map { .number($0) }
    }

    /// Whether digits, point and exponent follow the grammar and, if so, whether the number is spelled
    /// as a whole number; `nil` when they do not.
    private static func isDecimal(_ spelling: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
        var offset = spelling.startIndex
        func digits(_ offset: inout Int) -> Int {
            let start = offset
            while offset < spelling.endIndex, (0x30...0x39).contains(spelling[offset]) { offset += 1 }
            return offset - start
        }
        let whole = digits(&offset)
        if whole > 1, spelling[spelling.startIndex] == 0x30 { return nil }
        var fraction = 0
        var isWhole = true
        if offset < spelling.endIndex, spelling[offset] == 0x2E {
            offset += 1
            fraction = digits(&offset)
            isWhole = false
        }
        guard whole + fraction > 0 else { return nil }
        if offset < spelling.endIndex, spelling[offset] | 0x20 == 0x65 {
            offset += 1
            if offset < spelling.endIndex, spelling[offset] == 0x2B || spelling[offset] == 0x2D { offset += 1 }
            guard digits(&offset) > 0 else { return nil }
            isWhole = false
        }
        return offset == spelling.endIndex ? isWhole : nil
    }

    /// A decimal number as a double; a point without digits on one side is completed.
    static func doubleValue(_ spelling: String) -> Double? {
        if let value = Double(spelling) { return value }
        var completed: [UInt8] = []
        let bytes = Array(spelling.utf8)
        for (index, byte) in bytes.enumerated() {
            let isDigit = { (index: Int) in bytes.indices.contains(index) && (0x30...0x39).contains(bytes[index]) }
            if byte == 0x2E, !isDigit(index - 1) { completed.append(0x30) }
            completed.append(byte)
            if byte == 0x2E, !isDigit(index + 1) { completed.append(0x30) }
        }
        return Double(String(decoding: completed, as: UTF8.self))
    }
}

/// The value of a hexadecimal digit, `nil` for any other byte.
@inline(__always)
func hexDigitValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: return byte - 0x30
    case 0x41...0x46: return byte - 0x37
    case 0x61...0x66: return byte - 0x57
    default: return nil
    }
}
