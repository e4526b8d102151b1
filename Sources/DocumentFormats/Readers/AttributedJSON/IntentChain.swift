// Blocks in any order to blocks that may stand in each other. Editors and programs write presentation
// intents that Foundation's own parser never makes; they are completed, not refused.

import DocumentModel

/// Completes the blocks around a run.
enum IntentChain {
    /// The blocks of a run such that each may stand in the one before it and the last one owns text.
    ///
    /// - A block that owns text ends the chain: what is inside a table cell counts as the cell.
    /// - A list gets an item, a table a row, a row a cell where they are missing; an item without its list
    ///   gets a bulleted list, a row or cell without its table gets a table.
    /// - Without a block that owns text there is a paragraph.
    ///
    /// - Parameters:
    ///   - components: Outermost first.
    ///   - htmlOrdinal: Set when the text is a block of HTML, which tells it from one before it; then a
    ///     paragraph around it is none.
    static func completed(_ components: [IntentComponent], htmlOrdinal: Int?) -> [IntentComponent] {
        var chain: [IntentComponent] = []
        for component in components {
            if component.name == .paragraph, htmlOrdinal != nil { break }
            append(component, to: &chain)
            if component.kind.isLeaf || chain.last?.kind.isLeaf == true { break }
        }
        if chain.last?.kind.isLeaf != true {
            if let htmlOrdinal {
                append(IntentComponent(name: .htmlBlock, kind: .htmlBlock, identity: htmlOrdinal), to: &chain)
            } else {
                append(IntentComponent(name: .paragraph, kind: .paragraph, identity: nil), to: &chain)
            }
        }
        return chain
    }

    private static func append(_ component: IntentComponent, to chain: inout [IntentComponent]) {
        // Every turn adds a block that brings the chain nearer to the component; three are the most.
        while !component.kind.isAllowed(in: chain.last?.kind) {
            let isInTable: Bool
            switch chain.last?.name {
            case .orderedList, .unorderedList:
                chain.append(implied(.listItem))
                continue
            case .table:
                chain.append(implied(.tableRow))
                continue
            case .tableHeaderRow, .tableRow: isInTable = true
            default: isInTable = false
            }
            if isInTable {
                // Any block inside a row counts as a cell, and what is inside it as the cell's text.
                chain.append(implied(.tableCell))
                return
            }
            switch component.name {
            case .listItem: chain.append(implied(.unorderedList))
            case .tableHeaderRow, .tableRow: chain.append(implied(.table))
            case .tableCell: chain.append(implied(.table))
            default: return
            }
        }
        chain.append(component)
    }

    private static func implied(_ name: IntentName) -> IntentComponent {
        let kind: BlockKind
        switch name {
        case .listItem: kind = .listItem(ordinal: 1, task: nil)
        case .unorderedList: kind = .unorderedList(marker: .hyphen, isTight: true)
        case .table: kind = .table(alignments: [])
        case .tableRow: kind = .tableRow
        case .tableCell: kind = .tableCell
        default: kind = .paragraph
        }
        return IntentComponent(name: name, kind: kind, identity: nil)
    }
}
