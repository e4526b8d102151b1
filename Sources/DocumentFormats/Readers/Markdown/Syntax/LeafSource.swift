// The text of one leaf as the parser's inline phase sees it, taken out of the source: without the markers and
// indentation of the blocks around it, each line ended by LF. Every byte knows its way back.

/// The inline text of a leaf and where its lines stood in the source.
package struct LeafSource {
    /// The text; lines end with LF.
    package private(set) var text: [UInt8] = []
    /// For each line, where it begins in the text and in the source.
    private var lines: [(text: Int, source: Int)] = []

    init() {}

    /// The offset in the source of an offset in the text.
    ///
    /// - Complexity: O(log *n*) in the lines of the leaf.
    package func sourceOffset(_ offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].text <= offset { low = middle } else { high = middle }
        }
        return low < lines.count ? lines[low].source + offset - lines[low].text : 0
    }

    /// The bytes of the source that a range of the text stands for.
    package func sourceRange(_ range: Range<Int>) -> Range<Int> {
        let start = sourceOffset(range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        return start..<max(start, sourceOffset(range.upperBound - 1) + 1)
    }

    /// What kind of leaf is loaded.
    enum Kind {
        case paragraph
        /// A paragraph that begins with the box of a task.
        case taskParagraph
        case heading
        case cell
    }

    /// Takes a leaf out of the source.
    ///
    /// - Parameters:
    ///   - range: The bytes of the leaf, from its first character.
    ///   - quoteDepth: How many block quotes are around it.
    /// - Complexity: O(*n*) in the bytes of the leaf.
    mutating func load(_ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>, quoteDepth: Int, as kind: Kind) {
        text.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        let range = range.clamped(to: 0..<source.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let end = Self.lineEnds.firstOffset(in: source, from: offset, to: range.upperBound)
            let isFirst = lines.isEmpty
            let start = Self.contentStart(source, offset..<end, quoteDepth: isFirst ? 0 : quoteDepth)
            if !isFirst { text.append(0x0A) }
            lines.append((text.count, start))
            text.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
            guard end < range.upperBound else { break }
            offset = source.afterLineEnd(end)
        }
        switch kind {
        case .paragraph: dropDefinitions()
        case .taskParagraph: dropTaskBox()
        case .heading: dropHeadingMarks()
        case .cell: break
        }
        while let last = text.last, last.isMarkdownSpace { text.removeLast() }
    }

    private static let lineEnds = ByteClass("\n\r")

    /// Where the content of a line begins: after white space and the quote markers around the leaf.
    private static func contentStart(_ source: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, quoteDepth: Int) -> Int {
        var offset = line.lowerBound
        var quotes = quoteDepth
        while offset < line.upperBound {
            if source[offset] == UInt8(ascii: ">"), quotes > 0 {
                quotes -= 1
            } else if source[offset] != 0x20, source[offset] != 0x09 {
                break
            }
            offset += 1
        }
        return offset
    }

    /// Drops the first bytes of the text.
    private mutating func dropFirst(_ count: Int) {
        guard count > 0 else { return }
        text.removeFirst(count)
        var shifted: [(text: Int, source: Int)] = []
        for line in lines {
            if line.text >= count {
                shifted.append((line.text - count, line.source))
            } else {
                shifted = [(0, line.source + count - line.text)]
            }
        }
        lines = shifted
    }

    /// Link reference definitions at the start of a paragraph are none of its text.
    private mutating func dropDefinitions() {
        guard text.first == UInt8(ascii: "[") else { return }
        let end = text.withUnsafeBufferPointer { bytes in
            LinkDefinitionScanner.all(bytes).prefix { bytes[$0.lowerBound + 1] != UInt8(ascii: "^") }.last
                .map { min(LineStart.lineEnd(bytes, from: $0.upperBound) + 1, bytes.count) } ?? 0
        }
        dropFirst(end)
    }

    private mutating func dropTaskBox() {
        guard text.count >= 3, text[0] == UInt8(ascii: "["), text[2] == UInt8(ascii: "]") else { return }
        var end = 3
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
        dropFirst(end)
    }

    /// Drops the number signs of a heading, or the line under it.
    private mutating func dropHeadingMarks() {
        guard text.first == UInt8(ascii: "#") else {
            if lines.count > 1, let last = lines.last {
                text.removeSubrange(max(0, last.text - 1)...)
                lines.removeLast()
            }
            return
        }
        while let last = text.last, last.isMarkdownSpace { text.removeLast() }
        var closing = text.count
        while closing > 0, text[closing - 1] == UInt8(ascii: "#") { closing -= 1 }
        if closing > 0, closing < text.count, text[closing - 1].isMarkdownSpace { text.removeSubrange(closing...) }
        var start = 0
        while start < text.count, text[start] == UInt8(ascii: "#") { start += 1 }
        while start < text.count, text[start].isMarkdownSpace { start += 1 }
        dropFirst(start)
    }
}
