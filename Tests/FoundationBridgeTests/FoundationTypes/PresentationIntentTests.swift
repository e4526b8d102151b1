import AttributedMarkdown
import Foundation
import Testing

@Suite("PresentationIntent and the types around it")
struct PresentationIntentTests {
    static let descriptions: [(PresentationIntent.Kind, String)] = [
        (.paragraph, "paragraph"), (.header(level: 1), "header 1"), (.orderedList, "orderedList"),
        (.unorderedList, "unorderedList"), (.listItem(ordinal: 1), "listItem 1"),
        (.codeBlock(languageHint: "swift"), "codeBlock 'swift'"), (.blockQuote, "blockQuote"),
        (.thematicBreak, "thematicBreak"), (.tableHeaderRow, "tableHeaderRow"),
        (.tableRow(rowIndex: 1), "tableRow 1"), (.tableCell(columnIndex: 0), "tableCell 0"),
        (
            .table(columns: [.init(alignment: .left), .init(alignment: .right)]),
            "table [Foundation.PresentationIntent.TableColumn(alignment: "
                + "Foundation.PresentationIntent.TableColumn.Alignment.left), "
                + "Foundation.PresentationIntent.TableColumn(alignment: "
                + "Foundation.PresentationIntent.TableColumn.Alignment.right)]"
        ),
    ]

    @Test("A kind describes itself as Foundation's does", arguments: descriptions)
    func kinds(_ kind: PresentationIntent.Kind, _ description: String) {
        #expect(kind.debugDescription == description)
    }

    @Test("A component has its number, and an intent lists components from the innermost")
    func components() {
        let quote = PresentationIntent(.blockQuote, identity: 2)
        let intent = PresentationIntent(.paragraph, identity: 3, parent: quote)
        #expect(intent.debugDescription == "[paragraph (id 3), blockQuote (id 2)]")
        #expect(intent.components.map(\.identity) == [3, 2])
        #expect(intent.components[0].debugDescription == "paragraph (id 3)")
        #expect(intent == PresentationIntent(types: intent.components))
        #expect(intent.indentationLevel == 1)
        var edited = intent
        edited.components.removeLast()
        #expect(edited == PresentationIntent(.paragraph, identity: 3))
        #expect(edited.indentationLevel == 0)
    }

    @Test("Alignments have Foundation's values")
    func alignments() {
        #expect(PresentationIntent.TableColumn.Alignment.left.rawValue == 0)
        #expect(PresentationIntent.TableColumn.Alignment.center.rawValue == 1)
        #expect(PresentationIntent.TableColumn.Alignment.right.rawValue == 2)
    }

    @Test("Every kind comes back from JSON", arguments: descriptions.map(\.0))
    func coding(_ kind: PresentationIntent.Kind) throws {
        #expect(try JSONDecoder().decode(PresentationIntent.Kind.self, from: JSONEncoder().encode(kind)) == kind)
    }
}
