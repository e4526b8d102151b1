// The walk over the blocks of a layout: which lines there are and what stands in front of them. Inline
// text is in LayoutWriter+Inline, tables are in LayoutWriter+Table.

import DocumentModel

/// Lays a document out in lines of characters.
struct LayoutWriter {
    let document: AttributedDocument
    /// The document's text.
    let text: UnsafeBufferPointer<UInt8>
    let theme: LayoutTheme
    let footnotes: FootnoteNumbers
    let plans: [LayoutRunPlan]
    var flow: TextFlow
    var losses = LossTally<LayoutLoss>()
    private(set) var out = ByteOutput()
    /// The numbers of the styles in use, and those of each pair of attribute set and block style.
    var styleNumbers: [TerminalStyle: StyleID] = [TerminalStyle(): 0]
    var styleCache: [StyleKey: StyleID] = [:]

    private(set) var prefix = LinePrefix()
    /// The block that is being written.
    private var currentBlock: BlockIndex = 0
    private var lineCount = 0
    /// For each open container the number of lines when it began.
    private var lineCountsAtStart: [Int] = []
    /// The length of the prefix of the blank line that comes before the next line, if one does.
    private var pendingBlank: Int?
    /// The number of the footnote that is being written.
    private var footnoteNumber = 0
    /// For each open list: how many columns its widest number has, its bullet or delimiter, and how many
    /// unordered lists are open up to this one.
    private var lists: [(markerColumns: Int, bullet: String, bulletDepth: Int)] = []

    /// An attribute set in a block.
    struct StyleKey: Hashable {
        let set: Int
        let block: TerminalStyle
    }

    init(document: AttributedDocument, text: UnsafeBufferPointer<UInt8>, theme: LayoutTheme) {
        self.document = document
        self.text = text
        self.theme = theme
        let footnotes = FootnoteNumbers(of: document, numbersAll: true)
        self.footnotes = footnotes
        let sets = document.attributeSets
        plans = (0..<sets.count).map {
            LayoutRunPlan(sets[AttributeSetID(rawValue: UInt32($0))], theme: theme, footnotes: footnotes)
        }
        flow = TextFlow(controls: theme.controls)
    }

    /// Lays the whole document out, the footnotes last.
    mutating func writeDocument() {
        out.reserveCapacity(text.count + text.count / 4 + document.blocks.count * 8)
        var start = 0
        for index in document.children(of: nil) {
            guard case .footnoteDefinition = document.blocks[index].kind else { continue }
            writeBlocks(start..<index)
            start = document.blocks[index].subtreeEnd
        }
        writeBlocks(start..<document.blocks.count)
        for (place, note) in footnotes.notes.enumerated() {
            footnoteNumber = place + 1
            writeBlocks(note.block..<document.blocks[note.block].subtreeEnd)
        }
    }

    /// Lays out whole subtrees that stand one after the other.
    private mutating func writeBlocks(_ range: Range<BlockIndex>) {
        var upcoming = range.lowerBound
        var open: [BlockIndex] = []
        while true {
            while let innermost = open.last, document.blocks[innermost].subtreeEnd == upcoming {
                open.removeLast()
                leave(document.blocks[innermost].kind)
            }
            guard upcoming < range.upperBound else { return }
            let block = document.blocks[upcoming]
            planBlankLine(before: upcoming)
            currentBlock = upcoming
            if case .table(let alignments) = block.kind {
                writeTable(upcoming, alignments: alignments)
                upcoming = block.subtreeEnd
                continue
            }
            if block.kind.isLeaf {
                writeLeaf(block, at: upcoming)
            } else {
                open.append(upcoming)
                enter(block.kind, at: upcoming)
            }
            upcoming += 1
        }
    }

    // MARK: Lines

    /// Writes one line behind the prefix.
    mutating func writeLine(_ content: some Collection<UInt8>) {
        if let byteCount = pendingBlank {
            writeTrimmed(prefix.bytes.prefix(byteCount))
            out.write("\n")
            pendingBlank = nil
        }
        let front = prefix.takeLine()
        if content.isEmpty { writeTrimmed(front[...]) } else { out.write(front) }
        out.write(content)
        out.write("\n")
        lineCount += 1
    }

    private mutating func writeTrimmed(_ front: ArraySlice<UInt8>) {
        var end = front.endIndex
        while end > front.startIndex, front[end - 1] == UInt8(ascii: " ") { end -= 1 }
        out.write(front[..<end])
    }

    /// Writes the lines of the flow, which is empty afterwards.
    mutating func writeFlow() {
        flow.finish()
        reportControls()
        for line in flow.lines { writeLine(flow.rendered[line.range]) }
        flow.removeAll()
    }

    /// Reports the control characters that the flow shows as something else.
    mutating func reportControls() {
        if flow.shownControlCount > 0 {
            losses.add(.controlCharacter, block: currentBlock, count: flow.shownControlCount)
        }
    }

    /// The width left beside the prefix; 0 for any width.
    var availableColumns: Int {
        theme.maximumColumns == 0 ? 0 : max(theme.maximumColumns - prefix.columns, 16)
    }

    /// Decides whether a blank line separates a block from what stands before it in the same container.
    private mutating func planBlankLine(before index: BlockIndex) {
        guard lineCount > lineCountsAtStart.last ?? 0 else { return }
        pendingBlank = needsBlankLine(before: index) ? prefix.bytes.count : nil
    }

    private func needsBlankLine(before index: BlockIndex) -> Bool {
        let block = document.blocks[index]
        let isAfterParagraph =
            index > 0 && document.blocks[index - 1].kind == .paragraph
            && document.blocks[index - 1].parent == block.parent
        guard let parent = block.parent else {
            if case .footnoteDefinition = block.kind { return footnoteNumber == 1 }
            return true
        }
        switch document.blocks[parent].kind {
        case .orderedList(_, _, let isTight), .unorderedList(_, let isTight): return !isTight
        case .listItem:
            guard let list = document.blocks[parent].parent else { return true }
            switch document.blocks[list].kind {
            case .orderedList(_, _, isTight: true), .unorderedList(_, isTight: true):
                return block.kind == .paragraph && isAfterParagraph
            default: return true
            }
        default: return true
        }
    }

    // MARK: Containers

    private mutating func enter(_ kind: BlockKind, at index: BlockIndex) {
        lineCountsAtStart.append(lineCount)
        switch kind {
        case .blockQuote: prefix.push(theme.quote)
        case .orderedList(_, let delimiter, _):
            let widest = document.children(of: index).map { number(of: $0, delimiter: delimiter).utf8.count }.max()
            lists.append((widest ?? 0, delimiter.rawValue, lists.last?.bulletDepth ?? 0))
        case .unorderedList:
            let depth = lists.last?.bulletDepth ?? 0
            lists.append((0, theme.bullets[min(depth, theme.bullets.count - 1)], depth + 1))
        case .listItem(_, let task): enterItem(at: index, task: task)
        case .footnoteDefinition:
            let marker = LayoutTheme.Piece("[\(footnoteNumber)] ")
            prefix.push(blank(marker.columns), marker: marker)
        default: break
        }
    }

    private mutating func enterItem(at index: BlockIndex, task: TaskState?) {
        let list = lists.last ?? (0, "-", 0)
        var marker: String
        if list.markerColumns > 0, let delimiter = OrderedListDelimiter(rawValue: list.bullet) {
            let number = number(of: index, delimiter: delimiter)
            marker = String(repeating: " ", count: max(0, list.markerColumns - number.utf8.count)) + number + " "
        } else {
            marker = task == nil ? list.bullet + " " : ""
        }
        switch task {
        case .open?: marker += "[ ] "
        case .done?: marker += "[x] "
        case nil: break
        }
        let piece = LayoutTheme.Piece(marker)
        prefix.push(blank(piece.columns), marker: piece)
    }

    private func number(of item: BlockIndex, delimiter: OrderedListDelimiter) -> String {
        guard case .listItem(let ordinal, _) = document.blocks[item].kind else { return "" }
        return "\(ordinal)" + delimiter.rawValue
    }

    private func blank(_ columns: Int) -> LayoutTheme.Piece {
        LayoutTheme.Piece(String(repeating: " ", count: columns), columns: columns)
    }

    private mutating func leave(_ kind: BlockKind) {
        switch kind {
        case .listItem, .footnoteDefinition:
            if prefix.firstLine != nil { writeLine([]) }
            prefix.pop()
        case .blockQuote: prefix.pop()
        case .orderedList, .unorderedList: lists.removeLast()
        default: break
        }
        lineCountsAtStart.removeLast()
    }

    // MARK: Leaves

    private mutating func writeLeaf(_ block: Block, at index: BlockIndex) {
        switch block.kind {
        case .paragraph: writeTextBlock(block, at: index, style: TerminalStyle())
        case .heading(let level):
            if !theme.drawsStyles { losses.add(.heading, block: index) }
            writeTextBlock(block, at: index, style: theme.drawsStyles ? .heading(level: level) : TerminalStyle())
        case .codeBlock(let info): writeCodeBlock(block, info: info, at: index)
        case .htmlBlock:
            guard theme.showsRawHTML else {
                losses.add(.htmlBlock, block: index)
                return
            }
            writeSource(of: block)
        case .thematicBreak:
            let columns = theme.maximumColumns == 0 ? theme.ruleColumns : availableColumns
            flow.append(String(repeating: theme.rule, count: columns), style: styleID(theme.faint))
            writeFlow()
        case .frontMatter: losses.add(.frontMatter, block: index)
        case .verbatim(.comment): losses.add(.comment, block: index)
        case .verbatim(.linkReferenceDefinition): losses.add(.linkReferenceDefinition, block: index)
        case .verbatim(.attributeDefinition): losses.add(.attributeDefinition, block: index)
        case .verbatim: writeSource(of: block)
        default: break
        }
    }

    private mutating func writeTextBlock(_ block: Block, at index: BlockIndex, style: TerminalStyle) {
        guard !block.textRange.isEmpty else {
            writeLine([])
            return
        }
        flow.maximumColumns = availableColumns
        flow.breaksWords = false
        flowInlineText(of: block, at: index, style: style)
        writeFlow()
    }

    private mutating func writeCodeBlock(_ block: Block, info: String, at index: BlockIndex) {
        if !info.isEmpty {
            if theme.drawsStyles {
                flow.maximumColumns = 0
                flow.append(info, style: styleID(theme.faint))
                writeFlow()
            } else {
                losses.add(.codeBlockLanguage, block: index)
            }
        }
        prefix.push(theme.codeIndent)
        writeSource(of: block)
        prefix.pop()
    }

    /// Writes the text of a block line by line as it is.
    private mutating func writeSource(of block: Block) {
        var source = text[block.textRange]
        if source.last == UInt8(ascii: "\n") { source.removeLast() }
        flow.maximumColumns = 0
        let style = styleID(theme.drawsStyles ? .code : TerminalStyle())
        if !block.textRange.isEmpty {
            flow.append(UnsafeBufferPointer(rebasing: source), style: style)
            flow.breakLine()
        }
        writeFlow()
    }
}

extension TerminalStyle {
    /// Code, in blocks and spans.
    static let code = TerminalStyle([], foreground: .palette(6))

    /// A heading: bold, the first two levels underlined, each level in a colour of its own.
    static func heading(level: Int) -> TerminalStyle {
        let colors = [5, 5, 4, 2, 3, 7]
        let parts: Parts = level == 1 ? [.bold, .underline] : .bold
        return TerminalStyle(parts, foreground: .palette(colors[min(max(level, 1), 6) - 1]))
    }
}

extension LayoutTheme {
    /// The style of what stands back: rules, addresses, labels.
    var faint: TerminalStyle { drawsStyles ? TerminalStyle(.dim) : TerminalStyle() }
}
