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
            try AttributedString(markdown: source),  // 1
            try AttributedString(markdown: source, options: .init()),  // 2
            try AttributedString(markdown: source, baseURL: base),  // 3
            try AttributedString(markdown: source, options: options, baseURL: base),  // 4
            try AttributedString(markdown: data),  // 5
            try AttributedString(markdown: data, options: options),  // 6
            try AttributedString(markdown: data, options: options, baseURL: base),  // 7
            try AttributedString(contentsOf: file),  // 8
            try AttributedString(contentsOf: file, options: options),  // 9
            try AttributedString(contentsOf: file, options: options, baseURL: base),  // 10
            try AttributedString(markdown: source, including: \.app),  // 11
            try AttributedString(markdown: source, including: \.foundation),  // 12
            try AttributedString(markdown: source, including: AttributeScopes.AppAttributes.self),  // 13
            try AttributedString(markdown: source, including: \.app, options: options),  // 14
            try AttributedString(markdown: source, including: \.app, options: options, baseURL: base),  // 15
            try AttributedString(markdown: data, including: \.app),  // 16
            try AttributedString(  // 17
                markdown: data,
                including: AttributeScopes.AppAttributes.self,
                options: options
            ),
            try AttributedString(contentsOf: file, including: \.app),  // 18
            try AttributedString(contentsOf: file, including: \.app, options: options, baseURL: base),  // 19
            try AttributedString(contentsOf: file, including: AttributeScopes.FoundationAttributes.self),  // 20
        ]
        for text in texts {
            #expect(String(text.characters) == "TitleSome emphasis, strong code and a link.")
            #expect(text.runs.count == 10)
        }
        let fallback = (try? AttributedString(markdown: source)) ?? AttributedString(source)  // 21
        #expect(fallback == texts[0])
        let literal: AttributedString = try .init(markdown: "_a_")  // 22
        #expect(literal.inlinePresentationIntent == .emphasized)
    }

    @Test("Options, set one by one and all at once")
    func options() throws {
        var options = AttributedString.MarkdownParsingOptions()  // 23
        options.allowsExtendedAttributes = true  // 24
        options.interpretedSyntax = .inlineOnlyPreservingWhitespace  // 25
        options.failurePolicy = .returnPartiallyParsedIfPossible  // 26
        options.languageCode = "en"  // 27
        options.appliesSourcePositionAttributes = true  // 28
        let whole = AttributedString.MarkdownParsingOptions(  // 29
            allowsExtendedAttributes: true,
            interpretedSyntax: .inlineOnlyPreservingWhitespace,
            failurePolicy: .returnPartiallyParsedIfPossible,
            languageCode: "en",
            appliesSourcePositionAttributes: true
        )
        let text = try AttributedString(markdown: "a\n**b**", options: options)  // 30
        #expect(try text == AttributedString(markdown: "a\n**b**", options: whole))
        #expect(String(text.characters) == "a\nb")
        #expect(text.runs.last?.languageIdentifier == "en")
        #expect(text.runs.last?.markdownSourcePosition?.startLine == 2)
        let short = try AttributedString(markdown: "a\n\nb", options: .init(interpretedSyntax: .inlineOnly))  // 31
        #expect(String(short.characters) == "a b")
        let full = try AttributedString(markdown: "a\n\nb", options: .init(interpretedSyntax: .full))  // 32
        #expect(String(full.characters) == "ab")
        let strict = try AttributedString(markdown: "a", options: .init(failurePolicy: .throwError))  // 33
        #expect(String(strict.characters) == "a")
        func parse(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> Int {  // 34
            try AttributedString(markdown: "# a", options: .init(interpretedSyntax: syntax)).characters.count
        }
        #expect(try parse(.full) == 1)
        #expect(try parse(.inlineOnly) == 3)
        let policy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError  // 35
        #expect(policy != .returnPartiallyParsedIfPossible)
    }

    @Test("Runs and their attributes by every way of naming them")
    func runs() throws {
        let text = try AttributedString(markdown: source)
        var intents: [InlinePresentationIntent] = []  // 36
        for run in text.runs { if let intent = run.inlinePresentationIntent { intents.append(intent) } }  // 37
        #expect(intents == [.emphasized, .stronglyEmphasized, .code])
        let links = text.runs.compactMap { $0.link }  // 38
        #expect(links == [URL(string: "https://example.com")])
        let attributes = text.runs.compactMap { $0.attributes.alternateDescription }  // 39
        #expect(attributes == ["Tip"])
        let blocks = text.runs[\.presentationIntent].map { $0.0?.components.first?.kind }  // 40
        #expect(blocks == [.header(level: 1), .paragraph])
        let marked = text.runs[\.inlinePresentationIntent].filter { $0.0 != nil }.map { text[$0.1] }  // 41
        #expect(marked.map { String($0.characters) } == ["emphasis", "strong", "code"])
        let both = text.runs[\.inlinePresentationIntent, \.link].filter { $0.1 != nil }.count  // 42
        #expect(both == 1)
        let key = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self  // 43
        #expect(text.runs[key].compactMap { $0.0 }.count == 3)  // 44
        #expect(text.runs.compactMap { $0[key] } == intents)  // 45
        #expect(text.runs.compactMap { $0.attributes[key] } == intents)  // 46
        #expect(text.runs.compactMap { $0.foundation.inlinePresentationIntent } == intents)  // 47
        #expect(text.runs.compactMap { $0.attributes.foundation.inlinePresentationIntent } == intents)  // 48
        let first = try #require(text.runs.first)  // 49
        #expect(first.presentationIntent?.components.first?.kind == .header(level: 1))  // 50
        #expect(text[first.range].presentationIntent == first.presentationIntent)  // 51
        #expect(text[first.range].runs.first?.presentationIntent?.components.count == 1)  // 52
        #expect(text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] == nil)  // 53
        #expect(text.presentationIntent == nil)  // 54
        #expect(text.inlinePresentationIntent == nil)  // 55
        let range = try #require(text.range(of: "strong"))  // 56
        #expect(text[range].inlinePresentationIntent == .stronglyEmphasized)  // 57
        #expect(text[range].foundation.inlinePresentationIntent?.contains(.stronglyEmphasized) == true)  // 58
    }

    @Test("A view that walks over blocks, as an app's renderer does")
    func renderer() throws {
        let text = try AttributedString(
            markdown: "# One\n\n> quote\n\n1. a\n2. b\n\n```swift\nlet x\n```\n\n---\n\n| h |\n|:-:|\n| c |\n"
        )
        var lines: [String] = []
        for run in text.runs {
            guard let intent = run.presentationIntent else { continue }  // 59
            for component in intent.components {  // 60
                switch component.kind {  // 61
                case .paragraph: lines.append("p")  // 62
                case .header(let level): lines.append("h\(level)")  // 63
                case .orderedList: lines.append("ol")  // 64
                case .unorderedList: lines.append("ul")  // 65
                case .listItem(let ordinal): lines.append("li\(ordinal)")  // 66
                case .codeBlock(let languageHint): lines.append("code-\(languageHint ?? "")")  // 67
                case .blockQuote: lines.append("quote")  // 68
                case .thematicBreak: lines.append("rule")  // 69
                case .table(let columns): lines.append("table\(columns.map(\.alignment.rawValue))")  // 70
                case .tableHeaderRow: lines.append("head")  // 71
                case .tableRow(let rowIndex): lines.append("row\(rowIndex)")  // 72
                case .tableCell(let columnIndex): lines.append("cell\(columnIndex)")  // 73
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
        let identities = text.runs.compactMap { $0.presentationIntent?.components.last?.identity }  // 74
        #expect(identities == [1, 2, 4, 4, 9, 10, 11, 11])
        let levels = text.runs.compactMap { $0.presentationIntent?.indentationLevel }  // 75
        #expect(levels == [0, 1, 1, 1, 0, 0, 0, 0])
    }

    @Test("Extended attributes in an app's scope")
    func extendedAttributes() throws {
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)  // 76
        let text = try AttributedString(  // 77
            markdown: "^[rainbow](rainbow: 'extreme') ^[big](size: {width: 2, height: 1})",
            including: \.app,
            options: options
        )
        #expect(text.runs.compactMap { $0.rainbow } == [.extreme])  // 78
        #expect(text.runs.compactMap { $0.app.size?.width } == [2])  // 79
        #expect(text.runs.compactMap { $0[RainbowAttribute.self] } == [.extreme])  // 80
        for (value, range) in text.runs[\.rainbow] where value != nil {  // 81
            #expect(String(text[range].characters) == "rainbow")
        }
        #expect(RainbowAttribute.markdownName == "rainbow")  // 82
        #expect(SizeAttribute.markdownName == "size")  // 83
        #expect(AttributeScopes.FoundationAttributes.InflectionRuleAttribute.markdownName == "inflect")  // 84
        let inflected = try AttributedString(markdown: "^[3 apples](inflect: true)", options: options)  // 85
        #expect(inflected.runs.first?.inflect == .automatic)  // 86
        #expect(inflected.inflect == InflectionRule.automatic)  // 87
        let morphology = try AttributedString(  // 88
            markdown: "^[a](morphology: {grammaticalGender: 'feminine'})",
            options: options
        )
        #expect(morphology.morphology?.grammaticalGender == .feminine)  // 89
    }

    @Test("Places in the source")
    func positions() throws {
        let text = try AttributedString(  // 90
            markdown: source,
            options: .init(appliesSourcePositionAttributes: true)
        )
        let positions = text.runs.compactMap { $0.markdownSourcePosition }  // 91
        #expect(positions.count == 10)
        let position = try #require(positions.first)  // 92
        #expect(position.startLine == 1 && position.startColumn == 3)  // 93
        #expect(position.endLine == 1 && position.endColumn == 7)  // 94
        let range = try #require(Range(position, in: source))  // 95
        #expect(source[range] == "Title")  // 96
        let made = AttributedString.MarkdownSourcePosition(  // 97
            startLine: 1,
            startColumn: 3,
            endLine: 1,
            endColumn: 7
        )
        #expect(made == position)
    }
}
