import DocumentFormats
import DocumentModel
import TargetTable
import Testing

/// A document and the text that it becomes.
struct TextCase: Sendable, CustomTestStringConvertible {
    let name: String
    let document: AttributedDocument
    let text: String
    var losses: [String] = []

    var testDescription: String { name }
}

private let plain = InlineAttributes()

@Suite struct PlainTextWriterTests {
    private func check(_ example: TextCase) {
        let result = PlainTextWriter().write(example.document, options: WriteOptions())
        #expect(result.string == example.text)
        #expect(HTMLCase.summary(of: result.losses) == example.losses)
    }

    @Test(arguments: blocks) func `blocks are lines with blank lines between them`(_ example: TextCase) {
        check(example)
    }

    private static let blocks: [TextCase] = [
        TextCase(name: "an empty document", document: makeDocument { _ in }, text: ""),
        TextCase(
            name: "paragraphs, one of them empty",
            document: makeDocument {
                $0.add(.paragraph, "a")
                $0.add(.paragraph)
                $0.add(.paragraph, "b")
            },
            text: "a\n\n\n\nb\n"
        ),
        TextCase(
            name: "a heading is its text",
            document: makeDocument {
                $0.add(.heading(level: 2), "Title")
                $0.add(.paragraph, "a")
            },
            text: "Title\n\na\n",
            losses: ["heading"]
        ),
        TextCase(
            name: "quotes have a sign before each line",
            document: makeDocument {
                $0.add(.blockQuote) {
                    $0.add(.paragraph, "a")
                    $0.add(.blockQuote) { $0.add(.paragraph, "b") }
                }
            },
            text: "> a\n>\n> > b\n"
        ),
        TextCase(
            name: "lists, tasks and numbers under each other",
            document: makeDocument {
                $0.add(.unorderedList(marker: .asterisk, isTight: true)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) {
                        $0.add(.paragraph, "a")
                        $0.add(.orderedList(start: 9, delimiter: .parenthesis, isTight: true)) {
                            $0.add(.listItem(ordinal: 9, task: nil)) { $0.add(.paragraph, "b") }
                            $0.add(.listItem(ordinal: 10, task: .done)) {
                                $0.add(.paragraph, "c")
                                $0.add(.unorderedList(marker: .plus, isTight: true)) {
                                    $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "d") }
                                }
                            }
                        }
                    }
                    $0.add(.listItem(ordinal: 2, task: .open)) { $0.add(.paragraph, "e") }
                    $0.add(.listItem(ordinal: 3, task: nil))
                }
            },
            text: "• a\n   9) b\n  10) [x] c\n          ◦ d\n[ ] e\n•\n"
        ),
        TextCase(
            name: "a loose list",
            document: makeDocument {
                $0.add(.orderedList(start: 1, delimiter: .period, isTight: false)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) {
                        $0.add(.paragraph, "a")
                        $0.add(.paragraph, "b")
                    }
                    $0.add(.listItem(ordinal: 2, task: nil)) { $0.add(.codeBlock(info: ""), "c\n\n d\n") }
                }
            },
            text: "1. a\n\n   b\n\n2.     c\n\n        d\n"
        ),
        TextCase(
            name: "items in items begin on one line",
            document: makeDocument {
                $0.add(.unorderedList(marker: .hyphen, isTight: true)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) {
                        $0.add(.blockQuote) {
                            $0.add(.unorderedList(marker: .hyphen, isTight: true)) {
                                $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "a") }
                            }
                        }
                        $0.add(.paragraph, "b")
                    }
                }
            },
            text: "• > ◦ a\n  b\n"
        ),
        TextCase(
            name: "code is indented, its language is not shown",
            document: makeDocument {
                $0.add(.codeBlock(info: "c"), "int\ta;\n\n}")
                $0.add(.codeBlock(info: ""))
                $0.add(.paragraph, "a")
            },
            text: "    int\ta;\n\n    }\n\na\n",
            losses: ["code-block-language"]
        ),
        TextCase(
            name: "a thematic break is a line",
            document: makeDocument { $0.add(.thematicBreak) },
            text: String(repeating: "─", count: 40) + "\n"
        ),
        TextCase(
            name: "what is left out leaves no blank lines",
            document: makeDocument {
                $0.add(.frontMatter(.toml), "a = 1\n")
                $0.add(.htmlBlock, "<div>\n")
                $0.add(.blockQuote) {
                    $0.add(.htmlBlock, "<p>\n")
                    $0.add(.paragraph, "a")
                    $0.add(.htmlBlock, "<p>\n")
                }
                $0.addParagraph([("<b>", marked(.inlineHTML))])
                $0.add(.verbatim(.comment), "%%x%%")
                $0.add(.paragraph, "b")
                $0.add(.verbatim(.math), "$$\nx\n$$")
            },
            text: "> a\n\nb\n\n$$\nx\n$$\n",
            losses: ["front-matter", "html-block*3", "inline-html", "comment"]
        ),
    ]

    @Test(arguments: inlines) func `runs are text, and what they lose is reported`(_ example: TextCase) {
        check(example)
    }

    private static let inlines: [TextCase] = [
        TextCase(
            name: "marks vanish, each is counted where it begins",
            document: makeParagraph([
                ("a", marked(.strong)), ("b", marked([.strong, .emphasis])), ("c", plain),
                ("d", marked([.strong, .code, .strikethrough, .highlight])),
            ]),
            text: "abcd\n",
            losses: ["emphasis", "strong*2", "strikethrough", "code-span", "highlight"]
        ),
        TextCase(
            name: "breaks",
            document: makeParagraph([
                ("a", plain), (" ", marked(.softBreak)), ("b", plain), ("\n", marked(.hardBreak)), ("c", plain),
            ]),
            text: "a b\nc\n"
        ),
        TextCase(
            name: "a link has its address behind it, unless that is its text",
            document: makeParagraph([
                ("a", linked("https://x.y/ z\n", title: "t")), (" ", plain), ("https://x.y", linked("https://x.y")),
                (" ", plain), ("a@b.c", linked("mailto:a@b.c")), (" ", plain), ("www.x.y", linked("http://www.x.y")),
                (" ", plain), ("b", linked("u")), ("c", linked("u", .strong)), ("d", linked("")),
            ]),
            text: "a <https://x.y/%20z%0A> https://x.y a@b.c www.x.y bc <u>d <>\n",
            losses: ["strong", "link-title"]
        ),
        TextCase(
            name: "an image is its description and its address",
            document: makeParagraph([
                ("\u{FFFC}", imageAt("a.png", alternateText: "A", title: "t")), (" ", plain),
                ("\u{FFFC}\u{FFFC}", imageAt("b.png")), (" ", plain),
                ("\u{FFFC}", imageAt("data:image/png;base64,xxxx", alternateText: "C")),
            ]),
            text: "A <a.png> <b.png> <b.png> C\n",
            losses: ["image-title", "image"]
        ),
        TextCase(
            name: "tags are left out, a line break is kept",
            document: makeParagraph([
                ("a", plain), ("<b>", marked(.inlineHTML)), ("b", plain), ("</b><br/>", marked(.inlineHTML)),
                ("c", plain),
            ]),
            text: "ab\nc\n",
            losses: ["inline-html*2"]
        ),
        TextCase(
            name: "look and language",
            document: makeParagraph([
                (
                    "a",
                    styled {
                        $0.underline = .double
                        $0.underlineColor = .named("x")
                        $0.strikethrough = .single
                        $0.strikethroughColor = .named("x")
                        $0.foregroundColor = .rgba(red: 1, green: 2, blue: 3, alpha: 255)
                        $0.backgroundColor = .named("x")
                        $0.font.size = 12
                        $0.baseline = .subscript
                    }
                ), ("b", styled { $0.baseline = .offset(points: 1) }), ("c", styled { $0.isHidden = true }),
            ]),
            text: "ab\n",
            losses: [
                "hidden-text", "kit.underlineStyle", "kit.underlineColor", "kit.strikethroughStyle",
                "kit.strikethroughColor", "kit.foregroundColor", "kit.backgroundColor", "kit.font",
                "appkit.superscript", "kit.baselineOffset",
            ]
        ),
        TextCase(
            name: "right to left and control characters stay as they are",
            document: makeParagraph([("שלום \u{202E}x\u{1B}\u{7}", plain)]),
            text: "שלום \u{202E}x\u{1B}\u{7}\n"
        ),
    ]

    @Test func `footnotes are numbered and stand at the end`() {
        let document = makeDocument {
            $0.add(.footnoteDefinition(label: "unused")) { $0.add(.paragraph, "U") }
            $0.add(.footnoteDefinition(label: "a")) {
                $0.add(.paragraph, "A")
                $0.add(.paragraph, "B")
            }
            $0.addParagraph([("x", plain), ("\u{FFFC}", footnote("a")), ("\u{FFFC}", footnote("?"))])
            $0.add(.footnoteDefinition(label: "a")) { $0.add(.paragraph, "second") }
        }
        check(
            TextCase(
                name: "",
                document: document,
                text: "x[1][^?]\n\n[1] A\n\n    B\n[2] U\n[3] second\n",
                losses: ["footnote"]
            )
        )
    }

    @Test func `raw HTML is shown where the caller says so`() {
        let document = makeDocument {
            $0.add(.htmlBlock, "<div>\n<p>\n")
            $0.addParagraph([("<b>", marked(.inlineHTML)), ("a", plain)])
        }
        let result = PlainTextWriter().write(document, options: WriteOptions(rawHTML: .pass))
        #expect(result.string == "<div>\n<p>\n\n<b>a\n")
        #expect(result.losses.isEmpty)
    }

    @Test func `more than a hundred levels are indented like a hundred`() {
        var builder = DocumentBuilder()
        for _ in 0..<100_000 { builder.openBlock(.blockQuote) }
        builder.add(.paragraph, "x")
        let text = PlainTextWriter().write(builder.finish(), options: WriteOptions()).string
        #expect(text == String(repeating: "> ", count: 100) + "x\n")
    }

    @Test func `a hundred thousand items in each other are one line`() {
        var builder = DocumentBuilder()
        for _ in 0..<100_000 {
            builder.openBlock(.unorderedList(marker: .hyphen, isTight: true))
            builder.openBlock(.listItem(ordinal: 1, task: nil))
        }
        builder.add(.paragraph, "x")
        let text = PlainTextWriter().write(builder.finish(), options: WriteOptions()).bytes
        #expect(text.count == 100_000 * "• ".utf8.count + 2)
        #expect(text.suffix(2) == Array("x\n".utf8)[...])
    }
}
