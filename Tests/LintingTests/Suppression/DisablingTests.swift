import Linting
import TargetTable
import Testing

/// A text with comments for the lint, what stays, and what is switched off.
private struct Case: CustomTestStringConvertible {
    let name: String
    var path = "a.md"
    let text: String
    var kept: [String] = []
    var suppressed: [String] = []

    var testDescription: String { name }
}

@Suite("Comments that switch rules off")
struct DisablingTests {
    @Test("Comments have their effect where they say", arguments: Self.cases)
    private func effects(_ example: Case) {
        let file = lintWords(example.text, path: example.path)
        #expect(file.findings.map(\.brief) == example.kept)
        #expect(file.suppressed.map(\.brief) == example.suppressed)
    }

    private static let cases = [
        Case(
            name: "next line",
            text: "<!-- attrmd-disable-next-line bad-word -->\nbad worse\nbad\n",
            kept: ["2:5 worse-word", "3:1 bad-word"],
            suppressed: ["2:1 bad-word"]
        ),
        Case(name: "line", text: "bad <!-- attrmd-disable-line -->\n", suppressed: ["1:1 bad-word"]),
        Case(
            name: "region",
            text: "bad\n\n<!-- attrmd-disable bad-word -->\n\nbad worse\n\n<!-- attrmd-enable bad-word -->\n\nbad\n",
            kept: ["1:1 bad-word", "5:5 worse-word", "9:1 bad-word"],
            suppressed: ["5:1 bad-word"]
        ),
        Case(
            name: "all off, one on again",
            text: "<!-- attrmd-disable -->\n\nworse bad\n\n<!-- attrmd-enable bad-word -->\n\nworse bad\n",
            kept: ["7:7 bad-word"],
            suppressed: ["3:1 worse-word", "3:7 bad-word", "7:1 worse-word"]
        ),
        Case(
            name: "file, from its end",
            text: "bad\n\nbad\n\n<!-- attrmd-disable-file bad-word -->\n",
            suppressed: ["1:1 bad-word", "3:1 bad-word"]
        ),
        Case(
            name: "several names, commas, a reason",
            text: "<!-- attrmd-disable-next-line bad-word, worse-word -- both are quoted -->\nbad worse\n",
            suppressed: ["2:1 bad-word", "2:5 worse-word"]
        ),
        Case(
            name: "a comment over lines",
            text: "<!--\nattrmd-disable-next-line\n  bad-word\n-->\nbad\n",
            suppressed: ["5:1 bad-word"]
        ),
        Case(name: "in fenced code", text: "```\n<!-- attrmd-disable -->\n```\n\nbad\n", kept: ["5:1 bad-word"]),
        Case(name: "in indented code", text: "    <!-- attrmd-disable -->\n\nbad\n", kept: ["3:1 bad-word"]),
        Case(name: "in a code span", text: "`<!-- attrmd-disable-line -->` bad\n", kept: ["1:32 bad-word"]),
        Case(name: "escaped", text: "\\<!-- attrmd-disable-line --> bad\n", kept: ["1:31 bad-word"]),
        Case(
            name: "an escaped backtick opens nothing",
            text: "\\`<!-- attrmd-disable-line -->` bad\n",
            suppressed: ["1:33 bad-word"]
        ),
        Case(
            name: "backticks of another length",
            text: "``<!-- attrmd-disable-line --> ` bad\n",
            suppressed: ["1:34 bad-word"]
        ),
        Case(name: "after a code span", text: "`x` <!-- attrmd-disable-line --> bad\n", suppressed: ["1:34 bad-word"]),
        Case(name: "in front matter", text: "---\na: <!-- attrmd-disable -->\n---\n\nbad\n", kept: ["5:1 bad-word"]),
        Case(name: "not closed", text: "bad <!-- attrmd-disable-line\n", kept: ["1:1 bad-word"]),
        Case(
            name: "for another program",
            text: "<!-- markdownlint-disable-next-line -->\nbad\n",
            kept: ["2:1 bad-word"]
        ),
        Case(
            name: "HTML",
            path: "a.html",
            text: "<p>bad</p>\n<!-- attrmd-disable-next-line bad-word -->\n<p>bad</p>\n",
            kept: ["1:4 bad-word"],
            suppressed: ["3:4 bad-word"]
        ),
        Case(
            name: "HTML script",
            path: "a.html",
            text: "<script>'<!-- attrmd-disable -->'</script>bad",
            kept: ["1:43 bad-word"]
        ),
        Case(
            name: "Swift",
            path: "a.swift",
            text: "// attrmd:disable:next bad-word\nlet bad = 1\nlet bad = 2 // attrmd:disable:this\n",
            suppressed: ["2:5 bad-word", "3:5 bad-word"]
        ),
        Case(
            name: "Swift, the line before, a block comment",
            path: "a.swift",
            text: "bad\n/* attrmd:disable:previous bad-word */\nbad\n",
            kept: ["3:1 bad-word"],
            suppressed: ["1:1 bad-word"]
        ),
        Case(
            name: "Swift literals are no comments",
            path: "a.swift",
            text: "\"// attrmd:disable\"\n#\"\"// attrmd:disable\"#\n\"\"\"\n// attrmd:disable\n\"\"\"\nbad",
            kept: ["6:1 bad-word"]
        ),
        Case(
            name: "Swift code in a literal has comments",
            path: "a.swift",
            text: "\"\\(a /* attrmd:disable:this bad-word */ + \"x\") bad\"",
            suppressed: ["1:48 bad-word"]
        ),
        Case(
            name: "Swift comments nest",
            path: "a.swift",
            text: "/* /* */ // attrmd:disable\n*/ bad",
            kept: ["2:4 bad-word"]
        ),
        Case(
            name: "a table of strings",
            path: "a.strings",
            text: "/* attrmd:disable:next bad-word */\n\"a\" = \"bad // attrmd:disable\";\n\"b\" = \"bad\";\n",
            kept: ["3:8 bad-word"],
            suppressed: ["2:8 bad-word"]
        ),
        Case(
            name: "no comments in JSON",
            path: "a.json",
            text: "[\"<!-- attrmd-disable -->\"]\nbad",
            kept: ["2:1 bad-word"]
        ),
    ]

    @Test("A table of strings in UTF-16 has comments at their places", arguments: [true, false])
    func utf16(_ isBig: Bool) {
        let text = "\u{FEFF}/* attrmd:disable:file no-rule */\n"
        let bytes = text.utf16.flatMap {
            isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
        }
        let file = Linter([WordCheck.family]).lint(LintInput(path: "a.strings", bytes: bytes))
        #expect(file.findings.map(\.brief) == ["1:24 unknown-disable"])
    }

    @Test("A comment that hides nothing is found, and taken out by a fix")
    func unused() throws {
        let text = "a\n\n<!-- attrmd-disable-next-line bad-word -->\nfine\n"
        let file = lintWords(text)
        #expect(file.findings.map(\.brief) == ["3:1 unused-disable"])
        let result = Fixer(linter: Linter([WordCheck.family])).fix(LintInput(path: "a.md", bytes: Array(text.utf8)))
        #expect(String(decoding: result.bytes, as: UTF8.self) == "a\n\nfine\n")
    }

    @Test("Of several names only those that hide nothing are taken out")
    func unusedNames() {
        let text = "<!-- attrmd-disable-next-line bad-word, worse-word seen-word -- why -->\nworse\n"
        let file = lintWords(text)
        #expect(file.findings.map(\.brief) == ["1:31 unused-disable", "1:52 unused-disable"])
        let result = Fixer(linter: Linter([WordCheck.family])).fix(LintInput(path: "a.md", bytes: Array(text.utf8)))
        #expect(
            String(decoding: result.bytes, as: UTF8.self)
                == "<!-- attrmd-disable-next-line worse-word -- why -->\nworse\n"
        )
    }

    @Test("A comment for a rule that does not look is not called unused")
    func inactive() {
        let text = "<!-- attrmd-disable-next-line target-word -->\naimed\n"
        #expect(lintWords(text).findings.isEmpty)
        let off = LintOptions(levels: ["bad-word": .off])
        #expect(lintWords("<!-- attrmd-disable bad-word -->\n", options: off).findings.isEmpty)
        let targeted = lintWords(text, options: LintOptions(targets: [.html]))
        #expect(targeted.findings.isEmpty && targeted.suppressed.count == 1)
    }

    @Test("Words and rules that are not known get a suggestion")
    func unknown() {
        let rule = lintWords("<!-- attrmd-disable-line bad-wrod -->").findings
        #expect(rule.map(\.brief) == ["1:26 unknown-disable"])
        #expect(rule[0].finding.message.hasSuffix("did you mean bad-word?"))
        let verb = lintWords("<!-- attrmd-disable-lin -->").findings
        #expect(verb[0].finding.message.contains("did you mean disable-line?"))
    }

    @Test("A comment in a file that cannot be read is not called unused")
    func unreadable() { #expect(lintWords("x!!\n\n<!-- attrmd-disable-line bad-word -->\n").findings.isEmpty) }

    @Test("The rules about comments can be switched off like others")
    func levels() {
        let options = LintOptions(levels: ["unused-disable": .off])
        #expect(lintWords("<!-- attrmd-disable-line bad-word -->\n", options: options).findings.isEmpty)
    }

    @Test("Many comments and backticks take linear time", arguments: ["`", "``` ` ", "\\`", ""])
    func hostile(_ filler: String) {
        let comment = "<!-- attrmd-disable-line x1 -->" + filler
        let file = lintWords(String(repeating: comment, count: 8000))
        #expect(file.findings.count <= 16000)
    }
}
