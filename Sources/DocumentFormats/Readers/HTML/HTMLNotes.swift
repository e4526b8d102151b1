// What the reader tells a person: one diagnostic for each kind of thing, with its first place and how often.

import DocumentModel

/// A kind of thing that the HTML reader reports.
enum HTMLNote: Int, CaseIterable {
    case producer
    case scriptAddress, embedded, control, comment, nestedTable, layoutTable, tableSpan, cellBlock
    case redirect, definitionList, unreadableCharacters, depth, unknownEncoding, emptyParagraph
    case missingFile, encrypted, lostTask

    var severity: Diagnostic.Severity {
        switch self {
        case .scriptAddress, .embedded, .control, .comment, .nestedTable, .cellBlock, .unreadableCharacters,
            .unknownEncoding, .missingFile, .encrypted, .lostTask:
            return .warning
        case .producer, .layoutTable, .tableSpan, .redirect, .definitionList, .depth, .emptyParagraph:
            return .note
        }
    }

    var id: String {
        switch self {
        case .producer: return "html-producer"
        case .scriptAddress: return "script-address"
        case .embedded: return "embedded-media"
        case .control: return "form-control"
        case .comment: return "reviewer-comment"
        case .nestedTable: return "nested-table"
        case .layoutTable: return "layout-table"
        case .tableSpan: return "table-span"
        case .cellBlock: return "block-in-table-cell"
        case .redirect: return "redirected-link"
        case .definitionList: return "definition-list"
        case .unreadableCharacters: return "unreadable-bytes"
        case .depth: return "html-depth"
        case .unknownEncoding: return "unknown-encoding"
        case .emptyParagraph: return "empty-paragraph"
        case .missingFile: return "missing-attachment"
        case .encrypted: return "encrypted-text"
        case .lostTask: return "missing-task"
        }
    }

    var message: String {
        switch self {
        case .producer: return "The source was written by %; the habits of that program were undone."
        case .scriptAddress: return "An address runs a script; the link is left out, its text stays."
        case .embedded: return "A film, a sound or an embedded page is left out."
        case .control: return "A control of a form is left out."
        case .comment: return "A reviewer's comment is left out."
        case .nestedTable: return "A table inside a table cell became lines of that cell."
        case .layoutTable: return "A table that only places things on the page became the things it holds."
        case .tableSpan: return "A cell over several columns or rows became one cell; empty ones stand beside it."
        case .cellBlock: return "A list, quotation or code block in a table cell became lines of that cell."
        case .redirect: return "A link through a redirecting service became a link to its target."
        case .definitionList: return "A definition list became bold terms with paragraphs."
        case .unreadableCharacters: return "Bytes that the encoding does not allow became U+FFFD."
        case .depth: return "Elements are nested deeper than the limit; what is inside was attached further out."
        case .unknownEncoding: return "The source declares an encoding that is not known; it was read as another."
        case .emptyParagraph: return "An empty paragraph is left out."
        case .missingFile: return "A file that the text shows is not there."
        case .encrypted: return "An encrypted passage cannot be read; it is kept as a code block."
        case .lostTask: return "A place for tasks has none; what stood there in their stead is kept."
        }
    }
}

/// How often each kind of thing happened, and where first.
struct HTMLNoteTally {
    private var counts = [Int](repeating: 0, count: HTMLNote.allCases.count)
    private var offsets = [Int](repeating: 0, count: HTMLNote.allCases.count)

    mutating func add(_ note: HTMLNote, at offset: Int, count: Int = 1) {
        if counts[note.rawValue] == 0 || offset < offsets[note.rawValue] { offsets[note.rawValue] = offset }
        counts[note.rawValue] += count
    }

    /// The diagnostics in the order of their offsets.
    ///
    /// - Parameter producer: The name that stands for `%` in a message.
    func diagnostics(producer: String) -> [Diagnostic] {
        HTMLNote.allCases.filter { counts[$0.rawValue] > 0 }
            .sorted { (offsets[$0.rawValue], $0.rawValue) < (offsets[$1.rawValue], $1.rawValue) }
            .map { note in
                var message = note.message
                if let place = message.firstIndex(of: "%") { message.replaceSubrange(place...place, with: producer) }
                let count = counts[note.rawValue]
                if count > 1 { message = message.dropLast() + " (\(count) times)." }
                return Diagnostic(
                    severity: note.severity,
                    id: note.id,
                    message: message,
                    offset: offsets[note.rawValue]
                )
            }
    }
}
