// What may follow the `]` of a link: the parenthesis with destination and title, and labels.

/// Scans of the part of a link after its text.
enum LinkTail {
    /// Scans `(destination "title")`.
    ///
    /// - Returns: The offset after the closing parenthesis; `nil` when there is no such tail.
    static func scan(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else { return nil }
        let start = skipSpaces(bytes, offset + 1)
        guard let destinationEnd = scanDestination(bytes, at: start) else { return nil }
        let titleStart = skipSpaces(bytes, destinationEnd)
        let titleEnd = titleStart == destinationEnd ? titleStart : scanTitle(bytes, at: titleStart) ?? titleStart
        let end = skipSpaces(bytes, titleEnd)
        guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
        return end + 1
    }

    static func skipSpaces(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index].isMarkdownSpace { index += 1 }
        return index
    }

    /// Scans a destination, `<...>` or without white space and with balanced parentheses; it may be empty.
    ///
    /// - Returns: The offset after it; the end of the text is no end of a destination.
    static func scanDestination(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let count = bytes.count
        var index = offset
        if index < count, bytes[index] == UInt8(ascii: "<") {
            index += 1
            while index < count {
                switch bytes[index] {
                case UInt8(ascii: ">"): return index + 1 < count ? index + 1 : nil
                case UInt8(ascii: "\\"): index += 2
                case UInt8(ascii: "\n"), UInt8(ascii: "<"): return nil
                default: index += 1
                }
            }
            return nil
        }
        var depth = 0
        while index < count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), index + 1 < count, bytes[index + 1].isASCIIPunctuation {
                index += 2
            } else if byte == UInt8(ascii: "(") {
                depth += 1
                if depth > 32 { return nil }
                index += 1
            } else if byte == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
                index += 1
            } else if byte.isSpaceOrLineEnd {
                if index == offset { return nil }
                break
            } else {
                index += 1
            }
        }
        return index < count ? index : nil
    }

    /// Scans a title in double quotes, single quotes or parentheses.
    ///
    /// The parser takes the longest match, and a backslash may be text or the beginning of an escape as it likes:
    /// a quote after a backslash ends the title only if no quote follows that can.
    ///
    /// - Returns: The offset after the closing quote.
    static func scanTitle(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset < bytes.count else { return nil }
        let closing: UInt8
        switch bytes[offset] {
        case UInt8(ascii: "\""): closing = UInt8(ascii: "\"")
        case UInt8(ascii: "'"): closing = UInt8(ascii: "'")
        case UInt8(ascii: "("): closing = UInt8(ascii: ")")
        default: return nil
        }
        var end: Int?
        var index = offset + 1
        while index < bytes.count {
            let byte = bytes[index]
            let isAfterBackslash = index > offset + 1 && bytes[index - 1] == UInt8(ascii: "\\")
            if byte == closing {
                end = index + 1
                if !isAfterBackslash { return end }
            } else if byte == UInt8(ascii: "("), closing == UInt8(ascii: ")"), !isAfterBackslash {
                return end
            }
            index += 1
        }
        return end
    }

    /// Scans `[label]`, which holds no bracket that is not escaped and at most 1,000 bytes.
    static func scanLabel(
        _ bytes: UnsafeBufferPointer<UInt8>,
        at offset: Int
    ) -> (content: Range<Int>, end: Int)? {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "[") else { return nil }
        var index = offset + 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "]"): return (offset + 1..<index, index + 1)
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\") where index + 1 < bytes.count && bytes[index + 1].isASCIIPunctuation: index += 2
            default: index += 1
            }
            if index - offset - 1 > 1000 { return nil }
        }
        return nil
    }
}
