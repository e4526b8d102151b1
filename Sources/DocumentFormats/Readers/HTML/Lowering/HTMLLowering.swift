// The walk over the tree of HTML. It keeps the block and the state of the text at hand; what an element does
// to both is in the extensions.

import DocumentModel
import HTMLParsing

/// Lowers a tree of HTML to a draft of a document.
struct HTMLLowering {
    let document: HTMLDocument
    let survey: HTMLSurvey
    let names: ElementNames
    let producer: HTMLProducer
    let habits: HTMLHabits
    let footnotes: FootnotePairs
    var styles: StyleReader
    var states = TextStateTable()
    var draft = HTMLDraft()
    var notes = HTMLNoteTally()
    /// What belongs to a note of Evernote.
    var companion: NoteCompanion?

    /// The block that blocks go into.
    var container: DraftIndex = 0
    /// The leaf that text goes into, -1 if none is open.
    var leaf: DraftIndex = -1
    /// What the next leaf will be.
    var leafKind = DraftKind.paragraph(isElement: false)
    var state = TextState()
    /// The number of `state`, once it is known.
    var stateNumber: Int32 = -1
    var pending = PendingSpace.none
    var stack: [Frame] = []
    /// The tables around, the innermost last; -1 before the first row.
    var openTables: [DraftIndex] = []
    /// Whether the innermost table only places things on the page.
    var isLayoutTable = false
    /// Whether text goes into a code block as it is.
    var isPreformatted = false
    /// Whether line ends between elements of a code block are the printer's.
    var hasLineElements = false
    /// Whether items are tasks unless they say otherwise.
    var isTaskList = false
    /// The list of the Word item at hand.
    var officeList: DraftIndex = -1
    /// The ids of headings, by the block that each will be.
    var headingIdentifiers: [DraftIndex: ArraySlice<UInt8>] = [:]
    /// Whether a line of the code block has ended without a line end in the text.
    var owesCodeLineEnd = false
    /// The list that stands for items outside a list.
    var implicitList: DraftIndex = -1
    /// Where the element at hand stands in the source.
    var sourceOffset = 0

    /// White space that has been seen and is written before the next text, if there is any.
    enum PendingSpace {
        case none
        case space(Int32)
        case softBreak(Int32)
    }

    /// What has to be restored when an element ends.
    struct Frame {
        enum Ending {
            case inline, block, table, quotation, preformatted
            /// A heading or paragraph that leaves a trace even when it is empty.
            case emptyHeading(level: Int)
            case blankParagraph
        }

        var ending: Ending
        var state: TextState
        var container: DraftIndex
        var leafKind: DraftKind
        var isLayoutTable: Bool
        var isTaskList: Bool
        /// How many blocks there were.
        var blockCount: Int
        var restoresContainer = true
    }

    init(_ document: HTMLDocument, producer: HTMLProducer, limits: ReadLimits, byteCount: Int) {
        self.document = document
        self.producer = producer
        habits = producer.habits
        names = ElementNames(document)
        survey = HTMLSurvey(document)
        footnotes = FootnotePairs(document, survey, names: names)
        var sheet = CSSStyleSheet()
        for element in survey.styleElements {
            guard let text = document[element].firstChild else { continue }
            sheet.add(document.data(of: text)) { name in
                document.name(spelled: String(decoding: name, as: UTF8.self))
            }
        }
        let work = Double(byteCount) * 32 * limits.maximumExcessWorkPerByte + 1_000_000
        styles = StyleReader(document, sheet: sheet, maximumWork: Int(min(work, 1e15)))
        draft.text.reserveCapacity(survey.textByteCount)
        draft.pieces.reserveCapacity(document.nodes.count / 2)
        draft.blocks.reserveCapacity(document.nodes.count / 4)
    }

    /// Walks the whole tree.
    ///
    /// - Throws: `ReadError.tooExpensive` when comparing selectors takes more work than allowed.
    mutating func lower() throws(ReadError) {
        let root = document.root
        var current = root
        while true {
            let node = document[current]
            var isOpen = false
            switch node.kind {
            case .text: appendText(of: current)
            case .element:
                sourceOffset = node.sourceOffset
                isOpen = enter(current, node)
                if styles.remainingWork <= 0 {
                    throw .tooExpensive(pattern: "matching the selectors of the style sheet", offset: sourceOffset)
                }
            case .document, .fragment:
                push(.inline)
                isOpen = true
            case .documentType, .templateContents, .comment: break
            }
            if isOpen {
                if let child = node.firstChild {
                    current = child
                    continue
                }
                leave()
            }
            while true {
                if current == root { return }
                if let sibling = document[current].nextSibling {
                    current = sibling
                    break
                }
                guard let parent = document[current].parent else { return }
                current = parent
                leave()
            }
        }
    }

    // MARK: Frames

    mutating func push(_ ending: Frame.Ending) {
        stack.append(
            Frame(
                ending: ending,
                state: state,
                container: container,
                leafKind: leafKind,
                isLayoutTable: isLayoutTable,
                isTaskList: isTaskList,
                blockCount: draft.blocks.count
            )
        )
    }

    mutating func setState(_ new: TextState) {
        guard new != state else { return }
        state = new
        stateNumber = -1
    }

    private mutating func leave() {
        guard let frame = stack.popLast() else { return }
        switch frame.ending {
        case .inline: break
        case .quotation: appendContent("\u{201D}".utf8)
        case .block: endLine()
        case .table:
            endLine()
            openTables.removeLast()
        case .preformatted: closePreformatted()
        case .emptyHeading(let level):
            closeLeaf()
            if draft.blocks.count == frame.blockCount { addLeaf(.heading(level: level)) }
        case .blankParagraph:
            endLine()
            if draft.blocks.count == frame.blockCount, !isPreformatted { addLeaf(.blank) }
        }
        setState(frame.state)
        if frame.restoresContainer { container = frame.container }
        leafKind = frame.leafKind
        isLayoutTable = frame.isLayoutTable
        isTaskList = frame.isTaskList
    }

    /// Ends the line that a block element stands on: a leaf, or a line of a code block.
    mutating func endLine() {
        if isPreformatted {
            endCodeLine()
        } else {
            closeLeaf()
        }
    }

    /// Adds a leaf without text.
    mutating func addLeaf(_ kind: DraftKind) {
        let parent = parentForBlock()
        _ = draft.addBlock(kind, in: parent, sourceOffset: sourceOffset)
    }

    /// The block that a new block goes into: in a list, its last item.
    mutating func parentForBlock() -> DraftIndex {
        switch draft.blocks[container].kind {
        case .list:
            let last = draft.blocks[container].last
            if last >= 0 { return last }
            return draft.addBlock(.item(value: nil, task: nil), in: container, sourceOffset: sourceOffset)
        case .table, .row:
            return max(draft.blocks[container].parent, 0)
        default: return container
        }
    }
}
