import DocumentFormats
import DocumentModel
import Foundation
import Testing

private let tightList = "unordered-list marker=- tight"

@Suite struct HTMLReaderBlockTests {
    @Test(
        "Blocks of text",
        arguments: [
            HTMLReadCase(
                "paragraphs, bare text and nested containers",
                "a<div>b<section><p>c</p>d</section></div>e",
                ["a", "b", "c", "d", "e"].flatMap { paragraph("\"\($0)\"") }
            ),
            HTMLReadCase(
                "empty paragraphs and spans are nothing",
                "<p></p><p> <br></p><div><b> </b></div><p>a</p>",
                paragraph("\"a\"")
            ),
            HTMLReadCase(
                "headings, an empty one, and headings by role",
                "<h1>a</h1><h2></h2><h3> <br></h3><p role=heading aria-level=4>b</p>",
                ["heading level=1", "  \"a\"", "heading level=2", "heading level=4", "  \"b\""]
            ),
            HTMLReadCase(
                "quotations and rules",
                "<blockquote>a<hr><blockquote><p>b</p></blockquote></blockquote><blockquote> </blockquote>",
                [
                    "block-quote", "  paragraph", "    \"a\"", "  thematic-break", "  block-quote", "    paragraph",
                    "      \"b\"",
                ]
            ),
            HTMLReadCase(
                "code blocks with and without a language",
                "<pre><code class='x language-swift'>a <i>b</i>\n\n  c\n</code></pre><pre>\nd<br>e</pre><div class='highlight-source-c'><pre>f</pre></div>",
                [
                    "code-block info=\"swift\"", "  \"a b\\n\\n  c\\n\"", "code-block", "  \"d\\ne\\n\"",
                    "code-block info=\"c\"", "  \"f\\n\"",
                ]
            ),
            HTMLReadCase(
                "code of lines in elements and in a table with line numbers",
                "<pre><div>a</div><div>b</div></pre><table><tr><td class=blob-num>1<td class=blob-code>c</tr>\n<tr><td class=blob-num>2<td class=blob-code> d</table>",
                ["code-block", "  \"a\\nb\\n\"", "code-block", "  \"c\\n d\\n\""]
            ),
            HTMLReadCase(
                "folds and definitions are bold lines with what follows",
                "<details><summary>a</summary>b</details><dl><dt>c<dd>d</dl>",
                paragraph("\"a\" strong") + paragraph("\"b\"") + paragraph("\"c\" strong") + paragraph("\"d\"")
            ),
            HTMLReadCase(
                "figures",
                "<figure><img src=a><figcaption>b</figcaption></figure>",
                paragraph("\"\u{FFFC}\" image=\"a\"") + paragraph("\"b\"")
            ),
        ]
    )
    func textBlocks(example: HTMLReadCase) throws { try expectReading(example) }

    @Test(
        "Lists of all shapes",
        arguments: [
            HTMLReadCase(
                "a list beside items belongs to the item before",
                "<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>",
                [
                    tightList, "  list-item ordinal=1", "    paragraph", "      \"a\"", "    \(tightList)",
                    "      list-item ordinal=1", "        paragraph", "          \"b\"", "  list-item ordinal=2",
                    "    paragraph", "      \"c\"",
                ]
            ),
            HTMLReadCase(
                "so does a list alone in an item",
                "<ul><li>a</li><li style='list-style:none'><ul><li>b</ul></li></ul>",
                [
                    tightList, "  list-item ordinal=1", "    paragraph", "      \"a\"", "    \(tightList)",
                    "      list-item ordinal=1", "        paragraph", "          \"b\"",
                ]
            ),
            HTMLReadCase(
                "paragraphs make a list loose, divisions do not",
                "<ul><li><p>a</p></ul><ul><li><div>b</div></ul>",
                [
                    "unordered-list marker=- loose", "  list-item ordinal=1", "    paragraph", "      \"a\"", tightList,
                    "  list-item ordinal=1", "    paragraph", "      \"b\"",
                ]
            ),
            HTMLReadCase(
                "starts and values",
                "<ol start=3><li>a<li value=7>b<li>c</ol>",
                [
                    "ordered-list start=3 delimiter=. tight", "  list-item ordinal=3", "    paragraph", "      \"a\"",
                    "  list-item ordinal=7", "    paragraph", "      \"b\"", "  list-item ordinal=8", "    paragraph",
                    "      \"c\"",
                ]
            ),
            HTMLReadCase(
                "items outside a list, text in a list outside items, empty items and lists",
                "<li>a</li><ul>b<li></li></ul><ul></ul>",
                [
                    tightList, "  list-item ordinal=1", "    paragraph", "      \"a\"", tightList,
                    "  list-item ordinal=1", "    paragraph", "      \"b\"", "  list-item ordinal=2",
                ]
            ),
            HTMLReadCase(
                "tasks by boxes, classes, roles and attributes",
                "<ul><li><input type=checkbox checked> a</li><li><label><input type=checkbox>b</label></li><li class=checked>c</li><li role=checkbox aria-checked=false>d</li><li data-checked=true>e</li></ul><p><input type=checkbox> f</p>",
                [tightList]
                    + zip(["done", "open", "done", "open", "done"], ["a", "b", "c", "d", "e"]).enumerated().flatMap {
                        [
                            "  list-item ordinal=\($0.offset + 1) task=\($0.element.0)", "    paragraph",
                            "      \"\($0.element.1)\"",
                        ]
                    } + paragraph("\"☐ f\"")
            ),
        ]
    )
    func lists(example: HTMLReadCase) throws { try expectReading(example) }

    @Test(
        "Tables",
        arguments: [
            HTMLReadCase(
                "headers by section or by cells, alignment by attribute or style, a caption before",
                "<table><caption>z</caption><tr><th align=right>a<th style='text-align:center'>b<tr><td>c<td>d</table><table><tr><td>e</table>",
                paragraph("\"z\"") + [
                    "table columns=right,center", "  table-header-row", "    table-cell", "      \"a\"",
                    "    table-cell",
                    "      \"b\"", "  table-row", "    table-cell", "      \"c\"", "    table-cell", "      \"d\"",
                    "table columns=none", "  table-row", "    table-cell", "      \"e\"",
                ]
            ),
            HTMLReadCase(
                "cells over columns and rows, short rows",
                "<table><tr><td colspan=2>a<td>b<tr><td rowspan=2>c<td>d<tr><td>e</table>",
                [
                    "table columns=none,none,none", "  table-row", "    table-cell", "      \"a\"", "    table-cell",
                    "    table-cell", "      \"b\"", "  table-row", "    table-cell", "      \"c\"", "    table-cell",
                    "      \"d\"", "    table-cell", "  table-row", "    table-cell", "    table-cell", "      \"e\"",
                    "    table-cell",
                ]
            ),
            HTMLReadCase(
                "blocks in a cell are its lines",
                "<table><tr><th>a<td><p>b</p><ol start=2><li>c<li>d</ol><pre>e\nf</pre></table>",
                [
                    "table columns=none,none", "  table-row", "    table-cell", "      \"a\"", "    table-cell",
                    "      \"b\"",
                    "      \"\\n\" hard-break", "      \"2. c\"", "      \"\\n\" hard-break", "      \"3. d\"",
                    "      \"\\n\" hard-break", "      \"e\" code", "      \"\\n\" hard-break", "      \"f\" code",
                ]
            ),
            HTMLReadCase(
                "tables that only place things become the things",
                "<table role=presentation><tr><td>a<td>b<tr><td><h2>c</h2></table><table><tr><td><table><tr><th>d</table></table>",
                paragraph("\"a b\"") + [
                    "heading level=2", "  \"c\"", "table columns=none", "  table-header-row", "    table-cell",
                    "      \"d\"",
                ]
            ),
        ]
    )
    func tables(example: HTMLReadCase) throws { try expectReading(example) }

    @Test(
        "Footnotes of several programs are found by the links between them",
        arguments: [
            "<p>a<sup><a href='#fn-n' id='fnref-n' data-footnote-ref>1</a></sup></p><section class=footnotes><ol><li id=fn-n><p>b <a href='#fnref-n' class=footnote-backref>↩</a></p></li></ol></section>",
            "<p>a<a href='#fnn' class=footnote-ref id=fnrefn role=doc-noteref><sup>1</sup></a></p><section class=footnotes><hr><ol><li id=fnn><p>b<a href='#fnrefn' class=footnote-back>↩︎</a></p></li></ol></section>",
            "<p>a<sup id='fnref:n'><a href='#fn:n' rel=footnote>1</a></sup></p><div class=footnotes><hr><ol><li id='fn:n'><p>b&#160;<a href='#fnref:n' rev=footnote>↩</a></p></li></ol></div>"
                .replacingOccurrences(of: "&#160;", with: " "),
            "<p>a<sup><a href='#ftntn' id=ftnt_ref>[1]</a></sup></p><hr><div><p><a href='#ftnt_ref' id=ftntn>[1]</a> b</p></div>",
            "<p class=MsoNormal>a<a style='mso-footnote-id:ftn1' href='#_ftnn' name='_ftnref1'><span class=MsoFootnoteReference>[1]</span></a></p><div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href='#_ftnref1' name='_ftnn'>[1]</a> b</p></div></div>",
        ]
    )
    func footnotes(html: String) throws {
        #expect(
            try readHTML(html).document.dump() == """
                paragraph
                  "a"
                  "￼" footnote="n"
                footnote-definition label="n"
                  paragraph
                    "b"

                """
        )
    }

    @Test func `links back and forth between headings are no footnotes`() throws {
        let html = "<p><a href='#s' id=t>Part</a></p><h2 id=s><a href='#t'>Part</a></h2>"
        #expect(
            try readHTML(html).document.dump()
                == "paragraph\n  \"Part\" link=\"#s\"\nheading level=2\n  \"Part\" link=\"#t\"\n"
        )
    }

    @Test(arguments: [
        ("<p>a</p><p><br></p><p></p><p>b", 2), ("a<br><br>b", 0), ("<div>a</div><div><br></div><div>b</div>", 1),
        ("<table><tr><td><br></td><td>a</table>", 0), ("<p>a<br></p>", 0), ("<ul><li><p></p></li></ul>", 1),
    ])
    func `empty paragraphs that are left out are counted`(_ html: String, count: Int) throws {
        let notes = try readHTML(html).diagnostics.filter { $0.id == "empty-paragraph" }
        let times = count > 1 ? " (\(count) times)" : ""
        #expect(notes.map(\.message) == (count > 0 ? ["An empty paragraph is left out\(times)."] : []))
        #expect(notes.allSatisfy { $0.severity == .note })
    }
}
