import DocumentFormats
import DocumentModel
import Testing

/// What would vanish from the parser's tree is kept, or reported.
@Suite struct MarkdownReaderDefinitionTests {
    private func diagnostics(_ source: String) throws -> [String] {
        try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).diagnostics
            .map { "\($0.id) \($0.offset)" }
    }

    @Test func `a footnote and its reference share the label of the definition`() throws {
        #expect(
            try dump("a[^One]\n\n[^one]: b\n\n    c\n") == """
                paragraph
                  "a"
                  "\u{FFFC}" footnote="one"
                footnote-definition label="one"
                  paragraph
                    "b"
                  paragraph
                    "c"

                """
        )
    }

    @Test func `a definition on the line of another one has its own label`() throws {
        #expect(
            try dump("x[^a][^b]\n\n[^a]: [^b]:  y\n") == """
                paragraph
                  "x"
                  "\u{FFFC}" footnote="a"
                  "\u{FFFC}" footnote="b"
                footnote-definition label="a"
                footnote-definition label="b"
                  paragraph
                    "y"

                """
        )
    }

    @Test func `definitions are in the order of the source, also where one stands in code before`() throws {
        #expect(
            try dump("```\n[a]: /1\n```\n\n[b]: /2\n\nx\n\n[a]: /3\n") == """
                code-block
                  "[a]: /1\\n"
                verbatim kind=link-reference-definition
                  "[b]: /2"
                paragraph
                  "x"
                verbatim kind=link-reference-definition
                  "[a]: /3"

                """
        )
    }

    @Test func `the label of a footnote hides what would be a span`() throws {
        #expect(
            try dump("[^%%]: a %%b%% %%]:: c\n[^$a]: $1$ b$\n") == """
                footnote-definition label="%%"
                  paragraph
                    "a "
                    "%%b%%" verbatim=comment
                    " %%]:: c"
                footnote-definition label="$a"
                  paragraph
                    "$1$" verbatim=math
                    " b$"

                """
        )
    }

    @Test func `footnotes that nothing refers to are kept in their places`() throws {
        #expect(
            try dump("[^2]: two\n\na[^1]\n\n[^1]: one [^2]\n\nb\n") == """
                footnote-definition label="2"
                  paragraph
                    "two"
                paragraph
                  "a"
                  "\u{FFFC}" footnote="1"
                footnote-definition label="1"
                  paragraph
                    "one "
                    "\u{FFFC}" footnote="2"
                paragraph
                  "b"

                """
        )
    }

    @Test(arguments: [("[\\\n]:\n[^c]: y\n", "c"), ("[^\u{1}b\u{B}]: y\n", "\\u{1}b\\u{B}")])
    func `the label of a footnote is found below what looks like a definition, and may hold controls`(
        source: String,
        label: String
    ) throws {
        #expect(try dump(source).hasSuffix("footnote-definition label=\"\(label)\"\n  paragraph\n    \"y\"\n"))
    }

    @Test func `link reference definitions that no link uses are kept as they are`() throws {
        #expect(
            try dump("[a]\n\n[a]: /a\n[b]: /b \"t\"\n[//]: # (c)\n\nx\n") == """
                paragraph
                  "a" link="/a"
                verbatim kind=link-reference-definition
                  "[b]: /b \\"t\\"\\n[//]: # (c)"
                paragraph
                  "x"

                """
        )
    }

    @Test(arguments: [
        ("[a]:\n  /u\n\nx\n", "[a]:\n/u"), ("[a]: /u\n\"t\"\n\nx\n", "[a]: /u\n\"t\""),
        ("[a\r\nb]: /u 't\r\nv'\r\n\r\nx\n", "[a\nb]: /u 't\nv'"), ("[a]: /u\n\"t\" z\n\nx\n", "[a]: /u"),
        ("[a]: /u\n[b\nc]:\n<v>\n\nx\n", "[a]: /u\n[b\nc]:\n<v>"), ("[a\\\nb]: /u\n", "[a\\\nb]: /u"),
        ("[a\n     # b]: /u\n", "[a\n    # b]: /u"), ("[\n     ::: a]: /u\n", "[\n    ::: a]: /u"),
        ("[a]: /u \"x\n2. y\n     - z\"\n", "[a]: /u \"x\n2. y\n    - z\""),
    ])
    func `definitions over several lines that no link uses are kept whole`(source: String, text: String) throws {
        let document = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        #expect(document.blocks.first?.kind == .verbatim(.linkReferenceDefinition))
        #expect(document.blocks.first.map { document.string(of: $0) } == text)
        let written = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(written.mismatches.isEmpty && written.string.hasPrefix(text + "\n"))
        #expect(try diagnostics(source) == [])
    }

    @Test func `a definition over several lines in a quote is kept without the quote`() throws {
        let text = try dump("> [a\n> b]: /u\n> 't'\n\n[c\nd]: /v\n\n[C d]\n")
        #expect(text.contains("verbatim kind=link-reference-definition\n  \"[a\\nb]: /u\\n't'\"\n"))
        #expect(text.hasSuffix("paragraph\n  \"C d\" link=\"/v\"\n"))
    }

    @Test func `a block that cannot interrupt a paragraph stands apart from a definition before it`() throws {
        let document = try MarkdownReader().read(Array("- b\n\n  [f]: t\n+\n".utf8), options: ReadOptions()).document
        let written = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(written.string == "- b\n\n[f]: t\n\n+\n" && written.mismatches.isEmpty)
    }

    @Test func `a rule right below a definition is not made of the dashes that underline a heading`() throws {
        let document = try MarkdownReader().read(Array("[a]: b\n***\n".utf8), options: ReadOptions()).document
        let written = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(written.string == "[a]: b\n***\n" && written.mismatches.isEmpty)
    }

    @Test(arguments: [
        ("    [a]: b\n\n[a]: /u\n", "[a]: /u"), ("x `\n[a]: b `\n\n[a]: /u\n", "[a]: /u"),
        ("[a]: b c\n\n    [a]: d\n\n[a]: /u\n[a]: e\n", nil), ("[a]:\n\n[a\u{10}]: /u\n", "[a\u{10}]: /u"),
        ("[a]: /u\n\n    [a]: b\n", "[a]: /u"), ("$$\n[a]: b\n$$\n\n[a]: b\n[c]: d\n", "[a]: b\n[c]: d"),
    ])
    func `the definition that counts is told from what looks like one`(source: String, text: String?) throws {
        let document = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        let kept = document.blocks.filter { $0.kind == .verbatim(.linkReferenceDefinition) }
        #expect(kept.map { document.string(of: $0) } == (text.map { [$0] } ?? []))
        #expect(try diagnostics(source) == (text == nil ? ["repeated-definition 30"] : []))
    }

    @Test func `a definition after the box of a task is kept, but for one that would be a footnote elsewhere`() throws {
        #expect(
            try dump("- [ ] [a]: /u\n") == """
                verbatim kind=link-reference-definition
                  "[a]: /u"
                unordered-list marker=- tight
                  list-item ordinal=1 task=open

                """
        )
        #expect(try diagnostics("- [x] [^1]: /u\n") == ["link-definition-dropped 6"])
    }

    @Test(arguments: ["```\n[a]: b\n```\n", "    [a]: b\n", "<div>\n[a]: b\n</div>\n", "x\n[a]: b\n"])
    func `what only looks like a definition is text`(_ source: String) throws {
        let text = try dump(source)
        #expect(!text.contains("verbatim"))
        #expect(text.contains("[a]: b"))
        #expect(try diagnostics(source) == [])
    }

    @Test(arguments: [
        ("[a]: /x\n[a]: /y\n\n[a]\n", ["repeated-definition 8"]),
        ("[a]: /x\n[a]: /x\n\n[a]\n", []),
        ("x[^1]\n\n[^1]: a\n\n[^1]: b\n", ["repeated-definition 16"]),
        ("[\u{E9}]: /x\n[\u{C9}]: /y\n\n[\u{E9}]\n", ["repeated-definition 9"]),
        ("[\u{E9}]: /x\n[e\u{301}]: /y\n\n[\u{E9}]\n", []),
        ("| a |\n|---|\n| b | c |\n", ["table-cells-dropped 12"]),
        ("| a |\n|---|\n| b \\| c |\n", []),
    ])
    func `what cannot be kept is reported with its place`(_ source: String, _ expected: [String]) throws {
        #expect(try diagnostics(source) == expected)
    }

    @Test func `an attribute definition that nothing uses is kept`() throws {
        #expect(
            try dump("x\n\n^[l]: k: 1\n")
                == "paragraph\n  \"x\"\nverbatim kind=attribute-definition\n  \"^[l]: k: 1\"\n"
        )
    }

    @Test(arguments: ["[^2\nx [ab] z]", "[^a `]` \nb]", "[^a [b]\nc]", "[^é\u{0}\né]"])
    func `text in a bracket over two lines that looks like a footnote is kept`(_ text: String) throws {
        let result = try MarkdownReader().read(
            Array((text + "\n\n[^1]: n\n").utf8),
            options: ReadOptions(dialect: .gfm)
        )
        let read = String(decoding: result.document.text[result.document.blocks[0].textRange], as: UTF8.self)
        let expected = text.replacing("`", with: "").replacing(" \n", with: " ").replacing("\n", with: " ")
        #expect(read == expected.replacing("\u{0}", with: "\u{FFFD}"))
    }
}
