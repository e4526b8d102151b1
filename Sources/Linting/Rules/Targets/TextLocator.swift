// Finds the text of rich formats in their source: HTML and RTF tell where a block begins, and the text is looked
// for from there on.

import DocumentFormats
import DocumentModel

/// Follows the text of one block through its source, run by run.
struct TextLocator {
    private let reading: LintReading
    private let block: BlockIndex
    /// Where the next run is looked for, and where the block ends at the latest.
    private var cursor: Int
    private let end: Int

    init(_ reading: LintReading, block: BlockIndex) {
        self.reading = reading
        self.block = block
        let start = reading.firstLine(of: block).lowerBound
        cursor = start
        let range = reading.document.blocks[block].source?.offsets ?? 0..<0
        // HTML tells no end: the text is near.
        end = range.count > 0 ? min(range.upperBound, reading.source.count) : min(reading.source.count, start + 65_536)
    }

    /// Where a run of the block stood. Runs have to come in order.
    ///
    /// - Complexity: O(*n*) in the source up to it.
    mutating func place(of text: Range<Int>) -> Range<Int> {
        if let exact = reading.exactPlace(ofText: text) { return exact }
        let sample = reading.document.text[text].prefix(32).prefix { Self.isItself($0) }
        guard !sample.isEmpty, let found = offset(of: sample) else { return reading.firstLine(of: block) }
        cursor = found + sample.count
        return found..<cursor
    }

    /// Whether a byte of text stands in HTML and RTF as itself.
    private static func isItself(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && !"<>&\\{}\"'".utf8.contains(byte)
    }

    /// How far text is looked for.
    private static let farthest = 8192

    /// The first place of the bytes in the text of the source, tags and control words left out.
    private func offset(of sample: ArraySlice<UInt8>) -> Int? {
        let source = reading.source
        var offset = cursor
        let limit = min(end, cursor + Self.farthest)
        while offset + sample.count <= limit {
            switch source[offset] {
            case UInt8(ascii: "<") where reading.format.name == "html":
                while offset < end, source[offset] != UInt8(ascii: ">") { offset += 1 }
            case UInt8(ascii: "\\") where reading.format.name == "rtf":
                offset += 1
                while offset < end, source[offset].isLetter || source[offset].isDigit || source[offset] == 0x2D {
                    offset += 1
                }
                // One space ends the word.
                if offset < end, source[offset] != 0x20 { offset -= 1 }
            default:
                if source[offset] == sample[sample.startIndex],
                    source[offset..<offset + sample.count].elementsEqual(sample)
                {
                    return offset
                }
            }
            offset += 1
        }
        return nil
    }
}
