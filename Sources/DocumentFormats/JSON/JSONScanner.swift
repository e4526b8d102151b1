// Scanning JSON (RFC 8259): bytes to a tape. Strict: what Foundation's JSONDecoder refuses is refused, with
// the offset of the first byte that is wrong. One pass, no recursion.

import DocumentModel

/// Scans one JSON text.
package struct JSONScanner {
    /// The greatest depth of arrays and objects; Foundation's decoder has the same bound.
    package static let maximumDepth = 512

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var nodes: [JSONTape.Node] = []
    /// The arrays and objects that are open, innermost last.
    private var open: [Int] = []

    /// Scans a text.
    ///
    /// A byte order mark at the start is skipped. A member name that occurs twice is no error here.
    ///
    /// - Throws: `ReadError.invalidUTF8`; `ReadError.tooDeep` beyond `maximumDepth` arrays and objects;
    ///   `ReadError.malformed` for all that is not JSON, an escaped surrogate without its other half
    ///   and a number beyond the range of a double; `ReadError.tooLarge` beyond 4 GiB.
    /// - Complexity: O(*n*) in the bytes.
    package static func scan(_ source: [UInt8]) throws(ReadError) -> JSONTape {
        guard source.count < UInt32.max else {
            throw .tooLarge(byteCount: source.count, limit: Int(UInt32.max))
        }
        // Typed errors do not pass through the closure of withUnsafeBufferPointer: carry a result.
        let result: Result<[JSONTape.Node], ReadError> = source.withUnsafeBufferPointer { bytes in
            if let offset = Unicode.firstIllFormedOffset(in: bytes) { return .failure(.invalidUTF8(offset: offset)) }
            var scanner = JSONScanner(bytes: bytes)
            do throws(ReadError) {
                try scanner.scanText()
                return .success(scanner.nodes)
            } catch {
                return .failure(error)
            }
        }
        return JSONTape(source: source, nodes: try result.get())
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 16 + 1)
    }

    private mutating func scanText() throws(ReadError) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
        skipSpace()
        try scanValue()
        while let container = open.last {
            skipSpace()
            let isObject = nodes[container].kind == .object
            let isFirst = nodes.count == container + 1
            guard offset < bytes.count else { throw endError(isObject: isObject, isFirst: isFirst) }
            if bytes[offset] == (isObject ? 0x7D : 0x5D) {
                offset += 1
                close(container)
                continue
            }
            if !isFirst {
                guard bytes[offset] == 0x2C else { throw malformed("expected ',' or '\(isObject ? "}" : "]")'") }
                offset += 1
                skipSpace()
            }
            if isObject { try scanName() }
            try scanValue()
        }
        skipSpace()
        if offset < bytes.count { throw malformed("unexpected text after the JSON value") }
    }

    private mutating func close(_ container: Int) {
        open.removeLast()
        nodes[container].endOffset = UInt32(offset)
        nodes[container].next = UInt32(nodes.count)
    }

    private func malformed(_ reason: String) -> ReadError { .malformed(reason: reason, offset: offset) }

    private func endError(isObject: Bool, isFirst: Bool) -> ReadError {
        if isObject { return malformed(isFirst ? "expected a member name or '}'" : "expected ',' or '}'") }
        return malformed(isFirst ? "expected a value or ']'" : "expected ',' or ']'")
    }

    private mutating func skipSpace() {
        while offset < bytes.count, bytes[offset] <= 0x20,
            bytes[offset] == 0x20 || bytes[offset] == 0x0A || bytes[offset] == 0x0D || bytes[offset] == 0x09
        {
            offset += 1
        }
    }

    private mutating func scanName() throws(ReadError) {
        guard offset < bytes.count, bytes[offset] == 0x22 else { throw malformed("expected a member name in quotes") }
        try scanString()
        skipSpace()
        guard offset < bytes.count, bytes[offset] == 0x3A else { throw malformed("expected ':'") }
        offset += 1
        skipSpace()
    }

    private mutating func scanValue() throws(ReadError) {
        guard offset < bytes.count else { throw malformed("expected a value") }
        switch bytes[offset] {
        case 0x22: try scanString()
        case 0x5B, 0x7B:
            guard open.count < Self.maximumDepth else { throw .tooDeep(limit: Self.maximumDepth, offset: offset) }
            open.append(nodes.count)
            append(bytes[offset] == 0x7B ? .object : .array, end: offset + 1)
        case 0x2D, 0x30...0x39: try scanNumber()
        case 0x74: try scanLiteral("true", .true)
        case 0x66: try scanLiteral("false", .false)
        case 0x6E: try scanLiteral("null", .null)
        default: throw malformed("expected a value")
        }
    }

    /// Adds a value that starts at the current offset, and goes on after it.
    private mutating func append(_ kind: JSONTape.Kind, end: Int) {
        nodes.append(
            JSONTape.Node(
                kind: kind,
                hasEscapes: false,
                startOffset: UInt32(offset),
                endOffset: UInt32(end),
                next: UInt32(nodes.count + 1)
            )
        )
        offset = end
    }

    private mutating func scanLiteral(_ word: StaticString, _ kind: JSONTape.Kind) throws(ReadError) {
        let end = offset + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ bytes[offset..<end].elementsEqual($0) }) else {
            throw malformed("expected a value")
        }
        append(kind, end: end)
    }

    private mutating func scanNumber() throws(ReadError) {
        var end = offset
        var kind = JSONTape.Kind.integer
        if bytes[end] == 0x2D { end += 1 }
        let whole = end
        skipDigits(&end)
        guard end > whole else { throw .malformed(reason: "expected a digit", offset: end) }
        if bytes[whole] == 0x30, end > whole + 1 {
            throw .malformed(reason: "a number does not start with 0", offset: whole)
        }
        if end < bytes.count, bytes[end] == 0x2E {
            kind = .number
            end += 1
            let start = end
            skipDigits(&end)
            guard end > start else { throw .malformed(reason: "expected a digit", offset: end) }
        }
        if end < bytes.count, bytes[end] | 0x20 == 0x65 {
            kind = .number
            end += 1
            if end < bytes.count, bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 }
            let start = end
            skipDigits(&end)
            guard end > start else { throw .malformed(reason: "expected a digit", offset: end) }
        }
        // Up to 18 digits fit into 64 bits and a double; only others need a closer look.
        if kind == .number || end - offset > 18 {
            let value = Double(String(decoding: bytes[offset..<end], as: UTF8.self))
            guard let value, value.isFinite else { throw malformed("the number is too large") }
        }
        append(kind, end: end)
    }

    private func skipDigits(_ end: inout Int) {
        while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
    }

    /// Scans a string at its opening quote and checks its escapes.
    private mutating func scanString() throws(ReadError) {
        let quote = offset
        var end = offset + 1
        var hasEscapes = false
        while true {
            end = offsetOfSpecialByte(from: end)
            guard end < bytes.count else { throw .malformed(reason: "unterminated string", offset: quote) }
            if bytes[end] == 0x22 { break }
            guard bytes[end] == 0x5C else {
                throw .malformed(reason: "a control character in a string must be escaped", offset: end)
            }
            hasEscapes = true
            try checkEscape(&end, quote: quote)
        }
        nodes.append(
            JSONTape.Node(
                kind: .string,
                hasEscapes: hasEscapes,
                startOffset: UInt32(quote + 1),
                endOffset: UInt32(end),
                next: UInt32(nodes.count + 1)
            )
        )
        offset = end + 1
    }

    /// Checks the escape at `end` and moves `end` behind it.
    private func checkEscape(_ end: inout Int, quote: Int) throws(ReadError) {
        guard end + 1 < bytes.count else { throw .malformed(reason: "unterminated string", offset: quote) }
        switch bytes[end + 1] {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: end += 2
        case 0x75:
            guard JSONEscapes.scanUnit(bytes, at: end + 2) != nil else {
                throw .malformed(reason: "expected four hexadecimal digits after '\\u'", offset: end)
            }
            guard let (_, next) = JSONEscapes.scanScalar(bytes, at: end + 2) else {
                throw .malformed(reason: "half of a surrogate pair", offset: end)
            }
            end = next
        default: throw .malformed(reason: "unknown escape", offset: end)
        }
    }

    /// The offset of the next quote, backslash or control character, or the end; eight bytes a step.
    private func offsetOfSpecialByte(from start: Int) -> Int {
        var index = start
        if let base = bytes.baseAddress {
            let ones: UInt64 = 0x0101_0101_0101_0101
            let highs: UInt64 = 0x8080_8080_8080_8080
            while index + 8 <= bytes.count {
                let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
                let quotes = word ^ (ones &* 0x22)
                let backslashes = word ^ (ones &* 0x5C)
                // A byte is marked when it is zero after the exclusive or, or below 0x20 as it is. A borrow
                // can mark a byte above a marked one in error; the loop below finds the first.
                let marks =
                    ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
                    | ((word &- ones &* 0x20) & ~word)
                if marks & highs != 0 { break }
                index += 8
            }
        }
        while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x5C, bytes[index] >= 0x20 { index += 1 }
        return index
    }
}
