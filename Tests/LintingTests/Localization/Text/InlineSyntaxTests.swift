// The lint's view of a text has to be that of the parser: the same letters are bold, italic, struck through, code and
// links, whatever the text.

import DocumentFormats
import DocumentModel
import TestSupport
import Testing

@testable import Linting

@Suite("Inline syntax")
struct InlineSyntaxTests {
    /// How many letters have each mark.
    private struct Letters: Equatable {
        var counts: [String: Int] = [:]
    }

    private static func parsed(_ bytes: [UInt8]) throws -> Letters {
        var options = ReadOptions()
        options.foundation = FoundationReading(isInlineOnly: true)
        let document = try MarkdownReader().read(bytes, options: options).document
        var letters = Letters()
        var start = 0
        for run in document.runs {
            let text = document.text[start..<start + run.utf8Count]
            start += run.utf8Count
            let attributes = document.attributes(of: run)
            guard attributes.link == nil, attributes.image == nil, !attributes.intents.contains(.inlineHTML) else { continue }
            let count = text.count { (0x61...0x7A).contains($0) }
            let marks: [(InlineIntents, String)] = [
                (.strong, "strong"), (.emphasis, "emphasis"), (.strikethrough, "strike"), (.code, "code"),
            ]
            for (intent, name) in marks where attributes.intents.contains(intent) { letters.counts[name, default: 0] += count }
        }
        letters.counts = letters.counts.filter { $0.value > 0 }
        return letters
    }

    private static func scanned(_ bytes: [UInt8]) throws -> Letters {
        var scanner = InlineScanner()
        let syntax = try InlineSyntax(bytes, scanner: &scanner)
        var letters = Letters()
        let names: [InlineSyntax.Mark: String] = [
            .strong: "strong", .emphasis: "emphasis", .strikethrough: "strike", .code: "code",
        ]
        for (index, byte) in bytes.enumerated() where (0x61...0x7A).contains(byte) {
            if syntax.links.contains(where: { $0.range.contains(index) }) { continue }
            if syntax.tags.contains(where: { $0.contains(index) }) { continue }
            if syntax.references.contains(where: { $0.contains(index) }) { continue }
            if syntax.attributes.contains(where: { $0.payload.contains(index) }) { continue }
            for (mark, name) in names where syntax.spans.contains(where: { $0.mark == mark && $0.content.contains(index) }) {
                letters.counts[name, default: 0] += 1
            }
        }
        return letters
    }

    @Test("Marks stand where the parser has them, in random texts")
    func random() throws {
        let pieces = [
            "*", "**", "***", "_", "__", "~", "~~", "`", "``", "a", "b", "c", " ", " ", "x y", "「", "」", "（", "）", "。", "设",
            "置", "는", "%@", "[", "](u)", "](", ")", "\\", "<b>", "&amp;", "https://e.example/x", "!", "^[", "](inflect: true)",
            "\u{A0}", "👋", "é", "\n", "\"", "“", "”", "$5", "'",
        ]
        var generator = SeededGenerator(seed: 20_261_130)
        for _ in 0..<4000 {
            let count = Int.random(in: 1...14, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let bytes = Array(text.utf8)
            #expect(try Self.scanned(bytes) == Self.parsed(bytes), "\(text)")
        }
    }

    @Test(
        "Links, pictures, attributes and addresses have their places",
        arguments: [
            ("[a **b**](https://e.example \"t\")", ["https://e.example"]), ("[a](<u v>)", ["u v"]), ("![a](b)", ["b"]),
            ("<https://e.example>", ["https://e.example"]), ("see www.e.example.", ["www.e.example"]),
            ("a@e.example!", ["a@e.example"]), ("`[a](b)`", []), ("\\[a](b)", []), ("^[a](b: 'c')", []),
            ("https://e.example/xを見る", ["https://e.example/xを見る"]),
        ] as [(String, [String])]
    )
    func links(_ text: String, _ destinations: [String]) throws {
        var scanner = InlineScanner()
        let bytes = Array(text.utf8)
        let syntax = try InlineSyntax(bytes, scanner: &scanner)
        #expect(syntax.links.map { String(decoding: bytes[$0.destination], as: UTF8.self) } == destinations)
    }

    @Test(
        "Literal markers are those that no span took",
        arguments: [
            ("a ** b ** c", ["**", "**"]), ("**a*", ["*"]), ("`*` \\* *a*", []), ("[*](https://e.example/*_*)", ["*"]),
            ("``a`", ["``", "`"]), ("snake_case", ["_"]),
        ] as [(String, [String])]
    )
    func markers(_ text: String, _ markers: [String]) throws {
        var scanner = InlineScanner()
        let bytes = Array(text.utf8)
        let syntax = try InlineSyntax(bytes, scanner: &scanner)
        #expect(syntax.markers.map { String(decoding: bytes[$0.range], as: UTF8.self) } == markers)
    }
}
