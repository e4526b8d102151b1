// Character references (states 13.2.5.72 to 13.2.5.80).

extension Tokenizer {
    /// A token for what an ampersand in text stands for.
    mutating func nextCharacterReferenceToken() -> Token {
        let start = position
        readCharacterReference(inAttribute: false)
        return decodedCharacters(at: start)
    }

    /// Reads at an ampersand, moves behind what belongs to it and puts its text into `decoded`.
    mutating func readCharacterReference(inAttribute: Bool) {
        decoded.removeAll(keepingCapacity: true)
        let next = source[position + 1]
        if next == 0x23 {
            readNumericReference()
        } else if next.isASCIIAlphanumeric {
            readNamedReference(inAttribute: inAttribute)
        } else {
            decoded.append(0x26)
            position += 1
        }
    }

    /// Named character reference state.
    private mutating func readNamedReference(inAttribute: Bool) {
        let start = position + 1
        guard let match = CharacterReferences.longestMatch(in: source, at: start) else {
            reportUnknownReference(from: start)
            decoded.append(0x26)
            position = start
            return
        }
        let end = start + match.nameLength
        if source[end - 1] != 0x3B {
            let next = source[end]
            if inAttribute, next == 0x3D || next.isASCIIAlphanumeric {
                decoded.append(contentsOf: source.slice(position, end))
                position = end
                return
            }
            report(.missingSemicolonAfterCharacterReference, at: end)
        }
        CharacterReferences.appendValue(of: match.index, to: &decoded)
        position = end
    }

    /// Ambiguous ampersand state: a name that the table does not hold is wrong only before a semicolon.
    private mutating func reportUnknownReference(from start: Int) {
        guard collectsErrors else { return }
        var end = start
        while source[end].isASCIIAlphanumeric { end += 1 }
        if source[end] == 0x3B { report(.unknownNamedCharacterReference, at: end) }
    }

    /// Numeric character reference state: at `&#`.
    private mutating func readNumericReference() {
        let start = position
        let isHexadecimal = source[start + 2] | 0x20 == 0x78
        let digitStart = start + (isHexadecimal ? 3 : 2)
        var end = digitStart
        var value: UInt32 = 0
        while let digit = Self.digit(source[end], isHexadecimal: isHexadecimal) {
            // Values beyond Unicode are all alike: stop growing before the number overflows.
            if value <= 0x10FFFF { value = value * (isHexadecimal ? 16 : 10) + digit }
            end += 1
        }
        guard end > digitStart else {
            report(.absenceOfDigitsInNumericCharacterReference, at: end)
            decoded.append(contentsOf: source.slice(start, end))
            position = end
            return
        }
        if source[end] == 0x3B {
            end += 1
        } else {
            report(.missingSemicolonAfterCharacterReference, at: end)
        }
        position = end
        decoded.append(utf8Of: scalarValue(ofReference: value, at: end))
    }

    private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
        if byte.isASCIIDigit { return UInt32(byte) - 0x30 }
        let letter = byte | 0x20
        guard isHexadecimal, letter &- 0x61 < 6 else { return nil }
        return UInt32(letter) - 0x61 + 10
    }

    /// Numeric character reference end state: what a number stands for.
    private mutating func scalarValue(ofReference value: UInt32, at offset: Int) -> UInt32 {
        switch value {
        case 0:
            report(.nullCharacterReference, at: offset)
            return 0xFFFD
        case 0x11_0000...:
            report(.characterReferenceOutsideUnicodeRange, at: offset)
            return 0xFFFD
        case 0xD800...0xDFFF:
            report(.surrogateCharacterReference, at: offset)
            return 0xFFFD
        case 0x80...0x9F:
            report(.controlCharacterReference, at: offset)
            return CharacterReferences.windows1252[Int(value) - 0x80]
        case 0x0D, 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F:
            report(.controlCharacterReference, at: offset)
            return value
        default:
            if InputErrors.isNoncharacter(value) { report(.noncharacterCharacterReference, at: offset) }
            return value
        }
    }
}
