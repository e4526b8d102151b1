// The files of the documentation of rules: a page for each, and one that lists them.

extension RulePage {
    /// The files in `Documentation/rules`, by name.
    ///
    ///     RulePage.files(of: LintRules.standard.all)["link-space.md"]   // "# link-space …"
    public static func files(of rules: [Rule]) -> [String: String] {
        var files = ["README.md": index(of: rules)]
        for rule in rules {
            files[rule.id + ".md"] = RulePage(rule).markdown(level: 1) + "\n[All rules](README.md)\n"
        }
        return files
    }

    /// The page that lists rules, in the order of their ids.
    private static func index(of rules: [Rule]) -> String {
        var lines = [
            "# Rules", "",
            "What `attrmd lint` looks for. This page and those of the rules are made from the rules themselves; "
                + "`attrmd explain RULE` shows the same.",
            "", "| Rule | Severity | Fix | Finds |", "| --- | --- | --- | --- |",
        ]
        for rule in rules.sorted(by: { $0.id < $1.id }) {
            let summary = rule.summary.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
            let cells = ["[\(rule.id)](\(rule.id).md)", rule.severity.rawValue, rule.repair.rawValue, summary]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
