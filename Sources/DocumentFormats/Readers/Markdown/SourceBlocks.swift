// Where in a source nothing is a definition, as the tree of the parser tells.

import CMarkBridge

/// The lines of a source that are code or raw HTML, where nothing is a definition.
struct SourceBlocks {
    private var ranges: [ClosedRange<Int>] = []

    init(tree: CMarkTree, map: SourceMap, addedLineCount: Int) {
        for node in tree.nodes where node.kind == .codeBlock || node.kind == .htmlBlock {
            let details = tree.details(of: node)
            let start = Int(details.startLine) - addedLineCount
            var end = Int(details.endLine) - addedLineCount
            if node.kind == .htmlBlock {
                // The parser does not count the line that holds the end of raw HTML.
                end = start + tree.withBytes(of: node.first) { $0.dropLast().count { $0 == 0x0A } }
            }
            ranges.append(start...max(start, end))
        }
    }

    func isSource(atLine line: Int) -> Bool { ranges.range(holding: line) != nil }
}

/// The paragraphs of a source, whose first lines may be definitions and the others not.
struct SourceParagraphs {
    private let map: SourceMap
    private let source: UnsafeBufferPointer<UInt8>
    /// The lines of those that have several.
    private var ranges: [ClosedRange<Int>] = []
    /// The column at which each of them begins, as the parser counts.
    private var columns: [Int] = []
    /// Where the definitions begin that a paragraph begins with, for those that were asked for.
    private var definitions: [Int: Set<Int>] = [:]

    init(tree: CMarkTree, map: SourceMap, addedLineCount: Int, source: UnsafeBufferPointer<UInt8>) {
        self.map = map
        self.source = source
        for node in tree.nodes where node.kind == .paragraph {
            let details = tree.details(of: node)
            let start = Int(details.startLine) - addedLineCount
            let end = Int(details.endLine) - addedLineCount
            guard end > start, start > ranges.last?.upperBound ?? 0 else { continue }
            ranges.append(start...end)
            columns.append(Int(details.startColumn))
        }
    }

    /// Whether what looks like a definition stands after other text of a paragraph.
    mutating func isText(_ candidate: DefinitionCandidate) -> Bool {
        let line = map.line(ofSourceOffset: candidate.startOffset)
        guard let index = ranges.range(holding: line), ranges[index].lowerBound < line else { return false }
        let starts = definitions[index] ?? definitionStarts(inParagraph: index)
        definitions[index] = starts
        return !starts.contains(candidate.startOffset)
    }

    private func definitionStarts(inParagraph index: Int) -> Set<Int> {
        var found: Set<Int> = []
        var start = map.sourceOffset(line: ranges[index].lowerBound, column: columns[index])
        while start < source.count, source[start] == UInt8(ascii: "["),
            let end = DefinitionContent(at: start, in: source).definition?.sourceEnd
        {
            found.insert(start)
            let quoteCount = ContinuationLine.quoteCount(source, lineOf: start)
            // White space may follow the definition.
            let next = source.nextLine(from: end)
            guard let content = ContinuationLine.content(source, at: next, quoteCount: quoteCount) else { break }
            start = content.offset
        }
        return found
    }
}

extension [ClosedRange<Int>] {
    /// The range in order that holds a line.
    fileprivate func range(holding line: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound < line { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].contains(line) ? low : nil
    }
}
