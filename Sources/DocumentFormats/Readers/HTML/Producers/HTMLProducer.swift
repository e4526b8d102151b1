// Who wrote an HTML source, and what follows from it. Each program has habits that the standard does not
// know: a table says which of them are undone for whom.

/// The program that wrote an HTML source, as far as the source shows it.
enum HTMLProducer: String, CaseIterable {
    case googleDocsClipboard, googleDocsExport, googleSheets
    case wordDesktop, wordOnline, oneNote
    case appleNotes, cocoa
    case evernote, notion, libreOffice
    case generic

    /// The name for a person.
    var name: String {
        switch self {
        case .googleDocsClipboard: return "Google Docs (clipboard)"
        case .googleDocsExport: return "Google Docs (export)"
        case .googleSheets: return "Google Sheets"
        case .wordDesktop: return "Microsoft Word"
        case .wordOnline: return "Word Online"
        case .oneNote: return "OneNote"
        case .appleNotes: return "Apple Notes"
        case .cocoa: return "a Cocoa text view"
        case .evernote: return "Evernote"
        case .notion: return "Notion"
        case .libreOffice: return "LibreOffice"
        case .generic: return "an unknown program"
        }
    }

    /// The habits of this program.
    var habits: HTMLHabits {
        switch self {
        case .googleDocsClipboard, .googleDocsExport:
            return [.pageLook, .fontIsCode, .codeLines, .printedLayout, .spacesAsNoBreak, .plainItems, .levelLists]
        case .googleSheets: return [.pageLook, .plainItems]
        case .wordDesktop: return [.pageLook, .fontIsCode, .codeLines, .plainItems, .levelLists, .blankNoBreak]
        case .wordOnline: return [.pageLook, .fontIsCode, .codeLines, .plainItems, .levelLists, .blankNoBreak]
        case .oneNote: return [.pageLook, .fontIsCode, .codeLines, .plainItems, .blankNoBreak]
        case .appleNotes, .cocoa: return [.pageLook, .fontIsCode, .codeLines, .plainItems, .blankNoBreak]
        case .evernote: return [.pageLook, .fontIsCode, .plainItems, .blankNoBreak]
        case .notion: return [.pageLook, .plainItems, .levelLists]
        case .libreOffice: return [.pageLook, .fontIsCode, .codeLines, .plainItems, .blankNoBreak]
        case .generic: return []
        }
    }
}

/// What is particular about the HTML of a program.
struct HTMLHabits: OptionSet {
    let rawValue: UInt16

    /// Every span names its font, size and colour: that is the look of the page. Fonts and sizes are left
    /// out, and so are colours that are black or near it.
    static let pageLook = HTMLHabits(rawValue: 1)
    /// A font of fixed width is how the program marks code.
    static let fontIsCode = HTMLHabits(rawValue: 2)
    /// Code of several lines is several paragraphs in a font of fixed width.
    static let codeLines = HTMLHabits(rawValue: 4)
    /// The program writes no line ends, so those in a text are a printer's, with their indentation.
    static let printedLayout = HTMLHabits(rawValue: 8)
    /// No-break spaces stand for spaces that would collapse.
    static let spacesAsNoBreak = HTMLHabits(rawValue: 16)
    /// A paragraph in an item does not make a list loose.
    static let plainItems = HTMLHabits(rawValue: 32)
    /// The level of a list is said by the list, not by nesting.
    static let levelLists = HTMLHabits(rawValue: 64)
    /// A paragraph of a no-break space is an empty one.
    static let blankNoBreak = HTMLHabits(rawValue: 128)
}
