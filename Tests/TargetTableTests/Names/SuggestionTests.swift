import TargetTable
import Testing

@Suite("Suggestions")
struct SuggestionTests {
    @Test(
        "The nearest word is suggested, and none that is far",
        arguments: [
            ("htlm", "html"), ("hmtl", "html"), ("mark", "markdown"), ("MARKDWON", "markdown"), ("jso", "json"),
            ("x", nil), ("", nil), ("rtfx", nil), ("h", "html"),
        ] as [(String, String?)]
    )
    func suggestions(_ word: String, _ expected: String?) {
        #expect(suggestion(for: word, among: ["markdown", "html", "json", "text"]) == expected)
    }
}
