// Fragments: the context element decides how the text is read.

import Testing

@testable import HTMLParsing

struct FragmentTests {
    @Test(
        "A fragment is read as the content of its context",
        arguments: [
            (HTMLName.body, "<td>a<p>b", "| \"a\"\n| <p>\n|   \"b\"\n"),
            (.tr, "<td>a<p>b", "| <td>\n|   \"a\"\n|   <p>\n|     \"b\"\n"),
            (.table, "<td>a", "| <tbody>\n|   <tr>\n|     <td>\n|       \"a\"\n"),
            (.title, "<b>&amp;", "| \"<b>&\"\n"),
            (.style, "<b>&amp;", "| \"<b>&amp;\"\n"),
            (.script, "<!--<script></script>", "| \"<!--<script></script>\"\n"),
            (.plaintext, "</plaintext>", "| \"</plaintext>\"\n"),
            (.template, "<tr><td>a", "| <tr>\n|   <td>\n|     \"a\"\n"),
            (.select, "<input><option>a", "| <option>\n|   \"a\"\n"),
            (.form, "<form><p>a", "| <p>\n|   \"a\"\n"),
            (.form, "</form><html a=b>x<form>y", "| \"x\"\n| <form>\n|   \"y\"\n"),
            (.html, "<p>a", "| <head>\n| <body>\n|   <p>\n|     \"a\"\n"),
        ]
    )
    func contexts(context: HTMLName, html: String, tree: String) throws {
        let document = try HTMLParser().parseFragment(Array(html.utf8), context: context)
        #expect(document.dump() == tree)
        #expect(document[document.root].kind == .fragment)
        #expect(document[document.root].name == .none)
    }

    @Test("The children of an SVG element are SVG elements")
    func svg() throws {
        let document = try HTMLParser().parseFragment(Array("<G/><p>a".utf8), context: .svg, namespace: .svg)
        #expect(document.dump() == "| <svg g>\n| <p>\n|   \"a\"\n")
    }
}
