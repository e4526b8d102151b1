// What a configuration can say about a rule.

/// Whether a rule is on, and how much its findings matter.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    /// Findings of the rule are not reported.
    case off
    case note
    case warning
    case error

    /// The severity that findings get; `nil` when there are none.
    public var severity: Severity? { Severity(rawValue: rawValue) }
}
