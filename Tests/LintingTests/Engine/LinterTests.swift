import Linting
import TargetTable
import Testing

@Suite("The engine of the lint")
struct LinterTests {
    @Test("Findings stand in order of place, then of rule, with the severity of the rule")
    func order() {
        let file = lintWords("worse bad\nseen bad")
        #expect(file.findings.map(\.brief) == ["1:1 worse-word", "1:7 bad-word", "2:1 seen-word", "2:6 bad-word"])
        #expect(file.findings.map(\.finding.severity) == [.error, .warning, .note, .warning])
        #expect(file.suppressed.isEmpty && file.failure == nil)
    }

    @Test("Levels change severities, and off takes findings out")
    func levels() {
        let options = LintOptions(levels: ["bad-word": .error, "worse-word": .off, "seen-word": .warning])
        let file = lintWords("worse bad seen", options: options)
        #expect(file.findings.map(\.brief) == ["1:7 bad-word", "1:11 seen-word"])
        #expect(file.findings.map(\.finding.severity) == [.error, .warning])
    }

    @Test("Checks get the targets")
    func targets() {
        #expect(lintWords("aimed").findings.isEmpty)
        let file = lintWords("aimed", options: LintOptions(targets: [.html]))
        #expect(file.findings.map(\.finding.target) == [.html])
    }

    @Test("A file that cannot be read is a failure at its place; the findings of other checks stay")
    func failure() {
        let file = lintWords("bad\n x!!")
        #expect(file.findings.isEmpty)
        #expect(file.failure?.brief == "2:3 unreadable-file")
        #expect(file.failure?.finding.severity == .error)
        #expect(file.reported.count == 1)
        let both = Linter([WordCheck.family, CheckFamily(OtherCheck.self) { _ in OtherCheck() }])
        let result = both.lint(LintInput(path: "a.md", bytes: Array("x!!".utf8)))
        #expect(result.reported.map(\.brief) == ["1:2 unreadable-file", "1:1 other"])
    }

    private struct OtherCheck: Check {
        static let rules = [Rule("other", .note, "Any.", reason: "", bad: [], good: [])]
        func accepts(_ path: String) -> Bool { true }
        func findings(in input: LintInput) throws(LintError) -> [Finding] {
            // Twice the same, and beyond the end: the engine clears both up.
            let finding = Finding(rule: "other", severity: .note, message: "Any.", range: 0..<1000)
            return [finding, finding]
        }
    }

    @Test("Equal findings stay once, and ranges end with the file")
    func equalFindings() {
        let linter = Linter([CheckFamily(OtherCheck.self) { _ in OtherCheck() }])
        let file = linter.lint(LintInput(path: "a.md", bytes: Array("ab".utf8)))
        #expect(file.findings.map(\.finding.range) == [0..<2])
    }

    @Test("A subject can be left out of a rule")
    func exceptions() {
        let text = "# Title\n"
        var options = LintOptions(targets: [.swiftUIText])
        let input = LintInput(path: "a.md", bytes: Array(text.utf8))
        let found = Linter(options: options).lint(input).findings.filter { $0.finding.subject == .heading }
        #expect(found.count == 1)
        let rule = found.first?.finding.rule ?? ""
        options.ruleOptions[rule] = .object(sorting: [.init(name: "except", value: .array([.string("heading")]))])
        #expect(!Linter(options: options).lint(input).findings.contains { $0.finding.subject == .heading })
    }

    @Test("Every rule of the package has an id of its own in kebab case, a sentence and a reason")
    func standardRules() {
        let rules = CheckFamily.standard.flatMap(\.rules)
        #expect(Set(rules.map(\.id)).count == rules.count)
        for rule in LintRules.standard.all {
            #expect(rule.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(rule.id)")
            #expect(rule.summary.hasSuffix("."), "\(rule.id)")
            #expect(!rule.reason.isEmpty, "\(rule.id)")
            #expect(LintRules.standard.index(of: rule.id).map { LintRules.standard.all[$0] } == rule)
        }
    }

    @Test("The engine's own rules find something in their bad examples, and nothing in their good ones")
    func ownExamples() {
        let own = LintRules.standard.all.filter { rule in !CheckFamily.standard.contains { $0.rules.contains(rule) } }
        #expect(own.count == 3)
        for rule in own {
            for (examples, isFound) in [(rule.bad, true), (rule.good, false)] {
                #expect(!examples.isEmpty)
                for example in examples {
                    let file = Linter().lint(LintInput(path: example.file, bytes: Array(example.text.utf8)))
                    #expect(file.reported.contains { $0.finding.rule == rule.id } == isFound, "\(rule.id)")
                }
            }
        }
    }

    @Test(
        "Targets have their ids and short names",
        arguments: [
            ("swiftui-text", .swiftUIText), ("gfm", .markdownGFM), ("GFM", .markdownGFM), ("plain-text", .plainText),
            ("text", .plainText), ("html", .html), ("word", nil), ("", nil),
        ] as [(String, TargetID?)]
    )
    func targetNames(_ name: String, _ target: TargetID?) { #expect(TargetID(name: name) == target) }
}
