import DocumentModel
import Testing

@testable import DocumentFormats

@Suite("Escapes in Markdown")
struct MarkdownWriterEscapingTests {
    private func written(_ text: String, _ dialect: MarkdownDialect = .notes) -> String {
        let options = WriteOptions(dialect: dialect, verification: .verify)
        let result = MarkdownWriter().write(makeParagraph([(text, InlineAttributes())]), options: options)
        #expect(result.losses.isEmpty, "\(text)")
        return result.string
    }

    @Test(
        "Text that is no syntax comes as typed",
        arguments: [
            "snake_case and __init", "2 * 3 * 4", "a < b > c", "#tag", "1986.A year", "in 1986. A year", "[x] and ]",
            "AT&T & co; &nope;",
            "5~ 6", "wow!", "a: b", "a | b", "C:\\dir\\file", "a\\", "-1", "+x", "=x", "~~", "^", "50% off",
            "$5 and $6", "a = b", "(`)", "***a", "[^1] without a definition",
            "<not a tag", "1.5 euro", "140.500 euro", "www", "http:", "&#x;", "a*b_c", "_", "!",
        ]
    )
    func asTyped(_ text: String) {
        #expect(written(text) == text + "\n")
    }

    @Test(
        "Text that would be syntax is escaped, once where that is enough",
        arguments: [
            ("*a*", "\\*a*"), ("**a**", "\\*\\*a**"), ("_a_", "\\_a_"), ("__init__", "\\_\\_init__"),
            ("3~5 days, 20~30 km", "3\\~5 days, 20~30 km"),
            ("`a`", "\\`a`"), ("```x``", "```x``"), ("[a](b)", "\\[a](b)"), ("![a](b)", "!\\[a](b)"),
            ("[key]: value", "\\[key]: value"),
            ("[key]: two words", "[key]: two words"), ("<b>", "\\<b>"), ("&amp;", "\\&amp;"), ("&#35;", "\\&#35;"),
            ("\\*", "\\\\*"), ("\\\\", "\\\\\\"), ("# x", "\\# x"), ("> x", "\\> x"), ("- x", "\\- x"),
            ("+ x", "\\+ x"), ("* x", "\\* x"),
            ("1. x", "1\\. x"), ("12) x", "12\\) x"), ("1.", "1\\."), ("-", "\\-"), ("---", "\\---"), ("***", "\\***"),
            ("___", "\\___"),
            ("```", "\\```"), ("~~~", "\\~~~"), ("<div>", "\\<div>"), ("<!-- c -->", "\\<!-- c -->"),
        ]
    )
    func escaped(_ text: String, _ expected: String) {
        #expect(written(text) == expected + "\n")
    }

    @Test(
        "Spans of the note dialect are escaped in notes alone",
        arguments: [
            ("[[a]]", "\\[[a]]"), ("$a$", "\\$a$"), ("%%a%%", "\\%%a%%"), ("==a==", "\\==a=="),
            ("::: x", "\\::: x"), ("$$", "\\$$"),
        ]
    )
    func notes(_ text: String, _ expected: String) {
        #expect(written(text) == expected + "\n")
        #expect(written(text, .gfm) == text + "\n")
    }

    @Test(
        "Later lines of a paragraph are escaped where they would interrupt it",
        arguments: [
            ("# x", "\\# x"), ("- x", "\\- x"), ("1. x", "1\\. x"), ("2. x", "2. x"), ("-", "\\-"), ("+", "+"),
            ("===", "\\==="), ("=x", "=x"),
            ("---", "\\---"), ("> x", "\\> x"), ("[a]: b", "[a]: b"), ("    x", "x"), ("| - |", "\\| - |"),
            (":-", "\\:-"),
        ]
    )
    func laterLines(_ text: String, _ expected: String) {
        let document = makeParagraph([
            ("a", InlineAttributes()), (" ", marked(.softBreak)), (text, InlineAttributes()),
        ])
        let result = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(result.string == "a\n" + expected + "\n")
        #expect(result.losses.isEmpty)
    }

    @Test("The place decides: headings, items and cells")
    func places() {
        let document = makeDocument { builder in
            builder.add(.heading(level: 2), "Rule ##")
            builder.add(.heading(level: 2), "- C#")
            builder.add(.unorderedList(marker: .hyphen, isTight: true)) { builder in
                for text in ["3. Rinse", "[ ] x", "[x]y"] {
                    builder.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, text) }
                }
            }
            builder.add(.table(alignments: [.none])) { builder in
                builder.add(.tableHeaderRow) { $0.add(.tableCell, "# a|b") }
                builder.add(.tableRow) { $0.add(.tableCell, "l\\|r") }
            }
        }
        let result = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(
            result.string == """
                ## Rule \\##

                ## - C#

                - 3\\. Rinse
                - \\[ ] x
                - [x]y

                | # a\\|b |
                | --- |
                | l\\\\\\|r |

                """
        )
        #expect(!result.losses.contains { $0.subject == "document" })
    }

    @Test("A definition that is carried along makes links of text that looks like its label")
    func definitions() {
        let document = makeDocument { builder in
            builder.add(.paragraph, "see [lab el] and [other]")
            builder.add(.verbatim(.linkReferenceDefinition), "[Lab  el]: /u")
        }
        let result = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(result.string == "see \\[lab el] and [other]\n\n[Lab  el]: /u\n")
        #expect(result.losses.isEmpty)
    }
}
