// What the lint looks for: one rule a kind of fault.

/// A kind of fault that the lint finds.
public struct Rule: Hashable, Sendable {
    /// A text in which a rule finds something, or nothing.
    public struct Example: Hashable, Sendable {
        /// A file name, whose suffix says what the text is.
        public let file: String
        /// The content of the file.
        public let text: String

        public init(_ file: String, _ text: String) {
            self.file = file
            self.text = text
        }
    }

    /// What the rule can do about what it finds.
    public enum Repair: String, Hashable, Sendable, CaseIterable {
        /// Nothing that a program may decide.
        case none
        /// An edit that a person has to look at.
        case suggested
        /// An edit that changes nothing but the fault.
        case safe
    }

    /// The stable id, in kebab case. Never given to another rule.
    public let id: String
    /// The severity of a finding unless the configuration says otherwise.
    public let severity: Severity
    /// What it finds, one sentence.
    public let summary: String
    /// Why it matters and what a reader sees, for the rule's page.
    public let reason: String
    public let repair: Repair
    /// Texts in which the rule finds something; a test runs them.
    public let bad: [Example]
    /// The same texts put right: the rule finds nothing.
    public let good: [Example]

    public init(
        _ id: String,
        _ severity: Severity,
        _ summary: String,
        reason: String,
        repair: Repair = .none,
        bad: [Example],
        good: [Example]
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.reason = reason
        self.repair = repair
        self.bad = bad
        self.good = good
    }
}
