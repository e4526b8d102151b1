// The checks that exist: one row for each. Nothing else in the package lists them.

/// A kind of check: its rules, and how one is made for what a person asked.
public struct CheckFamily: Sendable {
    /// The rules whose findings the check makes.
    public let rules: [Rule]
    /// Whether its rules are about targets, and find nothing when no target is named.
    public let needsTarget: Bool
    let make: @Sendable (LintOptions) -> any Check

    /// - Parameters:
    ///   - type: The check.
    ///   - needsTarget: Whether it finds nothing without a target.
    ///   - make: Makes the check for a set of options.
    public init<Family: Check>(
        _ type: Family.Type,
        needsTarget: Bool = false,
        make: @escaping @Sendable (LintOptions) -> Family
    ) {
        rules = Family.rules
        self.needsTarget = needsTarget
        self.make = make
    }

    /// Every check of the package.
    public static let standard: [CheckFamily] = []
}
