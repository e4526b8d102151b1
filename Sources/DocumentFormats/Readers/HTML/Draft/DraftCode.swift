// Lines in a font of fixed width become code blocks, where the program has no other way to mark code.

/// Finds the lines of code among the paragraphs of a draft.
struct DraftCode {
    /// Goes over all blocks of a draft.
    ///
    /// - Complexity: O(*n*) in the pieces.
    static func gather(_ draft: inout HTMLDraft) {
        guard draft.states.contains(where: { $0.flags.contains(.monospaced) }) else { return }
        for index in 0..<draft.blocks.count {
            switch draft.blocks[index].kind {
            case .root, .quote, .item, .footnote: gather(in: index, &draft)
            default: break
            }
        }
    }

    /// A line of a paragraph: its pieces, and whether all of them are code.
    private struct Line {
        var pieces: Range<Int>
        var text: Range<Int>
        var isCode: Bool
    }

    private static func gather(in parent: DraftIndex, _ draft: inout HTMLDraft) {
        var isItem = false
        if case .item = draft.blocks[parent].kind { isItem = true }
        var result: [DraftIndex] = []
        /// Lines of code that have been seen, as text, and the blank lines after them.
        var code: [[UInt8]] = []
        var codeParagraphs: [DraftIndex] = []
        var blanks: [DraftIndex] = []
        func finish(_ draft: inout HTMLDraft) {
            if isItem, code.count == 1 {
                result += codeParagraphs
            } else if !code.isEmpty, let first = codeParagraphs.first {
                result.append(addCode(code, at: draft.blocks[first].sourceOffset, &draft))
            }
            result += blanks
            code = []
            codeParagraphs = []
            blanks = []
        }
        for child in draft.children(of: parent) {
            switch draft.blocks[child].kind {
            case .blank: blanks.append(child)
            case .paragraph:
                let lines = lines(of: child, draft)
                guard lines.contains(where: \.isCode) else {
                    finish(&draft)
                    result.append(child)
                    continue
                }
                if lines.allSatisfy(\.isCode) {
                    if code.isEmpty {
                        result += blanks
                    } else {
                        code += blanks.map { _ in [] }
                    }
                    blanks = []
                    code += lines.map { text(of: $0, draft) }
                    codeParagraphs.append(child)
                } else {
                    finish(&draft)
                    result += split(child, lines, &draft)
                }
            default:
                finish(&draft)
                result.append(child)
            }
        }
        finish(&draft)
        draft.setChildren(of: parent, to: result)
    }

    private static func lines(of index: DraftIndex, _ draft: HTMLDraft) -> [Line] {
        let block = draft.blocks[index]
        var lines: [Line] = []
        var start = block.pieces.lowerBound
        var textStart = block.textStart
        var offset = block.textStart
        var holdsCode = false
        var holdsOther = false
        for place in block.pieces {
            let piece = draft.pieces[place]
            if piece.kind == .hardBreak {
                lines.append(Line(pieces: start..<place, text: textStart..<offset, isCode: holdsCode && !holdsOther))
                start = place + 1
                textStart = offset + piece.utf8Count
                holdsCode = false
                holdsOther = false
            } else if piece.kind == .object {
                holdsOther = true
            } else {
                let state = draft.state(of: piece)
                let isSpace = draft.text[offset..<(offset + piece.utf8Count)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
                if state.flags.contains(.monospaced), state.link == 0 {
                    holdsCode = holdsCode || !isSpace
                } else if !isSpace {
                    holdsOther = true
                }
            }
            offset += piece.utf8Count
        }
        lines.append(
            Line(pieces: start..<block.pieces.upperBound, text: textStart..<offset, isCode: holdsCode && !holdsOther)
        )
        return lines
    }

    private static func text(of line: Line, _ draft: HTMLDraft) -> [UInt8] {
        var text: [UInt8] = []
        var index = line.text.lowerBound
        while index < line.text.upperBound {
            // No-break spaces indent code in programs that collapse spaces.
            if draft.text[index] == 0xC2, index + 1 < line.text.upperBound, draft.text[index + 1] == 0xA0 {
                text.append(0x20)
                index += 2
            } else {
                text.append(draft.text[index])
                index += 1
            }
        }
        return text
    }

    private static func addCode(_ lines: [[UInt8]], at sourceOffset: Int, _ draft: inout HTMLDraft) -> DraftIndex {
        let index = draft.addBlock(.code(info: 0), in: -1, sourceOffset: sourceOffset)
        let start = draft.pieces.count
        let textStart = draft.text.count
        for line in lines {
            draft.text += line
            draft.text.append(0x0A)
        }
        draft.pieces.append(DraftPiece(kind: .text, utf8Count: draft.text.count - textStart, state: 0))
        draft.blocks[index].pieces = start..<draft.pieces.count
        return index
    }

    /// Cuts a paragraph where two lines of code or more stand together; a single one stays code in the line.
    private static func split(_ index: DraftIndex, _ lines: [Line], _ draft: inout HTMLDraft) -> [DraftIndex] {
        var result: [DraftIndex] = []
        var place = 0
        while place < lines.count {
            var end = place
            while end < lines.count, lines[end].isCode { end += 1 }
            if end - place >= 2 {
                let code = lines[place..<end].map { text(of: $0, draft) }
                result.append(addCode(code, at: draft.blocks[index].sourceOffset, &draft))
                place = end
                continue
            }
            // Everything up to the next two lines of code.
            end = place + 1
            while end < lines.count, !(lines[end].isCode && end + 1 < lines.count && lines[end + 1].isCode) { end += 1 }
            let part = draft.addBlock(draft.blocks[index].kind, in: -1, sourceOffset: draft.blocks[index].sourceOffset)
            draft.blocks[part].pieces = lines[place].pieces.lowerBound..<lines[end - 1].pieces.upperBound
            draft.blocks[part].textStart = lines[place].text.lowerBound
            result.append(part)
            place = end
        }
        return result
    }
}
