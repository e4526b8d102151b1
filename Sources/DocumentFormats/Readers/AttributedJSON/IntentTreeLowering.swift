// The tree of blocks to a document: lists get their starts, tables their empty cells.

import DocumentModel

/// Lowers a tree of blocks.
struct IntentTreeLowering {
    let tree: IntentTree
    /// How many cells may be added for those that are missing.
    fileprivate var paddingLeft: Int
    private var builder = DocumentBuilder()
    private var leaves: LeafTextLowering
    fileprivate var steps: [Step] = []

    init(
        tree: IntentTree,
        attributes: [RunAttributes],
        sets: AttributeSetTable,
        maximumPadding: Int,
        recordsSources: Bool
    ) {
        self.tree = tree
        paddingLeft = maximumPadding
        leaves = LeafTextLowering(tree: tree, attributes: attributes, sets: sets, recordsSources: recordsSources)
        builder.reserveCapacity(utf8Count: tree.text.count, blockCount: tree.nodes.count)
    }

    /// What is still to be done, the next one last.
    fileprivate enum Step {
        case enter(Int, BlockKind)
        /// A row of a table with so many columns.
        case enterRow(Int, BlockKind, columnCount: Int)
        case emptyCells(Int)
        case leave
    }

    /// Lowers the tree.
    ///
    /// - Throws: `ReadError.tooExpensive` when cells stand so far apart that the empty ones between them
    ///   would be more than the source has bytes.
    /// - Complexity: O(*n*) in the nodes and the text; the depth takes no stack.
    mutating func lower() throws(ReadError) -> ReadResult {
        for root in children(tree.roots.first).reversed() { steps.append(.enter(root, try kind(of: root))) }
        while let step = steps.popLast() {
            switch step {
            case .leave: builder.closeBlock()
            case .emptyCells(let count):
                for _ in 0..<count {
                    builder.openBlock(.tableCell)
                    builder.closeBlock()
                }
            case .enter(let index, .htmlBlock): leaves.lowerHTML(tree.nodes[index], into: &builder)
            case .enter(let index, let kind):
                builder.openBlock(kind)
                if kind.isLeaf {
                    leaves.lower(tree.nodes[index], as: kind, into: &builder)
                    builder.closeBlock()
                } else {
                    steps.append(.leave)
                    try pushChildren(of: index, kind)
                }
            case .enterRow(let index, let kind, let columnCount):
                builder.openBlock(kind)
                steps.append(.leave)
                pushCells(of: index, columnCount: columnCount)
            }
        }
        var result = ReadResult(document: builder.finish(), diagnostics: leaves.diagnostics)
        result.inlineSources = leaves.inlineSources
        return result
    }

    fileprivate func children(_ first: Int32) -> [Int] {
        var result: [Int] = []
        var next = Int(first)
        while next >= 0 {
            result.append(next)
            next = Int(tree.nodes[next].nextSibling)
        }
        return result
    }

    private mutating func pushChildren(of index: Int, _ kind: BlockKind) throws(ReadError) {
        let inside = children(tree.nodes[index].firstChild)
        switch kind {
        case .unorderedList:
            for (place, item) in inside.enumerated().reversed() {
                steps.append(.enter(item, .listItem(ordinal: place + 1, task: tree.facts(of: tree.nodes[item])?.task)))
            }
        case .table(let alignments):
            for (place, row) in inside.enumerated().reversed() {
                let isHeader = place == 0 && tree.nodes[row].component.name == .tableHeaderRow
                steps.append(.enterRow(row, isHeader ? .tableHeaderRow : .tableRow, columnCount: alignments.count))
            }
        default:
            for child in inside.reversed() { steps.append(.enter(child, try self.kind(of: child))) }
        }
    }

    // MARK: Kinds

    /// What a block is, with the package's own facts and what its children say.
    private mutating func kind(of index: Int) throws(ReadError) -> BlockKind {
        let node = tree.nodes[index]
        let facts = tree.facts(of: node)
        let delimiter = facts?.delimiter ?? node.delimiter
        switch node.component.kind {
        case .orderedList:
            var start = facts?.start ?? 1
            if facts?.start == nil, node.firstChild >= 0,
                case .listItem(let ordinal, _) = tree.nodes[Int(node.firstChild)].component.kind
            {
                start = ordinal
            }
            return .orderedList(
                start: start,
                delimiter: delimiter == 0x29 ? .parenthesis : .period,
                isTight: facts?.isTight ?? isTight(index)
            )
        case .unorderedList:
            let marker: BulletMarker = delimiter == 0x2B ? .plus : delimiter == 0x2A ? .asterisk : .hyphen
            return .unorderedList(marker: marker, isTight: facts?.isTight ?? isTight(index))
        case .listItem(let ordinal, _): return .listItem(ordinal: ordinal, task: facts?.task)
        case .table(let alignments): return .table(alignments: try alignmentsOfAllColumns(alignments, table: index))
        case .codeBlock:
            if let format = facts?.frontMatter, index == Int(tree.roots.first) { return .frontMatter(format) }
            return node.component.kind
        case .paragraph: return facts?.verbatim.map { .verbatim($0) } ?? .paragraph
        default: return node.component.kind
        }
    }

    /// Whether a list whose JSON does not say so is tight: no item has two paragraphs in a row.
    private func isTight(_ list: Int) -> Bool {
        for item in children(tree.nodes[list].firstChild) {
            var wasParagraph = false
            for child in children(tree.nodes[item].firstChild) {
                let isParagraph = tree.nodes[child].component.name == .paragraph
                if wasParagraph, isParagraph { return false }
                wasParagraph = isParagraph
            }
        }
        return true
    }
}

extension IntentTreeLowering {
    /// The alignments of a table, one for each column that a cell stands in.
    ///
    /// - Throws: `ReadError.tooExpensive` when this makes more empty cells than are allowed.
    fileprivate mutating func alignmentsOfAllColumns(
        _ alignments: [ColumnAlignment],
        table: Int
    ) throws(ReadError) -> [ColumnAlignment] {
        let own = tree.facts(of: tree.nodes[table])?.alignments ?? []
        let alignments = own.count >= alignments.count ? own : alignments
        var columnCount = alignments.count
        var rowCount = 0
        var cellCount = 0
        for row in children(tree.nodes[table].firstChild) {
            let cells = placedCells(row)
            rowCount += 1
            cellCount += cells.count
            if let last = cells.last?.column { columnCount = max(columnCount, last < .max ? last + 1 : last) }
        }
        let (all, overflow) = columnCount.multipliedReportingOverflow(by: max(rowCount, 1))
        guard !overflow, all - cellCount <= paddingLeft else {
            throw .tooExpensive(
                pattern: "a table with far more empty cells than text",
                offset: tree.nodes[table].offset
            )
        }
        paddingLeft -= all - cellCount
        return alignments + Array(repeating: .none, count: columnCount - alignments.count)
    }

    fileprivate mutating func pushCells(of row: Int, columnCount: Int) {
        var reversed: [Step] = []
        var next = 0
        for (cell, column) in placedCells(row) {
            if column > next { reversed.append(.emptyCells(column - next)) }
            reversed.append(.enter(cell, .tableCell))
            next = column + 1
        }
        if columnCount > next { reversed.append(.emptyCells(columnCount - next)) }
        steps += reversed.reversed()
    }

    /// The cells of a row in the order of their columns, each with its column. A cell whose column is taken
    /// stands in the next free one.
    private func placedCells(_ row: Int) -> [(index: Int, column: Int)] {
        var cells = children(tree.nodes[row].firstChild)
        let columns = cells.map { tree.nodes[$0].component.column }
        if !zip(columns, columns.dropFirst()).allSatisfy({ $0 <= $1 }) {
            cells = cells.indices.sorted { (columns[$0], $0) < (columns[$1], $1) }.map { cells[$0] }
        }
        var next = 0
        return cells.map { cell in
            let column = max(next, tree.nodes[cell].component.column)
            next = column < .max ? column + 1 : column
            return (cell, column)
        }
    }
}
