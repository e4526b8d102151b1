// What HTML output can lose, and the words for it.

/// The kinds of loss of the HTML writer.
enum HTMLLoss: Int, LossKind {
    case htmlBlock, inlineHTML, link, image
    case frontMatter, comment, linkReferenceDefinition, attributeDefinition
    case unreferencedFootnote, undefinedFootnote
    case infoString, listDelimiter, bulletMarker
    case foregroundColor, backgroundColor, underlineColor, strikethroughColor
    case font, fontWeight, baselineOffset
    case controlCharacter

    var index: Int { rawValue }

    var subject: String {
        switch self {
        case .htmlBlock: return "html-block"
        case .inlineHTML: return "inline-html"
        case .link: return "link"
        case .image: return "image"
        case .frontMatter: return "front-matter"
        case .comment: return "comment"
        case .linkReferenceDefinition: return "link-reference-definition"
        case .attributeDefinition: return "attribute-definition"
        case .unreferencedFootnote, .undefinedFootnote: return "footnote"
        case .infoString: return "code-block-language"
        case .listDelimiter, .bulletMarker: return "list-delimiter"
        case .foregroundColor: return "kit.foregroundColor"
        case .backgroundColor: return "kit.backgroundColor"
        case .underlineColor: return "kit.underlineColor"
        case .strikethroughColor: return "kit.strikethroughColor"
        case .font, .fontWeight: return "kit.font"
        case .baselineOffset: return "kit.baselineOffset"
        case .controlCharacter: return "control-character"
        }
    }

    var message: String {
        switch self {
        case .htmlBlock: return "Raw HTML is left out; a comment stands in its place."
        case .inlineHTML: return "A raw HTML tag is left out; a comment stands in its place."
        case .link: return "The address could run a script or read a file; the link has none."
        case .image: return "The address could run a script or read a file; the image has none."
        case .frontMatter: return "Front matter has no place in an HTML fragment and is left out."
        case .comment: return "A comment is not shown and is left out."
        case .linkReferenceDefinition: return "A link reference definition that no link uses is left out."
        case .attributeDefinition: return "An attribute definition that no text uses is left out."
        case .unreferencedFootnote: return "A footnote that nothing refers to is left out."
        case .undefinedFootnote: return "The footnote is not defined; its label stands as text."
        case .infoString: return "Of the info string only the first word, the language, is kept."
        case .listDelimiter: return "HTML has no delimiter of list numbers; a period is read back."
        case .bulletMarker: return "HTML has no bullet characters; a hyphen is read back."
        case .foregroundColor: return "CSS has no such colour; the text has none, or one of another name."
        case .backgroundColor: return "CSS has no such colour; the text has no background, or one of another name."
        case .underlineColor:
            return "CSS has no such colour, or there is no line; the colour is left out, or has another name."
        case .strikethroughColor:
            return "CSS has no such colour; the line has that of the text, or one of another name."
        case .font: return "The size of the font is no number; it is left out."
        case .fontWeight: return "The weight of the font is read back as that of plain or of bold text."
        case .baselineOffset: return "The distance from the line is no number; it is left out."
        case .controlCharacter: return "HTML cannot hold NUL; U+FFFD stands in its place."
        }
    }
}
