// The names of HTML tags that people write in texts.

import DocumentFormats

enum HTMLTagName {
    /// The name of a tag, in lower case.
    static func name(_ tag: ArraySlice<UInt8>) -> String? {
        let name = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIIAlphanumeric }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self).lowercased()
    }

    /// Whether a tag is one of HTML; `<name>` is not.
    static func isKnown(_ tag: ArraySlice<UInt8>) -> Bool { name(tag).map { names.contains($0) } ?? false }

    private static let names: Set<String> = [
        "a", "abbr", "b", "big", "blockquote", "br", "center", "code", "del", "div", "em", "font", "h1", "h2", "h3",
        "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q", "s", "small", "span",
        "strike", "strong", "sub", "sup", "table", "td", "th", "tr", "tt", "u", "ul",
    ]
}
