// What the interpreter makes: paragraphs in a row, as RTF has them, before anything is known about blocks.

/// How a paragraph ended.
enum RTFParagraphEnd: Equatable, Sendable {
    case paragraph
    /// `\cell` or `\nestcell`, in a table of this depth.
    case cell(depth: Int32)
    /// `\row` or `\nestrow`; the number is that of a row definition.
    case row(depth: Int32, definition: Int)
}

/// The visible copy of a list marker in front of an item.
struct RTFMarker: Equatable, Sendable {
    /// Without the tab behind it.
    var text: String
}

/// Text with one state.
struct RTFRun: Equatable, Sendable {
    var utf8Count: Int
    /// The number of the state among the states of the source.
    var state: Int
}

/// A paragraph of the source.
struct RTFParagraph: Sendable {
    /// Bytes of the flow's text.
    var textRange: Range<Int>
    /// Places in the flow's runs.
    var runRange: Range<Int>
    var state: RTFParagraphState
    var marker: RTFMarker?
    var end: RTFParagraphEnd
    /// Byte offsets in the source.
    var source: Range<Int>
    /// The state that text typed at the end of the paragraph would have.
    var endState: Int

    var isEmpty: Bool { textRange.isEmpty }
}

/// The text of the document, or of one footnote.
struct RTFFlow: Sendable {
    var text: [UInt8] = []
    var runs: [RTFRun] = []
    var paragraphs: [RTFParagraph] = []
}

/// One cell of a row definition.
struct RTFCellDefinition: Equatable, Sendable {
    /// The right edge in twentieths of a point.
    var edge: Int
    /// Whether the cell belongs to the one on its left.
    var continuesLeft = false
    /// Whether the cell belongs to the one above.
    var continuesAbove = false
}

/// What `\trowd` and the words after it say about a row.
struct RTFRowDefinition: Equatable, Sendable {
    var cells: [RTFCellDefinition] = []
    var isHeader = false
}

/// What a U+FFFC stands for.
enum RTFObject: Sendable {
    /// An image; the name is that of an asset.
    case image(name: String, alternateText: String)
    /// A footnote: the flow that holds what it says, and its label where the source has one.
    case footnote(flow: Int, label: String?)
    /// One more reference to a footnote.
    case footnoteReference(label: String)
}
