import AttributedMarkdown
import Foundation
import TestSupport
import Testing

@Suite("What the README shows of attributed text")
struct ReadmeTests {
    /// The lines of the README.
    private static func example(print: (String, Int) -> Void) throws -> (json: Data, document: AttributedDocument) {
        var text = try AttributedString(markdown: "Tea is *hot*.")
        if let range = text.range(of: "Tea") { text[range].inlinePresentationIntent = .stronglyEmphasized }
        let export = try text.markdown()
        print(export.string, export.losses.count)  // **Tea** is *hot*.
        let json = try JSONEncoder().encode(text)
        let document = try AttributedDocument(text)
        return (json, document)
    }

    @Test("The lines of the README are those that run here, and print what it says")
    func example() throws {
        let readme = try String(contentsOf: Places.repository.appendingPathComponent("README.md"), encoding: .utf8)
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let lines = source.split(separator: "\n").filter { $0.hasPrefix("        ") }.prefix(6).map { $0.dropFirst(8) }
        #expect(
            readme.contains(
                "import AttributedMarkdown\nimport Foundation\n\n" + lines.joined(separator: "\n") + "\n```"
            )
        )
        var printed: (String, Int)?
        let result = try Self.example { printed = ($0, $1) }
        #expect(printed?.0 == "**Tea** is *hot*.\n")
        #expect(printed?.1 == 0)
        #expect(try JSONDecoder().decode(AttributedString.self, from: result.json).characters.count == 11)
        #expect(result.document.blocks.count == 1)
    }
}
