import DocumentModel
import Testing

@testable import DocumentFormats

@Suite("Blocks in Markdown")
struct MarkdownWriterBlockTests {
    struct BlockCase: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var expected: String
        /// The subjects of the losses, in the order of their places.
        var losses: [String]
        var build: @Sendable (inout DocumentBuilder) -> Void

        init(
            _ name: String,
            _ expected: String,
            losses: [String] = [],
            _ build: @escaping @Sendable (inout DocumentBuilder) -> Void
        ) {
            testDescription = name
            self.expected = expected
            self.losses = losses
            self.build = build
        }
    }

    private static func bullets(
        _ marker: BulletMarker = .hyphen,
        isTight: Bool = true,
        _ texts: String...
    ) -> @Sendable (inout DocumentBuilder) -> Void {
        { builder in
            builder.add(.unorderedList(marker: marker, isTight: isTight)) { builder in
                for (index, text) in texts.enumerated() {
                    builder.add(.listItem(ordinal: index + 1, task: nil)) { $0.add(.paragraph, text) }
                }
            }
        }
    }

    static let cases: [BlockCase] = [
        BlockCase("Headings", "# A\n\n###### B\n\n##\n") {
            $0.add(.heading(level: 1), "A")
            $0.add(.heading(level: 6), "B")
            $0.add(.heading(level: 2))
        },
        BlockCase("A heading of two lines has a line below it", "a\\\nb\n---\n\nx\n") { builder in
            builder.add(.heading(level: 2)) {
                $0.append("a")
                $0.append("\n", attributes: marked(.hardBreak))
                $0.append("b")
            }
            builder.add(.paragraph, "x")
        },
        BlockCase("Below level 2 a break is a space", "### City 1907\n", losses: ["hard-break"]) { builder in
            builder.add(.heading(level: 3)) {
                $0.append("City")
                $0.append("\n", attributes: marked(.hardBreak))
                $0.append("1907")
            }
        },
        BlockCase(
            "Lists of one kind side by side have other markers",
            "- a\n\n* b\n\n- c\n",
            losses: ["list-delimiter"]
        ) {
            bullets(.hyphen, "a")(&$0)
            bullets(.hyphen, "b")(&$0)
            bullets(.hyphen, "c")(&$0)
        },
        BlockCase("A loose list", "- a\n\n- b\n") { bullets(.hyphen, isTight: false, "a", "b")(&$0) },
        BlockCase(
            "Numbers, indentation by marker width, code and lists inside",
            "10. t\n    ```\n    k\n    ```\n    - n\n\n0) z\n"
        ) { builder in
            builder.add(.orderedList(start: 10, delimiter: .period, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 10, task: nil)) { builder in
                    builder.add(.paragraph, "t")
                    builder.add(.codeBlock(info: ""), "k\n")
                    bullets(.hyphen, "n")(&builder)
                }
            }
            builder.add(.orderedList(start: 0, delimiter: .parenthesis, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 0, task: nil)) { $0.add(.paragraph, "z") }
            }
        },
        BlockCase(
            "Tasks, empty items, items that begin with other blocks",
            "- [ ] a\n- [x] b\n-\n- > q\n- ***\n- # h\n"
        ) { builder in
            builder.add(.unorderedList(marker: .hyphen, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 1, task: .open)) { $0.add(.paragraph, "a") }
                builder.add(.listItem(ordinal: 2, task: .done)) { $0.add(.paragraph, "b") }
                builder.add(.listItem(ordinal: 3, task: nil))
                builder.add(.listItem(ordinal: 4, task: nil)) { $0.add(.blockQuote) { $0.add(.paragraph, "q") } }
                builder.add(.listItem(ordinal: 5, task: nil)) { $0.add(.thematicBreak) }
                builder.add(.listItem(ordinal: 6, task: nil)) { $0.add(.heading(level: 1), "h") }
            }
        },
        BlockCase(
            "Text that would make an open task a done one begins below the box",
            "- [ ] # [&#120;]\n- [ ] \n  [#](<[x] #>)\n"
        ) { builder in
            builder.add(.unorderedList(marker: .hyphen, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 1, task: .open)) { $0.add(.paragraph, "# [x]") }
                builder.add(.listItem(ordinal: 2, task: .open)) { builder in
                    builder.openBlock(.paragraph)
                    var attributes = InlineAttributes()
                    attributes.link = Link(destination: "[x] #")
                    builder.append("#", attributes: builder.intern(attributes))
                    builder.closeBlock()
                }
            }
        },
        BlockCase(
            "A line of empty markers is no rule, and its list keeps the other marker",
            "* * +\n\n    + a\n",
            losses: ["list-delimiter"]
        ) { builder in
            builder.add(.unorderedList(marker: .asterisk, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 1, task: nil)) { builder in
                    builder.add(.unorderedList(marker: .asterisk, isTight: true)) { builder in
                        builder.add(.listItem(ordinal: 1, task: nil)) { builder in
                            builder.add(.unorderedList(marker: .asterisk, isTight: false)) { builder in
                                builder.add(.listItem(ordinal: 1, task: nil))
                                builder.add(.listItem(ordinal: 2, task: nil)) { $0.add(.paragraph, "a") }
                            }
                        }
                    }
                }
            }
        },
        BlockCase("A text of bullets is no rule", "- - \\--\n", losses: []) { builder in
            builder.add(.unorderedList(marker: .hyphen, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 1, task: nil)) { bullets(.hyphen, "--")(&$0) }
            }
        },
        BlockCase("Quotes side by side", "> a\n>\n> b\n\n> c\n\n>\n") { builder in
            builder.add(.blockQuote) {
                $0.add(.paragraph, "a")
                $0.add(.paragraph, "b")
            }
            builder.add(.blockQuote) { $0.add(.paragraph, "c") }
            builder.add(.blockQuote)
        },
        BlockCase(
            "Code: fences, info strings, blank lines in a quote",
            "````swift\n```\n````\n\n~~~a`b c\nz\n~~~\n\n> ```\n> l1\n>\n> l2\n> ```\n"
        ) { builder in
            builder.add(.codeBlock(info: "swift"), "```\n")
            builder.add(.codeBlock(info: "a`b c"), "z")
            builder.add(.blockQuote) { $0.add(.codeBlock(info: ""), "l1\n\nl2\n") }
        },
        BlockCase("Rules and raw HTML", "---\n\n<div>\n*x*\n</div>\n\na\n\n---\n") { builder in
            builder.add(.thematicBreak)
            builder.add(.htmlBlock, "<div>\n*x*\n</div>\n")
            builder.add(.paragraph, "a")
            builder.add(.thematicBreak)
        },
        BlockCase(
            "Raw HTML with spaces before it stands outside the list before it",
            " - x\n\n  <tr>\n\n1. y\n\n  <tr>\n\n-\n   - z\n\n    <tr>\n"
        ) { builder in
            Self.bullets(.hyphen, "x")(&builder)
            builder.add(.htmlBlock, "  <tr>\n")
            builder.add(.orderedList(start: 1, delimiter: .period, isTight: true)) {
                $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "y") }
            }
            builder.add(.htmlBlock, "  <tr>\n")
            builder.add(.unorderedList(marker: .hyphen, isTight: false)) {
                $0.add(.listItem(ordinal: 1, task: nil)) { builder in
                    Self.bullets(.hyphen, "z")(&builder)
                    builder.add(.htmlBlock, "  <tr>\n")
                }
            }
        },
        BlockCase("Blank lines after raw HTML without its end are part of it", "- <!--\n\n- a\n\n> <!--\n\nb\n") {
            builder in
            builder.add(.unorderedList(marker: .hyphen, isTight: false)) { builder in
                builder.add(.listItem(ordinal: 1, task: nil)) { $0.add(.htmlBlock, "<!--\n\n") }
                builder.add(.listItem(ordinal: 2, task: nil)) { $0.add(.paragraph, "a") }
            }
            builder.add(.blockQuote) { $0.add(.htmlBlock, "<!--\n") }
            builder.add(.paragraph, "b")
        },
        BlockCase(
            "A fence is no longer than the parser counts",
            "~~~\n\(String(repeating: "`", count: 255))\n~~~\n"
        ) { $0.add(.codeBlock(info: ""), String(repeating: "`", count: 255) + "\n") },
        BlockCase("A blank line of raw HTML without its end may hold spaces", "- <pre\n   \n- a\n") { builder in
            builder.add(.unorderedList(marker: .hyphen, isTight: false)) { builder in
                builder.add(.listItem(ordinal: 1, task: nil)) { $0.add(.htmlBlock, "<pre\n \n") }
                builder.add(.listItem(ordinal: 2, task: nil)) { $0.add(.paragraph, "a") }
            }
        },
        BlockCase("Raw HTML with spaces before it begins an item on a line of its own", "-\n    <tr>\n") { builder in
            builder.add(.unorderedList(marker: .hyphen, isTight: true)) {
                $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.htmlBlock, "  <tr>\n") }
            }
        },
        BlockCase(
            "Raw HTML that a parser would not read as one block is code",
            "```html\n<p>\n\nx\n```\n\n```html\n     <p>\n```\n\n```html\n<!-- open\n```\n\n<!-- open\n",
            losses: ["html-block"]
        ) { builder in
            for text in ["<p>\n\nx\n", "     <p>\n", "<!-- open\n", "<!-- open\n"] { builder.add(.htmlBlock, text) }
        },
        BlockCase(
            "Tables",
            "| a | |\n| :-- | --: |\n| `x\\|y` | **z** |\n"
        ) { builder in
            builder.add(.table(alignments: [.left, .right])) { builder in
                builder.add(.tableHeaderRow) {
                    $0.add(.tableCell, "a")
                    $0.add(.tableCell)
                }
                builder.add(.tableRow) { builder in
                    builder.add(.tableCell) { $0.append("x|y", attributes: marked(.code)) }
                    builder.add(.tableCell) { $0.append("z", attributes: marked(.strong)) }
                }
            }
        },
        BlockCase(
            "A table without header and with short rows",
            "| | |\n| --- | --- |\n| a | |\n",
            losses: ["table", "table"]
        ) { builder in
            builder.add(.table(alignments: [.none, .none])) { $0.add(.tableRow) { $0.add(.tableCell, "a") } }
        },
        BlockCase("Footnotes", "a[^n]\n\n[^n]: x\n\n    y\n\n[^m]:\n    - z\n") { builder in
            builder.addParagraph([("a", InlineAttributes()), ("\u{FFFC}", footnote("n"))])
            builder.add(.footnoteDefinition(label: "n")) {
                $0.add(.paragraph, "x")
                $0.add(.paragraph, "y")
            }
            builder.add(.footnoteDefinition(label: "m")) { bullets(.hyphen, "z")(&$0) }
        },
        BlockCase("A reference to no footnote is text", "a[^n]\n", losses: ["footnote"]) {
            $0.addParagraph([("a", InlineAttributes()), ("\u{FFFC}", footnote("n"))])
        },
        BlockCase("Front matter and blocks of notes", "---\na: b\n---\n\n$$\nx\n$$\n\n::: note\n") {
            $0.add(.frontMatter(.yaml), "a: b\n")
            $0.add(.verbatim(.math), "$$\nx\n$$")
            $0.add(.verbatim(.containerFence), "::: note")
        },
        BlockCase("Empty paragraphs are left out", "a\n", losses: ["empty-paragraph"]) {
            $0.add(.paragraph, "a")
            $0.add(.paragraph)
            $0.add(.paragraph, "  ")
        },
        BlockCase("A paragraph after a list is none of its items", "- a\n\nb\n") {
            bullets(.hyphen, "a")(&$0)
            $0.add(.paragraph, "b")
        },
        BlockCase("Two paragraphs in an item make a list loose", "- a\n\n  b\n\n- c\n", losses: ["list-spacing"]) {
            builder in
            builder.add(.unorderedList(marker: .hyphen, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 1, task: nil)) {
                    $0.add(.paragraph, "a")
                    $0.add(.paragraph, "b")
                }
                builder.add(.listItem(ordinal: 2, task: nil)) { $0.add(.paragraph, "c") }
            }
        },
        BlockCase("Numbers that jump are counted on", "3. a\n4. b\n", losses: ["ordered-list"]) { builder in
            builder.add(.orderedList(start: 3, delimiter: .period, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 3, task: nil)) { $0.add(.paragraph, "a") }
                builder.add(.listItem(ordinal: 7, task: nil)) { $0.add(.paragraph, "b") }
            }
        },
        BlockCase("A heading over two lines of raw HTML", "a <!--\n-->\n---\n") { builder in
            builder.openBlock(.heading(level: 2))
            builder.append("a ", attributes: builder.intern(InlineAttributes()))
            builder.append("<!--\n-->", attributes: builder.intern(marked(.inlineHTML)))
            builder.closeBlock()
        },
        BlockCase(
            "A list that begins with indented raw HTML is apart from a paragraph",
            "- a\n\n  -\n      <div>\n",
            losses: ["list-spacing"]
        ) { builder in
            builder.add(.unorderedList(marker: .hyphen, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 1, task: nil)) { builder in
                    builder.add(.paragraph, "a")
                    builder.add(.unorderedList(marker: .hyphen, isTight: true)) { builder in
                        builder.add(.listItem(ordinal: 1, task: nil)) { $0.add(.htmlBlock, "  <div>\n") }
                    }
                }
            }
        },
        BlockCase("Lists before indented raw HTML are indented together", " - a\n\n  + b\n\n   <tr>\n") { builder in
            bullets(.hyphen, "a")(&builder)
            bullets(.plus, "b")(&builder)
            builder.add(.htmlBlock, "   <tr>\n")
        },
        BlockCase("Nothing", "") { _ in },
    ]

    @Test("Every kind of block, with its losses", arguments: cases)
    func block(_ example: BlockCase) {
        let document = makeDocument(example.build)
        let result = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(result.string == example.expected)
        #expect(result.losses.map(\.subject) == example.losses)
    }

    @Test("A hundred thousand quotes inside each other are written without recursion")
    func depth() {
        let depth = 100_000
        let document = makeDocument { builder in
            for _ in 0..<depth { builder.openBlock(.blockQuote) }
            builder.add(.paragraph, "a")
            for _ in 0..<depth { builder.closeBlock() }
        }
        let bytes = MarkdownWriter().write(document, options: WriteOptions()).bytes
        #expect(bytes.count == 2 * depth + 2)
        #expect(bytes.suffix(4).elementsEqual("> a\n".utf8))
    }
}

@Suite("Choices of spelling in Markdown")
struct MarkdownStyleTests {
    private static func document() -> AttributedDocument {
        makeDocument { builder in
            builder.add(.heading(level: 1), "T")
            builder.addParagraph([
                ("a", marked(.emphasis)), (" and ", InlineAttributes()), ("b", marked(.strong)),
                ("\n", marked(.hardBreak)), ("c", InlineAttributes()),
            ])
            builder.add(.unorderedList(marker: .hyphen, isTight: true)) {
                $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "i") }
            }
            builder.add(.orderedList(start: 1, delimiter: .period, isTight: true)) {
                $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "n") }
            }
            builder.add(.codeBlock(info: "x"), "c\n")
        }
    }

    @Test("Each choice is kept")
    func choices() {
        let style = MarkdownStyle(
            emphasis: .underscore,
            strong: .underscore,
            bullet: .plus,
            orderedDelimiter: .parenthesis,
            fence: .tilde,
            heading: .setext,
            hardBreak: .twoSpaces,
            lineEnding: .crlf
        )
        let result = MarkdownWriter().write(Self.document(), options: WriteOptions(markdown: style))
        let lines = ["T", "===", "", "_a_ and __b__  ", "c", "", "+ i", "", "1) n", "", "~~~x", "c", "~~~", ""]
        #expect(result.string == lines.joined(separator: "\r\n"))
    }

    @Test("A choice that would change the meaning gives way")
    func conflict() {
        let document = makeParagraph([("a", InlineAttributes()), ("b", marked(.emphasis)), ("c", InlineAttributes())])
        let options = WriteOptions(markdown: MarkdownStyle(emphasis: .underscore), verification: .verify)
        #expect(MarkdownWriter().write(document, options: options).string == "a*b*c\n")
    }

    @Test("Lines are wrapped at spaces, never before what could begin a block")
    func wrapping() {
        let document = makeParagraph([
            ("one two three ", InlineAttributes()), ("four five", marked(.emphasis)),
            (" six - seven 1. eight", InlineAttributes()),
        ])
        let options = WriteOptions(markdown: MarkdownStyle(wrapColumn: 12), verification: .verify)
        let result = MarkdownWriter().write(document, options: options)
        #expect(result.string == "one two\nthree *four\nfive* six -\nseven 1.\neight\n")
        #expect(result.losses.isEmpty)
    }

    @Test("Tags stand for breaks and underline where they are allowed")
    func tags() {
        let document = makeDocument { builder in
            builder.add(.table(alignments: [.none])) { builder in
                builder.add(.tableHeaderRow) { builder in
                    builder.add(.tableCell) {
                        $0.append("a")
                        $0.append("\n", attributes: marked(.hardBreak))
                        $0.append("b")
                    }
                }
            }
            builder.addParagraph([
                ("u", styled { $0.underline = .single }), ("2", styled { $0.baseline = .superscript }),
            ])
        }
        let plain = MarkdownWriter().write(document, options: WriteOptions())
        #expect(plain.string == "| a b |\n| --- |\n\nu2\n")
        #expect(plain.losses.map(\.subject) == ["hard-break", "kit.underlineStyle", "appkit.superscript"])
        let style = MarkdownStyle(allowsBreakTags: true, allowsInlineHTML: true)
        let tagged = MarkdownWriter().write(document, options: WriteOptions(markdown: style, verification: .verify))
        #expect(tagged.string == "| a<br>b |\n| --- |\n\n<u>u</u><sup>2</sup>\n")
        #expect(!tagged.losses.contains { $0.subject == "document" })
    }
}
