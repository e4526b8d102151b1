import DocumentFormats
import DocumentModel
import Testing

@Suite struct MarkdownReaderBlockTests {
    @Test(arguments: [
        ("", ""),
        ("\n", ""),
        ("# T", "heading level=1\n  \"T\"\n"),
        ("\u{FEFF}# T\n", "heading level=1\n  \"T\"\n"),
        ("\u{FEFF}\u{FEFF}# T\n", "paragraph\n  \"\\u{FEFF}# T\"\n"),
        ("---\na: 1\n---\n\u{FEFF}_b_", "front-matter format=yaml\n  \"a: 1\\n\"\nparagraph\n  \"\\u{FEFF}_b_\"\n"),
        ("#\n", "heading level=1\n"),
        ("a\nb\n=\n", "heading level=1\n  \"a\"\n  \" \" soft-break\n  \"b\"\n"),
        ("> a\nb\n", "block-quote\n  paragraph\n    \"a\"\n    \" \" soft-break\n    \"b\"\n"),
        ("***\n", "thematic-break\n"),
        ("```a b\n x\n\n```\n", "code-block info=\"a b\"\n  \" x\\n\\n\"\n"),
        ("    x\n", "code-block\n  \"x\\n\"\n"),
        ("```\n", "code-block\n"),
        ("<div>\n*a*\n</div>\n\nb", "html-block\n  \"<div>\\n*a*\\n</div>\\n\"\nparagraph\n  \"b\"\n"),
        (
            "* a\r* b\r",
            """
            unordered-list marker=* tight
              list-item ordinal=1
                paragraph
                  "a"
              list-item ordinal=2
                paragraph
                  "b"

            """
        ),
        (
            "3) a\n\n4) b",
            """
            ordered-list start=3 delimiter=) loose
              list-item ordinal=3
                paragraph
                  "a"
              list-item ordinal=4
                paragraph
                  "b"

            """
        ),
        (
            "+ [x] a\n+ [ ] b\n+",
            """
            unordered-list marker=+ tight
              list-item ordinal=1 task=done
                paragraph
                  "a"
              list-item ordinal=2 task=open
                paragraph
                  "b"
              list-item ordinal=3

            """
        ),
        (
            "| a | b | c | d |\n|:-|-:|:-:|-|\n| 1 | `x\\|y` |\n",
            """
            table columns=left,right,center,none
              table-header-row
                table-cell
                  "a"
                table-cell
                  "b"
                table-cell
                  "c"
                table-cell
                  "d"
              table-row
                table-cell
                  "1"
                table-cell
                  "x|y" code
                table-cell
                table-cell

            """
        ),
    ])
    func `blocks become blocks`(_ source: String, _ expected: String) throws {
        #expect(try dump(source) == expected)
    }

    @Test(arguments: [
        ("---\na: 1\n---\nx", "front-matter format=yaml\n  \"a: 1\\n\"\nparagraph\n  \"x\"\n"),
        ("---\r\na: 1\r\n...\r\n", "front-matter format=yaml\n  \"a: 1\\n\"\n"),
        ("+++\na = 1\n+++\n", "front-matter format=toml\n  \"a = 1\\n\"\n"),
        ("---\n---\n", "front-matter format=yaml\n"),
        ("---\n\na\n\n---\n", "thematic-break\nparagraph\n  \"a\"\nthematic-break\n"),
        ("---\na\n", "thematic-break\nparagraph\n  \"a\"\n"),
    ])
    func `front matter is told from a rule`(_ source: String, _ expected: String) throws {
        #expect(try dump(source) == expected)
    }

    @Test func `GitHub's dialect has no front matter`() throws {
        #expect(try dump("---\na: 1\n---\n", .gfm) == "thematic-break\nheading level=2\n  \"a: 1\"\n")
    }

    @Test(arguments: [
        ("$$\na_b\n\nc\n$$\n", "verbatim kind=math\n  \"$$\\na_b\\n\\nc\\n$$\"\n"),
        ("%%\n# x\n%%\n", "verbatim kind=comment\n  \"%%\\n# x\\n%%\"\n"),
        ("x\n$$\na\n$$", "paragraph\n  \"x\"\nverbatim kind=math\n  \"$$\\na\\n$$\"\n"),
        ("$$\na\n", "paragraph\n  \"$$\"\n  \" \" soft-break\n  \"a\"\n"),
        (
            "> $$\n> a\n> $$\n",
            "block-quote\n  verbatim kind=math\n    \"$$\\na\\n$$\"\n"
        ),
        (
            "- $$\n  a\n  $$\n",
            """
            unordered-list marker=- tight
              list-item ordinal=1
                verbatim kind=math
                  "$$\\na\\n$$"

            """
        ),
        (
            ":::note\n*a*\n:::\n",
            """
            verbatim kind=container-fence
              ":::note"
            paragraph
              "a" emphasis
            verbatim kind=container-fence
              ":::"

            """
        ),
        ("```\n$$\na\n$$\n```\n", "code-block\n  \"$$\\na\\n$$\\n\"\n"),
        ("    $$\n    a\n    $$\n", "code-block\n  \"$$\\na\\n$$\\n\"\n"),
        ("<div>\n:::\n</div>\n", "html-block\n  \"<div>\\n:::\\n</div>\\n\"\n"),
        ("> [!NOTE]\n> x\n", "block-quote\n  paragraph\n    \"[!NOTE]\"\n    \" \" soft-break\n    \"x\"\n"),
    ])
    func `blocks of note programs are carried whole`(_ source: String, _ expected: String) throws {
        #expect(try dump(source) == expected)
    }

    @Test func `sources are byte ranges, whatever is hidden from the parser`() throws {
        let source = "\u{FEFF}---\na: 1\n---\n\n^[t](k: 1) x\n\n$$\ny\n$$\n\n- [[a]]\n- b\n\n[u]: v\n"
        let document = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        let bytes = Array(source.utf8)
        let texts = document.blocks.filter(\.kind.isLeaf).map { block in
            block.source.map { String(decoding: bytes[$0.offsets], as: UTF8.self) }
        }
        #expect(
            texts == [
                "\u{FEFF}---\na: 1\n---\n", "^[t](k: 1) x", "$$\ny\n$$", "[[a]]", "b", "[u]: v",
            ]
        )
    }
}
