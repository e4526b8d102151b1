import Linting
import TestSupport
import Testing

@Suite("Markdown that does not work")
struct MarkdownSyntaxTests {
    @Test(
        "What is meant as it is has no finding",
        arguments: [
            // Names and arithmetic
            "snake_case and a_b_c", "load_all_rows() is _slow_", "2 * 3 and 4 * 5", "2 ** 3 ** 4", "a ** b",
            "f(*args, **kwargs)", "the *args and **kwargs of a call", "`**` and `__`", "__init__ of a class",
            "src/**/*.swift", "**/*.md and more", "price** per unit\n** without tax", "f**k and sh**",
            "Name: __ Date: __", "____ and ****", "5 ~~ 6", "~ 5 and ~6",
            // Code
            "key `` ` `` here", "`a ** b **`", "```yaml /* gen */\nx\n```", "    ** code **", "``` `not open",
            "<code>* k *</code>", "It`s and don`t", "the ``quoted'' word", "`foo' as a quotation",
            // Links
            "[jay](<https://h.example/Blue jay>)", "[a](b \"c d\")", "[a]( b )", "[1] (https://example.org)",
            "an [aside] (see below)", "a[i] (b)", "a[i][j]", "[x][y] of [a, b][c]", "[1][2]", "[ ] (x)",
            "see [a]\n\n[a]: b", "[a][b]\n\n[B]: c", "f(x)[0]", "(a)[b]", "[a](b(c)d)", "![](a.png)",
            "[^a-z]+ and [^1]* and [^0-9]", "a[^1]\n\n[^1]: b", "a < b and c <d", "<https://example.org>",
            "https://example.org/?a=1&lt=2", "AT&T and &c", "&amp; &nbsp;", "[[wiki link]]", "![[embedded]]",
            // Blocks
            "#tag and text", "#tag", "##", "#", "# a", "#1 and ##2", "##tag ##tag", "####### seven", "\\##a",
            "- [x] a", "- [ ] a", "- [X] a", "- [x](a)", "- [x]: a", "- [] ", "- []int", "- [a] b",
            "| a | b |\n|---|---|\n| c | d |", "a | b\nc | d", "---|---\n",
            "```\na\n```", "~~~\na\n~~~~", "> ```\n> a\n> ```", "- ```\n  a\n  ```", "    ```\n    a",
            "```\na\n```  ", "````\n```\n````",
            "<!-- a -->", "<!-- a\nb -->\n\nc", "a <!-- b --> c", "---\na: b\n---\n", "---\n\na", "---\n- a\n---\n",
            // Full-width characters
            "（括号）和［方括号］", "＊注", "用＊和＊",
            // Languages without spaces between words
            "长**文本**好", "は「**本**」に", "**テスト**です", "这是**重要**的。",
        ]
    )
    func clean(_ text: String) throws {
        #expect(try lines(text + "\n", targets: []) == [])
    }

    @Test(
        "What does not work is found at its place",
        arguments: [
            ("Press ** Save ** now", "1:7 emphasis-space ** Save **"),
            ("Press **Save ** now", "1:7 emphasis-space **Save **"),
            ("Press ** Save** now", "1:7 emphasis-space ** Save**"),
            ("a ~~ old ~~ b", "1:3 emphasis-space ~~ old ~~"),
            ("> ** quoted **", "1:3 emphasis-space ** quoted **"),
            ("| a |\n|---|\n| ** two words ** |", "3:3 emphasis-space ** two words **"),
            ("# ** A title **", "1:3 emphasis-space ** A title **"),
            ("Отправить ** %@ файл ** сейчас", "1:11 emphasis-space ** %@ файл **"),
            ("これは**「重要」**です", "1:4 emphasis-flanking **「重要」**"),
            ("* **測試你的工作！**用測試", "1:3 emphasis-flanking **測試你的工作！**"),
            ("이것은 **\"중요\"**입니다", "1:5 emphasis-flanking **\"중요\"**"),
            ("das**(neu)**ist", "1:4 emphasis-flanking **(neu)**"),
            ("Press **Save to go", "1:7 emphasis-unbalanced **"),
            ("Gehe zu Menü** > **Sync**", "1:13 emphasis-unbalanced **"),
            ("一个**重点", "1:3 emphasis-unbalanced **"),
            ("Run `make test and wait", "1:5 code-span-unclosed `"),
            ("Run make test` and wait", "1:14 code-span-unclosed `"),
            ("café [a] (https://b.example)", "1:6 link-space [a] (https://b.example)"),
            ("[a bc]\n(https://b.example)", "1:1 link-space [a bc]\n(https://b.example)"),
            ("[guide] (docs/guide.md)", "1:1 link-space [guide] (docs/guide.md)"),
            ("[notes](my notes.md)", "1:1 link-destination-space [notes](my notes.md)"),
            ("[a](https://b.example/c d)", "1:1 link-destination-space [a](https://b.example/c d)"),
            ("see [a](https://b.example", "1:5 link-unclosed [a](https://b.example"),
            ("see (a)[https://b.example]", "1:5 link-reversed (a)[https://b.example]"),
            ("a [](b) c", "1:3 link-text-empty [](b)"),
            ("a [b]() c", "1:3 link-destination-empty [b]()"),
            ("a [b](<>) c", "1:3 link-destination-empty [b](<>)"),
            ("a <https://b.example c", "1:3 autolink-unclosed <https://b.example"),
            ("see [text][label]", "1:5 reference-undefined [text][label]"),
            ("see [label][]", "1:5 reference-undefined [label][]"),
            ("![image][label]", "1:2 reference-undefined [image][label]"),
            ("a[^1]", "1:2 footnote-undefined [^1]"),
            ("a[^b] c[^d]\n\n[^d]: e", "1:2 footnote-undefined [^b]"),
            ("##Title", "1:1 heading-space ##Title"),
            ("text\n###Title", "2:1 heading-space ###Title"),
            ("##标题", "1:1 heading-space ##标题"),
            ("#\u{A0}Title", "1:1 heading-space #\u{A0}Title"),
            ("#\u{3000}标题", "1:1 heading-space #\u{3000}标题"),
            ("- [x]Buy milk", "1:3 task-space [x]"),
            ("- [] Buy milk", "1:3 task-space []"),
            ("1. [ x ] Buy", "1:4 task-space [ x ]"),
            ("- [  ] Buy", "1:3 task-space [  ]"),
            ("| a | b |\n|---|---|---|\n| 1 | 2 |", "2:1 table-broken |---|---|---|"),
            ("> a | b\n> --- | --- | ---\n> c | d", "2:3 table-broken --- | --- | ---"),
            ("```swift\nx", "1:1 fence-unclosed ```swift"),
            ("- a\n\n  ~~~\n  x\n\nb", "3:3 fence-unclosed ~~~"),
            ("> ```\n> x\n\ny", "1:3 fence-unclosed ```"),
            ("```\nx\n``", "1:1 fence-unclosed ```"),
            ("a\n\n<!-- b\n\nc", "3:1 comment-unclosed <!-- b"),
            ("a <!-- b", "1:3 comment-unclosed <!--"),
            ("---\ntitle: a\n\nb", "1:1 front-matter-unclosed ---"),
            ("a&nbsp b", "1:2 entity-unclosed &nbsp"),
            ("按＊＊保存＊＊键", "1:2 marker-full-width ＊＊保存＊＊"),
            ("见［文档］（https://a.example）。", "1:2 marker-full-width ［文档］（https://a.example）"),
            ("| a |\n|---|\n| b | c |", "3:1 table-cells-dropped | b | c |"),
            ("[a]\n\n[a]: b\n[A]: c", "4:1 repeated-definition [A]: c"),
        ]
    )
    func found(_ text: String, _ expected: String) throws {
        #expect(try lines(text + "\n", targets: []) == [expected])
    }

    @Test("CR LF, a byte order mark and an unfinished last line change no place")
    func lineEnds() throws {
        let expected = ["2:3 emphasis-space ** two words **", "5:1 heading-space ##d"]
        let text = "a\n> ** two words **\n\n\n##d\n"
        #expect(try lines(text, targets: []) == expected)
        #expect(try lines(text.replacing("\n", with: "\r\n"), targets: []) == expected)
        #expect(try lines(text.replacing("\n", with: "\r"), targets: []) == expected)
        #expect(try lines(String(text.dropLast()), targets: []) == expected)
        #expect(try lines("\u{FEFF}" + text, targets: []) == expected)
    }

    /// The text with the first fix of each finding.
    private func fixed(_ text: String, safeOnly: Bool) throws -> String {
        var bytes = Array(text.utf8)
        let found = try DocumentCheck().findings(in: LintInput(path: "note.md", bytes: bytes))
        var edits: [Fix.Edit] = []
        for finding in found {
            guard let fix = finding.fixes.first, fix.isSafe || !safeOnly else { continue }
            edits += fix.edits
        }
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.replacement)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "A fix puts right what was found, and nothing else",
        arguments: [
            ("Press ** Save ** now", "Press **Save** now", true),
            ("Press **Save **now", "Press **Save** now", true),
            ("Press** Save** now", "Press **Save** now", true),
            ("これは**「重要」**です", "これは「**重要**」です", true),
            ("das**(neu)**ist", "das(**neu**)ist", true),
            ("**測試！**用測試", "**測試**！用測試", false),
            ("> a [b] (https://c.example)\n> d", "> a [b](https://c.example)\n> d", true),
            ("[b] (c.md)", "[b](c.md)", false),
            ("[a](b c.md)", "[a](<b c.md>)", false),
            ("see [a](https://b.example", "see [a](https://b.example)", false),
            ("(a b)[https://c.example]", "[a b](https://c.example)", false),
            ("<https://b.example c", "<https://b.example> c", false),
            ("##Title", "## Title", false), ("#\u{A0}Title", "# Title", true),
            ("- [x]Buy milk", "- [x] Buy milk", true), ("- [] Buy", "- [ ] Buy", true),
            ("- [ X ] Buy", "- [x] Buy", true), ("a&nbsp b", "a&nbsp; b", true),
            ("按＊＊保存＊＊键", "按**保存**键", false),
            ("见［文档］（https://a.example）。", "见[文档](https://a.example)。", false),
        ]
    )
    func fixes(_ text: String, _ expected: String, _ isSafe: Bool) throws {
        #expect(try fixed(text, safeOnly: false) == expected)
        #expect(try fixed(text, safeOnly: true) == (isSafe ? expected : text))
        #expect(try lines(expected, targets: []) == [])
    }

    @Test(
        "The findings in real files are these",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func realWorld() throws {
        var counts: [String: Int] = [:]
        for file in Corpora.realWorld {
            for finding in try DocumentCheck().findings(in: LintInput(path: file.name, bytes: file.bytes)) {
                counts[finding.rule, default: 0] += 1
            }
        }
        // Read by eye: each of them is a fault of the file.
        #expect(counts["emphasis-space"] == 2)
        #expect(counts["emphasis-flanking"] == 1)
        #expect(counts["emphasis-unbalanced"] == nil)
        #expect(counts["link-destination-space"] == 2)
        #expect(counts["code-span-unclosed"] == 3)
        #expect(counts["fence-unclosed"] == 1)
    }
}
