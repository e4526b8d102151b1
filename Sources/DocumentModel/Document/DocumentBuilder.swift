// The only way to make or change a document. It keeps text, runs and blocks in step, so that a
// finished document always satisfies its invariants.

/// Builds a document from front to back.
///
/// Blocks are opened and closed like brackets; text goes to the innermost open block, which must be of
/// a kind that owns text. Misuse (text in a list, a close without an open) stops the program: it is a
/// mistake of the caller and no property of an input.
///
///     var builder = DocumentBuilder()
///     builder.openBlock(.heading(level: 1))
///     builder.append("Title")
///     builder.closeBlock()
public struct DocumentBuilder {
    private var document = AttributedDocument()
    private var open: [BlockIndex] = []
    /// The attribute set of the last run of the open leaf, to extend it by equal text.
    private var lastAttributes = AttributeSetID.plain
    /// The indices of the run and block arrays at which the open leaf began.
    private var leafRunStart = 0

    public init() {}

    /// Begins a document in memory that is there already.
    ///
    /// - Parameters:
    ///   - text: An empty array whose capacity is the expected length of the text in bytes.
    ///   - runs: An empty array whose capacity is the expected number of runs.
    ///   - blocks: An empty array whose capacity is the expected number of blocks.
    package init(text: consuming [UInt8], runs: consuming [InlineRun], blocks: consuming [Block]) {
        precondition(text.isEmpty && runs.isEmpty && blocks.isEmpty, "A document begins empty.")
        document.text = text
        document.runs = runs
        document.blocks = blocks
    }

    /// Begins a document that will be another one with changes.
    package init(like other: AttributedDocument) {
        reserveCapacity(utf8Count: other.text.count, blockCount: other.blocks.count)
        document.sourceCRLFOffsets = other.sourceCRLFOffsets
    }

    /// Notes the offsets in the source at which CR and LF end a line, in order.
    package mutating func setSourceCRLFOffsets(_ offsets: [UInt32]) { document.sourceCRLFOffsets = offsets }

    /// Makes room for a document of about this size.
    ///
    /// - Parameters:
    ///   - utf8Count: The expected length of the text in bytes.
    ///   - blockCount: The expected number of blocks.
    public mutating func reserveCapacity(utf8Count: Int, blockCount: Int) {
        document.text.reserveCapacity(utf8Count)
        document.runs.reserveCapacity(blockCount)
        document.blocks.reserveCapacity(blockCount)
    }

    /// The number of blocks so far: the index that the next opened block will have.
    public var blockCount: Int { document.blocks.count }

    /// The length of the text so far, in bytes.
    public var utf8Count: Int { document.text.count }

    /// The innermost open block.
    public var openBlockIndex: BlockIndex? { open.last }

    /// The kind of a block that was opened earlier.
    public func kind(of index: BlockIndex) -> BlockKind { document.blocks[index].kind }

    // MARK: Blocks

    /// Opens a block inside the innermost open one.
    ///
    /// - Parameters:
    ///   - kind: What the block is.
    ///   - source: Where it stood in the source.
    /// - Returns: The index of the new block.
    @discardableResult
    public mutating func openBlock(_ kind: BlockKind, source: SourceRange? = nil) -> BlockIndex {
        let index = document.blocks.count
        let text = UInt32(document.text.count)
        let run = UInt32(document.runs.count)
        document.blocks.append(
            Block(
                kind: kind,
                parentIndex: Int32(open.last ?? -1),
                endIndex: Int32(index + 1),
                textStart: text,
                textEnd: text,
                runStart: run,
                runEnd: run,
                sourceStart: source.map { UInt32($0.offsets.lowerBound) } ?? 0,
                sourceEnd: source.map { UInt32($0.offsets.upperBound) } ?? .max
            )
        )
        open.append(index)
        leafRunStart = document.runs.count
        return index
    }

    /// Closes the innermost open block.
    public mutating func closeBlock() {
        let index = open.removeLast()
        document.blocks[index].endIndex = Int32(document.blocks.count)
        if document.blocks[index].kind.isLeaf {
            document.blocks[index].textEnd = UInt32(document.text.count)
            document.blocks[index].runEnd = UInt32(document.runs.count)
        }
    }

    /// Gives a block that was opened earlier another kind of the same sort (one that owns text, or blocks).
    public mutating func setKind(_ kind: BlockKind, of index: BlockIndex) {
        precondition(kind.isLeaf == document.blocks[index].kind.isLeaf, "A block keeps owning text or blocks.")
        document.blocks[index].kind = kind
    }

    /// Gives a block that was opened earlier another place in the source.
    public mutating func setSource(_ source: SourceRange?, of index: BlockIndex) {
        document.blocks[index].sourceStart = source.map { UInt32($0.offsets.lowerBound) } ?? 0
        document.blocks[index].sourceEnd = source.map { UInt32($0.offsets.upperBound) } ?? .max
    }

    // MARK: Text

    /// The number of an attribute set, for `append(_:attributes:)` with many runs of the same set.
    public mutating func intern(_ attributes: InlineAttributes) -> AttributeSetID {
        document.attributeSets.intern(attributes)
    }

    /// The attributes with this number.
    public func attributes(of id: AttributeSetID) -> InlineAttributes { document.attributeSets[id] }

    /// Appends text to the open block.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8; what is not well-formed breaks the document's invariants.
    ///   - attributes: The number of an attribute set of this builder.
    /// - Complexity: O(*n*) in the bytes, amortised.
    public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, attributes: AttributeSetID = .plain) {
        guard !bytes.isEmpty else { return }
        document.text.append(contentsOf: bytes)
        extendRun(by: bytes.count, attributes: attributes)
    }

    /// Appends text to the open block.
    public mutating func append(_ text: String, attributes: AttributeSetID = .plain) {
        var text = text
        text.withUTF8 { append($0, attributes: attributes) }
    }

    /// Appends text to the open block.
    public mutating func append(_ text: String, attributes: InlineAttributes) {
        append(text, attributes: intern(attributes))
    }

    /// Appends a slice of UTF-8 to the open block.
    public mutating func append(_ bytes: some Collection<UInt8>, attributes: AttributeSetID = .plain) {
        guard !bytes.isEmpty else { return }
        document.text.append(contentsOf: bytes)
        extendRun(by: bytes.count, attributes: attributes)
    }

    /// Appends one ASCII character to the open block.
    package mutating func append(ascii byte: UInt8, attributes: AttributeSetID) {
        document.text.append(byte)
        extendRun(by: 1, attributes: attributes)
    }

    /// Appends one U+FFFC that stands for an object: an image or a footnote reference.
    public mutating func appendObject(_ attributes: InlineAttributes) {
        append("\u{FFFC}", attributes: attributes)
    }

    private mutating func extendRun(by count: Int, attributes: AttributeSetID) {
        let last = document.runs.count - 1
        if last >= leafRunStart, lastAttributes == attributes {
            document.runs[last].storedCount += UInt32(count)
            return
        }
        guard let index = open.last, document.blocks[index].kind.isLeaf else {
            preconditionFailure("Text goes into an open block that owns text.")
        }
        document.runs.append(InlineRun(utf8Count: count, attributes: attributes))
        lastAttributes = attributes
    }

    // MARK: End

    /// Closes what is open and returns the document.
    public consuming func finish() -> AttributedDocument {
        while !open.isEmpty { closeBlock() }
        assert(document.invariantViolations().isEmpty, document.invariantViolations().joined(separator: "\n"))
        return document
    }
}
