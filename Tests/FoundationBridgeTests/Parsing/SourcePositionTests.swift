import AttributedMarkdown
import Foundation
import Testing

@Suite("Where text stood in its source")
struct SourcePositionTests {
    /// A line for each run: the text, and its place as `line:column-line:column`.
    private static func lines(_ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax)
        throws -> [String]
    {
        let text = try AttributedString(
            markdown: source,
            options: .init(interpretedSyntax: syntax, appliesSourcePositionAttributes: true)
        )
        return text.runs.map { run in
            guard let place = run.markdownSourcePosition else { return quotedText(text, run.range) }
            return quotedText(text, run.range)
                + " \(place.startLine):\(place.startColumn)-\(place.endLine):\(place.endColumn)"
        }
    }

    static let facts = [
        Fact("7 D", "# Title", ["\"Title\" 1:3-1:7"]),
        Fact("7 O1", "This is *emphasized*.", ["\"This is \" 1:1-1:8", "\"emphasized\" 1:10-1:19", "\".\" 1:21-1:21"]),
        Fact("7 I", "a `code` b", ["\"a \" 1:1-1:2", "\"code\" 1:4-1:7", "\" b\" 1:9-1:10"]),
        Fact("7 O+", "x [**call**](tel:1)", ["\"x \" 1:1-1:2", "\"call\" 1:4-1:11"]),
        Fact("7 O+", "[`c` d](u)", ["\"c d\" 1:3-1:6"]),
        Fact("7 D", "é *ü* x", ["\"é \" 1:1-1:3", "\"ü\" 1:5-1:6", "\" x\" 1:8-1:9"]),
        Fact("7 O1", "one\ntwo", ["\"one\" 1:1-1:3", "\" \"", "\"two\" 2:1-2:3"]),
        Fact("7 O1", "a\n\n---", ["\"a\" 1:1-1:1", "\"\u{2E3B}\""]),
        Fact("7 D", "a &amp; \\* b", ["\"a & * b\" 1:1-1:12"]),
        Fact("7 D", "> a\n> *b*", ["\"a\" 1:3-1:3", "\" \"", "\"b\" 2:4-2:4"]),
        Fact("7 D", "- a\n  - **b**", ["\"a\" 1:3-1:3", "\"b\" 2:7-2:7"]),
        Fact(
            "7 D",
            "| a | *b* |\n|---|---|\n| c | d |",
            [
                "\"a\" 1:3-1:3", "\"b\" 1:8-1:8", "\"c\" 3:3-3:3", "\"d\" 3:7-3:7",
            ]
        ),
        Fact("7 I", "![alt *x*](u) y", ["\"alt x\" 1:3-1:9", "\" y\" 1:14-1:15"]),
        Fact("7 I", "x <br> y", ["\"x \" 1:1-1:2", "\"<br>\" 1:3-1:6", "\" y\" 1:7-1:8"]),
        Fact("7 ?", "```\ncode\n```", ["\"code\\n\" 1:1-3:3"]),
        Fact("7 O+", "<div>\nx\n</div>", ["\"<div>\\nx\\n</div>\\n\" 1:1-3:6"]),
        Fact("7 D", "x\r\n*y*", ["\"x\" 1:1-1:1", "\" \"", "\"y\" 2:2-2:2"]),
        Fact("7 D", "*a*b", ["\"a\" 1:2-1:2", "\"b\" 1:4-1:4"]),
        Fact(
            "7 D",
            "*a*\\\n*b* c\\\n  *d*\ne  \nf",
            [
                "\"a\" 1:2-1:2", "\"\\n\"", "\"b\" 2:2-2:2", "\" c\" 2:4-2:5", "\"\\n\"", "\"d\" 3:4-3:4", "\" \"",
                "\"e\" 4:1-4:3", "\"\\n\"", "\"f\" 5:1-5:1",
            ]
        ),
        Fact(
            "7 I",
            "`a\nb` *c*\n*d*",
            [
                "\"a b\" 1:2-2:1", "\" \" 2:3-2:3", "\"c\" 2:5-2:5", "\" \"", "\"d\" 3:2-3:2",
            ]
        ),
        Fact("7 I", "a\\\n\\\nb\nc", ["\"a\" 1:1-1:1", "\"\\n\\n\"", "\"b\" 3:1-3:1", "\" \"", "\"c\" 4:1-4:1"]),
        Fact("7 I", "> a\\\n> b\n> c", ["\"a\" 1:3-1:3", "\"\\n\"", "\"b\"", "\" \"", "\"c\" 3:3-3:3"]),
        Fact("7 I", "[a]: u\n\n*b*", ["\"b\" 3:2-3:2"]),
        Fact(
            "7 I",
            "x ^[a *b*](n: 1) y",
            [
                "\"x \" 1:1-1:2", "\"a \" 1:5-1:6", "\"b\" 1:8-1:8", "\" y\" 1:17-1:18",
            ]
        ),
    ]

    @Test("A run says its lines and bytes, from 1, the end included", arguments: facts)
    func places(_ fact: Fact) throws {
        #expect(try Self.lines(fact.source, .full) == fact.lines)
    }

    @Test(
        "Places are those of the source in inline syntax too",
        arguments: [
            Fact("7 I", "# a *b*\nc", ["\"# a \" 1:1-1:4", "\"b\" 1:6-1:6", "\"\\nc\" 1:8-2:1"]),
            Fact("7 I", "a\\\n*b*", ["\"a\" 1:1-1:1", "\"\\n\"", "\"b\" 2:2-2:2"]),
            Fact(
                "7 I",
                "é\n\n**b** [c](u)",
                [
                    "\"é\\n\\n\" 1:1-2:1", "\"b\" 3:3-3:3", "\" \" 3:6-3:6", "\"c\" 3:8-3:8",
                ]
            ),
        ]
    )
    func inlinePlaces(_ fact: Fact) throws {
        #expect(try Self.lines(fact.source, .inlineOnlyPreservingWhitespace) == fact.lines)
    }

    @Test("Without the option nothing says where it stood")
    func off() throws {
        #expect(try AttributedString(markdown: "a *b*").runs.allSatisfy { $0.markdownSourcePosition == nil })
    }

    @Test(
        "A place is a range of its source",
        arguments: [
            (1, 3, 1, 7, "Title"), (2, 1, 2, 2, "é"), (2, 2, 2, 2, "é"), (2, 1, 3, 1, "é x\nz"), (1, 1, 1, 1, "#"),
        ]
    )
    func ranges(_ startLine: Int, _ startColumn: Int, _ endLine: Int, _ endColumn: Int, _ expected: String) throws {
        let source = "# Title\né x\nz"
        let place = AttributedString.MarkdownSourcePosition(
            startLine: startLine,
            startColumn: startColumn,
            endLine: endLine,
            endColumn: endColumn
        )
        let range = try #require(Range(place, in: source))
        #expect(source[range] == expected)
    }

    #if !canImport(Darwin)
        @Test(
            "A place that the source does not have is no range",
            arguments: [
                (0, 1, 1, 1), (1, 1, 9, 1), (1, 99, 1, 99), (2, 1, 1, 1), (1, 0, 1, 1),
            ]
        )
        func noRange(_ startLine: Int, _ startColumn: Int, _ endLine: Int, _ endColumn: Int) {
            let place = AttributedString.MarkdownSourcePosition(
                startLine: startLine,
                startColumn: startColumn,
                endLine: endLine,
                endColumn: endColumn
            )
            #expect(Range(place, in: "# Title\né x\nz") == nil)
        }
    #endif

    @Test("Every place in a document names text that the run shows")
    func agreement() throws {
        let source = "# A *b* `c`\n\nsome text\nwith **lines** and é\n\n> quote *d*\n\n- e\n- f `g`\n"
        let text = try AttributedString(markdown: source, options: .init(appliesSourcePositionAttributes: true))
        for run in text.runs {
            guard let place = run.markdownSourcePosition else { continue }
            let range = try #require(Range(place, in: source))
            #expect(source[range] == String(text.characters[run.range]))
        }
    }
}
