import DocumentModel
import Testing

@Suite struct DocumentBuilderTests {
    @Test func `equal neighbours in one block are one run, and no run leaves its block`() {
        var builder = DocumentBuilder()
        for _ in 0..<2 {
            builder.openBlock(.paragraph)
            builder.append("a")
            builder.append("b")
            builder.append("c", attributes: InlineAttributes(intents: .strong))
            builder.append("d", attributes: InlineAttributes(intents: .strong))
            builder.closeBlock()
        }
        let document = builder.finish()
        #expect(document.runs.map(\.utf8Count) == [2, 2, 2, 2])
        #expect(document.blocks.map(\.textRange) == [0..<4, 4..<8])
        #expect(document.blocks.map(\.runRange) == [0..<2, 2..<4])
        #expect(document.attributeSets.count == 2)
    }

    @Test func `blocks are in pre-order with their parents`() {
        var builder = DocumentBuilder()
        builder.openBlock(.blockQuote)
        builder.openBlock(.unorderedList(marker: .hyphen, isTight: true))
        builder.openBlock(.listItem(ordinal: 1, task: nil))
        builder.openBlock(.paragraph)
        builder.append("x")
        builder.closeBlock()
        builder.closeBlock()
        builder.closeBlock()
        builder.closeBlock()
        builder.openBlock(.thematicBreak)
        let document = builder.finish()
        #expect(document.blocks.map(\.parent) == [nil, 0, 1, 2, nil])
        #expect(document.blocks.map(\.subtreeEnd) == [4, 4, 4, 4, 5])
        #expect(Array(document.children(of: nil)) == [0, 4])
        #expect(
            Array(document.blockEvents) == [
                .enter(0), .enter(1), .enter(2), .enter(3), .leave(3), .leave(2), .leave(1), .leave(0), .enter(4),
                .leave(4),
            ]
        )
    }

    @Test func `addresses that only look alike stay apart`() {
        var builder = DocumentBuilder()
        builder.openBlock(.paragraph)
        for address in ["\u{E9}", "e\u{301}"] {
            var attributes = InlineAttributes()
            attributes.link = Link(destination: address)
            attributes.custom["k"] = .string(address)
            builder.append("x", attributes: attributes)
        }
        let document = builder.finish()
        #expect(document.runs.count == 2)
        let addresses = document.runs.compactMap { document.attributes(of: $0).link.map { Array($0.destination.utf8) } }
        #expect(addresses == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
    }

    @Test func `hints and sources do not count for equality`() {
        func document(_ nesting: [MarkNesting.Mark], source: SourceRange?, text: String = "x") -> AttributedDocument {
            var builder = DocumentBuilder()
            builder.openBlock(.paragraph, source: source)
            var attributes = InlineAttributes(intents: [.strong, .emphasis])
            for mark in nesting { attributes.nesting.append(mark) }
            builder.append(text, attributes: attributes)
            builder.append("y", attributes: InlineAttributes(intents: [.strong, .emphasis]))
            return builder.finish()
        }
        let plain = document([], source: nil)
        #expect(plain == document([.strong, .emphasis], source: SourceRange(0..<5)))
        #expect(plain != document([], source: nil, text: "z"))
        #expect(plain.firstDifference(from: document([], source: nil, text: "z")) == 0)
    }
}
