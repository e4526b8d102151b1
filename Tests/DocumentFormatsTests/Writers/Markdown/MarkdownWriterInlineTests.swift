import DocumentModel
import Testing

@testable import DocumentFormats

/// A paragraph of runs and the Markdown that it is expected to be.
struct RunCase: CustomTestStringConvertible, Sendable {
    var name: String
    var runs: [(String, InlineAttributes)]
    var readable: String
    /// The same in exact fidelity, where it differs.
    var exact: String?

    init(_ name: String, _ runs: [(String, InlineAttributes)], _ readable: String, exact: String? = nil) {
        self.name = name
        self.runs = runs
        self.readable = readable
        self.exact = exact
    }

    var testDescription: String { name }
}

private let plain = InlineAttributes()
private let em = marked(.emphasis)
private let strong = marked(.strong)
private let both = marked([.emphasis, .strong])
private let strike = marked(.strikethrough)
private let code = marked(.code)
private let soft = marked(.softBreak)
private let html = marked(.inlineHTML)
private let hard = marked(.hardBreak)

private func linked(_ intents: InlineIntents = [], to destination: String = "/u") -> InlineAttributes {
    var attributes = marked(intents)
    attributes.link = Link(destination: destination, title: nil)
    return attributes
}

private func verbatim(_ span: VerbatimSpan, _ attributes: InlineAttributes = InlineAttributes()) -> InlineAttributes {
    var attributes = attributes
    attributes.verbatim = span
    return attributes
}

@Suite("Marks in Markdown")
struct MarkdownWriterInlineTests {
    static let cases: [RunCase] = [
        RunCase(
            "Marks that last longest open first",
            [("one", strong), ("two", both), ("six", em)],
            "**one*two***_six_\n"
        ),
        RunCase(
            "A highlight ends with its line",
            [
                ("a", marked(.highlight)), (" ", marked([.highlight, .softBreak])),
                ("b", marked([.highlight, .strong])), ("c", marked(.highlight)),
            ],
            "==a==\n==**b**c==\n"
        ),
        RunCase(
            "Spans of notes that touch are one run",
            [("a ", plain), ("$x_1$$x_1$", verbatim(.math)), ("b", strong)],
            "a $x_1$$x_1$**b**\n"
        ),
        RunCase(
            "An exclamation mark between two spans makes no embed",
            [("[[n]]", verbatim(.wikiLink)), ("!", plain), ("[[m]]", verbatim(.wikiLink))],
            "[[n]]\\![[m]]\n"
        ),
        RunCase(
            "A line of raw HTML that looks like a block is indented",
            [("a ", plain), ("<!X b\n- c\n1. d>", marked(.inlineHTML)), (" e", plain)],
            "a <!X b\n    - c\n    1. d> e\n"
        ),
        RunCase("A mark stays open from run to run", [("fog", both), (" bank", strong)], "***fog* bank**\n"),
        RunCase("A line through the text stands inside", [("a", marked([.emphasis, .strikethrough]))], "*~~a~~*\n"),
        RunCase(
            "White space moves outside",
            [("tea", plain), (" pot ", em), ("x", plain)],
            "tea *pot* x\n",
            exact: "te&#97;*&#32;pot&#32;*&#120;\n"
        ),
        RunCase(
            "A mark over white space alone is dropped",
            [("a", plain), (" ", em), ("b", plain)],
            "a b\n",
            exact: "&#97;*&#32;*&#98;\n"
        ),
        RunCase(
            "A bold space between bold words stays bold",
            [("a", both), (" ", strong), ("b", both)],
            "***a* *b***\n"
        ),
        RunCase(
            "Punctuation at the edge needs a reference outside",
            [("x", plain), ("(a)", strong), ("y", plain)],
            "&#120;**(a)**&#121;\n"
        ),
        RunCase(
            "Brackets of other scripts are punctuation",
            [("これ", plain), ("「例」", strong), ("です", plain)],
            "こ&#12428;**「例」**&#12391;す\n"
        ),
        RunCase(
            "A character that is none has a reference like others",
            [("x", plain), ("(a)", strong), ("\u{FFFF}", plain)],
            "&#120;**(a)**&#65535;\n"
        ),
        RunCase("Symbols are none", [("a", plain), ("£", strong), ("b", plain)], "a**£**b\n"),
        RunCase("Neighbours that touch use both delimiters", [("a", strong), ("b", em)], "**a***b*\n"),
        RunCase(
            "A break ends a mark",
            [("a", strong), ("\n", marked([.strong, .hardBreak])), ("b", plain)],
            "**a**\\\nb\n"
        ),
        RunCase(
            "A break inside a mark stays in it",
            [("a", em), (" ", marked([.emphasis, .softBreak])), ("b", em)],
            "*a\nb*\n"
        ),
        RunCase("Code inside marks", [("`", marked([.strong, .code]))], "**`` ` ``**\n"),
        RunCase("Code of spaces", [(" ", code)], "` `\n"),
        RunCase("Code that begins with a backtick", [("`x", code)], "`` `x ``\n"),
        RunCase("Code between spaces keeps them", [(" x ", code)], "`  x  `\n"),
        RunCase("Code that holds two backticks", [("``", code)], "` `` `\n"),
        RunCase("A backtick beside code is escaped", [("`", plain), ("a", code)], "\\``a`\n"),
        RunCase("Marks in a label", [("red", linked("/r", .emphasis)), (" door", linked("/r"))], "[*red* door](/r)\n"),
        RunCase(
            "A link is not cut by a mark that ends in it",
            [("a", em), ("b", linked("/u", .emphasis)), ("c", linked("/u"))],
            "*a*[*b*c](/u)\n"
        ),
        RunCase(
            "Raw HTML stands as it is",
            [("a", plain), ("<b c='d'>", marked(.inlineHTML)), ("e", plain)],
            "a<b c='d'>e\n"
        ),
        RunCase(
            "Raw HTML that would begin a block stands after a space",
            [("<b>", html), ("\u{C}", plain)],
            "&#32;<b>\n",
            exact: "<b>&#12;\n"
        ),
        RunCase("Raw HTML that would be a comment", [("<!-- x -->", html), ("y", plain)], "&#32;<!-- x -->y\n"),
        RunCase(
            "A mail address is bare where the parser finds it",
            [("a;", plain), ("_x@y.zz", linked(to: "mailto:_x@y.zz")), ("é", plain)],
            "a;_x@y.zzé\n"
        ),
        RunCase(
            "A mail address beside what would be part of it has brackets",
            [
                ("x@y.zz", linked(to: "mailto:x@y.zz")), ("a@b.cc", linked(to: "mailto:a@b.cc")), (" mailto:", plain),
                ("x@y.zz", linked(to: "mailto:x@y.zz")), ("d", plain),
            ],
            "<x@y.zz><a@b.cc> mailto:<x@y.zz>d\n"
        ),
        RunCase(
            "A line that would make a table with white space at its end",
            [("a", plain), (" ", soft), ("-|\u{B}", plain)],
            "a\n\\-|\u{B}\n",
            exact: "a\n-|&#11;\n"
        ),
        RunCase(
            "A line that would make a table below one with white space at its end",
            [("a|\u{B}", plain), (" ", soft), ("-:", plain)],
            "a|\u{B}\n\\-:\n",
            exact: "a|&#11;\n\\-:\n"
        ),
        RunCase("Lines inside raw HTML begin without spaces", [("a", plain), ("<b\n \tc>", html)], "a<b\nc>\n"),
        RunCase("Raw HTML inside a mark", [("<div>", marked([.inlineHTML, .strong]))], "**<div>**\n"),
        RunCase("What is no HTML is text", [("<b", marked(.inlineHTML))], "<b\n"),
        RunCase("A break at the end is dropped", [("a", plain), ("\n", hard)], "a\n"),
        RunCase("A line end at the start is dropped", [(" ", soft), ("a", plain)], "a\n"),
        RunCase(
            "Two line ends are one",
            [("a", plain), (" ", soft), (" ", marked([.softBreak, .strong])), ("b", plain)],
            "a\nb\n"
        ),
        RunCase(
            "White space at the ends of lines",
            [("  a ", plain), (" ", soft), (" b ", plain)],
            "a\nb\n",
            exact: "&#32; a&#32;\n&#32;b&#32;\n"
        ),
        RunCase(
            "A line of a form feed alone is white space, one of a vertical tab is text",
            [("a", strong), (" ", soft), ("\u{B}", strong), (" ", soft), ("\u{C}", plain), (" ", soft), ("b", plain)],
            "**a**\n**\u{B}**\nb\n",
            exact: "**a**\n**\u{B}**\n&#12;\nb\n"
        ),
        RunCase(
            "A link may hold a wiki link that is not its end, and one may follow it",
            [
                ("[[m]]", verbatim(.wikiLink)), ("[[n]]", verbatim(.wikiLink, linked())), ("a", linked()), (" ", plain),
                ("b", linked()), ("[[n]]", verbatim(.wikiLink, linked())),
            ],
            "[[m]][[[n]]a](/u) [b](/u)[[n]]\n"
        ),
        RunCase(
            "A mark that ends in the middle of a link is closed before the break in front of it",
            [
                ("a", linked(.strikethrough)), (" ", marked([.softBreak, .strikethrough])),
                ("b", linked(.strikethrough)),
                ("c", linked()),
            ],
            "[~~a~~](/u)\n[~~b~~c](/u)\n"
        ),
        RunCase(
            "The parser sees no bar in a span",
            [("%%a|b%%", verbatim(.comment)), (" ", soft), ("-:", plain)],
            "%%a|b%%\n\\-:\n"
        ),
        RunCase("U+FEFF at the start is no byte order mark", [("\u{FEFF}a\u{FEFF}", plain)], "&#65279;a\u{FEFF}\n"),
        RunCase(
            "Line ends on both sides of a bracket are two",
            [
                ("a", plain), (" ", soft), (" ", linked(.softBreak)), ("b", linked()), (" ", linked(.softBreak)),
                (" ", soft), ("c", plain),
            ],
            "a\n[\nb\n](/u)\nc\n"
        ),
    ]

    @Test("In readable fidelity", arguments: cases)
    func readable(_ example: RunCase) {
        let result = MarkdownWriter().write(makeParagraph(example.runs), options: WriteOptions(verification: .verify))
        #expect(result.string == example.readable)
        #expect(!result.losses.contains { $0.subject == "document" })
    }

    @Test("In exact fidelity", arguments: cases)
    func exact(_ example: RunCase) {
        let options = WriteOptions(fidelity: .exact, verification: .verify)
        let result = MarkdownWriter().write(makeParagraph(example.runs), options: options)
        #expect(result.string == example.exact ?? example.readable)
        #expect(!result.losses.contains { $0.subject == "document" })
    }

    @Test(
        "A highlight stays inside or around other marks",
        arguments: ["==*a*==", "*==a==*", "*a ==b==*", "==**a**==\n**b**", "**==a==\nb**", "==[a](u)==", "[==a==](u)"]
    )
    func highlightNesting(_ source: String) throws {
        let read = try MarkdownReader().read(Array(source.utf8), options: ReadOptions(dialect: .notes)).document
        #expect(MarkdownWriter().write(read, options: WriteOptions(dialect: .notes)).string == source + "\n")
    }

    @Test(
        "The nesting that a source had comes back",
        arguments: [
            "**_a_**", "***a***", "*a **b***", "**[a](u)**", "[**a**](u)", "*(*a*)*", "*a *b* c*", "~~**a** b~~",
            "**a _b_**",
            "****a****", "**_[](u)_ a**", "***[](u)\n(*****a:**",
        ]
    )
    func nesting(_ source: String) throws {
        let read = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        let written = MarkdownWriter().write(read, options: WriteOptions())
        let again = try MarkdownReader().read(written.bytes, options: ReadOptions()).document
        #expect(again.dump(includesHints: true) == read.dump(includesHints: true))
    }
}

@Suite("Links in Markdown")
struct MarkdownWriterLinkTests {
    struct LinkCase: CustomTestStringConvertible {
        var text: String
        var link: Link
        var expected: String

        init(_ text: String, _ destination: String, title: String? = nil, _ expected: String) {
            self.text = text
            link = Link(destination: destination, title: title)
            self.expected = expected
        }

        var testDescription: String { expected }
    }

    static let cases: [LinkCase] = [
        LinkCase("a", "/u", "[a](/u)"),
        LinkCase("a", "", "[a]()"),
        LinkCase("a", "", title: "t", "[a](<> \"t\")"),
        LinkCase("a", "/a b", "[a](</a b>)"),
        LinkCase("a", " /a", "[a](<&#32;/a>)"),
        LinkCase("a", "/p(q", "[a](/p\\(q)"),
        LinkCase("a", "/p(q)", "[a](/p(q))"),
        LinkCase("a", "/x)y", "[a](/x\\)y)"),
        LinkCase("a", "<x>", "[a](\\<x>)"),
        LinkCase("a", "/a\\b\\*", "[a](/a\\b\\\\*)"),
        LinkCase("a", "/?a&copy=1&copy;", "[a](/?a&copy=1&amp;copy;)"),
        LinkCase("a", "/u", title: "say \"x\"", "[a](/u 'say \"x\"')"),
        LinkCase("a", "/u", title: "\"'", "[a](/u (\"'))"),
        LinkCase("a", "/u", title: "\"'()", "[a](/u \"\\\"'()\")"),
        LinkCase("a", "/u", title: "\\", "[a](/u \"&#92;\")"),
        LinkCase("a", "/u", title: "two\nlines", "[a](/u \"two&#10;lines\")"),
        LinkCase("Part [B", "/b", "[Part \\[B](/b)"),
        LinkCase("a]b", "/b", "[a\\]b](/b)"),
        LinkCase("a [b] c", "/b", "[a [b] c](/b)"),
        LinkCase("https://h.example/Do_it", "https://h.example/Do_it", "https://h.example/Do_it"),
        LinkCase("https://h.example/a.", "https://h.example/a.", "<https://h.example/a.>"),
        LinkCase("www.h.example", "http://www.h.example", "www.h.example"),
        LinkCase("me@h.example", "mailto:me@h.example", "me@h.example"),
        LinkCase("me@.h", "mailto:me@.h", "me@.h"),
        LinkCase("tel:1", "tel:1", "<tel:1>"),
        LinkCase("tel:1&amp;", "tel:1&amp;", "[tel:1\\&amp;](tel:1&amp;amp;)"),
    ]

    @Test("A link is spelled so that it is read back", arguments: cases)
    func link(_ example: LinkCase) {
        let runs = [(example.text, linked(example.link.destination, title: example.link.title))]
        let result = MarkdownWriter().write(makeParagraph(runs), options: WriteOptions(verification: .verify))
        #expect(result.string == example.expected + "\n")
        #expect(result.losses.isEmpty)
    }

    @Test("In CommonMark, which has no bare addresses, they stand in angle brackets")
    func commonMark() {
        let document = makeParagraph([("https://h.example/", linked("https://h.example/"))])
        let result = MarkdownWriter().write(
            document,
            options: WriteOptions(dialect: .commonmark, verification: .verify)
        )
        #expect(result.string == "<https://h.example/>\n")
        #expect(result.losses.isEmpty)
    }

    @Test("An address right after bold punctuation has brackets, which a delimiter needs beside it")
    func addressBesideDelimiter() {
        let links = [("https://h.example", "https://h.example"), ("www.h.example", "http://www.h.example")]
        let outputs = links.map { text, address in
            let runs = [("t ", InlineAttributes()), ("a!", marked(.strong)), (text, linked(address))]
            return MarkdownWriter().write(makeParagraph(runs), options: WriteOptions(verification: .verify))
        }
        #expect(
            outputs.map(\.string) == [
                "t **a!**<https://h.example>\n", "t **a!**[www.h.example](http://www.h.example)\n",
            ]
        )
        #expect(outputs.allSatisfy { $0.losses.isEmpty && $0.mismatches.isEmpty })
    }

    @Test("An address of many brackets stands beside another one")
    func manyBrackets() {
        let address = "http://t" + String(repeating: "]", count: 60) + "\u{3}"
        let runs = [(address, linked(address)), ("http://", linked("http://"))]
        let result = MarkdownWriter().write(makeParagraph(runs), options: WriteOptions(verification: .verify))
        let text = "http://t" + String(repeating: "\\]", count: 60) + "\u{3}"
        #expect(result.string == "[\(text)](\(address))<http://>\n")
        #expect(result.mismatches.isEmpty)
    }

    @Test("A nesting of equal marks that cannot be spelled is forgotten", arguments: [WriteFidelity.readable, .exact])
    func forgottenNesting(_ fidelity: WriteFidelity) throws {
        let source = Array("___i\u{FFFD}f[X]__\u{FFFD}f[_ b__\n".utf8)
        let document = try MarkdownReader().read(source, options: ReadOptions(dialect: .gfm)).document
        let options = WriteOptions(dialect: .gfm, fidelity: fidelity, verification: .verify)
        let result = MarkdownWriter().write(document, options: options)
        #expect(result.mismatches.isEmpty && result.losses.isEmpty)
        #expect(try MarkdownReader().read(result.bytes, options: ReadOptions(dialect: .gfm)).document == document)
    }

    @Test("Text right before a span, equal to what the span begins with, is escaped before any mark is given up")
    func textBesideSpan() throws {
        let source = Array("****\\%%%%c%%*%%d%%a****a****b*\na***".utf8)
        let document = try MarkdownReader().read(source, options: ReadOptions(dialect: .notes)).document
        let result = MarkdownWriter().write(document, options: WriteOptions(dialect: .notes, verification: .verify))
        #expect(result.string == "_***\\%%%%c%%*%%d%%a**a_***b*\na***\n")
        #expect(result.mismatches.isEmpty)
    }

    @Test("An address that is no link in the document is none in Markdown")
    func addressInText() {
        let document = makeParagraph([("https://h.example/a_b and www.h.example", InlineAttributes())])
        let result = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(result.string == "https&#58;//h.example/a_b and www&#46;h.example\n")
        #expect(result.losses.isEmpty)
    }

    @Test("A mail address in text becomes a link whatever is written, and that is a loss")
    func mailAddressInText() {
        let document = makeParagraph([("ask me@h.example, or me@h", InlineAttributes())])
        let result = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(result.string == "ask me@h.example, or me@h\n")
        #expect(result.losses.map(\.subject) == ["bare-url"])
        #expect(result.losses.first?.count == 1)
    }

    /// The parser takes marks that nest for two texts and the writer for one, which may be an address.
    @Test(arguments: [
        ("******************a@*.w*)***+*************", "***a@.w)+***\n"),
        ("***************p*(****************************[** +***@.m*a************", "**_p_(*[\\*\\* +@.m*a***\\*\n"),
        (
            "**\u{FFFD} *)******\u{FFFD}*o*o*A*@.a*",
            "**\u{FFFD} \\*)*_\u{FFFD}[ooA@.a](mailto:ooA@.a)_\n"
        ),
        ("mailto:a@b.cc xmpp:a@b.cc/d", "mailto:a@b.cc xmpp:a@b.cc/d\n"),
        ("a@b.cc<a@b.cc>", "[a@b.cca@b.cc](mailto:a@b.cc)\n"),
    ])
    func `a second pass writes the same for a mail address`(source: String, expected: String) throws {
        let options = WriteOptions(verification: .verify)
        let read = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        let first = MarkdownWriter().write(read, options: options)
        let again = try MarkdownReader().read(first.bytes, options: ReadOptions()).document
        #expect(first.string == expected && MarkdownWriter().write(again, options: options).string == expected)
    }

    @Test("Images: the description is text, whatever it looks like")
    func images() {
        let document = makeParagraph([
            ("\u{FFFC}", imageAt("/a b", alternateText: "x](u) *y* a_b", title: "t")), ("!", InlineAttributes()),
            ("sign", linked("/s")), ("\u{FFFC}", imageAt("/n", alternateText: "^n")),
        ])
        let result = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(result.string == "![x\\](u) \\*y* a_b](</a b> \"t\")\\![sign](/s)![\\^n](/n)\n")
        #expect(result.losses.isEmpty)
    }
}
