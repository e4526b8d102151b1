// Strings files, `"key" = "value";`: an old-style property list (Foundation's "Old-Style ASCII Property Lists"), with
// or without the braces around it.

import DocumentFormats

/// Reads a strings file.
struct StringsReader {
    private let bytes: [UInt8]
    private var offset = 0
    private var entries: [StringEntry] = []
    private var faults: [TableFault] = []
    private var seen: Set<String> = []
    private let language: String
    /// What the comments since the last entry say.
    private var comment: [UInt8] = []

    /// - Parameters:
    ///   - bytes: UTF-8 without a byte order mark.
    ///   - language: The language of the file.
    /// - Throws: `LintError` at the first byte that no strings file can have there.
    /// - Complexity: O(*n*) in the bytes.
    static func read(_ bytes: [UInt8], language: String) throws(LintError) -> StringTable {
        var reader = StringsReader(bytes: bytes, language: language)
        try reader.readFile()
        return StringTable(sourceLanguage: language, entries: reader.entries, faults: reader.faults)
    }

    private init(bytes: [UInt8], language: String) {
        self.bytes = bytes
        self.language = language
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func error(_ message: String, at offset: Int? = nil) -> LintError {
        LintError(message, offset: offset ?? self.offset, rule: LocalizationRule.catalogStructure.id)
    }

    // MARK: Entries

    private mutating func readFile() throws(LintError) {
        try skipSpace()
        let hasBraces = byte == UInt8(ascii: "{")
        if hasBraces { offset += 1 }
        while true {
            try skipSpace()
            guard let byte else {
                if hasBraces { throw error("the file ends without the } that closes it") }
                return
            }
            if byte == UInt8(ascii: "}"), hasBraces {
                offset += 1
                try skipSpace()
                guard offset == bytes.count else { throw error("there is text after the } that closes the file") }
                return
            }
            try readEntry()
        }
    }

    private mutating func readEntry() throws(LintError) {
        let keyStart = offset
        let key = try readText("a key")
        let name = key.string
        let suppression = comment.isEmpty ? RuleSuppression() : RuleSuppression(comment: comment)
        comment = []
        try skipSpace()
        var value = key
        if byte == UInt8(ascii: "=") {
            offset += 1
            try skipSpace()
            value = try readText("a value")
            try skipSpace()
        }
        guard byte == UInt8(ascii: ";") else {
            throw error("expected ; after the value of “\(name)”", at: value.range.upperBound)
        }
        offset += 1
        comment = []
        if !seen.insert(name).inserted {
            faults.append(
                TableFault(
                    rule: LocalizationRule.catalogDuplicateKey,
                    range: key.range,
                    message: "“\(name)” occurs twice; one of the two is dropped",
                    unit: TranslationUnit(key: name, language: language)
                )
            )
        }
        guard keyStart < offset else { return }
        let form = StringForm(text: value)
        let localization = StringLocalization(language: language, forms: [form])
        entries.append(StringEntry(key: name, keyText: key, suppression: suppression, localizations: [localization]))
    }

    // MARK: Space

    private mutating func skipSpace() throws(LintError) {
        while let byte {
            if byte <= 0x20 {
                offset += 1
            } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
                let start = offset
                while let next = self.byte, next != 0x0A, next != 0x0D { offset += 1 }
                comment += bytes[start..<offset] + [0x0A]
            } else if bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]) {
                offset += 3
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(LintError) {
        let start = offset
        offset += 2
        while offset + 1 < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                offset += 2
                comment += bytes[start..<offset]
                return
            }
            offset += 1
        }
        throw error("the comment that begins here is not closed", at: start)
    }

    // MARK: Texts

    private mutating func readText(_ what: String) throws(LintError) -> LiteralText {
        guard let first = byte else { throw error("the file ends where \(what) is expected") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try readQuoted(first) }
        let start = offset
        while let byte, Self.isPlain(byte) { offset += 1 }
        guard offset > start else {
            let isConflict = FileFault.conflictMarker(bytes, near: offset) != nil
            throw error(
                isConflict
                    ? "a marker of a merge conflict was left in the file; resolve the conflict"
                    : "expected \(what); texts with other characters than letters and digits stand in quotation marks"
            )
        }
        return LiteralText(Array(bytes[start..<offset]), range: start..<offset, spelling: .fixed)
    }

    /// What may stand without quotation marks.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "/")
            || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    private mutating func readQuoted(_ quote: UInt8) throws(LintError) -> LiteralText {
        let start = offset + 1
        offset = start
        var builder = LiteralBuilder()
        var rest = start
        while let byte {
            if byte == quote {
                builder.append(bytes[rest..<offset])
                let range = start..<offset
                offset += 1
                return builder.text(range, quote == UInt8(ascii: "\"") ? .strings : .fixed)
            }
            if byte == UInt8(ascii: "\\") {
                builder.append(bytes[rest..<offset])
                let escape = offset
                let characters = readEscape()
                builder.append(characters, spelledAt: escape..<offset)
                rest = offset
            } else {
                offset += 1
            }
        }
        throw error("the text that begins here is not closed", at: start - 1)
    }

    /// Reads an escape from its backslash.
    private mutating func readEscape() -> [UInt8] {
        offset += 1
        guard let byte else { return [UInt8(ascii: "\\")] }
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return readUnicodeEscape()
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return readOctalEscape()
        default: break
        }
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        switch byte {
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "v"): return [0x0B]
        default: return Array(bytes[start..<offset])
        }
    }

    /// Up to four hexadecimal digits; two escapes of a surrogate pair are one character.
    private mutating func readUnicodeEscape() -> [UInt8] {
        let letter = bytes[offset]
        guard let first = scanUnit(at: offset + 1) else {
            offset += 1
            return [letter]
        }
        offset = first.end
        var value = first.value
        if value & 0xFC00 == 0xD800, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] | 0x20 == UInt8(ascii: "u"), let second = scanUnit(at: offset + 2),
            second.value & 0xFC00 == 0xDC00
        {
            value = 0x10000 + (value - 0xD800) << 10 + (second.value - 0xDC00)
            offset = second.end
        }
        return Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
    }

    private func scanUnit(at start: Int) -> (value: UInt32, end: Int)? {
        var value: UInt32 = 0
        var end = start
        while end < bytes.count, end - start < 4, let digit = Self.digit(bytes[end]) {
            value = value << 4 | digit
            end += 1
        }
        return end > start ? (value, end) : nil
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        if byte.isASCIIDigit { return UInt32(byte - UInt8(ascii: "0")) }
        let letter = byte | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) ? UInt32(letter - 0x57) : nil
    }

    /// Up to three octal digits. Those above 127 are NeXTSTEP characters, which nobody writes any more.
    private mutating func readOctalEscape() -> [UInt8] {
        var value: UInt32 = 0
        let start = offset
        while offset < bytes.count, offset - start < 3, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[offset]) {
            value = value << 3 | UInt32(bytes[offset] - UInt8(ascii: "0"))
            offset += 1
        }
        return Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
    }
}
