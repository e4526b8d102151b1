// One walk over the tree before reading: what tables hold, which style sheets there are, which ids and links
// within the page.

import HTMLParsing

/// What has to be known of a whole document before its first text is read.
struct HTMLSurvey {
    /// What a table holds that says whether it is one.
    struct TableFacts {
        var holdsTable = false
        var holdsBlocks = false
        var hasHeader = false
        var codeCellCount = 0
        var rowCount = 0
        /// The greatest number of cells in a row.
        var rowLength = 0
        fileprivate var currentRowLength = 0
    }

    /// An `a` that leads to a place of the same page.
    struct Anchor {
        var node: HTMLNodeID
        /// What stands after `#`.
        var fragment: ArraySlice<UInt8>
    }

    private(set) var tables: [HTMLNodeID: TableFacts] = [:]
    private(set) var anchors: [Anchor] = []
    /// The first element with each id, or `a` with each name.
    private(set) var targets: [ArraySlice<UInt8>: HTMLNodeID] = [:]
    private(set) var styleElements: [HTMLNodeID] = []
    private(set) var headings: [HTMLNodeID] = []
    private(set) var textByteCount = 0

    private let document: HTMLDocument
    private var openTables: [HTMLNodeID] = []

    /// - Complexity: O(*n*) in the nodes and attributes.
    init(_ document: HTMLDocument) {
        self.document = document
        var current = document.root
        while true {
            let node = document[current]
            if node.kind == .text {
                textByteCount += document.data(of: current).count
            } else if node.kind == .element {
                enter(current, node)
            }
            if let child = node.firstChild {
                current = child
                continue
            }
            while true {
                if document[current].isElement(.table), openTables.last == current { openTables.removeLast() }
                if current == document.root { return }
                if let sibling = document[current].nextSibling {
                    current = sibling
                    break
                }
                guard let parent = document[current].parent else { return }
                current = parent
            }
        }
    }

    private mutating func enter(_ id: HTMLNodeID, _ node: HTMLNode) {
        for attribute in document.attributes(of: id) where attribute.namespace == .none {
            switch attribute.name {
            case .id: note(document.valueBytes(of: attribute), id)
            case .name where node.name == .a: note(document.valueBytes(of: attribute), id)
            case .href where node.name == .a:
                let value = document.valueBytes(of: attribute)
                if value.first == UInt8(ascii: "#"), value.count > 1 {
                    anchors.append(Anchor(node: id, fragment: value.dropFirst()))
                }
            default: break
            }
        }
        if node.name == .style { styleElements.append(id) }
        switch ElementRole.of(node.name) {
        case .heading:
            headings.append(id)
            changeTable { $0.holdsBlocks = true }
        case .table:
            changeTable { $0.holdsTable = true }
            tables[id] = TableFacts()
            openTables.append(id)
        case .caption: changeTable { $0.hasHeader = true }
        case .row:
            changeTable {
                $0.rowCount += 1
                $0.currentRowLength = 0
            }
        case .cell, .headerCell:
            let isHeader = node.name == .th
            let isCode = document.attributeBytes(.class, of: id).map { contains($0, "blob-code") } ?? false
            changeTable {
                if isHeader { $0.hasHeader = true }
                if isCode { $0.codeCellCount += 1 }
                $0.currentRowLength += 1
                $0.rowLength = max($0.rowLength, $0.currentRowLength)
            }
        case .orderedList, .unorderedList, .quote, .preformatted, .rule: changeTable { $0.holdsBlocks = true }
        case .tableSection where node.name == .thead: changeTable { $0.hasHeader = true }
        default: break
        }
    }

    private mutating func note(_ name: ArraySlice<UInt8>, _ id: HTMLNodeID) {
        if !name.isEmpty, targets[name] == nil { targets[name] = id }
    }

    private mutating func changeTable(_ change: (inout TableFacts) -> Void) {
        guard let table = openTables.last, var facts = tables[table] else { return }
        change(&facts)
        tables[table] = facts
    }

    private func contains(_ value: ArraySlice<UInt8>, _ name: String) -> Bool {
        value.split(whereSeparator: \.isMarkupSpace).contains { $0.starts(with: name.utf8) }
    }
}
