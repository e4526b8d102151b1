// What the blocks of a document look like from outside: how they join their neighbours, and whether a list
// can be tight.

import DocumentModel

/// Questions about blocks that their writer asks before it writes them.
struct BlockShape {
    let document: AttributedDocument
    let options: WriteOptions

    /// Whether nothing of a block would be written.
    func isNothing(_ index: BlockIndex) -> Bool {
        let block = document.blocks[index]
        switch block.kind {
        case .paragraph: return block.textRange.isEmpty
        case .frontMatter: return options.dialect != .notes || index != 0
        case .table(let alignments): return alignments.isEmpty && block.subtreeEnd == index + 1
        default: return false
        }
    }

    // MARK: Joins

    func role(_ index: BlockIndex) -> JoinRole {
        let block = document.blocks[index]
        switch block.kind {
        case .paragraph: return .paragraph
        case .heading: return isSetext(index) ? .paragraph : .closed
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
        let end = document.blocks[index].subtreeEnd
        guard end > index + 1 else { return false }
        // The last block inside, at whatever depth, is the one whose line comes last.
        return document.blocks[end - 1].kind == .paragraph
    }

    /// Whether the first item of a list has something on the line of its marker.
    private func hasTextFirst(_ index: BlockIndex) -> Bool {
        guard let item = document.children(of: index).first(where: { _ in true }),
            case .listItem(_, let task) = document.blocks[item].kind
        else { return false }
        if task != nil { return true }
        return document.children(of: item).contains { !isNothing($0) }
    }

    // MARK: Headings

    /// Whether a heading is written as text with a line below it.
    func isSetext(_ index: BlockIndex) -> Bool {
        let block = document.blocks[index]
        guard case .heading(let level) = block.kind, level <= 2, !block.textRange.isEmpty else { return false }
        return options.markdown.heading == .setext || hasBreak(block)
    }

    private func hasBreak(_ block: Block) -> Bool {
        document.text[block.textRange].contains(0x0A)
            || document.runs[block.runRange].contains {
                document.attributeSets[$0.attributes].intents.contains(.softBreak)
            }
    }

    // MARK: Lists

    /// Whether a list is written without blank lines.
    ///
    /// A list of one item with one block has no place for a blank line, so it is tight whatever it says.
    func isTight(_ index: BlockIndex) -> Bool {
        let isTight: Bool
        switch document.blocks[index].kind {
        case .orderedList(_, _, let value), .unorderedList(_, let value): isTight = value
        default: return false
        }
        var itemCount = 0
        var hasGap = false
        var canBeTight = true
        for item in document.children(of: index) {
            itemCount += 1
            var previous: BlockIndex?
            for child in document.children(of: item) where !isNothing(child) {
                if let previous {
                    hasGap = true
                    if isTight, !JoinTable.isTight(role(previous), start(child)) { canBeTight = false }
                }
                previous = child
            }
        }
        if itemCount < 2, !hasGap { return true }
        return isTight && canBeTight
    }

    func text(of block: Block) -> ArraySlice<UInt8> { document.text[block.textRange] }
}

/// What a block of raw HTML looks like from outside (CommonMark 0.29, section 4.6).
enum HTMLBlockShape {
    /// Whether it can begin right after a line of text.
    static func canInterrupt(_ text: ArraySlice<UInt8>) -> Bool {
        firstLine(of: text) { bytes, start, end in HTMLBlockStart.scan(bytes, start, end, isFirst: false) }
    }

    /// Whether it ends at its own last line.
    static func isClosed(_ text: ArraySlice<UInt8>) -> Bool {
        guard let ending = ending(of: text) else { return false }
        let lower = text.reversed().drop { $0 == 0x0A || $0 == 0x0D }.prefix { $0 != 0x0A }.reversed().map { $0 | 0x20 }
        return ending.contains { contains($0.utf8.map { $0 | 0x20 }, in: lower) }
    }

    /// What ends a block of this kind; `nil` for a blank line.
    private static func ending(of text: ArraySlice<UInt8>) -> [String]? {
        firstLine(of: text) { bytes, start, end -> [String]? in
            guard start + 1 < end, HTMLBlockStart.scan(bytes, start, end, isFirst: false) else { return nil }
            switch bytes[start + 1] {
            case UInt8(ascii: "?"): return ["?>"]
            case UInt8(ascii: "!"):
                guard start + 2 < end else { return nil }
                return bytes[start + 2] == UInt8(ascii: "-") ? ["-->"] : bytes[start + 2] == UInt8(ascii: "[") ? ["]]>"] : [">"]
            default:
                var nameEnd = start + 1
                while nameEnd < end, bytes[nameEnd].isASCIIAlphanumeric { nameEnd += 1 }
                let name = String(decoding: bytes[start + 1..<nameEnd].map { $0 | 0x20 }, as: UTF8.self)
                return ["script", "pre", "style"].contains(name) ? ["</script>", "</pre>", "</style>"] : nil
            }
        }
    }

    private static func firstLine<Result>(
        of text: ArraySlice<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Int, Int) -> Result
    ) -> Result {
        Array(text).withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count, bytes[start] == 0x20 { start += 1 }
            return body(bytes, start, LineStart.lineEnd(bytes, from: start))
        }
    }

    private static func contains(_ needle: [UInt8], in bytes: [UInt8]) -> Bool {
        guard bytes.count >= needle.count else { return false }
        for start in 0...(bytes.count - needle.count) where bytes[start..<start + needle.count].elementsEqual(needle) {
            return true
        }
        return false
    }
}
