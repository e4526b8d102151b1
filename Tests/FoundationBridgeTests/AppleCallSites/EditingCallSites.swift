import AttributedMarkdown
import Foundation
import Testing

@Suite("Source for Apple's API: making and changing text")
struct EditingCallSites {
    @Test("Attributes are set, read and taken away")
    func attributes() throws {
        var text = AttributedString("Hello, world")  // 98
        text.inlinePresentationIntent = .stronglyEmphasized  // 99
        #expect(text.inlinePresentationIntent == .stronglyEmphasized)  // 100
        text.inlinePresentationIntent = [.emphasized, .code]  // 101
        #expect(text.inlinePresentationIntent?.contains(.code) == true)  // 102
        let range = try #require(text.range(of: "world"))  // 103
        text[range].inlinePresentationIntent = nil  // 104
        text[range].link = URL(string: "https://example.com")  // 105
        text[range].presentationIntent = PresentationIntent(.paragraph, identity: 1)  // 106
        #expect(text.runs.count == 2)
        text[range].alternateDescription = "the world"  // 107
        text[range].imageURL = URL(string: "i.png")  // 108
        text.languageIdentifier = "en"  // 109
        #expect(text[range].languageIdentifier == "en")  // 110
        text.foundation.inlinePresentationIntent = .strikethrough  // 111
        #expect(text.runs.allSatisfy { $0.inlinePresentationIntent == .strikethrough })  // 112
        text[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = .code  // 113
        #expect(text.inlinePresentationIntent == .code)  // 114
        text.rainbow = .plain  // 115
        text.app.priority = .high  // 116
        #expect(text.rainbow == .plain && text.priority == .high)  // 117
        text.inlinePresentationIntent?.insert(.emphasized)  // 118
        #expect(text.inlinePresentationIntent == [.code, .emphasized])  // 119
        text.replacementIndex = 3  // 120
        #expect(text.replacementIndex == 3)  // 121
        text.agreementArgument = 1  // 122
        #expect(text.runs.allSatisfy { $0.agreementArgument == 1 })  // 123
    }

    @Test("Containers are built, merged and replaced")
    func containers() throws {
        var container = AttributeContainer()  // 124
        container.inlinePresentationIntent = .emphasized  // 125
        container.link = URL(string: "https://example.com")  // 126
        container.foundation.presentationIntent = PresentationIntent(.blockQuote, identity: 1)  // 127
        #expect(container.presentationIntent?.components.first?.kind == .blockQuote)  // 128
        var text = AttributedString("a", attributes: container)  // 129
        #expect(text.inlinePresentationIntent == .emphasized)  // 130
        let strong = AttributeContainer().inlinePresentationIntent(.stronglyEmphasized)  // 131
        let chained = AttributeContainer.inlinePresentationIntent(.code).languageIdentifier("fr")  // 132
        text.mergeAttributes(strong)  // 133
        #expect(text.inlinePresentationIntent == .stronglyEmphasized && text.link != nil)  // 134
        text.mergeAttributes(chained, mergePolicy: .keepCurrent)  // 135
        #expect(text.inlinePresentationIntent == .stronglyEmphasized && text.languageIdentifier == "fr")  // 136
        text.replaceAttributes(strong, with: chained)  // 137
        #expect(text.inlinePresentationIntent == .code)  // 138
        text.setAttributes(strong)  // 139
        #expect(text.link == nil)  // 140
        let merged = container.merging(chained)  // 141
        #expect(merged.inlinePresentationIntent == .code)  // 142
        #expect(  // 143
            AttributedString("b").settingAttributes(strong).inlinePresentationIntent == .stronglyEmphasized
        )
        let changed = text.transformingAttributes(\.inlinePresentationIntent) { $0.value = .emphasized }  // 144
        #expect(changed.inlinePresentationIntent == .emphasized)  // 145
        let replaced = text.transformingAttributes(\.inlinePresentationIntent) {  // 146
            $0.replace(with: \.languageIdentifier, value: "de")
        }
        #expect(replaced.languageIdentifier == "de" && replaced.inlinePresentationIntent == nil)
    }

    @Test("Intents are made by hand")
    func intents() {
        let list = PresentationIntent(.orderedList, identity: 1)  // 147
        let item = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: list)  // 148
        let intent = PresentationIntent(.paragraph, identity: 3, parent: item)  // 149
        #expect(intent.components.map(\.kind) == [.paragraph, .listItem(ordinal: 2), .orderedList])  // 150
        #expect("\(intent.components[1])".contains("listItem 2"))  // 151
        let column = PresentationIntent.TableColumn(alignment: .center)  // 152
        let table = PresentationIntent(.table(columns: [column]), identity: 1)  // 153
        #expect(table.components.first?.kind == .table(columns: [.init(alignment: .center)]))  // 154
        let type = PresentationIntent.IntentType(kind: .paragraph, identity: 9)  // 155
        #expect(PresentationIntent(types: [type]).components == [type])  // 156
        #expect(Set([intent, intent, item]).count == 2)  // 157
        let kind: PresentationIntent.Kind = .codeBlock(languageHint: nil)  // 158
        #expect(kind == .codeBlock(languageHint: nil))  // 159
        let raw = InlinePresentationIntent(rawValue: 3)  // 160
        #expect(raw == [.emphasized, .stronglyEmphasized])  // 161
        #expect(raw.union(.code).rawValue == 7)  // 162
    }

    @Test("Text is coded, alone and inside other values")
    func coding() throws {
        struct Note: Codable, Equatable {
            var title: String  // 163
            var body: AttributedString  // 164
        }
        let note = Note(title: "t", body: try AttributedString(markdown: "**b**"))  // 165
        let data = try JSONEncoder().encode(note)  // 166
        #expect(try JSONDecoder().decode(Note.self, from: data) == note)  // 167
        let text = try AttributedString(  // 168
            markdown: "^[a](rainbow: 'plain')",
            including: \.app,
            options: .init(allowsExtendedAttributes: true)
        )
        let scoped = try JSONEncoder().encode(text, configuration: AttributeScopes.AppAttributes.self)  // 169
        let back = try JSONDecoder().decode(  // 170
            AttributedString.self,
            from: scoped,
            configuration: AttributeScopes.AppAttributes.self
        )
        #expect(back == text)
        let intent = try JSONEncoder().encode(PresentationIntent(.paragraph, identity: 1))  // 171
        #expect(try JSONDecoder().decode(PresentationIntent.self, from: intent).components.count == 1)  // 172
        let inline = try JSONDecoder().decode([InlinePresentationIntent].self, from: Data("[64]".utf8))  // 173
        #expect(inline == [.softBreak])
    }

    @Test("An attribute of the scope is named by its property, its key and its name")
    func names() {
        #expect(  // 174
            AttributeScopes.FoundationAttributes.PresentationIntentAttribute.name == "NSPresentationIntent"
        )
        #expect(  // 175
            AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute.name == "NSMarkdownSourcePosition"
        )
        #expect(AttributeScopes.FoundationAttributes.LinkAttribute.name == "NSLink")  // 176
        let path = \AttributeScopes.FoundationAttributes.inlinePresentationIntent  // 177
        #expect(path == \.inlinePresentationIntent)
        func boldly<T: AttributedStringProtocol>(_ text: T) -> Bool {  // 178
            text.inlinePresentationIntent == .stronglyEmphasized
        }
        var text = AttributedString("a")
        text.inlinePresentationIntent = .stronglyEmphasized
        #expect(boldly(text))
        #expect(boldly(text[text.startIndex..<text.endIndex]))
    }
}
