// The rules for texts in Swift source that SwiftUI shows.

/// The rules for string literals of Swift.
enum SwiftTextRule {
    static let all = [block, picture, html, marker, linkSpace, plainString]

    private static func source(_ expression: String) -> Rule.Example {
        Rule.Example("View.swift", "let view = \(expression)\n")
    }

    static let block = Rule(
        "swift-text-block",
        .warning,
        "a localised text has a heading, list, quote, table or block of code",
        reason: """
            SwiftUI parses the text of a view as inline Markdown: a line that begins with `# `, `- ` or `> ` shows \
            just that. Use a view for each part.
            """,
        bad: [source(##"Text("# Welcome")"##)],
        good: [source(#"Text("Welcome").font(.title)"#)]
    )

    static let picture = Rule(
        "swift-text-picture",
        .warning,
        "a localised text has a picture",
        reason: "Of a picture in Markdown SwiftUI shows the description alone. Use `Image`, also inside of `Text`.",
        bad: [source(#"Text("Tap ![the gear](gear)")"#)],
        good: [source(#"Text("Tap \(Image(systemName: "gear"))")"#)]
    )

    static let html = Rule(
        "swift-text-html",
        .warning,
        "a localised text has an HTML tag",
        reason: "SwiftUI does not interpret HTML: readers see the tag.",
        bad: [source(#"Text("Keep it <b>short</b>")"#)],
        good: [source(#"Text("Keep it **short**")"#)]
    )

    static let marker = Rule(
        "swift-text-marker",
        .error,
        "markers of a localised text mark nothing",
        reason: """
            A marker with a space inside, or with punctuation inside and a letter outside, is text: readers see the \
            asterisks.
            """,
        repair: .suggested,
        bad: [source(#"Text("Press ** Save ** now")"#)],
        good: [source(#"Text("Press **Save** now")"#)]
    )

    static let linkSpace = Rule(
        "swift-text-link-space",
        .error,
        "a space breaks a link of a localised text",
        reason: "Between `]` and `(` there must be no space: readers see brackets and address, and nothing can be tapped.",
        repair: .suggested,
        bad: [source(#"Text("Read the [terms] (https://example.com)")"#)],
        good: [source(#"Text("Read the [terms](https://example.com)")"#)]
    )

    static let plainString = Rule(
        "swift-string-markup",
        .warning,
        "a localised `String` has markup, which a `String` cannot hold",
        reason: """
            `String(localized:)` does not parse Markdown: readers see the markers. Use `AttributedString(localized:)`, \
            or `LocalizedStringResource` with `Text`.
            """,
        bad: [source(#"String(localized: "Tap **Save**")"#)],
        good: [source(#"AttributedString(localized: "Tap **Save**")"#)]
    )
}
