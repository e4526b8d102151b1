import Testing

@testable import Linting

@Suite("Strings files")
struct StringsReaderTests {
    private func findings(_ text: [UInt8], source: [UInt8], name: String = "L.strings") throws(LintError) -> [Finding] {
        let input = LintInput(path: "de.lproj/\(name)", bytes: text) { path in
            path == "en.lproj/\(name)" ? source : nil
        }
        return try LocalizationCheck().findings(in: input)
    }

    private func values(_ text: String) throws(LintError) -> [String] {
        try StringsReader.read(Array(text.utf8), language: "en").entries
            .map { "\($0.key)=\($0.localizations[0].forms[0].text.string)" }
    }

    @Test(
        "Keys and values are read in all their spellings",
        arguments: [
            (#""a" = "b";"#, ["a=b"]), (#"a = b;"#, ["a=b"]), (#"/* x */ a.b-c // y"# + "\n" + #"= 'd "e"';"#, [#"a.b-c=d "e""#]),
            (#"{ "a" = "b"; "c"; }"#, ["a=b", "c=c"]), (#""\U00e4\u00f6" = "\n\t\"\\\101";"#, ["äö=\n\t\"\\A"]),
            (#""a" = "\Ud83d\Ude00";"#, ["a=😀"]), ("\"a\" = \"x\ny\";", ["a=x\ny"]), ("", []), ("/* only */", []),
        ] as [(String, [String])]
    )
    func spellings(_ text: String, _ expected: [String]) throws {
        #expect(try values(text) == expected)
    }

    @Test(
        "What is no strings file is an error with a place",
        arguments: [
            (#""a" = "b""#, 8), (#""a" = ;"#, 6), (#""a" = "b"#, 6), ("/* x", 0), (#""a" "b";"#, 2), ("<<<<<<< HEAD", 0),
            (#"{ "a" = "b";"#, 12),
        ]
    )
    func errors(_ text: String, _ offset: Int) {
        let error = #expect(throws: LintError.self) { try values(text) }
        #expect(error?.offset == offset)
    }

    @Test("A strings file is judged by that of the source language, whatever their encodings")
    func encodings() throws {
        let text = "\"ключ\" = \"ü ** x **\";\n"
        let source = Array("\"ключ\" = \"**x** y\";".utf8)
        for isBigEndian in [false, true] {
            var wide: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
            for unit in text.utf16 {
                let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
                wide += isBigEndian ? [high, low] : [low, high]
            }
            let finding = try #require(try findings(wide, source: source).first)
            #expect(finding.rule == "l10n-marker-space")
            let before = text.utf16.prefix { $0 != 0x2A }.count
            #expect(finding.range == 2 + 2 * before..<2 + 2 * (before + 7))
            #expect(finding.fixes[0].edits.map(\.range.count) == [2, 2])
        }
    }

    @Test("Half a surrogate pair is an error at its place")
    func surrogates() {
        let error = #expect(throws: LintError.self) { try findings([0xFF, 0xFE, 0x00, 0xD8], source: []) }
        #expect(error?.offset == 2)
    }

    @Test("The comment before an entry switches rules off for it")
    func comments() throws {
        let source = Array(#""a" = "**x**"; "b" = "**x**";"#.utf8)
        let text = Array(#"/* attrmd:disable=l10n-span-count */ "a" = "x"; "b" = "x";"#.utf8)
        #expect(try findings(text, source: source).map(\.unit?.key) == ["b"])
    }

    @Test("Plural rules are judged form by form")
    func stringsdict() throws {
        func plist(_ format: String, _ one: String, _ other: String?) -> [UInt8] {
            let last = other.map { "<key>other</key><string>\($0)</string>" } ?? ""
            return Array(
                ("<?xml version=\"1.0\"?><plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)"
                    + "</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                    + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>\(one)</string>\(last)"
                    + "</dict></dict></dict></plist>").utf8
            )
        }
        let source = plist("%#@n@ &amp; **%@**", "%d day", "%d days")
        func rules(_ bytes: [UInt8]) throws -> [String] { try findings(bytes, source: source, name: "L.stringsdict").map(\.rule) }
        #expect(try rules(plist("%#@n@ &#38; **%@**", "ein Tag", "%d Tage")) == [])
        #expect(try rules(plist("%#@n@ **%@**", "%d Tag", "Tage")) == ["l10n-format-missing"])
        #expect(try rules(plist("%#@n@ **%@", "%d Tag", "%d Tage")) == ["l10n-marker-unbalanced"])
        #expect(try rules(plist("%#@n@ **%@**", "%d Tag", nil)) == ["l10n-catalog-plural-other"])
        #expect(throws: LintError.self) { try rules(Array("<plist><dict></plist>".utf8)) }
        #expect(throws: LintError.self) { try rules(Array("bplist00".utf8)) }
    }

    @Test("XLIFF holds source and target side by side")
    func xliff() throws {
        let text = """
            <?xml version="1.0"?><xliff version="1.2"><file source-language="en" target-language="ja"><body>
            <trans-unit id="a"><source>Tap **Go** &amp; wait</source><target>** 行く ** を&lt;タップ</target></trans-unit>
            <trans-unit id="b|==|plural.one"><source>%lld day</source><target>一日</target></trans-unit>
            <trans-unit id="c"><source>Hi %@</source><target/></trans-unit>
            <trans-unit id="d"><source>Hi %@</source><target>やあ</target><note>attrmd:disable</note></trans-unit>
            </body></file></xliff>
            """
        let found = try LocalizationCheck().findings(in: LintInput(path: "ja.xliff", bytes: Array(text.utf8)))
        #expect(found.map(\.rule) == ["l10n-marker-space"])
        #expect(found.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == ["** 行く **"])
    }
}
