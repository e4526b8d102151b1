import DocumentFormats
import DocumentModel
import Testing

@Suite struct MarkdownReaderLimitTests {
    private func error(_ source: [UInt8], _ options: ReadOptions = ReadOptions()) -> ReadError? {
        do throws(ReadError) {
            _ = try MarkdownReader().read(source, options: options)
            return nil
        } catch {
            return error
        }
    }

    @Test func `bytes that are not UTF-8 are refused with their offset or replaced`() throws {
        let source = Array("ab".utf8) + [0xFF] + Array("*c*".utf8)
        #expect(error(source) == .invalidUTF8(offset: 2))
        let result = try MarkdownReader().read(source, options: ReadOptions(invalidUTF8: .replace))
        #expect(result.document.dump() == "paragraph\n  \"ab\u{FFFD}\"\n  \"c\" emphasis\n")
        #expect(result.diagnostics.map(\.id) == ["invalid-utf8"])
    }

    @Test func `replaced bytes do not move what stands after them`() throws {
        let source =
            Array("\u{FEFF}[^".utf8) + [0xFF, 0xE2, 0x82] + Array("]:ly[\n\n".utf8) + [0xF0, 0x9F, 0x98]
            + Array(" *b*".utf8) + [0x80, 0x80]
        let result = try MarkdownReader().read(source, options: ReadOptions(invalidUTF8: .replace))
        #expect(
            result.document.dump() == """
                footnote-definition label="\u{FFFD}\u{FFFD}"
                  paragraph
                    "ly["
                paragraph
                  "\u{FFFD} "
                  "b" emphasis
                  "\u{FFFD}\u{FFFD}"

                """
        )
        #expect(result.document.blocks.map(\.source?.offsets) == [3..<14, 10..<13, 15..<24])
        #expect(result.diagnostics.first { $0.id == "invalid-utf8" }?.offset == 5)
    }

    @Test func `NUL is replaced wherever it stands, also in what the parser does not see`() throws {
        let result = try MarkdownReader().read(Array("`%%\0%%` \0 [[\0]]\n\n```\n\0".utf8), options: ReadOptions())
        let blocks = result.document.blocks
        #expect(blocks.map { result.document.string(of: $0) } == ["%%\u{FFFD}%% \u{FFFD} [[\u{FFFD}]]", "\u{FFFD}\n"])
        #expect(blocks.map(\.source?.offsets) == [0..<15, 17..<22])
        #expect(result.diagnostics.isEmpty)
    }

    @Test func `each sequence becomes as many replacement characters as in a string`() throws {
        let leads: [UInt8] = [0x61, 0x80, 0xC2, 0xE0, 0xE2, 0xED, 0xF0, 0xF1, 0xF4, 0xFF]
        for first in leads {
            for second in leads {
                for third in leads + [0x9F, 0xA0] {
                    let source = [0x61, first, second, third, 0x80, 0x62]
                    let read = try MarkdownReader().read(source, options: ReadOptions(invalidUTF8: .replace))
                    #expect(read.document.text == Array(String(decoding: source, as: UTF8.self).utf8), "\(source)")
                }
            }
        }
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xE4, 0xB8],
            [0x80],
        ] as [[UInt8]]
    )
    func `overlong, surrogate, too large and cut sequences are not UTF-8`(_ bytes: [UInt8]) {
        #expect(error(Array("12345678".utf8) + bytes) == .invalidUTF8(offset: 8))
    }

    @Test func `a source over the limit is refused`() {
        let limits = ReadLimits(maximumByteCount: 3)
        #expect(error(Array("abcd".utf8), ReadOptions(limits: limits)) == .tooLarge(byteCount: 4, limit: 3))
        #expect(error(Array("abc".utf8), ReadOptions(limits: limits)) == nil)
    }

    @Test func `nesting over the limit is refused where it goes over`() {
        let limits = ReadLimits(maximumNesting: 3)
        #expect(error(Array("> > > x".utf8), ReadOptions(limits: limits)) == nil)
        #expect(error(Array("> > > > x".utf8), ReadOptions(limits: limits)) == .tooDeep(limit: 3, offset: 6))
        #expect(error(Array("- - - - x".utf8), ReadOptions(limits: limits)) == .tooDeep(limit: 3, offset: 6))
    }

    @Test(arguments: [
        (">", ""), ("- ", ""), ("1. ", ""), ("[", ""), ("![", ""), ("^[", "](a: 1)"), ("*", "*"), ("**", "**"),
        ("~", "~"), ("[", "](u)"), ("<a>", "</a>"), ("==a", "b=="), ("$a", "b$"),
    ])
    func `ten thousand levels of anything neither crash nor hang`(_ open: String, _ close: String) {
        let source = String(repeating: open, count: 10_000) + "x" + String(repeating: close, count: 10_000)
        switch error(Array(source.utf8)) {
        case nil, .tooDeep: break
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    @Test(arguments: [
        ("a<?", "raw HTML that never ends"), ("a<!A ", "raw HTML that never ends"),
        ("![[]()", "links inside image brackets that never end"),
        ("www._", "addresses without white space between them"),
        ("http://a.b<", "addresses without white space between them"),
        ("a|b\n-|\n", "delimiter rows in one paragraph"),
    ])
    func `patterns that cost more than linear time are refused`(_ piece: String, _ pattern: String) {
        let source = Array(String(repeating: piece, count: 20_000).utf8)
        guard case .tooExpensive(let found, let offset)? = error(source) else {
            Issue.record("not refused")
            return
        }
        #expect(found == pattern)
        #expect(source.indices.contains(offset))
    }

    @Test func `a small source is not refused for one costly line`() {
        #expect(error(Array((String(repeating: "word\n", count: 400) + "a\n|-\n").utf8)) == nil)
    }

    @Test func `the caller may allow more`() throws {
        let source = Array(String(repeating: "a<?", count: 2_000).utf8)
        #expect(error(source) != nil)
        #expect(error(source, ReadOptions(limits: ReadLimits(maximumExcessWorkPerByte: 10_000))) == nil)
    }

    @Test(arguments: MarkdownDialect.allCases)
    func `a long address that is used too often stays text after the limit`(_ dialect: MarkdownDialect) throws {
        let source =
            "[w]: " + String(repeating: "y", count: 2_500) + "\n\n`[w]`" + String(repeating: "\n[w]", count: 2_500)
        let result = try MarkdownReader().read(Array(source.utf8), options: ReadOptions(dialect: dialect))
        let runs = Array(result.document.placedRuns(of: result.document.blocks[0]))
        let linked = runs.count { $0.attributes.link != nil }
        // Lines of 2,502 bytes, and the limit is 400,000 and twice the source.
        let limit = (400_000 + 2 * source.utf8.count) / 2_501
        #expect(linked == limit - 1)
        #expect(result.diagnostics.map(\.id) == Array(repeating: "reference-limit", count: 2_501 - limit))
        #expect(String(decoding: result.document.text.prefix(3), as: UTF8.self) == "[w]")
        #expect(String(decoding: result.document.text.suffix(3), as: UTF8.self) == "[w]")
    }
}
