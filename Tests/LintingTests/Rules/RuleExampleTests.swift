import Linting
import TargetTable
import Testing

@Suite("The examples of rules")
struct RuleExampleTests {
    /// The rules that a document was found to break.
    private func ids(_ example: Rule.Example) throws -> [String] {
        let check = DocumentCheck(targets: [.swiftUIText])
        #expect(check.accepts(example.file))
        return try check.findings(in: LintInput(path: example.file, bytes: Array(example.text.utf8))).map(\.rule)
    }

    @Test("Every rule finds something in its bad examples and nothing in its good ones", arguments: DocumentCheck.rules)
    func examples(_ rule: Rule) throws {
        #expect(!rule.bad.isEmpty)
        #expect(!rule.good.isEmpty)
        for example in rule.bad { #expect(try ids(example).contains(rule.id), "\(rule.id): \(example.text)") }
        for example in rule.good { #expect(try !ids(example).contains(rule.id), "\(rule.id): \(example.text)") }
    }

    @Test("The bad examples of a rule about syntax break no other such rule", arguments: DocumentCheck.rules)
    func single(_ rule: Rule) throws {
        let targets = Set(DocumentCheck.targetRules.map(\.id))
        guard !targets.contains(rule.id) else { return }
        for example in rule.bad {
            let others = try ids(example).filter { $0 != rule.id && !targets.contains($0) }
            #expect(others.isEmpty, "\(rule.id): \(example.text)")
        }
    }

    @Test("Ids are in kebab case and belong to one rule each")
    func identifiers() {
        let ids = DocumentCheck.rules.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(id)") }
    }
}
