// What a person asked of the lint for one file: targets, levels of rules, options of rules.

public import DocumentModel
public import TargetTable

/// What is asked of the lint.
///
///     LintOptions(targets: [.swiftUIText], levels: ["thematic-break": .off])
public struct LintOptions: Hashable, Sendable {
    /// The targets that the text goes to, each once. Without one, only the rules that hold everywhere run.
    public var targets: [TargetID]
    /// The rules whose level is not their own, by id.
    public var levels: [String: RuleLevel]
    /// What rules are told besides their level, by id; each an object.
    public var ruleOptions: [String: JSONValue]

    public init(
        targets: [TargetID] = [],
        levels: [String: RuleLevel] = [:],
        ruleOptions: [String: JSONValue] = [:]
    ) {
        self.targets = targets
        self.levels = levels
        self.ruleOptions = ruleOptions
    }

    /// Whether a rule may report anything.
    public func isOn(_ rule: String) -> Bool { levels[rule] != .off }

    /// Whether a rule leaves a subject out: its option `except` names the attribute or construct.
    func excepts(_ subject: SubjectID, from rule: String) -> Bool {
        guard case .array(let values)? = option("except", of: rule) else { return false }
        return values.contains(.string(subject.rawValue))
    }

    /// The value of an option of a rule; `nil` when it is not given.
    public func option(_ name: String, of rule: String) -> JSONValue? {
        guard case .object(let members)? = ruleOptions[rule] else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// Tells rules something besides their level, in place of what they were told under this name before.
    public mutating func setOption(_ name: String, _ value: JSONValue, of rules: [Rule]) {
        for rule in rules {
            var members: [JSONValue.Member] = []
            if case .object(let known)? = ruleOptions[rule.id] { members = known.filter { $0.name != name } }
            ruleOptions[rule.id] = .object(members + [JSONValue.Member(name: name, value: value)])
        }
    }
}
