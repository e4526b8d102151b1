// Full-width forms of the characters of Markdown: input methods of East Asian languages type them, and no parser
// takes them for syntax.

/// A full-width form of a character of Markdown.
struct WideForm: Hashable, Sendable {
    var range: Range<Int>
    /// The ASCII character that it looks like.
    var ascii: UInt8

    /// - Complexity: O(*n*) in the bytes.
    static func all(in bytes: [UInt8]) -> [WideForm] {
        var result: [WideForm] = []
        var index = 0
        while index + 2 < bytes.count {
            if bytes[index] >= 0xE2, let ascii = ascii(bytes[index], bytes[index + 1], bytes[index + 2]) {
                result.append(WideForm(range: index..<index + 3, ascii: ascii))
                index += 3
            } else {
                index += 1
            }
        }
        return result
    }

    private static func ascii(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt8? {
        switch (first, second, third) {
        case (0xEF, 0xBC, 0x8A), (0xEF, 0xB9, 0xA1): return UInt8(ascii: "*")
        case (0xEF, 0xBC, 0xBF): return UInt8(ascii: "_")
        case (0xEF, 0xBD, 0x80): return UInt8(ascii: "`")
        // U+FF5E and the wave dash.
        case (0xEF, 0xBD, 0x9E), (0xE3, 0x80, 0x9C): return UInt8(ascii: "~")
        case (0xEF, 0xBC, 0xBB), (0xE3, 0x80, 0x90), (0xE3, 0x80, 0x94): return UInt8(ascii: "[")
        case (0xEF, 0xBC, 0xBD), (0xE3, 0x80, 0x91), (0xE3, 0x80, 0x95): return UInt8(ascii: "]")
        case (0xEF, 0xBC, 0x88), (0xEF, 0xB9, 0x99): return UInt8(ascii: "(")
        case (0xEF, 0xBC, 0x89), (0xEF, 0xB9, 0x9A): return UInt8(ascii: ")")
        case (0xEF, 0xBC, 0x85), (0xEF, 0xB9, 0xAA): return UInt8(ascii: "%")
        case (0xEF, 0xBC, 0xA0): return UInt8(ascii: "@")
        case (0xEF, 0xBC, 0x9A): return UInt8(ascii: ":")
        case (0xEF, 0xBC, 0x8F): return UInt8(ascii: "/")
        case (0xEF, 0xBC, 0x8E), (0xE3, 0x80, 0x82): return UInt8(ascii: ".")
        default: return nil
        }
    }

    /// A text with full-width forms in ASCII.
    static func narrowed(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(bytes)
        var result: [UInt8] = []
        var rest = 0
        for form in all(in: bytes) {
            result += bytes[rest..<form.range.lowerBound]
            result.append(form.ascii)
            rest = form.range.upperBound
        }
        return result + bytes[rest...]
    }
}
