// What the blocks of a document look like from outside: how they join their neighbours, and whether a list
// can be tight.

import DocumentModel

/// Questions about blocks that their writer asks before it writes them.
///
/// A class, since it is asked some times for each block: a copy of the value each time was a tenth of the writer's work.
final class BlockShape: Sendable {
    let document: AttributedDocument
    let options: WriteOptions
    let table: MarkTable

    init(document: AttributedDocument, options: WriteOptions, table: MarkTable) {
        self.document = document
        self.options = options
        self.table = table
    }

    /// Whether nothing of a block would be written.
    func isNothing(_ index: BlockIndex) -> Bool {
        let block = document.blocks[index]
        switch block.kind {
        case .paragraph: return isBlank(block)
        case .frontMatter: return options.dialect != .notes || index != 0
        case .table(let alignments): return alignments.isEmpty && block.subtreeEnd == index + 1
        case .orderedList, .unorderedList: return block.subtreeEnd == index + 1
        default: return false
        }
    }

    /// Whether a paragraph is white space that has no place in Markdown.
    private func isBlank(_ block: Block) -> Bool {
        guard let first = document.text[block.textRange].first else { return true }
        guard first.isEdgeSpace else { return false }
        var offset = block.textRange.lowerBound
        for run in document.runs[block.runRange] {
            let marks = table[run.attributes]
            // The brackets of a link are something, and keep a break.
            let isBreak = (marks.role == .softBreak || marks.role == .hardBreak) && marks.link < 0
            guard isBreak || isStripped(marks, offset..<offset + run.utf8Count) else { return false }
            offset += run.utf8Count
        }
        return true
    }

    /// Whether the first block in a container is a paragraph.
    func beginsWithText(_ index: BlockIndex) -> Bool {
        guard let first = document.children(of: index).first(where: { !isNothing($0) }) else { return false }
        return document.blocks[first].kind == .paragraph
    }

    /// Whether a block stands in a block quote.
    func isInQuote(_ index: BlockIndex) -> Bool {
        var block = document.blocks[index]
        while let parent = block.parent {
            block = document.blocks[parent]
            if block.kind == .blockQuote { return true }
        }
        return false
    }

    // MARK: Joins

    /// The block that is written right after another one in the same container.
    func nextWritten(after index: BlockIndex) -> BlockIndex? {
        let end = document.blocks[index].parent.map { document.blocks[$0].subtreeEnd } ?? document.blocks.count
        var next = max(index + 1, document.blocks[index].subtreeEnd)
        while next < end, isNothing(next) { next = max(next + 1, document.blocks[next].subtreeEnd) }
        return next < end ? next : nil
    }

    /// The number of spaces before the first line of a block that is written as its source; `nil` for all others.
    func indentation(of index: BlockIndex) -> Int? {
        switch document.blocks[index].kind {
        case .htmlBlock, .verbatim: return text(of: document.blocks[index]).prefix { $0 == 0x20 }.count
        default: return nil
        }
    }

    func role(_ index: BlockIndex) -> JoinRole {
        let block = document.blocks[index]
        switch block.kind {
        case .paragraph: return .paragraph
        case .heading: return isSetext(index) ? .paragraph : .closed
        // To the parser a definition is the beginning of a paragraph, which some blocks cannot interrupt.
        case .verbatim(.linkReferenceDefinition): return .paragraph
        case .codeBlock, .thematicBreak, .frontMatter, .verbatim: return .closed
        case .htmlBlock: return HTMLBlockShape.isClosed(text(of: block)) ? .closedHTML : .openHTML
        case .blockQuote: return endsLazily(index) ? .lazyQuote : .quote
        case .orderedList, .unorderedList, .listItem, .footnoteDefinition: return endsLazily(index) ? .lazyList : .list
        case .table, .tableHeaderRow, .tableRow, .tableCell: return .table
        }
    }

    func start(_ index: BlockIndex) -> JoinStart {
        let block = document.blocks[index]
        switch block.kind {
        case .verbatim(.linkReferenceDefinition): return .paragraph
        // The reader takes these for comments, which can begin anywhere.
        case .verbatim: return .html
        case .paragraph, .frontMatter, .footnoteDefinition, .listItem: return .paragraph
        case .heading: return isSetext(index) ? .paragraph : .heading
        case .codeBlock: return .code
        case .thematicBreak: return .rule
        case .blockQuote: return .quote
        case .unorderedList: return hasTextFirst(index) ? .list : .weakList
        case .orderedList(let start, _, _): return start == 1 && hasTextFirst(index) ? .list : .weakList
        case .htmlBlock: return HTMLBlockShape.canInterrupt(text(of: block)) ? .html : .weakHTML
        case .table, .tableHeaderRow, .tableRow, .tableCell: return .table
        }
    }

    /// Whether the last line of a container is text.
    private func endsLazily(_ index: BlockIndex) -> Bool {
        let last = lastWritten(in: index)
        return last > index && document.blocks[last].kind == .paragraph
    }

    /// The last block inside of another one, at whatever depth, of which something is written: its line comes last.
    func lastWritten(in index: BlockIndex) -> BlockIndex {
        var last = max(index, document.blocks[index].subtreeEnd - 1)
        while last > index, isNothing(last) { last -= 1 }
        return last
    }

    /// Whether the first item of a list has something on the line of its marker.
    private func hasTextFirst(_ index: BlockIndex) -> Bool {
        guard let item = document.children(of: index).first(where: { _ in true }),
            case .listItem(_, let task) = document.blocks[item].kind
        else { return false }
        if task != nil, options.dialect != .commonmark, !isInQuote(item) { return true }
        guard let first = document.children(of: item).first(where: { !isNothing($0) }) else { return false }
        // Source that begins with spaces has lines of its own.
        return !beginsWithBox(first) && (indentation(of: first) ?? 0) == 0
    }

    /// Whether a list begins with a task box, which wants a line of its own.
    func beginsWithBox(_ index: BlockIndex) -> Bool {
        switch document.blocks[index].kind {
        case .orderedList, .unorderedList: break
        default: return false
        }
        guard options.dialect != .commonmark, !isInQuote(index),
            let item = document.children(of: index).first(where: { _ in true }),
            case .listItem(_, .some) = document.blocks[item].kind
        else { return false }
        return true
    }

    // MARK: Headings

    /// Whether a heading is written as text with a line below it.
    func isSetext(_ index: BlockIndex) -> Bool {
        let block = document.blocks[index]
        guard case .heading(let level) = block.kind, level <= 2, !block.textRange.isEmpty else { return false }
        return options.markdown.heading == .setext || hasBreak(block)
    }

    /// Whether there is a break between text, in a link or in raw HTML; at the ends of a block there is no place for one.
    private func hasBreak(_ block: Block) -> Bool {
        var offset = block.textRange.lowerBound
        var hasText = false
        var isAfterBreak = false
        for run in document.runs[block.runRange] {
            let marks = table[run.attributes]
            if marks.role == .softBreak || marks.role == .hardBreak {
                if marks.link >= 0 { return true }
                isAfterBreak = hasText
            } else if !isStripped(marks, offset..<offset + run.utf8Count) {
                if isAfterBreak { return true }
                if marks.role == .html, document.text[offset..<offset + run.utf8Count].contains(0x0A) { return true }
                hasText = true
            }
            offset += run.utf8Count
        }
        return false
    }

    /// Whether a run is white space of which nothing is left at the end of a line.
    private func isStripped(_ marks: RunMarks, _ range: Range<Int>) -> Bool {
        options.fidelity == .readable && marks.role == .text && marks.link < 0
            && document.text[range].allSatisfy(\.isEdgeSpace)
    }

    // MARK: Lists

    /// Whether a list is written without blank lines.
    ///
    /// A list is loose for the blank lines that its parser counts: those between items and between the blocks of an
    /// item, but for blank lines after a rule. A list without a place for one is tight whatever it says.
    func isTight(_ index: BlockIndex) -> Bool {
        let isTight: Bool
        switch document.blocks[index].kind {
        case .orderedList(_, _, let value), .unorderedList(_, let value): isTight = value
        default: return false
        }
        var hasGap = false
        var canBeTight = true
        var isFirstItem = true
        var previous: BlockIndex?
        func noteGap(after block: BlockIndex?) {
            guard let last = block.map(lastBlock) else {
                hasGap = true
                return
            }
            switch document.blocks[last].kind {
            case .thematicBreak: break
            // The parser counts a blank line after a table even where there is none.
            case .table:
                hasGap = true
                canBeTight = false
            // The only blank lines are those of its text.
            case .htmlBlock where HTMLBlockShape.isUnclosed(text(of: document.blocks[last])):
                guard HTMLBlockShape.endsWithBlankLine(text(of: document.blocks[last])) else { break }
                hasGap = true
                canBeTight = false
            default: hasGap = true
            }
        }
        for item in document.children(of: index) {
            if !isFirstItem { noteGap(after: previous) }
            isFirstItem = false
            previous = nil
            for child in document.children(of: item) where !isNothing(child) {
                if let previous {
                    noteGap(after: previous)
                    if isTight, !JoinTable.isTight(role(previous), start(child)) { canBeTight = false }
                }
                previous = child
            }
        }
        return !hasGap || isTight && canBeTight
    }

    /// The last block inside a list, or the block itself.
    private func lastBlock(_ index: BlockIndex) -> BlockIndex {
        var index = index
        while true {
            switch document.blocks[index].kind {
            case .orderedList, .unorderedList, .listItem:
                guard let last = document.children(of: index).reduce(nil, { isNothing($1) ? $0 : $1 }) as BlockIndex?
                else {
                    return index
                }
                index = last
            default: return index
            }
        }
    }

    func text(of block: Block) -> ArraySlice<UInt8> { document.text[block.textRange] }
}
