// Attributes of tags (states 13.2.5.32 to 13.2.5.39).

extension Tokenizer {
    /// Reads one attribute at its first byte and stops behind it.
    ///
    /// - Parameters:
    ///   - tagStart: Where the tag begins, for the limit's error.
    ///   - first: The position of the tag's first attribute.
    /// - Returns: `false` if the input ends within the attribute.
    mutating func readAttribute(tagStart: Int, first: Int) -> Bool {
        let name = readAttributeName()
        let isNew = noteAttribute(name)
        if !isNew { report(.duplicateAttribute, at: position) }
        if isNew, attributes.count - first >= maximumAttributeCount, attributeLimitOffset == nil {
            attributeLimitOffset = tagStart
        }
        let valueStart = bytes.count
        while source[position].isHTMLSpace { position += 1 }
        if source[position] == 0x3D {
            position += 1
            while source[position].isHTMLSpace { position += 1 }
            switch source[position] {
            case 0x22, 0x27:
                guard readQuotedValue() else { return false }
            case 0x3E:
                report(.missingAttributeValue, at: position)
            default:
                guard readUnquotedValue() else { return false }
            }
        }
        if isNew, attributeLimitOffset == nil {
            attributes.append(
                HTMLAttribute(
                    name: name,
                    valueStart: UInt32(truncatingIfNeeded: valueStart),
                    valueCount: UInt32(truncatingIfNeeded: bytes.count - valueStart)
                )
            )
        } else {
            bytes.removeLast(bytes.count - valueStart)
        }
        return position < source.count
    }

    /// Attribute name state.
    private mutating func readAttributeName() -> HTMLName {
        let start = position
        var hash = NameTable.emptyHash
        if source[position] == 0x3D {
            report(.unexpectedEqualsSignBeforeAttributeName, at: position)
            hash = NameTable.hash(hash, adding: 0x3D)
            position += 1
        }
        while true {
            let byte = source[position]
            if byte <= 0x3E {
                if byte.isHTMLSpace || byte == 0x2F || byte == 0x3E || byte == 0x3D { break }
                if byte == 0 {
                    if position >= source.count { break }
                    return readNameWithNull(from: start) {
                        $0.isHTMLSpace || $0 == 0x2F || $0 == 0x3E || $0 == 0x3D
                    }
                }
                if byte == 0x22 || byte == 0x27 || byte == 0x3C {
                    report(.unexpectedCharacterInAttributeName, at: position)
                }
            }
            hash = NameTable.hash(hash, adding: byte.asciiLowercased)
            position += 1
        }
        return names.intern(source, start..<position, hash: hash, lowercasing: true)
    }

    /// Notes that the tag has an attribute of a name; `false` if it had one before.
    private mutating func noteAttribute(_ name: HTMLName) -> Bool {
        let index = Int(name.rawValue)
        if index >= lastTagWithAttribute.count {
            let missing = max(names.count, lastTagWithAttribute.count * 2) - lastTagWithAttribute.count
            lastTagWithAttribute.append(contentsOf: repeatElement(0, count: missing))
        }
        if lastTagWithAttribute[index] == tagSerial { return false }
        lastTagWithAttribute[index] = tagSerial
        return true
    }

    /// Reads a value at its opening quote and stops behind the closing one; `false` without one.
    private mutating func readQuotedValue() -> Bool {
        let quote = source[position]
        position += 1
        var start = position
        while true {
            let byte = source[position]
            if byte != quote, byte != 0x26, byte != 0 {
                position += 1
                continue
            }
            bytes.append(contentsOf: source.slice(start, position))
            if byte == quote { break }
            guard position < source.count else { return false }
            appendSpecial(byte)
            start = position
        }
        position += 1
        let next = source[position]
        if !next.isHTMLSpace, next != 0x2F, next != 0x3E, position < source.count {
            report(.missingWhitespaceBetweenAttributes, at: position)
        }
        return true
    }

    /// Reads a value without quotes and stops at the byte that ends it; `false` at the end of the input.
    private mutating func readUnquotedValue() -> Bool {
        var start = position
        while true {
            let byte = source[position]
            if byte.isHTMLSpace || byte == 0x3E { break }
            switch byte {
            case 0x26, 0:
                bytes.append(contentsOf: source.slice(start, position))
                guard position < source.count else { return false }
                appendSpecial(byte)
                start = position
                continue
            case 0x22, 0x27, 0x3C, 0x3D, 0x60:
                report(.unexpectedCharacterInUnquotedAttributeValue, at: position)
            default:
                break
            }
            position += 1
        }
        bytes.append(contentsOf: source.slice(start, position))
        return true
    }

    /// Appends what a NUL or an ampersand in a value stands for, and moves behind it.
    private mutating func appendSpecial(_ byte: UInt8) {
        if byte == 0 {
            report(.unexpectedNullCharacter, at: position)
            bytes.append(utf8Of: 0xFFFD)
            position += 1
        } else {
            readCharacterReference(inAttribute: true)
            bytes.append(contentsOf: decoded)
        }
    }
}
