// Random documents that Markdown can hold: every block and mark, text that looks like syntax, marks that
// begin and end anywhere.

import DocumentModel
import TestSupport

/// Makes one document for each seed.
struct MarkdownDocuments {
    private var generator: SeededGenerator
    private var builder = DocumentBuilder()
    /// Whether there may be what only notes have.
    private let hasNotes: Bool

    static func document(seed: UInt64, hasNotes: Bool = true) -> AttributedDocument {
        var maker = MarkdownDocuments(seed: seed, hasNotes: hasNotes)
        return maker.make()
    }

    private init(seed: UInt64, hasNotes: Bool) {
        generator = SeededGenerator(seed: seed)
        self.hasNotes = hasNotes
    }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }
    private mutating func one<Element>(of choices: [Element]) -> Element { choices[number(choices.count)] }

    private mutating func make() -> AttributedDocument {
        if hasNotes, chance(10) { leaf(.frontMatter(.yaml), "title: x\n") }
        for _ in 0..<(number(5) + 1) { block(depth: 0) }
        if chance(10) { leaf(.verbatim(.linkReferenceDefinition), "[lab el]: /unused \"t\"") }
        for label in ["n", "long-label"] where label == "n" || chance(30) {
            builder.openBlock(.footnoteDefinition(label: label))
            for _ in 0..<(number(3) + 1) { block(depth: 1) }
            builder.closeBlock()
        }
        return builder.finish()
    }

    // MARK: Blocks

    private mutating func block(depth: Int) {
        switch number(depth < 4 ? 16 : 9) {
        case 0...3: inlines(.paragraph)
        case 4: inlines(.heading(level: number(6) + 1))
        case 5: leaf(.codeBlock(info: one(of: ["", "swift", "a`b c", "~x", "&amp; \\*"])), code())
        case 6: leaf(.htmlBlock, one(of: Self.htmlBlocks))
        case 7: leaf(.thematicBreak, "")
        case 8 where hasNotes:
            let verbatim = one(of: Self.verbatims)
            leaf(verbatim.0, verbatim.1)
        case 8: inlines(.paragraph)
        case 9, 10:
            builder.openBlock(.blockQuote)
            for _ in 0..<number(4) { block(depth: depth + 1) }
            builder.closeBlock()
        case 11: table()
        default: list(depth: depth)
        }
    }

    private mutating func leaf(_ kind: BlockKind, _ text: String) {
        builder.openBlock(kind)
        builder.append(text)
        builder.closeBlock()
    }

    private static let htmlBlocks = [
        "<div>\n<p>x *y*</p>\n</div>\n", "<!-- a -->\n", "<script>\nx\n\n- y\n</script>\n", "<x-y a='b'>\n",
        "<?php\n\n?>\n", "  <div>\n", "   <!-- b -->\n",
    ]

    private static let verbatims: [(BlockKind, String)] = [
        (.verbatim(.math), "$$\nx_1 * y_2\n$$"), (.verbatim(.comment), "%%\nnot *shown*\n%%"),
        (.verbatim(.containerFence), "::: note"),
    ]

    private mutating func code() -> String {
        (0..<number(5)).map { _ in
            one(of: ["", "x", "```", "~~~~", "  - y", "    indented", "\ttab", "> q", "# h", "   ", "$$", "a | b"])
                + "\n"
        }.joined()
    }

    private mutating func list(depth: Int) {
        let isTight = chance(50)
        var ordinal = 1
        if chance(50) {
            builder.openBlock(.unorderedList(marker: one(of: BulletMarker.allCases), isTight: isTight))
        } else {
            ordinal = one(of: [0, 1, 1, 7, 10, 999_999_990])
            builder.openBlock(
                .orderedList(start: ordinal, delimiter: one(of: OrderedListDelimiter.allCases), isTight: isTight)
            )
        }
        for _ in 0..<(number(3) + 1) {
            builder.openBlock(.listItem(ordinal: ordinal, task: chance(20) ? one(of: TaskState.allCases) : nil))
            for _ in 0..<one(of: [0, 1, 1, 1, 2, 3]) { block(depth: depth + 1) }
            builder.closeBlock()
            ordinal += 1
        }
        builder.closeBlock()
    }

    private mutating func table() {
        let columns = number(3) + 1
        builder.openBlock(.table(alignments: (0..<columns).map { _ in one(of: ColumnAlignment.allCases) }))
        for row in 0...number(3) {
            builder.openBlock(row == 0 ? .tableHeaderRow : .tableRow)
            for _ in 0..<columns { inlines(.tableCell) }
            builder.closeBlock()
        }
        builder.closeBlock()
    }

    // MARK: Text

    private static let words = [
        "word", "a", "two words", "ß", "слово", " ", "  ", "word ", " word", "\u{A0}", ".word", "word.", "(word)", ".",
        "!",
        "\"q\"", "'s", ":a", "a:", "—", "%", "£", "$5", "「語」", "語", "、", "„x“", "1", "5~6", "1.", "2)", "1. x", "10) x",
        "😀",
        "a*b", "a_b", "*", "**", "***", "_", "__", "__init__", "`", "``", "a`b", "~", "~~", "~~~", "~a~", "[", "]",
        "[x]", "[ ] ",
        "](u)", "![", "<b>", "<", ">", "&amp;", "&#35;", "&", "\\", "a\\", "\\*", "|", "a|b", "#", "# x", "- x", "-",
        "+ x", "> x",
        "===", "---", "```", "[a](b)", "[a]: b", "[^n]", "[^n]: x", "<div>", "www.a_b.c", "https://h.example/x", "$a$",
        "^", "^[",
        "a: b", ":-", ":::", "==", "=", "%%", "[[a]]", "x!", "{a}", "\t", "\u{B}", "\u{C}", "\u{2028}", "\u{FFFC}",
        "+++", "[lab el]",
    ]

    private mutating func inlines(_ kind: BlockKind) {
        builder.openBlock(kind)
        if !chance(5) { for _ in 0..<one(of: [1, 1, 2, 3, 4, 5, 8]) { run() } }
        builder.closeBlock()
    }

    private mutating func run() {
        var attributes = InlineAttributes()
        for mark in [InlineIntents.emphasis, .strong, .strikethrough] where chance(25) {
            attributes.intents.insert(mark)
        }
        if hasNotes, chance(5) { attributes.intents.insert(.highlight) }
        if chance(15) {
            attributes.link = Link(
                destination: one(of: Self.addresses),
                title: chance(20) ? one(of: ["t", "a \"b\" 'c' (d)", "\\", "&amp;"]) : nil
            )
        }
        // Inside a link, `[^[` is taken for a footnote by readers that look at lines.
        if hasNotes, attributes.link == nil, chance(5) { attributes.custom["name"] = .string("v(a)'") }
        switch number(25) {
        case 0: append(" ", attributes, .softBreak)
        case 1: append("\n", attributes, .hardBreak)
        case 2:
            append(
                one(of: ["<b>", "</b>", "<br/>", "<!-- c -->", "<a href=\"x\">", "<div>"]),
                attributes,
                .inlineHTML
            )
        case 3:
            attributes.image = Image(source: one(of: Self.addresses), alternateText: one(of: Self.words))
            builder.appendObject(attributes)
        case 4:
            attributes.footnoteReference = "n"
            builder.appendObject(attributes)
        // A done box in code after an open one is taken for it by the parser, and code has no escapes.
        case 5...8: append(one(of: Self.words.filter { $0 != "[x]" }), attributes, .code)
        case 10 where attributes.link != nil:
            attributes.custom = CustomAttributes()
            append("\u{FFFC}", attributes, .placeholder)
        case 9 where hasNotes:
            let span: (VerbatimSpan, String) = one(of: [
                (.wikiLink, "[[a b#c]]"), (.embed, "![[f.png]]"), (.math, "$x_1$"),
            ])
            attributes.verbatim = span.0
            append(span.1, attributes)
            // Before another bracket `[[x]]` is none.
            if span.0 != .math { append(".", InlineAttributes()) }
        default: append(one(of: Self.words), attributes)
        }
    }

    private mutating func append(_ text: String, _ attributes: InlineAttributes, _ intent: InlineIntents = []) {
        var attributes = attributes
        attributes.intents.formUnion(intent)
        builder.append(text, attributes: attributes)
    }

    private static let addresses = [
        "/u", "/u", "http://h.example/x_y", "/a b", "/p(q", "#f", "mailto:a@b.cc", "/x?a=1&copy=2&amp;", "/q\"r",
        "/a\\b", "/a*b*c",
        "", "<x>", "www.a.b", "/a|b",
    ]
}
