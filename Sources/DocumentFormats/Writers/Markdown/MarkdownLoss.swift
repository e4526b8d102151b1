// What Markdown cannot carry, and the words for it.

import DocumentModel
import TargetTable

/// The kinds of loss of the Markdown writer.
enum MarkdownLoss: Int, CaseIterable {
    case strikethrough, highlight, customAttribute, footnote, undefinedFootnote
    case language, hiddenText
    case underline, underlineTag, baselineTag, underlineColor, strikethroughStyle, strikethroughColor
    case foregroundColor, backgroundColor, font, superscript, baselineOffset
    case hardBreak, breakTag, softBreak, edgeBreak, emptyParagraph, emptyList, nulCharacter
    case listMarker, listNumber, listTightness, taskState, tableHeader, tableCells, table
    case codeSpanLineEnd, infoString, footnoteLabel, htmlBlock, inlineHTML, spaceBeforeHTML, htmlIndentation,
        mailAddress, frontMatter
    case wikiLink, embed, math, comment, containerFence, attributeDefinition, definitionPlace
    case linkOfVerbatim, mismatch

    /// The id of the attribute or construct in the target table.
    var subject: String {
        switch self {
        case .strikethrough: return "strikethrough"
        case .highlight: return "highlight"
        case .customAttribute: return "custom-attribute"
        case .footnote, .undefinedFootnote, .footnoteLabel: return "footnote"
        case .language: return "foundation.languageIdentifier"
        case .hiddenText: return "hidden-text"
        case .underline, .underlineTag: return "kit.underlineStyle"
        case .underlineColor: return "kit.underlineColor"
        case .strikethroughStyle: return "kit.strikethroughStyle"
        case .strikethroughColor: return "kit.strikethroughColor"
        case .foregroundColor: return "kit.foregroundColor"
        case .backgroundColor: return "kit.backgroundColor"
        case .font: return "kit.font"
        case .superscript, .baselineTag: return "appkit.superscript"
        case .baselineOffset: return "kit.baselineOffset"
        case .hardBreak, .breakTag, .edgeBreak: return "hard-break"
        case .softBreak: return "soft-break"
        case .emptyParagraph: return "empty-paragraph"
        case .emptyList: return "unordered-list"
        case .nulCharacter: return "control-character"
        case .listMarker: return "list-delimiter"
        case .listNumber: return "ordered-list"
        case .listTightness: return "list-spacing"
        case .taskState: return "task-list-item"
        case .tableHeader, .tableCells, .table: return "table"
        case .codeSpanLineEnd: return "code-span"
        case .infoString: return "code-block-language"
        case .htmlBlock: return "html-block"
        case .inlineHTML, .spaceBeforeHTML, .htmlIndentation: return "inline-html"
        case .mailAddress: return "bare-url"
        case .frontMatter: return "front-matter"
        case .wikiLink: return "wiki-link"
        case .embed: return "embed"
        case .math: return "math"
        case .comment: return "comment"
        case .containerFence: return "container-fence"
        case .attributeDefinition: return "attribute-definition"
        case .definitionPlace: return "link-reference-definition"
        case .linkOfVerbatim: return "link"
        case .mismatch: return "document"
        }
    }

    /// What happens, one sentence.
    var message: String {
        switch self {
        case .strikethrough: return "The text stays without its line through it."
        case .highlight: return "The text stays without highlight."
        case .customAttribute: return "The text stays without its custom attributes."
        case .footnote: return "CommonMark has no footnotes; the reference or definition stands as text."
        case .undefinedFootnote: return "The footnote is not defined; its label stands as text."
        case .language: return "Markdown has no language of text; it is left out."
        case .hiddenText: return "Hidden text is shown."
        case .underline: return "The text stays without its underline."
        case .underlineTag: return "Underline is written as raw HTML, and read back as that."
        case .baselineTag: return "Raised or lowered text is written as raw HTML, and read back as that."
        case .underlineColor: return "The colour of an underline is left out."
        case .strikethroughStyle: return "A strikethrough is one plain line."
        case .strikethroughColor: return "The colour of a strikethrough is left out."
        case .foregroundColor: return "The text stays without its colour."
        case .backgroundColor: return "The text stays without its background."
        case .font: return "The text stays without its font."
        case .superscript: return "Raised or lowered text stands on the line."
        case .baselineOffset: return "Raised or lowered text stands on the line."
        case .hardBreak: return "A line break in a heading or a table cell is a space."
        case .breakTag: return "A line break is written as raw HTML, and read back as that."
        case .softBreak: return "A line end that cannot stand here is a space or is left out."
        case .edgeBreak: return "A line break at the end of a block is left out."
        case .emptyParagraph: return "An empty paragraph has no spelling and is left out."
        case .emptyList: return "A list without items has no spelling and is left out."
        case .nulCharacter: return "A NUL is written as U+FFFD."
        case .listMarker: return "The marker of a list is another one, to keep it apart from the list before it."
        case .listNumber: return "A number in a list is another one: Markdown counts from the first."
        case .listTightness: return "The blank lines between the items of a list are others than before."
        case .taskState: return "CommonMark has no task items; the box stands as text."
        case .tableHeader: return "A table without a header row has an empty one."
        case .tableCells: return "The rows of a table are filled up with empty cells to the same number."
        case .table: return "CommonMark has no tables; the rows stand as lines of text."
        case .codeSpanLineEnd: return "A line end in a code span is a space."
        case .infoString: return "The info string of a code block is on one line."
        case .footnoteLabel: return "The label of a footnote is spelled without spaces and brackets."
        case .htmlBlock: return "What is marked as a block of raw HTML is none, and stands as code."
        case .inlineHTML: return "What is marked as raw HTML is none and stands as text."
        case .spaceBeforeHTML: return "A space stands before raw HTML that would begin a block."
        case .htmlIndentation: return "White space at the start of a line inside raw HTML is left out."
        case .mailAddress: return "A mail address in the text becomes a link."
        case .frontMatter: return "This Markdown dialect has no front matter; it is left out."
        case .wikiLink, .embed, .math, .comment, .containerFence, .attributeDefinition:
            return "The source of a span or block stands as it is; this dialect reads it as text."
        case .definitionPlace: return "A link definition inside another block is read back outside of it."
        case .linkOfVerbatim: return "A span that is a link itself does not stand in another one."
        case .mismatch: return "This block is read back in another way than it stood."
        }
    }

    /// The source of a span that the dialect does not have.
    init(_ span: VerbatimSpan) {
        switch span {
        case .wikiLink: self = .wikiLink
        case .embed: self = .embed
        case .math: self = .math
        case .comment: self = .comment
        }
    }

    /// The source of a block that the dialect does not have; `nil` for one that every dialect has.
    init?(_ block: VerbatimBlock) {
        switch block {
        case .linkReferenceDefinition: return nil
        case .attributeDefinition: self = .attributeDefinition
        case .math: self = .math
        case .comment: self = .comment
        case .containerFence: self = .containerFence
        }
    }

    /// What of an attribute set cannot be written.
    static func kinds(of attributes: InlineAttributes, options: WriteOptions) -> [MarkdownLoss] {
        var found: [MarkdownLoss] = []
        let intents = attributes.intents
        if options.dialect == .commonmark {
            if intents.contains(.strikethrough) { found.append(.strikethrough) }
            if attributes.footnoteReference != nil { found.append(.footnote) }
        }
        if options.dialect != .notes {
            if intents.contains(.highlight) { found.append(.highlight) }
            if !attributes.custom.isEmpty { found.append(.customAttribute) }
            if let span = attributes.verbatim { found.append(MarkdownLoss(span)) }
        }
        if attributes.language != nil { found.append(.language) }
        if let style = attributes.style { found += kinds(of: style, options.markdown) }
        return found
    }

    private static func kinds(of style: TextStyle, _ spelling: MarkdownStyle) -> [MarkdownLoss] {
        var found: [MarkdownLoss] = []
        if style.underline != nil { found.append(spelling.allowsInlineHTML ? .underlineTag : .underline) }
        if style.underlineColor != nil { found.append(.underlineColor) }
        if style.strikethrough != nil { found.append(.strikethroughStyle) }
        if style.strikethroughColor != nil { found.append(.strikethroughColor) }
        if style.foregroundColor != nil { found.append(.foregroundColor) }
        if style.backgroundColor != nil { found.append(.backgroundColor) }
        if style.font != TextStyle.FontFacts() { found.append(.font) }
        switch style.baseline {
        case .superscript?, .subscript?: found.append(spelling.hasBaselineTags ? .baselineTag : .superscript)
        case .offset?: found.append(.baselineOffset)
        case nil: break
        }
        if style.isHidden { found.append(.hiddenText) }
        return found
    }
}

/// How often each kind of loss happened, and where first.
struct MarkdownLossTally {
    private var counts = [Int](repeating: 0, count: MarkdownLoss.allCases.count)
    private var firstBlocks = [BlockIndex](repeating: 0, count: MarkdownLoss.allCases.count)

    mutating func add(_ kind: MarkdownLoss, block: BlockIndex, count: Int = 1) {
        let index = kind.rawValue
        if counts[index] == 0 || firstBlocks[index] > block { firstBlocks[index] = block }
        counts[index] += count
    }

    /// The losses in the order of their first places.
    func losses(in document: AttributedDocument) -> [Loss] {
        MarkdownLoss.allCases.filter { counts[$0.rawValue] > 0 }
            .sorted { (firstBlocks[$0.rawValue], $0.rawValue) < (firstBlocks[$1.rawValue], $1.rawValue) }
            .map { kind in
                let block = firstBlocks[kind.rawValue]
                let isInside = document.blocks.indices.contains(block)
                return Loss(
                    subject: kind.subject,
                    message: kind.message,
                    block: isInside ? block : nil,
                    sourceOffset: isInside ? document.blocks[block].source?.offsets.lowerBound : nil,
                    count: counts[kind.rawValue]
                )
            }
    }
}
