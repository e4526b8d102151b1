// Bytes to tokens: groups, control words, control symbols, escaped bytes, raw data and text. It knows the
// lexical rules of RTF 1.9.1 ("Conventions of an RTF reader") and no meaning of any word.

/// One lexical element of an RTF source.
struct RTFToken {
    enum Kind: UInt8 {
        case groupStart, groupEnd
        /// A control word; `name` is where it stands, without backslash and number.
        case word
        /// A backslash and one character that is no letter; `byte` is the character.
        case symbol
        /// `\'hh`; `byte` is the value.
        case escapedByte
        /// Bytes that stand for themselves.
        case text
        /// A line end of the source, which is no text.
        case lineEnd
        /// The data after `\bin`.
        case binary
        case end
    }

    var kind: Kind
    var byte: UInt8 = 0
    /// Byte offsets of the token, of the name of a word, or of the data.
    var range: Range<Int>
    /// The number after a control word.
    var parameter: Int?
}

/// Reads the tokens of an RTF source, one after the other.
///
/// Every byte sequence has tokens: a lone backslash at the end is text that says nothing, a bad `\'` is
/// dropped with the two bytes after it that are no hexadecimal digits kept as text.
struct RTFLexer {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The byte offset at which the next token begins.
    private(set) var offset = 0
    /// The greatest number of bytes that one `\bin` may claim.
    private let maximumBinaryCount: Int
    /// Where a `\bin` claimed more than there is or may be.
    private(set) var refusedBinaryOffset: Int?

    init(_ bytes: UnsafeBufferPointer<UInt8>, maximumBinaryCount: Int) {
        self.bytes = bytes
        self.maximumBinaryCount = maximumBinaryCount
    }

    /// The next token; `.end` for ever after the last one.
    mutating func next() -> RTFToken {
        guard offset < bytes.count else { return RTFToken(kind: .end, range: offset..<offset) }
        let start = offset
        switch bytes[start] {
        case UInt8(ascii: "{"):
            offset += 1
            return RTFToken(kind: .groupStart, range: start..<offset)
        case UInt8(ascii: "}"):
            offset += 1
            return RTFToken(kind: .groupEnd, range: start..<offset)
        case UInt8(ascii: "\\"):
            return scanControl()
        case 0x0A, 0x0D:
            offset += 1
            return RTFToken(kind: .lineEnd, range: start..<offset)
        default:
            offset += 1
            while offset < bytes.count, !isSyntax(bytes[offset]) { offset += 1 }
            return RTFToken(kind: .text, range: start..<offset)
        }
    }

    /// Moves behind the group whose opening brace has been read, without looking at what it holds.
    ///
    /// - Returns: Whether the group ended; `false` at the end of the source.
    mutating func skipGroup() -> Bool {
        var depth = 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{"):
                depth += 1
                offset += 1
            case UInt8(ascii: "}"):
                depth -= 1
                offset += 1
                if depth == 0 { return true }
            case UInt8(ascii: "\\"):
                // `\bin` may hold braces; other words only have to be passed.
                _ = scanControl()
            default:
                offset += 1
            }
        }
        return false
    }

    @inline(__always)
    private func isSyntax(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == 0x0A
            || byte == 0x0D
    }

    private mutating func scanControl() -> RTFToken {
        let start = offset
        offset += 1
        guard offset < bytes.count else { return RTFToken(kind: .lineEnd, range: start..<offset) }
        let first = bytes[offset]
        guard isLetter(first) else { return scanSymbol(first, from: start) }
        while offset < bytes.count, isLetter(bytes[offset]) { offset += 1 }
        let name = (start + 1)..<offset
        let parameter = scanNumber()
        if offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
        if name.count == 3, bytes[name.lowerBound] == UInt8(ascii: "b"),
            bytes[name.lowerBound + 1] == UInt8(ascii: "i"),
            bytes[name.lowerBound + 2] == UInt8(ascii: "n")
        {
            return scanBinary(count: parameter ?? 0, from: start)
        }
        return RTFToken(kind: .word, range: name, parameter: parameter)
    }

    private mutating func scanSymbol(_ first: UInt8, from start: Int) -> RTFToken {
        offset += 1
        switch first {
        case UInt8(ascii: "'"):
            guard offset + 2 <= bytes.count, let high = hexDigitValue(bytes[offset]),
                let low = hexDigitValue(bytes[offset + 1])
            else { return RTFToken(kind: .lineEnd, range: start..<offset) }
            offset += 2
            return RTFToken(kind: .escapedByte, byte: high << 4 | low, range: start..<offset)
        case 0x0D where offset < bytes.count && bytes[offset] == 0x0A:
            offset += 1
            return RTFToken(kind: .symbol, byte: 0x0A, range: start..<offset)
        default:
            return RTFToken(kind: .symbol, byte: first, range: start..<offset)
        }
    }

    /// The signed number after a word; one that does not fit in 32 bits is cut to the nearest that does.
    private mutating func scanNumber() -> Int? {
        var index = offset
        let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        guard index < bytes.count, isDigit(bytes[index]) else { return nil }
        var number = 0
        while index < bytes.count, isDigit(bytes[index]) {
            number = min(number * 10 + Int(bytes[index] - 0x30), Int(Int32.max))
            index += 1
        }
        offset = index
        return isNegative ? -number : number
    }

    private mutating func scanBinary(count: Int, from start: Int) -> RTFToken {
        let available = bytes.count - offset
        if count < 0 || count > available || count > maximumBinaryCount {
            if refusedBinaryOffset == nil { refusedBinaryOffset = start }
            // A count that cannot be right is no reason to lose the text behind it.
            return RTFToken(kind: .binary, range: offset..<offset)
        }
        let data = offset..<(offset + count)
        offset += count
        return RTFToken(kind: .binary, range: data)
    }
}

@inline(__always)
private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
}

@inline(__always)
private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
