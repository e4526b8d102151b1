// The places of a table that follows a paragraph without a blank line. The parser takes both for one paragraph at
// first: afterwards the paragraph has no place, and the table and its header have that of the paragraph.

import CMarkBridge
import DocumentModel

/// The header row of a table whose place the parser does not tell.
struct MovedTableHeader {
    /// The line of the header.
    var line: SourceRange
    /// Where the cells stand that are still to come.
    var cells: ArraySlice<Range<Int>>

    /// The place of the next cell of the header.
    mutating func nextCell() -> SourceRange? { cells.popFirst().map { SourceRange($0) } }
}

extension MarkdownLowering {
    /// The place of a paragraph before a table, which is where the table says it begins; `nil` for a paragraph that
    /// tells its own place.
    mutating func placeBeforeTable(at index: Int) -> SourceRange? {
        let node = tree.nodes[index]
        guard tree.details(of: node).startLine == 0,
            let next = tree.nodes[(index + 1)...].firstIndex(where: { $0.depth <= node.depth }),
            tree.nodes[next].kind == .table, tree.nodes[next].depth == node.depth
        else { return nil }
        let table = tree.nodes[next]
        // The first row stands two lines below the header; without one the table ends with the line of hyphens.
        let row = tree.nodes[(next + 1)...].prefix { $0.depth > table.depth }.first { $0.kind == .tableRow }
        let headerLine =
            row.map { Int(tree.details(of: $0).startLine) - 2 } ?? Int(tree.details(of: table).endLine) - 1
        let start = sourceOffset(table)
        let lineStart = context.map.sourceOffset(line: headerLine - context.addedLineCount, column: 1)
        guard lineStart > start else { return nil }
        let content = ContainerPrefix(in: context.source, at: lineStart).contentOffset
        let cells = TableRowScanner.cells(context.source, at: content)
        movedHeader = MovedTableHeader(
            line: SourceRange(content..<max(content, cells.last?.upperBound ?? content)),
            cells: cells[...]
        )
        var end = lineStart
        while end > start, context.source[end - 1] == 0x0A || context.source[end - 1] == 0x0D { end -= 1 }
        return SourceRange(start..<end)
    }

    /// The place of the table whose header was moved.
    func placeOfMovedTable(_ node: CMarkNode) -> SourceRange? {
        guard let header = movedHeader?.line.offsets else { return nil }
        return SourceRange(header.lowerBound..<max(header.upperBound, sourceRange(of: node).offsets.upperBound))
    }
}
