import AttributedMarkdown
import Foundation
import Testing

// Lines as an app for Apple platforms has them; nothing in them knows on which platform it is compiled. The first
// import is the only one that an app has to add. Each numbered line is one call site.

@Suite("Source for Apple's API: reading")
struct ReadingCallSites {
    private let source = "# Title\n\nSome *emphasis*, **strong** `code` and a [link](https://example.com \"Tip\").\n"

    @Test("Initialisers in all their forms")
    func initialisers() throws {
        let data = Data(source.utf8)
        let base = URL(string: "https://example.com/docs/")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("call-site-\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        let texts = [
            /* 1 */ try AttributedString(markdown: source),
            /* 2 */ try AttributedString(markdown: source, options: .init()),
            /* 3 */ try AttributedString(markdown: source, baseURL: base),
            /* 4 */ try AttributedString(markdown: source, options: options, baseURL: base),
            /* 5 */ try AttributedString(markdown: data),
            /* 6 */ try AttributedString(markdown: data, options: options),
            /* 7 */ try AttributedString(markdown: data, options: options, baseURL: base),
            /* 8 */ try AttributedString(contentsOf: file),
            /* 9 */ try AttributedString(contentsOf: file, options: options),
            /* 10 */ try AttributedString(contentsOf: file, options: options, baseURL: base),
            /* 11 */ try AttributedString(markdown: source, including: \.app),
            /* 12 */ try AttributedString(markdown: source, including: \.foundation),
            /* 13 */ try AttributedString(markdown: source, including: AttributeScopes.AppAttributes.self),
            /* 14 */ try AttributedString(markdown: source, including: \.app, options: options),
            /* 15 */ try AttributedString(markdown: source, including: \.app, options: options, baseURL: base),
            /* 16 */ try AttributedString(markdown: data, including: \.app),
            /* 17 */ try AttributedString(
                markdown: data,
                including: AttributeScopes.AppAttributes.self,
                options: options
            ),
            /* 18 */ try AttributedString(contentsOf: file, including: \.app),
            /* 19 */ try AttributedString(contentsOf: file, including: \.app, options: options, baseURL: base),
            /* 20 */ try AttributedString(contentsOf: file, including: AttributeScopes.FoundationAttributes.self),
        ]
        for text in texts {
            #expect(String(text.characters) == "TitleSome emphasis, strong code and a link.")
            #expect(text.runs.count == 10)
        }
        /* 21 */ let fallback = (try? AttributedString(markdown: source)) ?? AttributedString(source)
        #expect(fallback == texts[0])
        /* 22 */ let literal: AttributedString = try .init(markdown: "_a_")
        #expect(literal.inlinePresentationIntent == .emphasized)
    }

    @Test("Options, set one by one and all at once")
    func options() throws {
        /* 23 */ var options = AttributedString.MarkdownParsingOptions()
        /* 24 */ options.allowsExtendedAttributes = true
        /* 25 */ options.interpretedSyntax = .inlineOnlyPreservingWhitespace
        /* 26 */ options.failurePolicy = .returnPartiallyParsedIfPossible
        /* 27 */ options.languageCode = "en"
        /* 28 */ options.appliesSourcePositionAttributes = true
        /* 29 */ let whole = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true,
            interpretedSyntax: .inlineOnlyPreservingWhitespace,
            failurePolicy: .returnPartiallyParsedIfPossible,
            languageCode: "en",
            appliesSourcePositionAttributes: true
        )
        /* 30 */ let text = try AttributedString(markdown: "a\n**b**", options: options)
        #expect(try text == AttributedString(markdown: "a\n**b**", options: whole))
        #expect(String(text.characters) == "a\nb")
        #expect(text.runs.last?.languageIdentifier == "en")
        #expect(text.runs.last?.markdownSourcePosition?.startLine == 2)
        /* 31 */ let short = try AttributedString(markdown: "a\n\nb", options: .init(interpretedSyntax: .inlineOnly))
        #expect(String(short.characters) == "a b")
        /* 32 */ let full = try AttributedString(markdown: "a\n\nb", options: .init(interpretedSyntax: .full))
        #expect(String(full.characters) == "ab")
        /* 33 */ let strict = try AttributedString(markdown: "a", options: .init(failurePolicy: .throwError))
        #expect(String(strict.characters) == "a")
        /* 34 */ func parse(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> Int {
            try AttributedString(markdown: "# a", options: .init(interpretedSyntax: syntax)).characters.count
        }
        #expect(try parse(.full) == 1)
        #expect(try parse(.inlineOnly) == 3)
        /* 35 */ let policy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError
        #expect(policy != .returnPartiallyParsedIfPossible)
    }

    @Test("Runs and their attributes by every way of naming them")
    func runs() throws {
        let text = try AttributedString(markdown: source)
        /* 36 */ var intents: [InlinePresentationIntent] = []
        /* 37 */ for run in text.runs { if let intent = run.inlinePresentationIntent { intents.append(intent) } }
        #expect(intents == [.emphasized, .stronglyEmphasized, .code])
        /* 38 */ let links = text.runs.compactMap { $0.link }
        #expect(links == [URL(string: "https://example.com")])
        /* 39 */ let attributes = text.runs.compactMap { $0.attributes.alternateDescription }
        #expect(attributes == ["Tip"])
        /* 40 */ let blocks = text.runs[\.presentationIntent].map { $0.0?.components.first?.kind }
        #expect(blocks == [.header(level: 1), .paragraph])
        /* 41 */ let marked = text.runs[\.inlinePresentationIntent].filter { $0.0 != nil }.map { text[$0.1] }
        #expect(marked.map { String($0.characters) } == ["emphasis", "strong", "code"])
        /* 42 */ let both = text.runs[\.inlinePresentationIntent, \.link].filter { $0.1 != nil }.count
        #expect(both == 1)
        /* 43 */ let key = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self
        /* 44 */ #expect(text.runs[key].compactMap { $0.0 }.count == 3)
        /* 45 */ #expect(text.runs.compactMap { $0[key] } == intents)
        /* 46 */ #expect(text.runs.compactMap { $0.attributes[key] } == intents)
        /* 47 */ #expect(text.runs.compactMap { $0.foundation.inlinePresentationIntent } == intents)
        /* 48 */ #expect(text.runs.compactMap { $0.attributes.foundation.inlinePresentationIntent } == intents)
        /* 49 */ let first = try #require(text.runs.first)
        /* 50 */ #expect(first.presentationIntent?.components.first?.kind == .header(level: 1))
        /* 51 */ #expect(text[first.range].presentationIntent == first.presentationIntent)
        /* 52 */ #expect(text[first.range].runs.first?.presentationIntent?.components.count == 1)
        /* 53 */ #expect(text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] == nil)
        /* 54 */ #expect(text.presentationIntent == nil)
        /* 55 */ #expect(text.inlinePresentationIntent == nil)
        /* 56 */ let range = try #require(text.range(of: "strong"))
        /* 57 */ #expect(text[range].inlinePresentationIntent == .stronglyEmphasized)
        /* 58 */ #expect(text[range].foundation.inlinePresentationIntent?.contains(.stronglyEmphasized) == true)
    }

    @Test("A view that walks over blocks, as an app's renderer does")
    func renderer() throws {
        let text = try AttributedString(
            markdown: "# One\n\n> quote\n\n1. a\n2. b\n\n```swift\nlet x\n```\n\n---\n\n| h |\n|:-:|\n| c |\n"
        )
        var lines: [String] = []
        for run in text.runs {
            /* 59 */ guard let intent = run.presentationIntent else { continue }
            /* 60 */ for component in intent.components {
                /* 61 */ switch component.kind {
                /* 62 */ case .paragraph: lines.append("p")
                /* 63 */ case .header(let level): lines.append("h\(level)")
                /* 64 */ case .orderedList: lines.append("ol")
                /* 65 */ case .unorderedList: lines.append("ul")
                /* 66 */ case .listItem(let ordinal): lines.append("li\(ordinal)")
                /* 67 */ case .codeBlock(let languageHint): lines.append("code-\(languageHint ?? "")")
                /* 68 */ case .blockQuote: lines.append("quote")
                /* 69 */ case .thematicBreak: lines.append("rule")
                /* 70 */ case .table(let columns): lines.append("table\(columns.map(\.alignment.rawValue))")
                /* 71 */ case .tableHeaderRow: lines.append("head")
                /* 72 */ case .tableRow(let rowIndex): lines.append("row\(rowIndex)")
                /* 73 */ case .tableCell(let columnIndex): lines.append("cell\(columnIndex)")
                @unknown default: lines.append("?")
                }
            }
        }
        #expect(
            lines == [
                "h1", "p", "quote", "p", "li1", "ol", "p", "li2", "ol", "code-swift", "rule", "cell0", "head",
                "table[1]", "cell0", "row1", "table[1]",
            ]
        )
        /* 74 */ let identities = text.runs.compactMap { $0.presentationIntent?.components.last?.identity }
        #expect(identities == [1, 2, 4, 4, 9, 10, 11, 11])
        /* 75 */ let levels = text.runs.compactMap { $0.presentationIntent?.indentationLevel }
        #expect(levels == [0, 1, 1, 1, 0, 0, 0, 0])
    }

    @Test("Extended attributes in an app's scope")
    func extendedAttributes() throws {
        /* 76 */ let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        /* 77 */ let text = try AttributedString(
            markdown: "^[rainbow](rainbow: 'extreme') ^[big](size: {width: 2, height: 1})",
            including: \.app,
            options: options
        )
        /* 78 */ #expect(text.runs.compactMap { $0.rainbow } == [.extreme])
        /* 79 */ #expect(text.runs.compactMap { $0.app.size?.width } == [2])
        /* 80 */ #expect(text.runs.compactMap { $0[RainbowAttribute.self] } == [.extreme])
        /* 81 */ for (value, range) in text.runs[\.rainbow] where value != nil {
            #expect(String(text[range].characters) == "rainbow")
        }
        /* 82 */ #expect(RainbowAttribute.markdownName == "rainbow")
        /* 83 */ #expect(SizeAttribute.markdownName == "size")
        /* 84 */ #expect(AttributeScopes.FoundationAttributes.InflectionRuleAttribute.markdownName == "inflect")
        /* 85 */ let inflected = try AttributedString(markdown: "^[3 apples](inflect: true)", options: options)
        /* 86 */ #expect(inflected.runs.first?.inflect == .automatic)
        /* 87 */ #expect(inflected.inflect == InflectionRule.automatic)
        /* 88 */ let morphology = try AttributedString(
            markdown: "^[a](morphology: {grammaticalGender: 'feminine'})",
            options: options
        )
        /* 89 */ #expect(morphology.morphology?.grammaticalGender == .feminine)
    }

    @Test("Places in the source")
    func positions() throws {
        /* 90 */ let text = try AttributedString(
            markdown: source,
            options: .init(appliesSourcePositionAttributes: true)
        )
        /* 91 */ let positions = text.runs.compactMap { $0.markdownSourcePosition }
        #expect(positions.count == 10)
        /* 92 */ let position = try #require(positions.first)
        /* 93 */ #expect(position.startLine == 1 && position.startColumn == 3)
        /* 94 */ #expect(position.endLine == 1 && position.endColumn == 7)
        /* 95 */ let range = try #require(Range(position, in: source))
        /* 96 */ #expect(source[range] == "Title")
        /* 97 */ let made = AttributedString.MarkdownSourcePosition(
            startLine: 1,
            startColumn: 3,
            endLine: 1,
            endColumn: 7
        )
        #expect(made == position)
    }
}
