import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct TextBundleWriterTests {
    private static func document(_ markdown: String) throws -> AttributedDocument {
        try MarkdownReader().read(Array(markdown.utf8), options: ReadOptions()).document
    }

    private static func file(_ name: String, _ text: String) -> Asset {
        Asset(name: name, bytes: Array(text.utf8), mediaType: "image/png")
    }

    @Test func `a bundle is a text, its info and the files in assets`() throws {
        let document = try Self.document("# a\n\n![](pics/x.png) ![](other/x.png) ![](far.png) [y](y.pdf)\n")
        let assets = [Self.file("pics/x.png", "1"), Self.file("other/x.png", "2"), Self.file("y.pdf", "3")]
        let result = TextBundleWriter().write(document, options: WriteOptions(assets: assets))
        #expect(
            result.string == "# a\n\n![](assets/x.png) ![](assets/x-2.png) ![](far.png) [y](assets/y.pdf)\n"
        )
        #expect(result.assets.map(\.name) == ["info.json", "assets/x.png", "assets/x-2.png", "assets/y.pdf"])
        #expect(result.losses.isEmpty)
        let info = try TextBundleInfo(result.assets[0].bytes)
        #expect(info.type == "net.daringfireball.markdown")
    }

    @Test func `the info of a bundle stays byte for byte`() throws {
        let source = "{\"version\":2, \"type\":\"net.daringfireball.markdown\",\"org.app\":{ \"a\":[1, 2] }}"
        var options = WriteOptions()
        options.bundleInfo = Array(source.utf8)
        let result = TextBundleWriter().write(try Self.document("a"), options: options)
        #expect(String(decoding: result.assets[0].bytes, as: UTF8.self) == source)
    }

    @Test func `the info of an older bundle, or of one of HTML, says what the text is now and keeps the rest`() throws {
        var options = WriteOptions()
        options.bundleInfo = Array(#"{"type":"public.html","org.app":{ "a":"é\n" },"version":1}"#.utf8)
        let result = TextBundleWriter().write(try Self.document("a"), options: options)
        #expect(
            String(decoding: result.assets[0].bytes, as: UTF8.self) == """
                {
                  "org.app" : { "a":"é\\n" },
                  "type" : "net.daringfireball.markdown",
                  "version" : 2
                }

                """
        )
    }

    @Test func `a pack is read back with all its files, byte for byte`() throws {
        let document = try Self.document("![](x.png)\n\n| a |\n| - |\n| b |\n")
        let assets = [Self.file("x.png", "1"), Self.file("unused é.bin", "2")]
        let written = TextPackWriter().write(document, options: WriteOptions(assets: assets))
        let read = try TextPackReader().read(written.bytes, options: ReadOptions())
        #expect(read.assets.map(\.name) == ["assets/x.png", "assets/unused é.bin"])
        #expect(read.assets.map(\.bytes) == assets.map(\.bytes))
        #expect(read.document == document.renamingFiles { $0 == "x.png" ? "assets/x.png" : nil })
        var options = WriteOptions(assets: read.assets)
        options.bundleInfo = read.bundleInfo
        #expect(TextPackWriter().write(read.document, options: options).bytes == written.bytes)
    }
}
