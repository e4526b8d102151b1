import DocumentFormats
import DocumentModel
import TestSupport
import Testing

/// The writer of HTML reports a loss if and only if the reader does not get the document back.
@Suite struct HTMLLossTests {
    private func losesOnTheWay(_ document: AttributedDocument) throws -> (isReported: Bool, isSeen: Bool) {
        let written = HTMLWriter().write(document, options: WriteOptions())
        let back = try HTMLReader().read(written.bytes, options: ReadOptions()).document
        return (!written.losses.isEmpty, back != document)
    }

    @Test(
        "What is lost is reported, and what is reported is lost",
        arguments: [
            ("a *b* [c](d)\n", false), ("- a\n- b\n", false), ("* a\n", true), ("+ a\n", true), ("1. a\n", false),
            ("1) a\n", true),
            ("```swift\na\n```\n", false), ("```swift x\na\n```\n", true), ("a <b>c</b>\n", true), ("<div>\n", true),
            ("---\na: b\n---\n\nc\n", true), ("%%a%% b\n", true), ("[a]: b\n", true), ("a[^1]\n\n[^1]: b\n", false),
            ("[^1]: b\n", true), ("[a](javascript:b)\n", true), ("![a](file:b)\n", true), ("[[a]] $b$\n", false),
            ("a[^b]\n", false), ("| a |\n| - |\n", false), ("^[a](b: 1)\n", false), ("==a==\n", false),
        ]
    )
    func reported(markdown: String, isLost: Bool) throws {
        let document = try MarkdownReader().read(Array(markdown.utf8), options: ReadOptions()).document
        let result = try losesOnTheWay(document)
        #expect(result.isReported == isLost)
        #expect(result.isSeen == isLost)
    }

    @Test func `random documents are written and read without harm`() throws {
        var documents = RandomDocuments(seed: 8)
        for _ in 0..<300 {
            let document = documents.next()
            let written = HTMLWriter().write(document, options: WriteOptions())
            let back = try HTMLReader().read(written.bytes, options: ReadOptions()).document
            #expect(back.invariantViolations() == [])
        }
    }
}
