// Random documents: every one gives a sound tree.

import TestSupport
import Testing

@testable import HTMLParsing

struct RandomDocumentTests {
    private static let pieces: [String] = [
        "<a>", "</a>", "<b id=1>", "</b>", "<b>", "<i>", "</i>", "<p>", "</p>", "<div>", "</div>", "<table>",
        "</table>", "<tr>", "<td>", "</td>", "<caption>", "<col>", "<ul>", "<li>", "</ul>", "<h1>", "</h2>",
        "<svg>", "</svg>", "<foreignObject>", "<math>", "<mi>", "<annotation-xml encoding='text/html'>",
        "<![CDATA[x]]>", "<template>", "</template>", "<select>", "<option>", "</select>", "<script>",
        "</script>", "<style>", "</style>", "<title>", "</title>", "<textarea>\n", "</textarea>", "<frameset>",
        "<noscript>", "</noscript>", "<html a=b>", "<body c=d>", "<head>", "</head>", "</body>", "</html>",
        "<form>", "</form>", "<button>", "<nobr>", "<object>", "</object>", "<input type=hidden>", "<hr>",
        "<br/>", "</br>", "<!--c-->", "<!-->", "<!doctype html>", "<?x>", "</ x>", "<", "&", "&amp;", "&notit;",
        "&#0;", "&#x110000;", "x", " ", "\n", "\r", "\r\n", "\0", "é", "\u{1F600}", "\u{FFFE}", "<plaintext>",
        "<ruby>", "<rt>", "<x y=z y=w>", "<p a='", "<p b=\"&lt", "<p =", "<p /", "-->", "]]>",
    ]

    private static func document(_ generator: inout SeededGenerator, pieceCount: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<pieceCount {
            if Int.random(in: 0..<40, using: &generator) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &generator))
            } else {
                bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
            }
        }
        return bytes
    }

    @Test("The tree of any bytes is sound, and collecting errors does not change it", arguments: 0..<8 as Range<UInt64>)
    func trees(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let contexts: [HTMLName] = [.div, .table, .tr, .td, .select, .template, .title, .script, .form, .html]
        for round in 0..<300 {
            let bytes = Self.document(&generator, pieceCount: Int.random(in: 1...40, using: &generator))
            var parser = HTMLParser()
            parser.options.isScriptingEnabled = round % 2 == 0
            if round % 3 == 0 { parser.options.maximumDepth = 16 }
            let context = contexts[round % contexts.count]
            let document =
                round % 4 == 0
                ? try parser.parseFragment(bytes, context: context) : try parser.parse(bytes)
            #expect(document.brokenInvariants(byteCount: bytes.count) == [], "\(bytes)")
            parser.options.collectsParseErrors = true
            let second =
                round % 4 == 0
                ? try parser.parseFragment(bytes, context: context) : try parser.parse(bytes)
            #expect(second.dump() == document.dump(), "\(bytes)")
            #expect(second.parseErrors.allSatisfy { $0.offset <= bytes.count }, "\(bytes)")
        }
    }

    @Test("Serializing a second time gives the same bytes as parsing them again", arguments: 100..<104 as Range<UInt64>)
    func serializing(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["<p>", "</p>", "<b>", "</b>", "<ul><li>", "</ul>", "x", "&lt;", "\u{A0}", "<br>", "<q a='\"&'>"]
        for _ in 0..<200 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let first = HTMLSerializer().serialize(try HTMLParser().parse(Array(text.utf8)))
            let second = HTMLSerializer().serialize(try HTMLParser().parse(first))
            #expect(String(decoding: second, as: UTF8.self) == String(decoding: first, as: UTF8.self), "\(text)")
        }
    }
}
