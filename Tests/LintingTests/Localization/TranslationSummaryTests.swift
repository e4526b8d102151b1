import Linting
import Testing

@Suite("Summary of translations")
struct TranslationSummaryTests {
    private func finding(_ rule: String, _ language: String) -> Finding {
        Finding(
            rule: rule,
            severity: .error,
            message: "",
            range: 0..<0,
            unit: TranslationUnit(key: "k", language: language)
        )
    }

    @Test("Texts and findings of all files are added up by language")
    func text() {
        var summary = TranslationSummary()
        summary.add(
            [LanguageTally(language: "zh-Hans", textCount: 9), LanguageTally(language: "de", textCount: 1)],
            findings: [finding("b", "zh-Hans"), finding("a", "zh-Hans"), finding("b", "zh-Hans"), finding("c", "")]
        )
        summary.add([LanguageTally(language: "zh-Hans", textCount: 3)], findings: [finding("a", "fr")])
        #expect(
            summary.text == """
                de        1 text   0 findings
                fr        0 texts  1 finding: a 1
                zh-Hans  12 texts  3 findings: b 2, a 1

                """
        )
    }

    @Test("Without translations the summary says so")
    func nothing() {
        #expect(TranslationSummary().text == "no translations were judged\n")
    }
}
