import AttributedMarkdown
import Foundation
import Testing

@Suite("Source for Apple's API: making and changing text")
struct EditingCallSites {
    @Test("Attributes are set, read and taken away")
    func attributes() throws {
        /* 98 */ var text = AttributedString("Hello, world")
        /* 99 */ text.inlinePresentationIntent = .stronglyEmphasized
        /* 100 */ #expect(text.inlinePresentationIntent == .stronglyEmphasized)
        /* 101 */ text.inlinePresentationIntent = [.emphasized, .code]
        /* 102 */ #expect(text.inlinePresentationIntent?.contains(.code) == true)
        /* 103 */ let range = try #require(text.range(of: "world"))
        /* 104 */ text[range].inlinePresentationIntent = nil
        /* 105 */ text[range].link = URL(string: "https://example.com")
        /* 106 */ text[range].presentationIntent = PresentationIntent(.paragraph, identity: 1)
        #expect(text.runs.count == 2)
        /* 107 */ text[range].alternateDescription = "the world"
        /* 108 */ text[range].imageURL = URL(string: "i.png")
        /* 109 */ text.languageIdentifier = "en"
        /* 110 */ #expect(text[range].languageIdentifier == "en")
        /* 111 */ text.foundation.inlinePresentationIntent = .strikethrough
        /* 112 */ #expect(text.runs.allSatisfy { $0.inlinePresentationIntent == .strikethrough })
        /* 113 */ text[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = .code
        /* 114 */ #expect(text.inlinePresentationIntent == .code)
        /* 115 */ text.rainbow = .plain
        /* 116 */ text.app.priority = .high
        /* 117 */ #expect(text.rainbow == .plain && text.priority == .high)
        /* 118 */ text.inlinePresentationIntent?.insert(.emphasized)
        /* 119 */ #expect(text.inlinePresentationIntent == [.code, .emphasized])
        /* 120 */ text.replacementIndex = 3
        /* 121 */ #expect(text.replacementIndex == 3)
        /* 122 */ text.agreementArgument = 1
        /* 123 */ #expect(text.runs.allSatisfy { $0.agreementArgument == 1 })
    }

    @Test("Containers are built, merged and replaced")
    func containers() throws {
        /* 124 */ var container = AttributeContainer()
        /* 125 */ container.inlinePresentationIntent = .emphasized
        /* 126 */ container.link = URL(string: "https://example.com")
        /* 127 */ container.foundation.presentationIntent = PresentationIntent(.blockQuote, identity: 1)
        /* 128 */ #expect(container.presentationIntent?.components.first?.kind == .blockQuote)
        /* 129 */ var text = AttributedString("a", attributes: container)
        /* 130 */ #expect(text.inlinePresentationIntent == .emphasized)
        /* 131 */ let strong = AttributeContainer().inlinePresentationIntent(.stronglyEmphasized)
        /* 132 */ let chained = AttributeContainer.inlinePresentationIntent(.code).languageIdentifier("fr")
        /* 133 */ text.mergeAttributes(strong)
        /* 134 */ #expect(text.inlinePresentationIntent == .stronglyEmphasized && text.link != nil)
        /* 135 */ text.mergeAttributes(chained, mergePolicy: .keepCurrent)
        /* 136 */ #expect(text.inlinePresentationIntent == .stronglyEmphasized && text.languageIdentifier == "fr")
        /* 137 */ text.replaceAttributes(strong, with: chained)
        /* 138 */ #expect(text.inlinePresentationIntent == .code)
        /* 139 */ text.setAttributes(strong)
        /* 140 */ #expect(text.link == nil)
        /* 141 */ let merged = container.merging(chained)
        /* 142 */ #expect(merged.inlinePresentationIntent == .code)
        /* 143 */ #expect(
            AttributedString("b").settingAttributes(strong).inlinePresentationIntent == .stronglyEmphasized
        )
        /* 144 */ let changed = text.transformingAttributes(\.inlinePresentationIntent) { $0.value = .emphasized }
        /* 145 */ #expect(changed.inlinePresentationIntent == .emphasized)
        /* 146 */ let replaced = text.transformingAttributes(\.inlinePresentationIntent) {
            $0.replace(with: \.languageIdentifier, value: "de")
        }
        #expect(replaced.languageIdentifier == "de" && replaced.inlinePresentationIntent == nil)
    }

    @Test("Intents are made by hand")
    func intents() {
        /* 147 */ let list = PresentationIntent(.orderedList, identity: 1)
        /* 148 */ let item = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: list)
        /* 149 */ let intent = PresentationIntent(.paragraph, identity: 3, parent: item)
        /* 150 */ #expect(intent.components.map(\.kind) == [.paragraph, .listItem(ordinal: 2), .orderedList])
        /* 151 */ #expect("\(intent.components[1])".contains("listItem 2"))
        /* 152 */ let column = PresentationIntent.TableColumn(alignment: .center)
        /* 153 */ let table = PresentationIntent(.table(columns: [column]), identity: 1)
        /* 154 */ #expect(table.components.first?.kind == .table(columns: [.init(alignment: .center)]))
        /* 155 */ let type = PresentationIntent.IntentType(kind: .paragraph, identity: 9)
        /* 156 */ #expect(PresentationIntent(types: [type]).components == [type])
        /* 157 */ #expect(Set([intent, intent, item]).count == 2)
        /* 158 */ let kind: PresentationIntent.Kind = .codeBlock(languageHint: nil)
        /* 159 */ #expect(kind == .codeBlock(languageHint: nil))
        /* 160 */ let raw = InlinePresentationIntent(rawValue: 3)
        /* 161 */ #expect(raw == [.emphasized, .stronglyEmphasized])
        /* 162 */ #expect(raw.union(.code).rawValue == 7)
    }

    @Test("Text is coded, alone and inside other values")
    func coding() throws {
        struct Note: Codable, Equatable {
            /* 163 */ var title: String
            /* 164 */ var body: AttributedString
        }
        /* 165 */ let note = Note(title: "t", body: try AttributedString(markdown: "**b**"))
        /* 166 */ let data = try JSONEncoder().encode(note)
        /* 167 */ #expect(try JSONDecoder().decode(Note.self, from: data) == note)
        /* 168 */ let text = try AttributedString(
            markdown: "^[a](rainbow: 'plain')",
            including: \.app,
            options: .init(allowsExtendedAttributes: true)
        )
        /* 169 */ let scoped = try JSONEncoder().encode(text, configuration: AttributeScopes.AppAttributes.self)
        /* 170 */ let back = try JSONDecoder().decode(
            AttributedString.self,
            from: scoped,
            configuration: AttributeScopes.AppAttributes.self
        )
        #expect(back == text)
        /* 171 */ let intent = try JSONEncoder().encode(PresentationIntent(.paragraph, identity: 1))
        /* 172 */ #expect(try JSONDecoder().decode(PresentationIntent.self, from: intent).components.count == 1)
        /* 173 */ let inline = try JSONDecoder().decode([InlinePresentationIntent].self, from: Data("[64]".utf8))
        #expect(inline == [.softBreak])
    }

    @Test("An attribute of the scope is named by its property, its key and its name")
    func names() {
        /* 174 */ #expect(
            AttributeScopes.FoundationAttributes.PresentationIntentAttribute.name == "NSPresentationIntent"
        )
        /* 175 */ #expect(
            AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute.name == "NSMarkdownSourcePosition"
        )
        /* 176 */ #expect(AttributeScopes.FoundationAttributes.LinkAttribute.name == "NSLink")
        /* 177 */ let path = \AttributeScopes.FoundationAttributes.inlinePresentationIntent
        #expect(path == \.inlinePresentationIntent)
        /* 178 */ func boldly<T: AttributedStringProtocol>(_ text: T) -> Bool {
            text.inlinePresentationIntent == .stronglyEmphasized
        }
        var text = AttributedString("a")
        text.inlinePresentationIntent = .stronglyEmphasized
        #expect(boldly(text))
        #expect(boldly(text[text.startIndex..<text.endIndex]))
    }
}
