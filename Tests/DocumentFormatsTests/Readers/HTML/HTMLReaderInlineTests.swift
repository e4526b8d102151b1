import DocumentFormats
import DocumentModel
import Testing

@Suite struct HTMLReaderInlineTests {
    @Test(
        "Marks come from elements and from CSS",
        arguments: [
            HTMLReadCase(
                "weights of 600 and more are bold",
                "<span style='font-weight:600'>a</span><span style='font-weight:500'>b</span><span style='font-weight:bolder'>c</span>",
                paragraph("\"a\" strong", "\"b\" font-weight=500", "\"c\" strong")
            ),
            HTMLReadCase(
                "a regular weight takes boldness away",
                "<b style='font-weight:normal'>a<i style='font-style:normal'>b</i></b><b>c<span style='font-weight:400'>d</span></b>",
                paragraph("\"ab\"", "\"c\" strong", "\"d\"")
            ),
            HTMLReadCase(
                "elements",
                "<em>a</em><cite>b</cite><s>c</s><del>d</del><code>e</code><samp>f</samp><mark>g</mark><ins>h</ins>",
                paragraph(
                    "\"ab\" emphasis",
                    "\"cd\" strikethrough",
                    "\"ef\" code",
                    "\"g\" highlight",
                    "\"h\" underline=single"
                )
            ),
            HTMLReadCase(
                "lines by CSS; a link is underlined anyway",
                "<span style='text-decoration:line-through'>a</span><a href=x style='text-decoration:underline'>b</a><span style='text-decoration:underline wavy red'>c</span>",
                paragraph("\"a\" strikethrough", "\"b\" link=\"x\"", "\"c\" underline=wavy underline-color=red")
            ),
            HTMLReadCase(
                "raised and lowered text",
                "<sup>a</sup><span style='vertical-align:sub'>b</span><span style='vertical-align:3px'>c</span>",
                paragraph("\"a\" superscript", "\"b\" subscript", "\"c\" baseline-offset=2.25")
            ),
            HTMLReadCase(
                "marks inside code are dropped, those around it and links stay",
                "<b><code>a<i>b</i><a href=c>d</a></code></b>",
                paragraph("\"ab\" strong code", "\"d\" strong code link=\"c\"")
            ),
            HTMLReadCase(
                "colours and fonts of spans",
                "<span style='color:#F00;background:url(x) yellow;font:italic bold 12pt/1 \"My Font\",monospace'>a</span>",
                paragraph(
                    "\"a\" emphasis strong color=#ff0000 background=yellow font-family=\"My Font\" font-size=12.0 monospaced"
                )
            ),
            HTMLReadCase(
                "rules of style elements by class, the more special last",
                "<style>.a.b{font-weight:400} .a{font-weight:700} #x{font-style:italic} div p>.c{text-decoration:line-through}</style><div><p><span class='a'>1</span><span class='a b'>2</span><span id=x>3</span><span class=c>4</span></p></div><span class=c>5</span>",
                paragraph("\"1\" strong", "\"2\"", "\"3\" emphasis", "\"4\" strikethrough") + paragraph("\"5\"")
            ),
            HTMLReadCase(
                "rules for all elements of a name are the theme of a page",
                "<style>p{font-weight:700;color:red} em{font-style:normal}</style><p>a<em>b</em></p>",
                paragraph("\"a\"", "\"b\" emphasis")
            ),
            HTMLReadCase(
                "misnested marks are rebuilt as browsers do",
                "<b>1<p>2</b>3</p>",
                paragraph("\"1\" strong") + paragraph("\"2\" strong", "\"3\"")
            ),
            HTMLReadCase("quotation marks", "<q>a</q>", paragraph("\"“a”\"")),
        ]
    )
    func marks(example: HTMLReadCase) throws { try expectReading(example) }

    @Test(
        "White space collapses as in CSS",
        arguments: [
            HTMLReadCase(
                "runs of it are one space",
                "<p> a \t b<b> c </b> d </p>",
                paragraph("\"a b\"", "\" c \" strong", "\"d\"")
            ),
            HTMLReadCase(
                "a line end without indentation is a soft break, one with it a space",
                "<p>a\nb\n  c</p>",
                paragraph("\"a\"", "\" \" soft-break", "\"b c\"")
            ),
            HTMLReadCase(
                "around breaks there is none, and a break at the end shows nothing",
                "<p>a <br>\n b<br></p>",
                paragraph("\"a\"", "\"\\n\" hard-break", "\"b\"")
            ),
            HTMLReadCase(
                "between nested spans it stays",
                "<i>a</i><span><span>\n </span></span>b",
                paragraph("\"a\" emphasis", "\" b\"")
            ),
            HTMLReadCase("no-break spaces stay", "<p>&nbsp;a&nbsp;</p>", paragraph("\"\\u{A0}a\\u{A0}\"")),
            HTMLReadCase(
                "pre-wrap keeps it, pre-line its line ends",
                "<p style='white-space:pre-wrap'>a  b\nc</p><p style='white-space:pre-line'>d  e\n f</p>",
                paragraph("\"a  b\"", "\"\\n\" hard-break", "\"c\"")
                    + paragraph("\"d e\"", "\"\\n\" hard-break", "\"f\"")
            ),
            HTMLReadCase("in code only line ends collapse", "<code> a  b\n c</code>", paragraph("\" a  b c\" code")),
            HTMLReadCase(
                "two breaks outside a paragraph end one, inside they stay",
                "<div>a<br><br>b</div><p>c<br><br>d</p>",
                paragraph("\"a\"") + paragraph("\"b\"") + paragraph("\"c\"", "\"\\n\\n\" hard-break", "\"d\"")
            ),
        ]
    )
    func whiteSpace(example: HTMLReadCase) throws { try expectReading(example) }

    @Test(
        "Links and images",
        arguments: [
            HTMLReadCase(
                "titles, spaces around addresses",
                "<a href=' /a b(c) ' title='\"t\"'>x</a><a name=y>z</a><a href=''>e</a>",
                paragraph("\"x\" link=\"/a b(c)\" link-title=\"\\\"t\\\"\"", "\"z\"", "\"e\" link=\"\"")
            ),
            HTMLReadCase(
                "a link around blocks is on each text",
                "<a href=u><h3>a</h3><p>b</p></a>",
                ["heading level=3", "  \"a\" link=\"u\""] + paragraph("\"b\" link=\"u\"")
            ),
            HTMLReadCase(
                "a link around nothing keeps its place",
                "<p><a href=u></a></p>",
                paragraph("\"\u{FFFC}\" placeholder link=\"u\"")
            ),
            HTMLReadCase(
                "images, late ones too",
                "<a href=u><img src=a alt='x y' title=t></a><img src='data:image/gif;base64,R0' data-src=b><img srcset='c 2x, d'>",
                paragraph(
                    "\"\u{FFFC}\" link=\"u\" image=\"a\" image-text=\"x y\" image-title=\"t\"",
                    "\"\u{FFFC}\" image=\"b\"",
                    "\"\u{FFFC}\" image=\"c\""
                )
            ),
            HTMLReadCase(
                "images without an address are their description, those of one pixel nothing",
                "<p>a<img alt=b><img src=c width=1 height=1></p>",
                paragraph("\"ab\"")
            ),
            HTMLReadCase(
                "redirecting services are left out",
                "<a href='https://www.google.com/url?q=https://e.org/?a%3D1%26b&amp;sa=D'>a</a><a href='https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fe.org&amp;data=x'>b</a>",
                paragraph("\"a\" link=\"https://e.org/?a=1&b\"", "\"b\" link=\"https://e.org\"")
            ),
            HTMLReadCase(
                "formulas are their source",
                "<span class=katex><span><math><semantics><mi>x</mi><annotation encoding='application/x-tex'>x^2</annotation></semantics></math></span><span class=katex-html>x2</span></span><script type='math/tex; mode=display'>y</script>",
                paragraph("\"$x^2$$$y$$\" verbatim=math")
            ),
        ]
    )
    func linksAndImages(example: HTMLReadCase) throws { try expectReading(example) }

    @Test(
        "What is hidden or no text does not leak",
        arguments: [
            "<p style='display:none'>x</p>", "<span style='visibility: hidden'>x</span>", "<p hidden>x</p>",
            "<style>.h{display:none}</style><p class=h>x</p>",
            "<style>.m .h{display:none!important}</style><div class=m><p class=h>x</p></div>",
            "<style>x</style>", "<script>x</script>", "<template>x</template>", "<noscript>x</noscript>", "<!-- x -->",
            "<head><title>x</title></head>", "<svg><text>x</text></svg>", "<select><option>x</select>",
            "<textarea>x</textarea>",
            "<iframe>x</iframe>", "<video>x</video>", "<p style='mso-hide:all'>x</p>",
            "<![if !supportLists]><!-- x --><![endif]>",
            "<input type=hidden value=x>",
        ]
    )
    func hidden(html: String) throws {
        let text = try readHTML(html + "<p>shown</p>").document
        #expect(text.dump() == "paragraph\n  \"shown\"\n")
    }

    @Test func `a page that is hidden until a script runs is read`() throws {
        let result = try readHTML("<style>body{visibility:hidden}</style><body style='display:none'>a")
        #expect(result.document.dump() == "paragraph\n  \"a\"\n")
    }
}
