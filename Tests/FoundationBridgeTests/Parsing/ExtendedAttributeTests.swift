import AttributedMarkdown
import Foundation
import Testing

@Suite("Extended attributes in Markdown")
struct ExtendedAttributeTests {
    typealias Options = AttributedString.MarkdownParsingOptions

    private static func parse(_ source: String, _ options: Options = .init(allowsExtendedAttributes: true)) throws
        -> AttributedString
    {
        try AttributedString(markdown: source, including: AppAttributes.self, options: options)
    }

    /// A line for each run: the text and the attributes of the app.
    private static func lines(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            var words = [quotedText(text, run.range)]
            if let rainbow = run.rainbow { words.append("rainbow=\(rainbow)") }
            if let size = run.size { words.append("size=\(size.width)x\(size.height)") }
            if let priority = run.priority { words.append("priority=\(priority.rawValue)") }
            if let intent = run.inlinePresentationIntent { words.append("intent=\(intent.rawValue)") }
            if let link = run.link { words.append("link=\(link.absoluteString)") }
            if let agreement = run.agreementArgument { words.append("argument=\(agreement)") }
            return words.joined(separator: " ")
        }
    }

    static let facts = [
        Fact("6 O+", "^[a](rainbow: 'extreme')", ["\"a\" rainbow=extreme"]),
        Fact("6 D", "^[a](rainbow: \"extreme\")", ["\"a\" rainbow=extreme"]),
        Fact("6 D", "^[a]('rainbow': 'extreme',)", ["\"a\" rainbow=extreme"]),
        Fact("6 O+", "^[a](size:{width:343.3,height:200.3},priority:'high')", ["\"a\" size=343.3x200.3 priority=high"]),
        Fact(
            "6 D",
            "x ^[a *b*](rainbow: 'plain') y",
            [
                "\"x \"", "\"a \" rainbow=plain", "\"b\" rainbow=plain intent=1", "\" y\"",
            ]
        ),
        Fact(
            "6 I",
            "^[a ^[b](priority: 'low') c](rainbow: 'plain')",
            [
                "\"a \" rainbow=plain", "\"b\" rainbow=plain priority=low", "\" c\" rainbow=plain",
            ]
        ),
        Fact(
            "6 I",
            "^[a [b](https://x.com)](rainbow: 'plain')",
            [
                "\"a \" rainbow=plain", "\"b\" rainbow=plain link=https://x.com",
            ]
        ),
        Fact("4 O+", "[a ^[b](rainbow: 'plain')](https://x.com)", ["\"a b\" link=https://x.com"]),
        Fact("6 D", "**^[a](rainbow: 'plain')**", ["\"a\" rainbow=plain intent=2"]),
        Fact("6 D", "^[a](unknown: 1)", ["\"a\""]),
        Fact("6 D", "^[a](unknown: 1, rainbow: 'plain')", ["\"a\" rainbow=plain"]),
        Fact("6 O+", "^[a](agreeWithArgument: 2)", ["\"a\" argument=2"]),
        Fact("6 D", "^[]()", []),
        Fact("6 D", "^[a]()", ["\"a\""]),
        Fact("6 D", "^[a] b", ["\"^[a] b\""]),
        Fact("6 D", "^ [a](https://x.com)", ["\"^ \"", "\"a\" link=https://x.com"]),
        Fact("6 D", "\\^[a](https://x.com)", ["\"^\"", "\"a\" link=https://x.com"]),
        Fact("6 D", "^[a](rainbow: 'ex(tre)me')", ["\"a\" rainbow=parenthesised"]),
        Fact("6 D", "^[a](\nrainbow:\n'plain')", ["\"a\" rainbow=plain"]),
        Fact(
            "6 D",
            "^[a][style] ^[b][style]\n\n^[style]: rainbow: 'plain'",
            [
                "\"a\" rainbow=plain", "\" \"", "\"b\" rainbow=plain",
            ]
        ),
        Fact("6 D", "^[a][s]\n\n^[s]: rainbow: 'plain'\n^[s]: rainbow: 'extreme'", ["\"a\" rainbow=plain"]),
        Fact("6 D", "`^[a](rainbow: 'plain')`", ["\"^[a](rainbow: 'plain')\" intent=4"]),
    ]

    @Test("Keys of the scope decode the values of their names in Markdown", arguments: facts)
    func attributes(_ fact: Fact) throws {
        #expect(Self.lines(try Self.parse(fact.source)) == fact.lines)
    }

    @Test("Extended attributes work in all three syntaxes")
    func syntaxes() throws {
        for syntax in [Options.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
            let options = Options(allowsExtendedAttributes: true, interpretedSyntax: syntax)
            let text = try Self.parse("a ^[b](rainbow: 'plain')", options)
            #expect(Self.lines(text) == ["\"a \"", "\"b\" rainbow=plain"])
        }
    }

    @Test(
        "Attributes that are not allowed leave their text, whatever the payload",
        arguments: [
            "^[a](rainbow: 'plain')", "^[a](no json5)", "^[a]()", "^[a](inflect: true)",
        ]
    )
    func notAllowed(_ source: String) throws {
        let text = try Self.parse(source, Options())
        #expect(Self.lines(text) == ["\"a\""])
    }

    #if !canImport(Darwin)
        @Test(
            "A payload or value that cannot be decoded is an error",
            arguments: [
                "^[a](no json5)", "^[a](rainbow: 1)", "^[a](priority: 'middle')", "^[a](size: {width: 1})",
                "^[a](formatNumber: false)",
            ]
        )
        func undecodable(_ source: String) {
            #expect(throws: DecodingError.self) { try Self.parse(source) }
        }

        @Test("What cannot be decoded is left out when what there is may be returned")
        func partial() throws {
            let options = Options(
                allowsExtendedAttributes: true,
                failurePolicy: .returnPartiallyParsedIfPossible
            )
            let text = try Self.parse("^[a](rainbow: 1, priority: 'low') ^[b](no json5)", options)
            #expect(Self.lines(text) == ["\"a\" priority=low", "\" b\""])
        }
    #endif

    @Test("Without a scope the names are Foundation's")
    func foundationNames() throws {
        let options = Options(allowsExtendedAttributes: true)
        let text = try AttributedString(
            markdown: "^[a](inflect: true, agreeWithConcept: 1, referentConcept: 2) ^[b](rainbow: 'plain')",
            options: options
        )
        let run = try #require(text.runs.first)
        #expect(run.inflect == .automatic)
        #expect(run.agreementConcept == 1)
        #expect(run.referentConcept == 2)
        #expect(text.runs.count == 2)
        #expect(text.runs.allSatisfy { $0.rainbow == nil })
    }

    @Test("An alternative is a string of inline Markdown")
    func alternative() throws {
        let options = Options(allowsExtendedAttributes: true)
        let text = try AttributedString(markdown: "^[a](inflectionAlternative: 'b *c*')", options: options)
        let alternative = try #require(text.runs.first?.inflectionAlternative)
        #expect(inlineLines(alternative) == ["\"b \"", "\"c\" intent=1"])
    }

    @Test("A number format is automatic")
    func numberFormat() throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let options = Options(allowsExtendedAttributes: true)
        let text = try AttributedString(markdown: "^[1000](formatNumber: true)", options: options)
        #expect(text.runs.first?.localizedNumberFormat == .automatic)
    }
}
