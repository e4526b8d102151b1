import DocumentFormats
import DocumentModel
import Testing

/// A table of these rows; the first one is its header unless `hasHeader` says otherwise.
func makeTable(
    _ rows: [[String]],
    alignments: [ColumnAlignment] = [],
    hasHeader: Bool = true
) -> AttributedDocument {
    makeDocument { builder in
        let columns = rows.map(\.count).max() ?? 0
        let alignments = alignments + Array(repeating: .none, count: max(0, columns - alignments.count))
        builder.add(.table(alignments: alignments)) { builder in
            for (index, row) in rows.enumerated() {
                builder.add(hasHeader && index == 0 ? .tableHeaderRow : .tableRow) { builder in
                    for cell in row { builder.add(.tableCell, cell) }
                }
            }
        }
    }
}

@Suite struct PlainTextTableTests {
    private func text(_ document: AttributedDocument) -> String {
        PlainTextWriter().write(document, options: WriteOptions()).string
    }

    @Test func `columns are aligned by display width`() {
        let table = makeTable(
            [["Name", "日本", "n"], ["e\u{301}", "x", "1"], ["👩‍🚀🍎", "語語語", "234"], ["", "ab", ""]],
            alignments: [.left, .center, .right]
        )
        let expected = """
            Name |  日本  |   n
            -----+--------+----
            e\u{301}    |   x    |   1
            👩‍🚀🍎 | 語語語 | 234
                 |   ab   |

            """
        #expect(text(table) == expected)
    }

    @Test func `line breaks in a cell make the row higher`() {
        let document = makeDocument {
            $0.add(.table(alignments: [.none, .right])) {
                $0.add(.tableRow) {
                    $0.add(.tableCell) {
                        $0.append("a")
                        $0.append("<br>", attributes: marked(.inlineHTML))
                        $0.append("bc")
                    }
                    $0.add(.tableCell, "d")
                }
            }
        }
        #expect(text(document) == "a  | d\nbc |\n")
    }

    @Test func `rows of any length are written`() {
        let table = makeTable([["a"], ["b", "c"], []], hasHeader: false)
        #expect(text(table) == "a\nb | c\n\n")
        #expect(text(makeTable([["a", "b"]])) == "a | b\n--+--\n")
        #expect(text(makeTable([])) == "")
    }

    @Test func `a cell wider than a hundred columns stands out and does not widen the others`() {
        let wide = String(repeating: "x", count: 150)
        let table = makeTable([["a", "b"], [wide, "c"]], hasHeader: false)
        #expect(text(table) == "a" + String(repeating: " ", count: 99) + " | b\n" + wide + " | c\n")
    }

    @Test func `a table in an item stands behind its marker`() {
        let document = makeDocument {
            $0.add(.unorderedList(marker: .hyphen, isTight: true)) {
                $0.add(.listItem(ordinal: 1, task: nil)) {
                    $0.add(.table(alignments: [.none])) {
                        $0.add(.tableHeaderRow) { $0.add(.tableCell, "a") }
                        $0.add(.tableRow) { $0.add(.tableCell, "b") }
                    }
                    $0.add(.paragraph, "c")
                }
            }
        }
        #expect(text(document) == "• a\n  -\n  b\n  c\n")
    }

    @Test func `a mark in a cell is lost once`() {
        let document = makeDocument {
            $0.add(.table(alignments: [.none])) {
                $0.add(.tableRow) { $0.add(.tableCell) { $0.append("a", attributes: marked(.strong)) } }
            }
        }
        let losses = PlainTextWriter().write(document, options: WriteOptions()).losses
        #expect(HTMLCase.summary(of: losses) == ["strong"])
        #expect(losses.map(\.block) == [2])
    }
}
