import Testing

@testable import Linting

@Suite("Rules for translations")
struct TranslationRuleTests {
    private static let checks: [any Check] = [LocalizationCheck(), SwiftTextCheck()]

    private func rules(_ example: Rule.Example) throws -> [String] {
        let input = LintInput(path: example.file, bytes: Array(example.text.utf8))
        return try Self.checks.filter { $0.accepts(example.file) }.flatMap { try $0.findings(in: input) }.map(\.rule)
    }

    @Test(
        "Each rule finds its bad examples and nothing in its good ones",
        arguments: LocalizationRule.all + SwiftTextRule.all
    )
    func examples(_ rule: Rule) throws {
        #expect(!rule.bad.isEmpty && rule.bad.count == rule.good.count)
        for example in rule.bad { #expect(try rules(example) == [rule.id]) }
        for example in rule.good { #expect(try rules(example) == []) }
    }

    @Test("Ids are unique and begin with the name of their family")
    func ids() {
        let rules = LocalizationRule.all + SwiftTextRule.all
        #expect(Set(rules.map(\.id)).count == rules.count)
        #expect(LocalizationRule.all.allSatisfy { $0.id.hasPrefix("l10n-") })
        #expect(SwiftTextRule.all.allSatisfy { $0.id.hasPrefix("swift-") })
    }
}
