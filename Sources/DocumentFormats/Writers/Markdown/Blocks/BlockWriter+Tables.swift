// Tables (GFM, section 4.10): one line a row, bars in cells escaped, rows filled up to the same length.

import DocumentModel

extension BlockWriter {
    mutating func writeTable(_ index: BlockIndex, alignments: [ColumnAlignment]) {
        guard !shape.isNothing(index) else { return losses.add(.table, block: index) }
        if options.dialect == .commonmark { losses.add(.table, block: index) }
        let adjacent = join(index)
        var rows = Array(document.children(of: index))
        let columns = max(1, rows.reduce(alignments.count) { max($0, cellCount($1)) })
        if columns > alignments.count { losses.add(.tableCells, block: index) }
        if let first = rows.first, case .tableHeaderRow = document.blocks[first].kind {
            writeRow(first, columns: columns)
            if adjacent != nil { escapeDelimiters() }
            rows.removeFirst()
        } else {
            losses.add(.tableHeader, block: index)
            writeRow(nil, columns: columns)
        }
        writeAlignments(alignments, columns: columns)
        for row in rows { writeRow(row, columns: columns) }
    }

    /// Escapes the header if it would make a table of the line right above it.
    private mutating func escapeDelimiters() {
        let row = lines.lastContent
        let before = lines.contentBeforeLast
        let isDelimiterRow = lines.bytes.withUnsafeBufferPointer {
            TableStart.isDelimiterRow($0, row, after: before, hasSpans: options.dialect == .notes)
        }
        guard isDelimiterRow, let hyphen = lines.bytes[row].firstIndex(of: UInt8(ascii: "-")) else { return }
        lines.insert(UInt8(ascii: "\\"), at: hyphen)
    }

    private func cellCount(_ row: BlockIndex) -> Int { document.blocks[row].subtreeEnd - row - 1 }

    private mutating func writeRow(_ row: BlockIndex?, columns: Int) {
        lines.beginLine()
        lines.append(UInt8(ascii: "|"))
        var count = 0
        if let row {
            for cell in document.children(of: row) {
                writeCell(cell)
                count += 1
            }
            if count < columns { losses.add(.tableCells, block: row) }
        }
        while count < columns {
            lines.append(0x20)
            lines.append(UInt8(ascii: "|"))
            count += 1
        }
        lines.endLine()
    }

    private mutating func writeCell(_ index: BlockIndex) {
        lines.append(0x20)
        let block = document.blocks[index]
        if isSimple(block, .cell) {
            writeSimple(block, .cell)
            lines.append(0x20)
        } else if !block.textRange.isEmpty {
            prepareLeaf(index, .cell)
            let text = leaf.text
            if !text.isEmpty {
                appendCell(text)
                lines.append(0x20)
            }
        }
        lines.append(UInt8(ascii: "|"))
    }

    /// Appends the text of a cell: a backslash before each bar.
    private mutating func appendCell(_ text: ArraySlice<UInt8>) {
        guard text.contains(where: { $0 == UInt8(ascii: "|") || $0 == 0x0A }) else { return lines.append(text) }
        for byte in text {
            if byte == UInt8(ascii: "|") { lines.append(UInt8(ascii: "\\")) }
            lines.append(byte == 0x0A ? 0x20 : byte)
        }
    }

    private mutating func writeAlignments(_ alignments: [ColumnAlignment], columns: Int) {
        lines.beginLine()
        lines.append(UInt8(ascii: "|"))
        for column in 0..<columns {
            let alignment = column < alignments.count ? alignments[column] : .none
            switch alignment {
            case .none: lines.append(" --- |".utf8)
            case .left: lines.append(" :-- |".utf8)
            case .center: lines.append(" :-: |".utf8)
            case .right: lines.append(" --: |".utf8)
            }
        }
        lines.endLine()
    }
}
