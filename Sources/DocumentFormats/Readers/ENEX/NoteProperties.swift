// What an export tells about a note, as front matter.

/// The front matter of a note.
struct NoteProperties {
    /// Lines of YAML, each ended by a line feed; empty for a note without properties.
    private(set) var yaml = ""

    /// Adds a property; an empty one is none.
    mutating func add(_ name: String, _ value: String) {
        if value.isEmpty { return }
        yaml += "\(name): \(Self.scalar(Self.date(value) ?? value))\n"
    }

    /// Adds a property that is a list.
    mutating func add(_ name: String, list values: [String]) {
        if values.isEmpty { return }
        yaml += "\(name):\n" + values.map { "  - \(Self.scalar($0))\n" }.joined()
    }

    /// `20240206T070948Z` as `2024-02-06T07:09:48Z` (ISO 8601).
    ///
    /// - Returns: `nil` for what is no such date.
    static func date(_ value: String) -> String? {
        let bytes = Array(value.utf8)
        let shape = Array("ddddddddTddddddZ".utf8)
        let isDate =
            bytes.count == shape.count
            && zip(bytes, shape).allSatisfy { $1 == UInt8(ascii: "d") ? $0.isDecimalDigit : $0 == $1 }
        guard isDate else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(9..<11)):\(part(11..<13)):\(part(13..<15))Z"
    }

    /// A string as YAML has it: plain where nobody takes it for something else, otherwise in quotes.
    private static func scalar(_ value: String) -> String {
        if isPlain(value) { return value }
        var quoted: [UInt8] = []
        JSONPrinter.writeString(value, to: &quoted)
        return String(decoding: quoted, as: UTF8.self)
    }

    private static func isPlain(_ value: String) -> Bool {
        if date(value) != nil { return true }
        let words: Set = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
        guard let first = value.unicodeScalars.first, value.last != " ", !words.contains(value.lowercased()) else {
            return false
        }
        if first.isASCII, !first.properties.isAlphabetic { return isISODate(value) }
        if value.contains(": ") || value.contains(" #") || value.hasSuffix(":") { return false }
        return value.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{85}" && $0 != "\u{2028}" && $0 != "\u{2029}"
        }
    }

    /// Whether a value is a date as `date` makes it: 20 characters, digits around `-`, `:`, `T` and `Z`.
    private static func isISODate(_ value: String) -> Bool {
        let shape = "dddd-dd-ddTdd:dd:ddZ".utf8
        return value.utf8.count == shape.count
            && zip(value.utf8, shape).allSatisfy { $1 == UInt8(ascii: "d") ? $0.isDecimalDigit : $0 == $1 }
    }
}
