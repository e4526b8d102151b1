// What a string literal of Swift stands for, with the place of each character.

import DocumentFormats

/// The inside of a literal.
struct SwiftLiteralText {
    let bytes: [UInt8]
    /// Between the quotes.
    let content: Range<Int>
    let poundCount: Int
    /// Each `\(…)`, in order of place.
    let interpolations: [Range<Int>]

    func singleLine() -> LiteralText {
        var builder = LiteralBuilder()
        append(content, to: &builder)
        return builder.text(content, spelling)
    }

    /// A raw literal has other escapes, so nothing is put into it.
    private var spelling: LiteralText.Spelling { poundCount == 0 ? .swift : .fixed }

    /// The lines without the indentation of the closing quotes, without the line ends at both ends.
    func multiline() -> LiteralText {
        var end = content.upperBound
        while end > content.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        let indentation = bytes[end..<content.upperBound]
        var start = content.lowerBound
        while start < end, bytes[start] != 0x0A { start += 1 }
        start = min(start + 1, end)
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        var builder = LiteralBuilder()
        var line = start
        while line < end {
            var lineEnd = line
            while lineEnd < end, bytes[lineEnd] != 0x0A || isInterpolated(lineEnd) { lineEnd += 1 }
            let text = bytes[line..<lineEnd].starts(with: indentation) ? line + indentation.count : line
            append(text..<lineEnd, to: &builder)
            if lineEnd < end { builder.append([0x0A], spelledAt: lineEnd..<lineEnd + 1) }
            line = lineEnd + 1
        }
        return builder.text(content, spelling)
    }

    private func isInterpolated(_ offset: Int) -> Bool { interpolations.contains { $0.contains(offset) } }

    private func append(_ range: Range<Int>, to builder: inout LiteralBuilder) {
        var rest = range.lowerBound
        var index = rest
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            if let hole = interpolations.first(where: { $0.lowerBound == index }) {
                builder.append(bytes[rest..<index])
                builder.append(Array("%@".utf8), spelledAt: hole)
                index = min(hole.upperBound, range.upperBound)
                rest = index
                continue
            }
            let sign = index + 1 + poundCount
            guard sign < range.upperBound, bytes[index + 1..<sign].allSatisfy({ $0 == UInt8(ascii: "#") }) else {
                index += 1
                continue
            }
            builder.append(bytes[rest..<index])
            let (characters, end) = escape(at: sign, limit: range.upperBound)
            builder.append(characters, spelledAt: index..<end)
            index = end
            rest = end
        }
        builder.append(bytes[min(rest, range.upperBound)..<range.upperBound])
    }

    private func escape(at sign: Int, limit: Int) -> (characters: [UInt8], end: Int) {
        switch bytes[sign] {
        case UInt8(ascii: "n"): return ([0x0A], sign + 1)
        case UInt8(ascii: "t"): return ([0x09], sign + 1)
        case UInt8(ascii: "r"): return ([0x0D], sign + 1)
        case UInt8(ascii: "0"): return ([0x00], sign + 1)
        case UInt8(ascii: "u"):
            let digits = bytes[(sign + 1)..<limit].prefix(10).dropFirst().prefix { $0 != UInt8(ascii: "}") }
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
            return (Array(String(Character(value ?? "\u{FFFD}")).utf8), min(digits.endIndex + 1, limit))
        default: return ([bytes[sign]], sign + 1)
        }
    }
}
