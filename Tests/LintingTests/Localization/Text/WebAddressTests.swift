import Testing

@testable import Linting

@Suite("Web addresses")
struct WebAddressTests {
    @Test(
        "An address may name the language, and nothing else",
        arguments: [
            ("https://e.example/en/help", "https://e.example/de/help", "de", true),
            ("https://e.example/help", "https://e.example/de/help", "de", true),
            ("https://e.example/en/help", "https://e.example/help", "de", true),
            ("https://e.example/en-us/help", "https://e.example/pt-br/help", "pt-BR", true),
            ("https://e.example/en/help", "https://e.example/fr/help", "de", false),
            ("https://e.example/en/help", "https://e.example/de/halp", "de", false),
            ("https://e.example/help?lang=en", "https://e.example/help?lang=ja", "ja", true),
            ("https://e.example/help_en.html", "https://e.example/help_zh-cn.html", "zh-Hans", true),
            ("https://en.wiki.example/Cat", "https://de.wiki.example/Katze", "de", true),
            ("https://e.com/a", "https://e.de/a", "de", true), ("https://e.com/a", "https://f.com/a", "de", false),
            ("https://e.example/a", "https://e.example/a/", "de", true), ("https://e.example/a", "http://e.example/a", "de", false),
            ("mailto:a@e.example", "a@e.example", "de", false), ("https://e.example/x", "https://e.example/x。", "zh", false),
        ]
    )
    func translations(_ source: String, _ mine: String, _ language: String, _ expected: Bool) {
        let address = WebAddress(mine)
        #expect(address.isTranslation(of: WebAddress(source), in: LanguageTag(language)) == expected)
    }
}
