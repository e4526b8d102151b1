// The order in which blocks are compared: that of the document, but for what the writer leaves out and adds.

import DocumentModel

extension MarkdownVerifier {
    /// A block as it is expected to come back.
    struct Place {
        var index: BlockIndex
        var depth: Int
        /// A row or cell that the writer added.
        var isAdded = false
    }

    /// Goes through the blocks of a document with their depths.
    struct Places: IteratorProtocol {
        private let document: AttributedDocument
        /// Set for a document as its writer changes it.
        private let verifier: MarkdownVerifier?
        /// The ends of the open containers.
        private var ends: [BlockIndex] = []
        private var index = 0
        /// The places of a table that are still to come, the next at the end.
        private var table: [Place] = []

        init(of document: AttributedDocument, writtenBy verifier: MarkdownVerifier? = nil) {
            self.document = document
            self.verifier = verifier
        }

        mutating func next() -> Place? {
            if let place = table.popLast() { return place }
            while index < document.blocks.count {
                while let end = ends.last, end <= index { ends.removeLast() }
                let block = index
                let end = document.blocks[block].subtreeEnd
                if let verifier {
                    if verifier.isLeftOut(block) {
                        index = end
                        continue
                    }
                    if case .table(let alignments) = document.blocks[block].kind {
                        addTable(block, alignments.count)
                        index = end
                        return table.popLast()
                    }
                }
                let place = Place(index: block, depth: ends.count)
                if !document.blocks[block].kind.isLeaf { ends.append(end) }
                index += 1
                return place
            }
            return nil
        }

        /// Adds a table with a header row and rows of one length.
        private mutating func addTable(_ index: BlockIndex, _ alignmentCount: Int) {
            table.append(Place(index: index, depth: ends.count))
            let rows = Array(document.children(of: index))
            let columns = max(1, rows.reduce(alignmentCount) { max($0, document.blocks[$1].subtreeEnd - $1 - 1) })
            var hasHeader = false
            if let first = rows.first, case .tableHeaderRow = document.blocks[first].kind { hasHeader = true }
            if !hasHeader { addRow(nil, table: index, columns) }
            for row in rows { addRow(row, table: index, columns) }
            table.reverse()
        }

        private mutating func addRow(_ row: BlockIndex?, table index: BlockIndex, _ columns: Int) {
            let depth = ends.count + 1
            table.append(Place(index: row ?? index, depth: depth, isAdded: row == nil))
            let cells = row.map { Array(document.children(of: $0)) } ?? []
            for column in 0..<columns {
                let isAdded = column >= cells.count
                table.append(Place(index: isAdded ? index : cells[column], depth: depth + 1, isAdded: isAdded))
            }
        }
    }

    func isLeftOut(_ index: BlockIndex) -> Bool {
        shape.isNothing(index) || dropped.contains(index)
    }
}
