import DocumentFormats
import DocumentModel
import TestSupport
import Testing

/// Blocks from presentation intents. The intents are spelled innermost first, kind and identity.
@Suite struct AttributedJSONBlockTests {
    struct Run: Sendable, CustomTestStringConvertible {
        let text: String
        let components: [(kind: String, identity: Int)]
        var more = ""

        var testDescription: String { text }

        init(_ text: String, _ components: [(String, Int)], _ more: String = "") {
            self.text = text
            self.components = components.map { (kind: $0.0, identity: $0.1) }
            self.more = more
        }

        var json: String {
            let list = components.map { "{\"kind\":[\($0.kind)],\"identity\":\($0.identity)}" }.joined(separator: ",")
            let intent = components.isEmpty ? "" : "\"NSPresentationIntent\":{\"components\":[\(list)]}"
            return "\"\(text)\",{\([intent, more].filter { !$0.isEmpty }.joined(separator: ","))}"
        }
    }

    private func dump(_ runs: [Run]) throws -> String {
        let json = "[" + runs.map(\.json).joined(separator: ",") + "]"
        let result = try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions())
        #expect(result.document.invariantViolations().isEmpty)
        return result.document.dump()
    }

    @Test(arguments: [
        ("\"paragraph\"", "paragraph"), ("\"header\",2", "heading level=2"), ("\"header\",9", "heading level=6"),
        ("\"codeBlock\",\"swift\"", "code-block info=\"swift\""), ("\"codeBlock\",null", "code-block"),
        ("\"codeBlock\"", "code-block"),
        ("\"tableCell\",0", "table columns=none\n  table-row\n    table-cell"),
    ])
    func `a kind is an array of its name and what belongs to it`(kind: String, lines: String) throws {
        let indent = String(repeating: "  ", count: lines.split(separator: "\n").count)
        #expect(try dump([Run("x", [(kind, 1)])]) == "\(lines)\n\(indent)\"x\"\n")
    }

    @Test func `the text of a rule does not matter`() throws {
        #expect(
            try dump([Run("⸻", [("\"thematicBreak\"", 1)]), Run("⸻", [("\"thematicBreak\"", 2)])])
                == "thematic-break\nthematic-break\n"
        )
    }

    @Test func `runs with one identity are one block, others are not`() throws {
        let runs = [
            Run("a", [("\"paragraph\"", 1)]), Run("b", [("\"paragraph\"", 1)], "\"NSInlinePresentationIntent\":2"),
            Run("c", [("\"paragraph\"", 2)]), Run("d", [("\"header\",1", 2)]),
        ]
        #expect(try dump(runs) == "paragraph\n  \"a\"\n  \"b\" strong\nparagraph\n  \"c\"\nheading level=1\n  \"d\"\n")
    }

    @Test func `lists are rebuilt with their numbers and delimiters`() throws {
        let item = { (n: Int, id: Int) in
            [("\"paragraph\"", id + 1), ("\"listItem\",\(n)", id), ("\"orderedList\"", 1)]
        }
        let runs = [
            Run("a", item(3, 2), "\"NSListItemDelimiter\":\")\""),
            Run("b", item(4, 4), "\"NSListItemDelimiter\":\")\""),
            Run(
                "c",
                [("\"paragraph\"", 8), ("\"listItem\",1", 7), ("\"unorderedList\"", 6)] + item(4, 4).dropFirst(),
                "\"NSListItemDelimiter\":\"+\""
            ),
        ]
        let expected = """
            ordered-list start=3 delimiter=) tight
              list-item ordinal=3
                paragraph
                  "a"
              list-item ordinal=4
                paragraph
                  "b"
                unordered-list marker=+ tight
                  list-item ordinal=1
                    paragraph
                      "c"

            """
        #expect(try dump(runs) == expected)
    }

    @Test func `a list with two paragraphs in an item is loose`() throws {
        let list = [("\"listItem\",1", 2), ("\"unorderedList\"", 1)]
        let runs = [Run("[x] a", [("\"paragraph\"", 3)] + list), Run("b", [("\"paragraph\"", 4)] + list)]
        let expected = """
            unordered-list marker=- loose
              list-item ordinal=1
                paragraph
                  "[x] a"
                paragraph
                  "b"

            """
        #expect(try dump(runs) == expected)
    }

    @Test func `cells stand in their columns and the missing ones are empty`() throws {
        let table = ("\"table\",[{\"alignment\":0},{\"alignment\":1},2]", 1)
        let runs = [
            Run("h", [("\"tableCell\",1", 3), ("\"tableHeaderRow\"", 2), table]),
            Run("b", [("\"tableCell\",2", 5), ("\"tableRow\",1", 4), table]),
            Run("a", [("\"tableCell\",0", 6), ("\"tableRow\",1", 4), table]),
            Run("x", [("\"paragraph\"", 9), ("\"tableCell\",3", 8), ("\"tableRow\",2", 7), table]),
        ]
        let expected = """
            table columns=none,center,right,none
              table-header-row
                table-cell
                table-cell
                  "h"
                table-cell
                table-cell
              table-row
                table-cell
                  "a"
                table-cell
                table-cell
                  "b"
                table-cell
              table-row
                table-cell
                table-cell
                table-cell
                table-cell
                  "x"

            """
        #expect(try dump(runs) == expected)
    }

    @Test func `cells too far apart are refused`() {
        for column in ["100000", "9223372036854775807"] {
            #expect(throws: ReadError.tooExpensive(pattern: "a table with far more empty cells than text", offset: 5)) {
                try dump([Run("x", [("\"tableCell\",\(column)", 1)])])
            }
        }
    }

    @Test func `blocks that are taken up again and again are refused`() throws {
        let quotes = (1...200).map { "{\"kind\":[\"blockQuote\"],\"identity\":\($0)}" }
        let intent = { (list: [String]) in
            "{\"NSPresentationIntent\":{\"components\":[\(list.joined(separator: ","))]}}"
        }
        let table = intent(quotes) + "," + intent(quotes.map { $0.replacing(":200}", with: ":0}") })
        func read(_ count: Int) throws -> AttributedDocument {
            let runs = (0..<count).map { "\"x\",\($0 % 2)" }.joined(separator: ",")
            let json = "{\"attributeTable\":[\(table)],\"runs\":[\(runs)]}"
            return try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions()).document
        }
        #expect(try read(20).blocks.count == 20 * 201)
        #expect(throws: ReadError.self) { try read(1000) }
    }

    @Test(arguments: [
        ("<!-- a -->\\n<!-- b -->\\n<p>x\\n\\n<i>\\n", ["<!-- a -->\n", "<!-- b -->\n", "<p>x\n", "<i>\n"]),
        ("<p>\\n<!-- a -->\\n<p>\\n", ["<p>\n<!-- a -->\n<p>\n"]),
        ("<p>\\n\\nno HTML\\n", ["<p>\n\nno HTML\n"]), ("<script>\\n\\nx", ["<script>\n\nx"]),
    ])
    func `a run of HTML is the blocks that a parser finds in it`(text: String, blocks: [String]) throws {
        let json = "[\"\(text)\",{\"NSInlinePresentationIntent\":512}]"
        let document = try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions()).document
        #expect(document.blocks.map { document.string(of: $0) } == blocks)
        #expect(document.blocks.allSatisfy { $0.kind == .htmlBlock })
    }

    @Test func `blocks of HTML have no intent of their own`() throws {
        let html = "\"NSInlinePresentationIntent\":512"
        let runs = [
            Run("<b>\\n", [], html), Run("t", [("\"paragraph\"", 1)]),
            Run("<i>\\n", [("\"listItem\",1", 3), ("\"unorderedList\"", 2)], html),
            Run("<p>", [("\"paragraph\"", 4)], html),
            Run("<td>", [("\"tableCell\",0", 7), ("\"tableRow\",1", 6), ("\"table\",[0]", 5)], html),
        ]
        let expected = """
            html-block
              "<b>\\n"
            paragraph
              "t"
            unordered-list marker=- tight
              list-item ordinal=1
                html-block
                  "<i>\\n"
            html-block
              "<p>"
            table columns=none
              table-row
                table-cell
                  "<td>" inline-html

            """
        #expect(try dump(runs) == expected)
    }

    @Test(
        arguments: [
            ([("\"listItem\",5", 1)], "unordered-list marker=- tight/list-item ordinal=1/paragraph"),
            ([("\"orderedList\"", 1)], "ordered-list start=1 delimiter=. tight/list-item ordinal=1/paragraph"),
            (
                [("\"unorderedList\"", 2), ("\"orderedList\"", 1)],
                "ordered-list start=1 delimiter=. tight/list-item ordinal=1/unordered-list marker=- tight/list-item ordinal=1/paragraph"
            ),
            (
                [("\"listItem\",1", 3), ("\"blockQuote\"", 2), ("\"unorderedList\"", 1)],
                "unordered-list marker=- tight/list-item ordinal=1/block-quote/unordered-list marker=- tight/list-item ordinal=1/paragraph"
            ),
            ([("\"paragraph\"", 2), ("\"header\",1", 1)], "heading level=1"),
            ([("\"blockQuote\"", 2), ("\"paragraph\"", 1)], "paragraph"),
            ([("\"blockQuote\"", 1)], "block-quote/paragraph"),
            ([("\"table\",[]", 1)], "table columns=none/table-row/table-cell"),
            ([("\"tableRow\",1", 1)], "table columns=none/table-row/table-cell"),
            ([("\"paragraph\"", 2), ("\"tableRow\",1", 1)], "table columns=none/table-row/table-cell"),
            ([("\"table\",[]", 2), ("\"tableHeaderRow\"", 1)], "table columns=none/table-header-row/table-cell"),
            (
                [("\"tableCell\",0", 2), ("\"orderedList\"", 1)],
                "ordered-list start=1 delimiter=. tight/list-item ordinal=1/table columns=none/table-row/table-cell"
            ),
            ([("\"tableRow\",1", 2), ("\"tableRow\",1", 1)], "table columns=none/table-row/table-cell"),
        ] as [([(String, Int)], String)]
    )
    func `intents that may not stand in each other are completed`(components: [(String, Int)], path: String) throws {
        var expected = ""
        for (depth, line) in path.split(separator: "/").enumerated() {
            expected += String(repeating: "  ", count: depth) + line + "\n"
        }
        expected += String(repeating: "  ", count: path.split(separator: "/").count) + "\"x\"\n"
        #expect(try dump([Run("x", components)]) == expected)
    }

    @Test func `random intents give sound documents`() throws {
        var random = SeededGenerator(seed: 11)
        let kinds = [
            "\"paragraph\"", "\"header\",1", "\"orderedList\"", "\"unorderedList\"", "\"listItem\",2", "\"codeBlock\"",
            "\"blockQuote\"", "\"thematicBreak\"", "\"table\",[0,1]", "\"tableHeaderRow\"", "\"tableRow\",1",
            "\"tableCell\",1",
        ]
        for _ in 0..<500 {
            let runs = (0..<5).map { _ in
                Run(
                    "x\\ny",
                    (0..<Int.random(in: 0...5, using: &random)).map { _ in
                        (kinds.randomElement(using: &random) ?? "", Int.random(in: 1...4, using: &random))
                    },
                    Bool.random(using: &random)
                        ? "" : "\"NSInlinePresentationIntent\":\(Int.random(in: 0...1023, using: &random))"
                )
            }
            _ = try dump(runs)
        }
    }
}
