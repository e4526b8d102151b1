import AttributedMarkdown
import Foundation
import Testing

@Suite("The Codable form of attributed text")
struct AttributedStringCodableTests {
    private static func encoded(_ text: AttributedString) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(text), as: UTF8.self)
    }

    private static func decoded(_ json: String) throws -> AttributedString {
        try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8))
    }

    /// Samples of what Foundation writes, with sorted keys.
    static let samples = [
        #""""#,
        #""plain""#,
        #"["a",{"NSInlinePresentationIntent":64}]"#,
        #"["a",{},"b",{"NSInlinePresentationIntent":2},"c",{}]"#,
        """
        ["a",{"NSPresentationIntent":{"components":[{"identity":6,"kind":["paragraph"]},\
        {"identity":5,"kind":["listItem",1]},{"identity":4,"kind":["unorderedList"]}]}}]
        """,
        #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["header",1]}]}}]"#,
        #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["orderedList"]}]}}]"#,
        #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["codeBlock","swift"]}]}}]"#,
        #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["codeBlock"]}]}}]"#,
        #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["blockQuote"]}]}}]"#,
        #"["⸻",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["thematicBreak"]}]}}]"#,
        """
        ["a",{"NSPresentationIntent":{"components":[{"identity":3,"kind":["tableCell",1]},\
        {"identity":2,"kind":["tableHeaderRow"]},\
        {"identity":1,"kind":["table",[{"alignment":0},{"alignment":1}]]}]}}]
        """,
        #"["a",{"NSPresentationIntent":{"components":[{"identity":2,"kind":["tableRow",1]}]}}]"#,
        #"["a",{"NSLink":{"relative":"https://example.com/x"}}]"#,
        #"["a",{"NSLink":{"base":"https://example.com/","relative":"x"}}]"#,
        #"["a",{"NSImageURL":{"relative":"i.png"}}]"#,
        #"["a",{"NSAlternateDescription":"Title"}]"#,
        #"["a",{"NSLanguage":"fr"}]"#,
        #"["a",{"NSReplacementIndex":3}]"#,
        #"["a",{"NSInflectionAgreementArgument":1,"NSInflectionAgreementConcept":2,"NSInflectionReferentConcept":3}]"#,
        #"["a",{"NSListItemDelimiter":"-"}]"#,
        #"["a",{"NSInflect":true}]"#,
        #"["a",{"NSInflect":{"grammaticalGender":"feminine","number":"few","partOfSpeech":"noun"}}]"#,
        #"["a",{"NSMorphology":{"grammaticalGender":"neuter"}}]"#,
        #"["a",{"NSInflectionAlternative":["b",{"NSInlinePresentationIntent":1}]}]"#,
        #"["a",{"NSLocalizedNumberFormat":true}]"#,
        #"["a",{"Foundation.DateFormatField":"y"}]"#,
        #"["a",{"Foundation.NumberFormatPart":1,"Foundation.NumberFormatSymbol":2}]"#,
        #"["a",{"NSPersonNameComponentKey":"givenName"}]"#,
        #"["a",{"Foundation.MeasurementAttribute":1}]"#,
        #"["a",{"Foundation.DurationFieldAttribute":2}]"#,
        #"["a",{"NSMarkdownSourcePosition":{"endColumn":2,"endLine":1,"startColumn":1,"startLine":1}}]"#,
        table(count: 11),
    ]

    /// Runs that alternate between two sets of attributes and none.
    private static func table(count: Int) -> String {
        let runs = (0..<count).map { number in
            "\"\(number)\"," + (number % 3 == 2 ? "{}" : "\(number % 3)")
        }
        return #"{"attributeTable":[{"NSInlinePresentationIntent":1},{"NSInlinePresentationIntent":2}],"runs":["#
            + runs.joined(separator: ",") + "]}"
    }

    @Test("What Foundation writes decodes, and encodes to the same bytes", arguments: samples)
    func sample(_ json: String) throws {
        #expect(try Self.encoded(try Self.decoded(json)) == json)
    }

    @Test("Ten runs are flat and eleven have a table")
    func containers() throws {
        func text(_ count: Int) -> AttributedString {
            var text = AttributedString()
            for number in 0..<count {
                var run = AttributedString("\(number)")
                run.inlinePresentationIntent = number % 2 == 0 ? .code : .emphasized
                text += run
            }
            return text
        }
        #expect(try Self.encoded(text(10)).hasPrefix("[\"0\",{"))
        #expect(
            try Self.encoded(text(11)).hasPrefix(
                #"{"attributeTable":[{"NSInlinePresentationIntent":4},{"NSInlinePresentationIntent":1}],"runs":["0",0,"1",1"#
            )
        )
    }

    @Test(
        "What Foundation refuses is refused",
        arguments: [
            "[]", #"["a",0]"#, #"{"runs":["a",1],"attributeTable":[{}]}"#, #"{"runs":["a",-1],"attributeTable":[{}]}"#,
            #"["",{},"a",{}]"#, #"["a",{},"",{}]"#, #"["",{"NSLanguage":"fr"}]"#, #"{"runs":[],"attributeTable":[]}"#,
            #"["a"]"#, "3", "null", #"{"runs":["a",{}]}"#, #"["a",{"NSLanguage":1}]"#,
            #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["nothing"]}]}}]"#,
            #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["header"]}]}}]"#,
            #"["a",{"NSListItemDelimiter":"ab"}]"#, #"["a",{"NSLocalizedNumberFormat":false}]"#,
        ]
    )
    func malformed(_ json: String) {
        #expect(throws: DecodingError.self) { try Self.decoded(json) }
    }

    @Test(
        "What Foundation takes in more than one way is taken",
        arguments: [
            (#"["",{}]"#, #""""#),
            (#"["a",{}]"#, #""a""#),
            (
                #"["a",{"NSLink":{"base":{"relative":"https://example.com/"},"relative":"x"}}]"#,
                #"["a",{"NSLink":{"base":"https://example.com/","relative":"x"}}]"#
            ),
            (#"{"runs":["a",{"NSLanguage":"fr"}],"attributeTable":[]}"#, #"["a",{"NSLanguage":"fr"}]"#),
            (#"["a",{"NSLanguage":"fr"},"b",{"NSLanguage":"fr"}]"#, #"["ab",{"NSLanguage":"fr"}]"#),
            (#"["a",{"Unknown":{"x":[1,null]}}]"#, #""a""#),
            (
                #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["codeBlock",null]}]}}]"#,
                #"["a",{"NSPresentationIntent":{"components":[{"identity":1,"kind":["codeBlock"]}]}}]"#
            ),
        ]
    )
    func lenient(_ json: String, _ expected: String) throws {
        #expect(try Self.encoded(try Self.decoded(json)) == expected)
    }

    @Test("Text that was parsed comes back equal, through JSON and property lists")
    func roundTrip() throws {
        let text = try AttributedString(
            markdown: PresentationIntentParsingTests.worked,
            options: .init(languageCode: "en", appliesSourcePositionAttributes: true),
            baseURL: URL(string: "https://example.com/")
        )
        #expect(try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(text)) == text)
        let list = try PropertyListEncoder().encode(text)
        #expect(try PropertyListDecoder().decode(AttributedString.self, from: list) == text)
    }

    @Test("Text inside other values is coded")
    func nested() throws {
        struct Note: Codable, Equatable {
            var title: String
            var body: AttributedString
            var others: [AttributedString]
        }
        let note = Note(title: "t", body: try AttributedString(markdown: "*a*"), others: ["b", "c"])
        let back = try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note))
        #expect(back == note)
    }

    @Test("A run that begins inside a character is kept")
    func insideCharacter() throws {
        var text = AttributedString("e\u{301}x")
        let start = text.unicodeScalars.index(after: text.startIndex)
        let end = text.unicodeScalars.index(after: start)
        text[start..<end].inlinePresentationIntent = .emphasized
        #expect(try Self.decoded(try Self.encoded(text)) == text)
    }

    // MARK: Scopes

    private static func appText() -> AttributedString {
        var text = AttributedString("a")
        text.rainbow = .extreme
        text.size = .init(width: 1, height: 2.5)
        text.session = 9
        text.link = URL(string: "https://example.com")
        return text
    }

    @Test("A scope gives its attributes names in JSON; keys that cannot be coded are left out")
    func scope() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = Self.appText()
        let data = try encoder.encode(text, configuration: AppAttributes.self)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"["a",{"NSLink":{"relative":"https://example.com"},"com.example.size":{"height":2.5,"width":1},"rainbow":"extreme"}]"#
        )
        var expected = text
        expected.session = nil
        let back = try JSONDecoder().decode(AttributedString.self, from: data, configuration: AppAttributes.self)
        #expect(back == expected)
    }

    @Test("Attributes outside the scope are left out both ways")
    func outside() throws {
        let text = Self.appText()
        var expected = AttributedString("a")
        expected.link = URL(string: "https://example.com")
        let narrow = try JSONEncoder().encode(text, configuration: AttributeScopes.FoundationAttributes.self)
        #expect(try JSONDecoder().decode(AttributedString.self, from: narrow) == expected)
        let wide = try JSONEncoder().encode(text, configuration: AppAttributes.self)
        let scope = AttributeScopes.FoundationAttributes.self
        #expect(try JSONDecoder().decode(AttributedString.self, from: wide, configuration: scope) == expected)
    }

    @Test("Property lists take a scope too")
    func propertyList() throws {
        let data = try PropertyListEncoder().encode(Self.appText(), configuration: AppAttributes.self)
        let back = try PropertyListDecoder().decode(
            AttributedString.self,
            from: data,
            configuration: AppAttributes.self
        )
        #expect(back.rainbow == .extreme)
    }

    @Test("A registered scope takes part where Foundation hands no scope on")
    func registered() throws {
        enum Mood: CodableAttributedStringKey {
            typealias Value = String
            static let name = "com.example.mood"
        }
        struct MoodAttributes: AttributeScope {
            let mood: Mood
            let foundation: AttributeScopes.FoundationAttributes
        }
        struct Note: Codable {
            @CodableConfiguration(from: MoodAttributes.self) var body = AttributedString()
        }
        AttributeScopes.registerForCoding(MoodAttributes.self)
        var note = Note()
        note.body = AttributedString("a")
        note.body[Mood.self] = "good"
        let back = try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note))
        #expect(back.body == note.body)
        let configuration = MoodAttributes.encodingConfiguration
        let data = try JSONEncoder().encode(note.body, configuration: configuration)
        let decoding = MoodAttributes.decodingConfiguration
        #expect(try JSONDecoder().decode(AttributedString.self, from: data, configuration: decoding) == note.body)
    }

    @Test("A container of attributes is coded")
    func container() throws {
        var attributes = AttributeContainer()
        attributes.inlinePresentationIntent = .code
        let configuration = AttributeScopes.FoundationAttributes.encodingConfiguration
        let data = try JSONEncoder().encode(attributes, configuration: configuration)
        #expect(String(decoding: data, as: UTF8.self) == #"{"NSInlinePresentationIntent":4}"#)
        let decoding = AttributeScopes.FoundationAttributes.decodingConfiguration
        #expect(try JSONDecoder().decode(AttributeContainer.self, from: data, configuration: decoding) == attributes)
    }

    @Test("JSON that the package writes decodes to the text that the parser makes")
    func writer() throws {
        let source = PresentationIntentParsingTests.worked
        let document = try MarkdownReader().read(Array(source.utf8), options: ReadOptions(dialect: .gfm)).document
        let json = AttributedJSONWriter().write(document, options: WriteOptions(jsonCompatibility: .foundation)).string
        #expect(try Self.decoded(json) == AttributedString(markdown: source))
    }
}
