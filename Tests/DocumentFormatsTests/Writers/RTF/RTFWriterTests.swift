import DocumentFormats
import DocumentModel
import TargetTable
import Testing

@testable import DocumentFormats

/// What stands behind the head of the RTF of a document.
private func body(_ document: AttributedDocument, options: WriteOptions = WriteOptions()) -> String {
    let text = RTFWriter().write(document, options: options).string
    let start = "\\margl1440\\margr1440\n"
    guard let place = text.range(of: start) else { return text }
    return String(text[place.upperBound...].dropLast(2))
}

private let plain = #"\pard\plain\s0\sa180\f0\fs24 "#

/// A run and how it is written.
struct RTFRunCase: Sendable, CustomStringConvertible {
    let text: String
    let attributes: InlineAttributes
    let rtf: String

    init(_ text: String, _ attributes: InlineAttributes, _ rtf: String) {
        self.text = text
        self.attributes = attributes
        self.rtf = rtf
    }

    var description: String { rtf }
}

@Suite struct RTFWriterTests {
    static let runs: [RTFRunCase] = [
        RTFRunCase("a{b}\\c\t", InlineAttributes(), #"a\{b\}\\c\tab "#),
        RTFRunCase("é😀\u{FFFC}", InlineAttributes(), #"\u233 \u-10179 \u-8704 \u-4 "#),
        RTFRunCase("x", marked([.strong, .emphasis]), #"{\i\b x}"#),
        RTFRunCase("x", marked(.code), #"{\f1 x}"#),
        RTFRunCase("x", marked(.strikethrough), #"{\strike x}"#),
        RTFRunCase("x", marked(.highlight), #"{\cb2\highlight2 x}"#),
        RTFRunCase("\n", marked(.hardBreak), #"\line "#),
        RTFRunCase(" ", marked(.softBreak), " \n"),
        RTFRunCase("<b>", marked(.inlineHTML), #"{\cs11 <b>}"#),
        RTFRunCase("<br/>", marked(.inlineHTML), #"{\cs11 {\cs13\line }}"#),
        RTFRunCase(
            "x",
            linked("u\"\\v", title: "t"),
            #"{\field{\*\fldinst{HYPERLINK "u\\"\\\\v" \\o "t"}}{\fldrslt {\ul\cf1 x}}}"#
        ),
        RTFRunCase("x", styled { $0.underline = .wavy }, #"{\ulwave x}"#),
        RTFRunCase("x", styled { $0.foregroundColor = .rgba(red: 1, green: 2, blue: 3, alpha: 255) }, #"{\cf3 x}"#),
        RTFRunCase("x", styled { $0.backgroundColor = .named("textColor") }, #"{\cb3\chcbpat3 x}"#),
        RTFRunCase("x", styled { $0.font.family = "A; B" }, #"{\f3 x}"#),
        RTFRunCase("x", styled { $0.font.size = 13.2 }, #"{\fs26\fsmilli13200 x}"#),
        RTFRunCase("x", styled { $0.font.size = 13 }, #"{\fs26 x}"#),
        RTFRunCase("x", styled { $0.font.size = 12 }, #"{\fs24\fsmilli12000 x}"#),
        RTFRunCase("x", styled { $0.baseline = .offset(points: -1.5) }, #"{\dn3 x}"#),
        RTFRunCase("x", styled { $0.baseline = .superscript }, #"{\super x}"#),
        RTFRunCase("x", styled { $0.isHidden = true }, #"{\v x}"#),
        RTFRunCase(
            "\u{FFFC}",
            footnote("a b"),
            #"{\field{\*\fldinst{NOTEREF fn_a_20b \\f \\h}}{\fldrslt {\super a b}}}"#
        ),
    ]

    @Test(arguments: runs)
    func `a run is written as what it looks like`(_ test: RTFRunCase) {
        #expect(body(makeParagraph([(test.text, test.attributes)])) == plain + test.rtf + "\\par\n")
    }

    @Test func `the head declares what the body uses`() {
        var attributes = styled { style in
            style.font.family = "A; B"
            style.foregroundColor = .rgba(red: 1, green: 2, blue: 3, alpha: 128)
        }
        attributes.intents = [.inlineHTML]
        let text = RTFWriter().write(makeParagraph([("x", attributes)]), options: WriteOptions()).string
        #expect(
            text.hasPrefix("{\\rtf1\\ansi\\ansicpg1252\\uc0\\deff0\n{\\fonttbl{\\f0\\fswiss\\fcharset0 Helvetica;}")
        )
        #expect(text.contains(#"{\f3\fnil\fcharset0 A B;}"#))
        #expect(text.contains(#"{\colortbl;\red0\green0\blue238;\red255\green255\blue0;\red1\green2\blue3;}"#))
        #expect(text.contains(#"\cssrgb\c392\c784\c1176\c50196;}"#))
        #expect(text.contains(#"{\*\cs11 HTML;}"#))
        #expect(text.contains(#"{\s2\sbasedon0\snext0\keepn\outlinelevel1\f0\b\fs36 heading 2;}"#))
        #expect(text.contains(#"{\*\generator AttributedMarkdown 1;}"#))
    }

    @Test func `headings have style, outline level and size, and strong text in them a style of its own`() {
        let document = makeDocument { builder in
            builder.add(.heading(level: 2)) { builder in
                builder.append("a")
                builder.append("b", attributes: marked(.strong))
            }
        }
        #expect(body(document) == #"\pard\plain\s2\sa180\keepn\outlinelevel1\f0\b\fs36 a{\cs11 b}\par"# + "\n")
    }

    @Test func `a list is a real list with the markers of Cocoa`() {
        let document = makeDocument { builder in
            builder.add(.orderedList(start: 3, delimiter: .parenthesis, isTight: true)) { builder in
                builder.add(.listItem(ordinal: 3, task: nil)) { builder in
                    builder.add(.paragraph, "a")
                    builder.add(.unorderedList(marker: .hyphen, isTight: false)) { builder in
                        builder.add(.listItem(ordinal: 1, task: .done)) { $0.add(.paragraph, "b") }
                    }
                    builder.add(.paragraph, "c")
                }
            }
        }
        #expect(
            body(document)
                == #"\pard\plain\s10\tx360\tx720\li720\fi-360\sa0\f0\fs24\ls1\ilvl0{\listtext 3)\tab}a\par"# + "\n"
                + #"\pard\plain\s12\tx1080\tx1440\li1440\fi-360\sa180\f0\fs24\ls2\ilvl1{\listtext \u9745 \tab}b\par"#
                + "\n"
                + #"\pard\plain\s10\li720\sa0\f0\fs24 c\par"# + "\n"
        )
        let text = RTFWriter().write(document, options: WriteOptions()).string
        #expect(
            text.contains(
                #"\levelnfc0\levelnfcn0\leveljc0\leveljcn0\levelfollow0\levelstartat3\levelspace360\levelindent0{\*\levelmarker \{decimal\})}{\leveltext\'02\'00);}"#
            )
        )
        #expect(text.contains(#"{\*\levelmarker \{check\}}{\leveltext\'01\u9745 ;}"#))
        #expect(text.contains(#"{\listoverride\listid2\listoverridecount0\ls2}"#))
        #expect(text.contains(#"{\s12\sbasedon0\li1440\f0\fs24 List Paragraph / List Paragraph;}"#))
    }

    @Test func `quotes side by side have two styles, and what is empty shows by an empty paragraph`() {
        let document = makeDocument { builder in
            builder.add(.blockQuote) { $0.add(.paragraph, "a") }
            builder.add(.blockQuote)
        }
        #expect(
            body(document) == #"\pard\plain\s10\li720\sa180\f0\fs24 a\par"# + "\n"
                + #"\pard\plain\s12\li720\sa180\f0\fs24 \par"# + "\n"
        )
        let text = RTFWriter().write(document, options: WriteOptions()).string
        #expect(text.contains(#"\fs24 Quote;}"#))
        #expect(text.contains(#"\fs24 Block Text / Empty;}"#))
    }

    @Test func `a table has rows with edges, a header row and the alignments of its cells`() {
        let document = makeDocument { builder in
            builder.add(.table(alignments: [.none, .right])) { builder in
                builder.add(.tableHeaderRow) { builder in
                    builder.add(.tableCell, "a")
                    builder.add(.tableCell, "b")
                }
            }
        }
        let border = #"\clbrdrt\brdrs\brdrw10\clbrdrl\brdrs\brdrw10\clbrdrb\brdrs\brdrw10\clbrdrr\brdrs\brdrw10"#
        #expect(
            body(document)
                == #"\itap1\trowd\trgaph108\trleft-108\trhdr"# + border + #"\cellx4320"# + border + #"\cellx8640"#
                + "\n"
                + #"\pard\plain\s10\intbl\itap1\sa0\f0\fs24\b a\cell"# + "\n"
                + #"\pard\plain\s10\intbl\itap1\sa0\f0\fs24\qr\b b\cell"# + "\n\\row\n"
        )
    }

    @Test func `code is one paragraph of lines, and its language is part of the style's name`() {
        let document = makeDocument { $0.add(.codeBlock(info: "c++"), "a\n\n b\n") }
        #expect(body(document) == #"\pard\plain\s10\sa180\f1\fs24 a\line \line  b\par"# + "\n")
        let text = RTFWriter().write(document, options: WriteOptions()).string
        #expect(text.contains(" Preformatted Text c_2b_2b;}"))
    }

    @Test func `a footnote is written where it is first referred to`() {
        let document = makeDocument { builder in
            builder.addParagraph([("a", InlineAttributes()), ("\u{FFFC}\u{FFFC}", footnote("n"))])
            builder.add(.footnoteDefinition(label: "n")) { $0.add(.paragraph, "note") }
        }
        #expect(
            body(document)
                == plain + #"a{\super\chftn}{\footnote{\*\bkmkstart fn_n}{\*\bkmkend fn_n}"# + plain
                + #"{\super\chftn} note}{\field{\*\fldinst{NOTEREF fn_n \\f \\h}}{\fldrslt {\super n}}}\par"# + "\n"
        )
    }

    @Test func `front matter is the comment of the document's properties`() {
        let document = makeDocument { $0.add(.frontMatter(.yaml), "a: ü\n") }
        let text = RTFWriter().write(document, options: WriteOptions()).string
        #expect(text.contains(#"{\info{\doccomm ---\'0aa: \u252 \'0a}}"#))
    }

    // MARK: Images

    private static let dot = Asset(name: "a/my%20dot.png", bytes: pngOfSize(4, 2), mediaType: "image/png")

    @Test func `an image whose file is known is embedded with its description`() {
        let document = makeParagraph([("\u{FFFC}", imageAt("a/my%20dot.png", alternateText: "Dot"))])
        let result = RTFWriter().write(document, options: WriteOptions(assets: [Self.dot]))
        #expect(result.losses.isEmpty)
        #expect(
            result.string.contains(
                #"{\*\shppict{\pict{\*\picprop{\sp{\sn wzDescription}{\sv Dot}}{\sp{\sn wzName}{\sv my dot.png}}}"#
                    + "\\picw4\\pich2\\picwgoal60\\pichgoal30\\pngblip\n89504e470d0a1a0a"
            )
        )
    }

    @Test func `an image without a file is its description, and a loss`() {
        let document = makeParagraph([("\u{FFFC}", imageAt("x.png", alternateText: "Dot", title: "t"))])
        let result = RTFWriter().write(document, options: WriteOptions())
        #expect(result.losses.map(\.subject) == ["image", "image-title"])
        #expect(body(document) == plain + "Dot\\par\n")
    }

    @Test func `in a folder an image is an attachment`() {
        let document = makeParagraph([("\u{FFFC}\u{FFFC}", imageAt("a/my%20dot.png"))])
        let result = RTFWriter(attachesFiles: true).write(document, options: WriteOptions(assets: [Self.dot]))
        let attachment =
            #"{{\NeXTGraphic my dot.png \width80 \height40 \appleattachmentpadding0 \appleembedtype0 \appleaqc"#
            + "\n}\\'ac}"
        #expect(result.string.contains(attachment + attachment))
        #expect(result.assets == [Asset(name: "my dot.png", bytes: Self.dot.bytes, mediaType: "image/png")])
        #expect(result.losses.isEmpty)
    }

    /// The beginning of a PNG of a size in pixels.
    private static func pngOfSize(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0,
            0, height,
        ]
    }

    // MARK: Losses

    static let losses: [(InlineAttributes, String, String)] = [
        (
            {
                var a = InlineAttributes()
                a.custom["x"] = .bool(true)
                return a
            }(), "a", "custom-attribute"
        ),
        (
            {
                var a = InlineAttributes()
                a.language = "tlh"
                return a
            }(), "a", "foundation.languageIdentifier"
        ),
        (styled { $0.font.weight = 300 }, "a", "kit.font"), (styled { $0.font.size = 12.00005 }, "a", "kit.font"),
        (styled { $0.strikethrough = .dotted }, "a", "kit.strikethroughStyle"),
        (styled { $0.baseline = .offset(points: 0.3) }, "a", "kit.baselineOffset"),
        (InlineAttributes(), "a\u{1}", "control-character"), (InlineAttributes(), "a\nb", "hard-break"),
    ]

    @Test(arguments: losses)
    func `what RTF cannot hold is a loss, and reading back shows it`(
        _ attributes: InlineAttributes,
        text: String,
        subject: String
    ) throws {
        let document = makeParagraph([(text, attributes)])
        let result = RTFWriter().write(document, options: WriteOptions())
        #expect(result.losses.map(\.subject) == [subject])
        #expect(try RTFReader().read(result.bytes, options: ReadOptions()).document != document)
    }
}
