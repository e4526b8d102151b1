import DocumentModel
import Testing

@testable import AttrmdCommands

@Suite("attrmd inspect")
struct InspectTests {
    @Test("Lines, blocks and runs are printed for a person")
    func page() {
        let console = TestConsole()
        console.input = Array("one\n\n\ttwo?\n".utf8)
        let result = Scratch().run(["inspect", "-f", "lines"], console: console)
        #expect(result.status == .success)
        #expect(result.output == "1   paragraph\n      \"one\"\n3   paragraph\n      \"\\ttwo?\"\n")
        #expect(result.error == "<stdin>:3:5: warning: A question is left open [question]\n")
    }

    @Test("An empty input prints nothing")
    func empty() {
        let result = Scratch(["a.ln": ""]).run(["inspect", "@/a.ln"])
        #expect(result.status == .success)
        #expect(result.output == "")
    }

    @Test("A broken input prints an error and nothing else")
    func broken() {
        let result = Scratch(["a.ln": "a\n!"]).run(["inspect", "@/a.ln"])
        #expect(result.status == .failure)
        #expect(result.output == "")
        #expect(result.error == "@/a.ln:2:1: error: there is a !\n")
    }

    @Test("A folder is wrong use")
    func folder() {
        let result = Scratch(["in/a.ln": ""]).run(["inspect", "@/in"])
        #expect(result.status == .failure)
        #expect(result.error == "attrmd: error: @/in is a folder; name one file\n")
    }

    @Test("Blocks inside blocks are told by their path, runs by what they carry")
    func paths() {
        var builder = DocumentBuilder()
        func block(_ kind: BlockKind, _ content: (inout DocumentBuilder) -> Void = { _ in }) {
            builder.openBlock(kind)
            content(&builder)
            builder.closeBlock()
        }
        block(.frontMatter(.yaml)) { $0.append("title: x\ntags: y\n") }
        block(.heading(level: 2)) { $0.append("H") }
        builder.openBlock(.orderedList(start: 3, delimiter: .parenthesis, isTight: false))
        builder.openBlock(.listItem(ordinal: 3, task: .done))
        block(.paragraph) {
            $0.append("a")
            $0.append("b", attributes: InlineAttributes(intents: [.emphasis, .strong]))
            var link = InlineAttributes()
            link.link = Link(destination: "u")
            $0.append("\u{A0}c", attributes: link)
        }
        builder.closeBlock()
        block(.listItem(ordinal: 4, task: nil))
        builder.closeBlock()
        builder.openBlock(.table(alignments: [.none, .right]))
        for kind in [BlockKind.tableHeaderRow, .tableRow, .tableRow] {
            builder.openBlock(kind)
            block(.tableCell) { $0.append("x") }
            block(.tableCell)
            builder.closeBlock()
        }
        builder.closeBlock()
        block(.codeBlock(info: "swift")) { $0.append("let a\n\nlet b\n") }
        block(.thematicBreak)
        block(.verbatim(.linkReferenceDefinition)) { $0.append("[a]: b") }
        builder.openBlock(.footnoteDefinition(label: "1"))
        block(.blockQuote)
        builder.closeBlock()

        let page = InspectPage(builder.finish(), source: [], palette: Palette(isColored: false))
        let lines = page.text().split(separator: "\n").map { $0.dropFirst(4) }
        #expect(
            lines == [
                "front matter, YAML", "  \"title: x\\n\"", "  \"tags: y\\n\"", "heading 2", "  \"H\"",
                "ordered list from 3 with ), loose › item 3, done › paragraph", "  \"a\"", "  \"b\"  emphasis strong",
                "  \"\\u{A0}c\"  link=\"u\"", "ordered list from 3 with ), loose › item 4",
                "table › header row › cell 1", "  \"x\"", "table › header row › cell 2, right",
                "table › row 1 › cell 1", "  \"x\"", "table › row 1 › cell 2, right", "table › row 2 › cell 1",
                "  \"x\"", "table › row 2 › cell 2, right", "code block \"swift\"", "  \"let a\\n\"", "  \"\\n\"",
                "  \"let b\\n\"", "thematic break", "link reference definition", "  \"[a]: b\"",
                "footnote \"1\" › block quote",
            ]
        )
    }

    @Test("A long path is cut in its middle, and deep nesting takes no stack")
    func depth() {
        var builder = DocumentBuilder()
        for _ in 0..<100_000 { builder.openBlock(.blockQuote) }
        builder.openBlock(.heading(level: 1))
        let page = InspectPage(builder.finish(), source: [], palette: Palette(isColored: false))
        let quotes = "block quote › block quote › block quote › "
        #expect(page.text() == "    " + quotes + "block quote › 99993 more › " + quotes + "heading 1\n")
    }

    @Test(
        "Colour is for terminals, and only if nobody objects",
        arguments: [
            ([:], "\u{1B}[2m1\u{1B}[0m   \u{1B}[1mparagraph\u{1B}[0m\n"), (["NO_COLOR": "1"], "1   paragraph\n"),
        ]
            as [([String: String], String)]
    )
    func colour(_ environment: [String: String], _ line: String) {
        let console = TestConsole()
        console.terminals = [.output]
        console.input = Array("a".utf8)
        let result = Scratch().run(["inspect", "-f", "lines"], console: console, environment: environment)
        #expect(result.output == line + "      \"a\"\n")
    }
}
