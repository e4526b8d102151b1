// A family of rules that look at the same files in one pass.

/// Rules that look at one kind of file together.
///
/// The engine asks every check that accepts a file and puts the findings in order; a check neither sorts
/// nor filters them, and gives each the severity of its rule.
public protocol Check: Sendable {
    /// The rules whose findings it makes.
    static var rules: [Rule] { get }

    /// Whether the check looks at files with this name.
    func accepts(_ path: String) -> Bool

    /// The faults of a file.
    ///
    /// - Throws: `LintError` when the file is not what its name says.
    func findings(in input: LintInput) throws(LintError) -> [Finding]
}
