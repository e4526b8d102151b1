// Sources that random search found to be refused, or to change in a second pass, each for the rule behind it.

import DocumentModel
import Testing

@testable import DocumentFormats

@Suite("Sources that were hard to write")
struct MarkdownSourceTests {
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var dialect: MarkdownDialect
        var source: String
        var expected: String

        init(_ rule: String, in dialect: MarkdownDialect = .notes, _ source: String, _ expected: String) {
            testDescription = rule
            self.dialect = dialect
            self.source = source
            self.expected = expected
        }
    }

    static let cases: [Case] = [
        Case(
            "Spans of notes that touch are one, however the marks around them were nested",
            "~[[n]]~~[[n]]b~~&#32;\n]~",
            "~~[[n]][[n]]b\n]~~\n"
        ),
        Case("The only blank line of a loose list stays", "* - $\n\n\t:::", "* - $\n\n    :::\n"),
        Case(
            "A reference to a footnote after a box begins no definition",
            in: .gfm,
            "[^1]:\n- [ ] [^1]:  \n<",
            "[^1]:\n\n- [ ] [^1]\\:\\\n  <\n"
        ),
        Case(
            "Backticks in a definition hide nothing in the quote below it",
            "[a]:``\n>``a`%%``%%",
            "[a]:``\n> ``a`%%``%%\n"
        ),
        Case("Of equal marks the outermost goes on", "__*==**a*** =__==", "***==**a**==* ==\\===**\n"),
        Case(
            "All brackets without partners in the text of a link are escaped at once",
            in: .gfm,
            "\\[http://é" + String(repeating: "[", count: 45) + "\u{3}[<",
            "[[http://é" + String(repeating: "\\[", count: 45) + "\u{3}\\[](http://é"
                + String(repeating: "[", count: 45) + "\u{3}[)<\n"
        ),
        Case(
            "A definition that raw HTML quotes before keeps its place",
            "<pre\n[c]:d:</pre>\n<table\n\n[c]:d:</pre>",
            "<pre\n[c]:d:</pre>\n\n<table\n\n[c]:d:</pre>\n"
        ),
        Case(
            "Behind a marker a tab may be as narrow as a space",
            "2)\t```\n\t\t```",
            "2) ````\n   \t```\n   ````\n"
        ),
        Case(
            "Text after a box begins no block that would hide its spans",
            "- [x] <td>http://e$$\u{C}  \n|",
            "- [x] <td>[http://e\\$$\u{C}](<http://e$$&#12;>)\\\n  |\n"
        ),
        Case("A comment hides what is in it from highlights", "*<!--==<-->**==*==a==", "*<!--==<-->**==*==a==\n"),
        Case("The signs of a highlight around nothing are text", "a ==~~==~~ *==*==b", "a ==~~==~~ *==*==b\n"),
        Case(
            "A mark that ends a highlight which was open before is spelled as it was nested",
            "**==**_____*___**== ___**",
            "==\\__***\\****== **\\___**\n"
        ),
        Case(
            "White space at the end of attributes stands outside, and cuts no link",
            "^[[[]\n]()](k: 1)",
            "[^[[]](k: 1)\n]()\n"
        ),
        Case(
            "Of links in each other the innermost counts for the nesting",
            in: .gfm,
            "****[x\n<tp:>]()***<*",
            "****[x\n]()<tp:>***<*\n"
        ),
        Case(
            "A list that is indented before raw HTML has a blank line before it",
            "[a]:b\n+ +\n[a]:b\n\n  <e>",
            "[a]:b\n\n + +\n\n  <e>\n"
        ),
        Case(
            "A line that looks like an item and is none ends no stretch of text",
            "^[+\n^[0. a](k:1)](k:1)",
            "^[+\n0. a](k: 1)\n"
        ),
        Case(
            "The label of a link does not repeat that of a footnote",
            "[&#32;^foo]:\n[^foo]:",
            "[ ^foo]:\n\n[^foo]:\n"
        ),
        Case(
            "A definition of attributes is no paragraph that an item could not interrupt",
            "^[l]:k:1\n2) ~~~\n$x$",
            "^[l]:k:1\n2) ```\n   ```\n\n$x$\n"
        ),
        Case(
            "The header of a table makes no table of the line above it",
            in: .gfm,
            "- :\n-|\n  -|",
            "- :\n  | \\- |\n  | --- |\n"
        ),
        Case(
            "The brackets of a link keep a break at the end of a heading",
            "^[\n&#10;](>)\n-",
            "\\^[\n](>)\n---\n"
        ),
        Case("The brackets of a link keep a break alone", "[\n&#10;](<>)", "[\n]()\n"),
        Case(
            "A mark that a link closes does not go on beyond it, and cuts no link before",
            in: .gfm,
            "~~[w\u{A0}](/w)[k](/u)~~[k](/u)",
            "[~~w~~\u{A0}](/w)[~~k~~k](/u)\n"
        ),
        Case(
            "In definitions nothing is a span of notes",
            "[o]:1\n[`%%]:%%\n`",
            "[o]:1\n[`%%]:%%\n\n`\n"
        ),
        Case(
            "The marker of a quote ends no raw HTML that goes over several lines",
            ">|<!E\n%%>%%(%%",
            "> |<!E\n> %%>%%(%%\n"
        ),
        Case(
            "A label goes over the lines of a quote without their markers",
            "> [z][%%x%%\n> y]\n\n[%%x%% y]: /u",
            "> [z](/u)\n"
        ),
        Case(
            "A reference to a bracket is no token of the reader",
            "[^\n%%+%%%%(%%⟦2⟧%%%[%%]\n\n%%]%%",
            "[^\n%%+%%%%(%%&#10214;&#50;&#10215;\\%%%[%%]\n\n%%]%%\n"
        ),
        Case(
            "What looks like a definition in a paragraph is not the one that counts",
            "$\n[a$$b$$]:/u\n$$\n$$\n[a$$b$$]:/u",
            "$\n[a$$b$$]:/u\n$$\n$$\n[a$$b$$]:/u\n"
        ),
        Case(
            "The first of two definitions counts, whatever stands before it in its paragraph",
            "[b]: /x \n[a]: /u\ntext\n\n[a]: /w\n",
            "[b]: /x\n[a]: /u\n\ntext\n"
        ),
        Case(
            "The capital sharp s is a double s in a label",
            "[SS]:*\n\\[http://\u{1}[\u{1E9E}]",
            "[SS]:*\n\n[[http://\u{1}\\[\u{1E9E}\\]](http://\u{1}[\u{1E9E}])\n"
        ),
        Case(
            "Letters that are composed in another way are another label",
            "[\u{E9}]: /a\n\n[e\u{301}] \\[\u{E9}]",
            "[\u{E9}]: /a\n\n[e\u{301}] \\[\u{E9}]\n"
        ),
        Case(
            "A dotless i is no i in a label",
            "[\u{131}]: /a\n\n[i] \\[\u{131}]",
            "[\u{131}]: /a\n\n[i] \\[\u{131}]\n"
        ),
        Case(
            "What looks like a definition in the title of one is not the one that counts",
            in: .gfm,
            "[f]:l \"\n[b]:/u\n\"\n[b]:/u\nc",
            "[f]:l \"\n[b]:/u\n\"\n[b]:/u\n\nc\n"
        ),
        Case(
            "Raw character data begins in letters of any case",
            "a\n&#60;![cData[>*b*\n\nc <![cdata[*]]>*d\n",
            "a\n\\<![cData[>*b*\n\nc <![cdata[*]]>*d\n"
        ),
        Case(
            "Lines are counted right below attributes whose last line begins with their end",
            "^[a](k: 1\n)\n\n[^1]: b\n\n[^1]",
            "^[a](k: 1)\n\n[^1]: b\n\n[^1]\n"
        ),
        Case(
            "Mail addresses side by side are links by themselves, as the parser makes them",
            in: .gfm,
            "[a@b.cc**a@b.cc**](mailto:a@b.cc) [d **e**](mailto:a@b.cc)",
            "<a@b.cc>[**a@b.cc**](mailto:a@b.cc) [d **e**](mailto:a@b.cc)\n"
        ),
        Case(
            "Raw HTML without the marker of a quote ends the quote, and hides what looks like a span",
            ">a\n<!--\n[[b-->c]]\n<!-- d -->",
            "> a\n\n<!--\n[[b-->c]]\n\n<!-- d -->\n"
        ),
        Case(
            "Markers in front of a task on the next line are no rule",
            in: .gfm,
            "-\n  -\n    -\n      - [ ] a",
            "- - +\n      - [ ] a\n"
        ),
        Case(
            "Marks are nested as the next reader will find them, where white space ends a highlight",
            "==**a**__==**==a** *==__",
            "**==a==__==a==__ ==*==**\n"
        ),
        Case(
            "A letter that is newer than the parser's table has no other case in a label",
            "[Ა]: /u\n[ა]: /v\n\n\\[a]\n",
            "[Ა]: /u\n[ა]: /v\n\n[a]\n"
        ),
        Case(
            "A long address is hidden where a reader would refuse the whole for its cost",
            in: .gfm,
            String(repeating: "www.e.f", count: 150) + "\n\\\n\"",
            "[" + String(repeating: "www&#46;e.f", count: 150) + "](http&#58;//"
                + String(repeating: "www&#46;e.f", count: 150) + ")\\\n\"\n"
        ),
    ]

    @Test("A source comes back, and a second pass keeps every byte", arguments: cases)
    func writing(_ example: Case) throws {
        let reading = ReadOptions(dialect: example.dialect)
        let options = WriteOptions(dialect: example.dialect, verification: .verify)
        let document = try MarkdownReader().read(Array(example.source.utf8), options: reading).document
        let first = MarkdownWriter().write(document, options: options)
        #expect(first.string == example.expected)
        #expect(first.mismatches.isEmpty)
        let again = try MarkdownReader().read(first.bytes, options: reading).document
        #expect(MarkdownWriter().write(again, options: options).string == first.string)
    }
}
