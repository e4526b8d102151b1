import AttributedMarkdown
import Foundation
import Testing

@Suite("Documents as attributed text and back")
struct DocumentConversionTests {
    private static func document(_ source: String) throws -> AttributedDocument {
        try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
    }

    @Test(
        "Attributed text holds all that a document holds",
        arguments: [
            "---\ntitle: x\n---\n\ntext", "- [x] done\n- [ ] open", "3) a\n4) b\n\ntext", "* a\n\n* b",
            "a[^1]\n\n[^1]: note",
            "==high== and [[wiki]] and $x$ and %%c%%", "a **b *c*** ~~d~~ `e`", "[a **b**](</x y> 't')",
            "![](i.png) ![alt](j.png \"t\")![alt](j.png \"t\")", "[](https://x.com)",
            "^[a](rainbow: 'x', o: {p: [1, null]})",
            "| a | b |\n|:--|--:|\n| | c |", "> a\n\n> b", "```swift\nx\n```\n\n```\n```", "<div>\n\n<p>\n",
            "a\\\nb\nc  \nd",
            "#\n\n##\n\ntext", "$$\nx\n$$\n\n::: note\ntext\n:::", "[unused]: https://x.com\n\ntext",
            "text\n\n1.\n2. b",
            "http://🍄.ga/ and <https://e.com?q=\"x\">", "-\n- a",
        ]
    )
    func roundTrip(_ source: String) throws {
        let document = try Self.document(source)
        let back = try AttributedDocument(try AttributedString(document))
        #expect(back.dump() == document.dump())
        #expect(back == document)
    }

    @Test("The look of text stays without a scope that knows it")
    func style() throws {
        for baseline in [TextStyle.Baseline.superscript, .subscript, .offset(points: 2)] {
            var attributes = InlineAttributes()
            var style = TextStyle()
            style.underline = .double
            style.baseline = baseline
            style.foregroundColor = .rgba(red: 1, green: 2, blue: 3, alpha: 255)
            style.font.family = "Menlo"
            attributes.style = style
            var builder = DocumentBuilder()
            builder.openBlock(.paragraph)
            builder.append("a", attributes: attributes)
            let document = builder.finish()
            let back = try AttributedDocument(try AttributedString(document))
            #expect(back.dump() == document.dump())
        }
    }

    @Test("Marks, links and blocks are Foundation's attributes")
    func foundationAttributes() throws {
        let text = try AttributedString(try Self.document("# A *b* [c](https://x.com 't')"))
        #expect(
            runLines(text) == [
                "\"A \" blocks=header 1:1", "\"b\" intent=1 blocks=header 1:1", "\" \" blocks=header 1:1",
                "\"c\" link=https://x.com alt=t blocks=header 1:1",
            ]
        )
    }

    @Test("What Foundation has no attribute for is a fact under the package's name")
    func facts() throws {
        let text = try AttributedString(try Self.document("==a=="))
        let facts = try #require(text.runs.first?.attributedMarkdownInline)
        #expect(facts["highlight"] == .bool(true))
        #expect("\(facts)" == #"{"highlight":true}"#)
    }

    @Test("An address that was edited is the new one, not what it was before")
    func editedAddress() throws {
        var text = try AttributedString(try Self.document("[a](</x y>)"))
        #expect(try AttributedDocument(text) == Self.document("[a](</x y>)"))
        text.link = URL(string: "https://x.com")
        #expect(try AttributedDocument(text).dump().contains("link=\"https://x.com\""))
    }

    // MARK: Text of an editor

    @Test(
        "Text without blocks has a paragraph for each line",
        arguments: [
            ("", ""), ("a", "paragraph\n  \"a\"\n"), ("a\nb", "paragraph\n  \"a\"\nparagraph\n  \"b\"\n"),
            ("a\n\nb", "paragraph\n  \"a\"\nparagraph\nparagraph\n  \"b\"\n"),
        ]
    )
    func plain(_ string: String, _ dump: String) throws {
        #expect(try AttributedDocument(AttributedString(string)).dump() == dump)
    }

    @Test("Text of Foundation's parser becomes the blocks that it came from, labels of links without marks")
    func parsed() throws {
        let source =
            "# T\n\n- a\n  - [b *c*](https://x.com)\n\n> q\n\n| h |\n|---|\n| c |\n\n---\n\n```swift\nx\n```\n\n<div>\n"
        let text = try AttributedString(markdown: source)
        let expected = source.replacingOccurrences(of: "b *c*", with: "b c")
        #expect(try AttributedDocument(text).dump() == Self.document(expected).dump())
    }

    @Test("A relative address is resolved against the base that it knows")
    func base() throws {
        let text = try AttributedString(markdown: "[a](b.md)", baseURL: URL(string: "https://x.com/c/"))
        #expect(try AttributedDocument(text).dump() == "paragraph\n  \"a\" link=\"https://x.com/c/b.md\"\n")
    }

    // MARK: Scopes and losses

    @Test("Attributes of a scope become custom attributes by their names in Markdown, and come back")
    func scope() throws {
        var text = AttributedString("a")
        text.rainbow = .extreme
        text.size = .init(width: 1, height: 2)
        let document = try AttributedDocument(text, including: AppAttributes.self)
        #expect(
            document.dump()
                == "paragraph\n  \"a\" custom:\"rainbow\"=\"extreme\" custom:\"size\"={\"height\":2,\"width\":1}\n"
        )
        let back = try AttributedString(document, including: \.app)
        #expect(back.rainbow == .extreme)
        #expect(back.size == .init(width: 1, height: 2))
    }

    @Test("A custom attribute that the scope does not take is kept all the same")
    func foreignValues() throws {
        let document = try Self.document("^[a](rainbow: 'unheard of', other: 1)")
        let text = try AttributedString(document, including: AppAttributes.self)
        #expect(text.rainbow == nil)
        #expect(try AttributedDocument(text, including: AppAttributes.self) == document)
        let plain = try AttributedString(document)
        #expect(try AttributedDocument(plain) == document)
    }

    @Test("Attributes outside all scopes are lost and reported")
    func losses() throws {
        var text = AttributedString("a b c")
        let range = try #require(text.range(of: "b"))
        text[range].session = 1
        text[range].rainbow = .plain
        let plain = try text.importedDocument()
        #expect(plain.losses.map(\.subject) == ["custom.unscoped"])
        #expect(plain.losses.map(\.count) == [1])
        #expect(plain.document.dump() == "paragraph\n  \"a b c\"\n")
        text[range].session = nil
        #expect(try text.importedDocument(including: AppAttributes.self).losses.isEmpty)
        text[range].session = 1
        #expect(try text.importedDocument(including: AppAttributes.self).losses.map(\.count) == [1])
    }

    @Test("Attributes that are all kept are no loss")
    func noLosses() throws {
        var text = try AttributedString(
            markdown: "# a *b* [c](https://x.com)\n\n- d",
            options: .init(languageCode: "fr", appliesSourcePositionAttributes: true)
        )
        text += try AttributedString(try Self.document("==x== [[y]]"))
        #expect(try text.importedDocument().losses.isEmpty)
    }

    // MARK: Fonts

    struct FontAttribute: AttributedStringKey {
        typealias Value = String
        static let name = "test.font"
    }

    /// Reads traits out of a font's name, as an app reads them out of a font.
    struct NamedFonts: FontTraitsAdapter {
        func fontTraits(of attributes: AttributeContainer) -> FontTraits {
            guard let font = attributes[FontAttribute.self] else { return [] }
            var traits: FontTraits = []
            if font.contains("Bold") { traits.insert(.bold) }
            if font.contains("Italic") { traits.insert(.italic) }
            if font.contains("Mono") { traits.insert(.monospaced) }
            return traits
        }
    }

    @Test("Marks that live only in a font are understood through an adapter")
    func fonts() throws {
        var text = AttributedString("plain ")
        for (string, font) in [("bold", "X-Bold"), ("both", "X-BoldItalic"), ("code", "X-Mono"), ("none", "X")] {
            var run = AttributedString(string)
            run[FontAttribute.self] = font
            text += run
        }
        let document = try text.importedDocument(fontTraits: NamedFonts()).document
        #expect(
            document.dump() == """
                paragraph
                  "plain "
                  "bold" strong
                  "both" emphasis strong
                  "code" code
                  "none"

                """
        )
    }
}
