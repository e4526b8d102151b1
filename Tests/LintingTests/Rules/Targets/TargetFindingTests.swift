import DocumentFormats
import DocumentModel
import Linting
import TargetTable
import Testing

@Suite("Findings about targets")
struct TargetFindingTests {
    private static let note = """
        # Title

        Some **bold** text.

        - one
          - two
        - three

        1. [ ] task
        2. [x] done

        | a | b |
        |---|--:|
        | 1 | 2 |

        ![a picture](a.png)

        > said
        > > twice

        ```swift
        let x = 1
        ```

        ***

        Text with <b>tags</b> and a note[^1], twice[^1].

        [^1]: The note.
        """

    @Test("Each construct that a literal of SwiftUI cannot show is reported once, at its place")
    func localizedText() throws {
        let found = try lines(Self.note, targets: [.swiftUITextLocalized])
        #expect(
            found == [
                "1:1 heading # Title",
                "5:1 unordered-list - one",
                "6:3 nested-list - two",
                "9:1 ordered-list 1. [ ] task",
                "9:1 task-list-item 1. [ ] task",
                "12:1 table | a | b |",
                "16:1 image ![a picture](a.png)",
                "18:1 block-quote > said",
                "21:1 code-block ```swift",
                "25:1 thematic-break ***",
                "27:11 inline-html <b>",
                "27:33 footnote [^1]",
            ]
        )
    }

    @Test("Clean inline text has no finding", arguments: [TargetID.swiftUIText, .swiftUITextLocalized])
    func clean(_ target: TargetID) throws {
        let text = "Some **bold**, *italic*, ~~old~~ `code` and [a link](https://example.org) at <https://example.org>."
        #expect(try lines(text, targets: [target]) == [])
    }

    @Test(
        "Places are those of the marks themselves",
        arguments: [
            ("café **x**y", "1:6 strong **x**"),
            ("> a\n> b **x**", "2:5 strong **x**"),
            ("> a\nlazy **x**", "2:6 strong **x**"),
            ("- a\n  b\n  **x**", "3:3 strong **x**"),
            ("- [x] a **x**", "1:9 strong **x**"),
            ("# Title with **x** ##", "1:14 strong **x**"),
            ("a\\\nb **x**", "2:3 strong **x**"),
            ("a\r\nb **x**\r\n", "2:3 strong **x**"),
            ("\u{FEFF}a **x**", "1:4 strong **x**"),
            ("| a | b **x** |\n|---|---|\n| c | d |", "1:9 strong **x**"),
            ("| a | b |\n|---|---|\n| c \\| d | e **x** |", "3:14 strong **x**"),
            ("Title\n**x**\n===", "2:1 strong **x**"),
            ("[a]: b\n**x** and [a]", "2:1 strong **x**"),
            ("👩‍👩‍👧 **x**", "1:3 strong **x**"),
            ("$a$ and [[b]] **x**", "1:15 strong **x**"),
            ("***x** y*", "1:2 strong **x**"),
            ("[**x**](y)", "1:2 strong **x**"),
            ("1. > a\n   > **x**", "2:6 strong **x**"),
            ("---\ntitle: a\n---\n**x**", "4:1 strong **x**"),
            ("a\nb **x**\n| c |\n|---|", "2:3 strong **x**"),
            ("> a\n> b\n> | c | **x** |\n> |---|---|\n> | d |", "3:9 strong **x**"),
            ("- a\n  b\n  c | d **x**\n  ---|---\n  e | f", "3:9 strong **x**"),
            ("a[^1]\n\n[^1]: b **x**", "3:9 strong **x**"),
        ]
    )
    func places(_ text: String, _ expected: String) throws {
        let found = try lines(text, targets: [.plainText])
        #expect(found.filter { $0.contains(" strong ") } == [expected])
    }

    @Test("What goes with a construct that is reported is not reported too")
    func companions() throws {
        let text = "3) a\n\n4) b\n\n| a |\n|:-:|\n\n```c\nx\n```\n"
        let subjects = try lines(text, targets: [.swiftUIText]).compactMap {
            $0.split(separator: " ").dropFirst().first
        }
        #expect(subjects == ["ordered-list", "table", "code-block"])
    }

    @Test("Comments for the lint are no findings")
    func directives() throws {
        #expect(try lines("<!-- attrmd-disable target-drops -->\n", targets: [.swiftUIText]) == [])
        #expect(try lines("Text <!-- attrmd-disable-line --> here\n", targets: [.swiftUIText]) == [])
        #expect(try lines("Text <!-- other --> here\n", targets: [.swiftUIText]) == ["1:6 inline-html <!-- other -->"])
    }

    @Test("Severity follows status and confidence")
    func severity() throws {
        let source = Array("# a\n\nb [*c*](d)\n\n***\n\nd ==e==\n".utf8)
        let check = DocumentCheck(targets: [.swiftUIText])
        let found = try check.findings(in: LintInput(path: "note.md", bytes: source))
        let severities = Dictionary(found.map { ($0.subject, $0.severity) }, uniquingKeysWith: { first, _ in first })
        // documented, observed, inferred, inferred
        #expect(severities[.heading] == .warning)
        #expect(severities[.styledLinkText] == .error)
        #expect(severities[.thematicBreak] == .note)
        #expect(severities[.highlight] == .note)
    }

    @Test("A message says what happens and what to do")
    func message() throws {
        let check = DocumentCheck(targets: [.swiftUIText])
        let found = try check.findings(in: LintInput(path: "note.md", bytes: Array("# Title\n".utf8)))
        #expect(found.count == 1)
        #expect(found.first?.target == .swiftUIText)
        #expect(
            found.first?.message
                == "swiftui-text ignores a heading. \(TargetTable.cell(.heading, .swiftUIText).note) "
                + (TargetTable.cell(.heading, .swiftUIText).remedy?.text ?? "")
        )
    }

    @Test("Rich text tells the place of a run")
    func richText() throws {
        let json = #"["plain ",{},"under",{"NSUnderline":1}," and ",{},"strong",{"NSInlinePresentationIntent":2}]"#
        #expect(
            try lines(json, file: "a.json", targets: [.plainText]) == [
                #"1:14 kit.underlineStyle "under""#, #"1:51 strong "strong""#,
            ]
        )
        let html = "<p>plain <u>under</u> and <b title='strong'>strong</b></p>"
        #expect(
            try lines(html, file: "a.html", targets: [.plainText]) == [
                "1:13 kit.underlineStyle under", "1:45 strong strong",
            ]
        )
        let rtf = #"{\rtf1\ansi plain {\ul under} and {\b strong}\par}"#
        #expect(
            try lines(rtf, file: "a.rtf", targets: [.plainText]) == [
                "1:24 kit.underlineStyle under", "1:39 strong strong",
            ]
        )
    }

    @Test("A file that cannot be read says why and where")
    func unreadable() {
        let error = #expect(throws: LintError.self) {
            _ = try DocumentCheck().findings(in: LintInput(path: "a.json", bytes: Array("{\"a\": ]".utf8)))
        }
        #expect(error?.offset == 6)
    }

    @Test("Attributes that the table knows by their raw names are judged as what they are")
    func rawNames() throws {
        let json = #"["a",{"NSShadow":"x"},"b",{"NSKern":2},"c",{"my.own":1},"d",{"NSUnderline":1}]"#
        #expect(
            try lines(json, file: "a.json", targets: [.swiftUIText]) == [
                #"1:2 kit.shadow "a""#, #"1:40 custom-attribute "c""#,
            ]
        )
        #expect(
            try lines(json, file: "a.json", targets: [.markdownGFM]) == [
                #"1:2 custom-attribute "a""#, #"1:23 custom-attribute "b""#, #"1:40 custom-attribute "c""#,
                #"1:57 kit.underlineStyle "d""#,
            ]
        )
    }

    @Test("A target that the package writes is told what its writer loses, each time", arguments: [0, 1, 2, 3])
    func writers(_ number: Int) throws {
        let target = [TargetID.plainText, .html, .markdownGFM, .rtf][number]
        let format = ["text", "html", "markdown", "rtf"][number]
        let text = """
            ---
            a: b
            ---

            # One **two** ==three==

            * a [[b]] <b>c</b>

            ![d](e.png "f")

            [g](h) %%i%% ^[j](k: 1)

            """
        let source = Array(text.utf8)
        let document = try MarkdownReader().read(source, options: ReadOptions()).document
        let dialect: MarkdownDialect = target == .markdownGFM ? .gfm : .notes
        let losses =
            DocumentFormat.named(format)?.writer?
            .write(document, options: WriteOptions(dialect: dialect)).losses ?? []
        let check = DocumentCheck(targets: [target])
        let found = try check.findings(in: LintInput(path: "note.md", bytes: source)).filter { $0.target != nil }
        #expect(Set(found.compactMap(\.subject)) == Set(losses.compactMap(\.subjectID)))
        #expect(!found.isEmpty)
    }

    @Test("A picture that is there is no loss of RTF")
    func picture() throws {
        let source = Array("![a](b%20c.png)\n".utf8)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let check = DocumentCheck(targets: [.rtf])
        let beside = LintInput(path: "note.md", bytes: source) { $0 == "b c.png" ? png : nil }
        #expect(try check.findings(in: beside).isEmpty)
        #expect(try check.findings(in: LintInput(path: "note.md", bytes: source)).map(\.subject) == [.image])
    }
}
