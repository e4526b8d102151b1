// What plain text and terminal output can lose, and the words for it.

/// The kinds of loss of the layout writers.
enum LayoutLoss: Int, LossKind {
    case heading, emphasis, strong, strikethrough, codeSpan, highlight
    case linkTitle, imageTitle, embeddedImage
    case language, customAttribute, hiddenText
    case underline, underlineColor, strikethroughStyle, strikethroughColor
    case foregroundColor, backgroundColor, font, superscript, baselineOffset
    case htmlBlock, inlineHTML, codeBlockLanguage
    case frontMatter, comment, linkReferenceDefinition, attributeDefinition, undefinedFootnote
    case controlCharacter

    var index: Int { rawValue }

    var subject: String { Self.words[rawValue].subject }

    var message: String { Self.words[rawValue].message }

    /// The words for each kind, in their order.
    private static let words: [(subject: String, message: String)] = [
        ("heading", "The text of a heading stays; that it is one, and its level, are not shown."),
        ("emphasis", "The text stays without emphasis."),
        ("strong", "The text stays without strong emphasis."),
        ("strikethrough", "The text stays and is not struck through."),
        ("code-span", "The text of a code span stays without its mark."),
        ("highlight", "The text stays without highlight."),
        ("link-title", "The title of a link is left out."),
        ("image-title", "The title of an image is left out."),
        ("image", "An image inside its own address is left out; its description stays."),
        ("foundation.languageIdentifier", "The language of the text is not shown."),
        ("custom-attribute", "The text stays without its custom attributes."),
        ("hidden-text", "Hidden text is left out."),
        ("kit.underlineStyle", "The text stays without its underline, or with a plain one."),
        ("kit.underlineColor", "The colour of an underline is not shown."),
        ("kit.strikethroughStyle", "The line through the text is not shown, or as a plain one."),
        ("kit.strikethroughColor", "The colour of a strikethrough is not shown."),
        ("kit.foregroundColor", "The text stays without its colour."),
        ("kit.backgroundColor", "The text stays without its background."),
        ("kit.font", "The text stays without its font."),
        ("appkit.superscript", "The text stays on the line."),
        ("kit.baselineOffset", "The text stays on the line."),
        ("html-block", "Raw HTML is left out."),
        ("inline-html", "Raw HTML tags are left out; the text between them stays."),
        ("code-block-language", "The info string of a code block is not shown."),
        ("front-matter", "Front matter is left out."),
        ("comment", "A comment is left out."),
        ("link-reference-definition", "A link reference definition that no link uses is left out."),
        ("attribute-definition", "An attribute definition that no text uses is left out."),
        ("footnote", "The footnote is not defined; its label stands as text."),
        ("control-character", "A control character is shown as a picture of it."),
    ]
}

/// A set of kinds of loss, as bits.
struct LayoutLossSet: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ loss: LayoutLoss) { rawValue = 1 << UInt32(loss.rawValue) }

    mutating func insert(_ loss: LayoutLoss) { formUnion(LayoutLossSet(loss)) }

    /// The kinds in the set, in their order.
    var members: [LayoutLoss] { LayoutLoss.allCases.filter { contains(LayoutLossSet($0)) } }
}
