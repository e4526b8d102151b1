// The report of a conversion: JSON with every input, what became of it, and what was lost.

import DocumentFormats
import DocumentModel
import TargetTable

/// Makes the report, whose form the documentation of the command line describes.
enum Report {
    /// The whole report.
    ///
    /// - Parameters:
    ///   - entries: One JSON object for each input, in order.
    ///   - skipped: What a walk through folders left out.
    static func document(entries: [String], skipped: [FolderWalk.Skipped]) -> String {
        let left = skipped.map {
            JSONText.object([("path", JSONText.string($0.path.description)), ("reason", JSONText.string($0.reason))])
        }
        let members: [(String, String)] = [
            ("version", "1"),
            ("files", JSONText.array(entries, indentation: "  ")),
            ("skipped", JSONText.array(left, indentation: "  ")),
        ]
        return JSONText.document(members)
    }

    /// The entry of an input that was converted.
    struct Entry {
        let input: String
        let output: String?
        private var diagnostics: [String] = []
        private var losses: [String] = []

        init(input: String, output: String?) {
            self.input = input
            self.output = output
        }

        mutating func add(_ diagnostic: Diagnostic, at position: SourceLines.Position) {
            diagnostics.append(
                JSONText.object(
                    [
                        ("severity", JSONText.string(diagnostic.severity.rawValue)),
                        ("id", JSONText.string(diagnostic.id)),
                        ("message", JSONText.string(diagnostic.message)),
                    ] + place(diagnostic.offset, position)
                )
            )
        }

        mutating func add(_ loss: Loss, offset: Int?, position: SourceLines.Position?) {
            losses.append(
                JSONText.object(
                    [
                        ("subject", JSONText.string(loss.subject)), ("message", JSONText.string(loss.message)),
                        ("count", "\(loss.count)"),
                    ] + place(offset, position)
                )
            )
        }

        var json: String {
            JSONText.object([
                ("input", JSONText.string(input)), ("output", JSONText.string(output)),
                ("status", JSONText.string("converted")),
                ("diagnostics", JSONText.array(diagnostics, indentation: "      ")),
                ("losses", JSONText.array(losses, indentation: "      ")),
            ])
        }
    }

    /// The entry of an input that was not converted.
    static func failure(
        _ input: String,
        _ message: String,
        offset: Int?,
        position: SourceLines.Position?
    ) -> String {
        let error = JSONText.object([("message", JSONText.string(message))] + place(offset, position))
        return JSONText.object([
            ("input", JSONText.string(input)), ("output", "null"), ("status", JSONText.string("failed")),
            ("error", error),
        ])
    }

    /// Where something is: line and column from 1, the offset in bytes from 0; nothing if not known.
    private static func place(_ offset: Int?, _ position: SourceLines.Position?) -> [(String, String)] {
        guard let offset, let position else { return [] }
        return [("line", "\(position.line)"), ("column", "\(position.column)"), ("offset", "\(offset)")]
    }
}
