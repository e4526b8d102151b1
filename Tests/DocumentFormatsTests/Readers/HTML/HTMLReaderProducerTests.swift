import DocumentFormats
import DocumentModel
import TestSupport
import Testing

/// A source of one program.
private struct ProducerCase: CustomTestStringConvertible {
    let program: String
    let name: String
    let html: String
    let dump: [String]

    init(_ program: String, _ name: String, _ html: String, _ dump: [String]) {
        self.program = program
        self.name = name
        self.html = html
        self.dump = dump
    }

    var testDescription: String { "\(program): \(name)" }
}

/// A tight list of items of one paragraph each.
private func bullets(_ runs: String...) -> [String] {
    ["unordered-list marker=- tight"]
        + runs.enumerated().flatMap {
            ["  list-item ordinal=\($0.offset + 1)", "    paragraph", "      \($0.element)"]
        }
}

private let clipboard = "<meta charset=utf-8><b style='font-weight:normal' id='docs-internal-guid-1'>"
private let word =
    "<html xmlns:o='urn:schemas-microsoft-com:office:office' xmlns:w='urn:schemas-microsoft-com:office:word'>"

private func wordItem(_ list: String, _ marker: String, _ text: String) -> String {
    "<p class=MsoListParagraph style='mso-list:\(list) lfo1'><![if !supportLists]><span style='mso-list:Ignore'>\(marker)"
        + "<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span><![endif]>\(text)<o:p></o:p></p>"
}

@Suite struct HTMLReaderProducerTests {
    @Test(arguments: Self.cases)
    fileprivate func `the habits of a program are undone`(example: ProducerCase) throws {
        let result = try readHTML(example.html)
        let note = result.diagnostics.first { $0.id == "html-producer" }
        #expect(
            note?.message == "The source was written by \(example.program); the habits of that program were undone."
        )
        #expect(result.document.dump().split(separator: "\n").map(String.init) == example.dump)
    }

    private static let cases: [ProducerCase] = google + microsoft + apple + others

    private static let google = [
        ProducerCase(
            "Google Docs (clipboard)",
            "the bold wrapper is not bold, styles are on spans, black is no colour",
            clipboard
                + "<p dir=ltr><span style='font-family:Arial;color:#000000;font-weight:400'>a</span><span style='font-weight:700;color:#ff0000'>b</span></p><br><p><span style='background-color:#ffff00'>c</span></p></b>",
            paragraph("\"a\"", "\"b\" strong color=#ff0000") + paragraph("\"c\" highlight")
        ),
        ProducerCase(
            "Google Docs (clipboard)",
            "lines of fixed width are a code block, blank ones between them too; words are code",
            clipboard
                + "<p><span style=\"font-family:'Roboto Mono',monospace\">a</span></p><br><p><span style=\"font-family:'Courier New'\">&nbsp;&nbsp;b</span></p><p>c <span style=\"font-family:Consolas;font-weight:700\">d</span></p></b>",
            ["code-block", "  \"a\\n\\n  b\\n\""] + paragraph("\"c \"", "\"d\" code")
        ),
        ProducerCase(
            "Google Docs (clipboard)",
            "a source printed for people is read as if it were not",
            clipboard
                + "\n\t<p>\n\t\t<span>\n\t\t\ta \n\t\t</span>\n\t\t<span>\n\t\t\tb\n\t\t</span>\n\t\t<span>\n\t\t\t c\n\t\t</span>\n\t</p>\n</b>",
            paragraph("\"a b c\"")
        ),
        ProducerCase(
            "Google Docs (clipboard)",
            "check boxes are roles and images",
            clipboard
                + "<ul><li role=checkbox aria-checked=true><img src=a alt=checked aria-roledescription=checkbox><p><span>x</span></p></li></ul></b>",
            ["unordered-list marker=- tight", "  list-item ordinal=1 task=done", "    paragraph", "      \"x\""]
        ),
        ProducerCase(
            "Google Docs (export)",
            "lists say their levels by class, and go on after a deeper one",
            "<body class=doc-content><ul class='lst-kix_a-0 start'><li>a</li></ul><ul class='lst-kix_a-1 start'><li>b</li></ul><ul class='lst-kix_a-0'><li>c</li></ul><ul class='lst-kix_b-0 start'><li>d</li></ul>",
            [
                "unordered-list marker=- tight", "  list-item ordinal=1", "    paragraph", "      \"a\"",
                "    unordered-list marker=- tight", "      list-item ordinal=1", "        paragraph",
                "          \"b\"",
                "  list-item ordinal=2", "    paragraph", "      \"c\"",
            ] + bullets("\"d\"")
        ),
        ProducerCase(
            "Google Docs (export)",
            "an item struck through around text that is not is a checked one",
            "<style>.c1{text-decoration:line-through}.c2{text-decoration:none}</style><body class=doc-content><ul class='lst-kix_a-0 start'><li class=c1><span class=c2>a</span></li><li><span class=c2>b</span></li></ul>",
            [
                "unordered-list marker=- tight", "  list-item ordinal=1 task=done", "    paragraph",
                "      \"a\" strikethrough", "  list-item ordinal=2 task=open", "    paragraph", "      \"b\"",
            ]
        ),
        ProducerCase(
            "Google Docs (export)",
            "links to headings are called by the text of the heading; marks around code blocks are no text",
            "<body class=doc-content><p><a href='#h.x'>a</a><a href='#h.y'>b</a></p><h1 id='h.w'>One Two</h1><h2 id='h.x'>One two!</h2><p id='h.y'>\u{EC03}c\u{EC02}</p>",
            paragraph("\"a\" link=\"#one-two-1\"", "\"b\" link=\"#h.y\"") + [
                "heading level=1", "  \"One Two\"", "heading level=2", "  \"One two!\"",
            ] + paragraph("\"c\"")
        ),
    ]

    private static let microsoft = [
        ProducerCase(
            "Microsoft Word",
            "paragraphs with list styles are lists, and markers say whether they count",
            word + wordItem("l0 level1", "·", "a") + wordItem("l0 level2", "a.", "b") + wordItem("l0 level2", "b.", "c")
                + wordItem("l0 level1", "o", "d") + wordItem("l1 level1", "3)", "e"),
            [
                "unordered-list marker=- tight", "  list-item ordinal=1", "    paragraph", "      \"a\"",
                "    ordered-list start=1 delimiter=. tight", "      list-item ordinal=1", "        paragraph",
                "          \"b\"", "      list-item ordinal=2", "        paragraph", "          \"c\"",
                "  list-item ordinal=2", "    paragraph", "      \"d\"", "ordered-list start=3 delimiter=. tight",
                "  list-item ordinal=3", "    paragraph", "      \"e\"",
            ]
        ),
        ProducerCase(
            "Microsoft Word",
            "titles, quotations, empty paragraphs, runs of spaces",
            "<p class=MsoTitle>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoQuote>b</p><p class=MsoNormal>c<span style='mso-spacerun:yes'>&nbsp; </span>d<b style='mso-bidi-font-weight:normal'>e</b></p>",
            ["heading level=1", "  \"a\"", "block-quote", "  paragraph", "    \"b\""]
                + paragraph("\"c d\"", "\"e\" strong")
        ),
        ProducerCase(
            "Word Online",
            "headings by role, each item in a list of its own, marks at the end of paragraphs",
            "<p class=Paragraph role=heading aria-level=2><span class=TextRun>a</span><span class=EOP>&nbsp;</span></p><div class=ListContainerWrapper><ul><li data-listid=1 aria-level=1><p>b</p></li></ul></div><div class=ListContainerWrapper><ol start=1><li data-listid=1 aria-level=2><p>c</p></li></ol></div><div class=ListContainerWrapper><ol start=2><li data-listid=1 aria-level=2><p>d</p></li></ol></div>",
            [
                "heading level=2", "  \"a\"", "unordered-list marker=- tight", "  list-item ordinal=1", "    paragraph",
                "      \"b\"", "    ordered-list start=1 delimiter=. tight", "      list-item ordinal=1",
                "        paragraph", "          \"c\"", "      list-item ordinal=2", "        paragraph",
                "          \"d\"",
            ]
        ),
        ProducerCase(
            "OneNote",
            "tasks are tags of paragraphs",
            "<body data-absolute-enabled=true><p data-tag='to-do'>a</p><p data-tag='to-do:completed,important'>b</p><p>c</p>",
            [
                "unordered-list marker=- tight", "  list-item ordinal=1 task=open", "    paragraph", "      \"a\"",
                "  list-item ordinal=2 task=done", "    paragraph", "      \"b\"",
            ] + paragraph("\"c\"")
        ),
    ]

    private static let apple = [
        ProducerCase(
            "Apple Notes",
            "lines, headings in bold, lines of fixed width, tables in objects",
            "<div><b><h1>a</h1></b></div>\n<div>b</div>\n<div><br></div>\n<div><tt>c</tt></div>\n<div><tt>d</tt></div>\n<div>e <tt>f</tt></div>\n<div><object><table><tbody><tr><td><div>g</div></td></tr></tbody></table></object><br></div>",
            ["heading level=1", "  \"a\""] + paragraph("\"b\"") + ["code-block", "  \"c\\nd\\n\""]
                + paragraph("\"e \"", "\"f\" code") + [
                    "table columns=none", "  table-row", "    table-cell", "      \"g\"",
                ]
        ),
        ProducerCase(
            "Apple Notes",
            "dashed lists, spaces of the clipboard",
            "<ul class=Apple-dash-list>\n<li>a</li>\n</ul>\n<div>b<span class=Apple-converted-space>&nbsp; </span>c<span class=Apple-converted-space>&nbsp;</span></div>",
            bullets("\"a\"") + paragraph("\"b c\"")
        ),
        ProducerCase(
            "a Cocoa text view",
            "fonts by classes, empty lines",
            "<meta name=Generator content='Cocoa HTML Writer'><style>span.s1{font:bold 12.0px Helvetica}p.p3{font:12.0px Menlo}</style><p class=p1>a <span class=s1>b</span></p><p class=p2><br></p><p class=p3>c</p>",
            paragraph("\"a \"", "\"b\" strong") + ["code-block", "  \"c\\n\""]
        ),
    ]

    private static let others = [
        ProducerCase(
            "Evernote",
            "tasks, code blocks, highlights",
            "<en-note><div><en-todo checked=\"true\"/>a</div><div><en-todo/>b</div><div style='-en-codeblock:true'><div>c</div><div><br/></div><div>  d</div></div><div><span style='--en-highlight:yellow'>e</span></div></en-note>",
            [
                "unordered-list marker=- tight", "  list-item ordinal=1 task=done", "    paragraph", "      \"a\"",
                "  list-item ordinal=2 task=open", "    paragraph", "      \"b\"", "code-block", "  \"c\\n\\n  d\\n\"",
            ] + paragraph("\"e\" highlight")
        ),
        ProducerCase(
            "Notion",
            "call-outs, lists in pieces, boxes, colours",
            "<div class=page-body><figure class=callout><div><span class=icon>i</span></div><div>a</div></figure><ul class=to-do-list><li><div class='checkbox checkbox-on'></div> <span>b</span></li></ul><ul class=to-do-list><li><div class='checkbox checkbox-off'></div>c</li></ul><p><mark class=highlight-red>d</mark><mark class=highlight-yellow_background>e</mark></p></div>",
            [
                "block-quote", "  paragraph", "    \"i\"", "  paragraph", "    \"a\"", "unordered-list marker=- tight",
                "  list-item ordinal=1 task=done", "    paragraph", "      \"b\"", "  list-item ordinal=2 task=open",
                "    paragraph", "      \"c\"",
            ] + paragraph("\"d\" color=red", "\"e\" highlight")
        ),
        ProducerCase(
            "LibreOffice",
            "fonts of spans",
            "<p class=western><font face='Liberation Serif, serif'><font size=3>a <b>b</b></font></font></p>",
            paragraph("\"a \"", "\"b\" strong")
        ),
        ProducerCase(
            "Google Sheets",
            "cells",
            "<google-sheets-html-origin><table><tr><td style='font-weight:bold' data-sheets-value='{}'>a</td><td style='text-align:right'>1</td></tr></table>",
            [
                "table columns=none,right", "  table-row", "    table-cell", "      \"a\" strong", "    table-cell",
                "      \"1\"",
            ]
        ),
    ]

    @Test func `reviewers' comments are left out and counted`() throws {
        let html =
            "<p>a<sup><a href='#cmnt1' id=cmnt_ref1>[a]</a></sup> b</p><div><p><a href='#cmnt_ref1' id=cmnt1>[a]</a>no</p></div>"
        let result = try readHTML(html)
        #expect(result.document.dump() == "paragraph\n  \"a b\"\n")
        #expect(result.diagnostics.map(\.id) == ["reviewer-comment"])
    }

    @Test func `nothing is said about a source of no known program`() throws {
        #expect(try readHTML("<div><code>a</code></div><div>b</div>").diagnostics == [])
    }
}

@Suite(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
struct HTMLReaderCorpusTests {
    @Test func `HTML files of the corpora give sound documents, whole and cut anywhere`() throws {
        let files = Corpora.files(in: "html", suffixes: ["html", "jsonl"])
        #expect(files.count >= 40)
        for file in files {
            for end in [file.bytes.count, file.bytes.count * 2 / 3, file.bytes.count / 3] {
                let source = Array(file.bytes[..<end])
                let result = try HTMLReader().read(source, options: ReadOptions(invalidUTF8: .replace))
                #expect(result.document.invariantViolations() == [], "\(file.name) \(end)")
            }
        }
    }
}
