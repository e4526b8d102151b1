// What the writer puts into a file so that the reader knows it again: names of styles, numbers of fonts and
// colours, bookmarks. Readers of other programs see ordinary styles and bookmarks.

import DocumentModel

/// Names and numbers that the RTF writer and the RTF reader agree on.
enum RTFVocabulary {
    /// How the generator property of the package's own files begins.
    static let generator = "AttributedMarkdown"
    /// How the bookmarks of footnotes begin.
    static let footnoteBookmark = "fn_"

    /// Fonts whose numbers have a meaning: that of all text, of code, and one of a single width.
    static let bodyFont: Int32 = 0
    static let codeFont: Int32 = 1
    static let monospacedFont: Int32 = 2
    /// The first font with a family of its own.
    static let firstNamedFont: Int32 = 3

    /// Colours whose numbers have a meaning: that of links and that of highlight.
    static let linkColor: Int32 = 1
    static let highlightColor: Int32 = 2

    /// The size of text in half points.
    static let bodySize = 24

    /// The size of a heading in half points.
    static func size(ofHeading level: Int) -> Int { [48, 36, 28, 24, 22, 20][max(1, min(level, 6)) - 1] }

    /// The markers of unordered lists by the last digit of a list's template number.
    static let bulletMarkers: [BulletMarker] = [.hyphen, .plus, .asterisk]

    /// The bookmark of a footnote: letters and digits of the label as they are, other bytes as `_` and two
    /// hexadecimal digits, because bookmarks of word processors hold nothing else.
    static func bookmark(ofLabel label: String) -> String { footnoteBookmark + encoded(label) }

    /// The label that a bookmark was made of, `nil` for a bookmark that was not.
    static func label(ofBookmark name: String) -> String? {
        guard name.hasPrefix(footnoteBookmark) else { return nil }
        return decoded(name.utf8.dropFirst(footnoteBookmark.utf8.count))
    }

    /// A text in letters, digits and underscores.
    static func encoded(_ text: String) -> String {
        var name = ""
        for byte in text.utf8 {
            let isPlain = byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
            if isPlain {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16)
                name += "_" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return name
    }

    /// The text that was encoded; `nil` for what `encoded` does not make.
    static func decoded(_ name: some Collection<UInt8>) -> String? {
        let bytes = Array(name)
        var text: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "_") else {
                text.append(bytes[index])
                index += 1
                continue
            }
            guard index + 2 < bytes.count, let high = hexDigitValue(bytes[index + 1]),
                let low = hexDigitValue(bytes[index + 2])
            else { return nil }
            text.append(high << 4 | low)
            index += 3
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Words of the names of character styles. A style whose name holds several means all of them.
enum RTFCharacterWord: String, CaseIterable {
    /// Strong text where all text is bold, as in headings.
    case strong = "Strong"
    case html = "HTML"
    /// Raw HTML that is a line break.
    case lineBreak = "Break"
    /// What stands there for text that there is none of, as in a link around nothing.
    case placeholder = "Placeholder"
    /// Code in a font of its own.
    case code = "Code"
    case wikiLink = "Wikilink"
    case embed = "Embed"
    case math = "Math"
    case comment = "Comment"

    init(_ span: VerbatimSpan) {
        switch span {
        case .wikiLink: self = .wikiLink
        case .embed: self = .embed
        case .math: self = .math
        case .comment: self = .comment
        }
    }

    var verbatimSpan: VerbatimSpan? {
        switch self {
        case .wikiLink: return .wikiLink
        case .embed: return .embed
        case .math: return .math
        case .comment: return .comment
        default: return nil
        }
    }
}
