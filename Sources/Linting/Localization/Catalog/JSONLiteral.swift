// Strings of JSON with the place of each character.

import DocumentFormats

enum JSONLiteral {
    /// The text of a string node.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func text(_ tape: JSONTape, _ node: JSONTape.NodeIndex) -> LiteralText {
        let range = Int(tape.nodes[node].startOffset)..<Int(tape.nodes[node].endOffset)
        guard tape.nodes[node].hasEscapes else {
            return LiteralText(Array(tape.source[range]), range: range, spelling: .json)
        }
        var builder = LiteralBuilder()
        var rest = range.lowerBound
        var offset = rest
        while offset < range.upperBound {
            guard tape.source[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            builder.append(tape.source[rest..<offset])
            let end = escapeEnd(tape.source, at: offset, limit: range.upperBound)
            var decoded: [UInt8] = []
            JSONEscapes.decode(tape.source[offset..<end], into: &decoded)
            builder.append(decoded, spelledAt: offset..<end)
            offset = end
            rest = end
        }
        builder.append(tape.source[rest..<range.upperBound])
        return builder.text(range, .json)
    }

    /// The end of a valid escape; a surrogate pair is one.
    private static func escapeEnd(_ bytes: [UInt8], at offset: Int, limit: Int) -> Int {
        guard offset + 1 < limit, bytes[offset + 1] == UInt8(ascii: "u") else { return min(offset + 2, limit) }
        let end = min(offset + 6, limit)
        let isHigh = offset + 3 < limit && bytes[offset + 2] | 0x20 == UInt8(ascii: "d")
            && "89abAB".utf8.contains(bytes[offset + 3])
        return isHigh ? min(offset + 12, limit) : end
    }
}
