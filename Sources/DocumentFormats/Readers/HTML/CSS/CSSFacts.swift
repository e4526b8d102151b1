// What style declarations say about an element, as far as a document can carry it.

import DocumentModel

/// The facts of one element's style; each is `nil` where nothing is declared.
struct CSSFacts: Equatable {
    /// 100 to 900.
    var weight: Int?
    var isItalic: Bool?
    /// Lines under and through the text; `none` declares that there are none.
    var lines: Lines?
    var lineStyle: TextStyle.LineStyle?
    var lineColor: TextStyle.Color?
    var baseline: TextStyle.Baseline?
    var whiteSpace: WhiteSpace?
    var display: Display?
    /// Whether the text is not to be seen.
    var isHidden: Bool?
    var color: TextStyle.Color?
    /// The colour behind the text; the inner `nil` is none.
    var background: TextStyle.Color??
    var family: String?
    /// Whether the first font named is one of fixed width.
    var isMonospaced: Bool?
    /// Whether the list of fonts ends in `monospace`.
    var endsInMonospace: Bool?
    /// In points.
    var fontSize: Double?
    var alignment: ColumnAlignment?
    /// Whether items have no marker.
    var hidesMarker: Bool?
    var office: OfficeFacts?
    var note: NoteFacts?

    struct Lines: OptionSet, Equatable {
        let rawValue: UInt8
        static let under = Lines(rawValue: 1)
        static let through = Lines(rawValue: 2)
    }

    /// How white space is treated (CSS Text 3, section 3).
    enum WhiteSpace: UInt8, Equatable {
        case collapse
        /// Kept as it is.
        case preserve
        /// Collapsed but for line ends.
        case preserveBreaks
    }

    enum Display: UInt8, Equatable {
        case inline, inlineBlock, block, listItem, table, tableRow, tableCell, contents
    }

    /// Declarations of Word.
    struct OfficeFacts: Equatable {
        /// `mso-list: l3 level2 lfo1`: the level from 1.
        var listLevel: Int?
        /// The list that the paragraph belongs to.
        var list: String?
        /// `mso-list: Ignore` around a marker, `mso-element: comment` and what else is not text.
        var isIgnored = false
        /// `mso-spacerun`, `mso-tab-count`: white space that stands for one space.
        var isSpace = false
        /// `mso-highlight`.
        var isHighlighted = false
        /// `mso-element: footnote-list` or `endnote-list`.
        var isFootnoteList = false
    }

    /// Declarations of note programs.
    struct NoteFacts: Equatable {
        var isCodeBlock = false
        var isHighlighted = false
        /// `--en-checked`.
        var isChecked: Bool?
        /// `--en-codeblockLanguage` or `--en-syntaxLanguage` of a code block, as one word.
        var codeLanguage: String?
        var isTaskGroup = false
        /// `--en-id`.
        var identifier: String?

        /// The identifier of the tasks that belong into an element.
        var taskGroup: String? { isTaskGroup ? identifier : nil }
    }

    /// Takes over what `other` declares.
    mutating func override(by other: CSSFacts) {
        weight = other.weight ?? weight
        isItalic = other.isItalic ?? isItalic
        lines = other.lines ?? lines
        lineStyle = other.lineStyle ?? lineStyle
        lineColor = other.lineColor ?? lineColor
        baseline = other.baseline ?? baseline
        whiteSpace = other.whiteSpace ?? whiteSpace
        display = other.display ?? display
        isHidden = other.isHidden ?? isHidden
        color = other.color ?? color
        background = other.background ?? background
        family = other.family ?? family
        isMonospaced = other.isMonospaced ?? isMonospaced
        endsInMonospace = other.endsInMonospace ?? endsInMonospace
        fontSize = other.fontSize ?? fontSize
        alignment = other.alignment ?? alignment
        hidesMarker = other.hidesMarker ?? hidesMarker
        office = other.office ?? office
        note = other.note ?? note
    }

    /// What a rule for all elements of a name may say. The rest of such rules is a page's theme, which says
    /// nothing about one text more than about another.
    var themeFacts: CSSFacts {
        var facts = CSSFacts()
        facts.isHidden = isHidden
        return facts
    }
}
