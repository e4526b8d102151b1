// The blocks of an attributed string, rebuilt from the intents of its runs: neighbouring runs that name the
// same block by kind and identity stand in one block. The tree is an array of nodes linked by number.

import DocumentModel

/// The blocks that runs describe, with the pieces of text in each.
struct IntentTree {
    struct Node {
        let component: IntentComponent
        /// The number of the package's own facts about the block; -1 for none.
        let factsIndex: Int32
        /// Where the block's first run has its attributes.
        let offset: Int
        /// Numbers of nodes; -1 for none.
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var nextSibling: Int32 = -1
        /// The pieces of text of a block that owns text.
        var pieces: Range<Int> = 0..<0
        /// What `NSListItemDelimiter` says about a list.
        var delimiter: UInt8?
    }

    /// A run, or a part of one, inside one block.
    struct Piece {
        /// A range of `text`.
        let range: Range<Int>
        /// A number in the reader's list of attributes.
        let attributes: Int
        /// Where the text of the run stands in the source; `nil` for text that no run has.
        let offset: Int?
    }

    /// The greatest depth of blocks.
    let maximumNesting: Int
    /// How many more blocks runs may open. A source needs some bytes for each new block; more blocks than
    /// that come of runs that take up blocks of shared attributes again and again.
    private(set) var blocksLeft: Int
    /// All text, decoded.
    private(set) var text: [UInt8] = []
    private(set) var nodes: [Node] = []
    private(set) var pieces: [Piece] = []
    private(set) var roots: (first: Int32, last: Int32) = (-1, -1)
    private var allFacts: [OwnBlock] = []
    /// The open blocks, outermost first.
    private var path: [Int] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(maximumNesting: Int, maximumBlockCount: Int) {
        self.maximumNesting = maximumNesting
        blocksLeft = maximumBlockCount
    }

    /// The package's own facts about a block.
    func facts(of node: Node) -> OwnBlock? { node.factsIndex < 0 ? nil : allFacts[Int(node.factsIndex)] }

    mutating func reserveCapacity(utf8Count: Int, runCount: Int) {
        text.reserveCapacity(utf8Count)
        pieces.reserveCapacity(runCount)
        nodes.reserveCapacity(runCount)
    }

    // MARK: Runs

    /// Adds a run.
    ///
    /// - Parameters:
    ///   - bytes: The text of the run, UTF-8.
    ///   - attributes: What the run carries.
    ///   - index: The number of these attributes.
    ///   - offset: Where the text stands in the source.
    ///   - sets: The attribute sets.
    mutating func append(
        _ bytes: ArraySlice<UInt8>,
        _ attributes: RunAttributes,
        index: Int,
        offset: Int,
        sets: borrowing AttributeSetTable
    ) {
        open(attributes)
        if !attributes.hasBlocks, attributes.isSplitAtLineFeeds(sets) {
            appendLines(bytes, attributes, index: index, offset: offset)
        } else {
            appendPiece(bytes, index: index, offset: offset)
        }
        if attributes.hasOwnBlocks {
            for block in attributes.own.blocksAfter { openOwn(block, chain: []) }
        }
    }

    /// Adds text that no run says a block of: every line is a paragraph.
    private mutating func appendLines(_ bytes: ArraySlice<UInt8>, _ attributes: RunAttributes, index: Int, offset: Int)
    {
        var rest = bytes
        while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            if path.isEmpty { openChain(attributes, from: 0) }
            appendPiece(rest[..<end], index: index, offset: offset)
            close(to: 0)
            let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
            rest = rest[(isPair ? end + 2 : end + 1)...]
        }
        guard !rest.isEmpty else { return }
        if path.isEmpty { openChain(attributes, from: 0) }
        appendPiece(rest, index: index, offset: offset)
    }

    private mutating func appendPiece(_ bytes: ArraySlice<UInt8>, index: Int, offset: Int) {
        guard let leaf = path.last, !bytes.isEmpty else { return }
        let start = text.count
        text.append(contentsOf: bytes)
        if nodes[leaf].pieces.isEmpty { nodes[leaf].pieces = pieces.count..<pieces.count }
        pieces.append(Piece(range: start..<text.count, attributes: index, offset: offset))
        nodes[leaf].pieces = nodes[leaf].pieces.lowerBound..<pieces.count
    }

    // MARK: Blocks

    /// Opens the blocks of a run and those without text before it, and closes others.
    private mutating func open(_ attributes: RunAttributes) {
        if attributes.hasOwnBlocks {
            for block in attributes.own.blocksBefore where block.component != nil {
                openOwn(block, chain: attributes.chain, attributes: attributes)
            }
        }
        let common = commonCount(attributes.chain)
        close(to: common)
        openChain(attributes, from: common)
        if let delimiter = attributes.listDelimiter,
            let list = path.last(where: { [.orderedList, .unorderedList].contains(nodes[$0].component.name) }),
            nodes[list].delimiter == nil
        {
            nodes[list].delimiter = delimiter
        }
    }

    /// Adds blocks without text that no run carries.
    mutating func appendOwn(_ blocks: [OwnBlock]) {
        for block in blocks { openOwn(block, chain: []) }
    }

    private func commonCount(_ chain: [IntentComponent]) -> Int {
        var count = 0
        while count < path.count, count < chain.count, nodes[path[count]].component.isSameBlock(as: chain[count]) {
            count += 1
        }
        return count
    }

    private mutating func close(to count: Int) { path.removeLast(path.count - count) }

    private mutating func openChain(_ attributes: RunAttributes, from start: Int, to end: Int? = nil) {
        for component in attributes.chain[start..<(end ?? attributes.chain.count)] {
            var facts: OwnBlock?
            if component.identity != nil, component.name != .htmlBlock, attributes.hasOwnBlocks {
                facts = attributes.own.blocksBefore.first {
                    $0.component == nil && $0.identity == component.identity
                }
            }
            if component.identity != nil { blocksLeft -= 1 }
            openNode(component, facts: facts, offset: attributes.offset)
        }
    }

    private mutating func openNode(_ component: IntentComponent, facts: OwnBlock?, offset: Int) {
        let index = nodes.count
        var factsIndex: Int32 = -1
        if let facts {
            factsIndex = Int32(allFacts.count)
            allFacts.append(facts)
        }
        nodes.append(Node(component: component, factsIndex: factsIndex, offset: offset))
        if let parent = path.last {
            let last = Int(nodes[parent].lastChild)
            if last >= 0 {
                nodes[last].nextSibling = Int32(index)
            } else {
                nodes[parent].firstChild = Int32(index)
            }
            nodes[parent].lastChild = Int32(index)
        } else {
            if roots.last >= 0 { nodes[Int(roots.last)].nextSibling = Int32(index) }
            roots = (roots.first >= 0 ? roots.first : Int32(index), Int32(index))
        }
        path.append(index)
    }

    /// Opens a block that no run stands in, inside the open block, or the block of the chain, that it names.
    private mutating func openOwn(_ block: OwnBlock, chain: [IntentComponent], attributes: RunAttributes? = nil) {
        guard let component = block.component else { return }
        if block.parent == 0 {
            close(to: 0)
        } else if let depth = path.lastIndex(where: { isContainer(nodes[$0].component, block.parent) }) {
            close(to: depth + 1)
        } else if let attributes, let depth = chain.firstIndex(where: { isContainer($0, block.parent) }) {
            let common = commonCount(chain)
            close(to: common)
            openChain(attributes, from: common, to: max(common, depth + 1))
        } else {
            return report(block, "A block without text names a block around it that is not there.")
        }
        let parent = path.last.map { nodes[$0].component.kind }
        guard component.kind.isAllowed(in: parent), path.count < maximumNesting else {
            return report(block, "A block without text may not stand where it says it does.")
        }
        let start = text.count
        openNode(component, facts: block, offset: block.offset)
        // A leaf without runs is complete: no run after it may fall into it.
        defer { if component.kind.isLeaf { path.removeLast() } }
        if let text = block.text, component.kind.isLeaf {
            self.text.append(contentsOf: text.utf8)
            let count = pieces.count
            pieces.append(Piece(range: start..<self.text.count, attributes: 0, offset: nil))
            if start < self.text.count { nodes[nodes.count - 1].pieces = count..<count + 1 }
        }
    }

    private func isContainer(_ component: IntentComponent, _ identity: Int) -> Bool {
        component.identity == identity && !component.kind.isLeaf
    }

    private mutating func report(_ block: OwnBlock, _ message: String) {
        diagnostics.append(
            Diagnostic(severity: .warning, id: "unknown-own-attribute", message: message, offset: block.offset)
        )
    }
}

extension RunAttributes {
    /// Whether a line feed in text without blocks begins a new paragraph.
    fileprivate func isSplitAtLineFeeds(_ sets: borrowing AttributeSetTable) -> Bool {
        if isHTMLBlock || rare?.imageSource != nil { return false }
        if set == .plain { return true }
        let inline = sets[set]
        return inline.verbatim == nil && inline.footnoteReference == nil
            && inline.intents.isDisjoint(with: [.hardBreak, .softBreak, .inlineHTML])
    }
}
