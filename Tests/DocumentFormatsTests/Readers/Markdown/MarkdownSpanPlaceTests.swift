import DocumentFormats
import DocumentModel
import Testing

/// Where code and raw HTML end, which decides what is a span of the note dialect.
@Suite struct MarkdownSpanPlaceTests {
    @Test(arguments: [
        "- ```\n```\n- ```\n```\n[[x]]\n", "> ```\n- ```\n[[x]]\n```\n", "1. a\n   ```\n   - ```\n   ```\n   [[x]]\n",
        "- a\n\n      ```\n  [[x]]\n", "-\t```\n\ta\n\t```\n\t[[x]]\n", "a\n```\n    ```\n```\n[[x]]\n",
        "> - a\n> b ```\n> [[x]]\n", "<div>\n```\n</div>\n\n[[x]]\n", "<!--\n\n```\n-->\n[[x]]\n", "a\n<b>\n[[x]]\n",
        "> <div>\n> ```\n\n[[x]]\n", "10) ```\n    a\n\n    ```\n[[x]]\n", "a\n2. ```\n   [[x]]\n",
        "- - ~~~\n\n- [[x]]\n",
        "* * *\n[[x]]\n", "[^a]: ```\n    b\n    ```\n    [[x]]\n", "> a\nb\n```\n```\n[[x]]\n",
    ])
    func `a span after code or raw HTML is one`(_ source: String) throws {
        let document = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        let spans = document.runs.filter { document.attributes(of: $0).verbatim == .wikiLink }
        #expect(spans.count == 1, "\(document.dump())")
    }

    @Test(arguments: [
        "```\n[[x]]\n```\n", "- ```\n  [[x]]\n", "- ```\n\n  [[x]]\n", "> ~~~\n> [[x]]\n> ~~~~ a\n> [[x]]\n",
        "1. ```\n   - ```\n   [[x]]\n", "<div>\n[[x]]\n", "<script>\n\n[[x]]\n</script>\n", "  ```\n[[x]]\n",
        "[^a]:\n    - ```\n      [[x]]\n",
        ">\t```\n>\t[[x]]\n",
    ])
    func `a span in code or raw HTML is none`(_ source: String) throws {
        let document = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        #expect(!document.runs.contains { document.attributes(of: $0).verbatim != nil }, "\(document.dump())")
        #expect(document.text.contains(UInt8(ascii: "[")))
    }
}
