// Paragraphs in a row to blocks. This file has the ways in and the containers; what a paragraph is, is
// decided in the files beside it.

import DocumentModel

/// Lowers an interpreted source into a document.
struct RTFLowering {
    let source: RTFSource
    let guesses: StructureGuesses
    var report: RTFReport
    var builder = DocumentBuilder()
    let body: RTFBodyFacts
    /// Numbers of attribute sets by state and context.
    var attributeNumbers: [Int: AttributeSetID] = [:]
    /// Labels of footnotes by their flows.
    let labels: [String]
    /// The lists that are open around the next paragraph, the outermost first.
    var lists: [RTFOpenList] = []
    /// Whether a block quote is open outside of all lists.
    var isInQuote = false

    init(source: RTFSource, report: RTFReport, guesses: StructureGuesses) {
        self.source = source
        self.report = report
        self.guesses = source.isOwn ? [] : guesses
        body = source.isOwn ? RTFBodyFacts() : RTFBodyFacts(of: source)
        var labels = source.footnotes.indices.map { "\($0 + 1)" }
        for object in source.objects {
            if case .footnote(let flow, let label?) = object { labels[flow] = label }
        }
        self.labels = labels
    }

    /// Makes the document.
    ///
    /// - Complexity: O(*n*) in paragraphs and runs.
    mutating func lower() -> AttributedDocument {
        if source.isOwn {
            lowerOwn()
        } else {
            lower(source.main, trimsStart: false)
            for (number, flow) in source.footnotes.enumerated() {
                builder.openBlock(.footnoteDefinition(label: labels[number]))
                lower(flow, trimsStart: true)
                builder.closeBlock()
            }
        }
        return builder.finish()
    }

    // MARK: A flow of another program

    private mutating func lower(_ flow: RTFFlow, trimsStart: Bool) {
        var plan = RTFParagraphPlan(flow: flow, source: source, body: body, guesses: guesses)
        plan.decide()
        for (finding, found) in plan.findings { report.add(finding, at: found.offset, count: found.count) }
        if trimsStart, let first = flow.paragraphs.indices.first(where: { !flow.paragraphs[$0].isEmpty }) {
            plan.trimStart(of: first)
        }
        var index = 0
        while index < flow.paragraphs.count {
            switch plan.roles[index] {
            case .table(let end):
                closeContainers()
                lowerTables(index..<end, of: flow)
                index = end
                continue
            case .code(let end):
                closeContainers()
                lowerCode(index..<end, of: flow)
                index = end
                continue
            case .empty: break
            case .rule:
                closeContainers()
                builder.openBlock(.thematicBreak, source: place(of: flow.paragraphs[index]))
                builder.closeBlock()
            case .heading(let level):
                closeContainers()
                lowerLeaf(.heading(level: level), index, of: flow, skipping: plan.skips[index])
            case .item(let item):
                openItem(item)
                lowerLeaf(.paragraph, index, of: flow, skipping: plan.skips[index])
            case .continuation(let level, let indent):
                if continueItem(level: level, indent: indent) {
                    lowerLeaf(.paragraph, index, of: flow, skipping: plan.skips[index])
                } else {
                    closeContainers()
                    lowerLeaf(.paragraph, index, of: flow, skipping: plan.skips[index])
                }
            case .quote:
                closeLists(downTo: 0)
                if !isInQuote { builder.openBlock(.blockQuote) }
                isInQuote = true
                lowerLeaf(.paragraph, index, of: flow, skipping: plan.skips[index])
            case .plain:
                closeContainers()
                lowerLeaf(.paragraph, index, of: flow, skipping: plan.skips[index])
            }
            index += 1
        }
        closeContainers()
    }

    private mutating func lowerLeaf(_ kind: BlockKind, _ index: Int, of flow: RTFFlow, skipping skip: Int) {
        let paragraph = flow.paragraphs[index]
        builder.openBlock(kind, source: place(of: paragraph))
        var context: RTFTextContext = []
        if case .heading = kind {
            context.insert(.heading)
            if isWhollyBold(paragraph, in: flow) { context.insert(.impliesBold) }
        }
        lowerText(of: paragraph, in: flow, skipping: skip, context: context)
        builder.closeBlock()
    }

    /// One code block of whole paragraphs.
    private mutating func lowerCode(_ range: Range<Int>, of flow: RTFFlow) {
        let first = flow.paragraphs[range.lowerBound].source.lowerBound
        let last = flow.paragraphs[range.upperBound - 1].source.upperBound
        builder.openBlock(.codeBlock(info: ""), source: SourceRange(first..<last))
        for paragraph in flow.paragraphs[range] {
            builder.append(flow.text[paragraph.textRange])
            builder.append(ascii: UInt8(ascii: "\n"), attributes: .plain)
        }
        builder.closeBlock()
    }

    func place(of paragraph: RTFParagraph) -> SourceRange { SourceRange(paragraph.source) }

    // MARK: Lists

    /// Begins an item, after closing and opening what has to be.
    private mutating func openItem(_ item: RTFItem) {
        if isInQuote {
            builder.closeBlock()
            isInQuote = false
        }
        while let last = lists.last, last.level > item.level { closeList() }
        if let last = lists.last, last.level == item.level {
            if last.continues(with: item) { builder.closeBlock() } else { closeList() }
        }
        if lists.last?.level != item.level {
            let start = item.number ?? 1
            let kind: BlockKind =
                item.isOrdered
                ? .orderedList(start: start, delimiter: item.delimiter, isTight: true)
                : .unorderedList(marker: .hyphen, isTight: true)
            let index = builder.openBlock(kind)
            lists.append(RTFOpenList(item: item, block: index, nextNumber: start))
        }
        let place = lists.count - 1
        let number = item.isOrdered ? lists[place].nextNumber : lists[place].itemCount + 1
        builder.openBlock(.listItem(ordinal: number, task: item.task))
        lists[place].nextNumber = number == .max ? number : number + 1
        lists[place].itemCount += 1
        lists[place].indent = item.indent
        lists[place].paragraphCount = 1
        if item.followsBlank, lists[place].itemCount > 1 { lists[place].isTight = false }
    }

    /// Goes back to the item that a paragraph without a marker belongs to.
    ///
    /// - Parameters:
    ///   - level: The level of its list, `nil` when only its indent tells.
    ///   - indent: Its left indent in twentieths of a point.
    /// - Returns: Whether there is such an item.
    private mutating func continueItem(level: Int32?, indent: Int32) -> Bool {
        let found = lists.lastIndex { list in level.map { list.level <= $0 } ?? (list.indent == indent) }
        guard let found else { return false }
        closeLists(downTo: found + 1)
        lists[found].paragraphCount += 1
        if lists[found].paragraphCount > 1 { lists[found].isTight = false }
        return true
    }

    private mutating func closeList() {
        guard let list = lists.popLast() else { return }
        builder.closeBlock()
        builder.closeBlock()
        switch builder.kind(of: list.block) {
        case .orderedList(let start, let delimiter, _):
            builder.setKind(.orderedList(start: start, delimiter: delimiter, isTight: list.isTight), of: list.block)
        case .unorderedList(let marker, _):
            builder.setKind(.unorderedList(marker: marker, isTight: list.isTight), of: list.block)
        default: break
        }
    }

    private mutating func closeLists(downTo count: Int) {
        while lists.count > count { closeList() }
    }

    private mutating func closeContainers() {
        closeLists(downTo: 0)
        if isInQuote { builder.closeBlock() }
        isInQuote = false
    }
}

/// A list that is open.
struct RTFOpenList {
    let level: Int32
    let list: Int32
    let isOrdered: Bool
    let delimiter: OrderedListDelimiter
    let block: BlockIndex
    var nextNumber: Int
    var itemCount = 0
    /// The left indent of the item that is open.
    var indent: Int32
    /// Paragraphs directly in the item that is open.
    var paragraphCount = 0
    var isTight = true

    init(item: RTFItem, block: BlockIndex, nextNumber: Int) {
        level = item.level
        list = item.list
        isOrdered = item.isOrdered
        delimiter = item.delimiter
        indent = item.indent
        self.block = block
        self.nextNumber = nextNumber
    }

    /// Whether an item of the same level is the next one of this list.
    func continues(with item: RTFItem) -> Bool {
        guard isOrdered == item.isOrdered else { return false }
        guard isOrdered else { return true }
        if delimiter != item.delimiter { return false }
        return item.number.map { $0 == nextNumber } ?? (list == item.list)
    }
}

/// What is known about a paragraph that begins an item.
struct RTFItem: Equatable {
    var level: Int32
    /// The number of the list in the source.
    var list: Int32
    var isOrdered: Bool
    /// The number that the marker shows.
    var number: Int?
    var delimiter: OrderedListDelimiter
    var task: TaskState?
    /// The left indent in twentieths of a point.
    var indent: Int32
    /// Whether empty paragraphs stand before it.
    var followsBlank = false
}
