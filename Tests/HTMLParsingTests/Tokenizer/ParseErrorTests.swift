// Parse errors: names, offsets, and that they are collected only on demand.

import Testing

@testable import HTMLParsing

struct ParseErrorTests {
    @Test(
        "Errors have the standard's names and byte offsets in the input",
        arguments: [
            ("<!doctype html><p a a>x", ["duplicate-attribute 21"]),
            ("<!doctype html>\r\n\r\n<p>é&#0;", ["null-character-reference 28"]),
            ("<!doctype html></p>", ["unexpected-end-tag 15"]),
            ("<!doctype html><b><p></b>", ["misnested-formatting 21"]),
            ("<!doctype html><table>x", ["text-in-table 22", "unclosed-elements 23"]),
            ("<!doctype html>\u{1}", ["control-character-in-input-stream 15"]),
            ("<p>", ["missing-document-type 0"]),
        ]
    )
    func names(html: String, expected: [String]) throws {
        var parser = HTMLParser()
        parser.options.collectsParseErrors = true
        let errors = try parser.parse(Array(html.utf8)).parseErrors
        #expect(errors.map { "\($0.code.rawValue) \($0.offset)" } == expected)
        #expect(try HTMLParser().parse(Array(html.utf8)).parseErrors == [])
    }
}
