import DocumentModel
import Linting
import TargetTable

/// A finding with its place as people name it.
struct PlacedFinding: Equatable, CustomStringConvertible {
    var subject: String
    var line: Int
    /// In characters, from 1.
    var column: Int
    /// The faulty text.
    var text: String

    init(_ finding: Finding, in source: [UInt8]) {
        subject = finding.subject?.rawValue ?? finding.rule
        let lines = SourceLines(source)
        let position = lines.position(at: finding.range.lowerBound)
        line = position.line
        let start = lines.starts[position.line - 1]
        column = String(decoding: source[start..<finding.range.lowerBound], as: UTF8.self).count + 1
        text = String(decoding: source[finding.range], as: UTF8.self)
    }

    var description: String { "\(line):\(column) \(subject) \(text)" }
}

/// The findings of a file for targets, in order of their places, one line each: `line:column subject text`.
func lines(_ text: String, file: String = "note.md", targets: [TargetID]) throws -> [String] {
    let source = Array(text.utf8)
    return try DocumentCheck(targets: targets).findings(in: LintInput(path: file, bytes: source))
        .sorted {
            ($0.range.lowerBound, $0.subject?.rawValue ?? "") < ($1.range.lowerBound, $1.subject?.rawValue ?? "")
        }
        .map { PlacedFinding($0, in: source).description }
}
