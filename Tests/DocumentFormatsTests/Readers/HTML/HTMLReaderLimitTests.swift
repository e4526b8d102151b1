import DocumentFormats
import DocumentModel
import TestSupport
import Testing

@Suite struct HTMLReaderLimitTests {
    private func read(_ bytes: [UInt8], _ change: (inout ReadOptions) -> Void = { _ in }) throws(ReadError)
        -> ReadResult
    {
        var options = ReadOptions()
        change(&options)
        return try HTMLReader().read(bytes, options: options)
    }

    @Test func `a source larger than the limit is refused`() {
        #expect(throws: ReadError.tooLarge(byteCount: 8, limit: 7)) {
            try read(Array("<p>text!".utf8)) { $0.limits.maximumByteCount = 7 }
        }
    }

    @Test func `bytes that are not of the encoding are an error with their offset, or replaced and reported`() throws {
        let bytes = Array("<meta charset=utf-8><p>a".utf8) + [0xFF] + Array("b".utf8)
        #expect(throws: ReadError.invalidUTF8(offset: 24)) { try read(bytes) }
        let result = try read(bytes) { $0.invalidUTF8 = .replace }
        #expect(result.document.dump() == "paragraph\n  \"a\u{FFFD}b\"\n")
        #expect(result.diagnostics.map(\.id) == ["unreadable-bytes"])
        #expect(result.diagnostics.map(\.offset) == [24])
    }

    @Test func `other encodings are read as they declare themselves`() throws {
        let bytes = Array("<meta charset=windows-1251><p>".utf8) + [0xC0, 0xE1]
        #expect(try read(bytes).document.dump() == "paragraph\n  \"Аб\"\n")
    }

    @Test func `blocks nested deeper than the limit are refused with the offset of the block`() {
        let source = Array(String(repeating: "<blockquote>", count: 5).utf8) + Array("a".utf8)
        #expect(throws: ReadError.tooDeep(limit: 4, offset: 48)) { try read(source) { $0.limits.maximumNesting = 4 } }
    }

    @Test(
        "Nesting of any depth and unclosed elements take no stack",
        arguments: ["<b>", "<div>", "<span style='color:red'>", "<ul><li>", "<table><tr><td>", "<a href=x>", "<sup>"]
    )
    func deepNesting(tag: String) throws {
        let source = Array((String(repeating: tag, count: 20_000) + "text").utf8)
        let result = try read(source) { $0.limits.maximumNesting = .max }
        #expect(String(decoding: result.document.text, as: UTF8.self).contains("text"))
        #expect(result.document.invariantViolations() == [])
    }

    @Test func `elements beyond the depth of browsers are reported`() throws {
        let result = try read(Array((String(repeating: "<div>", count: 600) + "a").utf8))
        #expect(result.document.dump() == "paragraph\n  \"a\"\n")
        #expect(result.diagnostics.map(\.id) == ["html-depth"])
    }

    @Test func `spans that would blow a table up do not count`() throws {
        let row = "<tr><td colspan=1000 rowspan=60000>a"
        let result = try read(Array(("<table>" + String(repeating: row, count: 1000)).utf8))
        #expect(result.document.blocks.count == 2001)
    }

    @Test func `a style sheet that costs too much is refused`() {
        let rules = (0..<2000).map { ".a\($0) .a .a .a{color:red}.a\($0) .x .a{font-weight:700}" }.joined()
        let body = String(repeating: "<div class=a>", count: 400) + String(repeating: "<i class=a>x</i>", count: 4000)
        #expect(throws: ReadError.self) {
            try read(Array("<style>\(rules)</style>\(body)".utf8)) { $0.limits.maximumExcessWorkPerByte = 0.01 }
        }
    }

    @Test func `random tags and bytes give sound documents`() throws {
        var generator = SeededGenerator(seed: 29)
        let pieces = [
            "<p>", "</p>", "<b>", "</b>", "<ul>", "<li>", "</ul>", "<table>", "<tr>", "<td rowspan=3>",
            "<th colspan=2>",
            "</table>", "<pre>", "</pre>", "<br>", "<a href=#x id=y>", "<a href=#y id=x>", "</a>", "<sup>", "text", " ",
            "\n", "&nbsp;", "<span style='font-family:monospace'>", "</span>", "<div class='lst-kix_a-2 footnotes'>",
            "<h1>",
            "<en-todo>", "<code>", "</code>", "<img src=a>", "<input type=checkbox>", "<dl><dt>", "<summary>",
            "<caption>",
            "<p style='mso-list:l0 level3'>", "<span style='mso-list:Ignore'>1.", "<q>", "<math>", "<blockquote>", "é",
            "\u{FFFC}",
            "<b id='docs-internal-guid-1'>", "<div data-verbatim=math>", "<span data-attributes=\"a: 1\">",
            "<li value=5>",
        ]
        for _ in 0..<400 {
            let source = (0..<Int.random(in: 1..<60, using: &generator)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }.joined()
            let document = try read(Array(source.utf8)).document
            #expect(document.invariantViolations() == [], "\(source)")
        }
    }
}
