// The checks that exist: one row for each. Nothing else in the package lists them.

/// A kind of check: its rules, and how one is made for what a person asked.
public struct CheckFamily: Sendable {
    /// The rules whose findings the check makes.
    public let rules: [Rule]
    /// The rules that are about targets, and find nothing when no target is named.
    public let targetRules: [Rule]
    let make: @Sendable (LintOptions) -> any Check

    /// - Parameters:
    ///   - type: The check.
    ///   - targetRules: Its rules that find nothing without a target.
    ///   - make: Makes the check for a set of options.
    public init<Family: Check>(
        _ type: Family.Type,
        targetRules: [Rule] = [],
        make: @escaping @Sendable (LintOptions) -> Family
    ) {
        rules = Family.rules
        self.targetRules = targetRules
        self.make = make
    }

    /// Every check of the package.
    public static let standard: [CheckFamily] = [
        CheckFamily(DocumentCheck.self, targetRules: DocumentCheck.targetRules) { DocumentCheck(targets: $0.targets) },
        CheckFamily(LocalizationCheck.self) { LocalizationCheck(options: LocalizationOptions($0)) },
        CheckFamily(SwiftTextCheck.self) { _ in SwiftTextCheck() },
    ]
}
