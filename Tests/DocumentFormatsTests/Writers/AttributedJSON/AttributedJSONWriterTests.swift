import DocumentFormats
import DocumentModel
import TargetTable
import Testing

/// Exact output. Documents are built by hand, so that no reader stands between.
@Suite struct AttributedJSONWriterTests {
    private func write(
        _ compatibility: JSONCompatibility = .package,
        _ build: (inout DocumentBuilder) -> Void
    ) -> WriteResult {
        var builder = DocumentBuilder()
        build(&builder)
        return AttributedJSONWriter().write(builder.finish(), options: WriteOptions(jsonCompatibility: compatibility))
    }

    private func paragraph(_ identity: Int) -> String {
        "\"NSPresentationIntent\":{\"components\":[{\"identity\":\(identity),\"kind\":[\"paragraph\"]}]}"
    }

    @Test func `a document without blocks is an empty string`() {
        #expect(write { _ in }.string == "\"\"")
    }

    @Test func `a paragraph is one run with its intent`() {
        let result = write {
            $0.openBlock(.paragraph)
            $0.append("a/\"é\u{1}")
        }
        #expect(result.string == "[\"a/\\\"é\\u0001\",{\(paragraph(1))}]")
        #expect(result.losses.isEmpty)
    }

    @Test func `marks, links, images, languages and breaks have Foundation's names`() {
        var link = InlineAttributes(intents: [.strong])
        link.link = Link(destination: "/u", title: "t")
        var image = InlineAttributes()
        image.image = Image(source: "i.png", alternateText: "alt", title: "t")
        var bare = InlineAttributes()
        bare.image = Image(source: "i.png")
        var language = InlineAttributes(intents: [.emphasis, .code, .strikethrough])
        language.language = "de"
        let result = write {
            $0.openBlock(.paragraph)
            $0.append("a", attributes: link)
            $0.appendObject(image)
            $0.appendObject(bare)
            $0.append("b", attributes: language)
            $0.append(" ", attributes: InlineAttributes(intents: .softBreak))
            $0.append("\n", attributes: InlineAttributes(intents: .hardBreak))
            $0.append("<br>", attributes: InlineAttributes(intents: .inlineHTML))
        }
        let expected = [
            "\"a\",{\"NSAlternateDescription\":\"t\",\"NSInlinePresentationIntent\":2,\"NSLink\":{\"relative\":\"/u\"},\(paragraph(1))}",
            "\"alt\",{\"NSAlternateDescription\":\"t\",\"NSImageURL\":{\"relative\":\"i.png\"},\(paragraph(1))}",
            "\"\u{FFFC}\",{\"NSImageURL\":{\"relative\":\"i.png\"},\(paragraph(1))}",
            "\"b\",{\"NSInlinePresentationIntent\":37,\"NSLanguage\":\"de\",\(paragraph(1))}",
            "\" \",{\"NSInlinePresentationIntent\":64,\(paragraph(1))}",
            "\"\\n\",{\"NSInlinePresentationIntent\":128,\(paragraph(1))}",
            "\"<br>\",{\"NSInlinePresentationIntent\":256,\(paragraph(1))}",
        ]
        #expect(result.string == "[" + expected.joined(separator: ",") + "]")
    }

    @Test func `ten runs are a flat array and eleven have a table`() {
        func runs(_ count: Int) -> String {
            write {
                $0.openBlock(.paragraph)
                for place in 0..<count {
                    $0.append("x", attributes: InlineAttributes(intents: place % 2 == 0 ? .strong : .emphasis))
                }
            }.string
        }
        let strong = "{\"NSInlinePresentationIntent\":2,\(paragraph(1))}"
        let emphasis = "{\"NSInlinePresentationIntent\":1,\(paragraph(1))}"
        let flat = (0..<10).map { "\"x\"," + ($0 % 2 == 0 ? strong : emphasis) }.joined(separator: ",")
        #expect(runs(10) == "[\(flat)]")
        let indexed = (0..<11).map { "\"x\",\($0 % 2)" }.joined(separator: ",")
        #expect(runs(11) == "{\"attributeTable\":[\(strong),\(emphasis)],\"runs\":[\(indexed)]}")
    }

    @Test func `identities count the blocks from one, containers before what they hold`() {
        let result = write {
            $0.openBlock(.heading(level: 1))
            $0.append("h")
            $0.closeBlock()
            $0.openBlock(.unorderedList(marker: .asterisk, isTight: true))
            $0.openBlock(.listItem(ordinal: 1, task: nil))
            $0.openBlock(.paragraph)
            $0.append("a")
            $0.closeBlock()
            $0.openBlock(.orderedList(start: 3, delimiter: .parenthesis, isTight: true))
            $0.openBlock(.listItem(ordinal: 3, task: nil))
            $0.openBlock(.codeBlock(info: "swift x"))
            $0.append("c\n")
            for _ in 0..<5 { $0.closeBlock() }
            $0.openBlock(.thematicBreak)
            $0.closeBlock()
        }
        let outer = "{\"identity\":3,\"kind\":[\"listItem\",1]},{\"identity\":2,\"kind\":[\"unorderedList\"]}"
        let inner =
            "{\"identity\":7,\"kind\":[\"codeBlock\",\"swift x\"]},{\"identity\":6,\"kind\":[\"listItem\",3]},{\"identity\":5,\"kind\":[\"orderedList\"]}"
        let expected = [
            "\"h\",{\"NSPresentationIntent\":{\"components\":[{\"identity\":1,\"kind\":[\"header\",1]}]}}",
            "\"a\",{\"NSListItemDelimiter\":\"*\",\"NSPresentationIntent\":{\"components\":[{\"identity\":4,\"kind\":[\"paragraph\"]},\(outer)]}}",
            "\"c\\n\",{\"NSListItemDelimiter\":\")\",\"NSPresentationIntent\":{\"components\":[\(inner),\(outer)]}}",
            "\"⸻\",{\"NSPresentationIntent\":{\"components\":[{\"identity\":8,\"kind\":[\"thematicBreak\"]}]}}",
        ]
        #expect(result.string == "[" + expected.joined(separator: ",") + "]")
    }

    @Test func `tables, empty cells and blocks of HTML`() {
        let result = write {
            $0.openBlock(.table(alignments: [.none, .center, .right]))
            $0.openBlock(.tableHeaderRow)
            for text in ["a", "", "b"] {
                $0.openBlock(.tableCell)
                $0.append(text)
                $0.closeBlock()
            }
            $0.closeBlock()
            $0.closeBlock()
            for text in ["<div>\n", "<p>\n"] {
                $0.openBlock(.htmlBlock)
                $0.append(text)
                $0.closeBlock()
            }
        }
        let table =
            "{\"identity\":2,\"kind\":[\"tableHeaderRow\"]},{\"identity\":1,\"kind\":[\"table\",[{\"alignment\":0},{\"alignment\":1},{\"alignment\":2}]]}"
        let expected = [
            "\"a\",{\"NSPresentationIntent\":{\"components\":[{\"identity\":3,\"kind\":[\"tableCell\",0]},\(table)]}}",
            "\"b\",{\"NSPresentationIntent\":{\"components\":[{\"identity\":5,\"kind\":[\"tableCell\",2]},\(table)]}}",
            "\"<div>\\n\",{\"NSInlinePresentationIntent\":512}",
            "\"<p>\\n\",{\"AttributedMarkdown.blocks\":{\"html\":1},\"NSInlinePresentationIntent\":512}",
        ]
        #expect(result.string == "[" + expected.joined(separator: ",") + "]")
    }

    // MARK: What Foundation cannot say

    private func buildTaskAndFootnote(_ builder: inout DocumentBuilder) {
        builder.openBlock(.unorderedList(marker: .hyphen, isTight: false))
        builder.openBlock(.listItem(ordinal: 1, task: .done))
        builder.openBlock(.paragraph)
        builder.append("a")
        var reference = InlineAttributes()
        reference.footnoteReference = "n"
        builder.appendObject(reference)
        for _ in 0..<3 { builder.closeBlock() }
        builder.openBlock(.footnoteDefinition(label: "n"))
        builder.openBlock(.paragraph)
        builder.append("note")
    }

    @Test func `tasks, footnotes and looseness are kept under own names, with the text that Foundation has`() {
        let item = "{\"identity\":2,\"kind\":[\"listItem\",1]},{\"identity\":1,\"kind\":[\"unorderedList\"]}"
        let intent =
            "\"NSListItemDelimiter\":\"-\",\"NSPresentationIntent\":{\"components\":[{\"identity\":3,\"kind\":[\"paragraph\"]},\(item)]}"
        let before =
            "[{\"identity\":1,\"tight\":false},{\"identity\":2,\"task\":\"done\"},{\"identity\":3,\"marker\":\"[x] \"}]"
        let expected = [
            "\"[x] a\",{\"AttributedMarkdown.blocks\":{\"before\":\(before)},\(intent)}",
            "\"[^n]\",{\"AttributedMarkdown.inline\":{\"footnote\":\"n\"},\(intent)}",
            """
            "[^n]: note",{"AttributedMarkdown.blocks":{"before":[{"identity":5,"marker":"[^n]: "}],\
            "footnote":{"identity":4,"label":"n"}},\(paragraph(5))}
            """,
        ]
        let result = write(.package, buildTaskAndFootnote)
        #expect(result.string == "[" + expected.joined(separator: ",") + "]")
        #expect(result.losses.isEmpty)
    }

    @Test func `in Foundation's form they are text, and reported`() {
        let item = "{\"identity\":2,\"kind\":[\"listItem\",1]},{\"identity\":1,\"kind\":[\"unorderedList\"]}"
        let intent =
            "\"NSListItemDelimiter\":\"-\",\"NSPresentationIntent\":{\"components\":[{\"identity\":3,\"kind\":[\"paragraph\"]},\(item)]}"
        let result = write(.foundation, buildTaskAndFootnote)
        #expect(result.string == "[\"[x] a[^n]\",{\(intent)},\"[^n]: note\",{\(paragraph(4))}]")
        #expect(result.losses.map(\.subject) == ["list-spacing", "task-list-item", "footnote", "footnote"])
    }

    @Test func `blocks without text are told by the run after them, or the last one`() {
        let result = write {
            $0.openBlock(.paragraph)
            $0.closeBlock()
            $0.openBlock(.heading(level: 2))
            $0.append("h")
            $0.closeBlock()
            $0.openBlock(.blockQuote)
            $0.openBlock(.verbatim(.linkReferenceDefinition))
            $0.append("[a]: /u")
        }
        #expect(
            result.string == """
                ["h",{"AttributedMarkdown.blocks":{"after":[{"identity":3,"kind":["blockQuote"],"parent":0},\
                {"identity":0,"kind":["verbatim","link-reference-definition"],"parent":3,"text":"[a]: /u"}],\
                "before":[{"identity":1,"kind":["paragraph"],"parent":0}]},\
                "NSPresentationIntent":{"components":[{"identity":2,"kind":["header",2]}]}}]
                """
        )
    }

    @Test func `a document of empty blocks has them beside an empty run`() {
        let result = write { $0.openBlock(.paragraph) }
        #expect(
            result.string == """
                {"AttributedMarkdown.blocks":[{"identity":1,"kind":["paragraph"],"parent":0}],"attributeTable":[],"runs":["",{}]}
                """
        )
    }

    @Test func `front matter is a block of code and tells that it is none`() {
        let result = write {
            $0.openBlock(.frontMatter(.yaml))
            $0.append("a: b\n")
        }
        #expect(
            result.string == """
                ["a: b\\n",{"AttributedMarkdown.blocks":{"before":[{"frontMatter":"yaml","identity":1}]},\
                "NSPresentationIntent":{"components":[{"identity":1,"kind":["codeBlock","yaml"]}]}}]
                """
        )
    }

    @Test(arguments: [
        ("highlight", "\"AttributedMarkdown.inline\":{\"highlight\":true},"),
        ("link", "\"AttributedMarkdown.inline\":{\"link\":\"\",\"linkTitle\":\"t\"},"),
        ("verbatim", "\"AttributedMarkdown.inline\":{\"verbatim\":\"math\"},"),
        ("custom", "\"AttributedMarkdown.inline\":{\"custom\":\"NSLink: 'x', n: Infinity\"},\"a\":1.0,"),
    ])
    func `inline attributes that Foundation does not know are in one object`(what: String, members: String) {
        var attributes = InlineAttributes()
        switch what {
        case "highlight": attributes.intents = .highlight
        case "link": attributes.link = Link(destination: "", title: "t")
        case "verbatim": attributes.verbatim = .math
        default:
            attributes.custom["a"] = .number(1)
            attributes.custom["n"] = .number(.infinity)
            attributes.custom["NSLink"] = .string("x")
        }
        let result = write {
            $0.openBlock(.paragraph)
            $0.append("$x$", attributes: attributes)
        }
        let isAfter = members.hasSuffix("\"a\":1.0,")
        let own = isAfter ? String(members.dropLast(8)) : members
        let tail = isAfter ? ",\"a\":1.0" : ""
        #expect(result.string == "[\"$x$\",{\(own)\(paragraph(1))\(tail)}]")
    }

    @Test func `the look of text has the names of the user interface scopes where they are plain`() {
        var attributes = InlineAttributes(intents: .strikethrough)
        var style = TextStyle()
        style.underline = .wavy
        style.strikethrough = .double
        style.baseline = .offset(points: 2)
        style.foregroundColor = .rgba(red: 255, green: 0, blue: 0, alpha: 255)
        attributes.style = style
        let result = write {
            $0.openBlock(.paragraph)
            $0.append("a", attributes: attributes)
        }
        #expect(
            result.string == """
                ["a",{"AttributedMarkdown.inline":{"style":{"color":"#ff0000","underline":"wavy"}},"NSBaselineOffset":2,\
                "NSInlinePresentationIntent":32,\(paragraph(1)),"NSStrikethrough":9,"NSUnderline":1}]
                """
        )
    }

    // MARK: Foundation's form

    @Test func `a link label is one run with the marks around the link`() {
        let result = write(.foundation) {
            $0.openBlock(.paragraph)
            var plain = InlineAttributes(intents: .emphasis)
            plain.link = Link(destination: "/a b", title: "t")
            plain.nesting = MarkNesting().appending(.emphasis).appending(.link)
            var strong = plain
            strong.intents.insert(.strong)
            strong.nesting.append(.strong)
            var softBreak = plain
            softBreak.intents.insert(.softBreak)
            $0.append("a ", attributes: plain)
            $0.append("b", attributes: strong)
            $0.append(" ", attributes: softBreak)
            $0.append("c", attributes: plain)
        }
        #expect(
            result.string == """
                ["a bc",{"NSAlternateDescription":"t","NSInlinePresentationIntent":1,"NSLink":{"relative":"/a%20b"},\(paragraph(1))}]
                """
        )
        #expect(
            result.losses == [
                Loss(
                    subject: "styled-link-text",
                    message: "marks and breaks in the label of a link are dropped",
                    block: 0
                )
            ]
        )
    }

    @Test func `an image in a link is its description, and one without a description is nothing`() {
        let result = write(.foundation) {
            $0.openBlock(.paragraph)
            var linked = InlineAttributes()
            linked.link = Link(destination: "/u")
            linked.image = Image(source: "i", alternateText: "alt")
            $0.appendObject(linked)
            var bare = InlineAttributes()
            bare.image = Image(source: "i")
            $0.appendObject(bare)
        }
        #expect(result.string == "[\"alt\",{\"NSLink\":{\"relative\":\"/u\"},\(paragraph(1))}]")
        #expect(result.losses.map(\.subject) == ["linked-image", "image"])
    }
}
