// What a configuration file says. Where it is found and read is the command's business.

public import DocumentModel
public import TargetTable

/// The content of a configuration file.
///
///     try ConfigurationReader(rules: .standard).read(bytes).configuration.options(for: "docs/a.md")
public struct LintConfiguration: Hashable, Sendable {
    /// What is said about a rule.
    public struct RuleSetting: Hashable, Sendable {
        /// `nil` leaves the level as it is.
        public var level: RuleLevel?
        /// An object; `nil` leaves the options as they are.
        public var options: JSONValue?

        public init(level: RuleLevel? = nil, options: JSONValue? = nil) {
            self.level = level
            self.options = options
        }
    }

    /// Settings for some files only.
    public struct Override: Hashable, Sendable {
        /// Patterns for paths from the folder of the configuration on.
        public var files: [String]
        public var rules: [String: RuleSetting]
        /// Targets instead of the others; `nil` leaves them as they are.
        public var targets: [TargetID]?
    }

    /// Files whose settings this one adds to, relative to its own folder; a later one is stronger.
    public var extends: [String] = []
    /// What is linted when nothing is named; `nil` for all below the working folder.
    public var include: [String]?
    /// What is left out of folders, in the form of an ignore file.
    public var exclude: [String] = []
    public var targets: [TargetID]?
    public var rules: [String: RuleSetting] = [:]
    /// A later one is stronger.
    public var overrides: [Override] = []
    public var failOn: FailLevel?
    /// The file of the baseline, relative to the folder of the configuration.
    public var baseline: String?

    public init() {}

    /// The settings of this configuration over those of another one.
    public func extending(_ base: LintConfiguration) -> LintConfiguration {
        var result = self
        result.include = include ?? base.include
        result.exclude = base.exclude + exclude
        result.targets = targets ?? base.targets
        result.rules = base.rules.merging(rules) { older, newer in
            RuleSetting(level: newer.level ?? older.level, options: newer.options ?? older.options)
        }
        result.overrides = base.overrides + overrides
        result.failOn = failOn ?? base.failOn
        result.baseline = baseline ?? base.baseline
        return result
    }

    /// What is asked of the lint for one file.
    ///
    /// - Parameter path: From the folder of the configuration on.
    public func options(for path: String) -> LintOptions {
        var options = LintOptions(targets: targets ?? [])
        Self.apply(rules, to: &options)
        for override in overrides where override.files.contains(where: { Self.matches($0, path) }) {
            if let targets = override.targets { options.targets = targets }
            Self.apply(override.rules, to: &options)
        }
        return options
    }

    private static func apply(_ rules: [String: RuleSetting], to options: inout LintOptions) {
        for (rule, setting) in rules {
            if let level = setting.level { options.levels[rule] = level }
            if let value = setting.options { options.ruleOptions[rule] = value }
        }
    }

    /// A pattern without a slash is one for names in any folder, as in ignore files.
    private static func matches(_ pattern: String, _ path: String) -> Bool {
        let isForNames = !pattern.contains("/")
        return GlobPattern(isForNames ? "**/" + pattern : pattern).matches(path)
    }
}

/// From which severity on findings make a run fail.
public enum FailLevel: String, Hashable, Sendable, CaseIterable {
    case error, warning, note
    /// Whatever is found.
    case never

    /// `nil` when nothing makes the run fail.
    public var severity: Severity? { Severity(rawValue: rawValue) }
}
