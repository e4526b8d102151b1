// Where pieces of text stood in the source: the positions of the parser's inlines, as byte offsets.

import CMarkBridge
import DocumentModel

/// What the parser's lines of one paragraph do not count.
struct UncountedBreaks {
    /// Line ends that were not counted.
    var missedLines = 0
    /// The parser's line that goes on after such a line end.
    var line: Int32?
    /// That line in the parsed text.
    var sourceLine = 0
    /// What has to be added to offsets on it; `nil` when that is not known.
    var shift: Int?

    /// How many line ends were missed on a line.
    func missedOnLine(_ line: Int32) -> Int { Int(line) + missedLines - sourceLine }
}

extension MarkdownLowering {
    /// Records where the text that a node has just given stood.
    ///
    /// The text of a link's label is one piece, from the start of the first node in it to the end of the last
    /// one; so is the description of an image. Breaks have no place.
    mutating func recordSource(at index: Int, textStart: Int) {
        let node = tree.nodes[index]
        if node.kind.isBlock {
            breaks = UncountedBreaks()
            return
        }
        switch node.kind {
        case .text, .code, .htmlInline:
            record(textStart, range(of: node))
        case .softBreak, .lineBreak, .footnoteReference:
            record(textStart, nil)
            noteBreak(at: index)
        case .image where builder.utf8Count > textStart:
            record(textStart, contentRange(at: index))
        case .link:
            openLabel = (textStart, contentRange(at: index))
        default: break
        }
    }

    /// Records the text of the link that ends here.
    mutating func recordLabel() {
        guard let label = openLabel else { return }
        openLabel = nil
        record(label.textStart, label.source)
    }

    private mutating func record(_ textStart: Int, _ source: Range<Int>?) {
        guard openLabel == nil, builder.utf8Count > textStart else { return }
        inlineSources.append(InlineSource(text: textStart..<builder.utf8Count, source: source))
    }

    private func range(of node: CMarkNode) -> Range<Int>? {
        guard node.startLine > 0, node.endLine > 0 else { return nil }
        if let line = breaks.line, node.startLine == line {
            guard let shift = breaks.shift, node.endLine == line else { return nil }
            let start = context.map.sourceOffset(line: breaks.sourceLine - context.addedLineCount, column: 1) + shift
            return start + Int(node.startColumn) - 1..<start + Int(node.endColumn)
        }
        return sourceRange(of: node, missedLines: breaks.missedLines).offsets
    }

    /// Notes a break that the parser does not count as a line: one with a backslash.
    ///
    /// After it the parser goes on counting columns on the line before, up to the next line end of another kind;
    /// all lines of the paragraph after that have a number too small.
    mutating func noteBreak(at index: Int) {
        let node = tree.nodes[index]
        guard node.kind == .lineBreak,
            let next = tree.nodes[(index + 1)...].prefix(while: { !$0.kind.isBlock })
                .first(where: { $0.startLine > 0 })
        else { return }
        var before = index - 1
        while before > 0, !tree.nodes[before].kind.isBlock, tree.nodes[before].endLine == 0 { before -= 1 }
        let last = tree.nodes[before]
        guard last.kind.isBlock ? last.startLine == next.startLine : last.endLine == next.startLine else { return }
        if breaks.line != next.startLine {
            breaks.line = next.startLine
            breaks.sourceLine = Int(next.startLine) + breaks.missedLines
            breaks.shift = context.masks.masks.isEmpty ? 0 : nil
        }
        breaks.missedLines += 1
        let line = breaks.sourceLine - context.addedLineCount + breaks.missedOnLine(next.startLine)
        breaks.shift = breaks.shift.flatMap { shift in skippedBytes(beforeLine: line).map { shift + $0 } }
    }

    /// The bytes between a line end with a backslash and what the paragraph goes on with, without the line end
    /// itself; `nil` where markers of containers stand in between, which the line does not tell from text.
    private func skippedBytes(beforeLine line: Int) -> Int? {
        let start = context.map.sourceOffset(line: line, column: 1)
        guard start >= 2, start < context.source.count else { return nil }
        if context.inline != nil { return 0 }
        let prefix = ContainerPrefix(in: context.source, at: start)
        guard prefix.markerCount == 0 else { return nil }
        let isCRLF = context.source[start - 1] == 0x0A && context.source[start - 2] == 0x0D
        return prefix.contentOffset - start + (isCRLF ? 1 : 0)
    }

    /// The bytes from the start of the first node inside a node to the end of the last one.
    private func contentRange(at index: Int) -> Range<Int>? {
        let depth = tree.nodes[index].depth
        var first: Range<Int>?
        var last: Range<Int>?
        var next = index + 1
        while next < tree.nodes.count, tree.nodes[next].depth > depth {
            if tree.nodes[next].depth == depth + 1, let found = range(of: tree.nodes[next]) {
                if first == nil { first = found }
                last = found
            }
            next += 1
        }
        guard let first, let last else { return nil }
        return first.lowerBound..<max(first.lowerBound, last.upperBound)
    }
}
