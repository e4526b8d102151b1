// The page of a rule, made from its text and examples, and the page that lists all rules.

extension Rule {
    /// The page of the rule in Markdown: what it finds, why that matters, and examples of both kinds.
    ///
    ///     Rule.pages(of: DocumentCheck.rules)["link-space"]   // "# link-space …"
    public var page: String { help + "\n[All rules](README.md)\n" }

    /// The page without its link to the other rules.
    public var help: String {
        var lines = ["# " + id, "", summary, "", "Severity: \(severity.rawValue). " + repair.sentence, ""]
        lines += ["## Why", "", reason, ""]
        if !bad.isEmpty { lines += ["## Found", ""] + bad.flatMap(\.lines) }
        if !good.isEmpty { lines += ["## Not found", ""] + good.flatMap(\.lines) }
        return lines.joined(separator: "\n")
    }

    /// The pages of rules by their ids.
    public static func pages(of rules: [Rule]) -> [String: String] {
        Dictionary(rules.map { ($0.id, $0.page) }, uniquingKeysWith: { first, _ in first })
    }

    /// The page that lists rules, in the order of their ids.
    public static func indexPage(of rules: [Rule]) -> String {
        var lines = [
            "# Rules", "", "What `attrmd lint` looks for. This page and those of the rules are made from the rules.",
            "",
            "| Rule | Severity | Fix | Finds |", "| --- | --- | --- | --- |",
        ]
        for rule in rules.sorted(by: { $0.id < $1.id }) {
            let summary = rule.summary.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
            lines.append(
                "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(rule.repair.rawValue) | \(summary) |"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Rule.Repair {
    /// What the rule does about a finding, one sentence.
    var sentence: String {
        switch self {
        case .none: return "There is no fix that a program may make."
        case .suggested: return "A fix is offered for a person to look at: `--unsafe-fixes` makes it."
        case .safe: return "Where the fix changes nothing but the fault, `--fix` makes it."
        }
    }
}

extension Rule.Example {
    /// The example in a fence that is longer than any in it.
    fileprivate var lines: [String] {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let content = text.hasSuffix("\n") ? String(text.dropLast()) : text
        return ["`\(file)`", "", fence + language, content, fence, ""]
    }

    private var language: String {
        guard let dot = file.lastIndex(of: ".") else { return "" }
        let suffix = file[file.index(after: dot)...]
        return ["md": "markdown", "xcstrings": "json", "stringsdict": "xml", "xliff": "xml"][String(suffix)]
            ?? String(suffix)
    }
}
