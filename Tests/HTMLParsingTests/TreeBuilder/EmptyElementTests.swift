// Elements that end in their own start tags, as in XHTML.

import Testing

@testable import HTMLParsing

struct EmptyElementTests {
    @Test(
        "With the option, a slash at the end of a start tag ends the element",
        arguments: [
            ("<div/>a", "| <div>\n| \"a\"\n"),
            ("<x-y a='b'/>a<p/>b", "| <x-y>\n|   a=\"b\"\n| \"a\"\n| <p>\n| \"b\"\n"),
            ("<b/>a<i>b</i>", "| <b>\n| \"a\"\n| <i>\n|   \"b\"\n"),
            ("<br/>a<img/>b<hr/>", "| <br>\n| \"a\"\n| <img>\n| \"b\"\n| <hr>\n"),
            ("<textarea/>a<b>c", "| <textarea>\n| \"a\"\n| <b>\n|   \"c\"\n"),
            (
                "<table><tr><td/><td>a",
                "| <table>\n|   <tbody>\n|     <tr>\n|       <td>\n|       <td>\n|         \"a\"\n"
            ),
            ("<ul><li/><li>a", "| <ul>\n|   <li>\n|   <li>\n|     \"a\"\n"),
            ("<div><div/>a</div>b", "| <div>\n|   <div>\n|   \"a\"\n| \"b\"\n"),
            ("<svg><g/>a</svg>", "| <svg svg>\n|   <svg g>\n|   \"a\"\n"),
        ]
    )
    func slashes(html: String, tree: String) throws {
        var parser = HTMLParser()
        parser.options.closesEmptyElements = true
        #expect(try parser.parseFragment(Array(html.utf8)).dump() == tree)
    }

    @Test("Without it, the slash means nothing")
    func standard() throws {
        #expect(try HTMLParser().parseFragment(Array("<div/>a".utf8)).dump() == "| <div>\n|   \"a\"\n")
    }
}
