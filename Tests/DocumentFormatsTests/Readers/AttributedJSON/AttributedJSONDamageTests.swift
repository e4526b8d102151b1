import DocumentFormats
import DocumentModel
import TestSupport
import Testing

/// Input that somebody changed by hand, or that is hostile.
@Suite struct AttributedJSONDamageTests {
    @Test(arguments: [
        "1", "{\"before\":1}", "{\"before\":[1]}", "{\"before\":[{}]}", "{\"unknown\":1}",
        "{\"footnote\":{\"label\":\"a\"}}",
        "{\"before\":[{\"identity\":1,\"kind\":[\"frame\"],\"parent\":0}]}",
        "{\"before\":[{\"identity\":7,\"kind\":[\"paragraph\"],\"parent\":99}]}",
        "{\"before\":[{\"identity\":7,\"kind\":[\"tableCell\",0],\"parent\":0}]}",
        "{\"after\":[{\"identity\":7,\"kind\":[\"paragraph\"],\"parent\":1}]}",
    ])
    func `own values that are not as documented are reported and skipped`(value: String) throws {
        let json = """
            ["a",{"AttributedMarkdown.blocks":\(value),\
            "NSPresentationIntent":{"components":[{"identity":1,"kind":["paragraph"]}]}}]
            """
        let result = try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions())
        #expect(result.document.dump() == "paragraph\n  \"a\"\n")
        #expect(result.diagnostics.map(\.id) == ["unknown-own-attribute"])
    }

    @Test func `the sign of a footnote that was edited is text`() throws {
        let json = "[\"[^1][^1] b\",{\"AttributedMarkdown.inline\":{\"footnote\":\"1\"}}]"
        let result = try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions())
        #expect(result.document.dump() == "paragraph\n  \"\u{FFFC}\u{FFFC}\" footnote=\"1\"\n  \" b\"\n")
    }

    @Test func `a marker that was edited is text`() throws {
        let json = """
            ["(x) a",{"AttributedMarkdown.blocks":{"before":[{"identity":1,"marker":"[x] "}]},\
            "NSPresentationIntent":{"components":[{"identity":1,"kind":["paragraph"]}]}}]
            """
        let result = try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions())
        #expect(result.document.dump() == "paragraph\n  \"(x) a\"\n")
    }

    @Test func `attributes in a block of code are dropped and reported`() throws {
        let json = """
            ["a\\n",{"NSLanguage":"de","NSPresentationIntent":{"components":[{"identity":1,"kind":["codeBlock"]}]}}]
            """
        let result = try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions())
        #expect(result.document.dump() == "code-block\n  \"a\\n\"\n")
        #expect(result.diagnostics.map(\.id) == ["attributes-in-source"])
    }

    @Test(arguments: 0..<10)
    func `damaged JSON gives a sound document or an error`(batch: Int) {
        var random = SeededGenerator(seed: UInt64(batch))
        for seed in UInt64(batch * 8)..<UInt64(batch * 8 + 8) {
            let document = RandomDocument.make(seed: seed)
            let bytes = AttributedJSONWriter().write(document, options: WriteOptions()).bytes
            for _ in 0..<10 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let place = Int.random(in: damaged.indices, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: damaged[place] = UInt8.random(in: 0x30...0x39, using: &random)
                    case 1: damaged[place] = UInt8.random(in: 0x20...0x7E, using: &random)
                    default:
                        let digits = damaged.indices.filter { (0x30...0x39).contains(damaged[$0]) }
                        guard let digit = digits.randomElement(using: &random) else { continue }
                        damaged[digit] = UInt8.random(in: 0x30...0x39, using: &random)
                    }
                }
                guard let result = try? AttributedJSONReader().read(damaged, options: ReadOptions()) else { continue }
                #expect(result.document.invariantViolations().isEmpty, "\(String(decoding: damaged, as: UTF8.self))")
            }
        }
    }

    @Test func `many blocks without text are read, and only as deep as allowed`() throws {
        let flat = (1...20_000).map { "{\"identity\":\($0),\"kind\":[\"paragraph\"],\"parent\":0}" }.joined(
            separator: ","
        )
        let deep = (1...2_000).map { "{\"identity\":\($0),\"kind\":[\"blockQuote\"],\"parent\":\($0 - 1)}" }.joined(
            separator: ","
        )
        for (blocks, count) in [(flat, 20_000), (deep, 256)] {
            let json = "{\"AttributedMarkdown.blocks\":[\(blocks)],\"attributeTable\":[],\"runs\":[\"\",{}]}"
            let result = try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions())
            #expect(result.document.blocks.count == count)
        }
    }
}
