// The document: one buffer of text, the runs over it, and the blocks over both. It is built by
// DocumentBuilder alone; what holds for every document is listed in AttributedDocument+Invariants.

/// Attributed text with blocks: the value that every reader makes and every writer takes.
///
/// The text of all blocks is one buffer of UTF-8, in order, with nothing between the blocks. Runs say
/// what each piece of text carries; equal neighbours in one block are one run, and no run reaches over
/// the end of a block. Blocks are a flat array in pre-order: a block stands before the blocks inside it.
/// Foundation's form, a presentation intent on every run, is a projection of this one.
///
///     var builder = DocumentBuilder()
///     builder.openBlock(.paragraph)
///     builder.append("hello", attributes: InlineAttributes(intents: .strong))
///     builder.closeBlock()
///     let document = builder.finish()
public struct AttributedDocument: Sendable {
    /// The text of all leaf blocks, UTF-8, one after the other.
    public internal(set) var text: [UInt8]
    /// The runs of all leaf blocks, one after the other; none if and only if there is no text.
    public internal(set) var runs: [InlineRun]
    /// The attribute sets that the runs refer to.
    public internal(set) var attributeSets: AttributeSetTable
    /// The blocks in pre-order.
    public internal(set) var blocks: [Block]

    /// The offsets in the source at which CR and LF end a line, in order.
    package internal(set) var sourceCRLFOffsets: [UInt32] = []

    /// A document without blocks.
    public init() {
        text = []
        runs = []
        attributeSets = AttributeSetTable()
        blocks = []
    }

    /// Whether there is no block at all.
    public var isEmpty: Bool { blocks.isEmpty }

    /// The attributes of a run.
    public func attributes(of run: InlineRun) -> InlineAttributes { attributeSets[run.attributes] }

    /// The text of a block that owns text, as a string.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func string(of block: Block) -> String {
        String(decoding: text[block.textRange], as: UTF8.self)
    }

    /// The document with blocks of another kind; the old kind and the new one own the same things.
    package func replacingKind(of indices: [BlockIndex], with kind: BlockKind) -> AttributedDocument {
        var document = self
        for index in indices { document.blocks[index].kind = kind }
        return document
    }

    /// The document with the blocks' places in a source changed.
    package func mappingSources(_ transform: (Range<Int>) -> Range<Int>) -> AttributedDocument {
        var document = self
        for index in document.blocks.indices {
            guard let source = document.blocks[index].source else { continue }
            let offsets = transform(source.offsets)
            document.blocks[index].sourceStart = UInt32(offsets.lowerBound)
            document.blocks[index].sourceEnd = UInt32(offsets.upperBound)
        }
        document.sourceCRLFOffsets = sourceCRLFOffsets.map { UInt32(transform(Int($0)..<Int($0) + 2).lowerBound) }
        return document
    }

    /// How many bytes of the source lie between two offsets, each line end counted as one.
    ///
    /// - Complexity: O(log *n*) in the lines of the source.
    package func sourceGap(from start: Int, to end: Int) -> Int {
        end - start - (crlfCount(before: end) - crlfCount(before: start))
    }

    private func crlfCount(before offset: Int) -> Int {
        var low = 0
        var high = sourceCRLFOffsets.count
        while low < high {
            let middle = (low + high) / 2
            if Int(sourceCRLFOffsets[middle]) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
