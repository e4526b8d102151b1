// One block of the flat pre-order array. Numbers are stored in 32 bits: a document is at most 4 GiB.

/// The place of a block in a document's array of blocks.
public typealias BlockIndex = Int

/// A block: what it is, where it stands among the others, and the text it owns.
public struct Block: Sendable {
    public internal(set) var kind: BlockKind
    var parentIndex: Int32
    var endIndex: Int32
    var textStart: UInt32
    var textEnd: UInt32
    var runStart: UInt32
    var runEnd: UInt32
    var sourceStart: UInt32
    var sourceEnd: UInt32

    /// The block around this one, `nil` at the top of the document.
    public var parent: BlockIndex? { parentIndex < 0 ? nil : Int(parentIndex) }

    /// The index after the last block inside this one: the blocks inside are those between it and this one.
    public var subtreeEnd: BlockIndex { Int(endIndex) }

    /// The bytes of the document's text that this block owns; empty for a block that owns blocks.
    public var textRange: Range<Int> { Int(textStart)..<Int(textEnd) }

    /// The document's runs that make up the text of this block.
    public var runRange: Range<Int> { Int(runStart)..<Int(runEnd) }

    /// Where the block stood in its source, in bytes; `nil` when it did not come from one.
    public var source: SourceRange? {
        sourceEnd == .max ? nil : SourceRange(Int(sourceStart)..<Int(sourceEnd))
    }
}

/// A range of bytes in the source that a document was read from.
public struct SourceRange: Hashable, Sendable {
    /// Byte offsets from the start of the source, a byte order mark included.
    public var offsets: Range<Int>

    public init(_ offsets: Range<Int>) { self.offsets = offsets }
}
