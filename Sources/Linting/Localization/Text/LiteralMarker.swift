// Markers that the parser took for text: the `**` that a reader sees.

import DocumentFormats

/// A run of one marker character, or what is left of one, that marks nothing.
struct LiteralMarker: Hashable, Sendable {
    /// `*`, `_`, `~` or a backtick.
    var byte: UInt8
    var range: Range<Int>
    /// What stands on each side: white space (or the end of the text), punctuation, or anything else.
    var before: FlankingClass
    var after: FlankingClass
    /// Whether the run is what is left of a longer one, of which the rest marks something.
    var isRest = false

    var count: Int { range.count }

    /// Whether a run that stands so can begin a span (CommonMark 0.29, section 6.4).
    var canOpen: Bool {
        let left = after != .whitespace && (after != .punctuation || before != .other)
        guard byte == UInt8(ascii: "_") else { return left }
        let right = before != .whitespace && (before != .punctuation || after != .other)
        return left && (!right || before == .punctuation)
    }

    /// Whether a run that stands so can end a span.
    var canClose: Bool {
        let right = before != .whitespace && (before != .punctuation || after != .other)
        guard byte == UInt8(ascii: "_") else { return right }
        let left = after != .whitespace && (after != .punctuation || before != .other)
        return right && (!left || after == .punctuation)
    }

    /// Whether there is white space on both sides, as around the sign in `2 * 3`.
    var isSpacedOut: Bool { before == .whitespace && after == .whitespace }
}

extension LiteralMarker {
    /// The marker characters of a text that no token took.
    ///
    /// - Complexity: O(*n*) in the bytes and tokens.
    static func markers(in bytes: [UInt8], outside tokens: [InlineToken]) -> [LiteralMarker] {
        var result: [LiteralMarker] = []
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            var number = 0
            while offset < bytes.count {
                while number < tokens.count, Int(tokens[number].end) <= offset { number += 1 }
                if number < tokens.count, Int(tokens[number].start) <= offset {
                    offset = Int(tokens[number].end)
                    continue
                }
                let byte = bytes[offset]
                guard isMarker(byte) else {
                    offset += 1
                    continue
                }
                let limit = number < tokens.count ? Int(tokens[number].start) : bytes.count
                var end = offset + 1
                while end < limit, bytes[end] == byte { end += 1 }
                let isRest =
                    offset > 0 && bytes[offset - 1] == byte && isTaken(offset - 1, tokens, number - 1)
                    || end < bytes.count && end == limit && bytes[end] == byte
                result.append(
                    LiteralMarker(
                        byte: byte,
                        range: offset..<end,
                        before: classBefore(offset, bytes, byte),
                        after: classAfter(end, bytes, byte),
                        isRest: isRest
                    )
                )
                offset = end
            }
        }
        return result
    }

    private static func isTaken(_ offset: Int, _ tokens: [InlineToken], _ number: Int) -> Bool {
        guard number >= 0, number < tokens.count else { return false }
        return Int(tokens[number].start) <= offset && offset < Int(tokens[number].end) && tokens[number].kind != .escape
    }

    static func isMarker(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "`")
    }

    private static func classBefore(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ marker: UInt8) -> FlankingClass {
        var index = offset
        while index > 0, bytes[index - 1] == marker { index -= 1 }
        guard index > 0 else { return .whitespace }
        index -= 1
        while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return FlankingClass(decodeScalar(bytes, at: index).scalar)
    }

    private static func classAfter(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ marker: UInt8) -> FlankingClass {
        var index = offset
        while index < bytes.count, bytes[index] == marker { index += 1 }
        guard index < bytes.count else { return .whitespace }
        return FlankingClass(decodeScalar(bytes, at: index).scalar)
    }
}
