// The document between the tree of HTML and the model: blocks that can still be moved, and pieces of text
// that do not yet know what their fonts mean.

import DocumentModel

/// The place of a block in a draft.
typealias DraftIndex = Int

/// What a block of a draft is.
enum DraftKind: Equatable {
    case root
    /// `isElement` is whether a `p` stands around it.
    case paragraph(isElement: Bool)
    case heading(level: Int)
    /// An empty line, which matters between lines of code.
    case blank
    /// The info string by its number.
    case code(info: Int32)
    case rule
    case verbatim(VerbatimBlock)
    case quote
    /// A quotation that is meant to hold nothing.
    case emptyQuote
    case list(ListFacts)
    case item(value: Int?, task: TaskState?)
    case table
    case row(isHeader: Bool)
    case cell(CellFacts)
    /// The label by its number.
    case footnote(label: Int32)

    struct ListFacts: Equatable {
        var isOrdered: Bool
        var start = 1
        /// The level from 0 where the source says it, apart from nesting.
        var level: Int?
        /// What the source calls the list, if it is cut into several: the number of the name.
        var name: Int32 = 0
        /// Whether the list begins anew.
        var isStart = false
    }

    struct CellFacts: Equatable {
        var isHeader: Bool
        var columnSpan = 1
        var rowSpan = 1
        var alignment: ColumnAlignment?
    }

    /// Whether blocks of this kind hold text; the others hold blocks.
    var isLeaf: Bool {
        switch self {
        case .paragraph, .heading, .blank, .code, .rule, .verbatim: return true
        default: return false
        }
    }
}

/// One block of a draft.
struct DraftBlock {
    var kind: DraftKind
    var parent: DraftIndex
    var first: DraftIndex = -1
    var last: DraftIndex = -1
    var next: DraftIndex = -1
    /// The pieces of a leaf, and where their text begins.
    var pieces: Range<Int> = 0..<0
    var textStart = 0
    /// Where it stood in the source, in bytes.
    var sourceOffset: Int
    /// For an empty line: whether it only parts two paragraphs that the source has in one.
    var isSeparator = false
}

/// A piece of text of one state.
struct DraftPiece {
    enum Kind: UInt8 {
        case text, softBreak, hardBreak
        /// A U+FFFC that stands for an image or a footnote.
        case object
    }

    var kind: Kind
    var utf8Count: Int
    /// The number of the state of the text.
    var state: Int32
    /// The number of the object.
    var object: Int32 = -1
}

/// What a U+FFFC of a draft stands for.
enum DraftObject {
    case image(Image)
    case footnote(label: String)
    /// A place for a link or custom attribute around no text.
    case placeholder
}

/// The blocks, pieces and text of a document in the making.
struct HTMLDraft {
    var blocks: [DraftBlock] = [DraftBlock(kind: .root, parent: -1, sourceOffset: 0)]
    var pieces: [DraftPiece] = []
    var text: [UInt8] = []
    var objects: [DraftObject] = []
    private(set) var states: [TextState] = [TextState()]
    private var stateNumbers: [TextState: Int32] = [TextState(): 0]
    private var lastState: (state: TextState, number: Int32) = (TextState(), 0)
    /// Strings of blocks; number 0 is the empty one.
    private var strings: [String] = [""]
    private var stringNumbers: [String: Int32] = ["": 0]
    /// The footnotes' definitions in the order of their first references.
    var footnotes: [DraftIndex] = []

    /// The number of a state.
    mutating func number(of state: TextState) -> Int32 {
        if lastState.state == state { return lastState.number }
        if let number = stateNumbers[state] {
            lastState = (state, number)
            return number
        }
        let number = Int32(states.count)
        states.append(state)
        stateNumbers[state] = number
        lastState = (state, number)
        return number
    }

    /// The number of a string.
    mutating func number(ofString string: String) -> Int32 {
        if string.isEmpty { return 0 }
        if let number = stringNumbers[string] { return number }
        strings.append(string)
        stringNumbers[string] = Int32(strings.count - 1)
        return Int32(strings.count - 1)
    }

    func string(_ number: Int32) -> String { strings[Int(number)] }

    func state(of piece: DraftPiece) -> TextState { states[Int(piece.state)] }

    // MARK: Blocks

    /// Adds a block as the last one in a container.
    mutating func addBlock(_ kind: DraftKind, in parent: DraftIndex, sourceOffset: Int) -> DraftIndex {
        let index = blocks.count
        var block = DraftBlock(kind: kind, parent: parent, sourceOffset: sourceOffset)
        block.pieces = pieces.count..<pieces.count
        block.textStart = text.count
        blocks.append(block)
        if parent >= 0 { append(index, to: parent) }
        return index
    }

    private mutating func append(_ index: DraftIndex, to parent: DraftIndex) {
        if blocks[parent].last >= 0 {
            blocks[blocks[parent].last].next = index
        } else {
            blocks[parent].first = index
        }
        blocks[parent].last = index
        blocks[index].parent = parent
        blocks[index].next = -1
    }

    /// The blocks directly inside a block.
    func children(of index: DraftIndex) -> [DraftIndex] {
        var found: [DraftIndex] = []
        var child = blocks[index].first
        while child >= 0 {
            found.append(child)
            child = blocks[child].next
        }
        return found
    }

    /// Makes these blocks the ones directly inside a block.
    mutating func setChildren(of index: DraftIndex, to children: [DraftIndex]) {
        blocks[index].first = -1
        blocks[index].last = -1
        for child in children { append(child, to: index) }
    }

    /// Moves blocks to the end of a container.
    mutating func move(_ moved: [DraftIndex], to parent: DraftIndex) {
        for index in moved { append(index, to: parent) }
    }

    /// The pieces of a leaf with the text that each covers.
    func placedPieces(of index: DraftIndex) -> [(piece: DraftPiece, range: Range<Int>)] {
        var offset = blocks[index].textStart
        return pieces[blocks[index].pieces].map { piece in
            defer { offset += piece.utf8Count }
            return (piece, offset..<(offset + piece.utf8Count))
        }
    }
}
