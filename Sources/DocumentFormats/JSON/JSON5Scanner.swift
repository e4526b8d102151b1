// Scanning JSON5: bytes to values. Used for the payloads of extended attributes, which are short, so the
// scanner makes values at once. It keeps its own stack: depth of nesting takes no stack of the program.

import DocumentModel

/// Reads the inside of a JSON5 object, as in https://spec.json5.org.
struct JSON5Scanner {
    /// The greatest depth of arrays and objects inside a payload.
    static let maximumDepth = 512

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var stack: [Frame] = []

    /// An array or object that is not complete.
    private struct Frame {
        let isObject: Bool
        var values: [JSONValue] = []
        /// The names of an object's values; one more than values while a value is awaited.
        var names: [String] = []
    }

    /// The members that the bytes hold, in their order; `nil` when they are not JSON5.
    static func scanMembers(_ bytes: UnsafeBufferPointer<UInt8>) -> [JSONValue.Member]? {
        guard Unicode.firstIllFormedOffset(in: bytes) == nil else { return nil }
        var scanner = JSON5Scanner(bytes)
        return scanner.scanMembers()
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func scanMembers() -> [JSONValue.Member]? {
        stack = [Frame(isObject: true)]
        while true {
            guard skipSpace() else { return nil }
            let isObject = stack[stack.count - 1].isObject
            guard offset < bytes.count else { return stack.count == 1 ? finishMembers() : nil }
            if stack.count > 1, bytes[offset] == (isObject ? 0x7D : 0x5D) {
                offset += 1
                guard close() else { return nil }
            } else {
                if isObject {
                    guard let name = scanName(), skipSpace(), take(0x3A), skipSpace() else { return nil }
                    stack[stack.count - 1].names.append(name)
                }
                guard offset < bytes.count else { return nil }
                let opener = bytes[offset]
                if opener == 0x7B || opener == 0x5B {
                    guard stack.count <= Self.maximumDepth else { return nil }
                    offset += 1
                    stack.append(Frame(isObject: opener == 0x7B))
                    continue
                }
                guard let value = scanScalarValue() else { return nil }
                stack[stack.count - 1].values.append(value)
            }
            guard endItem() else { return nil }
        }
    }

    /// After a value: closes what ends here and takes the comma.
    private mutating func endItem() -> Bool {
        while true {
            guard skipSpace() else { return false }
            guard offset < bytes.count else { return stack.count == 1 }
            if take(0x2C) { return true }
            let isObject = stack[stack.count - 1].isObject
            guard stack.count > 1, take(isObject ? 0x7D : 0x5D), close() else { return false }
        }
    }

    /// Ends the innermost array or object and makes it a value of the one around it.
    private mutating func close() -> Bool {
        let frame = stack.removeLast()
        let value: JSONValue
        if frame.isObject {
            value = .object(sorting: zip(frame.names, frame.values).map { .init(name: $0, value: $1) })
        } else {
            value = .array(frame.values)
        }
        stack[stack.count - 1].values.append(value)
        return true
    }

    private func finishMembers() -> [JSONValue.Member] {
        zip(stack[0].names, stack[0].values).map { .init(name: $0, value: $1) }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    /// Skips white space and comments; false for a comment without end.
    private mutating func skipSpace() -> Bool {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x09...0x0D, 0x20: offset += 1
            case 0x2F:
                guard offset + 1 < bytes.count else { return false }
                if bytes[offset + 1] == 0x2F {
                    offset += 2
                    while offset < bytes.count, scanLineEnd() == nil { offset += 1 }
                } else if bytes[offset + 1] == 0x2A {
                    offset += 2
                    while true {
                        guard offset + 1 < bytes.count else { return false }
                        if bytes[offset] == 0x2A, bytes[offset + 1] == 0x2F { break }
                        offset += 1
                    }
                    offset += 2
                } else {
                    return false
                }
            case 0x80...:
                let (scalar, end) = scalar(at: offset)
                guard
                    scalar == "\u{FEFF}" || scalar == "\u{2028}" || scalar == "\u{2029}"
                        || scalar.properties.generalCategory == .spaceSeparator
                else { return true }
                offset = end
            default: return true
            }
        }
        return true
    }

    /// The offset after the line end at the current offset, `nil` when there is none.
    private func scanLineEnd() -> Int? {
        switch bytes[offset] {
        case 0x0A: return offset + 1
        case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
        case 0xE2:
            let (scalar, end) = scalar(at: offset)
            return scalar == "\u{2028}" || scalar == "\u{2029}" ? end : nil
        default: return nil
        }
    }

    /// The character at an offset and the offset after it. The bytes are known to be UTF-8.
    private func scalar(at start: Int) -> (Unicode.Scalar, end: Int) {
        let first = UInt32(bytes[start])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = length == 1 ? first : first & (0x7F >> UInt32(length))
        for index in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[start + index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", start + length)
    }

    // MARK: Names

    private mutating func scanName() -> String? {
        guard offset < bytes.count else { return nil }
        if bytes[offset] == 0x22 || bytes[offset] == 0x27 { return scanString() }
        var name = String.UnicodeScalarView()
        while offset < bytes.count {
            var (next, end) = scalar(at: offset)
            if next == "\\" {
                guard let escaped = scanUnicodeEscape(at: offset + 1) else { return nil }
                (next, end) = escaped
                guard isNamePart(next, isFirst: name.isEmpty) else { return nil }
            } else if !isNamePart(next, isFirst: name.isEmpty) {
                break
            }
            name.append(next)
            offset = end
        }
        return name.isEmpty ? nil : String(name)
    }

    private func isNamePart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "_", "$": return true
        case "0"..."9": return !isFirst
        case "\u{200C}", "\u{200D}": return !isFirst
        case "\u{0}"..."\u{7F}": return false
        default: return isFirst ? scalar.properties.isIDStart : scalar.properties.isIDContinue
        }
    }

    /// `u` and four digits at `start`, or two such escapes that are a surrogate pair.
    private func scanUnicodeEscape(at start: Int) -> (Unicode.Scalar, end: Int)? {
        guard start < bytes.count, bytes[start] == 0x75, let high = scanHex(at: start + 1, count: 4) else { return nil }
        if let scalar = Unicode.Scalar(high) { return (scalar, start + 5) }
        guard high < 0xDC00, start + 6 < bytes.count, bytes[start + 5] == 0x5C, bytes[start + 6] == 0x75,
            let low = scanHex(at: start + 7, count: 4), (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { return nil }
        return (scalar, start + 11)
    }

    private func scanHex(at start: Int, count: Int) -> UInt32? {
        guard start + count <= bytes.count else { return nil }
        var value: UInt32 = 0
        for index in start..<start + count {
            guard let digit = hexDigitValue(bytes[index]) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    // MARK: Values

    private mutating func scanScalarValue() -> JSONValue? {
        switch bytes[offset] {
        case 0x22, 0x27: return scanString().map { .string($0) }
        case 0x2B, 0x2D, 0x2E, 0x30...0x39: return scanNumber()
        default:
            let start = offset
            while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
            switch String(decoding: bytes[start..<offset], as: UTF8.self) {
            case "null": return .null
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "Infinity": return .number(.infinity)
            case "NaN": return .number(.nan)
            default: return nil
            }
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: return true
        default: return false
        }
    }

    private mutating func scanNumber() -> JSONValue? {
        var isNegative = false
        if bytes[offset] == 0x2B || bytes[offset] == 0x2D {
            isNegative = bytes[offset] == 0x2D
            offset += 1
        }
        let start = offset
        while offset < bytes.count,
            isWordByte(bytes[offset]) || bytes[offset] == 0x2E
                || ((bytes[offset] == 0x2B || bytes[offset] == 0x2D) && bytes[offset - 1] | 0x20 == 0x65
                    && !(bytes[start..<offset].starts(with: [0x30, 0x78])))
        {
            offset += 1
        }
        return JSON5Number.value(bytes[start..<offset], isNegative: isNegative)
    }

    private mutating func scanString() -> String? {
        let quote = bytes[offset]
        offset += 1
        var result: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case quote:
                offset += 1
                return String(decoding: result, as: UTF8.self)
            case 0x5C:
                offset += 1
                guard offset < bytes.count, appendEscape(to: &result) else { return nil }
            case 0x0A, 0x0D: return nil
            default:
                result.append(byte)
                offset += 1
            }
        }
        return nil
    }

    /// Decodes what follows a backslash.
    private mutating func appendEscape(to result: inout [UInt8]) -> Bool {
        if let end = scanLineEnd() {
            offset = end
            return true
        }
        let byte = bytes[offset]
        switch byte {
        case 0x75:
            guard let (scalar, end) = scanUnicodeEscape(at: offset) else { return false }
            result += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
            offset = end
        case 0x78:
            guard let value = scanHex(at: offset + 1, count: 2), let scalar = Unicode.Scalar(value) else {
                return false
            }
            result += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
            offset += 3
        case 0x30:
            guard offset + 1 >= bytes.count || !(0x30...0x39).contains(bytes[offset + 1]) else { return false }
            result.append(0)
            offset += 1
        case 0x31...0x39: return false
        case 0x62: appendControl(0x08, to: &result)
        case 0x66: appendControl(0x0C, to: &result)
        case 0x6E: appendControl(0x0A, to: &result)
        case 0x72: appendControl(0x0D, to: &result)
        case 0x74: appendControl(0x09, to: &result)
        case 0x76: appendControl(0x0B, to: &result)
        default:
            result.append(byte)
            offset += 1
        }
        return true
    }

    private mutating func appendControl(_ byte: UInt8, to result: inout [UInt8]) {
        result.append(byte)
        offset += 1
    }
}
