import DocumentModel
import Testing

@testable import DocumentFormats

@Suite("What Markdown loses")
struct MarkdownLossTests {
    struct StyleCase: CustomTestStringConvertible {
        var testDescription: String
        var attributes: InlineAttributes

        init(_ subject: String, _ attributes: InlineAttributes) {
            testDescription = subject
            self.attributes = attributes
        }
    }

    static let cases: [StyleCase] = [
        StyleCase("kit.underlineStyle", styled { $0.underline = .single }),
        StyleCase("kit.underlineColor", styled { $0.underlineColor = .named("red") }),
        StyleCase("kit.strikethroughStyle", styled { $0.strikethrough = .double }),
        StyleCase("kit.strikethroughColor", styled { $0.strikethroughColor = .named("red") }),
        StyleCase("kit.foregroundColor", styled { $0.foregroundColor = .named("red") }),
        StyleCase("kit.backgroundColor", styled { $0.backgroundColor = .named("red") }),
        StyleCase("kit.font", styled { $0.font.family = "Optima" }),
        StyleCase("appkit.superscript", styled { $0.baseline = .subscript }),
        StyleCase("kit.baselineOffset", styled { $0.baseline = .offset(points: 2) }),
        StyleCase("hidden-text", styled { $0.isHidden = true }),
        StyleCase(
            "foundation.languageIdentifier",
            {
                var attributes = InlineAttributes()
                attributes.language = "de"
                return attributes
            }()
        ),
    ]

    @Test("The text stays, the look is counted", arguments: cases)
    func looks(_ example: StyleCase) {
        let document = makeParagraph([
            ("a ", InlineAttributes()), ("b", example.attributes), (" c", InlineAttributes()),
        ])
        let result = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(result.string == "a b c\n")
        #expect(result.losses.map(\.subject) == [example.testDescription])
        #expect(result.losses.map(\.block) == [0])
    }

    @Test("The space before raw HTML that would begin a block is a loss where white space counts")
    func spaceBeforeHTML() {
        let document = makeParagraph([("<div>", marked(.inlineHTML)), ("a", InlineAttributes())])
        for (fidelity, subjects) in [(WriteFidelity.readable, []), (.exact, ["inline-html"])] {
            let result = MarkdownWriter().write(
                document,
                options: WriteOptions(fidelity: fidelity, verification: .verify)
            )
            #expect(result.string == "&#32;<div>a\n")
            #expect(result.losses.map(\.subject) == subjects)
            #expect(result.mismatches.isEmpty)
        }
    }

    @Test("What only some dialects have is a loss in the others", arguments: MarkdownDialect.allCases)
    func dialects(_ dialect: MarkdownDialect) {
        var custom = InlineAttributes()
        custom.custom["rainbow"] = .string("extreme")
        let document = makeParagraph([
            ("a", marked(.strikethrough)), (" ", InlineAttributes()), ("b", marked(.highlight)),
            (" ", InlineAttributes()), ("c", custom),
        ])
        let result = MarkdownWriter().write(document, options: WriteOptions(dialect: dialect, verification: .verify))
        switch dialect {
        case .commonmark:
            #expect(result.string == "a b c\n")
            #expect(result.losses.map(\.subject) == ["strikethrough", "highlight", "custom-attribute"])
        case .gfm:
            #expect(result.string == "~~a~~ b c\n")
            #expect(result.losses.map(\.subject) == ["highlight", "custom-attribute"])
        case .notes:
            #expect(result.string == "~~a~~ ==b== ^[c](rainbow: 'extreme')\n")
            #expect(result.losses.isEmpty)
        }
    }

    @Test("Equal losses are one, with their number and first place")
    func counts() {
        let document = makeDocument { builder in
            builder.add(.paragraph, "a")
            for _ in 0..<5 { builder.add(.paragraph) }
        }
        let losses = MarkdownWriter().write(document, options: WriteOptions()).losses
        #expect(losses.map(\.subject) == ["empty-paragraph"])
        #expect(losses.map(\.count) == [5])
        #expect(losses.map(\.block) == [1])
    }

    @Test("Text that did not come from Markdown: controls, line ends, objects")
    func foreignText() {
        let document = makeParagraph([("\ta\u{0}b\nc\rd\u{2028}e\u{FFFC}f\u{B}", InlineAttributes())])
        let readable = MarkdownWriter().write(document, options: WriteOptions(verification: .verify))
        #expect(readable.string == "a\u{FFFD}b&#10;c&#13;d\u{2028}e\u{FFFC}f\u{B}\n")
        #expect(readable.losses.map(\.subject) == ["control-character"])
        let exact = MarkdownWriter().write(document, options: WriteOptions(fidelity: .exact, verification: .verify))
        #expect(exact.string == "&#9;a\u{FFFD}b&#10;c&#13;d\u{2028}e\u{FFFC}f&#11;\n")
        #expect(exact.losses.map(\.subject) == ["control-character"])
    }
}
