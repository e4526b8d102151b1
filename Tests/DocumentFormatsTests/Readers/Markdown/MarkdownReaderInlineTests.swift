import DocumentFormats
import DocumentModel
import Testing

/// Reads a source and gives the lines of its dump, without the indentation of the first block's runs.
func dump(_ source: String, _ dialect: MarkdownDialect = .notes) throws -> String {
    let result = try MarkdownReader().read(Array(source.utf8), options: ReadOptions(dialect: dialect))
    #expect(result.document.invariantViolations() == [])
    return result.document.dump()
}

/// The runs of the first block alone.
func runs(_ source: String, _ dialect: MarkdownDialect = .notes) throws -> [String] {
    try dump(source, dialect).split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }.map(String.init)
}

@Suite struct MarkdownReaderInlineTests {
    @Test(arguments: [
        ("plain", ["\"plain\""]),
        ("*a* _b_", ["\"a\" emphasis", "\" \"", "\"b\" emphasis"]),
        ("**a** __b__", ["\"a\" strong", "\" \"", "\"b\" strong"]),
        ("***a***", ["\"a\" emphasis strong"]),
        ("_a _b_ c_", ["\"a b c\" emphasis"]),
        ("~~a~~ ~b~", ["\"a\" strikethrough", "\" \"", "\"b\" strikethrough"]),
        ("`a  b` `` ` ``", ["\"a  b\" code", "\" \"", "\"`\" code"]),
        ("one\ntwo", ["\"one\"", "\" \" soft-break", "\"two\""]),
        ("one  \ntwo\\\nthree", ["\"one\"", "\"\\n\" hard-break", "\"two\"", "\"\\n\" hard-break", "\"three\""]),
        ("**a\nb**", ["\"a\" strong", "\" \" strong soft-break", "\"b\" strong"]),
        ("x <b>y</b>", ["\"x \"", "\"<b>\" inline-html", "\"y\"", "\"</b>\" inline-html"]),
        ("&amp; &copy; \\* &#0;", ["\"& © * \u{FFFD}\""]),
        ("a&#65535;b&#xFFFE;é", ["\"a\\u{FFFF}b\\u{FFFE}é\""]),
        (
            "[a **b**](u \"t\")",
            [
                "\"a \" link=\"u\" link-title=\"t\"", "\"b\" strong link=\"u\" link-title=\"t\"",
            ]
        ),
        (
            "<https://a.b> www.c.d x@y.zz",
            [
                "\"https://a.b\" link=\"https://a.b\"", "\" \"", "\"www.c.d\" link=\"http://www.c.d\"", "\" \"",
                "\"x@y.zz\" link=\"mailto:x@y.zz\"",
            ]
        ),
        ("![a *b* `c`](u 't')", ["\"\u{FFFC}\" image=\"u\" image-text=\"a b c\" image-title=\"t\""]),
        ("![](u)![](u)", ["\"\u{FFFC}\u{FFFC}\" image=\"u\""]),
        ("[![a](i)](u)", ["\"\u{FFFC}\" link=\"u\" image=\"i\" image-text=\"a\""]),
        (
            "[](u) *[]()*",
            ["\"\u{FFFC}\" placeholder link=\"u\"", "\" \"", "\"\u{FFFC}\" emphasis placeholder link=\"\""]
        ),
        ("up \r\ndown\r\n", ["\"up\"", "\" \" soft-break", "\"down\""]),
        ("a\u{0}b", ["\"a\u{FFFD}b\""]),
        ("👩‍👩‍👧 **end**", ["\"👩\\u{200D}👩\\u{200D}👧 \"", "\"end\" strong"]),
        ("**go 🚀**now", ["\"go 🚀\" strong", "\"now\""]),
        ("**注意：**不要", ["\"**注意：**不要\""]),
        ("a — b… \"c\" -- d", ["\"a — b… \\\"c\\\" -- d\""]),
    ])
    func `inline Markdown becomes runs`(_ source: String, _ expected: [String]) throws {
        #expect(try runs(source) == expected)
    }

    @Test(arguments: [
        ("[[Note]] x", ["\"[[Note]]\" verbatim=wiki-link", "\" x\""]),
        ("[[a_b_c|*d*]]", ["\"[[a_b_c|*d*]]\" verbatim=wiki-link"]),
        ("![[pic.png|300]]", ["\"![[pic.png|300]]\" verbatim=embed"]),
        ("[[paper]](http://a.b)", ["\"[paper]\" link=\"http://a.b\""]),
        ("[[1, 2], [3]]", ["\"[[1, 2], [3]]\""]),
        ("\\[[a]]", ["\"[[a]]\""]),
        ("$a_1 b_2$ $$c_1_$$", ["\"$a_1 b_2$\" verbatim=math", "\" \"", "\"$$c_1_$$\" verbatim=math"]),
        ("costs $5 and $6, US$7 $x $", ["\"costs $5 and $6, US$7 $x $\""]),
        ("`$a$` $`x_1`$", ["\"$a$\" code", "\" \"", "\"$`x_1`$\" verbatim=math"]),
        ("a %%b *c*%% d", ["\"a \"", "\"%%b *c*%%\" verbatim=comment", "\" d\""]),
        ("==a *b*== c", ["\"a \" highlight", "\"b\" emphasis highlight", "\" c\""]),
        ("a == b == c", ["\"a == b == c\""]),
        ("*a ==b* c==", ["\"a \" emphasis", "\"b\" emphasis highlight", "\" c\" highlight"]),
        ("==a", ["\"==a\""]),
        ("[x](u$a$) `==b==`", ["\"x\" link=\"u$a$\"", "\" \"", "\"==b==\" code"]),
        ("[a](<u $a$>)", ["\"a\" link=\"u $a$\""]),
        ("![x $a$](u)", ["\"\u{FFFC}\" image=\"u\" image-text=\"x $a$\""]),
        ("**[[a]]**b", ["\"**\"", "\"[[a]]\" verbatim=wiki-link", "\"**b\""]),
    ])
    func `spans of note programs are carried or marked`(_ source: String, _ expected: [String]) throws {
        #expect(try runs(source) == expected)
    }

    /// What the parser takes for an address or a label hides spans, and nothing after it.
    @Test(arguments: [
        ("ftp://a` %%b%% `", ["\"ftp://a`\" link=\"ftp://a`\"", "\" \"", "\"%%b%%\" verbatim=comment", "\" `\""]),
        (
            "http://a%% `%%b%%",
            ["\"http://a%%\" link=\"http://a%%\"", "\" `\"", "\"%%b%%\" verbatim=comment"]
        ),
        (
            "www.a.b/$ $c$",
            ["\"www.a.b/$\" link=\"http://www.a.b/$\"", "\" \"", "\"$c$\" verbatim=math"]
        ),
        ("[http://a` %%b` c%%", ["\"[http://a\"", "\" %%b\" code", "\" c%%\""]),
        (
            "[a][b`c] %%d%% `\n\n[b`c]: /u",
            ["\"a\" link=\"/u\"", "\" \"", "\"%%d%%\" verbatim=comment", "\" `\""]
        ),
        ("[a](u==b) ==c==", ["\"a\" link=\"u==b\"", "\" \"", "\"c\" highlight"]),
        ("==a `b== c` ==d==", ["\"==a \"", "\"b== c\" code", "\" \"", "\"d\" highlight"]),
    ])
    func `a span that is none hides no other one`(_ source: String, _ expected: [String]) throws {
        #expect(try runs(source) == expected)
    }

    @Test(arguments: [
        ("| $x \\| y$ | [[a\\|b]] |", ["\"$x | y$\" verbatim=math", "\"[[a|b]]\" verbatim=wiki-link"]),
        ("%%a\\|b%%|`$a\\|b$`", ["\"%%a|b%%\" verbatim=comment", "\"$a|b$\" code"]),
        ("| %%|%% |", ["\"%%\"", "\"%%\""]), ("$x | y$", ["\"$x\"", "\"y$\""]),
        ("x [[a|b]]", ["\"x [[a\"", "\"b]]\""]),
    ])
    func `a bar ends the cell of a span unless a backslash stands before it`(row: String, runs: [String]) throws {
        let dump = try dump("| h | i |\n| --- | --- |\n\(row)\n")
        let lines = dump.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.suffix(4) == ["table-cell", runs[0][...], "table-cell", runs[1][...]])
        let options = WriteOptions(verification: .verify)
        let document = try MarkdownReader().read(Array("h | i\n-|-\n\(row)".utf8), options: ReadOptions()).document
        #expect(MarkdownWriter().write(document, options: options).mismatches.isEmpty)
    }

    @Test(arguments: ["# a ``\n==x== `` ` ``\n", "- a ``\n- ==x== `` ` ``\n", "a ``\n# b\n==x== `` ` ``\n"])
    func `backticks of one leaf hide no span of the next`(_ source: String) throws {
        #expect(try dump(source).contains("\"x\" highlight\n"))
    }

    @Test func `backticks of one cell hide no span of another one`() throws {
        let text = try dump("x `\na ` | ` %%b%%\n-|-\n$c$ `|`\n` $d$ | e\n")
        #expect(text.split(separator: "\n").count { $0.contains("verbatim=") } == 3)
        #expect(try dump("^[a\nb](k: 1)\n---\n").contains("\"b\" custom:\"k\"=1"))
    }

    @Test func `a fence below a lone task box ends where it ends`() throws {
        let text = try dump("- [x] \n  7. > ```\n     > ```\n     >\n     > $x$\n")
        #expect(text.hasSuffix("paragraph\n            \"$x$\" verbatim=math\n"))
    }

    @Test func `code over two lines hides spans even where the second looks like an item`() throws {
        #expect(try runs("a `b\n2. ==x==` c\n") == ["\"a \"", "\"b 2. ==x==\" code", "\" c\""])
    }

    @Test(arguments: [
        ("^[a *b*](x: 1)", ["\"a \" custom:\"x\"=1", "\"b\" emphasis custom:\"x\"=1"]),
        ("^[a](p: 'q', r: {s: [true, null]})", ["\"a\" custom:\"p\"=\"q\" custom:\"r\"={\"s\":[true,null]}"]),
        (
            "^[a ^[b](y: 2) c](x: 1)",
            [
                "\"a \" custom:\"x\"=1", "\"b\" custom:\"x\"=1 custom:\"y\"=2", "\" c\" custom:\"x\"=1",
            ]
        ),
        ("^[a [b](u)](x: 1)", ["\"a \" custom:\"x\"=1", "\"b\" link=\"u\" custom:\"x\"=1"]),
        ("[^[a](x: 1)](u)", ["\"a\" link=\"u\" custom:\"x\"=1"]),
        ("^[a](f: '\\u0028')", ["\"a\" custom:\"f\"=\"(\""]),
        ("^[t][l]\n\n^[l]: k: 1", ["\"t\" custom:\"k\"=1"]),
        (
            "[^[a](x: 1)\nb](u)",
            [
                "\"a\" link=\"u\" custom:\"x\"=1", "\" \" soft-break link=\"u\"", "\"b\" link=\"u\"",
            ]
        ),
        ("[^a\nb](u)", ["\"^a\" link=\"u\"", "\" \" soft-break link=\"u\"", "\"b\" link=\"u\""]),
        ("^[](k: 1)", ["\"\u{FFFC}\" placeholder custom:\"k\"=1"]),
        ("^[t][m]", ["\"^[t][m]\""]),
        ("x^[2](https://h.example)", ["\"x^\"", "\"2\" link=\"https://h.example\""]),
        ("`^[a](x: 1)` ^[b](x: 1)", ["\"^[a](x: 1)\" code", "\" \"", "\"b\" custom:\"x\"=1"]),
        ("\\^[a](x: 1)", ["\"^[a](x: 1)\""]),
        ("^[note]", ["\"^[note]\""]),
    ])
    func `extended attributes become custom attributes`(_ source: String, _ expected: [String]) throws {
        #expect(try runs(source) == expected)
    }

    @Test(arguments: [MarkdownDialect.gfm, .commonmark])
    func `other dialects take the spans of notes as text`(_ dialect: MarkdownDialect) throws {
        #expect(try runs("[[a]] ==b== $c$", dialect) == ["\"[[a]] ==b== $c$\""])
        #expect(try runs("^[a](x: 1)", dialect) == ["\"^[a](x: 1)\""])
    }

    @Test func `CommonMark has none of GitHub's extensions`() throws {
        #expect(try runs("~~a~~ www.a.b [^1]", .commonmark) == ["\"~~a~~ www.a.b [^1]\""])
        #expect(try dump("| a |\n|---|\n", .commonmark).hasPrefix("paragraph\n"))
    }

    @Test func `the nesting of marks is kept as a hint`() throws {
        let source = Array("**_a_** _**b**_ ***c*** _d _e__ [**f**](u) **[g](u)**".utf8)
        let document = try MarkdownReader().read(source, options: ReadOptions()).document
        let hints = document.placedRuns(of: document.blocks[0]).map(\.attributes.nesting.marks).filter { !$0.isEmpty }
        #expect(
            hints == [
                [.strong, .emphasis], [.emphasis, .strong], [.emphasis, .strong], [.emphasis, .emphasis],
                [.link, .strong], [.strong, .link],
            ]
        )
    }
}
