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

    /// - Parameter paint: Colours a part; `nil` leaves all as it is.
    func text(_ paint: ((Part, String) -> String)?) -> String {
        lines(paint) { $0 }
    }

    /// The same with absolute paths, which Xcode needs.
    func xcodeText() -> String {
        lines(nil) { path in path.hasPrefix("/") || report.folder.isEmpty ? path : report.folder + "/" + path }
    }

    private func lines(_ paint: ((Part, String) -> String)?, _ shown: (String) -> String) -> String {
        var text = ""
        text.reserveCapacity(report.files.reduce(0) { $0 + Self.estimate($1, report.folder.utf8.count) })
        for file in report.files where file.isReported {
            let path = escapingControls(shown(file.path))
            for placed in file.reported {
                if let paint { append(path, placed, to: &text, paint) } else { append(path, placed, to: &text) }
            }
        }
        return text
    }

    /// About how many bytes the lines of a file take.
    private static func estimate(_ file: LintedFile, _ folderCount: Int) -> Int {
        var count = file.findings.count * (file.path.utf8.count + folderCount + 64)
        for index in file.findings.indices { count += file.findings[index].finding.message.utf8.count }
        return count
    }

    private func append(_ path: String, _ placed: PlacedFinding, to text: inout String) {
        text += path
        text += ":"
        text += String(placed.start.line)
        text += ":"
        text += String(placed.start.column)
        text += ": "
        text += placed.finding.severity.rawValue
        text += ": "
        text += escapingControls(placed.finding.message)
        text += " ["
        text += placed.finding.rule
        text += "]\n"
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
