// What the writer has to know about blocks before it comes to their text: which have any, and what a
// reader would make of a list by itself.

import DocumentModel

/// Facts about the blocks of a document that need more than one block to be seen.
struct DocumentSurvey {
    let document: AttributedDocument
    /// Whether some run stands in a block.
    private(set) var hasRuns: [Bool]
    /// The innermost list around each block.
    private(set) var innermostList: [Int32]
    /// Whether some run shows the delimiter of a list.
    private(set) var showsDelimiter: [Bool]

    /// - Complexity: O(*n*) in the blocks.
    init(_ document: AttributedDocument) {
        self.document = document
        let blocks = document.blocks
        hasRuns = Array(repeating: false, count: blocks.count)
        showsDelimiter = hasRuns
        innermostList = Array(repeating: -1, count: blocks.count)
        for (index, block) in blocks.enumerated() {
            switch block.kind {
            case .orderedList, .unorderedList: innermostList[index] = Int32(index)
            default: innermostList[index] = block.parent.map { innermostList[$0] } ?? -1
            }
        }
        for (index, block) in blocks.enumerated().reversed() {
            if block.kind.isLeaf { hasRuns[index] = isVisible(index) }
            guard hasRuns[index] else { continue }
            if let parent = block.parent { hasRuns[parent] = true }
            if block.kind.isLeaf, innermostList[index] >= 0 { showsDelimiter[Int(innermostList[index])] = true }
        }
    }

    private func isVisible(_ index: BlockIndex) -> Bool {
        let block = document.blocks[index]
        switch block.kind {
        case .thematicBreak: return true
        case .verbatim(.linkReferenceDefinition), .verbatim(.attributeDefinition): return false
        default: return !block.textRange.isEmpty || marker(of: index) != nil
        }
    }

    /// Text that stands for a mark in front of a block: the box of a task, the label of a footnote.
    func marker(of index: BlockIndex) -> String? {
        let block = document.blocks[index]
        guard block.kind == .paragraph, let parent = block.parent, parent + 1 == index else { return nil }
        switch document.blocks[parent].kind {
        case .listItem(_, let task?): return task == .done ? "[x] " : "[ ] "
        case .footnoteDefinition(let label): return "[^\(label)]: "
        default: return nil
        }
    }

    /// Whether a reader takes a list for tight that does not say so.
    func looksTight(_ list: BlockIndex) -> Bool {
        for item in document.children(of: list) {
            var wasParagraph = false
            for child in document.children(of: item) {
                let isParagraph: Bool
                switch document.blocks[child].kind {
                case .paragraph: isParagraph = true
                case .verbatim: isParagraph = hasRuns[child]
                default: isParagraph = false
                }
                if wasParagraph, isParagraph { return false }
                wasParagraph = isParagraph
            }
        }
        return true
    }

    /// What Foundation's form does not say about a block and a reader would not guess.
    func facts(of index: BlockIndex) -> [(name: String, value: [UInt8])] {
        var facts: [(name: String, value: [UInt8])] = []
        func text(_ name: String, _ value: String) {
            var quoted: [UInt8] = []
            JSONPrinter.writeString(value, to: &quoted)
            facts.append((name, quoted))
        }
        let block = document.blocks[index]
        switch block.kind {
        case .orderedList(let start, let delimiter, let isTight):
            var first = 1
            for item in document.children(of: index).prefix(1) {
                if case .listItem(let ordinal, _) = document.blocks[item].kind { first = ordinal }
            }
            if start != first { facts.append(("start", Array(String(start).utf8))) }
            if delimiter != .period, !showsDelimiter[index] { text("delimiter", delimiter.rawValue) }
            addTightness(isTight, index, &facts)
        case .unorderedList(let marker, let isTight):
            if marker != .hyphen, !showsDelimiter[index] { text("delimiter", marker.rawValue) }
            addTightness(isTight, index, &facts)
        case .listItem(_, let task?): text("task", task.rawValue)
        case .table(let alignments):
            guard alignments.contains(.left) || omitsColumns(index) else { break }
            facts.append(
                ("alignments", Array(("[" + alignments.map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]").utf8))
            )
        case .frontMatter(let format): if hasRuns[index] { text("frontMatter", format.rawValue) }
        case .verbatim(let kind): if hasRuns[index] { text("verbatim", kind.rawValue) }
        default: break
        }
        if let marker = marker(of: index) { text("marker", marker) }
        if lacksFinalLineEnd(index) { facts.append(("finalLineEnd", Array("false".utf8))) }
        if case .verbatim = block.kind, !hasRuns[index], !block.textRange.isEmpty {
            text("text", document.string(of: block))
        }
        return facts
    }

    /// Whether the columns of a table are left out of its kind. Every run of a table names them all, which
    /// takes the square of a wide table's size: beyond 64 MB they stand in the package's own facts alone.
    func omitsColumns(_ index: BlockIndex) -> Bool {
        guard case .table(let alignments) = document.blocks[index].kind, alignments.count > 100 else { return false }
        return alignments.count * (document.blocks[index].subtreeEnd - index) > 4_000_000
    }

    private func addTightness(_ isTight: Bool, _ index: BlockIndex, _ facts: inout [(name: String, value: [UInt8])]) {
        if isTight != looksTight(index) { facts.append(("tight", Array((isTight ? "true" : "false").utf8))) }
    }

    /// Whether a block of lines needs a line end that the document does not have.
    func lacksFinalLineEnd(_ index: BlockIndex) -> Bool {
        let block = document.blocks[index]
        switch block.kind {
        case .codeBlock, .frontMatter: return !block.textRange.isEmpty && document.text[block.textRange].last != 0x0A
        default: return false
        }
    }
}
