import DocumentModel
import Testing

@testable import DocumentFormats

/// An export of one note.
private func export(_ content: String, _ rest: String = "") -> [UInt8] {
    let note =
        "<note><title>A &amp; B</title><content><![CDATA[<?xml version=\"1.0\"?><en-note>\(content)</en-note>]]></content>"
    return Array(
        "<?xml version=\"1.0\"?><!DOCTYPE en-export SYSTEM \"x\"><en-export>\(note)\(rest)</note></en-export>".utf8
    )
}

private let picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8//8/AwAFAAEKLrTnAAAAAElFTkSuQmCC"
private let digest = "5fae300a506d0728745732c6a6bc4e81"

@Suite struct ENEXReaderTests {
    private static func read(_ content: String, _ rest: String = "") throws -> ReadResult {
        try ENEXReader().readParts(export(content, rest), options: ReadOptions())[0].result
    }

    @Test func `a note is its title and its text, and its properties are front matter`() throws {
        let rest =
            "<created>20240206T070948Z</created><updated>yesterday</updated><tag>one</tag><tag>a: b</tag><tag/>"
            + "<note-attributes><author>Ada</author><latitude>47.5</latitude><source/></note-attributes>"
        let result = try Self.read("<div>Text</div>", rest)
        #expect(
            result.document.dump() == """
                front-matter format=yaml
                  "created: 2024-02-06T07:09:48Z\\nupdated: yesterday\\nauthor: Ada\\nlatitude: \\"47.5\\"\\ntags:\\n  - one\\n  - \\"a: b\\"\\n"
                heading level=1
                  "A & B"
                paragraph
                  "Text"

                """
        )
        #expect(result.diagnostics.isEmpty)
    }

    @Test func `empty elements hold nothing`() throws {
        let dump = try Self.read("<div>a<b/>b<br/>c</div><div/><div><en-todo checked=\"true\"/>d</div><div>e</div>")
            .document.dump()
        #expect(
            dump.split(separator: "\n").dropFirst(2).joined(separator: "\n") == """
                paragraph
                  "ab"
                  "\\n" hard-break
                  "c"
                unordered-list marker=- tight
                  list-item ordinal=1 task=done
                    paragraph
                      "d"
                paragraph
                  "e"
                """
        )
    }

    @Test func `files are found by their digests: pictures are images, others are links`() throws {
        let resource =
            "<resource><data encoding=\"base64\">\n\(picture.prefix(40))\n\(picture.dropFirst(40))</data><mime>image/png</mime></resource>"
            + "<resource><data encoding=\"base64\">aGVsbG8=</data><mime>text/plain</mime>"
            + "<resource-attributes><file-name>../a b.txt</file-name></resource-attributes></resource>"
        let result = try Self.read(
            "<div>x<en-media hash=\"\(digest)\" type=\"image/png\"/>y</div><en-media style=\"display:block\" hash=\"\(digest)\"/>"
                + "<div><en-media hash=\"0000\"/></div>",
            resource
        )
        #expect(result.assets.map(\.name) == [digest + ".png", "a b.txt"])
        #expect(result.assets.map(\.mediaType) == ["image/png", "text/plain"])
        #expect(result.assets[1].bytes == Array("hello".utf8))
        #expect(result.document.imageSources == [digest + ".png"])
        // The file that the text does not show stands at its end.
        let last = try #require(result.document.blocks.last)
        #expect(result.document.string(of: last) == "a b.txt")
        #expect(result.document.attributes(of: try #require(result.document.runs.last)).link?.destination == "a b.txt")
        #expect(result.diagnostics.map(\.id) == ["missing-attachment"])
    }

    @Test func `a damaged file is left out and said`() throws {
        let result = try Self.read("<div>x</div>", "<resource><data>*</data></resource>")
        #expect(result.assets.isEmpty)
        #expect(result.diagnostics.map(\.id) == ["damaged-attachment"])
    }

    @Test func `tasks stand where the text has a place for them, in the order of their weights`() throws {
        func task(_ title: String, _ group: String, _ weight: String, _ more: String = "") -> String {
            "<task><title>\(title)</title><taskGroupNoteLevelID>\(group)</taskGroupNoteLevelID>"
                + "<sortWeight>\(weight)</sortWeight>\(more)</task>"
        }
        let tasks =
            task("two", "g", "B", "<taskStatus>completed</taskStatus><dueDate>20220528T215959Z</dueDate>")
            + task("one", "g", "A", "<taskStatus>open</taskStatus><taskFlag>true</taskFlag>") + task("left", "h", "A")
        let place = "<div style=\"--en-task-group:true; --en-id:g;color:red\"><div>Content not supported</div></div>"
        let dump = try Self.read("<div>a</div>\(place)<div>b</div>", tasks).document.dump()
        #expect(
            dump.split(separator: "\n").dropFirst(2).joined(separator: "\n") == """
                paragraph
                  "a"
                unordered-list marker=- tight
                  list-item ordinal=1 task=open
                    paragraph
                      "one (flagged)"
                  list-item ordinal=2 task=done
                    paragraph
                      "two (due 2022-05-28T21:59:59Z)"
                paragraph
                  "b"
                unordered-list marker=- tight
                  list-item ordinal=1 task=open
                    paragraph
                      "left"
                """
        )
        let empty = try Self.read(place)
        #expect(empty.document.dump().contains("Content not supported"))
        #expect(empty.diagnostics.map(\.id) == ["missing-task"])
    }

    @Test func `an encrypted passage is a code block`() throws {
        let result = try Self.read("<en-crypt hint=\"cat\" cipher=\"AES\">RU5D</en-crypt><div>a</div>")
        #expect(
            result.document.dump().split(separator: "\n").dropFirst(2).joined(separator: "\n") == """
                code-block info="en-crypt hint=\\"cat\\" cipher=\\"AES\\""
                  "RU5D\\n"
                paragraph
                  "a"
                """
        )
        #expect(result.diagnostics.map(\.id) == ["encrypted-text"])
    }

    @Test func `the language of code is one word`() throws {
        let style = "--en-codeblock:true;--en-codeblockLanguage:objective c;"
        let dump = try Self.read("<div style=\"\(style)\"><div>a  b</div><div>c</div></div>").document.dump()
        #expect(dump.contains("code-block info=\"objective-c\"\n  \"a  b\\nc\\n\""))
    }

    @Test func `a diagnostic and a block are where they stand in the export`() throws {
        let source = export("<div>a</div><div><en-media hash=\"1\"/></div>")
        let result = try ENEXReader().readParts(source, options: ReadOptions())[0].result
        let text = String(decoding: source, as: UTF8.self)
        let place = try #require(text.range(of: "<en-media")).lowerBound.utf16Offset(in: text)
        #expect(result.diagnostics.first?.offset == place)
        let block = try #require(result.document.blocks.last?.source)
        #expect(block.offsets.lowerBound == text.range(of: "<div>a")?.lowerBound.utf16Offset(in: text))
    }

    @Test func `notes read as one follow one another, with their front matter as code and their files apart`() throws {
        func note(_ title: String) -> String {
            let file = "<resource><data>\(title == "A" ? "YQ==" : "Yg==")</data><resource-attributes>"
            return "<note><title>\(title)</title><content>&lt;en-note&gt;\(title)1&lt;/en-note&gt;</content>"
                + "<created>20240206T070948Z</created>\(file)<file-name>f.bin</file-name></resource-attributes></resource></note>"
        }
        let source = Array("<en-export>\(note("A"))\(note("B"))</en-export>".utf8)
        let result = try ENEXReader().read(source, options: ReadOptions())
        #expect(
            result.document.dump() == """
                heading level=1
                  "A"
                code-block info="yaml"
                  "created: 2024-02-06T07:09:48Z\\n"
                paragraph
                  "A1"
                paragraph
                  "f.bin" link="f.bin"
                thematic-break
                heading level=1
                  "B"
                code-block info="yaml"
                  "created: 2024-02-06T07:09:48Z\\n"
                paragraph
                  "B1"
                paragraph
                  "f.bin" link="f-2.bin"

                """
        )
        #expect(result.assets.map(\.name) == ["f.bin", "f-2.bin"])
    }

    @Test(arguments: [
        ("<html/>", "this is no export of Evernote: the root element is html, not en-export", 0),
        ("<en-export></en-export>", "the export holds no note", 23),
        (
            "<en-export><note><content encoding=\"base64:aes\">RU5D</content></note></en-export>",
            "the text of this note is encrypted, which only Evernote can read; export it as ENEX", 17
        ),
        ("<en-export><note>", "the element note does not end; the file may be cut off", 11),
    ])
    func `what is no export is refused with its place`(_ source: String, reason: String, offset: Int) {
        #expect(throws: ReadError.malformed(reason: reason, offset: offset)) {
            try ENEXReader().read(Array(source.utf8), options: ReadOptions())
        }
    }
}
