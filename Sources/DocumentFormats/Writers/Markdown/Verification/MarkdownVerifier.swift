// Checks what was written by reading it back. The comparison is at the level of runs: the same characters
// with the same marks in the same blocks, but for what is in the losses anyway.

import DocumentModel

/// Compares a document with what is read back of it.
struct MarkdownVerifier {
    let document: AttributedDocument
    let options: WriteOptions
    let shape: BlockShape
    /// Paragraphs that the writer left out.
    let dropped: Set<BlockIndex>
    /// Leaves that the writer put a space before.
    private let spaced: Set<BlockIndex>

    /// What reading back shows.
    struct Finding {
        /// Leaves whose text differs.
        var leaves: [BlockIndex] = []
        /// The block at which the structure differs first; nothing after it was compared.
        var structure: BlockIndex?

        var isEmpty: Bool { leaves.isEmpty && structure == nil }

        var blocks: [BlockIndex] { leaves + (structure.map { [$0] } ?? []) }

        /// Whether it comes later in the document, or is less.
        func isBetter(than other: Finding) -> Bool {
            let place = structure ?? .max
            let otherPlace = other.structure ?? .max
            return place > otherPlace || place == otherPlace && leaves.count < other.leaves.count
        }
    }

    init(
        _ document: AttributedDocument,
        options: WriteOptions,
        table: MarkTable,
        dropped: Set<BlockIndex>,
        spaced: Set<BlockIndex>
    ) {
        self.dropped = dropped
        self.spaced = spaced
        self.document = document
        self.options = options
        shape = BlockShape(document: document, options: options, table: table)
    }

    /// Whether the dialect can hold the blocks of the document at all; what it cannot is in the losses.
    var canCompare: Bool {
        guard options.dialect == .commonmark else { return true }
        return document.blocks.allSatisfy { block in
            switch block.kind {
            case .table, .footnoteDefinition, .listItem(_, task: .some): return false
            default: return true
            }
        }
    }

    /// Reads Markdown and compares.
    ///
    /// - Complexity: That of reading, and O(*n*) for the comparison.
    func verify(_ bytes: [UInt8]) -> Finding {
        // What a reader refuses by default is no document to it.
        var limits = ReadLimits.standard
        limits.maximumNesting = .max
        let readOptions = ReadOptions(dialect: options.dialect, limits: limits)
        MarkdownReader.keepParserMemory(false)
        guard let read = try? MarkdownReader().read(bytes, options: readOptions).document else {
            return Finding(leaves: document.blocks.indices.filter { document.blocks[$0].kind.holdsInlineText })
        }
        return compare(read)
    }

    private func compare(_ read: AttributedDocument) -> Finding {
        var finding = Finding()
        var comparison = LeafComparison(shape, read, spaced: spaced)
        var expected = Places(of: document, writtenBy: self)
        var found = Places(of: read)
        while let place = expected.next() {
            guard let other = found.next(), other.depth == place.depth,
                isSameKind(place, read.blocks[other.index].kind)
            else {
                finding.structure = place.index
                return finding
            }
            if !place.isAdded, document.blocks[place.index].kind.isLeaf,
                !comparison.isSame(place.index, other.index), !beginsWithTextBox(place.index)
            {
                finding.leaves.append(place.index)
            }
        }
        if found.next() != nil { finding.structure = max(0, document.blocks.count - 1) }
        return finding
    }

    // MARK: Structure

    private func isSameKind(_ place: Place, _ found: BlockKind) -> Bool {
        if place.isAdded {
            switch found {
            case .tableHeaderRow, .tableRow, .tableCell: return true
            default: return false
            }
        }
        switch (document.blocks[place.index].kind, found) {
        case (.heading(let level), .heading(let other)): return min(max(level, 1), 6) == other
        case (.orderedList(let start, _, _), .orderedList(let other, _, let isTight)):
            return min(max(start, 0), 999_999_999) == other && shape.isTight(place.index) == isTight
        case (.unorderedList, .unorderedList(_, let isTight)): return shape.isTight(place.index) == isTight
        // Numbers that do not follow from the start are in the losses, and so are boxes inside quotes.
        case (.listItem(_, let task), .listItem(_, let other)):
            return task == other || other == nil && shape.isInQuote(place.index)
        case (.codeBlock(let info), .codeBlock(let other)): return Self.normal(info: info) == other
        case (.table(let alignments), .table(let other)):
            return other.count >= alignments.count
                && other.enumerated().allSatisfy { $1 == ($0 < alignments.count ? alignments[$0] : .none) }
        case (.footnoteDefinition(let label), .footnoteDefinition(let other)):
            return FootnoteLabel.spelled(label).elementsEqual(other.utf8)
        case (let kind, let other): return kind == other
        }
    }

    /// Whether a paragraph begins with a box that is none where it stands.
    private func beginsWithTextBox(_ index: BlockIndex) -> Bool {
        guard let item = document.blocks[index].parent, case .listItem(_, task: .some) = document.blocks[item].kind,
            shape.isInQuote(item)
        else { return false }
        return document.children(of: item).first { !isLeftOut($0) } == index
    }

    /// An info string without what no fence can hold.
    private static func normal(info: String) -> String {
        var bytes = Array(info.utf8).map { $0 == 0x0A || $0 == 0x0D || $0 == 0 ? 0x20 : $0 }
        while let last = bytes.last, last.isMarkdownSpace { bytes.removeLast() }
        while let first = bytes.first, first.isMarkdownSpace { bytes.removeFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
