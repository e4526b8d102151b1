// Lists that a program cut into pieces, each with its level, become one list with lists in it.

import DocumentModel

/// Joins lists whose level the source says apart from the nesting.
struct DraftLists {
    /// Goes over all blocks of a draft.
    ///
    /// - Complexity: O(*n*) in the blocks.
    static func join(_ draft: inout HTMLDraft) {
        for index in draft.blocks.indices where !draft.blocks[index].kind.isLeaf {
            let children = draft.children(of: index)
            guard children.contains(where: { level(of: $0, in: draft) != nil }), children.count > 1 else { continue }
            join(children, of: index, &draft)
        }
    }

    /// Makes all items of a list tasks, if one of them is.
    static func completeTasks(_ draft: inout HTMLDraft) {
        for list in draft.blocks.indices {
            guard case .list = draft.blocks[list].kind else { continue }
            let items = draft.children(of: list)
            let isTaskList = items.contains {
                if case .item(_, .some) = draft.blocks[$0].kind { return true }
                return false
            }
            guard isTaskList else { continue }
            for item in items {
                if case .item(let value, nil) = draft.blocks[item].kind {
                    draft.blocks[item].kind = .item(value: value, task: .open)
                }
            }
        }
    }

    private static func facts(of index: DraftIndex, in draft: HTMLDraft) -> DraftKind.ListFacts? {
        if case .list(let facts) = draft.blocks[index].kind { return facts }
        return nil
    }

    private static func level(of index: DraftIndex, in draft: HTMLDraft) -> Int? {
        facts(of: index, in: draft)?.level
    }

    private static func join(_ children: [DraftIndex], of parent: DraftIndex, _ draft: inout HTMLDraft) {
        var kept: [DraftIndex] = []
        // The lists that are open, the outermost first; each is inside the last item of the one before.
        var open: [(list: DraftIndex, level: Int, count: Int)] = []
        for child in children {
            guard let facts = facts(of: child, in: draft), let level = facts.level else {
                if draft.blocks[child].kind != .blank || open.isEmpty { open = [] }
                kept.append(child)
                continue
            }
            while let last = open.last, last.level > level { open.removeLast() }
            if let last = open.last, last.level == level {
                if continues(last.list, of: last.count, facts, draft) {
                    let items = draft.children(of: child)
                    draft.move(items, to: last.list)
                    open[open.count - 1].count += items.count
                    continue
                }
                open.removeLast()
            }
            if let last = open.last {
                var item = draft.blocks[last.list].last
                if item < 0 {
                    item = draft.addBlock(
                        .item(value: nil, task: nil),
                        in: last.list,
                        sourceOffset: draft.blocks[child].sourceOffset
                    )
                }
                draft.move([child], to: item)
            } else {
                kept.append(child)
            }
            open.append((child, level, draft.children(of: child).count))
        }
        draft.setChildren(of: parent, to: kept)
    }

    /// Whether a piece of a list goes on with a list before it.
    private static func continues(
        _ list: DraftIndex,
        of count: Int,
        _ piece: DraftKind.ListFacts,
        _ draft: HTMLDraft
    ) -> Bool {
        guard let facts = facts(of: list, in: draft), facts.isOrdered == piece.isOrdered else { return false }
        if facts.name != piece.name { return false }
        if piece.isStart { return false }
        guard piece.isOrdered, piece.start != 1, piece.name == 0 else { return true }
        return piece.start == facts.start + count
    }
}
