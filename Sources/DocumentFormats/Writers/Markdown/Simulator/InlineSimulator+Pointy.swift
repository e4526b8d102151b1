// What begins with `<`: addresses in angle brackets, and raw HTML (CommonMark 0.29, sections 6.7 and 6.8).

extension InlineSimulator {
    mutating func scanPointy(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let next = offset + 1
        if let end = PointyScan.address(bytes, at: next) ?? PointyScan.mailAddress(bytes, at: next) {
            add(InlineToken(.angleAddress, offset, end))
            return end
        }
        if let end = scanTag(at: next, bytes) {
            add(InlineToken(.html, offset, end))
            return end
        }
        return next
    }

    /// Scans a tag, but looks for the end of an instruction, declaration or section only until there is known to be
    /// none.
    private mutating func scanTag(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard start < bytes.count else { return nil }
        let kind = bytes[start]
        let isBounded = kind == UInt8(ascii: "?") || kind == UInt8(ascii: "!")
        if isBounded, tagsWithoutEnd.contains(kind) { return nil }
        let end = PointyScan.tag(bytes, at: start)
        if kind == UInt8(ascii: "?"), end == nil { tagsWithoutEnd.insert(kind) }
        return end
    }
}

/// Scans from the byte after a `<` to the offset after its `>`; `nil` when the bytes are something else.
enum PointyScan {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// A scheme of 2 to 32 characters, a colon, and anything but spaces, controls and angle brackets.
    static func address(_ bytes: Bytes, at start: Int) -> Int? {
        var index = start
        guard index < bytes.count, bytes[index].isASCIILetter else { return nil }
        while index < bytes.count, index - start < 33 {
            let byte = bytes[index]
            if byte == UInt8(ascii: ":") { break }
            guard
                byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
                    || byte == UInt8(ascii: "-")
            else { return nil }
            index += 1
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":"), (2...32).contains(index - start) else {
            return nil
        }
        index += 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"): return index + 1
            case 0...0x20, UInt8(ascii: "<"): return nil
            default: index += 1
            }
        }
        return nil
    }

    static func mailAddress(_ bytes: Bytes, at start: Int) -> Int? {
        var index = start
        while index < bytes.count, bytes[index].isASCIIAlphanumeric || isMailSymbol(bytes[index]) { index += 1 }
        guard index > start, index < bytes.count, bytes[index] == UInt8(ascii: "@") else { return nil }
        index += 1
        while true {
            let label = index
            while index < bytes.count, bytes[index].isASCIIAlphanumeric || bytes[index] == UInt8(ascii: "-") {
                index += 1
            }
            guard (1...63).contains(index - label), bytes[label] != UInt8(ascii: "-"),
                bytes[index - 1] != UInt8(ascii: "-"),
                index < bytes.count
            else { return nil }
            if bytes[index] == UInt8(ascii: ">") { return index + 1 }
            guard bytes[index] == UInt8(ascii: ".") else { return nil }
            index += 1
        }
    }

    private static func isMailSymbol(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
            UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "/"),
            UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"),
            UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"), UInt8(ascii: "-"):
            return true
        default: return false
        }
    }

    /// An open or closing tag, a comment, a processing instruction, a declaration or a CDATA section.
    static func tag(_ bytes: Bytes, at start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "!"): return declaration(bytes, at: start + 1)
        case UInt8(ascii: "?"): return offset(after: "?>", bytes, from: start + 1)
        case UInt8(ascii: "/"): return closingTag(bytes, at: start + 1)
        default: return openTag(bytes, at: start)
        }
    }

    /// A tag name and attributes up to `>` or `/>`.
    static func openTag(_ bytes: Bytes, at start: Int) -> Int? {
        guard var index = tagName(bytes, at: start) else { return nil }
        while let end = attribute(bytes, at: index) { index = end }
        index = LinkTail.skipSpaces(bytes, index)
        if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return nil }
        return index + 1
    }

    /// The rest of a closing tag, after `</`.
    static func closingTag(_ bytes: Bytes, at start: Int) -> Int? {
        guard let name = tagName(bytes, at: start) else { return nil }
        let index = LinkTail.skipSpaces(bytes, name)
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return nil }
        return index + 1
    }

    private static func tagName(_ bytes: Bytes, at start: Int) -> Int? {
        guard start < bytes.count, bytes[start].isASCIILetter else { return nil }
        var index = start + 1
        while index < bytes.count, bytes[index].isASCIIAlphanumeric || bytes[index] == UInt8(ascii: "-") { index += 1 }
        return index
    }

    private static func attribute(_ bytes: Bytes, at start: Int) -> Int? {
        var index = LinkTail.skipSpaces(bytes, start)
        guard index > start, index < bytes.count else { return nil }
        let first = bytes[index]
        guard first.isASCIILetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":") else { return nil }
        index += 1
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        let equals = LinkTail.skipSpaces(bytes, index)
        guard equals < bytes.count, bytes[equals] == UInt8(ascii: "=") else { return index }
        // Without a value the sign does not belong to the attribute, and the tag fails at it.
        return value(bytes, at: LinkTail.skipSpaces(bytes, equals + 1)) ?? index
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-")
    }

    private static func value(_ bytes: Bytes, at start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        var index = start
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            index += 1
            while index < bytes.count, bytes[index] != quote { index += 1 }
            return index < bytes.count ? index + 1 : nil
        }
        while index < bytes.count, !endsUnquoted(bytes[index]) { index += 1 }
        return index > start ? index : nil
    }

    private static func endsUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "`"):
            return true
        default: return byte.isMarkdownSpace
        }
    }

    /// What follows `<!`: a comment, a CDATA section or a declaration.
    private static func declaration(_ bytes: Bytes, at start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        if starts(with: "--", bytes, at: start) { return comment(bytes, at: start + 2) }
        // The parser takes the letters in any case.
        if bytes[start...].hasPrefixIgnoringCase("[cdata[") { return offset(after: "]]>", bytes, from: start + 7) }
        var index = start
        while index < bytes.count, bytes[index] &- 0x41 < 26 { index += 1 }
        let end = LinkTail.skipSpaces(bytes, index)
        guard index > start, end > index else { return nil }
        index = end
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        return index < bytes.count ? index + 1 : nil
    }

    /// The rest of a comment, whose text does not begin with `>` or `->`, holds no `--` and does not end
    /// with `-`.
    private static func comment(_ bytes: Bytes, at start: Int) -> Int? {
        if starts(with: ">", bytes, at: start) || starts(with: "->", bytes, at: start) { return nil }
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-") {
                return starts(with: ">", bytes, at: index + 2) ? index + 3 : nil
            }
            index += 1
        }
        return nil
    }

    private static func starts(with text: StaticString, _ bytes: Bytes, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    static func offset(after text: StaticString, _ bytes: Bytes, from start: Int) -> Int? {
        var index = start
        while index + text.utf8CodeUnitCount <= bytes.count {
            if starts(with: text, bytes, at: index) { return index + text.utf8CodeUnitCount }
            index += 1
        }
        return nil
    }
}
