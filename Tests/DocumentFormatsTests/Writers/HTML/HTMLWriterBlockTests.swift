import DocumentFormats
import DocumentModel
import TargetTable
import Testing

/// A document and the HTML that it becomes.
struct HTMLCase: Sendable, CustomTestStringConvertible {
    let name: String
    let document: AttributedDocument
    let html: String
    var rawHTML = RawHTMLPolicy.omit
    /// `subject` or `subject*count` of each loss.
    var losses: [String] = []

    var testDescription: String { name }

    static func summary(of losses: [Loss]) -> [String] {
        losses.map { $0.count == 1 ? $0.subject : "\($0.subject)*\($0.count)" }
    }

    func check() {
        let result = HTMLWriter().write(document, options: WriteOptions(rawHTML: rawHTML))
        #expect(result.string == html)
        #expect(Self.summary(of: result.losses) == losses)
    }
}

@Suite struct HTMLWriterBlockTests {
    @Test(arguments: leaves) func `leaf blocks are written as cmark writes them`(_ example: HTMLCase) {
        example.check()
    }

    private static let leaves: [HTMLCase] = [
        HTMLCase(name: "an empty document", document: makeDocument { _ in }, html: ""),
        HTMLCase(name: "a paragraph", document: makeDocument { $0.add(.paragraph, "a") }, html: "<p>a</p>\n"),
        HTMLCase(
            name: "an empty paragraph",
            document: makeDocument { $0.add(.paragraph) },
            html: "<p data-empty></p>\n"
        ),
        HTMLCase(
            name: "headings, an empty one and one of a level that does not exist",
            document: makeDocument {
                $0.add(.heading(level: 1), "a")
                $0.add(.heading(level: 6))
                $0.add(.heading(level: 9), "b")
            },
            html: "<h1>a</h1>\n<h6></h6>\n<h6>b</h6>\n"
        ),
        HTMLCase(
            name: "a code block",
            document: makeDocument { $0.add(.codeBlock(info: "swift"), "a < \"b\"\n\tc\n") },
            html: "<pre><code class=\"language-swift\">a &lt; &quot;b&quot;\n\tc\n</code></pre>\n"
        ),
        HTMLCase(
            name: "a code block without a last line end, and an empty one",
            document: makeDocument {
                $0.add(.codeBlock(info: ""), "a")
                $0.add(.codeBlock(info: ""))
            },
            html: "<pre><code>a\n</code></pre>\n<pre><code></code></pre>\n"
        ),
        HTMLCase(
            name: "an info string of several words",
            document: makeDocument { $0.add(.codeBlock(info: "a\"&\tb c"), "x\n") },
            html: "<pre><code class=\"language-a&quot;&amp;\">x\n</code></pre>\n",
            losses: ["code-block-language"]
        ),
        HTMLCase(
            name: "a thematic break",
            document: makeDocument { $0.add(.thematicBreak) },
            html: "<hr />\n"
        ),
        HTMLCase(
            name: "raw HTML is left out and counted",
            document: makeDocument {
                $0.add(.htmlBlock, "<div>\n")
                $0.add(.htmlBlock, "<script>x</script>")
            },
            html: "<!-- raw HTML omitted -->\n<!-- raw HTML omitted -->\n",
            losses: ["html-block*2"]
        ),
        HTMLCase(
            name: "raw HTML is passed where the caller says so",
            document: makeDocument {
                $0.add(.htmlBlock, "<div>\n")
                $0.add(.htmlBlock, "<script>x</script>")
                $0.add(.paragraph, "a")
            },
            html: "<div>\n<script>x</script>\n<p>a</p>\n",
            rawHTML: .pass
        ),
        HTMLCase(
            name: "what a page does not show is left out and reported",
            document: makeDocument {
                $0.add(.frontMatter(.yaml), "a: b\n")
                $0.add(.verbatim(.comment), "%%x%%")
                $0.add(.verbatim(.linkReferenceDefinition), "[a]: b")
                $0.add(.verbatim(.attributeDefinition), "^[a]: b: 1")
            },
            html: "",
            losses: ["front-matter", "comment", "link-reference-definition", "attribute-definition"]
        ),
        HTMLCase(
            name: "blocks of dialects keep their source",
            document: makeDocument {
                $0.add(.verbatim(.math), "$$\na < b\n$$")
                $0.add(.verbatim(.containerFence), "::: note")
            },
            html: "<div class=\"math\" data-verbatim=\"math\">$$\na &lt; b\n$$</div>\n"
                + "<div data-verbatim=\"container-fence\">::: note</div>\n"
        ),
    ]

    @Test(arguments: containers) func `containers are written as cmark writes them`(_ example: HTMLCase) {
        example.check()
    }

    private static let containers: [HTMLCase] = [
        HTMLCase(
            name: "quotes, one of them empty",
            document: makeDocument {
                $0.add(.blockQuote) { $0.add(.paragraph, "a") }
                $0.add(.blockQuote) { $0.add(.blockQuote) }
            },
            html: "<blockquote>\n<p>a</p>\n</blockquote>\n"
                + "<blockquote>\n<blockquote>\n</blockquote>\n</blockquote>\n"
        ),
        HTMLCase(
            name: "a tight list with a list inside and an empty item",
            document: makeDocument {
                $0.add(.unorderedList(marker: .hyphen, isTight: true)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) {
                        $0.add(.paragraph, "a")
                        $0.add(.orderedList(start: 3, delimiter: .period, isTight: true)) {
                            $0.add(.listItem(ordinal: 3, task: nil)) { $0.add(.paragraph, "b") }
                        }
                    }
                    $0.add(.listItem(ordinal: 2, task: nil))
                }
            },
            html: "<ul>\n<li>a\n<ol start=\"3\">\n<li>b</li>\n</ol>\n</li>\n<li></li>\n</ul>\n"
        ),
        HTMLCase(
            name: "a loose list",
            document: makeDocument {
                $0.add(.orderedList(start: 1, delimiter: .period, isTight: false)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "a") }
                    $0.add(.listItem(ordinal: 2, task: nil))
                }
            },
            html: "<ol>\n<li>\n<p>a</p>\n</li>\n<li></li>\n</ol>\n"
        ),
        HTMLCase(
            name: "tasks, tight and loose",
            document: makeDocument {
                for isTight in [true, false] {
                    $0.add(.unorderedList(marker: .hyphen, isTight: isTight)) {
                        $0.add(.listItem(ordinal: 1, task: .open)) { $0.add(.paragraph, "a") }
                        $0.add(.listItem(ordinal: 2, task: .done)) { $0.add(.paragraph, "b") }
                    }
                }
            },
            html: "<ul>\n<li><input type=\"checkbox\" disabled=\"\" /> a</li>\n"
                + "<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> b</li>\n</ul>\n"
                + "<ul>\n<li><input type=\"checkbox\" disabled=\"\" /> \n<p>a</p>\n</li>\n"
                + "<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> \n<p>b</p>\n</li>\n</ul>\n"
        ),
        HTMLCase(
            name: "an ordinal out of order is written at its item",
            document: makeDocument {
                $0.add(.orderedList(start: 1, delimiter: .period, isTight: true)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "a") }
                    $0.add(.listItem(ordinal: 7, task: nil)) { $0.add(.paragraph, "b") }
                    $0.add(.listItem(ordinal: 8, task: nil)) { $0.add(.paragraph, "c") }
                }
            },
            html: "<ol>\n<li>a</li>\n<li value=\"7\">b</li>\n<li>c</li>\n</ol>\n"
        ),
        HTMLCase(
            name: "paragraphs side by side in a tight list stay apart",
            document: makeDocument {
                $0.add(.unorderedList(marker: .hyphen, isTight: true)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) {
                        $0.add(.paragraph, "a")
                        $0.add(.paragraph, "b")
                        $0.add(.thematicBreak)
                        $0.add(.paragraph, "c")
                    }
                }
            },
            html: "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n<hr />\nc</li>\n</ul>\n"
        ),
        HTMLCase(
            name: "delimiters and bullets that HTML has not are reported",
            document: makeDocument {
                $0.add(.orderedList(start: 0, delimiter: .parenthesis, isTight: true)) {
                    $0.add(.listItem(ordinal: 0, task: nil)) { $0.add(.paragraph, "a") }
                }
                $0.add(.unorderedList(marker: .asterisk, isTight: true)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "b") }
                }
            },
            html: "<ol start=\"0\">\n<li>a</li>\n</ol>\n<ul>\n<li>b</li>\n</ul>\n",
            losses: ["list-delimiter", "list-delimiter"]
        ),
        HTMLCase(
            name: "a table with alignments and an empty cell",
            document: makeDocument {
                $0.add(.table(alignments: [.none, .left, .center, .right])) {
                    $0.add(.tableHeaderRow) { row in for cell in ["a", "b", "c", "d"] { row.add(.tableCell, cell) } }
                    $0.add(.tableRow) { row in for cell in ["1", "", "3", "4"] { row.add(.tableCell, cell) } }
                    $0.add(.tableRow) { row in for cell in ["5", "6", "7", "8", "9"] { row.add(.tableCell, cell) } }
                }
                $0.add(.paragraph, "x")
            },
            html: "<table>\n<thead>\n<tr>\n<th>a</th>\n<th align=\"left\">b</th>\n<th align=\"center\">c</th>\n"
                + "<th align=\"right\">d</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align=\"left\"></td>\n"
                + "<td align=\"center\">3</td>\n<td align=\"right\">4</td>\n</tr>\n<tr>\n<td>5</td>\n"
                + "<td align=\"left\">6</td>\n<td align=\"center\">7</td>\n<td align=\"right\">8</td>\n<td>9</td>\n"
                + "</tr>\n</tbody>\n</table>\n<p>x</p>\n"
        ),
        HTMLCase(
            name: "tables without rows, without a header, and without anything",
            document: makeDocument {
                $0.add(.table(alignments: [.none])) { $0.add(.tableHeaderRow) { $0.add(.tableCell, "a") } }
                $0.add(.table(alignments: [.none])) { $0.add(.tableRow) { $0.add(.tableCell, "b") } }
                $0.add(.table(alignments: []))
            },
            html: "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n"
                + "<table>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n<table>\n</table>\n"
        ),
    ]

    @Test func `depth takes no stack`() {
        var builder = DocumentBuilder()
        for _ in 0..<100_000 { builder.openBlock(.blockQuote) }
        builder.add(.paragraph, "x")
        let html = HTMLWriter().write(builder.finish(), options: WriteOptions()).bytes
        #expect(html.count == 100_000 * "<blockquote>\n</blockquote>\n".utf8.count + "<p>x</p>\n".utf8.count)
    }

    @Test func `a loss names its first block and where that stood in the source`() {
        var builder = DocumentBuilder()
        builder.add(.paragraph, "a")
        builder.openBlock(.htmlBlock, source: SourceRange(7..<12))
        builder.append("<div>\n")
        builder.closeBlock()
        let losses = HTMLWriter().write(builder.finish(), options: WriteOptions()).losses
        #expect(losses.map(\.block) == [1])
        #expect(losses.map(\.sourceOffset) == [7])
    }
}
