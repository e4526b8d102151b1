// Where pieces of text stood in the source: the positions of the parser's inlines, as byte offsets.

import CMarkBridge
import DocumentModel

extension MarkdownLowering {
    /// Records where the text that a node has just given stood.
    ///
    /// The text of a link's label is one piece, from the start of the first node in it to the end of the last
    /// one; so is the description of an image. Breaks have no place.
    mutating func recordSource(at index: Int, textStart: Int) {
        let node = tree.nodes[index]
        if node.kind.isBlock {
            breaks = UncountedBreaks(line: tree.details(of: node).startLine)
            continuedBytes = 0
            return
        }
        let continued = breaks.continuation?.line
        let missed = breaks.noteInline(node.kind, tree.details(of: node))
        if let continuation = breaks.continuation {
            if continuation.line != continued { continuedBytes = context.masks.masks.isEmpty ? 0 : nil }
            skipLines(missed, of: continuation)
        }
        switch node.kind {
        case .text, .code, .htmlInline:
            record(textStart, range(of: node))
        case .softBreak, .lineBreak, .footnoteReference:
            record(textStart, nil)
            if node.kind != .footnoteReference { breaks.noteBreak(node.kind) }
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
        let details = tree.details(of: node)
        guard details.startLine > 0, details.endLine > 0 else { return nil }
        guard let continuation = breaks.continuation, continuation.line == details.startLine else {
            return sourceRange(of: node, missedLines: breaks.missedLines).offsets
        }
        guard continuation.isKnown, details.endLine == details.startLine, let continuedBytes else { return nil }
        let line = Int(continuation.line) + continuation.missedBefore - context.addedLineCount
        let start = context.map.sourceOffset(line: line, column: 1) + continuedBytes
        return start + Int(details.startColumn) - 1..<start + Int(details.endColumn)
    }

    /// Adds the bytes that the parser left out where lines go on that it did not count: white space at their
    /// starts.
    private mutating func skipLines(_ count: Int, of continuation: UncountedBreaks.Continuation) {
        let line = Int(continuation.line) + continuation.missedBefore - context.addedLineCount
        for number in (continuation.missed - count)..<continuation.missed {
            guard let bytes = continuedBytes else { return }
            continuedBytes = skippedBytes(beforeLine: line + number + 1).map { bytes + $0 }
        }
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
