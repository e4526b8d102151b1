// Findings as JSON: an array, or an object a line. Documentation/lint.md describes the members.

import DocumentFormats
import TargetTable

/// Makes JSON of findings; every object has all members, in one order.
struct JSONReport {
    let report: LintReport

    func array() -> String {
        var text = "["
        var isFirst = true
        for (path, placed) in report.entries {
            text += isFirst ? "\n  " : ",\n  "
            append(path, placed, to: &text)
            isFirst = false
        }
        return text + (isFirst ? "]\n" : "\n]\n")
    }

    func lines() -> String {
        var text = ""
        for (path, placed) in report.entries {
            append(path, placed, to: &text)
            text += "\n"
        }
        return text
    }

    private func append(_ path: String, _ placed: PlacedFinding, to text: inout String) {
        let finding = placed.finding
        func add(_ name: String, _ value: String?) {
            text += name
            if let value { JSONText.appendString(value, to: &text) } else { text += "null" }
        }
        func add(_ name: String, _ value: Int) {
            text += name
            text += String(value)
        }
        add("{\"path\": ", path)
        add(", \"line\": ", placed.start.line)
        add(", \"column\": ", placed.start.column)
        add(", \"endLine\": ", placed.end.line)
        add(", \"endColumn\": ", placed.end.column)
        add(", \"offset\": ", placed.start.offset)
        add(", \"endOffset\": ", placed.end.offset)
        add(", \"rule\": ", finding.rule)
        add(", \"severity\": ", finding.severity.rawValue)
        add(", \"message\": ", finding.message)
        add(", \"target\": ", finding.target?.rawValue)
        add(", \"subject\": ", finding.subject?.rawValue)
        add(", \"key\": ", finding.unit?.key)
        add(", \"language\": ", finding.unit?.language)
        add(", \"variation\": ", finding.unit?.variation)
        add(", \"fingerprint\": ", placed.fingerprint.description)
        text += ", \"fixes\": "
        text += finding.fixes.isEmpty ? "[]" : JSONText.array(finding.fixes.compactMap(fix))
        text += "}"
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
