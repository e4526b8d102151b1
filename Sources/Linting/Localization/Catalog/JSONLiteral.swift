// Strings of JSON with the place of each character, and what to say about text that is no JSON.

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

enum JSONFault {
    /// Why a file is no JSON, for people who look at a catalog.
    static func lintError(_ error: ReadError, in bytes: [UInt8]) -> LintError {
        let rule = LocalizationRule.catalogStructure.id
        guard case .malformed(let reason, let offset) = error else {
            return LintError("the catalog cannot be read: \(error)", offset: error.offset, rule: rule)
        }
        if let marker = conflictMarker(bytes, near: offset) {
            return LintError(
                "a marker of a merge conflict was left in the file; resolve the conflict",
                offset: marker,
                rule: rule
            )
        }
        let isCut = offset >= bytes.count || reason == "unterminated string"
        if isCut, let open = outermostOpenBracket(bytes) {
            return LintError(
                "the file ends in the middle: what opens here is not closed; restore the rest of the file",
                offset: open,
                rule: rule
            )
        }
        return LintError("the catalog is no JSON: \(reason)", offset: offset, rule: rule)
    }

    /// The start of the line with an offset, if it is a line that a merge leaves.
    private static func conflictMarker(_ bytes: [UInt8], near offset: Int) -> Int? {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A, offset - start < 200 { start -= 1 }
        let isMarker = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { bytes[start...].starts(with: $0.utf8) }
        return isMarker ? start : nil
    }

    private static func outermostOpenBracket(_ bytes: [UInt8]) -> Int? {
        var open: [Int] = []
        var isInString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: open.append(index)
            case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: _ = open.popLast()
            default: break
            }
            index += 1
        }
        return open.first
    }
}
