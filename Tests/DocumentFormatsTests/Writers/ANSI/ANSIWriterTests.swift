import DocumentFormats
import DocumentModel
import Testing

private let plain = InlineAttributes()

/// A text with `ESC` in place of the escape character.
private func visible(_ text: String) -> String {
    text.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛")
}

@Suite struct ANSIWriterTests {
    private func write(_ document: AttributedDocument, width: Int = 0, styles: Bool = true) -> String {
        ANSIWriter().write(document, options: WriteOptions(terminalWidth: width, terminalStyles: styles)).string
    }

    private static let marks: [(InlineIntents, String)] = [
        (.strong, "␛[1ma␛[0m"), (.emphasis, "␛[3ma␛[0m"), (.strikethrough, "␛[9ma␛[0m"), (.code, "␛[36ma␛[0m"),
        (.highlight, "␛[30;43ma␛[0m"), ([.strong, .emphasis], "␛[1;3ma␛[0m"), ([], "a"),
    ]

    @Test(arguments: marks)
    func `marks are styles`(_ intents: InlineIntents, _ expected: String) {
        let result = ANSIWriter().write(makeParagraph([("a", marked(intents))]), options: WriteOptions())
        // U+241B stands for the escape character, which must not be in the text itself.
        #expect(visible(result.string) == expected + "\n")
        #expect(result.losses.isEmpty)
    }

    @Test func `looks are styles as far as a terminal has them`() {
        let attributes = styled {
            $0.underline = .wavy
            $0.foregroundColor = .rgba(red: 1, green: 2, blue: 3, alpha: 9)
            $0.backgroundColor = .named("x")
            $0.font.family = "F"
        }
        let result = ANSIWriter().write(makeParagraph([("a", attributes)]), options: WriteOptions())
        #expect(visible(result.string) == "␛[4;38;2;1;2;3ma␛[0m\n")
        #expect(HTMLCase.summary(of: result.losses) == ["kit.underlineStyle", "kit.backgroundColor", "kit.font"])
    }

    @Test(arguments: [
        (1, "␛[1;4;35ma␛[0m"), (2, "␛[1;35ma␛[0m"), (3, "␛[1;34ma␛[0m"), (4, "␛[1;32ma␛[0m"), (5, "␛[1;33ma␛[0m"),
        (6, "␛[1;37ma␛[0m"),
    ])
    func `each level of heading has its look`(_ level: Int, _ expected: String) {
        #expect(visible(write(makeDocument { $0.add(.heading(level: level), "a") })) == expected + "\n")
    }

    @Test(arguments: [
        ("https://x.y/a b", "␛]8;;https://x.y/a%20b␛\\␛[4ma␛[0m␛]8;;␛\\"),
        ("HTTP://x", "␛]8;;HTTP://x␛\\␛[4ma␛[0m␛]8;;␛\\"),
        ("mailto:a@b", "␛]8;;mailto:a@b␛\\␛[4ma␛[0m␛]8;;␛\\"),
        ("https://x/\u{1B}\\\u{7}\u{9C}ä", "␛]8;;https://x/%1B\\%07%C2%9C%C3%A4␛\\␛[4ma␛[0m␛]8;;␛\\"),
        ("file:///etc", "␛[4ma␛[0m␛[2m <file:///etc>␛[0m"), ("../b", "␛[4ma␛[0m␛[2m <../b>␛[0m"),
        ("x:\u{1B}]0;t\u{7}\u{85}", "␛[4ma␛[0m␛[2m <x:%1B]0;t%07%C2%85>␛[0m"),
    ])
    func `an address is a hyperlink if that is safe, else it is shown`(_ address: String, _ expected: String) {
        #expect(visible(write(makeParagraph([("a", linked(address))]))) == expected + "\n")
    }

    @Test func `an address too long for a terminal is shown`() {
        let address = "https://x/" + String(repeating: "y", count: 2074)
        #expect(visible(write(makeParagraph([("a", linked(address))]))) == "␛[4ma␛[0m␛[2m <\(address)>␛[0m\n")
    }

    @Test func `no control character of a document reaches the terminal`() {
        var hostile = ""
        for code in (0..<0x20).map({ UInt32($0) }) + (0x7F..<0xA0).map({ UInt32($0) }) where code != 0x0A {
            if let scalar = Unicode.Scalar(code) { hostile.unicodeScalars.append(scalar) }
        }
        let document = makeDocument {
            $0.add(.heading(level: 1), hostile)
            $0.addParagraph([
                (hostile, marked(.code)), (hostile, linked(hostile, title: hostile)),
                ("\u{FFFC}", imageAt(hostile, alternateText: hostile, title: hostile)),
                ("\u{FFFC}", footnote(hostile)), (hostile, marked(.inlineHTML)),
            ])
            $0.add(.codeBlock(info: hostile), hostile)
            $0.add(.htmlBlock, hostile)
            $0.add(.verbatim(.math), hostile)
            $0.add(.table(alignments: [.none])) { $0.add(.tableHeaderRow) { $0.add(.tableCell, hostile) } }
            $0.add(.footnoteDefinition(label: hostile)) { $0.add(.paragraph, hostile) }
            $0.add(.footnoteDefinition(label: hostile)) { $0.add(.paragraph, hostile) }
        }
        for width in [0, 20] {
            let options = WriteOptions(rawHTML: .pass, terminalWidth: width, terminalStyles: false)
            let text = ANSIWriter().write(document, options: options).string
            let controls = text.unicodeScalars.filter {
                $0.value != 0x0A && ($0.value < 0x20 || $0.value >= 0x7F && $0.value < 0xA0)
            }
            #expect(controls.isEmpty)
            let styled = ANSIWriter().write(document, options: WriteOptions(rawHTML: .pass, terminalWidth: width))
                .string
            let withoutStyles = styled.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(
                /\u{1B}\]8;;[!-~]*\u{1B}\\/,
                with: ""
            )
            #expect(!withoutStyles.unicodeScalars.contains { $0.value == 0x1B })
        }
    }

    @Test func `control characters are shown as their pictures`() {
        let document = makeDocument {
            $0.add(.paragraph, "a\u{1B}[31m\u{0}\u{7F}\u{9B}b\tc")
            $0.add(.table(alignments: [.none])) { $0.add(.tableRow) { $0.add(.tableCell, "\u{7}") } }
        }
        let result = ANSIWriter().write(document, options: WriteOptions(terminalStyles: false))
        #expect(result.string == "a␛[31m␀␡\u{FFFD}b  c\n\n┌───┐\n│ ␇ │\n└───┘\n")
        #expect(HTMLCase.summary(of: result.losses) == ["control-character*5"])
    }

    @Test func `quotes have bars and code its language`() {
        let document = makeDocument {
            $0.add(.blockQuote) {
                $0.add(.paragraph, "a")
                $0.add(.codeBlock(info: "swift"), "b\n")
            }
        }
        #expect(
            visible(write(document))
                == "␛[2m│␛[0m a\n␛[2m│␛[0m\n␛[2m│␛[0m ␛[2mswift␛[0m\n␛[2m│␛[0m     ␛[36mb␛[0m\n"
        )
        let bare = ANSIWriter().write(document, options: WriteOptions(terminalStyles: false))
        #expect(bare.string == "│ a\n│\n│     b\n")
        #expect(HTMLCase.summary(of: bare.losses) == ["code-block-language"])
    }

    @Test func `without styles marks are lost and links show their addresses`() {
        let document = makeParagraph([("a", marked(.strong)), ("b", linked("https://x"))])
        let result = ANSIWriter().write(document, options: WriteOptions(terminalStyles: false))
        #expect(result.string == "ab <https://x>\n")
        #expect(HTMLCase.summary(of: result.losses) == ["strong"])
    }

    @Test func `tables are boxes`() {
        let table = makeTable([["a", "語"], ["bc", "d"]], alignments: [.right, .center])
        #expect(write(table, styles: false) == "┌────┬────┐\n│  a │ 語 │\n├────┼────┤\n│ bc │ d  │\n└────┴────┘\n")
        #expect(
            visible(write(makeTable([["a"]]))) == "␛[2m┌───┐␛[0m\n␛[2m│ ␛[0m␛[1ma␛[0m␛[2m │␛[0m\n␛[2m└───┘␛[0m\n"
        )
    }

    @Test func `a thematic break is as wide as the terminal`() {
        let document = makeDocument { $0.add(.blockQuote) { $0.add(.thematicBreak) } }
        #expect(write(document, width: 20, styles: false) == "│ " + String(repeating: "─", count: 18) + "\n")
    }
}
