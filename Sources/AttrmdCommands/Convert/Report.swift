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
        let left = skipped.map { object([("path", string($0.path.description)), ("reason", string($0.reason))]) }
        let members: [(String, String)] = [
            ("version", "1"),
            ("files", array(entries, indentation: "  ")),
            ("skipped", array(left, indentation: "  ")),
        ]
        let lines = members.map { "  \(string($0.0)): \($0.1)" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
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
                object(
                    [
                        ("severity", string(diagnostic.severity.rawValue)), ("id", string(diagnostic.id)),
                        ("message", string(diagnostic.message)),
                    ] + place(diagnostic.offset, position)
                )
            )
        }

        mutating func add(_ loss: Loss, offset: Int?, position: SourceLines.Position?) {
            losses.append(
                object(
                    [
                        ("subject", string(loss.subject)), ("message", string(loss.message)),
                        ("count", "\(loss.count)"),
                    ] + place(offset, position)
                )
            )
        }

        var json: String {
            object([
                ("input", string(input)), ("output", output.map(string) ?? "null"),
                ("status", string("converted")),
                ("diagnostics", array(diagnostics, indentation: "      ")),
                ("losses", array(losses, indentation: "      ")),
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
        let error = object([("message", string(message))] + place(offset, position))
        return object([
            ("input", string(input)), ("output", "null"), ("status", string("failed")), ("error", error),
        ])
    }

    // MARK: JSON

    /// Where something is: line and column from 1, the offset in bytes from 0; nothing if not known.
    private static func place(_ offset: Int?, _ position: SourceLines.Position?) -> [(String, String)] {
        guard let offset, let position else { return [] }
        return [("line", "\(position.line)"), ("column", "\(position.column)"), ("offset", "\(offset)")]
    }

    private static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { string($0.0) + ": " + $0.1 }.joined(separator: ", ") + "}"
    }

    private static func array(_ values: [String], indentation: String) -> String {
        if values.isEmpty { return "[]" }
        let lines = values.map { indentation + "  " + $0 }
        return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
    }

    /// A JSON string (RFC 8259, section 7).
    private static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
