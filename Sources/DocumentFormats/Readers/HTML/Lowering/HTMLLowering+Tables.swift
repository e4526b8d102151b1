// Tables: rows and cells, those that hold code, and those that only place things on a page.

import DocumentModel
import HTMLParsing

extension HTMLLowering {
    mutating func enterTablePart(_ element: ElementContext, _ role: ElementRole) -> Bool {
        switch role {
        case .table: return enterTable(element)
        case .caption:
            return enterParagraph(element)
        case .tableSection:
            push(.block)
            if element.hasFacts { applyStyle(of: element, isBlock: true) }
            return true
        case .row: return enterRow(element)
        default: return enterCell(element, isHeader: role == .headerCell)
        }
    }

    private mutating func enterTable(_ element: ElementContext) -> Bool {
        closeLeaf()
        let facts = survey.tables[element.id] ?? HTMLSurvey.TableFacts()
        if facts.codeCellCount > 0 {
            push(.preformatted)
            openPreformatted(info: "")
            hasLineElements = true
            return true
        }
        push(.table)
        openTables.append(-1)
        isLayoutTable = isLayout(element, facts)
        if isLayoutTable {
            notes.add(.layoutTable, at: sourceOffset)
        } else if isInCell {
            notes.add(.nestedTable, at: sourceOffset)
        }
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        return true
    }

    /// Whether a table only places things on the page: it says so, or it has no header and holds tables, or
    /// it is one column with headings, lists and the like.
    private func isLayout(_ element: ElementContext, _ facts: HTMLSurvey.TableFacts) -> Bool {
        if hasRole("presentation", element) || hasRole("none", element) { return true }
        if facts.hasHeader { return false }
        return facts.holdsTable || facts.holdsBlocks && facts.rowLength <= 1
    }

    private var isInCell: Bool {
        var index = container
        while index > 0 {
            if case .cell = draft.blocks[index].kind { return true }
            index = draft.blocks[index].parent
        }
        return false
    }

    private mutating func enterRow(_ element: ElementContext) -> Bool {
        closeLeaf()
        push(.block)
        if isLayoutTable { return true }
        let table = openTable()
        var isHeader = false
        if let section = document[element.id].parent { isHeader = document[section].isElement(.thead) }
        container = draft.addBlock(.row(isHeader: isHeader), in: table, sourceOffset: sourceOffset)
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        return true
    }

    /// The table's block, which begins with its first row: what stands before, a caption, stays outside.
    private mutating func openTable() -> DraftIndex {
        if let table = openTables.last, table >= 0 { return table }
        let table = draft.addBlock(.table, in: parentForBlock(), sourceOffset: sourceOffset)
        if openTables.isEmpty { openTables.append(table) } else { openTables[openTables.count - 1] = table }
        return table
    }

    private mutating func enterCell(_ element: ElementContext, isHeader: Bool) -> Bool {
        if isLayoutTable, !holdsBlocks(element.id) {
            // Cells without blocks stand beside each other on one line.
            noteSpace(isSoftBreak: false)
            push(.inline)
            applyStyle(of: element, isBlock: true)
            return true
        }
        closeLeaf()
        push(.block)
        leafKind = .paragraph(isElement: false)
        if isLayoutTable { return true }
        var plain = element
        plain.ignoresWeight = isHeader
        if plain.hasFacts { applyStyle(of: plain, isBlock: true) }
        guard case .row = draft.blocks[container].kind else { return true }
        var facts = DraftKind.CellFacts(isHeader: isHeader)
        if element.attributes.contains(.others) {
            facts.columnSpan = span(.colspan, of: element.id, limit: 1000)
            facts.rowSpan = span(.rowspan, of: element.id, limit: 65_534)
        }
        facts.alignment = alignment(of: element)
        if facts.columnSpan > 1 || facts.rowSpan > 1 { notes.add(.tableSpan, at: sourceOffset) }
        container = draft.addBlock(.cell(facts), in: container, sourceOffset: sourceOffset)
        return true
    }

    /// Whether anything in an element begins on a line of its own.
    private func holdsBlocks(_ id: HTMLNodeID) -> Bool {
        document.descendants(of: id).contains {
            document[$0].kind == .element && ElementRole.of(document[$0].name).isBlock
        }
    }

    private func span(_ name: HTMLName, of id: HTMLNodeID, limit: Int) -> Int {
        guard let value = document.attributeBytes(name, of: id)?.leadingInteger, value > 1 else { return 1 }
        return min(value, limit)
    }

    private func alignment(of element: ElementContext) -> ColumnAlignment? {
        if let alignment = element.facts.alignment { return alignment }
        if let value = document.attributeBytes(.align, of: element.id) {
            return CSSValue.alignments[value.trimmingMarkupSpace.lowercasedString]
        }
        return nil
    }

    /// Takes over the alignment of the first paragraph in a cell, if the cell has none.
    mutating func alignCell(by element: ElementContext) {
        guard leaf < 0, case .cell(var facts) = draft.blocks[container].kind, facts.alignment == nil,
            draft.blocks[container].first < 0, let alignment = element.facts.alignment, alignment != .left
        else { return }
        facts.alignment = alignment
        draft.blocks[container].kind = .cell(facts)
    }
}
