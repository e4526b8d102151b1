import Linting
import TargetTable

/// A check that a test can see through: a rule for each of two words, with a fix for each finding.
struct WordCheck: Check {
    static let bad = Rule("bad-word", .warning, "The word bad.", reason: "It is bad.", repair: .safe, bad: [], good: [])
    static let worse = Rule(
        "worse-word",
        .error,
        "The word worse.",
        reason: "It is worse.",
        repair: .suggested,
        bad: [],
        good: []
    )
    static let seen = Rule("seen-word", .note, "The word seen.", reason: "It is a note.", bad: [], good: [])
    static let targeted = Rule("target-word", .note, "The word aimed.", reason: "For targets.", bad: [], good: [])
    static let rules = [bad, worse, seen, targeted]

    var targets: [TargetID] = []

    static let family = CheckFamily(WordCheck.self, targetRules: [targeted]) { WordCheck(targets: $0.targets) }

    func accepts(_ path: String) -> Bool { !path.hasSuffix(".png") }

    func findings(in input: LintInput) throws(LintError) -> [Finding] {
        if let offset = input.bytes.firstIndex(of: UInt8(ascii: "!")), input.path.hasSuffix(".md") {
            if input.bytes[(offset + 1)...].first == UInt8(ascii: "!") {
                throw LintError("two of them", offset: offset)
            }
        }
        var found: [Finding] = []
        // In the wrong order, so that a test sees the engine's.
        for rule in Self.rules.reversed() where rule.id != Self.targeted.id || !targets.isEmpty {
            let word = Array(rule.summary.dropFirst("The word ".count).dropLast().utf8)
            var start = 0
            while start + word.count <= input.bytes.count {
                let isPartOfName = input.bytes[start...].dropFirst(word.count).first == UInt8(ascii: "-")
                if input.bytes[start...].starts(with: word), !isPartOfName {
                    found.append(finding(rule, start..<(start + word.count)))
                }
                start += 1
            }
        }
        return found
    }

    private func finding(_ rule: Rule, _ range: Range<Int>) -> Finding {
        var finding = Finding(
            rule: rule.id,
            severity: rule.severity,
            message: rule.summary,
            range: range,
            target: rule.id == Self.targeted.id ? targets.first : nil
        )
        switch rule.id {
        case Self.bad.id: finding.fixes = [Fix("say good", isSafe: true, [Fix.Edit(range, "good")])]
        case Self.worse.id: finding.fixes = [Fix("say bad", isSafe: false, [Fix.Edit(range, "bad")])]
        default: break
        }
        return finding
    }
}

/// Lints a text with the check of words.
func lintWords(
    _ text: String,
    path: String = "a.md",
    options: LintOptions = LintOptions()
) -> LintedFile {
    Linter([WordCheck.family], options: options).lint(LintInput(path: path, bytes: Array(text.utf8)))
}

extension Linting.PlacedFinding {
    /// `line:column rule`.
    var brief: String { "\(start.line):\(start.column) \(finding.rule)" }
}
