import DocumentFormats
import DocumentModel
import Testing

/// Runs of one paragraph and the HTML inside its tags.
private func inline(
    _ name: String,
    _ runs: [(String, InlineAttributes)],
    _ html: String,
    rawHTML: RawHTMLPolicy = .omit,
    losses: [String] = []
) -> HTMLCase {
    HTMLCase(
        name: name,
        document: makeParagraph(runs),
        html: "<p>" + html + "</p>\n",
        rawHTML: rawHTML,
        losses: losses
    )
}

private let plain = InlineAttributes()

@Suite struct HTMLWriterInlineTests {
    @Test(arguments: nestings) func `marks become nested elements`(_ example: HTMLCase) { example.check() }

    private static let nestings: [HTMLCase] = [
        inline(
            "each mark",
            [
                ("a", marked(.emphasis)), ("b", marked(.strong)), ("c", marked(.strikethrough)), ("d", marked(.code)),
                ("e", marked(.highlight)), ("f", linked("u")),
            ],
            "<em>a</em><strong>b</strong><del>c</del><code>d</code><mark>e</mark><a href=\"u\">f</a>"
        ),
        inline(
            "a mark that goes on stays open",
            [("a", marked(.strong)), ("b", marked([.strong, .emphasis])), ("c", marked(.strong))],
            "<strong>a<em>b</em>c</strong>"
        ),
        inline(
            "the mark that lasts longest is outermost",
            [("a", marked([.strong, .emphasis])), ("b", marked(.emphasis)), ("c", plain)],
            "<em><strong>a</strong>b</em>c"
        ),
        inline(
            "marks that overlap are closed and opened again",
            [("a", marked(.strong)), ("b", marked([.strong, .emphasis])), ("c", marked(.emphasis))],
            "<strong>a<em>b</em></strong><em>c</em>"
        ),
        inline(
            "marks that begin and end together are nested by rank",
            [("a", linked("u", [.code, .strikethrough, .emphasis, .strong, .highlight]))],
            "<a href=\"u\"><strong><em><del><mark><code>a</code></mark></del></em></strong></a>"
        ),
        inline(
            "the nesting of the source is kept",
            [("a", marked([.strong, .emphasis], nesting: [.emphasis, .strong]))],
            "<em><strong>a</strong></em>"
        ),
        inline(
            "a mark that the source doubled is doubled",
            [
                ("a", marked(.emphasis)), ("b", marked(.emphasis, nesting: [.emphasis, .emphasis])),
                ("c", marked(.emphasis)),
            ],
            "<em>a<em>b</em>c</em>"
        ),
        inline(
            "a hint that names marks that are not there is passed over",
            [("a", marked([.emphasis, .highlight], nesting: [.link, .strong, .highlight, .custom]))],
            "<mark><em>a</em></mark>"
        ),
        inline(
            "code is innermost, whatever is opened later",
            [("a", marked(.code)), ("b", marked([.code, .strong])), ("c", marked([.code, .strong, .emphasis]))],
            "<code>a</code><strong><code>b</code><em><code>c</code></em></strong>"
        ),
        inline(
            "links to different places are two",
            [("a", linked("u")), ("b", linked("v")), ("c", linked("v", title: "t"))],
            "<a href=\"u\">a</a><a href=\"v\">b</a><a href=\"v\" title=\"t\">c</a>"
        ),
        inline(
            "breaks stand inside the marks around them",
            [
                ("a", marked(.strong)), (" ", marked([.strong, .softBreak])), ("b", marked(.strong)),
                ("\n\n", marked([.strong, .hardBreak])), ("c", marked(.strong)),
            ],
            "<strong>a\nb<br />\n<br />\nc</strong>"
        ),
    ]

    @Test(arguments: objects) func `images, HTML and source of dialects`(_ example: HTMLCase) { example.check() }

    private static let objects: [HTMLCase] = [
        inline(
            "an image",
            [("\u{FFFC}", imageAt("a b.png", alternateText: "\"x\" <y>", title: "t & u"))],
            "<img src=\"a%20b.png\" alt=\"&quot;x&quot; &lt;y&gt;\" title=\"t &amp; u\" />"
        ),
        inline(
            "two equal images, and text where an image should be",
            [("\u{FFFC}\u{FFFC}x", imageAt("a"))],
            "<img src=\"a\" alt=\"\" /><img src=\"a\" alt=\"\" />x"
        ),
        inline("an object character without an object", [("\u{FFFC}", plain)], "\u{FFFC}"),
        inline(
            "tags are left out and counted one by one",
            [
                ("<b><a title=\">\" x='>'>", marked(.inlineHTML)), ("x", plain),
                ("</a></b><!-- > -->", marked(.inlineHTML)),
            ],
            "<!-- raw HTML omitted --><!-- raw HTML omitted -->x<!-- raw HTML omitted --><!-- raw HTML omitted -->"
                + "<!-- raw HTML omitted -->",
            losses: ["inline-html*5"]
        ),
        inline(
            "text that is no tag but says it is HTML is left out as well",
            [("alert(1)", marked(.inlineHTML))],
            "<!-- raw HTML omitted -->",
            losses: ["inline-html"]
        ),
        inline("tags are passed where the caller says so", [("<b>", marked(.inlineHTML))], "<b>", rawHTML: .pass),
        inline(
            "spans of dialects keep their source",
            [
                ("[[a<b]]", verbatim(.wikiLink)), (" ", plain), ("![[c]]", verbatim(.embed)), (" ", plain),
                ("$x$", verbatim(.math)),
            ],
            "<span data-verbatim=\"wiki-link\">[[a&lt;b]]</span> <span data-verbatim=\"embed\">![[c]]</span> "
                + "<span class=\"math\" data-verbatim=\"math\">$x$</span>"
        ),
        inline(
            "comments are left out",
            [("a", plain), ("%%b%%", verbatim(.comment)), ("c", plain)],
            "ac",
            losses: ["comment"]
        ),
    ]

    @Test(arguments: looks) func `what Markdown has no mark for`(_ example: HTMLCase) { example.check() }

    private static let looks: [HTMLCase] = [
        inline("underline", [("a", styled { $0.underline = .single })], "<u>a</u>"),
        inline(
            "an underline of another look",
            [
                (
                    "a",
                    styled {
                        $0.underline = .wavy
                        $0.underlineColor = .rgba(red: 255, green: 0, blue: 16, alpha: 255)
                    }
                ), ("b", styled { $0.underline = .thick }),
            ],
            "<u style=\"text-decoration-style: wavy; text-decoration-color: #ff0010\">a</u>"
                + "<u style=\"text-decoration-thickness: 2px\">b</u>"
        ),
        inline(
            "a strikethrough that is no mark",
            [("a", styled { $0.strikethrough = .single })],
            "<s style=\"text-decoration-style: solid\">a</s>"
        ),
        inline(
            "super- and subscript and an offset",
            [
                ("a", styled { $0.baseline = .superscript }), ("b", styled { $0.baseline = .subscript }),
                ("c", styled { $0.baseline = .offset(points: -2.5) }),
            ],
            "<sup>a</sup><sub>b</sub><span style=\"vertical-align: -2.5pt\">c</span>"
        ),
        inline(
            "colours",
            [
                (
                    "a",
                    styled {
                        $0.foregroundColor = .named("labelColor")
                        $0.backgroundColor = .rgba(red: 1, green: 2, blue: 3, alpha: 128)
                    }
                )
            ],
            "<span style=\"color: labelColor; background-color: #01020380\">a</span>"
        ),
        inline(
            "a name of a colour that is no identifier",
            [("a", styled { $0.foregroundColor = .named("red;background:url(x)") })],
            "<span>a</span>",
            losses: ["kit.foregroundColor"]
        ),
        inline(
            "a font",
            [
                (
                    "a",
                    styled {
                        $0.font = .init(family: "It's \\ \"x\"\n", size: 12, weight: 500, isMonospaced: true)
                    }
                )
            ],
            "<span style=\"font-family: 'It\\'s \\\\ &quot;x&quot;\\a ', monospace; font-size: 12pt; font-weight: 500\">"
                + "a</span>"
        ),
        inline("hidden text", [("a", styled { $0.isHidden = true })], "<span hidden data-kept>a</span>"),
        inline(
            "language",
            [("a", language("de\"<"))],
            "<span lang=\"de&quot;&lt;\">a</span>"
        ),
        inline(
            "custom attributes as the payload that Markdown has for them",
            [("a", custom(["rainbow": .string("<\"extreme\">"), "n": .integer(1)]))],
            "<span data-attributes=\"n: 1, rainbow: '\\u003c\\u0022extreme\\u0022\\u003e'\">a</span>"
        ),
    ]

    @Test(arguments: hostile) func `no markup of the document reaches a safe output`(_ example: HTMLCase) {
        example.check()
    }

    private static let hostile: [HTMLCase] = [
        inline(
            "text",
            [("<script>&\"'\u{0}\r\u{202E}</script>", plain)],
            "&lt;script&gt;&amp;&quot;'\u{FFFD}&#13;\u{202E}&lt;/script&gt;",
            losses: ["control-character"]
        ),
        inline(
            "addresses that run a script or read a file",
            [
                ("a", linked("javascript:alert(1)")), ("b", linked("VBScript:x")), ("c", linked("File:///etc")),
                ("d", linked("data:text/html,x")), ("e", linked("data:image/svg+xml,x")),
            ],
            "<a href=\"\">a</a><a href=\"\">b</a><a href=\"\">c</a><a href=\"\">d</a><a href=\"\">e</a>",
            losses: ["link*5"]
        ),
        inline(
            "addresses of images",
            [
                ("\u{FFFC}", imageAt("javascript:x")), ("\u{FFFC}", imageAt("data:image/png;base64,xx")),
                ("\u{FFFC}", imageAt("data:image/WebP;base64,xx")),
            ],
            "<img src=\"\" alt=\"\" /><img src=\"data:image/png;base64,xx\" alt=\"\" />"
                + "<img src=\"data:image/WebP;base64,xx\" alt=\"\" />",
            losses: ["image"]
        ),
        inline(
            "a scheme behind a control character is no scheme",
            [("a", linked("\u{1}javascript:x"))],
            "<a href=\"%01javascript:x\">a</a>"
        ),
        inline(
            "they are passed where the caller says so",
            [("a", linked("javascript:x"))],
            "<a href=\"javascript:x\">a</a>",
            rawHTML: .pass
        ),
        inline(
            "an address or a title cannot end its attribute",
            [("a", linked("\"><script>", title: "\"><script>"))],
            "<a href=\"%22%3E%3Cscript%3E\" title=\"&quot;&gt;&lt;script&gt;\">a</a>"
        ),
    ]

    @Test func `addresses are escaped as cmark escapes them`() {
        let bytes = (1..<128).map { UInt8($0) }
        let address = String(decoding: bytes, as: UTF8.self) + "é%41%zz"
        let expected =
            "%01%02%03%04%05%06%07%08%09%0A%0B%0C%0D%0E%0F%10%11%12%13%14%15%16%17%18%19%1A%1B%1C%1D%1E%1F"
            + "%20!%22#$%&amp;&#x27;()*+,-./0123456789:;%3C=%3E?@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_"
            + "%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~%7F%C3%A9%41%zz"
        let result = HTMLWriter().write(makeParagraph([("x", linked(address))]), options: WriteOptions())
        #expect(result.string == "<p><a href=\"\(expected)\">x</a></p>\n")
    }

    @Test(arguments: 0..<24) func `an escaped character is found at every offset`(_ offset: Int) {
        for (character, reference) in [("<", "&lt;"), (">", "&gt;"), ("&", "&amp;"), ("\"", "&quot;"), ("\r", "&#13;")]
        {
            let before = String(repeating: "é", count: offset / 2) + String(repeating: "x", count: offset % 2)
            let after = String(repeating: "=?!#\n\t", count: 3)
            let result = HTMLWriter().write(
                makeParagraph([(before + character + after, plain)]),
                options: WriteOptions()
            )
            #expect(result.string == "<p>" + before + reference + after + "</p>\n")
        }
    }

    @Test func `a mark is never closed and opened between runs that both have it`() {
        var runs: [(String, InlineAttributes)] = []
        for index in 0..<1000 { runs.append(("x", marked(index % 2 == 0 ? .strong : [.strong, .emphasis]))) }
        let html = HTMLWriter().write(makeParagraph(runs), options: WriteOptions()).string
        #expect(html == "<p><strong>" + String(repeating: "x<em>x</em>", count: 500) + "</strong></p>\n")
    }
}

private func verbatim(_ span: VerbatimSpan) -> InlineAttributes {
    var attributes = InlineAttributes()
    attributes.verbatim = span
    return attributes
}

private func language(_ tag: String) -> InlineAttributes {
    var attributes = InlineAttributes()
    attributes.language = tag
    return attributes
}

private func custom(_ values: [String: JSONValue]) -> InlineAttributes {
    var attributes = InlineAttributes()
    for (name, value) in values { attributes.custom[name] = value }
    return attributes
}
