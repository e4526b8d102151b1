// The character references of XML (XML 1.0, sections 4.1 and 4.6): those of numbers and the five names that
// every document has.

extension XMLScanner {
    /// Characters of the source with their references resolved and their line ends made line feeds.
    ///
    /// - Throws: `ReadError.malformed` for other references.
    package func decoded(_ range: Range<Int>) throws(ReadError) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            switch source[offset] {
            case 0x0D:
                result.append(0x0A)
                if offset + 1 < range.upperBound, source[offset + 1] == 0x0A { offset += 1 }
            case UInt8(ascii: "&"):
                let rest = source[(offset + 1)..<range.upperBound].prefix(12)
                guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
                    let character = Self.character(of: source[(offset + 1)..<end])
                else {
                    throw .malformed(reason: "this reference is not known; a plain & is written &amp;", offset: offset)
                }
                result += Array(String(character).utf8)
                offset = end
            default: result.append(source[offset])
            }
            offset += 1
        }
        return result
    }

    /// The character that a reference names.
    private static func character(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case let text:
            guard text.hasPrefix("#") else { return nil }
            let digits = text.dropFirst()
            let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
        }
    }
}
