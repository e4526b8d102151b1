// A parsed document as flat Swift values: the C tree is copied once, front to back, and freed before
// anybody else sees it. No C pointer leaves this target.

/// A parsed document: its nodes in pre-order, each with its depth, and the bytes they refer to.
public struct CMarkTree: Sendable {
    /// The nodes in pre-order; the first one is the document, at depth 0.
    public internal(set) var nodes: [CMarkNode] = []
    /// The details of blocks, links and images, in the order of the nodes.
    @usableFromInline var details: [CMarkDetails] = []
    /// The texts, addresses, titles, info strings and table alignments of the nodes.
    public internal(set) var bytes: [UInt8] = []

    /// The details of a node of this tree.
    @inlinable
    public func details(of node: CMarkNode) -> CMarkDetails {
        node.detailsIndex == .max ? CMarkDetails() : details[Int(node.detailsIndex)]
    }

    /// The bytes of a slice of this tree.
    @inlinable
    public func withBytes<Result>(
        of slice: CMarkSlice,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[slice.range])) }
    }

    /// The bytes of a slice of this tree as a string.
    public func string(_ slice: CMarkSlice) -> String {
        String(decoding: bytes[slice.range], as: UTF8.self)
    }
}

/// A part of a tree's bytes.
public struct CMarkSlice: Sendable {
    @usableFromInline var start: UInt32
    @usableFromInline var length: UInt32

    @inlinable
    init(start: Int, count: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.length = UInt32(truncatingIfNeeded: count)
    }

    /// The bytes of a tree in this range.
    @inlinable
    public init(_ range: Range<Int>) { self.init(start: range.lowerBound, count: range.count) }

    static let empty = CMarkSlice(start: 0, count: 0)

    @inlinable public var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
    @inlinable public var count: Int { Int(length) }
    @inlinable public var isEmpty: Bool { length == 0 }
}

/// One node of a parsed document. Most are pieces of text, so what those do not need is kept apart.
public struct CMarkNode: Sendable {
    public internal(set) var kind: CMarkNodeKind
    /// How many nodes stand around this one.
    public internal(set) var depth: UInt32
    /// Which of the tree's details are those of this node.
    @usableFromInline var detailsIndex = UInt32.max
    /// The text of text, code and raw HTML; the address of a link or image; the info string of a code
    /// block; the number of a footnote reference; one byte for each column of a table, `l`, `c`, `r` or 0.
    public internal(set) var first = CMarkSlice.empty

    init(kind: CMarkNodeKind, depth: UInt32) {
        self.kind = kind
        self.depth = depth
    }
}

/// What a node has besides its text.
public struct CMarkDetails: Sendable {
    /// The title of a link or image; the text of a code block.
    public internal(set) var second = CMarkSlice.empty
    /// The level of a heading, or the number of an ordered list's first item.
    public internal(set) var number: Int32 = 0
    /// Where a block starts and ends: lines and byte columns from 1, as the parser counts them. Inlines have
    /// them with `CMarkOptions.copiesInlinePositions`, and 0 where the parser gives none.
    public internal(set) var startLine: Int32 = 0
    public internal(set) var startColumn: Int32 = 0
    public internal(set) var endLine: Int32 = 0
    public internal(set) var endColumn: Int32 = 0
    /// Whether a list is tight, or a task done.
    public internal(set) var flag = false
    /// Whether the delimiter of an ordered list is a parenthesis.
    public internal(set) var hasParenthesis = false

    @usableFromInline init() {}
}
