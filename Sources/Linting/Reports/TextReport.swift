// Lines for people, editors and Xcode, in the form that GCC made common.

import DocumentFormats

/// Makes lines of findings.
public struct TextReport {
    /// A part of a line, for its colour.
    public enum Part: Sendable {
        case place
        case severity(Severity)
        case rule
    }

    let report: LintReport

    func text(_ paint: (Part, String) -> String) -> String {
        var text = ""
        for (path, placed) in report.entries { text += line(escapingControls(path), placed, paint) }
        return text
    }

    /// The same with absolute paths, which Xcode needs.
    func xcodeText() -> String {
        var text = ""
        for (path, placed) in report.entries {
            let absolute = path.hasPrefix("/") || report.folder.isEmpty ? path : report.folder + "/" + path
            text += line(escapingControls(absolute), placed) { $1 }
        }
        return text
    }

    private func line(_ path: String, _ placed: PlacedFinding, _ paint: (Part, String) -> String) -> String {
        let finding = placed.finding
        let message = escapingControls(finding.message)
        return paint(.place, "\(path):\(placed.start.line):\(placed.start.column):") + " "
            + paint(.severity(finding.severity), finding.severity.rawValue + ":") + " \(message) "
            + paint(.rule, "[\(finding.rule)]") + "\n"
    }
}
