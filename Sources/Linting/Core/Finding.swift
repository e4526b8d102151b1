// What the lint found: a rule, a place, words for a person, and edits that would put it right.

public import TargetTable

/// A fault at a place.
public struct Finding: Hashable, Sendable {
    /// The id of the rule.
    public var rule: String
    public var severity: Severity
    /// What is wrong, what a reader will see, and how to put it right.
    public var message: String
    /// The faulty bytes of the file; empty for a place between two of them.
    public var range: Range<Int>
    /// The translation in which it stands, in a file of translations.
    public var unit: TranslationUnit?
    /// The target that loses something, where the finding is about one.
    public var target: TargetID?
    /// What the target loses.
    public var subject: SubjectID?
    /// Ways to put it right, the best one first. They exclude each other.
    public var fixes: [Fix]

    public init(
        rule: String,
        severity: Severity,
        message: String,
        range: Range<Int>,
        unit: TranslationUnit? = nil,
        target: TargetID? = nil,
        subject: SubjectID? = nil,
        fixes: [Fix] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.unit = unit
        self.target = target
        self.subject = subject
        self.fixes = fixes
    }
}

/// The place of a text in a file of translations.
public struct TranslationUnit: Hashable, Sendable {
    public var key: String
    /// The language tag, such as `pt-BR`.
    public var language: String
    /// The variation, such as `plural.other` or `device.mac.plural.one`; empty for a text without variations.
    public var variation: String

    public init(key: String, language: String, variation: String = "") {
        self.key = key
        self.language = language
        self.variation = variation
    }
}

/// Edits that put one finding right.
public struct Fix: Hashable, Sendable {
    /// What it does, such as `remove the space`.
    public var title: String
    /// Whether it changes nothing but the fault, so that a program may make it unseen.
    public var isSafe: Bool
    /// In order of place, none touching another.
    public var edits: [Edit]

    /// Bytes of the file that become others.
    public struct Edit: Hashable, Sendable {
        public var range: Range<Int>
        public var replacement: [UInt8]

        public init(_ range: Range<Int>, _ replacement: String) {
            self.range = range
            self.replacement = Array(replacement.utf8)
        }

        public init(_ range: Range<Int>, bytes: [UInt8]) {
            self.range = range
            self.replacement = bytes
        }
    }

    public init(_ title: String, isSafe: Bool, _ edits: [Edit]) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
    }
}
