import AttributedMarkdown
import Foundation
import Testing

@Suite("Attributed text as Markdown")
struct MarkdownExportTests {
    @Test("An editor's text is Markdown with its marks and a paragraph for each line")
    func editor() throws {
        var text = AttributedString("Tea is never hot.\nReally.")
        let range = try #require(text.range(of: "never"))
        text[range].inlinePresentationIntent = .emphasized
        let link = try #require(text.range(of: "Really"))
        text[link].link = URL(string: "https://example.com")
        let export = try text.markdown()
        #expect(export.string == "Tea is *never* hot.\n\n[Really](https://example.com).\n")
        #expect(export.losses.isEmpty)
    }

    @Test(
        "What the parser makes of Markdown is written as the same Markdown",
        arguments: [
            "# Title\n", "a **b** *c* `d` ~~e~~\n", "- a\n- b\n", "1. a\n2. b\n", "> a\n", "```swift\nx\n```\n",
            "---\n", "![alt](i.png \"T\")\n", "[a](https://x.com \"T\")\n", "a  \nb\n", "one\ntwo\n",
            "| a | b |\n| --- | :-: |\n| c | d |\n", "<div>\n", "a <br> b\n", "https://example.com\n",
        ]
    )
    func sameMarkdown(_ source: String) throws {
        let markdown = try AttributedString(markdown: source).markdown().string
        #expect(try AttributedString(markdown: markdown) == AttributedString(markdown: source))
        if source != "a  \nb\n", !source.hasPrefix("|") { #expect(markdown == source) }
    }

    @Test("Attributes of a scope are written as extended attributes, by their names in Markdown")
    func scope() throws {
        var text = AttributedString("big")
        text.size = .init(width: 2, height: 1)
        let markdown = try text.markdown(including: \.app).string
        #expect(markdown == "^[big](size: {height: 1, width: 2})\n")
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        let back = try AttributedString(markdown: markdown, including: \.app, options: options)
        #expect(back.size == text.size)
    }

    @Test("What Markdown cannot hold is said")
    func losses() throws {
        var text = AttributedString("a")
        text.session = 1
        #expect(try text.markdown().losses.map(\.subject) == ["custom.unscoped"])
        text.session = nil
        text.languageIdentifier = "fr"
        #expect(try text.markdown().losses.count == 1)
    }

    @Test("Fonts are understood on the way to Markdown")
    func fonts() throws {
        var text = AttributedString("a")
        text[DocumentConversionTests.FontAttribute.self] = "X-BoldItalic"
        let options = MarkdownExportOptions(fontTraits: DocumentConversionTests.NamedFonts())
        #expect(try text.markdown(options: options).string == "***a***\n")
    }
}
