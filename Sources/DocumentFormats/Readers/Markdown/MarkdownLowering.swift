// Lowers a parsed tree into a document. One pass over the nodes in pre-order; what is open is kept on a
// stack of its own, so depth takes no call stack.

import CMarkBridge
import DocumentModel

/// Lowers the blocks of a parsed tree.
struct MarkdownLowering {
    let tree: CMarkTree
    let context: Context
    var builder: DocumentBuilder
    var state = InlineState()
    var diagnostics: [Diagnostic] = []
    /// How often the token of each mask was found where it has its meaning.
    var seen: [Int]
    /// Masks whose token turned up where it has none.
    var failed: Set<Int> = []

    private var open: [OpenNode] = []
    private var containerDepth = 0
    /// The labels of the footnote definitions by the number that references to them have.
    private var footnoteLabels: [String] = []
    /// The token that opened the current highlight, and where the text of that begins.
    var openHighlight: (number: Int, textStart: Int)?
    /// Where pieces of text stood in the source, if that is recorded.
    var inlineSources: [InlineSource] = []
    /// The header of the next table, if the parser does not tell its place.
    var movedHeader: MovedTableHeader?
    /// What the parser's lines of the current paragraph do not count.
    var breaks = UncountedBreaks()
    /// What has to be added to offsets on a line of the parser that holds several lines; `nil` when unknown.
    var continuedBytes: Int?
    /// Where the label of the open link stood, and where its text begins.
    var openLabel: (textStart: Int, source: Range<Int>?)?

    /// What lowering knows besides the tree.
    struct Context {
        var source: UnsafeBufferPointer<UInt8>
        var map: SourceMap
        /// Lines that were put before the source for the parse.
        var addedLineCount: Int
        /// Blocks at the top of the tree that were put before the source for the parse.
        var addedBlockCount: Int
        var masks: MaskSet
        var givenUp: Set<Int>
        var limits: ReadLimits
        /// Whether the parser may have cut characters: it does in some footnote references.
        var checksText: Bool
        /// Set to read as Foundation's parser does.
        var foundation: FoundationReading?
        /// Set when the source is one paragraph whose line ends are hidden.
        var inline: InlineOnlySource?
    }

    /// A node whose end matters.
    private struct OpenNode {
        var depth: UInt32
        var kind: Kind

        enum Kind {
            case block
            case container
            case list(nextOrdinal: Int)
            case mark(MarkNesting.Mark)
            case link
            case custom
        }
    }

    init(tree: CMarkTree, context: Context) {
        self.tree = tree
        self.context = context
        builder = DocumentBuilder(
            text: Array(largeCapacity: tree.bytes.count),
            runs: Array(largeCapacity: tree.nodes.count),
            blocks: Array(largeCapacity: tree.nodes.count / 2)
        )
        seen = Array(repeating: 0, count: context.masks.masks.count)
    }

    // MARK: The document

    /// Lowers all blocks that came from the source, in the order of the source.
    ///
    /// - Parameter extras: Blocks that are no nodes of the tree, with the line before which they belong.
    mutating func lowerDocument(extras: [ExtraBlock]) throws(ReadError) {
        for node in tree.nodes where node.kind == .footnoteDefinition {
            footnoteLabels.append(footnoteLabel(node).label)
        }
        var extras = extras[...]
        for top in topLevelNodes() {
            let line = Int(tree.details(of: tree.nodes[top.lowerBound]).startLine) - context.addedLineCount
            while let extra = extras.first, extra.line <= line {
                lowerExtra(extra)
                extras.removeFirst()
            }
            try lowerNodes(top)
        }
        for extra in extras { lowerExtra(extra) }
        for (number, mask) in context.masks.masks.enumerated() where !context.givenUp.contains(number) {
            if case .attributeDefinition(_, let useCount) = mask.kind {
                if seen[number] != useCount { failed.insert(number) }
            } else if seen[number] != 1 {
                failed.insert(number)
            }
        }
    }

    /// A block that the tree does not hold.
    struct ExtraBlock {
        var kind: BlockKind
        var text: [UInt8]
        var source: SourceRange
        /// The line of the source, from 1.
        var line: Int
    }

    private mutating func lowerExtra(_ extra: ExtraBlock) {
        builder.openBlock(extra.kind, source: extra.source)
        builder.append(extra.text)
        builder.closeBlock()
    }

    /// The nodes of each block at the top of the tree, footnote definitions put back in their places.
    ///
    /// The parser moves the definitions that are used to the end of the document.
    private func topLevelNodes() -> [Range<Int>] {
        var all: [Range<Int>] = []
        var end = tree.nodes.count
        for index in tree.nodes.indices.reversed() where tree.nodes[index].depth == 1 {
            all.append(index..<end)
            end = index
        }
        all.removeLast(min(context.addedBlockCount, all.count))
        all.reverse()
        guard !footnoteLabels.isEmpty else { return all }
        func line(_ range: Range<Int>) -> Int32 { tree.details(of: tree.nodes[range.lowerBound]).startLine }
        var definitions = all.filter { tree.nodes[$0.lowerBound].kind == .footnoteDefinition }
            .enumerated().sorted { (line($0.element), $0.offset) < (line($1.element), $1.offset) }.map(\.element)[...]
        var result: [Range<Int>] = []
        for block in all where tree.nodes[block.lowerBound].kind != .footnoteDefinition {
            while let definition = definitions.first, line(definition) < line(block) {
                result.append(definition)
                definitions.removeFirst()
            }
            result.append(block)
        }
        return result + definitions
    }

    private mutating func lowerNodes(_ range: Range<Int>) throws(ReadError) {
        var index = range.lowerBound
        while index < range.upperBound {
            let node = tree.nodes[index]
            while let last = open.last, last.depth >= node.depth { closeNode() }
            let textStart = builder.utf8Count
            let lowered = index
            index = try lowerNode(node, at: index)
            if context.foundation?.recordsInlineSources == true { recordSource(at: lowered, textStart: textStart) }
        }
        while !open.isEmpty { closeNode() }
    }

    /// Lowers one node and returns the index of the next one to lower.
    private mutating func lowerNode(_ node: CMarkNode, at index: Int) throws(ReadError) -> Int {
        switch node.kind {
        // Inlines, the most frequent first
        case .text: lowerText(node.first)
        case .softBreak: builder.append(ascii: 0x20, attributes: state.number(adding: .softBreak, in: &builder))
        case .code: lowerLiteral(node.first, adding: .code)
        case .link:
            openLink(node)
            keepPlaceIfEmpty(at: index)
        case .emphasis: openMark(.emphasis, node)
        case .strong: openMark(.strong, node)
        case .strikethrough: openMark(.strikethrough, node)
        case .lineBreak: builder.append(ascii: 0x0A, attributes: state.number(adding: .hardBreak, in: &builder))
        case .htmlInline: lowerLiteral(node.first, adding: .inlineHTML)
        case .image: return lowerImage(node, at: index)
        case .footnoteReference: lowerFootnoteReference(node)
        case .customInline: break

        // Leaf blocks
        case .paragraph: openBlock(.paragraph, node, source: placeBeforeTable(at: index))
        case .heading: openBlock(.heading(level: Int(tree.details(of: node).number)), node)
        case .tableCell: openBlock(.tableCell, node, source: movedHeader?.nextCell())
        case .codeBlock: lowerCodeBlock(node)
        case .htmlBlock: lowerHTMLBlock(node)
        case .thematicBreak: openBlock(.thematicBreak, node)

        // Containers
        case .blockQuote: try openContainer(.blockQuote, node)
        case .bulletList, .orderedList: openList(node)
        case .item, .taskItem: try openItem(node)
        case .footnoteDefinition: try openFootnoteDefinition(node)
        case .table: openBlock(.table(alignments: alignments(node.first)), node, source: placeOfMovedTable(node))
        case .tableHeaderRow: openBlock(.tableHeaderRow, node, source: movedHeader?.line)
        case .tableRow:
            movedHeader = nil
            reportDroppedCells(node)
            openBlock(.tableRow, node)
        case .document, .customBlock, .unknown: break
        }
        return index + 1
    }

    private mutating func closeNode() {
        guard let last = open.popLast() else { return }
        switch last.kind {
        case .block, .list:
            endHighlight()
            builder.closeBlock()
        case .container:
            containerDepth -= 1
            builder.closeBlock()
        case .mark(let mark): state.closeMark(mark)
        case .link:
            recordLabel()
            state.closeLink()
        case .custom: state.closeCustom()
        }
    }

    // MARK: Blocks

    private mutating func openBlock(_ kind: BlockKind, _ node: CMarkNode, source: SourceRange? = nil) {
        builder.openBlock(kind, source: source ?? sourceRange(of: node))
        open.append(OpenNode(depth: node.depth, kind: .block))
    }

    private mutating func openContainer(_ kind: BlockKind, _ node: CMarkNode) throws(ReadError) {
        guard containerDepth < context.limits.maximumNesting else {
            throw .tooDeep(limit: context.limits.maximumNesting, offset: sourceOffset(node))
        }
        containerDepth += 1
        builder.openBlock(kind, source: sourceRange(of: node))
        open.append(OpenNode(depth: node.depth, kind: .container))
    }

    private mutating func openList(_ node: CMarkNode) {
        let kind: BlockKind
        let details = tree.details(of: node)
        if node.kind == .orderedList {
            let delimiter: OrderedListDelimiter = details.hasParenthesis ? .parenthesis : .period
            kind = .orderedList(start: Int(details.number), delimiter: delimiter, isTight: details.flag)
        } else {
            kind = .unorderedList(marker: bulletMarker(node), isTight: details.flag)
        }
        builder.openBlock(kind, source: sourceRange(of: node))
        let first = node.kind == .orderedList ? Int(details.number) : 1
        open.append(OpenNode(depth: node.depth, kind: .list(nextOrdinal: first)))
    }

    /// The library does not tell the bullet; it is the byte at which the list begins.
    private func bulletMarker(_ node: CMarkNode) -> BulletMarker {
        let offset = sourceOffset(node)
        guard offset < context.source.count else { return .hyphen }
        return BulletMarker(rawValue: String(UnicodeScalar(context.source[offset]))) ?? .hyphen
    }

    private mutating func openItem(_ node: CMarkNode) throws(ReadError) {
        var ordinal = 1
        if let last = open.indices.last, case .list(let next) = open[last].kind {
            ordinal = next
            open[last].kind = .list(nextOrdinal: next + 1)
        }
        let task: TaskState? = node.kind == .taskItem ? (tree.details(of: node).flag ? .done : .open) : nil
        try openContainer(.listItem(ordinal: ordinal, task: task), node)
    }

    private mutating func openFootnoteDefinition(_ node: CMarkNode) throws(ReadError) {
        let (label, offset) = footnoteLabel(node)
        try openContainer(.footnoteDefinition(label: label), node)
        if let index = builder.openBlockIndex {
            builder.setSource(SourceRange(offset..<max(offset, sourceRange(of: node).offsets.upperBound)), of: index)
        }
    }

    /// The label of a footnote definition and where its bracket is.
    ///
    /// The library does not tell the label. The node begins after it, on the line that holds it, which may hold
    /// labels of definitions around it as well.
    private func footnoteLabel(_ node: CMarkNode) -> (label: String, offset: Int) {
        let source = context.source
        let number = Int(tree.details(of: node).startLine) - context.addedLineCount
        let content = sourceOffset(node)
        var start = context.map.sourceOffset(line: number, column: 1)
        var found = ("", start)
        while true {
            start = ContainerPrefix(in: source, at: start).contentOffset
            var end = start
            while end < source.count, !source[end].endsFootnoteLabel { end += 1 }
            guard end - start > 2 else { return found }
            found = (String(decoding: source[start + 2..<end], as: UTF8.self), start)
            // After the bracket comes a colon, and spaces that are no part of the content.
            start = end + 2
            while start < source.count, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
            guard start < content else { return found }
        }
    }

    private func alignments(_ slice: CMarkSlice) -> [ColumnAlignment] {
        tree.bytes[slice.range].map { byte in
            switch byte {
            case UInt8(ascii: "l"): return .left
            case UInt8(ascii: "c"): return .center
            case UInt8(ascii: "r"): return .right
            default: return .none
            }
        }
    }

    private mutating func lowerCodeBlock(_ node: CMarkNode) {
        openBlock(.codeBlock(info: restoredString(node.first)), node)
        lowerSource(tree.details(of: node).second, attributes: .plain)
    }

    private mutating func lowerHTMLBlock(_ node: CMarkNode) {
        if let number = blockMask(of: node.first) {
            seen[number] += 1
            guard case .block(let kind) = context.masks.masks[number].kind else { return }
            openBlock(.verbatim(kind), node)
            if let index = builder.openBlockIndex, let edit = context.masks.masks[number].edits.first {
                builder.setSource(SourceRange(edit.range), of: index)
            }
            builder.append(context.masks.masks[number].text)
            return
        }
        openBlock(.htmlBlock, node)
        lowerSource(node.first, attributes: .plain)
    }

    /// The rows of a table hold as many cells as its header; what a row has beyond that the parser drops.
    private mutating func reportDroppedCells(_ node: CMarkNode) {
        guard let table = builder.openBlockIndex, case .table(let alignments) = builder.kind(of: table) else { return }
        let offset = sourceOffset(node)
        guard TableRowScanner.cellCount(context.source, at: offset) > alignments.count else { return }
        diagnostics.append(
            Diagnostic(
                severity: .warning,
                id: "table-cells-dropped",
                message: "this row has more cells than the table has columns; GitHub's Markdown drops the rest",
                offset: offset
            )
        )
    }

    // MARK: Inlines

    private mutating func openMark(_ mark: MarkNesting.Mark, _ node: CMarkNode) {
        state.openMark(mark)
        open.append(OpenNode(depth: node.depth, kind: .mark(mark)))
    }

    private mutating func openLink(_ node: CMarkNode) {
        let second = tree.details(of: node).second
        let title = second.isEmpty ? nil : restoredString(second)
        state.openLink(Link(destination: restoredString(node.first), title: title))
        open.append(OpenNode(depth: node.depth, kind: .link))
    }

    /// Text carries links and attributes; where there is none, an object character does.
    private mutating func keepPlaceIfEmpty(at index: Int) {
        let next = index + 1
        guard next >= tree.nodes.count || tree.nodes[next].depth <= tree.nodes[index].depth else { return }
        builder.appendObject(state.attributes(adding: .placeholder))
    }

    /// An image, or text with an extended attribute that was made one for the parse.
    private mutating func lowerImage(_ node: CMarkNode, at index: Int) -> Int {
        if let attributes = customAttributes(of: node.first) {
            state.openCustom(attributes)
            open.append(OpenNode(depth: node.depth, kind: .custom))
            keepPlaceIfEmpty(at: index)
            return index + 1
        }
        var alternate: [UInt8] = []
        var next = index + 1
        while next < tree.nodes.count, tree.nodes[next].depth > node.depth {
            let inner = tree.nodes[next]
            switch inner.kind {
            case .text, .code, .htmlInline: alternate += plainText(of: inner)
            // Foundation makes one word of two lines, as in the label of a link.
            case .softBreak, .lineBreak: if context.foundation == nil { alternate.append(0x20) }
            case .image, .link: noteTokens(in: inner.first)
            default: break
            }
            next += 1
        }
        let title = tree.details(of: node).second
        var attributes = state.attributes()
        attributes.image = Image(
            source: restoredString(node.first),
            alternateText: String(decoding: alternate, as: UTF8.self),
            title: title.isEmpty ? nil : restoredString(title)
        )
        builder.appendObject(attributes)
        return next
    }

    /// A reference has the number of its definition, counted from 1 in the order of the tree.
    private mutating func lowerFootnoteReference(_ node: CMarkNode) {
        var attributes = state.attributes()
        let number = Int(tree.string(node.first)) ?? 0
        attributes.footnoteReference =
            footnoteLabels.indices.contains(number - 1) ? footnoteLabels[number - 1] : tree.string(node.first)
        builder.appendObject(attributes)
    }

    // MARK: Sources

    func sourceOffset(_ node: CMarkNode) -> Int {
        let details = tree.details(of: node)
        return context.map.sourceOffset(
            line: Int(details.startLine) - context.addedLineCount,
            column: Int(details.startColumn)
        )
    }

    /// The bytes of a node.
    ///
    /// - Parameter missedLines: How many lines before the node the parser did not count.
    func sourceRange(of node: CMarkNode, missedLines: Int = 0) -> SourceRange {
        let details = tree.details(of: node)
        let addedLines = missedLines - context.addedLineCount
        let start = context.map.sourceOffset(
            line: Int(details.startLine) + addedLines,
            column: Int(details.startColumn)
        )
        let end = context.map.sourceOffset(
            line: Int(details.endLine) + addedLines,
            column: Int(details.endColumn) + 1
        )
        return SourceRange(start..<max(start, end))
    }
}
