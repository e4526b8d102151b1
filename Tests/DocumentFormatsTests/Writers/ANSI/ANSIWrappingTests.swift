import DocumentFormats
import DocumentModel
import Testing

@Suite struct ANSIWrappingTests {
    private func lines(_ document: AttributedDocument, width: Int, styles: Bool = false) -> [String] {
        let options = WriteOptions(terminalWidth: width, terminalStyles: styles)
        return ANSIWriter().write(document, options: options).string.split(
            separator: "\n",
            omittingEmptySubsequences: false
        ).dropLast().map { $0.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛") }
    }

    private func lines(_ text: String, width: Int) -> [String] {
        lines(makeDocument { $0.add(.paragraph, text) }, width: width)
    }

    @Test(arguments: [
        ("aaaa bbbb cccc dddd", ["aaaa bbbb cccc", "dddd"]),
        ("aaaa bbbb cccc d", ["aaaa bbbb cccc d"]),
        ("aaaa  bbbb   cccc    dddd", ["aaaa  bbbb", "cccc    dddd"]),
        ("aaaaaaaaaaaaaaaaaaaaaaaa b", ["aaaaaaaaaaaaaaaaaaaaaaaa", "b"]),
        ("a bbbbbbbbbbbbbbbbbbbbbbbb c", ["a", "bbbbbbbbbbbbbbbbbbbbbbbb", "c"]),
        ("中文字符也要换行的对", ["中文字符也要换行", "的对"]),
        ("中文字符也要换行，对", ["中文字符也要换", "行，对"]),
        ("中文字符也要换「行」", ["中文字符也要换", "「行」"]),
        ("abc中文字符也要换行", ["abc中文字符也要", "换行"]),
        ("中文字符也要换a-b", ["中文字符也要换", "a-b"]),
        (
            "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301} aaaa bbb",
            ["e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301} aaaa", "bbb"]
        ),
        ("👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀", ["👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀", "👩‍🚀"]),
    ])
    func `lines are broken at spaces and between wide characters`(_ text: String, _ expected: [String]) {
        #expect(lines(text, width: 16) == expected)
    }

    @Test func `lines in items and quotes are shorter by what stands before them`() {
        let document = makeDocument {
            $0.add(.blockQuote) {
                $0.add(.orderedList(start: 1, delimiter: .period, isTight: true)) {
                    $0.add(.listItem(ordinal: 1, task: nil)) { $0.add(.paragraph, "aaaa bbbb cccc dddd eeee") }
                }
            }
        }
        #expect(lines(document, width: 22) == ["│ 1. aaaa bbbb cccc", "│    dddd eeee"])
    }

    @Test func `a style ends with its line and goes on in the next`() {
        let document = makeParagraph([
            ("aaaa ", InlineAttributes()), ("bbbb cccc dd", marked(.strong)), ("dd eeee", InlineAttributes()),
        ])
        #expect(lines(document, width: 16, styles: true) == ["aaaa ␛[1mbbbb cccc␛[0m", "␛[1mdd␛[0mdd eeee"])
    }

    @Test func `a hard break ends the line, code is not broken`() {
        let document = makeDocument {
            $0.addParagraph([("a", InlineAttributes()), ("\n", marked(.hardBreak)), ("b", InlineAttributes())])
            $0.add(.codeBlock(info: ""), "aaaa bbbb cccc dddd eeee\n")
        }
        #expect(lines(document, width: 16) == ["a", "b", "", "    aaaa bbbb cccc dddd eeee"])
    }

    @Test func `the widest columns of a table give way, their words are broken if they must`() {
        let table = makeTable([["id", "text"], ["1", "aaaa bbbb cccccccccccccc"]])
        #expect(
            lines(table, width: 20) == [
                "┌────┬─────────────┐", "│ id │ text        │", "├────┼─────────────┤", "│ 1  │ aaaa bbbb   │",
                "│    │ ccccccccccc │", "│    │ ccc         │", "└────┴─────────────┘",
            ]
        )
    }

    @Test(arguments: [Int.min, -1, 1, 15]) func `a width that no line fits into is none or the least there is`(
        _ width: Int
    ) {
        let expected = width < 1 ? ["aaaa bbbb cccc dddd"] : ["aaaa bbbb cccc", "dddd"]
        #expect(lines("aaaa bbbb cccc dddd", width: width) == expected)
    }
}
