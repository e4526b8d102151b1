// Text that only its own end tag ends, and text that nothing ends (states 13.2.5.2 to 13.2.5.5,
// 13.2.5.9 to 13.2.5.14 and 13.2.5.69 to 13.2.5.71).

extension Tokenizer {
    /// A piece of raw text, or the end tag behind it.
    mutating func nextRawTextToken() -> Token {
        let end: Int
        if let known = rawTextEnd {
            end = known
        } else {
            end = contentModel == .scriptData ? scanScriptDataEnd() : scanRawTextEnd(from: position)
            rawTextEnd = end
        }
        guard position >= end else {
            return nextPiece(upTo: end, hasReferences: contentModel == .rcdata)
        }
        rawTextEnd = nil
        guard position < source.count else { return Token(.endOfFile, offset: source.count) }
        contentModel = .data
        return nextEndTag()
    }

    /// The rest of the input as text.
    mutating func nextPlainTextToken() -> Token {
        guard position < source.count else { return Token(.endOfFile, offset: source.count) }
        return nextPiece(upTo: source.count, hasReferences: false)
    }

    /// Text up to the next NUL or character reference, or what stands for that.
    private mutating func nextPiece(upTo end: Int, hasReferences: Bool) -> Token {
        let start = position
        while position < end {
            let byte = source[position]
            if byte == 0 || (hasReferences && byte == 0x26) { break }
            position += 1
        }
        if position > start { return characters(start, position) }
        if source[position] == 0x26 { return nextCharacterReferenceToken() }
        report(.unexpectedNullCharacter, at: position)
        position += 1
        return replacementCharacter(at: start)
    }

    /// CDATA section state: text up to `]]>`, `nil` at that. A NUL goes out as it is.
    mutating func nextCDATAToken() -> Token? {
        let start = position
        while position < source.count {
            let byte = source[position]
            if byte == 0x5D, source[position + 1] == 0x5D, source[position + 2] == 0x3E {
                if position > start { break }
                position += 3
                contentModel = .data
                return nil
            }
            if byte == 0 {
                if position > start { break }
                position += 1
                return Token(.null, offset: start)
            }
            position += 1
        }
        if position > start { return characters(start, position) }
        report(.eofInCDATA, at: source.count)
        contentModel = .data
        return Token(.endOfFile, offset: source.count)
    }

    /// The offset of the end tag that ends raw text, or the end of the input.
    private func scanRawTextEnd(from start: Int) -> Int {
        guard let lastStartTag else { return source.count }
        let name = names.spelling(of: lastStartTag)
        var offset = start
        while offset < source.count {
            if source[offset] == 0x3C, source[offset + 1] == 0x2F, isEndTag(named: name, at: offset) {
                return offset
            }
            offset += 1
        }
        return source.count
    }

    /// Whether an end tag with a name, and something that ends the name, stands at `</`.
    func isEndTag(named name: ArraySlice<UInt8>, at offset: Int) -> Bool {
        var distance = offset + 2
        for byte in name {
            if source[distance].asciiLowercased != byte { return false }
            distance += 1
        }
        let next = source[distance]
        return next.isHTMLSpace || next == 0x2F || next == 0x3E
    }
}
