// The rules of the lint for people and for programs.

import DocumentFormats
import Linting

/// Makes lists and pages of rules.
enum RuleList {
    /// A line for each rule, and how it is repaired.
    static func text(_ rules: LintRules, _ context: CommandContext) -> String {
        let palette = context.palette(for: .output)
        let width = (rules.all.map(\.id.utf8.count).max() ?? 0) + 2
        return rules.all.map { rule in
            let id = palette.paint(rule.id, .mark) + String(repeating: " ", count: width - rule.id.utf8.count)
            let severity = rule.severity.rawValue
            let padding = String(repeating: " ", count: 9 - severity.utf8.count)
            let repair = rule.repair == .none ? "" : rule.repair == .safe ? " (--fix)" : " (--unsafe-fixes)"
            return id + severity + padding + rule.summary + repair + "\n"
        }.joined()
    }

    /// One JSON array.
    static func json(_ rules: LintRules) -> String {
        JSONText.array(rules.all.map(object), indentation: "") + "\n"
    }

    static func object(_ rule: Rule) -> String {
        func examples(_ examples: [Rule.Example]) -> String {
            JSONText.array(
                examples.map {
                    JSONText.object([("file", JSONText.string($0.file)), ("text", JSONText.string($0.text))])
                }
            )
        }
        return JSONText.object([
            ("id", JSONText.string(rule.id)), ("severity", JSONText.string(rule.severity.rawValue)),
            ("summary", JSONText.string(rule.summary)), ("reason", JSONText.string(rule.reason)),
            ("repair", JSONText.string(rule.repair.rawValue)), ("bad", examples(rule.bad)),
            ("good", examples(rule.good)),
        ])
    }

    /// All about one rule, for a terminal.
    static func page(_ rule: Rule, _ context: CommandContext) -> String {
        let palette = context.palette(for: .output)
        return palette.paint(rule.id, .strong) + ": \(rule.severity.rawValue)\n\n"
            + RuleText(rule).text(width: HelpText.width)
    }
}
