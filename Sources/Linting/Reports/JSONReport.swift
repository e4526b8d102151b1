// Findings as JSON: an array, or an object a line. Documentation/lint.md describes the members.

import DocumentFormats
import TargetTable

/// Makes JSON of findings; every object has all members, in one order.
struct JSONReport {
    let report: LintReport

    func array() -> String {
        let objects = report.entries.map { object($0.path, $0.placed) }
        return JSONText.array(objects, indentation: "") + "\n"
    }

    func lines() -> String {
        var text = ""
        for (path, placed) in report.entries { text += object(path, placed) + "\n" }
        return text
    }

    private func object(_ path: String, _ placed: PlacedFinding) -> String {
        let finding = placed.finding
        return JSONText.object([
            ("path", JSONText.string(path)),
            ("line", "\(placed.start.line)"), ("column", "\(placed.start.column)"),
            ("endLine", "\(placed.end.line)"), ("endColumn", "\(placed.end.column)"),
            ("offset", "\(placed.start.offset)"), ("endOffset", "\(placed.end.offset)"),
            ("rule", JSONText.string(finding.rule)),
            ("severity", JSONText.string(finding.severity.rawValue)),
            ("message", JSONText.string(finding.message)),
            ("target", JSONText.string(finding.target?.rawValue)),
            ("subject", JSONText.string(finding.subject?.rawValue)),
            ("key", JSONText.string(finding.unit?.key)),
            ("language", JSONText.string(finding.unit?.language)),
            ("variation", JSONText.string(finding.unit?.variation)),
            ("fingerprint", JSONText.string(placed.fingerprint)),
            ("fixes", JSONText.array(finding.fixes.compactMap(fix))),
        ])
    }

    /// - Returns: `nil` for a fix of a text that is not UTF-8, which JSON cannot hold.
    private func fix(_ fix: Fix) -> String? {
        var edits: [String] = []
        for edit in fix.edits {
            guard let text = edit.text else { return nil }
            edits.append(
                JSONText.object([
                    ("offset", "\(edit.range.lowerBound)"), ("endOffset", "\(edit.range.upperBound)"),
                    ("text", JSONText.string(text)),
                ])
            )
        }
        return JSONText.object([
            ("title", JSONText.string(fix.title)), ("safe", "\(fix.isSafe)"), ("edits", JSONText.array(edits)),
        ])
    }
}

extension Fix.Edit {
    /// The replacement as text; `nil` when it is not UTF-8 or holds a NUL, as bytes of UTF-16 do.
    var text: String? {
        guard let text = String(validating: replacement, as: UTF8.self), !replacement.contains(0) else { return nil }
        return text
    }
}
