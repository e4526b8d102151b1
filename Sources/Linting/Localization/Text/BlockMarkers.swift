// Block constructs in a text that is parsed as inline text alone: their markers stay what they are, characters.

import DocumentFormats

/// A line that begins as a block of Markdown does.
struct BlockMarker: Hashable, Sendable {
    enum Kind: String, Sendable {
        case heading, quote, bullet, number, table, fence
    }

    var kind: Kind
    /// The marker itself.
    var range: Range<Int>
}

extension BlockMarker {
    /// The block markers at the starts of lines.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func markers(in bytes: [UInt8]) -> [BlockMarker] {
        var result: [BlockMarker] = []
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            var first = start
            while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
            if let found = marker(bytes[first..<end]) { result.append(found) }
            start = end + 1
        }
        return result
    }

    private static func marker(_ line: ArraySlice<UInt8>) -> BlockMarker? {
        guard let first = line.first else { return nil }
        let start = line.startIndex
        func isSpace(_ index: Int) -> Bool { index < line.endIndex && (line[index] == 0x20 || line[index] == 0x09) }
        func run(of byte: UInt8) -> Int {
            var end = start
            while end < line.endIndex, line[end] == byte { end += 1 }
            return end
        }
        switch first {
        case UInt8(ascii: "#"):
            let end = run(of: first)
            // `# 5` and `# %lld` are numbers.
            guard end - start <= 6, isSpace(end), let next = line[end...].first(where: { $0 != 0x20 && $0 != 0x09 }),
                next.isASCIILetter || next >= 0x80 || LiteralMarker.isMarker(next)
            else { return nil }
            return BlockMarker(kind: .heading, range: start..<end)
        case UInt8(ascii: ">"):
            return isSpace(start + 1) ? BlockMarker(kind: .quote, range: start..<start + 1) : nil
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
            guard isSpace(start + 1), line.count > 2 else { return nil }
            return BlockMarker(kind: .bullet, range: start..<start + 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            var end = start
            while end < line.endIndex, line[end].isASCIIDigit { end += 1 }
            guard end - start <= 3, end < line.endIndex, line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ")"),
                isSpace(end + 1)
            else { return nil }
            return BlockMarker(kind: .number, range: start..<end + 1)
        case UInt8(ascii: "|"):
            return line.dropFirst().contains(first) ? BlockMarker(kind: .table, range: start..<start + 1) : nil
        case UInt8(ascii: "`"), UInt8(ascii: "~"):
            let end = run(of: first)
            guard end - start >= 3, !line[end...].contains(first) else { return nil }
            return BlockMarker(kind: .fence, range: start..<end)
        default: return nil
        }
    }

    /// Whether a text begins a line with a sign that people use for this kind of block: a bullet, a dash, a bracket.
    static func hasTypedMarker(_ kind: Kind, in bytes: [UInt8]) -> Bool {
        let signs: [String]
        switch kind {
        case .bullet: signs = ["•", "·", "–", "—", "-", "*", "+", "◦", "‣", "▪", "●", "・"]
        case .quote: signs = [">", "›", "»", "“", "\"", "«"]
        case .heading: signs = ["#", "№"]
        case .number: signs = []
        case .table: return bytes.contains(UInt8(ascii: "|"))
        case .fence: return bytes.contains(UInt8(ascii: "`"))
        }
        for line in bytes.split(separator: 0x0A) {
            let text = line.drop { $0 == 0x20 || $0 == 0x09 }
            if signs.contains(where: { text.starts(with: $0.utf8) }) { return true }
            if kind == .number, text.first?.isASCIIDigit == true { return true }
        }
        return false
    }
}
