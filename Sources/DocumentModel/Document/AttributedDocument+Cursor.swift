// Walking a document: blocks as enter and leave events, without recursion, and runs with the bytes
// they cover.

extension AttributedDocument {
    /// What a walk over the blocks meets.
    public enum BlockEvent: Equatable, Sendable {
        case enter(BlockIndex)
        case leave(BlockIndex)
    }

    /// The blocks in order, each one entered and left; a block without blocks inside is left at once.
    ///
    /// - Complexity: O(*n*) in the blocks for the whole walk; the depth takes no stack.
    public var blockEvents: BlockEvents { BlockEvents(blocks: blocks) }

    /// A walk over the blocks of a document.
    public struct BlockEvents: Sequence, IteratorProtocol, Sendable {
        private let blocks: [Block]
        private var upcoming: BlockIndex = 0
        private var open: [BlockIndex] = []

        init(blocks: [Block]) { self.blocks = blocks }

        public mutating func next() -> BlockEvent? {
            if let innermost = open.last, blocks[innermost].subtreeEnd == upcoming {
                open.removeLast()
                return .leave(innermost)
            }
            guard upcoming < blocks.count else { return nil }
            open.append(upcoming)
            upcoming += 1
            return .enter(upcoming - 1)
        }
    }

    /// The blocks directly inside a block, or at the top of the document for `nil`.
    public func children(of parent: BlockIndex?) -> ChildBlocks {
        let start = parent.map { $0 + 1 } ?? 0
        let end = parent.map { blocks[$0].subtreeEnd } ?? blocks.count
        return ChildBlocks(blocks: blocks, start: start, end: end)
    }

    /// The indices of sibling blocks.
    public struct ChildBlocks: Sequence, IteratorProtocol, Sendable {
        private let blocks: [Block]
        private var upcoming: BlockIndex
        private let end: BlockIndex

        init(blocks: [Block], start: BlockIndex, end: BlockIndex) {
            self.blocks = blocks
            upcoming = start
            self.end = end
        }

        public mutating func next() -> BlockIndex? {
            guard upcoming < end else { return nil }
            defer { upcoming = blocks[upcoming].subtreeEnd }
            return upcoming
        }
    }

    /// A run and the bytes of the document's text that it covers.
    public struct PlacedRun: Sendable {
        public let range: Range<Int>
        public let id: AttributeSetID
        public let attributes: InlineAttributes
    }

    /// The runs of a block with their places.
    public func placedRuns(of block: Block) -> PlacedRuns { PlacedRuns(document: self, block: block, merges: false) }

    /// The runs of a block with their places; neighbours that differ in hints alone are one run.
    public func mergedRuns(of block: Block) -> PlacedRuns { PlacedRuns(document: self, block: block, merges: true) }

    /// The runs of one block, in order.
    public struct PlacedRuns: Sequence, IteratorProtocol, Sendable {
        private let document: AttributedDocument
        private var nextRun: Int
        private let endRun: Int
        private var offset: Int
        private let merges: Bool

        init(document: AttributedDocument, block: Block, merges: Bool) {
            self.document = document
            self.merges = merges
            nextRun = Int(block.runStart)
            endRun = Int(block.runEnd)
            offset = Int(block.textStart)
        }

        public mutating func next() -> PlacedRun? {
            guard nextRun < endRun else { return nil }
            let run = document.runs[nextRun]
            let start = offset
            let attributes = document.attributes(of: run)
            offset += run.utf8Count
            nextRun += 1
            while merges, nextRun < endRun {
                let neighbour = document.runs[nextRun]
                guard document.attributes(of: neighbour).withoutHints == attributes.withoutHints else { break }
                offset += neighbour.utf8Count
                nextRun += 1
            }
            return PlacedRun(range: start..<offset, id: run.attributes, attributes: attributes)
        }
    }
}
