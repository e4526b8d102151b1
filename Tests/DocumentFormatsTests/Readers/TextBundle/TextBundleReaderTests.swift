import DocumentModel
import Testing

@testable import DocumentFormats

private func file(_ name: String, _ text: String) -> Asset {
    Asset(name: name, bytes: Array(text.utf8), mediaType: "application/octet-stream")
}

@Suite struct TextBundleReaderTests {
    private static func read(_ text: String, _ files: [Asset]) throws -> ReadResult {
        try TextBundleReader().read(Array(text.utf8), options: ReadOptions(attachments: files))
    }

    private static let info = file("info.json", #"{"version": 2, "type": "net.daringfireball.markdown"}"#)

    @Test func `the files of the folder assets are assets, and addresses of them have their names`() throws {
        let text = "![](assets/a%20b.png) [c](./assets/c.pdf) [d](assets/none) ![](https://example.org/assets/c.pdf)"
        let result = try Self.read(text, [Self.info, file("assets/a b.png", "1"), file("assets/c.pdf", "2")])
        #expect(result.assets.map(\.name) == ["assets/a b.png", "assets/c.pdf"])
        #expect(result.document.imageSources == ["assets/a b.png", "https://example.org/assets/c.pdf"])
        let links = result.document.runs.compactMap { result.document.attributes(of: $0).link?.destination }
        #expect(links == ["assets/c.pdf", "assets/none"])
        #expect(result.diagnostics.isEmpty)
    }

    @Test func `a text that the info calls HTML is HTML`() throws {
        let result = try Self.read("<h2>a</h2>", [file("info.json", #"{"version":2,"type":"public.html"}"#)])
        #expect(result.document.dump() == "heading level=2\n  \"a\"\n")
    }

    @Test func `a broken or missing info and files elsewhere are said`() throws {
        #expect(try Self.read("a", [file("info.json", "[]")]).diagnostics.map(\.severity) == [.warning])
        #expect(try Self.read("a", []).diagnostics.map(\.severity) == [.note])
        let result = try Self.read("a", [Self.info, file("draft.txt", "")])
        #expect(result.diagnostics.map(\.id) == ["bundle-file"])
    }

    @Test(arguments: [
        ("text.md", true), ("text.markdown", true), ("Text.TXT", true), ("text.html", true), ("text", false),
        ("text.json", false), ("texts.md", false), ("assets/text.md", false),
    ])
    func `the text of a bundle is called text`(_ name: String, isText: Bool) {
        #expect(TextBundleText.isText(name) == isText)
    }
}

@Suite struct TextPackReaderTests {
    private static let info = #"{"version": 2, "type": "net.daringfireball.markdown", "org.example.app": {"b": [1]}}"#

    private static func parts(_ members: [ZipSample.Member]) throws -> [DocumentPart] {
        try TextPackReader().readParts(ZipSample(members).bytes, options: ReadOptions())
    }

    @Test func `a pack is its bundle, without what archivers add`() throws {
        let parts = try Self.parts([
            .stored("Note.textbundle/text.markdown", "# a\n\n![](assets/x.png)\n"),
            .stored("Note.textbundle/info.json", Self.info), .stored("Note.textbundle/assets/x.png", "x"),
            .stored("__MACOSX/Note.textbundle/._text.markdown", "\u{0}"), .stored("Note.textbundle/.DS_Store", ""),
        ])
        #expect(parts.map(\.name) == ["Note"])
        #expect(parts[0].result.assets.map(\.name) == ["assets/x.png"])
        #expect(parts[0].result.document.dump().hasPrefix("heading level=1\n  \"a\"\n"))
        #expect(parts[0].result.diagnostics.isEmpty)
        #expect(parts[0].result.bundleInfo.map { String(decoding: $0, as: UTF8.self) } == Self.info)
    }

    @Test func `a pack without a folder, or with another one, is a bundle too`() throws {
        for folder in ["", "Note/"] {
            let parts = try Self.parts([
                .stored(folder + "info.json", Self.info), .stored(folder + "text.md", "a"),
                .stored(folder + "assets/b.bin", "b"),
            ])
            #expect(parts.count == 1)
            #expect(parts[0].result.assets.map(\.name) == ["assets/b.bin"])
        }
    }

    @Test func `a backup holds many bundles`() throws {
        let members = ["A", "B"].flatMap { name -> [ZipSample.Member] in
            [
                .stored(
                    "Backup/\(name).textbundle/text.md",
                    "---\nkey: \(name)\n---\n\n# \(name)\n\nx[^1]\n\n[^1]: y\n"
                ),
                .stored("Backup/\(name).textbundle/info.json", Self.info),
            ]
        }
        #expect(try Self.parts(members).map(\.name) == ["A", "B"])
        let whole = try TextPackReader().read(ZipSample(members).bytes, options: ReadOptions())
        let written = MarkdownWriter().write(whole.document, options: WriteOptions()).string
        #expect(
            written == """
                # A

                ```yaml
                key: A
                ```

                x[^1]

                ---

                # B

                ```yaml
                key: B
                ```

                x[^1-2]

                [^1]: y

                [^1-2]: y

                """
        )
    }

    @Test func `an archive without a text is refused`() {
        #expect(
            throws: ReadError.malformed(
                reason: "the archive holds no TextBundle: no file text.md or the like",
                offset: 0
            )
        ) { try Self.parts([.stored("a/b.md", "x")]) }
    }

    @Test func `an error in a text names the text`() {
        var member = ZipSample.Member.stored("text.md", "a")
        member.data = [0x61, 0xFF]
        member.byteCount = 2
        #expect(
            throws: ReadError.malformed(
                reason:
                    "in the text text.md: this byte is not UTF-8; convert the file to UTF-8, or read it with bad bytes replaced",
                offset: 0
            )
        ) { try Self.parts([member]) }
    }
}
