// The tree as readers use it.

import Testing

@testable import HTMLParsing

struct HTMLDocumentTests {
    private func parse(_ html: String) throws -> HTMLDocument { try HTMLParser().parse(Array(html.utf8)) }

    @Test("Walks give the nodes in the order of the document")
    func walks() throws {
        let document = try parse("<p>a<b>c</b></p><p>d</p>")
        let names = document.descendants(of: document.root).map { id -> String in
            let node = document[id]
            return node.kind == .text
                ? document.textContent(of: id)
                : document.spelling(of: node.name)
        }
        #expect(names == ["html", "head", "body", "p", "a", "b", "c", "p", "d"])
        let body = try #require(document.descendants(of: document.root).first { document[$0].isElement(.body) })
        #expect(document.children(of: body).map { document.textContent(of: $0) } == ["ac", "d"])
        let first = try #require(document[body].firstChild)
        #expect(document.node(after: first, below: document.root, skippingChildren: true) == document[body].lastChild)
        #expect(Array(document.descendants(of: first)).count == 3)
    }

    @Test("Attributes are found by name, with references resolved")
    func attributes() throws {
        let document = try parse("<a HREF='?x&amp;y&copy=1' data-x hidden=''>")
        let anchor = try #require(document.descendants(of: document.root).first { document[$0].isElement(.a) })
        #expect(document.attribute(.href, of: anchor) == "?x&y&copy=1")
        #expect(document.attribute(.hidden, of: anchor) == "")
        #expect(document.attribute(.title, of: anchor) == nil)
        let name = try #require(document.name(spelled: "data-x"))
        #expect(document.attributeBytes(name, of: anchor) == [])
        #expect(document.name(spelled: "data-y") == nil)
        #expect(document.attributes(of: anchor).map { document.spelling(of: $0.name) } == ["href", "data-x", "hidden"])
    }

    @Test("Every node has the offset of its source in the input, whatever its encoding and line ends")
    func offsets() throws {
        func starts(_ bytes: [UInt8]) throws -> [Int] {
            let document = try HTMLParser().parse(bytes)
            return document.descendants(of: document.root).filter {
                document[$0].isElement(.p) || document[$0].kind == .text
            }
            .map { document[$0].sourceOffset }
        }
        #expect(try starts(Array("<p>a\n<p>é<p>b".utf8)) == [0, 3, 5, 8, 10, 13])
        #expect(try starts(Array("<p>a\r\n<p>é<p>b".utf8)) == [0, 3, 6, 9, 11, 14])
        #expect(try starts([0xEF, 0xBB, 0xBF] + Array("<p>a\n<p>é<p>b".utf8)) == [3, 6, 8, 11, 13, 16])
        // windows-1252: é is one byte.
        #expect(try starts(Array("<p>a\n<p>".utf8) + [0xE9] + Array("<p>b".utf8)) == [0, 3, 5, 8, 9, 12])
        let units: [UInt8] = "<p>a\n<p>é<p>b".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let utf16: [UInt8] = [0xFF, 0xFE] + units
        #expect(try starts(utf16) == [2, 8, 12, 18, 20, 26])
    }

    @Test("Cut by marks and references, a text is one node; a supplied element has the offset of its cause")
    func texts() throws {
        let document = try parse("a&amp;b\0c<td>d")
        let texts = document.descendants(of: document.root).filter { document[$0].kind == .text }
        #expect(
            texts.map { document.textContent(of: $0) } == [
                "a&bcd"
            ]
        )
        #expect(document[document.root].firstChild.map { document[$0].sourceOffset } == 0)
    }

    @Test("A text that grows in turn with others keeps all its bytes")
    func growingText() throws {
        let html = "<table>" + String(repeating: "a<tr> <tr>", count: 500)
        let document = try parse(html)
        let texts = document.descendants(of: document.root).filter { document[$0].kind == .text }
        #expect(String(decoding: document.data(of: texts[0]), as: UTF8.self) == String(repeating: "a", count: 500))
        #expect(texts.dropFirst().allSatisfy { document.data(of: $0) == [0x20] })
    }

    @Test(
        "Serializing writes the algorithm's form",
        arguments: [
            (
                "<!doctype html><p>a&lt;&nbsp;&amp;\"",
                "<!DOCTYPE html><html><head></head><body><p>a&lt;&nbsp;&amp;\"</p></body></html>"
            ),
            ("<a b='&quot;<&nbsp;'>", "<html><head></head><body><a b=\"&quot;&lt;&nbsp;\"></a></body></html>"),
            ("<style>a<b</style><br>", "<html><head><style>a<b</style></head><body><br></body></html>"),
            (
                "<svg xlink:href=a xmlns=b xmlns:xlink=c xml:lang=d><br2/>",
                "<html><head></head><body><svg xlink:href=\"a\" xmlns=\"b\" xmlns:xlink=\"c\" xml:lang=\"d\"><br2></br2></svg></body></html>"
            ),
            ("<template><p>a", "<html><head><template><p>a</p></template></head><body></body></html>"),
            ("<!--x-->", "<!--x--><html><head></head><body></body></html>"),
        ]
    )
    func serializing(html: String, expected: String) throws {
        #expect(String(decoding: HTMLSerializer().serialize(try parse(html)), as: UTF8.self) == expected)
    }
}
