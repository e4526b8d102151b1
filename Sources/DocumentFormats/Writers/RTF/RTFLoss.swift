// What RTF output can lose, and the words for it.

/// The kinds of loss of the RTF writer.
enum RTFLoss: Int, LossKind {
    case image, imageTitle, alternateText, customAttribute, language
    case fontWeight, fontSize, strikethroughStyle, baselineOffset
    case controlCharacter, lineFeed, lateFrontMatter

    var index: Int { rawValue }

    var subject: String {
        switch self {
        case .image: return "image"
        case .imageTitle: return "image-title"
        case .alternateText: return "foundation.alternateDescription"
        case .customAttribute: return "custom-attribute"
        case .language: return "foundation.languageIdentifier"
        case .fontWeight, .fontSize: return "kit.font"
        case .strikethroughStyle: return "kit.strikethroughStyle"
        case .baselineOffset: return "kit.baselineOffset"
        case .controlCharacter: return "control-character"
        case .lineFeed: return "hard-break"
        case .lateFrontMatter: return "front-matter"
        }
    }

    var message: String {
        switch self {
        case .image: return "The picture of an image is not at hand; its description stands in its place."
        case .imageTitle: return "RTF has no titles of pictures; the title is left out."
        case .alternateText: return "An attached file has no description; it is left out."
        case .customAttribute: return "RTF has no attributes of this name; the text stays without."
        case .language: return "The language has no code in RTF; the text is in no particular language."
        case .fontWeight: return "RTF knows bold and not bold; the weight of the font is left out."
        case .fontSize: return "Font sizes are whole thousandths of a point; the size is rounded."
        case .strikethroughStyle:
            return "RTF strikes text through once or twice: a line comes back as the mark, and its style is left out."
        case .baselineOffset: return "RTF raises text by half points; the distance is rounded."
        case .controlCharacter: return "RTF cannot hold control characters; they are left out."
        case .lineFeed: return "A line feed in text is a line break in RTF."
        case .lateFrontMatter: return "Front matter that is not at the front is left out."
        }
    }
}
