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
        for file in report.files {
            let path = escapingControls(file.path)
            for placed in file.reported { append(path, placed, to: &text, paint) }
        }
        return text
    }

    /// The same with absolute paths, which Xcode needs.
    func xcodeText() -> String {
        var text = ""
        for file in report.files {
            let path = file.path
            let absolute = path.hasPrefix("/") || report.folder.isEmpty ? path : report.folder + "/" + path
            for placed in file.reported { append(escapingControls(absolute), placed, to: &text) { $1 } }
        }
        return text
    }

    private func append(
        _ path: String,
        _ placed: PlacedFinding,
        to text: inout String,
        _ paint: (Part, String) -> String
    ) {
        let finding = placed.finding
        text += paint(.place, "\(path):\(placed.start.line):\(placed.start.column):")
        text += " "
        text += paint(.severity(finding.severity), finding.severity.rawValue + ":")
        text += " "
        text += escapingControls(finding.message)
        text += " "
        text += paint(.rule, "[\(finding.rule)]")
        text += "\n"
    }
}
