// The walk over the blocks: one paragraph after the other, with the containers around each as its style.

import DocumentModel

/// Writes one document as RTF.
struct RTFEmitter {
    /// A container around the next paragraph.
    struct OpenContainer {
        let container: RTFBlockPath.Container
        /// For an item: its number, its task, and whether its marker is still to be written.
        var ordinal = 0
        var task: TaskState?
        var lacksMarker = false
        /// Whether anything stands in it yet.
        var hasContent = false
    }

    /// A list around the next paragraph.
    struct OpenList {
        let block: BlockIndex
        let list: RTFTables.List
        let isTight: Bool
    }

    let document: AttributedDocument
    /// The document's text.
    let text: UnsafeBufferPointer<UInt8>
    let attachesFiles: Bool
    /// Files by the image sources that name them.
    let assets: [String: Asset]
    var out = ByteOutput()
    var tables = RTFTables()
    var losses = LossTally<RTFLoss>()
    /// Files that the output shows and that belong beside it.
    var attachments: [Asset] = []
    var attachmentNames: [String: String] = [:]
    var names = AssetNames()
    /// What each attribute set is written as.
    var formats: [Int: RTFRunFormat] = [:]

    var containers: [OpenContainer] = []
    var lists: [OpenList] = []
    /// The footnotes that have been written where they are referred to, and where the others are.
    var writtenFootnotes: Set<BlockIndex> = []
    var footnotes: [String: BlockIndex] = [:]
    /// Whether the text of a footnote is being written where it is referred to.
    private var isInFootnote = false
    /// Whether a reference may bring its footnote along; a footnote can hold no other.
    private(set) var allowsFootnotes = true
    /// The label of the last footnote that stands by itself, and whether it was called the second.
    private var lastNote: (label: String?, isSecond: Bool) = (nil, false)
    /// Whether the next paragraph is the first one of a footnote.
    private var lacksFootnoteMark = false
    private var lastParagraphIsEmpty = false
    private var endsInNestedItem = false
    private var frontMatter: BlockIndex?
    /// The table that is open: its columns, and the one of the next cell.
    private var alignments: [ColumnAlignment] = []
    private var column = 0
    private var isHeaderRow = false
    /// Where the last quote and the last table ended, to keep one that follows apart.
    private var lastQuote: (end: BlockIndex, isSecond: Bool) = (-1, false)
    private var lastTableEnd: BlockIndex = -1

    init(
        document: AttributedDocument,
        text: UnsafeBufferPointer<UInt8>,
        assets: [Asset],
        attachesFiles: Bool
    ) {
        self.document = document
        self.text = text
        self.attachesFiles = attachesFiles
        var files: [String: Asset] = [:]
        for asset in assets where files[asset.name] == nil { files[asset.name] = asset }
        self.assets = files
    }

    /// Writes everything.
    mutating func writeDocument() {
        out.reserveCapacity(text.count * 2 + document.blocks.count * 64)
        var notes: [BlockIndex] = []
        for index in document.children(of: nil) {
            guard case .footnoteDefinition(let label) = document.blocks[index].kind else { continue }
            notes.append(index)
            if footnotes[label] == nil { footnotes[label] = index }
        }
        writeBlocks(0..<(notes.first ?? document.blocks.count))
        // A footnote that no text refers to comes last, as a passage of its own.
        allowsFootnotes = false
        for note in notes where !writtenFootnotes.contains(note) {
            writeBlocks(note..<document.blocks[note].subtreeEnd)
        }
        // LibreOffice forgets the level of an item that is the last paragraph.
        if endsInNestedItem { writeParagraph(.nothing) }
        if out.replacedCount > 0 {
            let first = document.blocks.firstIndex { block in
                text[block.textRange].contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A }
            }
            losses.add(.controlCharacter, block: first ?? 0, count: out.replacedCount)
        }
    }

    /// The whole output: the head, which is known last, and the body.
    func finish() -> [UInt8] {
        var head = ByteOutput()
        tables.writeHead(to: &head, hasAlpha: false)
        if let frontMatter, case .frontMatter(let format) = document.blocks[frontMatter].kind {
            head.write("{\\info{\\doccomm ")
            let lines = Array((format.fence + "\n").utf8) + document.text[document.blocks[frontMatter].textRange]
            for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
                line.withUnsafeBufferPointer { head.writeRTF($0) }
                head.write("\\'0a")
            }
            head.write("}}\n")
        }
        head.write("\\paperw11900\\paperh16840\\margl1440\\margr1440\n")
        head.write(out.bytes)
        head.write("}\n")
        return head.bytes
    }

    /// Writes whole subtrees that stand one after the other.
    mutating func writeBlocks(_ range: Range<BlockIndex>) {
        var upcoming = range.lowerBound
        var open: [BlockIndex] = []
        while true {
            while let innermost = open.last, document.blocks[innermost].subtreeEnd == upcoming {
                open.removeLast()
                leave(document.blocks[innermost].kind, end: upcoming)
            }
            guard upcoming < range.upperBound else { return }
            let block = document.blocks[upcoming]
            if block.kind.isLeaf {
                writeLeaf(block, at: upcoming)
            } else {
                open.append(upcoming)
                enter(block.kind, at: upcoming)
            }
            upcoming += 1
        }
    }

    // MARK: Containers

    private mutating func enter(_ kind: BlockKind, at index: BlockIndex) {
        switch kind {
        case .blockQuote:
            let isSecond = lastQuote.end == index && !lastQuote.isSecond
            containers.append(OpenContainer(container: .quote(isSecond: isSecond)))
        case .footnoteDefinition(let label):
            if isInFootnote { break }
            let isSecond = lastNote.label == label && !lastNote.isSecond
            lastNote = (label, isSecond)
            containers.append(OpenContainer(container: .footnote(label: label, isSecond: isSecond)))
        case .orderedList(let start, let delimiter, let isTight):
            open(index, isOrdered: true, start: start, delimiter: delimiter, marker: 0, isTight: isTight)
        case .unorderedList(let marker, let isTight):
            let place = RTFVocabulary.bulletMarkers.firstIndex(of: marker) ?? 0
            open(index, isOrdered: false, start: 1, delimiter: .period, marker: place, isTight: isTight)
        case .listItem(let ordinal, let task):
            var item = OpenContainer(container: .listItem)
            item.ordinal = ordinal
            item.task = task
            item.lacksMarker = true
            containers.append(item)
        case .table(let alignments):
            self.alignments = alignments
            writeMarkers(keepsLast: false)
            if lastTableEnd == index || lacksFootnoteMark { writeParagraph(.nothing) }
        case .tableHeaderRow, .tableRow:
            isHeaderRow = kind == .tableHeaderRow
            column = 0
            writeRowDefinition()
        default: break
        }
    }

    private mutating func open(
        _ index: BlockIndex,
        isOrdered: Bool,
        start: Int,
        delimiter: OrderedListDelimiter,
        marker: Int,
        isTight: Bool
    ) {
        let list = RTFTables.List(
            template: (index + 1) * 10 + marker,
            level: min(lists.count, 8),
            isOrdered: isOrdered,
            start: start,
            delimiter: delimiter,
            task: nil
        )
        lists.append(OpenList(block: index, list: list, isTight: isTight))
    }

    private mutating func leave(_ kind: BlockKind, end: BlockIndex) {
        switch kind {
        case .blockQuote:
            closeContainer()
            lastQuote.end = end
        case .footnoteDefinition: if !isInFootnote { closeContainer() }
        case .listItem: closeContainer()
        case .orderedList, .unorderedList: lists.removeLast()
        case .table: lastTableEnd = end
        case .tableHeaderRow, .tableRow: out.write("\\row\n")
        default: break
        }
    }

    private mutating func closeContainer() {
        guard let last = containers.last else { return }
        // What holds nothing shows by an empty paragraph.
        if !last.hasContent { writeParagraph(.nothing) }
        if case .quote(let isSecond) = last.container { lastQuote.isSecond = isSecond }
        containers.removeLast()
    }

    // MARK: Paragraphs

    /// Writes the markers of items that begin with another container, each in a paragraph of its own.
    ///
    /// - Parameter keepsLast: Whether the marker of the innermost item goes in front of the next paragraph.
    private mutating func writeMarkers(keepsLast: Bool) {
        let innermost = keepsLast ? containers.lastIndex { $0.container == .listItem } : nil
        while let place = containers.firstIndex(where: \.lacksMarker), place != innermost {
            let inner = (containers[(place + 1)...], lists)
            let listCount = containers[...place].filter { $0.container == .listItem }.count
            containers.removeSubrange((place + 1)...)
            lists.removeSubrange(min(listCount, lists.count)...)
            writeParagraph(.nothing)
            containers += inner.0
            lists = inner.1
        }
    }

    /// Writes a paragraph in the containers that are open.
    private mutating func writeParagraph(_ leaf: RTFBlockPath.Leaf, _ content: (inout RTFEmitter) -> Void = { _ in }) {
        writeMarkers(keepsLast: true)
        let hasMarker = containers.last { $0.container == .listItem }?.lacksMarker == true
        beginParagraph(leaf, hasMarker: hasMarker)
        if hasMarker { writeMarker() } else { out.write(" ") }
        writeFootnoteMark()
        let start = out.byteCount
        content(&self)
        lastParagraphIsEmpty = out.byteCount == start
        endsInNestedItem = hasMarker && lists.count > 1
        out.write("\\par\n")
        for place in containers.indices { containers[place].hasContent = true }
    }

    private mutating func beginParagraph(_ leaf: RTFBlockPath.Leaf, hasMarker: Bool) {
        let path = RTFBlockPath(containers: containers.map(\.container), leaf: leaf)
        out.write("\\pard\\plain\\s")
        out.write(decimal: tables.number(of: path))
        if leaf == .table { out.write("\\intbl\\itap1") }
        out.writeIndent(of: path.containers, hangs: hasMarker)
        let isTight = lists.last?.isTight == true && path.containers.contains(.listItem)
        out.write(isTight || leaf == .table ? "\\sa0" : "\\sa180")
        out.writeFormat(of: path)
    }

    private mutating func writeMarker() {
        guard let place = containers.lastIndex(where: { $0.container == .listItem }) else { return }
        let item = containers[place]
        containers[place].lacksMarker = false
        guard let open = lists.last else { return }
        var list = open.list
        list.task = item.task
        let number = tables.number(of: RTFTables.ListKey(block: open.block, task: item.task), list)
        out.write("\\ls")
        out.write(decimal: number)
        out.write("\\ilvl")
        out.write(decimal: list.level)
        out.write("{\\listtext ")
        // A numbered task shows its box in the copy of the marker alone.
        if list.isOrdered {
            out.write(decimal: item.ordinal)
            out.write(list.delimiter.rawValue)
            if let task = item.task { out.writeUnicode(RTFTables.bullet(of: task).value) }
        } else {
            out.writeUnicode(RTFTables.bullet(of: item.task).value)
        }
        out.write("\\tab}")
    }

    private mutating func writeFootnoteMark() {
        guard lacksFootnoteMark else { return }
        lacksFootnoteMark = false
        out.write("{\\super\\chftn} ")
    }

    private mutating func writeLeaf(_ block: Block, at index: BlockIndex) {
        switch block.kind {
        case .paragraph: writeParagraph(.paragraph) { $0.writeRuns(of: block, at: index, context: []) }
        case .heading(let level):
            writeParagraph(.heading(max(1, min(level, 6)))) {
                $0.writeRuns(of: block, at: index, context: [.heading, .impliesBold, .level(max(1, min(level, 6)))])
            }
        case .codeBlock(let info): writeParagraph(.code(info: info)) { $0.writeSource(of: block) }
        case .htmlBlock: writeParagraph(.html) { $0.writeSource(of: block) }
        case .thematicBreak:
            writeMarkers(keepsLast: false)
            writeParagraph(.rule)
        case .verbatim(let kind): writeParagraph(.verbatim(kind)) { $0.writeSource(of: block) }
        case .frontMatter:
            if index == 0 { frontMatter = index } else { losses.add(.lateFrontMatter, block: index) }
        case .tableCell: writeCell(block, at: index)
        default: break
        }
    }

    /// Writes source as lines of one paragraph. The last line end is understood.
    private mutating func writeSource(of block: Block) {
        var range = block.textRange
        if range.count > 1, text[range.upperBound - 1] == UInt8(ascii: "\n"),
            text[range].contains(where: { $0 != UInt8(ascii: "\n") })
        {
            range = range.lowerBound..<(range.upperBound - 1)
        }
        out.writeRTF(UnsafeBufferPointer(rebasing: text[range]))
    }

    // MARK: Tables

    private mutating func writeRowDefinition() {
        out.write("\\itap1\\trowd\\trgaph108\\trleft-108")
        if isHeaderRow { out.write("\\trhdr") }
        let count = max(1, alignments.count)
        for number in 1...count {
            out.write(
                "\\clbrdrt\\brdrs\\brdrw10\\clbrdrl\\brdrs\\brdrw10\\clbrdrb\\brdrs\\brdrw10\\clbrdrr\\brdrs\\brdrw10"
            )
            out.write("\\cellx")
            out.write(decimal: 8640 * number / count)
        }
        out.write("\n")
    }

    private mutating func writeCell(_ block: Block, at index: BlockIndex) {
        beginParagraph(.table, hasMarker: false)
        switch column < alignments.count ? alignments[column] : .none {
        case .none: break
        case .left: out.write("\\ql")
        case .center: out.write("\\qc")
        case .right: out.write("\\qr")
        }
        column += 1
        if isHeaderRow { out.write("\\b") }
        out.write(" ")
        writeRuns(of: block, at: index, context: isHeaderRow ? .impliesBold : [])
        out.write("\\cell\n")
        for place in containers.indices { containers[place].hasContent = true }
    }

    // MARK: Footnotes

    /// Writes a footnote at the place that refers to it.
    mutating func writeFootnote(_ block: BlockIndex, label: String) {
        let saved = (containers, lists, alignments, column, isHeaderRow, lastTableEnd)
        (containers, lists) = ([], [])
        (isInFootnote, allowsFootnotes) = (true, false)
        lacksFootnoteMark = true
        writtenFootnotes.insert(block)
        out.write("{\\super\\chftn}{\\footnote{\\*\\bkmkstart ")
        out.write(RTFVocabulary.bookmark(ofLabel: label))
        out.write("}{\\*\\bkmkend ")
        out.write(RTFVocabulary.bookmark(ofLabel: label))
        out.write("}")
        writeBlocks(block..<document.blocks[block].subtreeEnd)
        if lacksFootnoteMark { writeParagraph(.nothing) }
        // The end of the group ends the last paragraph, or a note would end with an empty line.
        if !lastParagraphIsEmpty, out.bytes.suffix(5).elementsEqual("\\par\n".utf8) { out.removeLast(5) }
        out.write("}")
        (isInFootnote, allowsFootnotes) = (false, true)
        (containers, lists, alignments, column, isHeaderRow, lastTableEnd) = saved
    }
}
