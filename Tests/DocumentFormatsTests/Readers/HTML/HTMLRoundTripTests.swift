import DocumentFormats
import DocumentModel
import TestSupport
import Testing

/// What is read back from the HTML of a document.
private func readBack(_ document: AttributedDocument, _ options: WriteOptions = WriteOptions()) throws
    -> AttributedDocument
{
    let written = HTMLWriter().write(document, options: options)
    return try HTMLReader().read(written.bytes, options: ReadOptions()).document
}

private func document(ofMarkdown markdown: String) throws -> AttributedDocument {
    try MarkdownReader().read(Array(markdown.utf8), options: ReadOptions()).document
}

@Suite struct HTMLRoundTripTests {
    @Test(
        "Markdown comes back from its HTML as it was",
        arguments: [
            "a *b **c*** `d` ~~e~~ ==f== [g](h \"i\") ![j](k \"l\")\n",
            "soft\nbreak\\\nhard\n", "[](a)\n", "x ^[b](rainbow: 'extreme', n: {a: [1, true]}) y\n",
            "see [[Note|alias]] and ![[file]] and $x < y$\n", "$$\na < b\n$$\n", "::: name\n\ntext\n\n:::\n",
            "- [ ] open\n- [x] done\n  1. one\n  2. two\n", "3. three\n4. four\n", "- a\n\n  b\n- c\n",
            "- - a\n- b\n- - c\n",
            "- a\n- - b\n", "- a\n-\n- b\n", "> a\n>\n> > b\n>\n> - c\n", ">\n", "# a\n\n#\n\nb\n---\n",
            "| a | b | c |\n| :-- | :-: | --: |\n| `d` | *e* | |\n", "```swift\n  let a = 1\n\n```\n", "    code\n",
            "***\n", "a[^1] b[^x y] c[^1]\n\n[^1]: one\n\n    two\n\n[^x y]: three\n", "&#32;&nbsp;a&nbsp;\n",
            "a `` ` `` ` b`\n",
            "`a  b`\n", "**a**b*c*\n", "<https://x.y/?a=1&b=2>\n", "[a](</b c(d>)\n",
        ]
    )
    func comesBack(markdown: String) throws {
        let document = try document(ofMarkdown: markdown)
        #expect(HTMLWriter().write(document, options: WriteOptions()).losses == [])
        let back = try readBack(document)
        #expect(HTMLProjection.of(back).dump() == HTMLProjection.of(document).dump())
    }

    @Test("Looks that Markdown has no mark for come back", arguments: Self.looks)
    func lookComesBack(look: TextStyle) throws {
        let document = makeParagraph([
            ("a ", InlineAttributes()), ("b", styled { $0 = look }), (" c", InlineAttributes()),
        ])
        #expect(try readBack(document).dump() == document.dump())
    }

    private static let looks: [TextStyle] = {
        let changes: [(inout TextStyle) -> Void] = [
            { $0.underline = .single }, { $0.underline = .wavy },
            {
                $0.underline = .thick
                $0.underlineColor = .rgba(red: 1, green: 2, blue: 3, alpha: 255)
            },
            { $0.strikethrough = .single }, { $0.strikethrough = .double },
            { $0.baseline = .superscript }, { $0.baseline = .subscript }, { $0.baseline = .offset(points: 2.5) },
            { $0.foregroundColor = .rgba(red: 255, green: 0, blue: 16, alpha: 255) },
            { $0.foregroundColor = .rgba(red: 255, green: 0, blue: 16, alpha: 51) },
            { $0.foregroundColor = .named("labelcolor") },
            { $0.backgroundColor = .rgba(red: 255, green: 255, blue: 0, alpha: 255) },
            { $0.font.family = "It's \\ \"x\", y" }, { $0.font.isMonospaced = true }, { $0.font.size = 12.5 },
            {
                $0.font.family = "Menlo"
                $0.font.isMonospaced = true
                $0.font.weight = 300
            },
            { $0.isHidden = true },
        ]
        return changes.map { change in
            var style = TextStyle()
            change(&style)
            return style
        }
    }()

    @Test func `language, an empty paragraph and an empty quotation come back`() throws {
        var german = InlineAttributes()
        german.language = "de"
        let document = makeDocument {
            $0.addParagraph([("hallo", german)])
            $0.add(.paragraph)
            $0.add(.blockQuote)
            $0.add(.unorderedList(marker: .hyphen, isTight: true)) {
                $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph) }
            }
        }
        #expect(try readBack(document).dump() == document.dump())
    }

    @Test func `a whole page holds the document of the fragment`() throws {
        let document = try document(ofMarkdown: "# A & *b*\n\n> `c` ==d==\n\n| e |\n| - |\n| f |\n\n```\ng\n```\n")
        var options = WriteOptions()
        options.isStandalone = true
        let page = HTMLWriter().write(document, options: options)
        #expect(page.string.hasPrefix("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"))
        #expect(page.string.contains("<title>A &amp; b</title>"))
        #expect(try readBack(document, options).dump() == document.dump())
    }

    @Test func `raw HTML that passes through becomes the marks that it says`() throws {
        let document = try document(ofMarkdown: "H<sub>2</sub>O <b>bold</b> <kbd>Esc</kbd> <u>line</u>\n")
        var options = WriteOptions()
        options.rawHTML = .pass
        #expect(
            try readBack(document, options).dump() == """
                paragraph
                  "H"
                  "2" subscript
                  "O "
                  "bold" strong
                  " "
                  "Esc" code
                  " "
                  "line" underline=single

                """
        )
    }
}

@Suite(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
struct HTMLCorpusRoundTripTests {
    /// Sources in which raw HTML stands between two lines of text: where it is left out, they run together.
    private static let joined: Set<String> = ["commonmark-187", "spec-156"]

    @Test func `Markdown of the corpora comes back from its HTML, but for what is reported as lost`() throws {
        let examples = Corpora.commonMark + Corpora.gitHub
        let sources =
            examples.map { ($0.id, Array($0.markdown.utf8)) } + Corpora.realWorld.map { ($0.name, $0.bytes) }
        #expect(sources.count == 1759)
        for (name, bytes) in sources where !Self.joined.contains(name) {
            let read = try MarkdownReader().read(bytes, options: ReadOptions(invalidUTF8: .replace)).document
            let back = try readBack(read)
            let expected = HTMLProjection.of(read)
            let difference = expected.firstDifference(from: HTMLProjection.of(back))
            #expect(difference == nil, "\(name)")
        }
    }

    @Test func `a second pass through HTML keeps every byte`() throws {
        for file in Corpora.realWorld {
            let read = try MarkdownReader().read(file.bytes, options: ReadOptions(invalidUTF8: .replace)).document
            let first = HTMLWriter().write(try readBack(read), options: WriteOptions())
            let again = try HTMLReader().read(first.bytes, options: ReadOptions()).document
            #expect(HTMLWriter().write(again, options: WriteOptions()).bytes == first.bytes, "\(file.name)")
        }
    }
}
