import AttributedMarkdown
import Foundation
import Testing

@Suite("Blocks around text, as Foundation's parser gives them")
struct PresentationIntentParsingTests {
    /// The example that several people recorded.
    static let worked = """
        #  Hello

        ## Header2

        hello **world**

        * first
        * second

        > test `code`

        | a | b |
        |---|---|
        | c | d |

        [link](https://example.com)
        """

    static let facts = [
        Fact(
            "3 O+",
            worked,
            [
                "\"Hello\" blocks=header 1:1", "\"Header2\" blocks=header 2:2", "\"hello \" blocks=paragraph:3",
                "\"world\" intent=2 blocks=paragraph:3",
                "\"first\" blocks=paragraph:6 < listItem 1:5 < unorderedList:4",
                "\"second\" blocks=paragraph:8 < listItem 2:7 < unorderedList:4",
                "\"test \" blocks=paragraph:10 < blockQuote:9", "\"code\" intent=4 blocks=paragraph:10 < blockQuote:9",
                "\"a\" blocks=tableCell 0:13 < tableHeaderRow:12 < \(table("left", "left")):11",
                "\"b\" blocks=tableCell 1:14 < tableHeaderRow:12 < \(table("left", "left")):11",
                "\"c\" blocks=tableCell 0:16 < tableRow 1:15 < \(table("left", "left")):11",
                "\"d\" blocks=tableCell 1:17 < tableRow 1:15 < \(table("left", "left")):11",
                "\"link\" link=https://example.com blocks=paragraph:18",
            ]
        ),
        Fact(
            "3 O+",
            "- a\n  - b\n    - c",
            [
                "\"a\" blocks=paragraph:3 < listItem 1:2 < unorderedList:1",
                "\"b\" blocks=paragraph:6 < listItem 1:5 < unorderedList:4 < listItem 1:2 < unorderedList:1",
                "\"c\" blocks=paragraph:9 < listItem 1:8 < unorderedList:7 < listItem 1:5 < unorderedList:4 < "
                    + "listItem 1:2 < unorderedList:1",
            ]
        ),
        Fact(
            "3 O+",
            "- tight\n- list",
            [
                "\"tight\" blocks=paragraph:3 < listItem 1:2 < unorderedList:1",
                "\"list\" blocks=paragraph:5 < listItem 2:4 < unorderedList:1",
            ]
        ),
        Fact(
            "3 I",
            "- loose\n\n- list",
            [
                "\"loose\" blocks=paragraph:3 < listItem 1:2 < unorderedList:1",
                "\"list\" blocks=paragraph:5 < listItem 2:4 < unorderedList:1",
            ]
        ),
        Fact(
            "3 O1",
            "3. a\n4. b",
            [
                "\"a\" blocks=paragraph:3 < listItem 3:2 < orderedList:1",
                "\"b\" blocks=paragraph:5 < listItem 4:4 < orderedList:1",
            ]
        ),
        Fact(
            "3 O1",
            "3. a\n3. b\n9. c",
            [
                "\"a\" blocks=paragraph:3 < listItem 3:2 < orderedList:1",
                "\"b\" blocks=paragraph:5 < listItem 4:4 < orderedList:1",
                "\"c\" blocks=paragraph:7 < listItem 5:6 < orderedList:1",
            ]
        ),
        Fact(
            "3 O+",
            "- [ ] x\n- [x] y",
            [
                "\"[ ] x\" blocks=paragraph:3 < listItem 1:2 < unorderedList:1",
                "\"[x] y\" blocks=paragraph:5 < listItem 2:4 < unorderedList:1",
            ]
        ),
        Fact(
            "3 O1",
            "-\n  - a",
            [
                "\"a\" blocks=paragraph:5 < listItem 1:4 < unorderedList:3 < listItem 1:2 < unorderedList:1"
            ]
        ),
        Fact("3 I", "#\n\ntext", ["\"text\" blocks=paragraph:2"]),
        Fact("3 O+", "```swift\nlet x = 1\n\n*y*\n```", ["\"let x = 1\\n\\n*y*\\n\" blocks=codeBlock 'swift':1"]),
        Fact("3 O1", "```\nopen", ["\"open\\n\" blocks=codeBlock:1"]),
        Fact("3 O+", "    indented\n      more", ["\"indented\\n  more\\n\" blocks=codeBlock:1"]),
        Fact("3 ?", "```swift playground=1\nx\n```", ["\"x\\n\" blocks=codeBlock 'swift playground=1':1"]),
        Fact("3 I", "```\n```\n\na", ["\"a\" blocks=paragraph:2"]),
        Fact(
            "3 O+",
            "> > a\nlazy",
            [
                "\"a\" blocks=paragraph:3 < blockQuote:2 < blockQuote:1",
                "\" \" intent=64 blocks=paragraph:3 < blockQuote:2 < blockQuote:1",
                "\"lazy\" blocks=paragraph:3 < blockQuote:2 < blockQuote:1",
            ]
        ),
        Fact("3 O+", "---", ["\"\u{2E3B}\" blocks=thematicBreak:1"]),
        Fact("3 O+", "***", ["\"\u{2E3B}\" blocks=thematicBreak:1"]),
        Fact("3 O+", "_ _ _", ["\"\u{2E3B}\" blocks=thematicBreak:1"]),
        Fact(
            "3 O+",
            "One\ntwo\n===",
            [
                "\"One\" blocks=header 1:1", "\" \" intent=64 blocks=header 1:1", "\"two\" blocks=header 1:1",
            ]
        ),
        Fact("3 O+", "Two\n---", ["\"Two\" blocks=header 2:1"]),
        Fact("3 O+", "###### six #", ["\"six\" blocks=header 6:1"]),
        Fact(
            "3 O+",
            "| a | b | c |\n|:--|:-:|--:|\n| d |\n| e | f\\|g | h | i |",
            [
                "\"a\" blocks=tableCell 0:3 < tableHeaderRow:2 < \(table("left", "center", "right")):1",
                "\"b\" blocks=tableCell 1:4 < tableHeaderRow:2 < \(table("left", "center", "right")):1",
                "\"c\" blocks=tableCell 2:5 < tableHeaderRow:2 < \(table("left", "center", "right")):1",
                "\"d\" blocks=tableCell 0:7 < tableRow 1:6 < \(table("left", "center", "right")):1",
                "\"e\" blocks=tableCell 0:11 < tableRow 2:10 < \(table("left", "center", "right")):1",
                "\"f|g\" blocks=tableCell 1:12 < tableRow 2:10 < \(table("left", "center", "right")):1",
                "\"h\" blocks=tableCell 2:13 < tableRow 2:10 < \(table("left", "center", "right")):1",
            ]
        ),
        Fact("3 I", "| a |\n|---|", ["\"a\" blocks=tableCell 0:3 < tableHeaderRow:2 < \(table("left")):1"]),
        Fact("3 O1", "[a]: https://example.com\n\ntext", ["\"text\" blocks=paragraph:1"]),
        Fact("3 O1", "---\na: b\n---", ["\"\u{2E3B}\" blocks=thematicBreak:1", "\"a: b\" blocks=header 2:2"]),
        Fact(
            "2 O+",
            "<div>\n**x**\n</div>\n\ny",
            [
                "\"<div>\\n**x**\\n</div>\\n\" intent=512", "\"y\" blocks=paragraph:1",
            ]
        ),
        Fact(
            "2 O1",
            "- <div>\n  x\n  </div>",
            [
                "\"<div>\\nx\\n</div>\\n\" intent=512 blocks=listItem 1:2 < unorderedList:1"
            ]
        ),
        Fact("10 O+", "a\n\nb", ["\"a\" blocks=paragraph:1", "\"b\" blocks=paragraph:2"]),
        Fact(
            "0 O+",
            "# t\n\np\n\n- i",
            [
                "\"t\" blocks=header 1:1", "\"p\" blocks=paragraph:2",
                "\"i\" blocks=paragraph:5 < listItem 1:4 < unorderedList:3",
            ]
        ),
    ]

    private static func table(_ alignments: String...) -> String {
        let type = "Foundation.PresentationIntent.TableColumn"
        let columns = alignments.map { "\(type)(alignment: \(type).Alignment.\($0))" }
        return "table [" + columns.joined(separator: ", ") + "]"
    }

    @Test("A run carries the blocks around it, numbered in pre-order", arguments: facts)
    func blocks(_ fact: Fact) throws {
        #expect(runLines(try AttributedString(markdown: fact.source)) == fact.lines)
    }

    @Test("Nothing stands between blocks, cells and rows")
    func separators() throws {
        let text = try AttributedString(markdown: "# a\n\nb\n\n- c\n- d\n\n| e | f |\n|---|---|\n| g | h |")
        #expect(String(text.characters) == "abcdefgh")
    }

    @Test(
        "The delimiter of a list is on all text of its items, that of the innermost list where lists nest",
        arguments: [
            ("- a", "-"), ("+ a", "+"), ("* a", "*"), ("1. a", "."), ("1) a", ")"), ("- 1) a", ")"), ("a", nil),
            ("- > a", "-"),
        ] as [(String, Character?)]
    )
    func delimiters(_ source: String, _ delimiter: Character?) throws {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        #expect(try AttributedString(markdown: source).runs.first?.listItemDelimiter == delimiter)
    }

    @Test(
        "The indentation level counts items and quotes",
        arguments: [
            ("a", [0]), ("- a\n  - b\n    1. c\n       - d", [1, 2, 3, 4]), ("> a\n> > b", [1, 2]), ("- > a", [2]),
            ("# a", [0]), ("- ```\n  x\n  ```", [1]), ("---", [0]),
        ] as [(String, [Int])]
    )
    func indentation(_ source: String, _ levels: [Int]) throws {
        let text = try AttributedString(markdown: source)
        let found = text.runs.map { $0.presentationIntent?.indentationLevel }
        // A quote's second paragraph has a soft break before it only if it is lazy; here each run is a block.
        #expect(found == levels)
    }

    @Test("Deep nesting takes no stack")
    func depth() throws {
        let text = try AttributedString(markdown: String(repeating: ">", count: 250) + " a")
        #expect(text.runs.first?.presentationIntent?.components.count == 251)
    }

    #if !canImport(Darwin)
        @Test("Nesting beyond every use is refused: the parser takes more than linear time for it")
        func tooDeep() throws {
            let source = String(repeating: ">", count: 20_000) + " a"
            #expect(throws: ReadError.self) { try AttributedString(markdown: source) }
            let options = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
            #expect(try String(AttributedString(markdown: source, options: options).characters) == source)
        }
    #endif
}
