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
        switch node.kind {
        case .text, .code, .htmlInline:
            record(textStart, range(of: node))
        case .softBreak, .lineBreak, .footnoteReference:
            record(textStart, nil)
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
        return sourceRange(of: node).offsets
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
