// Links to headings of the same page. Markdown has no ids: a heading is called by its text.

/// What headings are called in rendered Markdown: the text in small letters, with `-` for spaces and without
/// punctuation, and a number where a text comes again (GitHub's rule).
struct HeadingSlugs {
    private var counts: [String: Int] = [:]
    private var slugs: [ArraySlice<UInt8>: String] = [:]

    /// Names the next heading of the document.
    ///
    /// - Parameter identifier: The id that links call it by, if it has one.
    mutating func add(text: String, identifier: ArraySlice<UInt8>?) {
        var slug = Self.slug(of: text)
        let count = counts[slug, default: 0]
        counts[slug] = count + 1
        guard !slug.isEmpty, let identifier else { return }
        if count > 0 { slug += "-\(count)" }
        slugs[identifier] = slug
    }

    /// What a link to a heading leads to, `nil` for a link to anything else.
    func destination(for link: String) -> String? {
        guard link.utf8.first == UInt8(ascii: "#") else { return nil }
        return slugs[Array(link.utf8.dropFirst())[...]].map { "#" + $0 }
    }

    var isEmpty: Bool { slugs.isEmpty }

    private static func slug(of text: String) -> String {
        var slug = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                slug += "-"
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-"
                || scalar == "_"
            {
                slug += scalar.properties.lowercaseMapping
            }
        }
        return slug
    }
}
