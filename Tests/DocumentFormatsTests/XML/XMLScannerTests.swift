import Testing

@testable import DocumentFormats

@Suite struct XMLScannerTests {
    /// The tokens of a source, one a line.
    private static func tokens(_ source: String) throws(ReadError) -> [String] {
        var scanner = try XMLScanner(Array(source.utf8))
        var lines: [String] = []
        while let token = try scanner.next() {
            switch token {
            case .start(let tag):
                var line = "<" + String(decoding: tag.name, as: UTF8.self)
                for attribute in tag.attributes {
                    line += " \(String(decoding: attribute.name, as: UTF8.self))="
                    line += String(decoding: try scanner.decoded(attribute.value), as: UTF8.self)
                }
                lines.append(line)
            case .end(let name): lines.append("/" + String(decoding: name, as: UTF8.self))
            case .text(let range): lines.append("t:" + String(decoding: try scanner.decoded(range), as: UTF8.self))
            case .cdata(let range): lines.append("c:" + String(decoding: scanner.source[range], as: UTF8.self))
            }
        }
        return lines
    }

    @Test(arguments: [
        ("<a/>", ["<a", "/a"]),
        ("<a b='1' c = \"&lt;2&#x20AC;\">x</a>", ["<a b=1 c=<2€", "t:x", "/a"]),
        ("\u{FEFF}<?xml version='1.0'?>\n<!-- <b> --><a>x&amp;y<!-- z --> \r\n</a> ", ["<a", "t:x&y", "t: \n", "/a"]),
        ("<a><![CDATA[<b>]]]]><![CDATA[>]]></a>", ["<a", "c:<b>]]", "c:>", "/a"]),
        (
            "<!DOCTYPE a [<!ENTITY x \"<b>\"> <!-- ] --> <!ELEMENT a ANY>]><a><b/><b>é</b></a>",
            ["<a", "<b", "/b", "<b", "t:é", "/b", "/a"]
        ),
    ])
    func `tags, texts and sections are told apart`(_ source: String, lines: [String]) throws {
        #expect(try Self.tokens(source) == lines)
    }

    @Test(arguments: [
        ("", "this is no XML: there is no element", 0), ("text", "text outside of the root element", 0),
        ("<a>", "the element a does not end; the file may be cut off", 0),
        ("<a><b></a>", "this end tag of a closes nothing", 6), ("<a/><b/>", "a second root element", 4),
        ("<a b></a>", "this attribute has no value", 3),
        ("<a b=1></a>", "the value of this attribute is not in quotes", 3),
        ("<a b='1></a>", "the value of this attribute does not end", 6), ("<a", "this tag does not end", 0),
        ("<a><![CDATA[x</a>", "this CDATA section does not end", 3), ("<!-- x", "this comment does not end", 0),
        ("<a>&nbsp;</a>", "this reference is not known; a plain & is written &amp;", 3),
        ("<a>&#0;</a>", "this reference is not known; a plain & is written &amp;", 3),
        ("<a>AT&T</a>", "this reference is not known; a plain & is written &amp;", 5),
        ("< a/>", "a name is expected here", 1), ("<!DOCTYPE a [<a/>", "this declaration does not end", 0),
    ])
    func `what is not well-formed is refused with its place`(_ source: String, reason: String, offset: Int) {
        #expect(throws: ReadError.malformed(reason: reason, offset: offset)) { try Self.tokens(source) }
    }

    @Test func `bytes that are not UTF-8 and UTF-16 are refused`() {
        #expect(throws: ReadError.invalidUTF8(offset: 3)) { try XMLScanner([0x3C, 0x61, 0x3E, 0xFF]) }
        #expect(
            throws: ReadError.malformed(reason: "this XML is in UTF-16; convert the file to UTF-8", offset: 0)
        ) { try XMLScanner([0xFF, 0xFE, 0x3C, 0x00]) }
    }

    @Test func `elements deeper than the limit are refused`() {
        #expect(throws: ReadError.tooDeep(limit: 256, offset: 768)) {
            try Self.tokens(String(repeating: "<a>", count: 300))
        }
    }
}
