// Tables: cells are laid out first, then columns get their widths, then rows are drawn.

import DocumentModel

extension LayoutWriter {
    /// The cells of one row: for each cell its lines in the flow.
    private struct TableRow {
        var isHeader: Bool
        var cells: [Range<Int>]

        func height() -> Int { cells.map(\.count).max() ?? 0 }
    }

    /// Writes a whole table.
    ///
    /// Columns are as wide as their widest cell, but no wider than `LayoutTheme.maximumCellColumns` or what
    /// the width of the page allows; wider cells are broken, or stand out where lines are not broken.
    mutating func writeTable(_ index: BlockIndex, alignments: [ColumnAlignment]) {
        var rows = flowRows(of: index, limits: [], countsLosses: true)
        defer { flow.removeAll() }
        guard !rows.isEmpty else { return }
        let natural = columnWidths(of: rows)
        var widths = natural.map { min($0, LayoutTheme.maximumCellColumns) }
        let frame = frameColumns(count: widths.count)
        if theme.maximumColumns > 0 { fit(&widths, to: max(availableColumns - frame, widths.count * 4)) }
        if theme.table.top != nil, widths != natural {
            rows = flowRows(of: index, limits: widths, countsLosses: false)
            widths = zip(columnWidths(of: rows), widths).map { max($0, $1) }
        }
        reportControls()
        draw(rows, widths: widths, alignments: alignments)
    }

    // MARK: Cells

    /// Lays all cells out in the flow.
    ///
    /// - Parameter limits: The width that each column is broken at; a column without one is not broken.
    private mutating func flowRows(of table: BlockIndex, limits: [Int], countsLosses: Bool) -> [TableRow] {
        flow.removeAll()
        let savedLosses = losses
        var rows: [TableRow] = []
        for row in document.children(of: table) {
            let isHeader = document.blocks[row].kind == .tableHeaderRow
            var cells: [Range<Int>] = []
            for cell in document.children(of: row) {
                flow.maximumColumns = cells.count < limits.count ? limits[cells.count] : 0
                flow.breaksWords = true
                let start = flow.lines.count
                let style = isHeader && theme.drawsStyles ? TerminalStyle(.bold) : TerminalStyle()
                flowInlineText(of: document.blocks[cell], at: cell, style: style)
                flow.finish()
                cells.append(start..<flow.lines.count)
            }
            rows.append(TableRow(isHeader: isHeader, cells: cells))
        }
        if !countsLosses { losses = savedLosses }
        return rows
    }

    private func columnWidths(of rows: [TableRow]) -> [Int] {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.cells.enumerated() {
                let width = flow.lines[cell].map(\.columns).max() ?? 0
                if column < widths.count { widths[column] = max(widths[column], width) } else { widths.append(width) }
            }
        }
        return widths
    }

    /// The columns that the lines of a table take beside its cells.
    private func frameColumns(count: Int) -> Int {
        let lines = theme.table
        return ColumnCounter.columns(of: lines.left) + ColumnCounter.columns(of: lines.right)
            + max(0, count - 1) * ColumnCounter.columns(of: lines.between)
    }

    /// Narrows the widest columns until all together have no more than a total, each at least 4 columns.
    private func fit(_ widths: inout [Int], to total: Int) {
        guard widths.reduce(0, +) > total else { return }
        var low = 4
        var high = widths.max() ?? 4
        while low < high {
            let middle = (low + high + 1) / 2
            if widths.reduce(0, { $0 + min($1, middle) }) <= total { low = middle } else { high = middle - 1 }
        }
        widths = widths.map { min($0, low) }
    }

    // MARK: Drawing

    private mutating func draw(_ rows: [TableRow], widths: [Int], alignments: [ColumnAlignment]) {
        let lines = theme.table
        let left = framed(lines.left)
        let between = framed(lines.between)
        let right = framed(lines.right)
        if let top = lines.top { drawRule(top, widths: widths) }
        for (index, row) in rows.enumerated() {
            for lineIndex in 0..<max(1, row.height()) {
                var line = ByteOutput()
                line.write(left)
                for (column, cell) in row.cells.enumerated() {
                    if column > 0 { line.write(between) }
                    let content = lineIndex < cell.count ? flow.lines[cell.lowerBound + lineIndex] : nil
                    let isLast = column + 1 == row.cells.count && lines.right.isEmpty
                    write(
                        content,
                        to: &line,
                        columns: widths[column],
                        alignment: column < alignments.count ? alignments[column] : .none,
                        padsEnd: !isLast
                    )
                }
                line.write(right)
                while line.bytes.last == UInt8(ascii: " ") { line.removeLast(1) }
                writeLine(line.bytes)
            }
            if row.isHeader, index + 1 < rows.count || lines.bottom == nil { drawRule(lines.middle, widths: widths) }
        }
        if let bottom = lines.bottom { drawRule(bottom, widths: widths) }
    }

    private func write(
        _ content: TextFlow.Line?,
        to line: inout ByteOutput,
        columns: Int,
        alignment: ColumnAlignment,
        padsEnd: Bool
    ) {
        let space = max(0, columns - (content?.columns ?? 0))
        let before: Int
        switch alignment {
        case .none, .left: before = 0
        case .center: before = space / 2
        case .right: before = space
        }
        line.write(UInt8(ascii: " "), count: before)
        if let content { line.write(flow.rendered[content.range]) }
        if padsEnd { line.write(UInt8(ascii: " "), count: space - before) }
    }

    /// A piece of the frame in its style; the spaces at its ends stay without.
    private func framed(_ piece: String) -> [UInt8] { piece.isEmpty ? [] : theme.table.style.applied(to: piece).bytes }

    private mutating func drawRule(_ rule: LayoutTheme.TableLines.RuleLine, widths: [Int]) {
        var line = rule.left
        for (column, width) in widths.enumerated() {
            if column > 0 { line += rule.crossing }
            line += String(repeating: rule.line, count: width)
        }
        writeLine(framed(line + rule.right))
    }
}
