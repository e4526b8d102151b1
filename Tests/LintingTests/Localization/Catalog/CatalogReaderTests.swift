import Testing

@testable import Linting

@Suite("String Catalogs")
struct CatalogReaderTests {
    private func findings(_ text: String) throws(LintError) -> [Finding] {
        try LocalizationCheck().findings(in: LintInput(path: "a/Localizable.xcstrings", bytes: Array(text.utf8)))
    }

    private static func catalog(_ translation: String) -> String {
        #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"**a** b"}},"#
            + #""de":{"stringUnit":{"value":"\#(translation)"}}}}}}"#
    }

    @Test("A finding points at the faulty characters, however they are spelled")
    func places() throws {
        let text = Self.catalog(#"\u00fc \u002a\u002a x ** \"y\""#)
        let finding = try #require(try findings(text).first)
        let bytes = Array(text.utf8)
        #expect(String(decoding: bytes[finding.range], as: UTF8.self) == #"\u002a\u002a x **"#)
        #expect(finding.unit == TranslationUnit(key: "k", language: "de"))
        let edits = try #require(finding.fixes.first).edits
        #expect(edits.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [" ", " "])
        #expect(edits.allSatisfy { $0.replacement.isEmpty })
    }

    @Test("A fix spells what it puts in as the file does")
    func spelling() throws {
        let text = Self.catalog(#"x**\"y\"**z"#)
        let fix = try #require(try findings(text).first?.fixes.first)
        var bytes = Array(text.utf8)
        for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement) }
        #expect(String(decoding: bytes, as: UTF8.self) == Self.catalog(#"x\"**y**\"z"#))
    }

    @Test("Control characters are spelled as each kind of file does")
    func controls() {
        func spelled(_ spelling: LiteralText.Spelling) -> String {
            String(
                decoding: LiteralText([], range: 0..<0, spelling: spelling).spelled([0x01, 0x1F, 0x0A]),
                as: UTF8.self
            )
        }
        #expect(spelled(.json) == #"\u0001\u001f\n"#)
        #expect(spelled(.strings) == #"\U0001\U001f\n"#)
        #expect(spelled(.swift) == #"\u{1}\u{1f}\n"#)
    }

    @Test("A byte order mark moves all places")
    func mark() throws {
        let text = "\u{FEFF}" + Self.catalog("** x **")
        let finding = try #require(try findings(text).first)
        #expect(String(decoding: Array(text.utf8)[finding.range], as: UTF8.self) == "** x **")
    }

    @Test(
        "What is no catalog is an error with a place",
        arguments: [
            ("", "the file cannot be read: expected a value", 0),
            (
                "{\n\"a\" : \n<<<<<<< HEAD\n1}",
                "a marker of a merge conflict was left in the file; resolve the conflict", 9
            ),
            (
                #"{"strings":{"a":{"#,
                "the file ends in the middle: what opens here is not closed; restore the rest of the file", 0
            ),
            (
                #"{"strings":{"a"#,
                "the file ends in the middle: what opens here is not closed; restore the rest of the file", 0
            ),
            (#"{"strings":{,}}"#, "the file cannot be read: expected a member name in quotes", 12),
            (#"{"a":"\ud800"}"#, "the file cannot be read: half of a surrogate pair", 6),
        ]
    )
    func errors(_ text: String, _ message: String, _ offset: Int) {
        #expect(throws: LintError(message, offset: offset, rule: "l10n-catalog-structure")) { try findings(text) }
    }

    @Test(
        "Faults of the file have their rules and places",
        arguments: [
            ("[]", "l10n-catalog-structure", "["),
            (#"{"version":"1.0","strings":{}}"#, "l10n-catalog-structure", "{"),
            (#"{"sourceLanguage":"en","version":"1.0"}"#, "l10n-catalog-structure", "{"),
            (#"{"sourceLanguage":"en","version":"1.0","strings":[]}"#, "l10n-catalog-structure", "["),
            (#"{"sourceLanguage":"en","version":"1.0","strings":{"a":1}}"#, "l10n-catalog-structure", "1"),
            (#"{"sourceLanguage":"en","version":"2.0","strings":{}}"#, "l10n-catalog-version", "2.0"),
            (#"{"sourceLanguage":"en","version":1.0,"strings":{}}"#, "l10n-catalog-version", "1.0"),
            (
                #"{"sourceLanguage":"en","version":"1.0","strings":{},"strings":{}}"#, "l10n-catalog-duplicate-key",
                "strings"
            ),
            (
                #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{"variations":{"plural":"#
                    + #"{"other":{"stringUnit":{"value":"x"}},"tow":{"stringUnit":{"value":"y"}}}}}}}}}"#,
                "l10n-catalog-structure", "tow"
            ),
            (
                #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"x","#
                    + #""value":"y"}}}}}}"#,
                "l10n-catalog-structure", "x"
            ),
            (
                #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{},"de":{}}}}}"#,
                "l10n-catalog-duplicate-key", "de"
            ),
        ]
    )
    func faults(_ text: String, _ rule: String, _ place: String) throws {
        let found = try findings(text)
        #expect(found.map(\.rule) == [rule])
        #expect(found.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == [place])
    }

    @Test("Options choose what is judged")
    func options() throws {
        let input = LintInput(path: "a.xcstrings", bytes: Array(Self.catalog("** x **").utf8))
        func count(_ options: LocalizationOptions) throws -> Int {
            try LocalizationCheck(options: options).findings(in: input).count
        }
        #expect(try count(LocalizationOptions()) == 1)
        #expect(try count(LocalizationOptions(filter: LocalizationFilter(states: ["needs_review"]))) == 0)
        #expect(try count(LocalizationOptions(filter: LocalizationFilter(states: ["translated"]))) == 1)
        #expect(try count(LocalizationOptions(filter: LocalizationFilter(keys: ["x*"]))) == 0)
        #expect(try count(LocalizationOptions(filter: LocalizationFilter(excludedKeys: ["?"]))) == 0)
        #expect(try count(LocalizationOptions(filter: LocalizationFilter(languages: ["fr", "d*"]))) == 1)
        #expect(try count(LocalizationOptions(filter: LocalizationFilter(excludedLanguages: ["de"]))) == 0)
        let filters = ["l10n-marker-space": LocalizationFilter(excludedLanguages: ["d?"])]
        #expect(try count(LocalizationOptions(ruleFilters: filters)) == 0)
        #expect(
            try LocalizationCheck().tallies(in: input)
                == [LanguageTally(language: "de", textCount: 1), LanguageTally(language: "en", textCount: 1)]
        )
    }
}
