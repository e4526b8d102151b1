// Wraps the lines of a leaf that is already spelled: at spaces of its text, where the next word cannot begin
// a block. A leaf that would be read in another way stays as it was.

import DocumentModel

extension LeafWriter {
    /// Breaks lines that are longer than a width, in characters, at spaces of the text.
    ///
    /// - Complexity: O(*n*) in the bytes.
    mutating func wrap(width: Int, _ surroundings: Surroundings) {
        let breaks = breakOffsets(width: width)
        guard !breaks.isEmpty else { return }
        let saved = (output, lineStarts, intended)
        for offset in breaks {
            output[offset] = 0x0A
            lineStarts.append(offset + 1)
            intended.append(InlineToken(.softBreak, offset, offset + 1))
        }
        lineStarts.sort()
        intended.sort { $0.start < $1.start }
        if lineStartHazards(surroundings).isEmpty {
            simulate()
            if simulator.tokens == intended { return }
        }
        (output, lineStarts, intended) = saved
    }

    /// The spaces to break at: in each line the last one before the width, or the first one after it.
    private func breakOffsets(width: Int) -> [Int] {
        var result: [Int] = []
        var column = 0
        /// The last place to break, and the columns up to the byte after it.
        var place: (offset: Int, column: Int)?
        var index = 0
        while index < output.count {
            let byte = output[index]
            if byte == 0x0A {
                column = -1
                place = nil
            } else if isBreakable(index) {
                if column > width, let last = place {
                    result.append(last.offset)
                    column -= last.column
                }
                place = (index, column + 1)
            }
            if byte & 0xC0 != 0x80 { column += 1 }
            if column > width, let last = place, byte != 0x0A {
                result.append(last.offset)
                column -= last.column
                place = nil
            }
            index += 1
        }
        return result
    }

    /// Whether a byte is a lone space of the text before a word that no block begins with.
    private func isBreakable(_ index: Int) -> Bool {
        guard output[index] == 0x20, index > 0, index + 1 < output.count, contentOffset(of: index) != nil else {
            return false
        }
        let next = output[index + 1]
        return !output[index - 1].isMarkdownSpace && !next.isMarkdownSpace && LineStart.classes[Int(next)] == 0
            && output[index - 1] != UInt8(ascii: "\\")
    }
}
