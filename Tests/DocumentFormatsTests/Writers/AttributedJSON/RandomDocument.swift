// Seeded random documents: every kind of block and attribute, in any order that the model allows.

import DocumentModel
import TestSupport

/// Makes one random document for each seed.
struct RandomDocument {
    private var random: SeededGenerator
    private var builder = DocumentBuilder()
    private var runLimit = 5
    private var isPlain = false

    /// - Parameter isPlain: Whether all addresses are such that Foundation keeps them as they are, and all
    ///   code ends with a line end.
    static func make(seed: UInt64, isPlain: Bool = false, size: Size = .many) -> AttributedDocument {
        var maker = RandomDocument(random: SeededGenerator(seed: seed))
        maker.isPlain = isPlain
        if isPlain { maker.addresses = ["/u", "#f", "mailto:a@b.cc"] }
        if size == .one {
            maker.inlineLeafOrBlock()
            return maker.builder.finish()
        }
        return maker.make()
    }

    /// How much a document holds.
    enum Size {
        /// One block, with little text.
        case one
        case many
    }

    private mutating func inlineLeafOrBlock() {
        runLimit = 2
        block(depth: number(2...4))
    }

    private init(random: SeededGenerator) { self.random = random }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    private mutating func make() -> AttributedDocument {
        if chance(10) { leaf(.frontMatter(pick([.yaml, .toml])), text: chance(20) ? "" : "a: b\n") }
        blocks(number(0...6), depth: 0)
        for label in 0..<(chance(25) ? number(1...3) : 0) {
            builder.openBlock(.footnoteDefinition(label: pick(["1", "note \(label)", "\"]"])))
            blocks(number(0...3), depth: 1)
            builder.closeBlock()
        }
        return builder.finish()
    }

    // MARK: Blocks

    private mutating func blocks(_ count: Int, depth: Int) {
        for _ in 0..<count { block(depth: depth) }
    }

    private mutating func block(depth: Int) {
        switch number(0...(depth < 4 ? 13 : 8)) {
        case 0...2: inlineLeaf(.paragraph)
        case 3: inlineLeaf(.heading(level: number(1...6)))
        case 4:
            leaf(
                .codeBlock(info: pick(["", "swift", "a`b c", "\"\n"])),
                text: pick(["", "x\n", "x\n\n y\n", isPlain ? "end\n" : "no end", "\n"])
            )
        case 5: leaf(.htmlBlock, text: pick(["", "<div>\n", "<!-- \u{FFFC} -->\n", "<p>x"]))
        case 6: leaf(.thematicBreak, text: "")
        case 7: leaf(.verbatim(pick(VerbatimBlock.allCases)), text: pick(["", "$$\nx\n$$", "[a]: /u", "::: x"]))
        case 8: inlineLeaf(.paragraph)
        case 9:
            builder.openBlock(.blockQuote)
            blocks(number(0...3), depth: depth + 1)
            builder.closeBlock()
        case 10: list(depth: depth, start: nil)
        case 11: list(depth: depth, start: pick([0, 1, 2, 10, 999_999_999]))
        default: table()
        }
    }

    private mutating func leaf(_ kind: BlockKind, text: String) {
        builder.openBlock(kind)
        builder.append(text)
        builder.closeBlock()
    }

    private mutating func list(depth: Int, start: Int?) {
        let isTight = chance(60)
        if let start {
            builder.openBlock(
                .orderedList(start: start, delimiter: pick(OrderedListDelimiter.allCases), isTight: isTight)
            )
        } else {
            builder.openBlock(.unorderedList(marker: pick(BulletMarker.allCases), isTight: isTight))
        }
        for place in 0..<number(0...3) {
            let task = chance(25) ? pick(TaskState.allCases) : nil
            builder.openBlock(.listItem(ordinal: (start ?? 1) + place, task: task))
            blocks(number(0...3), depth: depth + 1)
            builder.closeBlock()
        }
        builder.closeBlock()
    }

    private mutating func table() {
        let columnCount = number(1...3)
        builder.openBlock(.table(alignments: (0..<columnCount).map { _ in pick(ColumnAlignment.allCases) }))
        for row in 0..<number(0...3) {
            builder.openBlock(row == 0 && chance(80) ? .tableHeaderRow : .tableRow)
            for _ in 0..<columnCount { inlineLeaf(.tableCell) }
            builder.closeBlock()
        }
        builder.closeBlock()
    }

    // MARK: Text

    private mutating func inlineLeaf(_ kind: BlockKind) {
        builder.openBlock(kind)
        if !chance(15) { for _ in 0..<number(1...runLimit) { run() } }
        builder.closeBlock()
    }

    private static let words = [
        "a", "word", " ", "two words", "é", "😀", "\"\\/\u{8}\u{C}\t\u{1F}\u{7F}\u{2028}", "[x] ", "[ ] ", "[^1]",
        "[^1]: ", "\u{FFFC}", "⸻", "null", "a\n\rb",
    ]
    private var addresses = [
        "/u", "", "http://h/%20 x", "a b:c", "mailto:a@b.cc", "http://[::1", "\"", "é", "http://h:x/", "#f",
    ]

    private mutating func run() {
        var attributes = inlineAttributes()
        switch number(0...11) {
        case 0:
            attributes.intents.insert(.softBreak)
            builder.append(pick([" ", "  "]), attributes: attributes)
        case 1:
            attributes.intents.insert(.hardBreak)
            builder.append(pick(["\n", "\n\n"]), attributes: attributes)
        case 2:
            attributes.intents.insert(.inlineHTML)
            builder.append(pick(["<br>", "<a\nb>"]), attributes: attributes)
        case 3, 4:
            attributes.image = Image(
                source: pick(addresses),
                alternateText: pick(["", "alt", "a\"\u{FFFC}b", "two\nlines"]),
                title: chance(30) ? pick(["", "title"]) : nil
            )
            for _ in 0..<number(1...3) { builder.appendObject(attributes) }
        case 5:
            attributes.footnoteReference = pick(["1", "]", "é"])
            for _ in 0..<number(1...2) { builder.appendObject(attributes) }
        case 6:
            attributes.verbatim = pick(VerbatimSpan.allCases)
            builder.append(pick(["[[x]]", "$a\nb$"]), attributes: attributes)
        default: builder.append(pick(Self.words), attributes: attributes)
        }
    }

    private mutating func inlineAttributes() -> InlineAttributes {
        var attributes = InlineAttributes()
        for mark in [InlineIntents.emphasis, .strong, .code, .strikethrough, .highlight] where chance(15) {
            attributes.intents.insert(mark)
        }
        if chance(20) {
            attributes.link = Link(destination: pick(addresses), title: chance(30) ? pick(["", "t\"t"]) : nil)
        }
        if chance(10) { attributes.language = pick(["de", "en-GB"]) }
        if chance(15) {
            let style = style()
            if !isPlain || !style.isEmpty { attributes.style = style }
        }
        if chance(15) {
            for _ in 0..<number(1...3) { attributes.custom[pick(Self.names)] = value(depth: 0) }
        }
        if chance(20) { attributes.nesting = MarkNesting(rawValue: UInt32(number(1...6))) }
        return attributes
    }

    private static let names = [
        "rainbow", "a b", "AAA", "NSLink", "NSAlternateDescription", "NSFont", "NSSuperScript", "AttributedMarkdown.x",
        "agreeWithArgument", "formatNumber", "NSKern", "NSInflectionAgreementArgument", "zz", "NSListItemDelimiter", "",
        "NSMarkdownSourcePosition", "NSUnderline",
    ]

    private mutating func value(depth: Int) -> JSONValue {
        switch number(0...(depth < 3 ? 8 : 6)) {
        case 0: return .null
        case 1: return .bool(chance(50))
        case 2: return .integer(pick([0, 1, -1, .max, .min]))
        case 3: return .number(pick([0, 1, -0.0, 1.5, 1e300, .infinity]))
        case 4...6: return .string(pick(["", "x", "a\"b\\c", "(')"]))
        case 7: return .array((0..<number(0...3)).map { _ in value(depth: depth + 1) })
        default:
            return .object(
                sorting: (0..<number(0...3)).map { _ in .init(name: pick(Self.names), value: value(depth: depth + 1)) }
            )
        }
    }

    private mutating func style() -> TextStyle {
        var style = TextStyle()
        if chance(30) { style.underline = pick(TextStyle.LineStyle.allCases) }
        if chance(20) { style.strikethrough = pick(TextStyle.LineStyle.allCases) }
        let colors: [TextStyle.Color] = [
            .rgba(red: 0, green: 10, blue: 255, alpha: 255), .rgba(red: 1, green: 2, blue: 3, alpha: 4),
            .named("textColor"), .named("#112233"), .named("\\"), .named(""),
        ]
        if chance(20) { style.foregroundColor = pick(colors) }
        if chance(20) { style.backgroundColor = pick(colors) }
        if chance(20) { style.underlineColor = pick(colors) }
        if chance(20) { style.strikethroughColor = pick(colors) }
        if chance(30) { style.baseline = pick([.superscript, .subscript, .offset(points: 2), .offset(points: -0.5)]) }
        if chance(20) { style.isHidden = true }
        if chance(20) { style.font = .init(family: "A \"B\"", size: 12.5, weight: 700, isMonospaced: true) }
        return style
    }
}
