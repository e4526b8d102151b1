// The targets that are formats. What the package itself writes is told as its writers do it.

extension Target {
    /// What a format is.
    static func format(_ id: TargetID) -> Target {
        switch id {
        case .markdownCommonMark:
            return make(id, "CommonMark", "CommonMark 0.31", "Markdown for readers without extensions.", "All of it.")
        case .markdownGFM:
            return make(
                id,
                "GitHub's Markdown",
                "GFM 0.29",
                "CommonMark with tables, strikethrough, tasks, bare addresses and footnotes.",
                "All of it, and GitHub's extensions."
            )
        case .markdownNotes:
            return make(
                id,
                "Markdown of note programs",
                "this package",
                "GitHub's Markdown with front matter, extended attributes and the spans of note programs: what the "
                    + "package reads and writes if not told otherwise.",
                "All of it, GitHub's extensions and those of note programs."
            )
        case .html:
            return make(
                id,
                "HTML",
                "HTML 5",
                "An HTML fragment as this package writes it: safe unless told otherwise.",
                "All blocks and inlines; raw HTML is left out in safe output."
            )
        case .rtf:
            return make(
                id,
                "RTF",
                "RTF 1.9.1",
                "Rich Text Format as this package writes it: for TextEdit, Word and LibreOffice, with words of its own "
                    + "for what RTF has none for.",
                "All of it: as looks for every reader, and by name for this package."
            )
        case .rtfCocoa:
            return Target(
                id,
                "RTF of Cocoa",
                .format,
                platforms: "macOS, iOS",
                since: "macOS 10.0, iOS 7",
                "RTF as Cocoa writes it from an NSAttributedString; not RTFD.",
                markdown: "None: fonts and paragraph styles must be made of intents first."
            )
        case .plainText:
            return make(
                id,
                "Plain text",
                "this package",
                "Text for people, laid out in lines, without markup.",
                "The text, with bullets, numbers, bars and addresses."
            )
        case .attributedJSON:
            return make(
                id,
                "AttributedString JSON",
                "this package",
                "The Codable form of AttributedString, with names of the package for what Foundation has none for.",
                "All of it."
            )
        default:
            return make(
                id,
                "Terminal",
                "ECMA-48; hyperlinks 2017",
                "Text for a terminal with styles (SGR) and hyperlinks (OSC 8).",
                "Styles, bars, boxes and hyperlinks."
            )
        }
    }

    private static func make(
        _ id: TargetID,
        _ name: String,
        _ since: String,
        _ summary: String,
        _ markdown: String
    ) -> Target {
        Target(id, name, .format, platforms: "any", since: since, summary, markdown: markdown)
    }
}
