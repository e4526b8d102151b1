// Limits against hostile input.

import Testing

@testable import HTMLParsing

struct LimitTests {
    @Test(
        "Nested elements make a tree of bounded depth that keeps the text",
        arguments: [(512, 5_000), (16, 300_000)]
    )
    func depth(limit: Int, count: Int) throws {
        var parser = HTMLParser()
        parser.options.maximumDepth = limit
        let html = String(repeating: "<div>", count: count) + "x" + String(repeating: "</div>", count: count) + "y"
        let document = try parser.parse(Array(html.utf8))
        #expect(document.nodes.count == count + 6)
        #expect(document.depth == limit + 1)
        #expect(document.textContent(of: document.root) == "xy")
        #expect(document.depthLimitOffset == 5 * (limit - 2))
        // The end tags of the elements beyond the limit end those, so the rest stands right in the body.
        let html5 = try #require(document[document.root].firstChild)
        let body = try #require(document[html5].lastChild)
        let last = try #require(document[body].lastChild)
        #expect(document[last].kind == .text && document.textContent(of: last) == "y")
    }

    @Test(
        "Elements of every kind nest only to the limit",
        arguments: [
            "<b>", "<a id=1><p>", "<table><tr><td>", "<svg>", "<svg><desc>", "<math><mi>", "<template>",
            "<select><button>",
            "<object>", "<ul><li>", "<ruby><rt>", "<p><b id=1><i>", "<button><x>", "<form><div>", "<frameset>",
            "<noscript><nobr>",
        ]
    )
    func everyKind(piece: String) throws {
        var parser = HTMLParser()
        parser.options.maximumDepth = 40
        let document = try parser.parse(Array((String(repeating: piece + "x", count: 300) + "<p>end").utf8))
        #expect(document.depth <= 3 * 40)
        #expect(document.brokenInvariants(byteCount: 1 << 30) == [])
        if piece != "<frameset>" {
            let text = document.textContent(of: document.root)
            #expect(text.count { $0 == "x" } == 300)
            #expect(text.contains("end"))
        }
    }

    @Test("Too many nodes, attributes or bytes are an error with its offset")
    func errors() {
        var parser = HTMLParser()
        parser.options.maximumNodeCount = 10
        #expect(throws: HTMLParsingError.tooManyNodes(offset: 28)) {
            try parser.parse(Array(String(repeating: "<br>", count: 100).utf8))
        }
        parser = HTMLParser()
        parser.options.maximumAttributeCount = 3
        #expect(throws: HTMLParsingError.tooManyAttributes(offset: 2)) {
            try parser.parse(Array("x\n<p a b c d>".utf8))
        }
        #expect(throws: HTMLParsingError.tooManyAttributes(offset: 16)) {
            try parser.parse(Array("<body a b c>\r\n\r\n<body d>".utf8))
        }
        parser = HTMLParser()
        parser.options.maximumByteCount = 4
        #expect(throws: HTMLParsingError.tooManyBytes(offset: 4)) { try parser.parse(Array("12345".utf8)) }
    }

    @Test("As many attributes as the limit are allowed, and the first of equal names counts")
    func attributes() throws {
        var parser = HTMLParser()
        parser.options.maximumAttributeCount = 3
        let document = try parser.parse(Array("<p a=1 b=2 c=3 a=4>".utf8))
        #expect(document.dump().hasSuffix("|       a=\"1\"\n|       b=\"2\"\n|       c=\"3\"\n"))
    }
}
