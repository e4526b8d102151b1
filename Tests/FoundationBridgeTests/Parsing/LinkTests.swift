import AttributedMarkdown
import Foundation
import Testing

@Suite("Links, addresses and images, as Foundation's parser gives them")
struct LinkTests {
    static let facts = [
        Fact("4 O+", "[a **b** c](https://x.com)", ["\"a b c\" link=https://x.com"]),
        Fact("4 O+", "[*a*](https://x.com)", ["\"a\" link=https://x.com"]),
        Fact("4 O+", "[`a` ~~b~~](https://x.com)", ["\"a b\" link=https://x.com"]),
        Fact("4 O+", "[a <b>c</b>](https://x.com)", ["\"a <b>c</b>\" link=https://x.com"]),
        Fact("4 O+", "[wrapped\nlabel](https://x.com)", ["\"wrappedlabel\" link=https://x.com"]),
        Fact("4 O+", "[hard  \nlabel](https://x.com)", ["\"hardlabel\" link=https://x.com"]),
        Fact("4 O+", "**[b](https://x.com)**", ["\"b\" intent=2 link=https://x.com"]),
        Fact("4 O+", "**a [b *c*](https://x.com)**", ["\"a \" intent=2", "\"b c\" intent=2 link=https://x.com"]),
        Fact(
            "4 O+",
            "**[a](https://x.com)**[b](https://x.com)",
            [
                "\"a\" intent=2 link=https://x.com", "\"b\" link=https://x.com",
            ]
        ),
        Fact("4 O+", "~~*[a `b`](https://x.com)*~~", ["\"a b\" intent=33 link=https://x.com"]),
        Fact("4 O+", "a[](https://x.com)b", ["\"ab\""]),
        Fact("4 D", "[t](https://x.com \"Title\")", ["\"t\" link=https://x.com alt=Title"]),
        Fact("4 I", "![alt](i.png \"Title\")", ["\"alt\" image=i.png alt=Title"]),
        Fact("4 O+", "[a](./other.md)", ["\"a\" link=./other.md"]),
        Fact("4 O1", "[a](javascript:alert(1))", ["\"a\" link=javascript:alert(1)"]),
        Fact("4 O1", "[a](my-app://x?y=1#z)", ["\"a\" link=my-app://x?y=1#z"]),
        Fact("4 O1", "[a](https://e.com?foo=\"bar\")", ["\"a\" link=https://e.com?foo=%22bar%22"]),
        Fact("4 ?", "[b]()", ["\"b\""]),
        Fact("4 ?", "a [b](<http://[>) c", ["\"a b c\""]),
        Fact(
            "4 O+",
            "[a][ref] [ref][] [ref]\n\n[ref]: https://x.com 'T'",
            [
                "\"a\" link=https://x.com alt=T", "\" \"", "\"ref\" link=https://x.com alt=T", "\" \"",
                "\"ref\" link=https://x.com alt=T",
            ]
        ),
        Fact("4 O+", "[**a**][ref]\n\n[ref]: https://x.com", ["\"a\" link=https://x.com"]),
        Fact("4 O+", "<https://a.b>", ["\"https://a.b\" link=https://a.b"]),
        Fact("4 I", "<me@x.com>", ["\"me@x.com\" link=mailto:me@x.com"]),
        Fact("4 O+", "see https://a.b/c now", ["\"see \"", "\"https://a.b/c\" link=https://a.b/c", "\" now\""]),
        Fact("4 O+", "http://a.b", ["\"http://a.b\" link=http://a.b"]),
        Fact("4 I", "ftp://a.b", ["\"ftp://a.b\" link=ftp://a.b"]),
        Fact("4 O+", "www.a.b", ["\"www.a.b\" link=http://www.a.b"]),
        Fact("4 I", "me@x.com", ["\"me@x.com\" link=mailto:me@x.com"]),
        Fact("4 O+", "amazon.com/x", ["\"amazon.com/x\""]),
        Fact("4 O+", "**https://a.b**", ["\"https://a.b\" intent=2 link=https://a.b"]),
        Fact("4 O+", "![alt *text*](https://x.com/i.png)", ["\"alt text\" image=https://x.com/i.png"]),
        Fact("4 O+", "a ![b](i.png) c", ["\"a \"", "\"b\" image=i.png", "\" c\""]),
        Fact("4 I", "a![](i.png)b", ["\"ab\""]),
        Fact("4 I", "![two\nlines](i.png)", ["\"twolines\" image=i.png"]),
        Fact("4 I", "[![alt](i.png)](https://x.com)", ["\"alt\" link=https://x.com"]),
        Fact("4 I", "[a ![alt](i.png \"T\") b](https://x.com)", ["\"a alt b\" link=https://x.com"]),
        Fact("4 I", "**![a](i.png)**", ["\"a\" intent=2 image=i.png"]),
        Fact("5 I", "a[^1]\n\n[^1]: note", ["\"a\"", "\"^1\" link=note"]),
    ]

    @Test("A link or image is one run of plain text with an address", arguments: facts)
    func links(_ fact: Fact) throws {
        #expect(inlineLines(try AttributedString(markdown: fact.source)) == fact.lines)
    }

    @Test("Addresses stay relative to the base, which they know")
    func base() throws {
        let base = URL(string: "https://example.com/a/")
        let text = try AttributedString(markdown: "[a](/posts/x/) ![b](i.png) <https://c.d>", baseURL: base)
        let links = text.runs.compactMap(\.link)
        #expect(links.map(\.relativeString) == ["/posts/x/", "https://c.d"])
        #expect(links.first?.absoluteString == "https://example.com/posts/x/")
        #expect(links.first.map { "\($0)" } == "/posts/x/ -- https://example.com/a/")
        #expect(text.runs.compactMap(\.imageURL).map(\.absoluteString) == ["https://example.com/a/i.png"])
    }

    @Test("Without a base a relative address stays unresolved")
    func noBase() throws {
        let link = try AttributedString(markdown: "[a](./other.md)").runs.first?.link
        #expect(link?.relativeString == "./other.md")
        #expect(link?.baseURL == nil)
    }
}
