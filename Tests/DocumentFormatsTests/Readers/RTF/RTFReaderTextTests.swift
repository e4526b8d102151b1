import DocumentFormats
import DocumentModel
import Testing

@Suite struct RTFReaderTextTests {
    static let characters: [RTFCase] = [
        RTFCase(
            "bytes are Windows 1252 unless told otherwise",
            #"caf\'e9 \'80\'93x\'94"#,
            ["paragraph", #"  "café €“x”""#]
        ),
        RTFCase(
            "the font tells the code page",
            #"most of the text {\f3\'cf\'f0\'e8} {\f4\'83\'65\'83X} {\f6 caf\'8e}"#,
            [
                "paragraph", #"  "most of the text ""#, #"  "При" font-family="Arial""#, #"  " テス ""#,
                #"  "café" font-family="Geneva""#,
            ]
        ),
        RTFCase(
            "the bullet of a symbol font is a bullet",
            #"{\f2\'b7} \u-3913 ?"#,
            ["paragraph", "  \"\u{2022} \u{2022}\""]
        ),
        RTFCase(
            "a fallback is as long as \\uc says, in its group",
            #"\u8364 ?a{\uc2\u20320 \'c4\'e3}\uc0\u22909 b{\uc1\u233 \'e9}c"#,
            ["paragraph", #"  "€a你好béc""#]
        ),
        RTFCase(
            "two units are one character, words between them or not",
            #"\u-10179 ?\u-8704 ? \uc0\u55357\uc1 \u56832 ?"#,
            ["paragraph", "  \"\u{1F600} \u{1F600}\""]
        ),
        RTFCase(
            "half a character is U+FFFD",
            #"\uc0 a\u55357 b\u56832 c\u55357 \u55357 \u56832 "#,
            ["paragraph", "  \"a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{1F600}\""]
        ),
        RTFCase(
            "of two spellings the Unicode one counts",
            #"{\upr{no}{\*\ud{y\u233 ?s}}}"#,
            ["paragraph", #"  "yés""#]
        ),
        RTFCase(
            "names and signs of characters",
            #"\emdash\endash\lquote\rquote\ldblquote\rdblquote\bullet\~\_\{\}\\"#,
            ["paragraph", #"  "—–‘’“”•\u{A0}‑{}\\""#]
        ),
        RTFCase("line ends of the source are nothing", "one w\nor\r\nd", ["paragraph", #"  "one word""#]),
        RTFCase("text in hexadecimal digits that are none is kept", #"a\'zzb"#, ["paragraph", #"  "azzb""#]),
        RTFCase(
            "line breaks of all kinds",
            #"a\line b\uc0\u8232 c"#,
            ["paragraph", #"  "a""#, #"  "\n" hard-break"#, #"  "b""#, #"  "\n" hard-break"#, #"  "c""#]
        ),
        RTFCase(
            "binary data is no text",
            "a{\\pict\\bin4 }{}\\}b",
            ["paragraph", "  \"a\"", "  \"\u{FFFC}\" image=\"image.bin\"", "  \"b\""]
        ),
    ]

    static let marks: [RTFCase] = [
        RTFCase(
            "marks last for their group, or until they are turned off",
            #"{\b a{\i b}}c\b d\b0 e\strike f\plain g"#,
            [
                "paragraph", #"  "a" strong"#, #"  "b" emphasis strong"#, #"  "c""#, #"  "d" strong"#, #"  "e""#,
                #"  "f" strikethrough"#, #"  "g""#,
            ]
        ),
        RTFCase("a font may be bold by its name", #"a {\f5 b}"#, ["paragraph", #"  "a ""#, #"  "b" strong"#]),
        RTFCase(
            "kinds of lines",
            #"{\ul a}{\uldb b}{\ulwave c}{\uld d}{\striked1 e}{\ul\ulc1 f}{\ul\ulnone g}"#,
            [
                "paragraph", #"  "a" underline=single"#, #"  "b" underline=double"#, #"  "c" underline=wavy"#,
                #"  "d" underline=dotted"#, #"  "e" strikethrough strikethrough-style=double"#,
                #"  "f" underline=single underline-color=#c80000"#, #"  "g""#,
            ]
        ),
        RTFCase(
            "colours that differ from those of most text",
            #"most text {\cf1 a}{\cb3 b}{\highlight2 c}{\highlight3 d}{\chcbpat1 e}"#,
            [
                "paragraph", #"  "most text ""#, #"  "a" color=#c80000"#, #"  "b" background=#0000ff"#,
                #"  "c" highlight"#, #"  "d" highlight background=#0000ff"#, #"  "e" background=#c80000"#,
            ]
        ),
        RTFCase(
            "text above and below the line",
            #"x{\super 2}{\sub 3}{\up6 4}{\dn7 5}{\super a\nosupersub b}"#,
            [
                "paragraph", #"  "x""#, #"  "2" superscript"#, #"  "3" subscript"#, #"  "4" baseline-offset=3.0"#,
                #"  "5" baseline-offset=-3.5"#, #"  "a" superscript"#, #"  "b""#,
            ]
        ),
        RTFCase(
            "the language that differs from that of most text",
            #"\lang1033 most text {\lang1031 deutsch}"#,
            ["paragraph", #"  "most text ""#, #"  "deutsch" language="de-DE""#]
        ),
        RTFCase(
            "font and size that differ from those of most text",
            #"most of the text {\fs36 big}{\f6 x}"#,
            ["paragraph", #"  "most of the text ""#, #"  "big" font-size=18.0"#, #"  "x" font-family="Geneva""#]
        ),
        RTFCase("text that nobody shows is left out", #"a{\v b}{\deleted c}{\revised d}"#, ["paragraph", #"  "ad""#]),
        RTFCase(
            "text in a font of one width is code",
            #"Type {\f1 make all} now"#,
            ["paragraph", #"  "Type ""#, #"  "make all" code"#, #"  " now""#]
        ),
    ]

    static let fields: [RTFCase] = [
        RTFCase(
            "a link has the address and the title of its instruction",
            #"{\field{\*\fldinst{HYPERLINK "https://a.b/c?d=\\"x\\"" \\o "tip"}}{\fldrslt{\ul\cf1 text}}} after"#,
            ["paragraph", #"  "text" link="https://a.b/c?d=\"x\"" link-title="tip""#, #"  " after""#]
        ),
        RTFCase(
            "an instruction without quotes, and a result without a group",
            #"{\field{\*\fldinst HYPERLINK http://a.b}{\fldrslt x}}y"#,
            ["paragraph", #"  "x" link="http://a.b""#, #"  "y""#]
        ),
        RTFCase(
            "a place in the document is no address",
            #"{\field{\*\fldinst HYPERLINK \\l "mark"}{\fldrslt x}}"#,
            ["paragraph", #"  "x""#]
        ),
        RTFCase(
            "a field in a link belongs to the link",
            #"{\field{\*\fldinst HYPERLINK "u"}{\fldrslt a {\field{\*\fldinst PAGEREF x}{\fldrslt 7}}}}"#,
            ["paragraph", #"  "a 7" link="u""#]
        ),
        RTFCase(
            "other fields show their results",
            #"page {\field{\*\fldinst PAGE}{\fldrslt 7}} {\field{\*\fldinst SYMBOL 183 \\f Symbol}{\fldrslt}}"#,
            ["paragraph", "  \"page 7 \u{2022}\""]
        ),
        RTFCase(
            "a footnote is a definition with the number of its place",
            #"A{\super\chftn}{\footnote\pard\plain{\super\chftn} One.\par Two.} B{\*\footnote{\chftn}\tab{\b c}}\par"#,
            [
                "paragraph", #"  "A""#, "  \"\u{FFFC}\" footnote=\"1\"", #"  " B""#, "  \"\u{FFFC}\" footnote=\"2\"",
                #"footnote-definition label="1""#, "  paragraph", #"    "One.""#, "  paragraph", #"    "Two.""#,
                #"footnote-definition label="2""#, "  paragraph", #"    "c" strong"#,
            ]
        ),
        RTFCase(
            "comments, headers and unknown destinations are no text",
            #"a{\*\atnid X}{\*\annotation b}{\header c\par}{\*\unknown d{e}}{\info{\title f}}{\*\bkmkstart g}h"#,
            ["paragraph", #"  "ah""#]
        ),
        RTFCase(
            "the text of a box comes after the paragraph that holds it",
            #"a{\shp{\*\shpinst{\sp{\sn x}{\sv y}}{\shptxt box\par}}}b\par c"#,
            ["paragraph", #"  "ab""#, "paragraph", #"  "box""#, "paragraph", #"  "c""#]
        ),
    ]

    @Test(arguments: characters + marks + fields)
    func `text is read as what it shows`(_ test: RTFCase) throws {
        #expect(try dumpOfRTF(test.source) == test.dump)
    }

    @Test func `a file of one code page has it without a font`() throws {
        #expect(try dumpOfRTF(#"{\rtf1\ansi\ansicpg1251 \'cc\'ee\par}"#) == "paragraph\n  \"Мо\"\n")
        #expect(try dumpOfRTF(#"{\rtf1\mac caf\'8e\par}"#) == "paragraph\n  \"café\"\n")
        #expect(try dumpOfRTF(#"{\rtf1\ansi\ansicpg936 \'b1\'ca\par}"#) == "paragraph\n  \"笔\"\n")
        #expect(try dumpOfRTF("{\\rtf1\\ansi\\ansicpg65001 caf\u{E9}\\par}") == "paragraph\n  \"café\"\n")
    }

    @Test func `Cocoa's colours override the others, and those of the system are no colours`() throws {
        let source =
            #"{\rtf1{\colortbl;\red1\green1\blue1;\red2\green2\blue2;\red3\green3\blue3;}"#
            + #"{\*\expandedcolortbl;\cssrgb\c100000\c0\c50196\c50196;\csgray\c100000;\cssrgb\c0\c0\c0\cname textColor;}"#
            + #"most text {\cf1 a}{\cf2 b}{\cf3 c}}"#
        #expect(
            try dumpOfRTF(source)
                == "paragraph\n  \"most text \"\n  \"a\" color=#ff008080\n  \"b\" color=#ffffff\n  \"c\"\n"
        )
    }
}
