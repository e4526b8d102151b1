// The forms in which findings are printed: one row each.

/// A form of a report.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Lines for people: `path:line:column: severity: message [rule]`.
    case text
    /// One JSON array.
    case json
    /// A JSON object a line.
    case jsonl
    /// Workflow commands of GitHub Actions.
    case github
    /// SARIF 2.1.0, as GitHub code scanning wants it.
    case sarif
    /// The Code Quality report of GitLab.
    case gitlab
    /// JUnit's XML.
    case junit
    /// Lines that Xcode turns into marks: as text, with absolute paths.
    case xcode
    /// Checkstyle's XML.
    case checkstyle

    /// A usual name for a file of this form.
    public var usualFileName: String {
        switch self {
        case .text, .github, .xcode: return "attrmd.txt"
        case .json: return "attrmd.json"
        case .jsonl: return "attrmd.jsonl"
        case .sarif: return "attrmd.sarif"
        case .gitlab: return "gl-code-quality-report.json"
        case .junit, .checkstyle: return "attrmd.xml"
        }
    }
}
