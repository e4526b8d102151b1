import AttributedMarkdown
import Foundation
import Testing

@Suite("Options of parsing")
struct ParsingOptionsTests {
    typealias Options = AttributedString.MarkdownParsingOptions

    @Test("Options that nobody sets are Foundation's")
    func defaults() {
        let options = Options()
        #expect(!options.allowsExtendedAttributes)
        #expect(options.interpretedSyntax == .full)
        #expect(options.failurePolicy == .throwError)
        #expect(options.languageCode == nil)
        #expect(!options.appliesSourcePositionAttributes)
    }

    static let preserving = [
        Fact("1 O+", "# a", ["\"# a\""]),
        Fact("1 O+", "- a\n- b", ["\"- a\\n- b\""]),
        Fact("1 O+", "1. a", ["\"1. a\""]),
        Fact("1 O+", "> a", ["\"> a\""]),
        Fact("1 O+", "| a |\n|---|\n| b |", ["\"| a |\\n|---|\\n| b |\""]),
        Fact("1 O+", "a\nb", ["\"a\\nb\""]),
        Fact("1 O+", "a\n\n\nb", ["\"a\\n\\n\\nb\""]),
        Fact("1 O+", "  a  ", ["\"  a  \""]),
        Fact("1 O+", "\n a\n", ["\"\\n a\\n\""]),
        Fact("1 O+", "    not code", ["\"    not code\""]),
        Fact(
            "1 O+",
            "**a** *b*\n\n`c`",
            [
                "\"a\" intent=2", "\" \"", "\"b\" intent=1", "\"\\n\\n\"", "\"c\" intent=4",
            ]
        ),
        Fact("1 O+", "**a\nb**", ["\"a\\nb\" intent=2"]),
        Fact("1 O+", "---", ["\"---\""]),
        Fact("1 O+", "a\n===", ["\"a\\n===\""]),
        Fact("1 O+", "a\n# b\n- c", ["\"a\\n# b\\n- c\""]),
        Fact("1 O+", "<div>\nx", ["\"<div>\" intent=256", "\"\\nx\""]),
        Fact("1 I", "a  \nb", ["\"a  \\nb\""]),
        Fact("1 I", "a\\\n# b", ["\"a\"", "\"\\n\" intent=128", "\"# b\""]),
        Fact("1 I", "a\\\\\nb", ["\"a\\\\\\nb\""]),
        Fact("1 O1", "```swift\nlet x\n```", ["\"swift let x \" intent=4"]),
        Fact("1 I", "`\na\n`", ["\"a\" intent=4"]),
        Fact("1 I", "`  a  `", ["\" a \" intent=4"]),
        Fact(
            "1 I",
            "&amp; \\* [a **b**](https://x.com) ![c](i.png) https://a.b",
            [
                "\"& * \"", "\"a b\" link=https://x.com", "\" \"", "\"c\" image=i.png", "\" \"",
                "\"https://a.b\" link=https://a.b",
            ]
        ),
        Fact("1 I", "[a](\nhttps://x.com\n\"t\")", ["\"a\" link=https://x.com alt=t"]),
        Fact("1 I", "<a\nhref='x'>", ["\"<a\\nhref='x'>\" intent=256"]),
        Fact("1 I", "a\r\nb\rc", ["\"a\\nb\\nc\""]),
        Fact("1 I", "*a*\n", ["\"a\" intent=1", "\"\\n\""]),
        Fact("1 I", "a\u{C}b\nc", ["\"a\u{C}b\\nc\""]),
        Fact("1 I", "\u{2004}a\u{2004}\u{2004}\n*b*", ["\"\u{2004}a\u{2004}\u{2004}\\n\"", "\"b\" intent=1"]),
        Fact("1 O+", "", []),
    ]

    @Test("Inline syntax with white space kept reads no block", arguments: preserving)
    func inlineOnlyPreservingWhitespace(_ fact: Fact) throws {
        let options = Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(runLines(try AttributedString(markdown: fact.source, options: options)) == fact.lines)
    }

    static let folding = [
        Fact("1 D", "a\nb", ["\"a\"", "\" \" intent=64", "\"b\""]),
        Fact("1 D", "a\n\n\nb", ["\"a\"", "\" \" intent=64", "\"b\""]),
        Fact("1 D", "a   b\t c", ["\"a b c\""]),
        Fact("1 ?", "# a\n- b", ["\"# a\"", "\" \" intent=64", "\"- b\""]),
        Fact("1 D", "**a** *b*", ["\"a\" intent=2", "\" \"", "\"b\" intent=1"]),
        Fact("1 I", "a **b**  \n  c", ["\"a \"", "\"b\" intent=2", "\" \" intent=64", "\"c\""]),
        Fact("1 I", "  a  ", ["\"a\""]),
        Fact("1 I", "`a  b`", ["\"a  b\" intent=4"]),
        Fact("1 I", "a \\\n b", ["\"a\"", "\"\\n\" intent=128", "\"b\""]),
        Fact("1 I", "**a\n\nb**", ["\"a\" intent=2", "\" \" intent=66", "\"b\" intent=2"]),
    ]

    @Test("Inline syntax without white space kept has one space for each run of it", arguments: folding)
    func inlineOnly(_ fact: Fact) throws {
        let text = try AttributedString(markdown: fact.source, options: Options(interpretedSyntax: .inlineOnly))
        #expect(runLines(text) == fact.lines)
    }

    @Test("A language is that of every run")
    func language() throws {
        let options = Options(languageCode: "fr")
        let text = try AttributedString(markdown: "# a *b*\nc\n\n---", options: options)
        #expect(text.runs.allSatisfy { $0.languageIdentifier == "fr" })
        #expect(text.runs.count == 4)
    }

    @Test("Data is read as UTF-8, with or without a byte order mark")
    func data() throws {
        let text = try AttributedString(markdown: Data("*é*".utf8))
        #expect(inlineLines(text) == ["\"é\" intent=1"])
        let marked = try AttributedString(markdown: Data([0xEF, 0xBB, 0xBF] + Array("# a".utf8)))
        #expect(runLines(marked) == ["\"a\" blocks=header 1:1"])
    }

    @Test("Data that is not UTF-8 is refused with the code of a corrupt file")
    func invalidData() {
        #expect(throws: CocoaError(.fileReadCorruptFile)) { try AttributedString(markdown: Data([0x61, 0xFF])) }
    }

    #if !canImport(Darwin)
        @Test("Data that is not UTF-8 has U+FFFD for bad bytes, when what there is may be returned")
        func partiallyInvalidData() throws {
            let options = Options(failurePolicy: .returnPartiallyParsedIfPossible)
            let text = try AttributedString(markdown: Data([0x2A, 0x61, 0xFF, 0x2A]), options: options)
            #expect(inlineLines(text) == ["\"a\u{FFFD}\" intent=1"])
        }
    #endif

    @Test("A file is read, and addresses in it are relative to the base that is given and to nothing else")
    func file() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("attrmd-\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("# Title\n\n[a](b.md)".utf8).write(to: file)
        let text = try AttributedString(contentsOf: file)
        #expect(runLines(text) == ["\"Title\" blocks=header 1:1", "\"a\" link=b.md blocks=paragraph:2"])
        let based = try AttributedString(contentsOf: file, baseURL: URL(string: "https://x.com/"))
        #expect(based.runs.compactMap(\.link).map(\.absoluteString) == ["https://x.com/b.md"])
        #expect(throws: (any Error).self) { try AttributedString(contentsOf: file.appendingPathComponent("no")) }
    }
}
