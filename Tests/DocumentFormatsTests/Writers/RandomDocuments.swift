// Documents of random blocks and runs, the same for the same seed.

import DocumentModel
import TestSupport

/// Makes documents that hold every kind of block and attribute, hostile text included.
struct RandomDocuments {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let words = [
        "a", "word", " ", "  ", "<b>", "&amp;", "\"", "'", "\n", "\t", "\u{1B}[1m", "\u{9B}", "中文", "é", "e\u{301}",
        "👩‍🚀",
        "שלום", "\u{202E}", "]]>", "-->", "\u{FFFC}", "\r", "longerwordthatfillsaline", "```", "|",
    ]
    private static let addresses = [
        "https://x.y/a?b&c", "javascript:x", "a b", "\u{1B}\\", "", "\"><script>", "data:image/png;x",
    ]

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func one<Element>(of choices: [Element]) -> Element { choices[number(choices.count)] }

    /// A document of up to about 60 blocks.
    mutating func next() -> AttributedDocument {
        var builder = DocumentBuilder()
        for _ in 0..<number(12) { addBlock(to: &builder, depth: 0) }
        for label in ["n", "m<"] where number(2) == 0 {
            builder.openBlock(.footnoteDefinition(label: label))
            addBlock(to: &builder, depth: 1)
            builder.closeBlock()
        }
        return builder.finish()
    }

    private mutating func addBlock(to builder: inout DocumentBuilder, depth: Int) {
        switch number(depth > 4 ? 7 : 11) {
        case 0, 1, 2: addText(.paragraph, to: &builder)
        case 3: addText(.heading(level: number(6) + 1), to: &builder)
        case 4: builder.add(.codeBlock(info: one(of: ["", "swift", "a \u{1B}"])), text())
        case 5: builder.add(one(of: [.thematicBreak, .htmlBlock, .verbatim(.math), .verbatim(.comment)]))
        case 6: addTable(to: &builder)
        case 7, 8:
            builder.openBlock(.blockQuote)
            for _ in 0..<number(3) { addBlock(to: &builder, depth: depth + 1) }
            builder.closeBlock()
        default:
            let isTight = number(2) == 0
            builder.openBlock(
                number(2) == 0
                    ? .unorderedList(marker: .hyphen, isTight: isTight)
                    : .orderedList(start: number(99), delimiter: .period, isTight: isTight)
            )
            for ordinal in 0..<(number(3) + 1) {
                builder.openBlock(.listItem(ordinal: ordinal, task: one(of: [nil, .open, .done])))
                for _ in 0..<number(3) { addBlock(to: &builder, depth: depth + 1) }
                builder.closeBlock()
            }
            builder.closeBlock()
        }
    }

    private mutating func addTable(to builder: inout DocumentBuilder) {
        builder.openBlock(.table(alignments: (0..<number(3)).map { _ in one(of: ColumnAlignment.allCases) }))
        for row in 0..<number(4) {
            builder.openBlock(row == 0 && number(2) == 0 ? .tableHeaderRow : .tableRow)
            for _ in 0..<number(4) { addText(.tableCell, to: &builder) }
            builder.closeBlock()
        }
        builder.closeBlock()
    }

    private mutating func addText(_ kind: BlockKind, to builder: inout DocumentBuilder) {
        builder.openBlock(kind)
        for _ in 0..<number(8) {
            let attributes = attributes()
            let isObject = attributes.image != nil || attributes.footnoteReference != nil
            if attributes.intents.contains(.softBreak) {
                builder.append(" ", attributes: attributes)
            } else if isObject {
                builder.append("\u{FFFC}", attributes: attributes)
            } else {
                builder.append(text(), attributes: attributes)
            }
        }
        builder.closeBlock()
    }

    private mutating func text() -> String { (0..<number(6)).map { _ in one(of: Self.words) }.joined() }

    private mutating func attributes() -> InlineAttributes {
        var attributes = InlineAttributes()
        for intent in [InlineIntents.emphasis, .strong, .code, .strikethrough, .highlight] where number(4) == 0 {
            attributes.intents.insert(intent)
        }
        for _ in 0..<number(3) { attributes.nesting.append(one(of: MarkNesting.Mark.allCases)) }
        switch number(12) {
        case 0: attributes.intents.insert(.softBreak)
        case 1: attributes.intents.insert(.hardBreak)
        case 2: attributes.intents.insert(.inlineHTML)
        case 3: attributes.image = Image(source: one(of: Self.addresses), alternateText: text(), title: text())
        case 4: attributes.footnoteReference = one(of: ["n", "m<", "undefined\u{1B}"])
        case 5: attributes.verbatim = one(of: VerbatimSpan.allCases)
        default: break
        }
        if number(5) == 0 { attributes.link = Link(destination: one(of: Self.addresses), title: text()) }
        if number(8) == 0 { attributes.language = text() }
        if number(8) == 0 { attributes.custom[text()] = .string(text()) }
        if number(5) == 0 { attributes.style = style() }
        return attributes
    }

    private mutating func style() -> TextStyle {
        var style = TextStyle()
        style.underline = one(of: [nil] + TextStyle.LineStyle.allCases)
        style.strikethrough = one(of: [nil] + TextStyle.LineStyle.allCases)
        style.foregroundColor = one(of: [nil, .named(text()), .rgba(red: 1, green: 2, blue: 3, alpha: 4)])
        style.baseline = one(of: [nil, .superscript, .subscript, .offset(points: .infinity), .offset(points: 2)])
        style.font.family = one(of: [nil, text()])
        style.isHidden = number(9) == 0
        return style
    }
}
