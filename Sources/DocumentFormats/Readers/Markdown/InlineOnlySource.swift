// Inline text alone, as Foundation reads a localised string: no marker of a block means anything, and every line
// end stays. The parser knows no such mode, so it is given one paragraph: line ends are hidden behind another
// byte, and what could open a block stands behind a guard that is white space to the parser's inlines and
// none to its blocks.

import DocumentModel

/// A source as one paragraph for the parser, and the way back.
struct InlineOnlySource {
    /// What the parser reads.
    let bytes: [UInt8]
    /// What stands at the start and at the end, and after each line end that is left.
    private let guardBytes: [UInt8]
    /// What stands for a line end.
    private let lineEnd: [UInt8]
    private(set) var map: OffsetMap

    /// U+2004 THREE-PER-EM SPACE, as often as it takes to be unlike any run of it in the source.
    private static let guardCharacter: [UInt8] = [0xE2, 0x80, 0x84]
    /// U+2005 FOUR-PER-EM SPACE: hides line ends in a source that has form feeds.
    private static let secondLineEnd: [UInt8] = [0xE2, 0x80, 0x85]

    /// - Complexity: O(*n*) in the bytes.
    init(_ source: [UInt8]) {
        map = OffsetMap(sourceCount: source.count)
        var rest = source[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        guardBytes = Self.unlike(rest, Self.guardCharacter)
        // A form feed is white space to all rules of inlines, even inside a tag or before a title, but one:
        // only a space ends the address of a link.
        lineEnd = rest.contains(0x0C) ? Self.unlike(rest, Self.secondLineEnd) : [0x20, 0x0C]
        var result = guardBytes
        result.reserveCapacity(rest.count + 2 * guardBytes.count)
        map.addStep(at: result.count, sourceOffset: rest.startIndex)
        var backslashCount = 0
        var index = rest.startIndex
        while index < rest.endIndex {
            let byte = rest[index]
            guard byte == 0x0A || byte == 0x0D else {
                backslashCount = byte == 0x5C ? backslashCount + 1 : 0
                result.append(byte)
                index += 1
                continue
            }
            index += byte == 0x0D && index + 1 < rest.endIndex && rest[index + 1] == 0x0A ? 2 : 1
            if backslashCount % 2 == 1, index < rest.endIndex {
                result.append(0x0A)
                result += guardBytes
            } else {
                result += lineEnd
            }
            map.addStep(at: result.count, sourceOffset: index)
            backslashCount = 0
        }
        result += guardBytes
        bytes = result
    }

    /// A character so often that the source does not hold it so often in a row.
    private static func unlike(_ source: ArraySlice<UInt8>, _ character: [UInt8]) -> [UInt8] {
        var longest = 0
        var run = 0
        var index = source.startIndex
        while index < source.endIndex {
            if source[index] == character[0], source[index...].starts(with: character) {
                run += 1
                longest = max(longest, run)
                index += character.count
            } else {
                run = 0
                index += 1
            }
        }
        return Array(repeatElement(character, count: longest + 1).joined())
    }

    // MARK: Text

    /// Text of the parser with its line ends back and without guards.
    func text(_ text: ArraySlice<UInt8>) -> [UInt8] { restored(text, lineEnd: 0x0A) }

    /// The text of a code span: line ends are spaces, of which one at each end goes when both ends have one
    /// (CommonMark, section 6.1); the parser has taken away those that were spaces in the source.
    func code(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let isHidden =
            text.starts(with: lineEnd) || text.starts(with: lineEnd.suffix(1))
            || text.suffix(lineEnd.count).elementsEqual(lineEnd)
        let result = restored(text, lineEnd: 0x20)
        guard isHidden, result.count > 2, result.first == 0x20, result.last == 0x20,
            result.contains(where: { $0 != 0x20 })
        else { return result }
        return Array(result[1..<result.count - 1])
    }

    private func restored(_ text: ArraySlice<UInt8>, lineEnd byte: UInt8) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            let next = text[index]
            if next == guardBytes[0], text[index...].starts(with: guardBytes) {
                index += guardBytes.count
            } else if next == lineEnd[0], text[index...].starts(with: lineEnd) {
                result.append(byte)
                index += lineEnd.count
            } else if next == 0x0C, lineEnd.last == 0x0C {
                // The parser has taken the space away.
                result.append(byte)
                index += 1
            } else {
                result.append(next)
                index += 1
            }
        }
        return result
    }
}
