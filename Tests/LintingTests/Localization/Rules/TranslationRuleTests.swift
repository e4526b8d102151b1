import Testing

@testable import Linting

@Suite("Examples of the rules for translations")
struct TranslationRuleTests {
    private static let checks: [any Check] = [LocalizationCheck(), SwiftTextCheck()]

    private func rules(_ example: Rule.Example) throws -> [String] {
        let input = LintInput(path: example.file, bytes: Array(example.text.utf8))
        return try Self.checks.filter { $0.accepts(example.file) }.flatMap { try $0.findings(in: input) }.map(\.rule)
    }

    @Test("Each rule finds its bad examples and nothing in its good ones", arguments: LocalizationRule.all + SwiftTextRule.all)
    func examples(_ rule: Rule) throws {
        #expect(!rule.bad.isEmpty && rule.bad.count == rule.good.count)
        for example in rule.bad { #expect(try rules(example) == [rule.id]) }
        for example in rule.good { #expect(try rules(example) == []) }
    }

    @Test("Ids are unique, in kebab case, and summaries are no sentences with a full stop")
    func ids() {
        let rules = LocalizationRule.all + SwiftTextRule.all
        #expect(Set(rules.map(\.id)).count == rules.count)
        for rule in rules {
            #expect(rule.id.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
            #expect(!rule.summary.hasSuffix(".") && rule.reason.hasSuffix("."))
        }
    }
}
