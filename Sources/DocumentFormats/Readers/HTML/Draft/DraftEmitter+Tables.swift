// Tables: cells over several columns or rows get empty ones beside them, and blocks in a cell become lines.

import DocumentModel

extension DraftEmitter {
    /// A row of the rectangle: the cell in each column, -1 where there is none.
    private typealias Row = [DraftIndex]

    /// Writes a table; one without cells is nothing.
    mutating func emitTable(_ table: DraftIndex) {
        let (rows, columnCount) = rectangle(of: table)
        guard columnCount > 0 else { return }
        let offset = draft.blocks[table].sourceOffset
        let source = SourceRange(offset..<offset)
        builder.openBlock(.table(alignments: alignments(of: rows, columnCount: columnCount)), source: source)
        let rowBlocks = draft.children(of: table)
        for (place, row) in rows.enumerated() {
            let isHeader = place == 0 && isHeader(rowBlocks[place])
            let rowOffset = draft.blocks[rowBlocks[place]].sourceOffset
            builder.openBlock(isHeader ? .tableHeaderRow : .tableRow, source: SourceRange(rowOffset..<rowOffset))
            for cell in row {
                let cellOffset = cell >= 0 ? draft.blocks[cell].sourceOffset : rowOffset
                builder.openBlock(.tableCell, source: SourceRange(cellOffset..<cellOffset))
                if cell >= 0 { emitCell(cell) }
                builder.closeBlock()
            }
            builder.closeBlock()
        }
        builder.closeBlock()
    }

    private func facts(of cell: DraftIndex) -> DraftKind.CellFacts {
        if case .cell(let facts) = draft.blocks[cell].kind { return facts }
        return DraftKind.CellFacts(isHeader: false)
    }

    /// Whether a row is the header: it stands in `thead`, or all its cells are headers.
    private func isHeader(_ row: DraftIndex) -> Bool {
        if case .row(isHeader: true) = draft.blocks[row].kind { return true }
        let cells = draft.children(of: row)
        return !cells.isEmpty && cells.allSatisfy { facts(of: $0).isHeader }
    }

    /// The rows, each with a cell or a gap for each column.
    ///
    /// Spans that would make a table many times larger than its source do not count.
    private func rectangle(of table: DraftIndex) -> (rows: [Row], columnCount: Int) {
        let rowBlocks = draft.children(of: table)
        var cellCount = 0
        for row in rowBlocks { cellCount += draft.children(of: row).count }
        let budget = cellCount * 16 + 4096
        var placed = rows(rowBlocks, readsSpans: true, budget: budget)
        if placed == nil { placed = rows(rowBlocks, readsSpans: false, budget: .max) }
        guard var rows = placed else { return ([], 0) }
        let columnCount = rows.map(\.count).max() ?? 0
        if columnCount * rows.count <= budget {
            for index in rows.indices {
                rows[index] += repeatElement(-1, count: columnCount - rows[index].count)
            }
        }
        return (rows, columnCount)
    }

    private func rows(_ rowBlocks: [DraftIndex], readsSpans: Bool, budget: Int) -> [Row]? {
        var rows: [Row] = []
        /// For how many more rows each column is taken by a cell from above.
        var taken: [Int] = []
        var size = 0
        for block in rowBlocks {
            var row: Row = []
            func skipTaken() {
                while row.count < taken.count, taken[row.count] > 0 {
                    taken[row.count] -= 1
                    row.append(-1)
                }
            }
            for cell in draft.children(of: block) {
                skipTaken()
                let facts = facts(of: cell)
                let width = readsSpans ? facts.columnSpan : 1
                let height = readsSpans ? min(facts.rowSpan, rowBlocks.count - rows.count) : 1
                for column in 0..<width {
                    let place = row.count
                    row.append(column == 0 ? cell : -1)
                    if place >= taken.count { taken += repeatElement(0, count: place + 1 - taken.count) }
                    taken[place] = height - 1
                }
                if size + row.count > budget { return nil }
            }
            skipTaken()
            size += row.count
            if size > budget { return nil }
            rows.append(row)
        }
        return rows
    }

    /// The alignment of each column: that of its first cell that has one.
    private func alignments(of rows: [Row], columnCount: Int) -> [ColumnAlignment] {
        var alignments = [ColumnAlignment?](repeating: nil, count: columnCount)
        var missing = columnCount
        for row in rows where missing > 0 {
            for (column, cell) in row.enumerated() where cell >= 0 && alignments[column] == nil {
                guard let alignment = facts(of: cell).alignment else { continue }
                alignments[column] = alignment
                missing -= 1
            }
        }
        return alignments.map { $0 ?? .none }
    }

    // MARK: Cells

    /// Writes what a cell holds as lines of one text.
    private mutating func emitCell(_ cell: DraftIndex) {
        var isFirst = true
        var prefix = ""
        var ordinals: [DraftIndex: Int] = [:]
        var current = draft.blocks[cell].first
        guard current >= 0 else { return }
        while true {
            let block = draft.blocks[current]
            switch block.kind {
            case .item(let value, let task):
                prefix = itemPrefix(current, value: value, task: task, &ordinals)
                notes.add(.cellBlock, at: block.sourceOffset)
            case .quote: notes.add(.cellBlock, at: block.sourceOffset)
            case .paragraph, .heading, .verbatim, .code:
                beginLine(&isFirst, prefix)
                prefix = ""
                if case .code = block.kind {
                    notes.add(.cellBlock, at: block.sourceOffset)
                    emitCode(current)
                } else {
                    emitPieces(of: current)
                }
            default: break
            }
            if block.first >= 0 {
                current = block.first
                continue
            }
            while draft.blocks[current].next < 0 {
                current = draft.blocks[current].parent
                if current == cell || current <= 0 { return }
            }
            current = draft.blocks[current].next
        }
    }

    private mutating func beginLine(_ isFirst: inout Bool, _ prefix: String) {
        if !isFirst { builder.append("\n", attributes: breakSet()) }
        isFirst = false
        builder.append(prefix)
    }

    /// - Parameter ordinals: The number of the next item of each list.
    private func itemPrefix(
        _ item: DraftIndex,
        value: Int?,
        task: TaskState?,
        _ ordinals: inout [DraftIndex: Int]
    ) -> String {
        switch task {
        case .open?: return "\u{2610} "
        case .done?: return "\u{2611} "
        case nil: break
        }
        let list = draft.blocks[item].parent
        guard case .list(let facts) = draft.blocks[list].kind, facts.isOrdered else { return "\u{2022} " }
        let number = value ?? ordinals[list] ?? facts.start
        ordinals[list] = number + 1
        return "\(number). "
    }

    /// Writes the lines of a code block as code.
    private mutating func emitCode(_ index: DraftIndex) {
        let block = draft.blocks[index]
        let count = draft.pieces[block.pieces].reduce(0) { $0 + $1.utf8Count }
        var text = draft.text[block.textStart..<(block.textStart + count)]
        while text.last == 0x0A { text.removeLast() }
        let code = builder.intern(InlineAttributes(intents: .code))
        for (place, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if place > 0 { builder.append("\n", attributes: breakSet()) }
            builder.append(line, attributes: code)
        }
    }
}
