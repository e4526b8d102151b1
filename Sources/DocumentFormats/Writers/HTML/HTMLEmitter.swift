// The walk over the blocks: tags, line ends, and the section of footnotes, spaced as cmark spaces them.

import DocumentModel

/// Writes one document as HTML.
struct HTMLEmitter {
    let document: AttributedDocument
    /// The document's text.
    let text: UnsafeBufferPointer<UInt8>
    let passesRawHTML: Bool
    let footnotes: FootnoteNumbers
    let plans: HTMLPlans
    /// For each attribute set whether it is plain text, to pass over the rest.
    let isPlain: [Bool]
    var out = ByteOutput()
    var losses = LossTally<HTMLLoss>()
    /// The elements that are open around the text, the outermost first.
    var openElements: [HTMLElementID] = []
    /// The columns of the tables around, the innermost last, and the next column of the row.
    private var tables: [(alignments: [ColumnAlignment], column: Int, hasBody: Bool)] = []
    /// The ordinal that the next item of each open list has without saying so.
    private var expectedOrdinals: [Int] = []
    /// The footnote whose definition is being written and still lacks its links back.
    private var pendingBackReferences: Int?

    init(document: AttributedDocument, text: UnsafeBufferPointer<UInt8>, passesRawHTML: Bool) {
        self.document = document
        self.text = text
        self.passesRawHTML = passesRawHTML
        footnotes = FootnoteNumbers(of: document, numbersAll: false)
        plans = HTMLPlans(document: document, footnotes: footnotes, passesRawHTML: passesRawHTML)
        isPlain = plans.plans.map { plan in
            guard case .text = plan.content else { return false }
            return plan.elements.isEmpty
        }
    }

    /// Writes everything: the blocks, then the footnotes that are referred to.
    mutating func writeDocument() {
        out.reserveCapacity(text.count + text.count / 4 + document.blocks.count * 24)
        var start = 0
        for index in document.children(of: nil) {
            guard case .footnoteDefinition = document.blocks[index].kind else { continue }
            writeBlocks(start..<index)
            start = document.blocks[index].subtreeEnd
        }
        writeBlocks(start..<document.blocks.count)
        writeFootnotes()
        for index in footnotes.unreferenced { losses.add(.unreferencedFootnote, block: index) }
        if out.replacedCount > 0 {
            let first = document.blocks.firstIndex { text[$0.textRange].contains(0) }
            losses.add(.controlCharacter, block: first ?? 0, count: out.replacedCount)
        }
    }

    private mutating func writeFootnotes() {
        guard !footnotes.notes.isEmpty else { return }
        out.write("<section class=\"footnotes\" data-footnotes>\n<ol>\n")
        for place in footnotes.notes.indices {
            pendingBackReferences = place
            let block = footnotes.notes[place].block
            writeBlocks(block..<document.blocks[block].subtreeEnd)
        }
        out.write("</ol>\n</section>\n")
    }

    /// Writes whole subtrees that stand one after the other.
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
            out.endLine()
            out.write("<blockquote>\n")
        case .orderedList(let start, let delimiter, _):
            if delimiter != .period { losses.add(.listDelimiter, block: index) }
            out.endLine()
            out.write("<ol")
            if start != 1 { writeAttribute(" start=\"", start) }
            out.write(">\n")
            expectedOrdinals.append(start)
        case .unorderedList(let marker, _):
            if marker != .hyphen { losses.add(.bulletMarker, block: index) }
            out.endLine()
            out.write("<ul>\n")
            expectedOrdinals.append(.max)
        case .listItem(let ordinal, let task):
            enterItem(ordinal: ordinal, task: task)
        case .table(let alignments):
            out.endLine()
            out.write("<table>")
            tables.append((alignments, 0, false))
        case .tableHeaderRow:
            out.endLine()
            out.write("<thead>\n<tr>")
            beginRow(isBody: false)
        case .tableRow:
            out.endLine()
            if tables.last?.hasBody == false { out.write("<tbody>\n") }
            out.write("<tr>")
            beginRow(isBody: true)
        case .footnoteDefinition(let label):
            out.write("<li id=\"fn-")
            out.writeAddress(label)
            out.write("\">\n")
        default: break
        }
    }

    private mutating func leave(_ kind: BlockKind) {
        switch kind {
        case .blockQuote:
            out.endLine()
            out.write("</blockquote>\n")
        case .orderedList, .unorderedList:
            expectedOrdinals.removeLast()
            if case .orderedList = kind { out.write("</ol>\n") } else { out.write("</ul>\n") }
        case .listItem:
            out.write("</li>\n")
        case .table:
            out.endLine()
            if tables.popLast()?.hasBody == true { out.write("</tbody>\n") }
            out.write("</table>\n")
        case .tableHeaderRow:
            out.endLine()
            out.write("</tr>\n</thead>")
        case .tableRow:
            out.endLine()
            out.write("</tr>")
        case .footnoteDefinition:
            if writeBackReferences() { out.write("\n") }
            out.write("</li>\n")
        default: break
        }
    }

    private mutating func enterItem(ordinal: Int, task: TaskState?) {
        out.endLine()
        out.write("<li")
        if let expected = expectedOrdinals.popLast(), expected != .max {
            if ordinal != expected { writeAttribute(" value=\"", ordinal) }
            expectedOrdinals.append(ordinal == .max ? 0 : ordinal + 1)
        } else {
            expectedOrdinals.append(.max)
        }
        out.write(">")
        switch task {
        case .open?: out.write("<input type=\"checkbox\" disabled=\"\" /> ")
        case .done?: out.write("<input type=\"checkbox\" checked=\"\" disabled=\"\" /> ")
        case nil: break
        }
    }

    private mutating func beginRow(isBody: Bool) {
        guard !tables.isEmpty else { return }
        tables[tables.count - 1].column = 0
        if isBody { tables[tables.count - 1].hasBody = true }
    }

    private mutating func writeAttribute(_ opening: StaticString, _ value: Int) {
        out.write(opening)
        out.write(decimal: value)
        out.write("\"")
    }

    // MARK: Leaves

    private mutating func writeLeaf(_ block: Block, at index: BlockIndex) {
        switch block.kind {
        case .paragraph: writeParagraph(block, at: index)
        case .heading(let level):
            let digit = UInt8(ascii: "0") + UInt8(min(max(level, 1), 6))
            out.endLine()
            out.write("<h")
            out.write(digit)
            out.write(">")
            writeInlineText(of: block, at: index)
            out.write("</h")
            out.write(digit)
            out.write(">\n")
        case .codeBlock(let info): writeCodeBlock(block, info: info, at: index)
        case .htmlBlock:
            out.endLine()
            if passesRawHTML {
                out.write(UnsafeBufferPointer(rebasing: text[block.textRange]))
            } else {
                out.write("<!-- raw HTML omitted -->")
                losses.add(.htmlBlock, block: index)
            }
            out.endLine()
        case .thematicBreak:
            out.endLine()
            out.write("<hr />\n")
        case .tableCell: writeCell(block, at: index)
        case .frontMatter: losses.add(.frontMatter, block: index)
        case .verbatim(let kind): writeVerbatim(block, kind: kind, at: index)
        default: break
        }
    }

    private mutating func writeParagraph(_ block: Block, at index: BlockIndex) {
        guard !standsBare(block, at: index) else {
            writeInlineText(of: block, at: index)
            return
        }
        out.endLine()
        // Browsers and readers take `<p></p>` for a left-over; the attribute says that it is meant.
        out.write(block.textRange.isEmpty ? "<p data-empty>" : "<p>")
        writeInlineText(of: block, at: index)
        if let note = pendingBackReferences, block.parent == footnotes.notes[note].block,
            block.parent.map({ document.blocks[$0].subtreeEnd }) == index + 1
        {
            out.write(" ")
            writeBackReferences()
        }
        out.write("</p>\n")
    }

    /// Whether a paragraph is written without tags: in a tight list, but for paragraphs side by side, which
    /// Markdown cannot make and which would run together.
    private func standsBare(_ block: Block, at index: BlockIndex) -> Bool {
        guard let item = block.parent, let list = document.blocks[item].parent, !block.textRange.isEmpty else {
            return false
        }
        switch document.blocks[list].kind {
        case .unorderedList(_, isTight: true), .orderedList(_, _, isTight: true): break
        default: return false
        }
        let isAfterParagraph =
            index - 1 > item && document.blocks[index - 1].kind == .paragraph
            && document.blocks[index - 1].parent == item
        let isBeforeParagraph =
            index + 1 < document.blocks[item].subtreeEnd
            && document.blocks[index + 1].kind == .paragraph
        return !isAfterParagraph && !isBeforeParagraph
    }

    private mutating func writeCodeBlock(_ block: Block, info: String, at index: BlockIndex) {
        out.endLine()
        let language = info.utf8.prefix { !isHTMLSpace($0) }
        if info.isEmpty {
            out.write("<pre><code>")
        } else {
            out.write("<pre><code class=\"language-")
            out.writeEscaped(String(decoding: language, as: UTF8.self))
            out.write("\">")
            if language.count < info.utf8.count { losses.add(.infoString, block: index) }
        }
        out.writeEscaped(UnsafeBufferPointer(rebasing: text[block.textRange]))
        if !block.textRange.isEmpty, text[block.textRange.upperBound - 1] != UInt8(ascii: "\n") { out.write("\n") }
        out.write("</code></pre>\n")
    }

    private mutating func writeCell(_ block: Block, at index: BlockIndex) {
        guard let row = block.parent, !tables.isEmpty else { return }
        let column = tables[tables.count - 1].column
        tables[tables.count - 1].column += 1
        let alignments = tables[tables.count - 1].alignments
        let isHeader = document.blocks[row].kind == .tableHeaderRow
        out.endLine()
        out.write(isHeader ? "<th" : "<td")
        switch column < alignments.count ? alignments[column] : .none {
        case .none: out.write(">")
        case .left: out.write(" align=\"left\">")
        case .center: out.write(" align=\"center\">")
        case .right: out.write(" align=\"right\">")
        }
        writeInlineText(of: block, at: index)
        out.write(isHeader ? "</th>" : "</td>")
    }

    private mutating func writeVerbatim(_ block: Block, kind: VerbatimBlock, at index: BlockIndex) {
        switch kind {
        case .comment: losses.add(.comment, block: index)
        case .linkReferenceDefinition: losses.add(.linkReferenceDefinition, block: index)
        case .attributeDefinition: losses.add(.attributeDefinition, block: index)
        case .math, .containerFence:
            out.endLine()
            out.write(kind == .math ? "<div class=\"math\" data-verbatim=\"" : "<div data-verbatim=\"")
            out.write(kind.rawValue)
            out.write("\">")
            out.writeEscaped(UnsafeBufferPointer(rebasing: text[block.textRange]))
            out.write("</div>\n")
        }
    }

    /// Writes the links from the current footnote to its references, unless they have been written.
    @discardableResult
    private mutating func writeBackReferences() -> Bool {
        guard let place = pendingBackReferences else { return false }
        pendingBackReferences = nil
        let note = footnotes.notes[place]
        for number in 1...max(1, note.referenceCount) {
            out.write(number == 1 ? "<a href=\"#fnref-" : " <a href=\"#fnref-")
            out.writeAddress(note.label)
            if number > 1 {
                out.write("-")
                out.write(decimal: number)
            }
            out.write("\" class=\"footnote-backref\" data-footnote-backref aria-label=\"Back to content\">↩")
            if number > 1 {
                out.write("<sup class=\"footnote-ref\">")
                out.write(decimal: number)
                out.write("</sup>")
            }
            out.write("</a>")
        }
        return true
    }
}

/// Whether a byte ends the first word of an info string.
private func isHTMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
