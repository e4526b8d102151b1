// Tags: their names and what ends them (states 13.2.5.6 to 13.2.5.8 and 13.2.5.40).

extension Tokenizer {
    /// A start tag at `<`; the end of the file if the input ends in it.
    mutating func nextStartTag() -> Token {
        var token = Token(.startTag, offset: position)
        position += 1
        token.name = readTagName()
        guard readRestOfTag(&token) else { return Token(.endOfFile, offset: source.count) }
        lastStartTag = token.name
        return token
    }

    /// An end tag at `</`; the end of the file if the input ends in it. Its attributes are dropped.
    mutating func nextEndTag() -> Token {
        var token = Token(.endTag, offset: position)
        position += 2
        token.name = readTagName()
        let byteCount = bytes.count
        guard readRestOfTag(&token) else { return Token(.endOfFile, offset: source.count) }
        if token.dataCount > 0 { report(.endTagWithAttributes, at: position - 1) }
        if token.isSelfClosing { report(.endTagWithTrailingSolidus, at: position - 1) }
        attributes.removeLast(token.dataCount)
        bytes.removeLast(bytes.count - byteCount)
        token.dataCount = 0
        return token
    }

    /// Tag name state: reads a name in small letters and stops at what ends it.
    private mutating func readTagName() -> HTMLName {
        let start = position
        var hash = NameTable.emptyHash
        while true {
            let byte = source[position]
            if byte.isHTMLSpace || byte == 0x2F || byte == 0x3E { break }
            if byte == 0 {
                if position >= source.count { break }
                return readNameWithNull(from: start) { $0.isHTMLSpace || $0 == 0x2F || $0 == 0x3E }
            }
            hash = NameTable.hash(hash, adding: byte.asciiLowercased)
            position += 1
        }
        return names.intern(source, start..<position, hash: hash, lowercasing: true)
    }

    /// Reads a name that holds a NUL, for which U+FFFD stands.
    mutating func readNameWithNull(from start: Int, until isEnd: (UInt8) -> Bool) -> HTMLName {
        var name: [UInt8] = []
        position = start
        while position < source.count {
            let byte = source[position]
            // The first byte belongs to the name whatever it is: an attribute's name may begin with `=`.
            if isEnd(byte), position > start { break }
            if byte == 0 {
                report(.unexpectedNullCharacter, at: position)
                name.append(utf8Of: 0xFFFD)
            } else {
                name.append(byte.asciiLowercased)
            }
            position += 1
        }
        return names.intern(name)
    }

    /// Reads attributes and the end of a tag, from behind its name.
    ///
    /// - Returns: Whether the tag ends before the input does. If not, nothing of it remains.
    mutating func readRestOfTag(_ token: inout Token) -> Bool {
        let attributeStart = attributes.count
        let byteStart = bytes.count
        tagSerial &+= 1
        token.dataStart = attributeStart
        while true {
            while source[position].isHTMLSpace { position += 1 }
            switch source[position] {
            case 0x3E:
                position += 1
                token.dataCount = attributes.count - attributeStart
                return true
            case 0x2F:
                position += 1
                if source[position] == 0x3E {
                    position += 1
                    token.isSelfClosing = true
                    token.dataCount = attributes.count - attributeStart
                    return true
                }
                if position < source.count { report(.unexpectedSolidusInTag, at: position) }
            default:
                if position < source.count, readAttribute(tagStart: token.offset, first: attributeStart) {
                    continue
                }
                guard position >= source.count else { continue }
                report(.eofInTag, at: source.count)
                position = source.count
                attributes.removeLast(attributes.count - attributeStart)
                bytes.removeLast(bytes.count - byteStart)
                return false
            }
        }
    }
}
