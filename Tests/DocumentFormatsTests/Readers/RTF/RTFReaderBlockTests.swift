import DocumentFormats
import DocumentModel
import Testing

@Suite struct RTFReaderBlockTests {
    static let paragraphs: [RTFCase] = [
        RTFCase(
            "a backslash at a line's end ends a paragraph",
            "a\\\nb\\\r\nc",
            ["paragraph", #"  "a""#, "paragraph", #"  "b""#, "paragraph", #"  "c""#]
        ),
        RTFCase("empty paragraphs are space", #"a\par\par  \par b"#, ["paragraph", #"  "a""#, "paragraph", #"  "b""#]),
        RTFCase(
            "a section ends a paragraph",
            #"a\sect b\page c"#,
            ["paragraph", #"  "a""#, "paragraph", #"  "b""#, "paragraph", #"  "c""#]
        ),
        RTFCase(
            "headings by the name of the style, its level, or that of the paragraph",
            #"\pard\s1\b A\par\pard\plain\s2 B\par\pard\outlinelevel0 C\par\pard\s4 D\par"#,
            [
                "heading level=1", #"  "A""#, "heading level=3", #"  "B""#, "heading level=1", #"  "C""#,
                "heading level=1", #"  "D""#,
            ]
        ),
        RTFCase(
            "a heading keeps the marks that not all of it has",
            #"\pard\s1\b A\i  b\par"#,
            ["heading level=1", #"  "A""#, #"  " b" emphasis"#]
        ),
        RTFCase(
            "quotes by style, one after the other",
            #"a\par\pard\s3 b\par c\par\pard d"#,
            [
                "paragraph", #"  "a""#, "block-quote", "  paragraph", #"    "b""#, "  paragraph", #"    "c""#,
                "paragraph", #"  "d""#,
            ]
        ),
        RTFCase(
            "an empty paragraph with a line below it is a rule",
            #"a\par\pard\brdrb\brdrs\par\pard b"#,
            ["paragraph", #"  "a""#, "thematic-break", "paragraph", #"  "b""#]
        ),
        RTFCase(
            "whole paragraphs in a font of one width are a code block, empty ones between them too",
            #"Some text to begin with.\par{\f1 a b\par\par   c\line d\par}end"#,
            [
                "paragraph", #"  "Some text to begin with.""#, "code-block", #"  "a b\n\n  c\nd\n""#, "paragraph",
                #"  "end""#,
            ]
        ),
        RTFCase(
            "a text that is all in one width is no code",
            #"{\f1 a\par b\par}"#,
            ["paragraph", #"  "a""#, "paragraph", #"  "b""#]
        ),
    ]

    static let lists: [RTFCase] = [
        RTFCase(
            "items of a list with their levels, and what follows",
            #"\pard\ls1\ilvl0{\listtext\'95\tab}one\par\ilvl1{\listtext 1.\tab}sub\par{\listtext 2.\tab}two\par\ilvl0{\listtext\'95\tab}three\par\pard after"#,
            [
                "unordered-list marker=- tight", "  list-item ordinal=1", "    paragraph", #"      "one""#,
                "    ordered-list start=1 delimiter=. tight", "      list-item ordinal=1", "        paragraph",
                #"          "sub""#, "      list-item ordinal=2", "        paragraph", #"          "two""#,
                "  list-item ordinal=2", "    paragraph", #"      "three""#, "paragraph", #"  "after""#,
            ]
        ),
        RTFCase(
            "a paragraph of a list without a marker goes on with the item",
            #"\pard\ls1\ilvl0{\listtext\'95\tab}one\par more\par{\listtext\'95\tab}two\par"#,
            [
                "unordered-list marker=- loose", "  list-item ordinal=1", "    paragraph", #"      "one""#,
                "    paragraph", #"      "more""#, "  list-item ordinal=2", "    paragraph", #"      "two""#,
            ]
        ),
        RTFCase(
            "without any markers each paragraph is an item",
            #"\pard\ls1\ilvl0 one\par two\par"#,
            [
                "unordered-list marker=- tight", "  list-item ordinal=1", "    paragraph", #"      "one""#,
                "  list-item ordinal=2", "    paragraph", #"      "two""#,
            ]
        ),
        RTFCase(
            "numbers of other kinds count, and the sign behind them is kept",
            #"\pard\ls2\ilvl0{\listtext iii)\tab}c\par{\listtext iv)\tab}d\par"#,
            [
                "ordered-list start=3 delimiter=) tight", "  list-item ordinal=3", "    paragraph", #"      "c""#,
                "  list-item ordinal=4", "    paragraph", #"      "d""#,
            ]
        ),
        RTFCase(
            "lists of Word 6",
            #"\pard{\pntext\'b7\tab}{\*\pn\pnlvlblt{\pntxtb\'b7}}one\par{\pntext\'b7\tab}two\par\pard{\pntext 1.\tab}{\*\pn\pnlvlbody\pndec}x\par"#,
            [
                "unordered-list marker=- tight", "  list-item ordinal=1", "    paragraph", #"      "one""#,
                "  list-item ordinal=2", "    paragraph", #"      "two""#, "ordered-list start=1 delimiter=. tight",
                "  list-item ordinal=1", "    paragraph", #"      "x""#,
            ]
        ),
        RTFCase(
            "boxes and ticks are tasks, and circles beside a tick",
            #"\pard\ls1\ilvl0{\listtext\uc0\u10003 \tab}done\par{\listtext\uc0\u9702 \tab}open\par{\listtext\uc0\u9744 \tab}box\par"#,
            [
                "unordered-list marker=- tight", "  list-item ordinal=1 task=done", "    paragraph", #"      "done""#,
                "  list-item ordinal=2 task=open", "    paragraph", #"      "open""#, "  list-item ordinal=3 task=open",
                "    paragraph", #"      "box""#,
            ]
        ),
        RTFCase(
            "circles alone are bullets",
            #"\pard\ls1\ilvl0{\listtext\uc0\u9702 \tab}a\par"#,
            ["unordered-list marker=- tight", "  list-item ordinal=1", "    paragraph", #"      "a""#]
        ),
        RTFCase(
            "typed markers in at least two lines",
            #"\bullet  one\par\bullet  two\par - alone\par text\par 3) c\par 4) d\par 1. a\par 5. b\par"#,
            [
                "unordered-list marker=- tight", "  list-item ordinal=1", "    paragraph", #"      "one""#,
                "  list-item ordinal=2", "    paragraph", #"      "two""#, "  list-item ordinal=3", "    paragraph",
                #"      "alone""#, "paragraph", #"  "text""#, "paragraph", #"  "3) c""#, "paragraph", #"  "4) d""#,
                "paragraph", #"  "1. a""#, "paragraph", #"  "5. b""#,
            ]
        ),
        RTFCase(
            "a marker that hangs out to the left is no accident",
            #"\pard\li360\fi-360 1.\tab one\par\pard\li360\fi0 more\par\pard text"#,
            [
                "ordered-list start=1 delimiter=. loose", "  list-item ordinal=1", "    paragraph", #"      "one""#,
                "    paragraph", #"      "more""#, "paragraph", #"  "text""#,
            ]
        ),
    ]

    static let tables: [RTFCase] = [
        RTFCase(
            "rows and cells, and nothing of what stands around them",
            #"before\par\trowd\trhdr\cellx900\cellx1800\pard\intbl\qr a\cell\pard\intbl\ql b\cell\row\trowd\cellx900\cellx1800\pard\intbl\qr c\cell\pard\intbl d\par e\cell\row\pard after"#,
            [
                "paragraph", #"  "before""#, "table columns=right,none", "  table-header-row", "    table-cell",
                #"      "a""#, "    table-cell", #"      "b""#, "  table-row", "    table-cell", #"      "c""#,
                "    table-cell", #"      "d""#, #"      "\n" hard-break"#, #"      "e""#, "paragraph", #"  "after""#,
            ]
        ),
        RTFCase(
            "a first row in bold is the header row",
            #"\trowd\cellx900\intbl\b a\cell\b0\row\intbl b\cell\row\pard"#,
            [
                "table columns=none", "  table-header-row", "    table-cell", #"      "a""#, "  table-row",
                "    table-cell", #"      "b""#,
            ]
        ),
        RTFCase(
            "merged cells are empty, and rows have equal counts",
            #"\trowd\clmgf\cellx900\clmrg\cellx1800\cellx2700\intbl a\cell\cell b\cell\row\trowd\cellx900\intbl c\cell\row\pard"#,
            [
                "table columns=none,none,none", "  table-header-row", "    table-cell", #"      "a""#, "    table-cell",
                "    table-cell", #"      "b""#, "  table-row", "    table-cell", #"      "c""#, "    table-cell",
                "    table-cell",
            ]
        ),
        RTFCase(
            "a table in a cell comes out of it",
            #"\trowd\cellx900\pard\intbl\itap1 out\par\pard\intbl\itap2 in\nestcell{\*\nesttableprops\trowd\cellx900\nestrow}{\nonesttables\par}\pard\intbl\itap1\cell\row\pard"#,
            [
                "table columns=none", "  table-header-row", "    table-cell", #"      "out""#, "table columns=none",
                "  table-header-row", "    table-cell", #"      "in""#,
            ]
        ),
        RTFCase(
            "a table that only holds another one is not there",
            #"\trowd\cellx900\pard\intbl\itap2 in\nestcell{\*\nesttableprops\trowd\cellx900\nestrow}\pard\intbl\itap1\cell\row\pard"#,
            ["table columns=none", "  table-header-row", "    table-cell", #"      "in""#]
        ),
        RTFCase(
            "cells without a row are a row",
            #"\trowd\cellx900\intbl a\cell b\cell"#,
            [
                "table columns=none,none", "  table-header-row", "    table-cell", #"      "a""#, "    table-cell",
                #"      "b""#,
            ]
        ),
    ]

    @Test(arguments: paragraphs + lists + tables)
    func `blocks are read as what they are`(_ test: RTFCase) throws {
        #expect(try dumpOfRTF(test.source) == test.dump)
    }

    @Test func `large short lines are headings by size, unless guesses are off`() throws {
        let source =
            #"{\rtf1\fs48 Plan\par\fs24 Some words about the plan, long enough to be the body.\par\fs36 Beds\par"#
            + #"\fs24 Four of them.\par\fs36 This large line is a sentence.\par}"#
        let body = "paragraph\n  \"Some words about the plan, long enough to be the body.\"\n"
        #expect(
            try dumpOfRTF(source)
                == "heading level=1\n  \"Plan\"\n" + body
                + "heading level=2\n  \"Beds\"\nparagraph\n  \"Four of them.\"\n"
                + "paragraph\n  \"This large line is a sentence.\" font-size=18.0\n"
        )
        #expect(
            try dumpOfRTF(source, guesses: [])
                == "paragraph\n  \"Plan\" font-size=24.0\n" + body
                + "paragraph\n  \"Beds\" font-size=18.0\nparagraph\n  \"Four of them.\"\n"
                + "paragraph\n  \"This large line is a sentence.\" font-size=18.0\n"
        )
    }

    @Test func `indented paragraphs are quotes, unless guesses are off`() throws {
        let source = #"{\rtf1 a\par\pard\li720 b\par\pard c\par}"#
        #expect(
            try dumpOfRTF(source)
                == "paragraph\n  \"a\"\nblock-quote\n  paragraph\n    \"b\"\nparagraph\n  \"c\"\n"
        )
        #expect(try dumpOfRTF(source, guesses: []) == "paragraph\n  \"a\"\nparagraph\n  \"b\"\nparagraph\n  \"c\"\n")
    }

    @Test func `pictures and attachments are assets`() throws {
        let picture =
            #"{\*\shppict{\pict{\*\picprop{\sp{\sn wzDescription}{\sv A dot}}{\sp{\sn wzName}{\sv a/dot.png}}}\pngblip 8950 4e47 00}}{\nonshppict{\pict\wmetafile8 00}}"#
        let attachment = #"{{\NeXTGraphic map.pdf \width40 \height40 \appleaqc }\'ac}"#
        let map = Asset(name: "map.pdf", bytes: [1], mediaType: "application/pdf")
        var options = ReadOptions()
        options.attachments = [map, Asset(name: "other", bytes: [2], mediaType: "x/y")]
        let source = #"{\rtf1 "# + picture + picture + attachment + #"{{\NeXTGraphic gone.png}\'ac}.\par}"#
        let result = try RTFReader().read(Array(source.utf8), options: options)
        #expect(
            result.document.dump()
                == "paragraph\n  \"\u{FFFC}\u{FFFC}\" image=\"dot.png\" image-text=\"A dot\"\n"
                + "  \"\u{FFFC}\" image=\"map.pdf\"\n  \"\u{FFFC}\" image=\"gone.png\"\n  \".\"\n"
        )
        #expect(
            result.assets
                == [Asset(name: "dot.png", bytes: [0x89, 0x50, 0x4E, 0x47, 0], mediaType: "image/png"), map]
        )
        #expect(result.diagnostics.map(\.id) == ["missing-attachment"])
    }
}
