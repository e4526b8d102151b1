// Which kinds of syntax may occur in a text at all. Most values of a table of strings hold none, so a look at each
// byte decides what is not looked for.

import DocumentFormats

/// Kinds of syntax that the bytes of a text make possible.
struct TextFeatures: OptionSet, Sendable {
    let rawValue: UInt16

    /// `*` `_` `~` or a backtick.
    static let markers = TextFeatures(rawValue: 1)
    /// Brackets, tags, references, escapes and addresses.
    static let syntax = TextFeatures(rawValue: 2)
    /// `%`, or one of its other forms.
    static let percent = TextFeatures(rawValue: 4)
    static let lineEnds = TextFeatures(rawValue: 8)
    /// Full-width forms of ASCII characters, and brackets of East Asian text.
    static let wideForms = TextFeatures(rawValue: 16)
    /// Characters that set the direction of text.
    static let directions = TextFeatures(rawValue: 32)
    /// A space at the start or the end.
    static let edgeSpace = TextFeatures(rawValue: 64)
    /// A character that may begin a block at the start of a line.
    static let blockStart = TextFeatures(rawValue: 128)

    static let inline: TextFeatures = [.markers, .syntax]

    /// - Complexity: O(*n*) in the bytes.
    init(_ bytes: [UInt8]) {
        var result: TextFeatures = []
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let feature = Self.table[Int(bytes[index])]
                if feature != 0 { result.formUnion(Self.features(feature, at: index, bytes)) }
                index += 1
            }
            guard let first = bytes.first, let last = bytes.last else { return }
            if first <= 0x20 || first >= 0xC2 && first <= 0xE3 || last <= 0x20 || last >= 0x80 {
                result.insert(.edgeSpace)
            }
            if "#>-+*|`~!0123456789".utf8.contains(first) || result.contains(.lineEnds) { result.insert(.blockStart) }
        }
        self = result
    }

    init(rawValue: UInt16) { self.rawValue = rawValue }

    private static func features(_ feature: UInt8, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> TextFeatures {
        func byte(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }
        switch bytes[index] {
        case UInt8(ascii: ":"): return byte(1) == UInt8(ascii: "/") ? .syntax : []
        case UInt8(ascii: "w"): return byte(1) == UInt8(ascii: "w") && byte(2) == UInt8(ascii: "w") ? .syntax : []
        case UInt8(ascii: "@"): return index > 0 && bytes[index - 1].isASCIIAlphanumeric ? .syntax : []
        // U+FFxx, U+FExx.
        case 0xEF: return byte(1) >= 0xB9 ? [.wideForms, .percent] : []
        // Brackets of East Asian text, U+3008 to U+301B, and the wave dash.
        case 0xE3: return byte(1) == 0x80 ? .wideForms : []
        // U+200E to U+2069.
        case 0xE2: return byte(1) == 0x80 || byte(1) == 0x81 ? .directions : []
        // U+066A.
        case 0xD9: return byte(1) == 0xAA ? .percent : []
        default: return TextFeatures(rawValue: UInt16(feature))
        }
    }

    private static let table: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in "*_~`".utf8 { table[Int(byte)] = UInt8(TextFeatures.markers.rawValue) }
        for byte in "[]<&\\:w@".utf8 { table[Int(byte)] = UInt8(TextFeatures.syntax.rawValue) }
        for byte in "\n\r".utf8 { table[Int(byte)] = UInt8(TextFeatures.lineEnds.rawValue) }
        table[Int(UInt8(ascii: "%"))] = UInt8(TextFeatures.percent.rawValue)
        for byte: UInt8 in [0xEF, 0xE3, 0xE2, 0xD9] { table[Int(byte)] = 255 }
        return table
    }()
}
