// Writes the blocks of a document one after the other, without recursion: what is open is on a stack, and
// the line writer knows what stands before each line.

import DocumentModel
import TargetTable

/// Writes the blocks of a document.
struct BlockWriter {
    let document: AttributedDocument
    let options: WriteOptions
    let shape: BlockShape
    let avoidsFrontMatter: Bool
    /// Whether the choices of spelling are those of simple leaves.
    private let allowsSimple: Bool
    var lines = LineWriter()
    var leaf: LeafWriter
    var losses = MarkdownLossTally()
    /// Leaves that a parser would read in another way, as far as the simulator can tell.
    var unsolved: [BlockIndex] = []
    /// Leaves that are written as if their source had not said how its marks were nested.
    var unnested: Set<BlockIndex> = []
    /// Leaves in which everything is escaped that could ever need it.
    var fullyEscaped: Set<BlockIndex> = []
    /// Paragraphs of which nothing is left without the white space at their ends.
    private(set) var droppedParagraphs: Set<BlockIndex> = []
    /// Leaves with a space before raw HTML that would begin a block.
    private(set) var spacedLeaves: Set<BlockIndex> = []
    var stack: [Container] = []
    /// The block before the next one at the top of the document.
    private var previousTop: BlockIndex?
    /// The list right before the block that was joined last.
    private(set) var listBefore: BlockIndex?
    /// Whether the line before is raw HTML without its end, to which a blank line would belong.
    private(set) var isAfterUnclosedHTML = false
    /// The markers that lists were written with.
    var writtenMarkers: [BlockIndex: UInt8] = [:]

    /// A container that is open.
    struct Container {
        var index: BlockIndex
        /// The length of its part of the line prefix.
        var prefixCount: Int
        /// The last block written directly inside.
        var previous: BlockIndex?
        /// For lists: whether there are no blank lines between the items.
        var isTight = false
        /// For lists: the marker character, or the delimiter after the number.
        var marker: UInt8 = 0
        /// For lists: the number of spaces before each marker.
        var indentation = 0
        /// For ordered lists: the number of the next item.
        var number = 0
        /// For items: whether the line of its marker has a task box and goes on with text.
        var hasBox = false
        /// For items: whether a box stands there that is text to the parser.
        var hasTextBox = false
    }

    /// - Parameter avoidsFrontMatter: Whether the first line must not look like the fence of front matter.
    init(_ document: AttributedDocument, options: WriteOptions, avoidsFrontMatter: Bool = false) {
        self.avoidsFrontMatter = avoidsFrontMatter
        let style = options.markdown
        allowsSimple = style.emphasis == .asterisk && style.strong == .asterisk && style.wrapColumn == nil
        self.document = document
        self.options = options
        leaf = LeafWriter(document, options: options)
        shape = BlockShape(document: document, options: options, table: leaf.table)
        leaf.simulator.inlines.referenceLabels = DefinedLabels.references(of: document)
        leaf.simulator.inlines.footnoteLabels = DefinedLabels.footnotes(of: document)
        leaf.loader.definedFootnotes = leaf.simulator.inlines.footnoteLabels
        lines.reserveCapacity(document.text.count + document.text.count / 4 + document.blocks.count * 8 + 64)
    }

    /// Writes the whole document.
    ///
    /// - Complexity: O(*n*) in the document, times the depth of its containers for the line prefixes.
    mutating func write() {
        var index = 0
        while index < document.blocks.count {
            while let last = stack.last, document.blocks[last.index].subtreeEnd <= index { closeContainer() }
            index = writeBlock(index)
        }
        while !stack.isEmpty { closeContainer() }
    }

    /// Writes a block, or the beginning of a container, and returns the index of the next block to write.
    private mutating func writeBlock(_ index: BlockIndex) -> BlockIndex {
        let block = document.blocks[index]
        switch block.kind {
        case .paragraph: writeParagraph(index)
        case .heading(let level): writeHeading(index, level: level)
        case .codeBlock(let info): writeCodeBlock(index, info: info)
        case .htmlBlock: writeHTMLBlock(index)
        case .thematicBreak: writeThematicBreak(index)
        case .verbatim(let kind): writeVerbatim(index, kind)
        case .frontMatter(let format): writeFrontMatter(index, format)
        case .table(let alignments):
            writeTable(index, alignments: alignments)
            return block.subtreeEnd
        case .blockQuote:
            join(index)
            openContainer(index, marker: [UInt8(ascii: ">"), 0x20], prefix: [UInt8(ascii: ">"), 0x20])
        case .unorderedList, .orderedList:
            guard !shape.isNothing(index) else {
                losses.add(.emptyList, block: index)
                break
            }
            join(index)
            openList(index)
        case .listItem(let ordinal, let task): openItem(index, ordinal: ordinal, task: task)
        case .footnoteDefinition(let label):
            join(index)
            openFootnote(index, label: label)
        // These stand in tables alone, which are written as a whole.
        case .tableHeaderRow, .tableRow, .tableCell: break
        }
        return index + 1
    }

    // MARK: Joins

    /// The block written before the next one in the same container.
    private(set) var previous: BlockIndex? {
        get { stack.last.map(\.previous) ?? previousTop }
        set {
            if stack.isEmpty { previousTop = newValue } else { stack[stack.count - 1].previous = newValue }
        }
    }

    /// Whether the list that the next block is an item's block of is tight; `nil` outside of items.
    private var isItemTight: Bool? {
        guard let item = stack.last, case .listItem = document.blocks[item.index].kind, stack.count > 1 else {
            return nil
        }
        return stack[stack.count - 2].isTight
    }

    /// Writes the blank line between the last block and this one, where there is one.
    ///
    /// - Returns: The block on the line right above, if nothing stands between.
    @discardableResult
    mutating func join(_ index: BlockIndex) -> BlockIndex? {
        var adjacent = previous
        // The blank line in a loose list may be the one that makes it loose.
        if let before = previous, isItemTight != true,
            isItemTight == false || !(isVerbatim(before) || isVerbatim(index)) || !wereAdjacent(before, index)
        {
            separate()
            adjacent = nil
        }
        isAfterUnclosedHTML = false
        if let before = previous, isList(before) { listBefore = before } else { listBefore = nil }
        previous = index
        return adjacent
    }

    /// Writes a blank line unless it would be part of what stands before it.
    mutating func separate() {
        if !isAfterUnclosedHTML { lines.blankLine() }
        isAfterUnclosedHTML = false
    }

    /// Notes that raw HTML was written.
    mutating func noteHTML(_ text: ArraySlice<UInt8>) { isAfterUnclosedHTML = HTMLBlockShape.isUnclosed(text) }

    func isList(_ index: BlockIndex) -> Bool {
        switch document.blocks[index].kind {
        case .orderedList, .unorderedList: return true
        default: return false
        }
    }

    private func isVerbatim(_ index: BlockIndex) -> Bool {
        if case .verbatim = document.blocks[index].kind { return true }
        return false
    }

    /// Whether no blank line stood between two blocks in the source, as far as their places tell.
    private func wereAdjacent(_ first: BlockIndex, _ second: BlockIndex) -> Bool {
        // A list that will be indented has another place when it is read back.
        if isList(second), indentation(of: second) > 0 { return false }
        // After a block that is over at the end of its line, a blank line says nothing.
        let role = shape.role(first)
        if case .heading = document.blocks[first].kind { return false }
        guard isVerbatim(first) || role == .paragraph || role == .lazyList || role == .lazyQuote || role == .table
        else { return false }
        // The place of a list takes in blank lines after it, that of its last block does not.
        var last = shape.lastWritten(in: first)
        while last > first, shape.role(last) == .table, let parent = document.blocks[last].parent,
            shape.role(parent) == .table
        {
            last = parent
        }
        guard let before = document.blocks[last].source, let after = document.blocks[second].source else {
            return false
        }
        guard before.offsets.upperBound <= after.offsets.lowerBound else { return false }
        let gap = document.sourceGap(from: before.offsets.upperBound, to: after.offsets.lowerBound)
        return gap <= 1 + lines.prefix.count && JoinTable.isTight(role, shape.start(second))
    }

    // MARK: Containers

    private mutating func openContainer(
        _ index: BlockIndex,
        marker: [UInt8],
        prefix: [UInt8]
    ) {
        lines.open(marker: marker, prefix: prefix)
        stack.append(Container(index: index, prefixCount: prefix.count))
    }

    private mutating func closeContainer() {
        let container = stack.removeLast()
        // A container without anything inside still has its marker.
        if container.prefixCount > 0, lines.isLineBegun { finishMarkerLine(container) }
        lines.close(prefixCount: container.prefixCount)
        // A line without the mark of the quote is none of its own.
        if document.blocks[container.index].kind == .blockQuote { isAfterUnclosedHTML = false }
    }

    private mutating func finishMarkerLine(_ container: Container) {
        if container.hasBox { return lines.endLine() }
        separateEmptyMarkers(of: stack[...])
        lines.endLineTrimmed()
    }

    private mutating func openFootnote(_ index: BlockIndex, label: String) {
        var marker = Array("[^".utf8) + FootnoteLabel.spelled(label) + Array("]: ".utf8)
        if !FootnoteLabel.isSpelledAsIs(label) { losses.add(.footnoteLabel, block: index) }
        guard options.dialect != .commonmark else {
            // As a definition it would be that of a link and vanish.
            losses.add(.footnote, block: index)
            marker.insert(UInt8(ascii: "\\"), at: 0)
            return openContainer(index, marker: marker, prefix: [])
        }
        openContainer(index, marker: marker, prefix: [0x20, 0x20, 0x20, 0x20])
        // Text goes on after the label. Anything else has lines of its own, where every reader sees what it is.
        if !shape.beginsWithText(index) { lines.endLineTrimmed() }
    }

    // MARK: Leaves

    /// What the place of a leaf asks of its first line.
    private func surroundings(of index: BlockIndex, _ place: LeafPlace) -> LeafWriter.Surroundings {
        var result = LeafWriter.Surroundings(place: place)
        if !unnested.isEmpty { result.forgetsNesting = unnested.contains(index) }
        if !fullyEscaped.isEmpty { result.escapesEverything = fullyEscaped.contains(index) }
        if let column = options.markdown.wrapColumn { result.width = max(1, column - lines.prefix.count) }
        result.avoidsFrontMatter = avoidsFrontMatter && lines.bytes.isEmpty
        result.beginsDocument = lines.bytes.isEmpty
        if let item = stack.last, case .listItem(_, let task) = document.blocks[item.index].kind, item.previous == nil {
            (result.bullet, result.bulletCount) = bulletsBefore
            result.isItemStart = task == nil && isAfterLoneMarker
            result.isAfterBox = item.hasBox || item.hasTextBox
            result.isAfterOpenBox = item.hasBox && task == .open
        }
        return result
    }

    /// Writes the text of a leaf into the leaf writer and counts what is lost.
    mutating func prepareLeaf(_ index: BlockIndex, _ place: LeafPlace) {
        let block = document.blocks[index]
        countLosses(block, at: index)
        let surroundings = surroundings(of: index, place)
        var isSolved = leaf.write(block, of: document, surroundings)
        if surroundings.isAfterOpenBox, leaf.hasDoneBox {
            endBoxLine()
            isSolved = leaf.write(block, of: document, self.surroundings(of: index, place))
        }
        if !isSolved { unsolved.append(index) }
        if leaf.beginsWithReference { spacedLeaves.insert(index) }
        for loss in leaf.losses { losses.add(loss, block: index) }
    }

    private mutating func countLosses(_ block: Block, at index: BlockIndex) {
        for run in document.runs[block.runRange] where leaf.table[run.attributes].hasLosses {
            for kind in MarkdownLoss.kinds(of: document.attributeSets[run.attributes], options: options) {
                losses.add(kind, block: index)
            }
        }
    }

    /// Whether the text of a leaf needs no thought.
    func isSimple(_ block: Block, _ place: LeafPlace) -> Bool {
        allowsSimple && fullyEscaped.isEmpty && !(stack.last?.hasBox ?? false) && withLeaf(block, place) { $0.isSimple }
    }

    /// Writes the text of such a leaf; its last line stays open.
    mutating func writeSimple(_ block: Block, _ place: LeafPlace) {
        var lines = LineWriter()
        swap(&lines, &self.lines)
        withLeaf(block, place) { $0.write(to: &lines) }
        swap(&lines, &self.lines)
    }

    private func withLeaf<Result>(_ block: Block, _ place: LeafPlace, _ body: (SimpleLeaf) -> Result) -> Result {
        document.text.withUnsafeBufferPointer { text in
            document.runs.withUnsafeBufferPointer { runs in
                body(
                    SimpleLeaf(
                        text: UnsafeBufferPointer(rebasing: text[block.textRange]),
                        runs: runs[block.runRange],
                        table: leaf.table,
                        place: place
                    )
                )
            }
        }
    }

    private mutating func writeParagraph(_ index: BlockIndex) {
        let block = document.blocks[index]
        if shape.isNothing(index) { return losses.add(.emptyParagraph, block: index) }
        if isSimple(block, .lines) {
            join(index)
            writeSimple(block, .lines)
            return lines.endLine()
        }
        prepareLeaf(index, .lines)
        guard leaf.output.count > 1 else {
            droppedParagraphs.insert(index)
            return losses.add(.emptyParagraph, block: index)
        }
        // Between a box that is text and a break there is no space that would be read back.
        if let item = stack.last, item.hasTextBox, item.previous == nil, leaf.output.starts(with: [0x5C, 0x0A]) {
            lines.trimLine()
        }
        join(index)
        leaf.output.withUnsafeBufferPointer { lines.appendLines($0) }
    }

    private mutating func writeHeading(_ index: BlockIndex, level: Int) {
        let level = min(max(level, 1), 6)
        let block = document.blocks[index]
        let isSetext = shape.isSetext(index)
        if !isSetext, isSimple(block, .heading) {
            join(index)
            lines.beginLine()
            lines.append(repeatElement(UInt8(ascii: "#"), count: level))
            lines.append(0x20)
            writeSimple(block, .heading)
            return lines.endLine()
        }
        prepareLeaf(index, isSetext ? .lines : .heading)
        join(index)
        if isSetext, leaf.output.count > 1 {
            leaf.output.withUnsafeBufferPointer { lines.appendLines($0) }
            lines.beginLine()
            lines.append(repeatElement(level == 1 ? UInt8(ascii: "=") : UInt8(ascii: "-"), count: 3))
            return lines.endLine()
        }
        lines.beginLine()
        lines.append(repeatElement(UInt8(ascii: "#"), count: level))
        if leaf.output.count > 1 {
            lines.append(0x20)
            lines.append(leaf.text)
        }
        lines.endLine()
    }
}

/// The labels that text of a document could refer to.
enum DefinedLabels {
    /// The labels of footnotes.
    static func footnotes(of document: AttributedDocument) -> Set<ReferenceLabel> {
        var labels: Set<ReferenceLabel> = []
        for block in document.blocks {
            guard case .footnoteDefinition(let label) = block.kind else { continue }
            labels.insert(ReferenceLabel(FootnoteLabel.spelled(label)))
        }
        return labels
    }

    /// The labels of link reference definitions that are carried as blocks.
    static func references(of document: AttributedDocument) -> Set<ReferenceLabel> {
        var labels: Set<ReferenceLabel> = []
        for block in document.blocks {
            guard case .verbatim(.linkReferenceDefinition) = block.kind else { continue }
            (document.text[block.textRange] + [0x0A]).withUnsafeBufferPointer { bytes in
                for definition in LinkDefinitionScanner.all(bytes) {
                    guard let label = LinkTail.scanLabel(bytes, at: definition.lowerBound) else { continue }
                    labels.insert(ReferenceLabel(bytes, label.content))
                }
            }
        }
        return labels
    }
}
