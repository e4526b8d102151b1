// A small pull scanner for the XML of property lists and XLIFF: elements, text, and the place of each character. No
// document type is read, no entity but the five of XML and numbers is known, and nothing is fetched.

import DocumentFormats

/// Gives the parts of an XML text one after the other.
struct XMLScanner {
    enum Event {
        /// A start tag; of an empty element too, whose end follows.
        case open(name: String, attributes: [String: String])
        case close(name: String)
        /// Character data, as the characters that it stands for.
        case text(Range<Int>)
    }

    private let bytes: [UInt8]
    private(set) var offset = 0
    /// The elements that are open.
    private var open: [String] = []
    private var pendingClose: String?
    private var hasRoot = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func error(_ message: String, at offset: Int) -> LintError {
        LintError(message, offset: offset, rule: LocalizationRule.catalogStructure.id)
    }

    /// The next part, `nil` at the end.
    ///
    /// - Throws: `LintError` for tags that do not match and what is no XML.
    mutating func next() throws(LintError) -> Event? {
        if let name = pendingClose {
            pendingClose = nil
            return .close(name: name)
        }
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                let start = offset
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
                if open.isEmpty {
                    if let first = bytes[start..<offset].firstIndex(where: { $0 > 0x20 }) {
                        throw error("there is text outside of the elements of the file", at: first)
                    }
                    continue
                }
                return .text(start..<offset)
            }
            let start = offset
            if has("<!--") {
                try skip(past: "-->", from: start + 4, "comment")
            } else if has("<![CDATA[") {
                try skip(past: "]]>", from: start + 9, "section")
                return .text(start..<offset)
            } else if has("<?") {
                try skip(past: "?>", from: start + 2, "instruction")
            } else if has("<!") {
                try skipDeclaration()
            } else if has("</") {
                return try readClose()
            } else {
                return try readOpen()
            }
        }
        if let name = open.last { throw error("the file ends before </\(name)>", at: bytes.count) }
        guard hasRoot else { throw error("the file holds no XML", at: 0) }
        return nil
    }

    // MARK: Markup

    private func has(_ prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    private mutating func skip(past end: StaticString, from start: Int, _ what: String) throws(LintError) {
        let begin = offset
        offset = start
        while offset < bytes.count {
            if has(end) {
                offset += end.utf8CodeUnitCount
                return
            }
            offset += 1
        }
        throw error("the \(what) that begins here is not closed", at: begin)
    }

    /// Skips a document type, with what it declares.
    private mutating func skipDeclaration() throws(LintError) {
        let begin = offset
        var depth = 0
        var quote: UInt8?
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: "]") {
                depth -= 1
            } else if byte == UInt8(ascii: ">"), depth <= 0 {
                return
            }
        }
        throw error("the declaration that begins here is not closed", at: begin)
    }

    private mutating func readName() -> String {
        let start = offset
        while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
    }

    private mutating func skipSpace() {
        while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    }

    private mutating func readClose() throws(LintError) -> Event {
        let begin = offset
        offset += 2
        let name = readName()
        skipSpace()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
            throw error("this end tag is not closed", at: begin)
        }
        offset += 1
        guard let expected = open.popLast() else { throw error("</\(name)> closes nothing", at: begin) }
        guard expected == name else { throw error("</\(name)> stands where </\(expected)> is expected", at: begin) }
        return .close(name: name)
    }

    private mutating func readOpen() throws(LintError) -> Event {
        let begin = offset
        if open.isEmpty, hasRoot { throw error("a file of XML has one element at the top; this is another", at: begin) }
        offset += 1
        let name = readName()
        guard !name.isEmpty else {
            throw error(
                has("<<<<<<") ? "a marker of a merge conflict was left in the file; resolve the conflict"
                    : "this < begins no tag; write &lt; for the character",
                at: begin
            )
        }
        hasRoot = true
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard offset < bytes.count else { throw error("this tag is not closed", at: begin) }
            if bytes[offset] == UInt8(ascii: ">") {
                offset += 1
                open.append(name)
                return .open(name: name, attributes: attributes)
            }
            if has("/>") {
                offset += 2
                pendingClose = name
                return .open(name: name, attributes: attributes)
            }
            let attribute = readName()
            skipSpace()
            guard !attribute.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
                throw error("this tag is no XML", at: begin)
            }
            offset += 1
            skipSpace()
            guard offset < bytes.count, case let quote = bytes[offset],
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            else { throw error("the value of “\(attribute)” needs quotation marks", at: offset) }
            let start = offset + 1
            offset = start
            while offset < bytes.count, bytes[offset] != quote { offset += 1 }
            guard offset < bytes.count else { throw error("this tag is not closed", at: begin) }
            var text = LiteralBuilder()
            appendText(start..<offset, to: &text)
            attributes[attribute] = String(decoding: text.bytes, as: UTF8.self)
            offset += 1
        }
    }

    // MARK: Text

    /// Adds the characters of a text event.
    func appendText(_ range: Range<Int>, to builder: inout LiteralBuilder) {
        if bytes[range].starts(with: "<![CDATA[".utf8) {
            builder.append(bytes[range.lowerBound + 9..<range.upperBound - 3])
            return
        }
        var rest = range.lowerBound
        var index = rest
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "&"), let (characters, end) = reference(at: index, limit: range.upperBound)
            else {
                index += 1
                continue
            }
            builder.append(bytes[rest..<index])
            builder.append(characters, spelledAt: index..<end)
            index = end
            rest = end
        }
        builder.append(bytes[rest..<range.upperBound])
    }

    private func reference(at start: Int, limit: Int) -> (characters: [UInt8], end: Int)? {
        guard let semicolon = bytes[start..<min(limit, start + 12)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[(start + 1)..<semicolon], as: UTF8.self)
        let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        if let text = known[name] { return (Array(text.utf8), semicolon + 1) }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        guard let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return (Array(String(Character(scalar)).utf8), semicolon + 1)
    }
}
