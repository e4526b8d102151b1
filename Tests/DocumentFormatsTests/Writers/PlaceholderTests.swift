import DocumentFormats
import DocumentModel
import Testing

/// A link around no text has a place in the model, and every format makes of it what it can.
@Suite struct PlaceholderTests {
    private func write(_ format: String, _ options: WriteOptions = WriteOptions()) throws -> WriteResult {
        let document = try MarkdownReader().read(Array("a [](u \"t\") b".utf8), options: ReadOptions()).document
        let writer = try #require(DocumentFormat.named(format)?.writer)
        return writer.write(document, options: options)
    }

    @Test func `HTML has an anchor without text`() throws {
        #expect(try write("html").string == "<p>a <a href=\"u\" title=\"t\"></a> b</p>\n")
    }

    @Test func `plain text shows the address`() throws {
        #expect(try write("text").string == "a <u> b\n")
    }

    @Test func `JSON keeps it under the package's name`() throws {
        let result = try write("json")
        let read = try AttributedJSONReader().read(result.bytes, options: ReadOptions()).document
        #expect(read == (try MarkdownReader().read(Array("a [](u \"t\") b".utf8), options: ReadOptions()).document))
        #expect(result.losses == [])
    }

    @Test func `Foundation's own form has no run for it, which is a loss`() throws {
        let result = try write("json", WriteOptions(jsonCompatibility: .foundation))
        #expect(!result.string.contains("\u{FFFC}"))
        #expect(result.losses.map(\.subject).contains("link"))
    }
}
