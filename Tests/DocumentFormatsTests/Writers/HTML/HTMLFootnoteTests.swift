import DocumentFormats
import DocumentModel
import Testing

private func backReference(_ label: String, _ number: Int? = nil) -> String {
    let suffix = number.map { "-\($0)" } ?? ""
    let mark = number.map { "<sup class=\"footnote-ref\">\($0)</sup>" } ?? ""
    return "<a href=\"#fnref-\(label)\(suffix)\" class=\"footnote-backref\" data-footnote-backref "
        + "aria-label=\"Back to content\">↩\(mark)</a>"
}

private func reference(_ label: String, _ number: Int, id: String? = nil) -> String {
    "<sup class=\"footnote-ref\"><a href=\"#fn-\(label)\" id=\"fnref-\(id ?? label)\" data-footnote-ref>\(number)</a></sup>"
}

@Suite struct HTMLFootnoteTests {
    @Test func `footnotes are numbered by their first references and link back to each of them`() {
        let document = makeDocument {
            $0.add(.footnoteDefinition(label: "b")) { $0.add(.paragraph, "B") }
            $0.addParagraph([
                ("\u{FFFC}", footnote("a")), (" ", InlineAttributes()), ("\u{FFFC}\u{FFFC}", footnote("b")),
                ("x", InlineAttributes()), ("\u{FFFC}", footnote("a")),
            ])
            $0.add(.footnoteDefinition(label: "a")) {
                $0.add(.paragraph, "A")
                $0.add(.blockQuote) { $0.add(.paragraph, "Q") }
            }
        }
        let result = HTMLWriter().write(document, options: WriteOptions())
        let expected =
            "<p>" + reference("a", 1) + " " + reference("b", 2) + reference("b", 2, id: "b-2") + "x"
            + reference("a", 1, id: "a-2") + "</p>\n<section class=\"footnotes\" data-footnotes>\n<ol>\n"
            + "<li id=\"fn-a\">\n<p>A</p>\n<blockquote>\n<p>Q</p>\n</blockquote>\n" + backReference("a") + " "
            + backReference("a", 2) + "\n</li>\n<li id=\"fn-b\">\n<p>B " + backReference("b") + " "
            + backReference("b", 2) + "</p>\n</li>\n</ol>\n</section>\n"
        #expect(result.string == expected)
        #expect(result.losses.isEmpty)
    }

    @Test func `labels are escaped like addresses, and an empty note still links back`() {
        let document = makeDocument {
            $0.addParagraph([("\u{FFFC}", footnote("ä\"<&"))])
            $0.add(.footnoteDefinition(label: "ä\"<&"))
        }
        let label = "%C3%A4%22%3C&amp;"
        let expected =
            "<p>" + reference(label, 1) + "</p>\n<section class=\"footnotes\" data-footnotes>\n<ol>\n"
            + "<li id=\"fn-\(label)\">\n" + backReference(label) + "\n</li>\n</ol>\n</section>\n"
        #expect(HTMLWriter().write(document, options: WriteOptions()).string == expected)
    }

    @Test func `footnotes that nothing refers to are left out, those without a definition are text`() {
        let document = makeDocument {
            $0.addParagraph([("\u{FFFC}", footnote("<b>"))])
            $0.add(.footnoteDefinition(label: "x")) { $0.add(.paragraph, "X") }
        }
        let result = HTMLWriter().write(document, options: WriteOptions())
        #expect(result.string == "<p>[^&lt;b&gt;]</p>\n")
        #expect(HTMLCase.summary(of: result.losses) == ["footnote", "footnote"])
        #expect(result.losses.map(\.block) == [0, 1])
    }

    @Test func `of two definitions with one label the first counts`() {
        let document = makeDocument {
            $0.addParagraph([("\u{FFFC}", footnote("x"))])
            $0.add(.footnoteDefinition(label: "x")) { $0.add(.paragraph, "one") }
            $0.add(.footnoteDefinition(label: "x")) { $0.add(.paragraph, "two") }
        }
        let result = HTMLWriter().write(document, options: WriteOptions())
        #expect(result.string.contains("<p>one " + backReference("x") + "</p>"))
        #expect(!result.string.contains("two"))
        #expect(result.losses.map(\.block) == [3])
    }
}
