// All that the interpreter found out about a source, and the parts of it that are still being read.

import DocumentModel

/// A source after interpretation.
struct RTFSource {
    var fonts: [Int32: RTFFont] = [:]
    var colors = RTFColorTable(maximumCount: 0)
    var styles = RTFStyleSheet(maximumCount: 0)
    var lists = RTFListTable(maximumCount: 0)
    /// The states of runs by number.
    var states: [RTFCharacterState] = []
    var links: [Link] = []
    var objects: [RTFObject] = []
    var rows: [RTFRowDefinition] = []
    var main = RTFFlow()
    var footnotes: [RTFFlow] = []
    var assets: [Asset] = []
    /// Names of files that the text shows and that are not part of the source.
    var attachmentNames: [String] = []
    var generator = ""
    var documentComment = ""
    /// Numbers of lists of which at least one item has a visible marker.
    var markedLists: Set<Int32> = []

    /// Whether the package's own writer made the source, so that nothing in it has to be guessed.
    var isOwn: Bool { generator.hasPrefix(RTFVocabulary.generator) }
}

/// A flow that is being filled.
struct RTFOpenFlow {
    enum Place: Equatable {
        case body
        case footnote(Int)
        case shape
    }

    let place: Place
    var flow = RTFFlow()
    /// Where the open paragraph begins: in the text, in the runs, in the source.
    var textStart = 0
    var runStart = 0
    var sourceStart: Int
    var marker: RTFMarker?
    /// Paragraphs of text boxes, which come after the paragraph that holds them.
    var shapes: [RTFFlow] = []
    /// The label of a footnote.
    var label: String?

    init(place: Place, start: Int) {
        self.place = place
        sourceStart = start
    }

    /// Whether the open paragraph has text or a marker.
    var hasOpenText: Bool { flow.text.count > textStart || marker != nil }
}

/// A field whose group is open.
struct RTFField {
    var link: Int32 = -1
    /// What shows when the field has no result.
    var substitute = ""
    var picture: String?
    var hasResult = false
    /// The label of a footnote that the field refers to.
    var footnoteLabel: String?
}

/// A font that is being defined.
struct RTFOpenFont {
    var number: Int32 = 0
    var characterSet: Int?
    var codePage: Int?
    var isModern = false
}

/// A picture that is being read.
struct RTFOpenPicture {
    var bytes: [UInt8] = []
    var highDigit: UInt8?
    var kind: RTFDefinitionProperty?
    var name = ""
    var alternateText = ""
}

/// What was met that a person should know.
struct RTFReport {
    var truncatedDepth = 0
    var trailingOffset: Int?
    var deepOffset: Int?
    var binaryOffset: Int?
    var unknownPages: [UInt16] = []
    var invalidByteCount = 0
    var endOffset = 0
    /// Counts and first places of what was left out or guessed, by kind.
    var found: [RTFFinding: (count: Int, offset: Int)] = [:]

    mutating func add(_ finding: RTFFinding, at offset: Int, count: Int = 1) {
        let known = found[finding] ?? (0, offset)
        found[finding] = (known.count + count, min(known.offset, offset))
    }
}

/// Kinds of things that are left out of a document, or read by guess.
enum RTFFinding: String, CaseIterable {
    case hiddenText = "hidden-text"
    case deletedText = "deleted-text"
    case annotation = "annotation"
    case pictureFormat = "picture-format"
    case missingAttachment = "missing-attachment"
    case internalLink = "internal-link"
    case nestedTable = "nested-table"
    case guessedHeading = "guessed-heading"
    case guessedList = "guessed-list"
    case guessedQuote = "guessed-quote"
    case guessedCode = "guessed-code"
    case guessedTableHeader = "guessed-table-header"
}
