// The Code Quality report of GitLab: a JSON array in a form that Code Climate began.

import DocumentFormats

/// Makes a report for GitLab's merge requests.
struct GitLabReport {
    let report: LintReport

    func document() -> String {
        let issues = report.entries.map { path, placed in
            let lines = JSONText.object([("begin", "\(placed.start.line)"), ("end", "\(placed.end.line)")])
            return JSONText.object([
                ("description", JSONText.string(placed.finding.message)),
                ("check_name", JSONText.string(placed.finding.rule)),
                ("fingerprint", JSONText.string(placed.fingerprint.description)),
                ("severity", JSONText.string(Self.severity(placed.finding.severity))),
                ("location", JSONText.object([("path", JSONText.string(path)), ("lines", lines)])),
            ])
        }
        return JSONText.array(issues, indentation: "") + "\n"
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .note: return "info"
        case .warning: return "minor"
        case .error: return "major"
        }
    }
}
