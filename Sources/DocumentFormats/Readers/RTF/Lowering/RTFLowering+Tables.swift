// Rows and cells to tables. A cell of the model holds text and no blocks, so a table inside a cell comes
// out after the table around it, and paragraphs of a cell become lines.

import DocumentModel

/// A table that is being put together.
private struct TableDraft {
    struct Row {
        /// For each cell the paragraphs in it.
        var cells: [[Int]]
        var definition: Int?
    }

    var rows: [Row] = []
    var cells: [[Int]] = []
    var cell: [Int] = []

    var isEmpty: Bool { rows.isEmpty && cells.isEmpty && cell.isEmpty }

    mutating func endCell() {
        cells.append(cell)
        cell = []
    }

    mutating func endRow(definition: Int?) {
        if !cell.isEmpty { endCell() }
        if !cells.isEmpty { rows.append(Row(cells: cells, definition: definition)) }
        cells = []
    }
}

extension RTFLowering {
    /// The deepest table in a table that is told from the one around it.
    private static let maximumDepth: Int32 = 8

    /// Lowers paragraphs that belong to tables.
    mutating func lowerTables(_ range: Range<Int>, of flow: RTFFlow) {
        var drafts: [Int32: TableDraft] = [:]
        var finished: [TableDraft] = []
        func finish(deeperThan depth: Int32) {
            for key in drafts.keys.filter({ $0 > depth }).sorted() {
                guard var draft = drafts.removeValue(forKey: key) else { continue }
                draft.endRow(definition: nil)
                if !draft.rows.isEmpty { finished.append(draft) }
            }
        }
        for index in range {
            let paragraph = flow.paragraphs[index]
            switch paragraph.end {
            case .paragraph:
                let depth = max(1, min(paragraph.state.tableDepth, Self.maximumDepth))
                if !paragraph.isEmpty { drafts[depth, default: TableDraft()].cell.append(index) }
            case .cell(let depth):
                let depth = min(depth, Self.maximumDepth)
                finish(deeperThan: depth)
                drafts[depth, default: TableDraft()].cell.append(index)
                drafts[depth, default: TableDraft()].endCell()
            case .row(let depth, let definition):
                let depth = min(depth, Self.maximumDepth)
                finish(deeperThan: depth)
                drafts[depth]?.endRow(definition: definition)
            }
        }
        let inner = finished.count
        finish(deeperThan: 0)
        if inner > 0 { report.add(.nestedTable, at: flow.paragraphs[range.lowerBound].source.lowerBound, count: inner) }
        // The outermost table first; without text of its own it only was there for the layout.
        for draft in finished[inner...] where inner == 0 || hasText(draft, in: flow) { lower(draft, of: flow) }
        for draft in finished[..<inner] { lower(draft, of: flow) }
    }

    private func hasText(_ draft: TableDraft, in flow: RTFFlow) -> Bool {
        draft.rows.contains { row in
            row.cells.joined().contains { index in
                flow.text[flow.paragraphs[index].textRange].contains { $0 > 0x20 }
            }
        }
    }

    private mutating func lower(_ draft: TableDraft, of flow: RTFFlow) {
        let rows = draft.rows.map { cells(of: $0) }
        let columnCount = rows.map(\.count).max() ?? 0
        guard columnCount > 0 else { return }
        let firstDefinition = draft.rows[0].definition.map { source.rows[$0] }
        let isBold = source.isOwn ? firstDefinition?.isHeader == true : isWhollyBold(rows[0], in: flow)
        let isHeader = firstDefinition?.isHeader == true || isBold || guesses.contains(.tableHeaders)
        let all = draft.rows.flatMap { $0.cells.joined() }
        if isHeader, firstDefinition?.isHeader != true, let first = all.first {
            report.add(.guessedTableHeader, at: flow.paragraphs[first].source.lowerBound)
        }
        let alignments = (0..<columnCount).map { alignment(ofColumn: $0, in: rows, of: flow) }
        let start = all.map { flow.paragraphs[$0].source.lowerBound }.min() ?? 0
        let end = all.map { flow.paragraphs[$0].source.upperBound }.max() ?? start
        // A table has as many cells in each row, unless hostile rows would make that out of all proportion.
        let isPadded = rows.count * columnCount <= 4096 + 16 * rows.reduce(0) { $0 + $1.count }
        builder.openBlock(.table(alignments: alignments), source: SourceRange(start..<end))
        for (number, row) in rows.enumerated() {
            let isHeaderRow = number == 0 && isHeader
            builder.openBlock(isHeaderRow ? .tableHeaderRow : .tableRow)
            for column in 0..<(isPadded ? columnCount : row.count) {
                builder.openBlock(.tableCell)
                if column < row.count {
                    lowerCell(row[column], of: flow, context: isHeaderRow && isBold ? .impliesBold : [])
                }
                builder.closeBlock()
            }
            builder.closeBlock()
        }
        builder.closeBlock()
    }

    private mutating func lowerCell(_ paragraphs: [Int], of flow: RTFFlow, context: RTFTextContext) {
        var isFirst = true
        for index in paragraphs {
            let paragraph = flow.paragraphs[index]
            guard source.isOwn || flow.text[paragraph.textRange].contains(where: { $0 > 0x20 }) else { continue }
            if !isFirst { appendLineBreak(.plain) }
            isFirst = false
            if let marker = paragraph.marker, !marker.text.isEmpty { builder.append(marker.text + " ") }
            lowerText(of: paragraph, in: flow, skipping: 0, context: context)
        }
    }

    /// The cells of a row by column. A cell that is merged with the one on its left or above is empty.
    private func cells(of row: TableDraft.Row) -> [[Int]] {
        guard let number = row.definition, source.rows[number].cells.contains(where: \.continuesLeft) else {
            return row.cells
        }
        var cells = row.cells
        for (index, cell) in source.rows[number].cells.enumerated() where cell.continuesLeft && index < cells.count {
            // Text of a cell that is covered is not shown by anyone, but it is text.
            guard let owner = (0..<index).last(where: { !source.rows[number].cells[$0].continuesLeft }) else {
                continue
            }
            cells[owner] += cells[index]
            cells[index] = []
        }
        return cells
    }

    private func isWhollyBold(_ cells: [[Int]], in flow: RTFFlow) -> Bool {
        let paragraphs = cells.joined().filter { index in
            flow.text[flow.paragraphs[index].textRange].contains { $0 > 0x20 }
        }
        return !paragraphs.isEmpty && paragraphs.allSatisfy { isWhollyBold(flow.paragraphs[$0], in: flow) }
    }

    /// The alignment that all cells of a column have; left is what every text has.
    private func alignment(ofColumn column: Int, in rows: [[[Int]]], of flow: RTFFlow) -> ColumnAlignment {
        var found: RTFParagraphState.Alignment?
        for row in rows where column < row.count {
            for index in row[column] {
                if flow.paragraphs[index].isEmpty, !source.isOwn { continue }
                let alignment = flow.paragraphs[index].state.alignment
                if found != nil, found != alignment { return .none }
                found = alignment
            }
        }
        switch found {
        case .left? where source.isOwn: return .left
        case .center?: return .center
        case .right?: return .right
        default: return .none
        }
    }
}
