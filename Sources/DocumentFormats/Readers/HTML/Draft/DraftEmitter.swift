// The draft to the model: what is empty is dropped, lists get their numbers, tables become rectangles.

import DocumentModel
import HTMLParsing

/// Writes a finished draft into a document.
struct DraftEmitter {
    var draft: HTMLDraft
    var states: TextStateTable
    let slugs: HeadingSlugs
    let habits: HTMLHabits
    let maximumNesting: Int
    var builder = DocumentBuilder()
    var notes: HTMLNoteTally
    /// The attribute set of each state as text, and as a soft and a hard break; -1 is not known yet.
    private var textSets: [AttributeSetID?]
    private var softBreakSets: [AttributeSetID?]
    private var hardBreakSets: [AttributeSetID?]

    init(
        draft: HTMLDraft,
        states: TextStateTable,
        slugs: HeadingSlugs,
        habits: HTMLHabits,
        maximumNesting: Int,
        notes: HTMLNoteTally
    ) {
        self.draft = draft
        self.states = states
        self.slugs = slugs
        self.habits = habits
        self.maximumNesting = maximumNesting
        self.notes = notes
        textSets = Array(repeating: nil, count: draft.states.count)
        softBreakSets = textSets
        hardBreakSets = textSets
    }

    /// Writes all blocks, then the footnotes.
    ///
    /// - Throws: `ReadError.tooDeep`.
    mutating func emit() throws(ReadError) {
        builder.reserveCapacity(utf8Count: draft.text.count, blockCount: draft.blocks.count)
        try emit(childrenOf: 0)
        for footnote in draft.footnotes { try emit(subtree: footnote) }
    }

    private mutating func emit(childrenOf parent: DraftIndex) throws(ReadError) {
        var child = draft.blocks[parent].first
        while child >= 0 {
            try emit(subtree: child)
            child = draft.blocks[child].next
        }
    }

    /// What is open while a subtree is written.
    private struct Open {
        var index: DraftIndex
        /// The next block inside.
        var upcoming: DraftIndex
        /// Whether a block of the document was opened for it.
        var isBlock: Bool
        /// The number that the next item has.
        var ordinal = 1
    }

    private mutating func emit(subtree top: DraftIndex) throws(ReadError) {
        var open: [Open] = []
        try enter(top, &open)
        while let last = open.last {
            guard last.upcoming >= 0 else {
                if last.isBlock { builder.closeBlock() }
                open.removeLast()
                continue
            }
            open[open.count - 1].upcoming = draft.blocks[last.upcoming].next
            try enter(last.upcoming, &open)
        }
    }

    private mutating func enter(_ index: DraftIndex, _ open: inout [Open]) throws(ReadError) {
        let block = draft.blocks[index]
        let source = SourceRange(block.sourceOffset..<block.sourceOffset)
        var ordinal = 1
        let kind: BlockKind
        switch block.kind {
        case .root, .row, .cell: return
        case .blank:
            if !block.isSeparator { notes.add(.emptyParagraph, at: block.sourceOffset) }
            return
        case .table:
            emitTable(index)
            return
        case .paragraph, .heading, .code, .rule, .verbatim:
            emitLeaf(index)
            return
        case .quote:
            guard holdsBlocks(index) else { return }
            kind = .blockQuote
        case .emptyQuote: kind = .blockQuote
        case .list(let facts):
            guard block.first >= 0 else { return }
            let isTight = isTight(index)
            kind =
                facts.isOrdered
                ? .orderedList(start: firstOrdinal(of: index, facts), delimiter: .period, isTight: isTight)
                : .unorderedList(marker: .hyphen, isTight: isTight)
            ordinal = facts.isOrdered ? firstOrdinal(of: index, facts) : 1
        case .item(let value, let task):
            let number = value ?? open.last?.ordinal ?? 1
            if !open.isEmpty { open[open.count - 1].ordinal = number == .max ? 0 : number + 1 }
            kind = .listItem(ordinal: number, task: task)
        case .footnote(let label):
            kind = .footnoteDefinition(label: draft.string(label))
        }
        if open.count >= maximumNesting { throw .tooDeep(limit: maximumNesting, offset: block.sourceOffset) }
        builder.openBlock(kind, source: source)
        open.append(Open(index: index, upcoming: block.first, isBlock: true, ordinal: ordinal))
    }

    /// Whether a container holds anything that will be a block.
    private func holdsBlocks(_ index: DraftIndex) -> Bool {
        var current = draft.blocks[index].first
        while current >= 0, current != index {
            switch draft.blocks[current].kind {
            case .blank: break
            case .paragraph, .heading, .code, .rule, .verbatim, .item, .table, .emptyQuote: return true
            default:
                if draft.blocks[current].first >= 0 {
                    current = draft.blocks[current].first
                    continue
                }
            }
            while draft.blocks[current].next < 0 {
                current = draft.blocks[current].parent
                if current == index || current < 0 { return false }
            }
            current = draft.blocks[current].next
        }
        return false
    }

    // MARK: Lists

    private func firstOrdinal(of list: DraftIndex, _ facts: DraftKind.ListFacts) -> Int {
        if case .item(let value?, _) = draft.blocks[draft.blocks[list].first].kind { return value }
        return facts.start
    }

    /// Whether the items of a list stand close together: none holds a `p`, and none two paragraphs side by
    /// side.
    private func isTight(_ list: DraftIndex) -> Bool {
        var item = draft.blocks[list].first
        while item >= 0 {
            var paragraphCount = 0
            var child = draft.blocks[item].first
            while child >= 0 {
                if case .paragraph(let isElement) = draft.blocks[child].kind {
                    paragraphCount += 1
                    if isElement, !habits.contains(.plainItems) { return false }
                }
                child = draft.blocks[child].next
            }
            if paragraphCount > 1 { return false }
            item = draft.blocks[item].next
        }
        return true
    }

    // MARK: Leaves

    private mutating func emitLeaf(_ index: DraftIndex) {
        let block = draft.blocks[index]
        let kind: BlockKind
        switch block.kind {
        case .heading(let level): kind = .heading(level: level)
        case .code(let info): kind = .codeBlock(info: draft.string(info))
        case .rule: kind = .thematicBreak
        case .verbatim(let verbatim): kind = .verbatim(verbatim)
        default: kind = .paragraph
        }
        builder.openBlock(kind, source: SourceRange(block.sourceOffset..<block.sourceOffset))
        emitPieces(of: index)
        builder.closeBlock()
    }

    /// Writes the text of a leaf into the open block.
    mutating func emitPieces(of index: DraftIndex) {
        let block = draft.blocks[index]
        var offset = block.textStart
        for place in block.pieces {
            let piece = draft.pieces[place]
            let range = offset..<(offset + piece.utf8Count)
            offset = range.upperBound
            if piece.kind == .object {
                emitObject(piece)
                continue
            }
            let set = set(of: piece)
            draft.text.withUnsafeBufferPointer { text in
                builder.append(UnsafeBufferPointer(rebasing: text[range]), attributes: set)
            }
        }
    }

    private mutating func emitObject(_ piece: DraftPiece) {
        var attributes = attributes(of: draft.state(of: piece))
        attributes.verbatim = nil
        switch draft.objects[Int(piece.object)] {
        case .image(let image): attributes.image = image
        case .footnote(let label):
            attributes.footnoteReference = label
            attributes.link = nil
        case .placeholder: attributes.intents.insert(.placeholder)
        }
        builder.appendObject(attributes)
    }

    private mutating func set(of piece: DraftPiece) -> AttributeSetID {
        let state = Int(piece.state)
        switch piece.kind {
        case .softBreak:
            if let set = softBreakSets[state] { return set }
            var attributes = attributes(of: draft.states[state])
            attributes.intents.remove(.code)
            attributes.intents.insert(.softBreak)
            let set = builder.intern(attributes)
            softBreakSets[state] = set
            return set
        case .hardBreak:
            if let set = hardBreakSets[state] { return set }
            var attributes = attributes(of: draft.states[state])
            attributes.intents.remove(.code)
            attributes.intents.insert(.hardBreak)
            let set = builder.intern(attributes)
            hardBreakSets[state] = set
            return set
        default:
            if let set = textSets[state] { return set }
            let set = builder.intern(attributes(of: draft.states[state]))
            textSets[state] = set
            return set
        }
    }

    /// The attributes of a state. Text in a font of fixed width that is no line of its own is code, and code
    /// has no look.
    private func attributes(of state: TextState) -> InlineAttributes {
        var attributes = states.attributes(of: state)
        if state.flags.contains(.monospaced), state.verbatim == nil {
            attributes.intents.subtract([.strong, .emphasis, .strikethrough, .highlight])
            attributes.intents.insert(.code)
            attributes.style = nil
            attributes.nesting = MarkNesting()
        }
        if let link = attributes.link, let destination = slugs.destination(for: link.destination) {
            attributes.link = Link(destination: destination, title: link.title)
        }
        return attributes
    }

    /// The attribute set of plain text.
    var plainSet: AttributeSetID { .plain }

    /// The attribute set of a line break without marks.
    mutating func breakSet() -> AttributeSetID { builder.intern(InlineAttributes(intents: .hardBreak)) }
}
