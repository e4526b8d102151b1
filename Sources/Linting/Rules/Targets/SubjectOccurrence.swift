// A place where a document holds a subject of the target table.

import DocumentModel
import TargetTable

/// A place of an attribute or a construct in a document.
struct SubjectOccurrence: Hashable {
    var subject: SubjectID
    /// The bytes of the file: the construct, or the first line of a block.
    var range: Range<Int>
    var block: BlockIndex
    /// Whether the document has it as a custom attribute, under the raw name of one that the table knows.
    var isCarried = false
}

extension SubjectID {
    /// Subjects that belong to a file as a whole: their first place is enough.
    static let ofWholeFile = SubjectSet([
        .paragraphBreak, .softBreak, .listDelimiter, .listSpacing, .emptyParagraph, .document,
    ])

    /// Subjects that go with another one: where a target loses that, saying so again helps nobody.
    static let companions: [SubjectID: [SubjectID]] = [
        .listDelimiter: [.unorderedList, .orderedList], .listSpacing: [.unorderedList, .orderedList],
        .orderedListStart: [.orderedList], .codeBlockLanguage: [.codeBlock], .tableAlignment: [.table],
        .linkTitle: [.link], .imageTitle: [.image, .inlineImage], .strongEmphasis: [.strong, .emphasis],
        .styledLinkText: [.link],
    ]

    /// Subjects that no reader is meant to see: that they are left out is worth no more than a note.
    static let unseen: Set<SubjectID> = [
        .linkReferenceDefinition, .attributeDefinition, .comment, .frontMatter, .listDelimiter, .listSpacing,
        .foundationMarkdownSourcePosition,
    ]

    /// What the attributes of a run that are no members of the model are in the table, by raw name.
    static let byAttributeName: [String: SubjectID] = {
        var found: [String: SubjectID] = [:]
        for subject in TargetTable.subjects {
            for key in subject.attribute?.keys ?? [] where found[key] == nil { found[key] = subject.id }
        }
        return found
    }()

    /// The name of the subject in a sentence, with its article, such as `a heading`.
    var phrase: String {
        switch self {
        case .paragraphBreak: return "a paragraph break"
        case .emphasis: return "emphasis (italic)"
        case .strong: return "strong emphasis (bold)"
        case .strongEmphasis: return "strong emphasis with emphasis"
        case .strikethrough: return "strikethrough"
        case .styledLinkText: return "marks in the text of a link"
        case .inlineHTML: return "inline HTML"
        case .math: return "mathematics"
        case .frontMatter: return "front matter"
        case .hiddenText: return "hidden text"
        case .document: return "the structure of the document"
        case .codeBlockLanguage: return "the language of a code block"
        case .orderedListStart: return "the first number of a list"
        case .listSpacing: return "blank lines between list items"
        case .tableAlignment: return "the alignment of columns"
        case .image: return "an image"
        case .linkReferenceDefinition: return "an unused link definition"
        case .attributeDefinition: return "an unused attribute definition"
        case .wikiLink: return "a wiki link"
        case .foundationLanguageIdentifier: return "the language of text"
        case .kitFont: return "a font"
        case .kitForegroundColor: return "a text colour"
        case .kitBackgroundColor: return "a background colour"
        case .kitUnderlineStyle: return "an underline"
        case .kitUnderlineColor: return "the colour of an underline"
        case .kitStrikethroughStyle: return "the style of a strikethrough"
        case .kitStrikethroughColor: return "the colour of a strikethrough"
        case .kitBaselineOffset: return "raised or lowered text"
        case .appKitSuperscript: return "superscript or subscript"
        default:
            let facts = TargetTable.subject(self)
            guard let construct = facts.construct else {
                return "the attribute " + (facts.attribute?.property ?? rawValue)
            }
            let name = construct.name.lowercased().replacingWord("html", with: "HTML")
            let isVowel = name.utf8.first.map { "aeiou".utf8.contains($0) } ?? false
            return (isVowel || name.hasPrefix("HTML") ? "an " : "a ") + name
        }
    }
}

extension String {
    /// The string with a word at its start replaced.
    fileprivate func replacingWord(_ word: String, with other: String) -> String {
        hasPrefix(word) ? other + dropFirst(word.count) : self
    }
}
