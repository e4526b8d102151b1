// The page that attrmd inspect prints: a line for each block that owns text, and its runs below it.

import DocumentModel

/// The blocks and runs of a document as lines.
struct InspectPage {
    private let document: AttributedDocument
    private let palette: Palette
    private let lines: SourceLines
    private let gutter: Int

    /// - Parameters:
    ///   - document: What is shown.
    ///   - source: The bytes it was read from, for the numbers of lines.
    init(_ document: AttributedDocument, source: [UInt8], palette: Palette) {
        self.document = document
        self.palette = palette
        let lines = SourceLines(source)
        self.lines = lines
        gutter = document.blocks.reduce(4) { max($0, Self.lineNumbers(of: $1, lines).count + 2) }
    }

    func text() -> String {
        var text = ""
        var path = BlockPath()
        for event in document.blockEvents {
            guard case .enter(let index) = event else {
                path.leave()
                continue
            }
            let block = document.blocks[index]
            path.enter(document, index)
            // A container is told by the paths of the blocks inside; an empty one has a line of its own.
            guard block.kind.isLeaf || block.subtreeEnd == index + 1 else { continue }
            let numbers = Self.lineNumbers(of: block, lines)
            text += palette.paint(numbers, .faint) + String(repeating: " ", count: gutter - numbers.count)
            text += palette.paint(path.description, .strong) + "\n"
            text += runs(of: block)
        }
        return text
    }

    private func runs(of block: Block) -> String {
        var text = ""
        for run in document.mergedRuns(of: block) {
            let words = run.attributes.dumpWords.joined(separator: " ")
            for piece in pieces(run.range, ofSource: !block.kind.holdsInlineText) {
                let shown = quoted(String(decoding: document.text[piece], as: UTF8.self))
                text += String(repeating: " ", count: gutter) + "  " + shown
                text += (words.isEmpty ? "" : "  " + palette.paint(words, .mark)) + "\n"
            }
        }
        return text
    }

    /// The text of a run in pieces to print: source (code, HTML, metadata) line by line, else in one.
    private func pieces(_ range: Range<Int>, ofSource isSource: Bool) -> [Range<Int>] {
        guard isSource else { return [range] }
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let feed = document.text[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
            let end = feed.map { $0 + 1 } ?? range.upperBound
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }

    /// `7` or `7-9`; empty for a block that did not come from a source.
    private static func lineNumbers(of block: Block, _ lines: SourceLines) -> String {
        guard let offsets = block.source?.offsets else { return "" }
        let first = lines.position(at: offsets.lowerBound).line
        let last = lines.position(at: max(offsets.lowerBound, offsets.upperBound - 1)).line
        return first == last ? "\(first)" : "\(first)-\(last)"
    }
}
