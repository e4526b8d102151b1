// Which forms of report are made, and where each goes.

import Linting
import TargetTable

/// The reports of one run.
struct ReportOutputs: Equatable {
    /// A form and its file; `nil` is standard output.
    struct Output: Equatable {
        let format: ReportFormat
        let file: FilePath?
    }

    private(set) var outputs: [Output] = []

    /// The form for GitHub Actions when that is where the command runs, else text.
    static let automatic = "auto"

    static let names = ReportFormat.allCases.map(\.rawValue) + [automatic]

    /// Whether findings go to standard output.
    var usesStandardOutput: Bool { outputs.contains { $0.file == nil } }

    /// - Throws: `UsageError` for an unknown form, and when two forms would go to standard output.
    init(_ arguments: ParsedArguments, environment: [String: String]) throws(UsageError) {
        var problems: [String] = []
        for value in arguments.texts(.format) {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map { $0.lowercased() } ?? ""
            if let problem = choiceProblem(name, Self.names) {
                problems.append("option --format: \(problem)")
                continue
            }
            let isOnGitHub = environment["GITHUB_ACTIONS"] == "true"
            let format = ReportFormat(rawValue: name) ?? (isOnGitHub ? .github : .text)
            if parts.count == 2, parts[1].isEmpty {
                problems.append("option --format: the name after \(name)= is empty")
            }
            outputs.append(Output(format: format, file: parts.count == 2 ? FilePath(String(parts[1])) : nil))
        }
        if !problems.isEmpty { throw UsageError(problems) }
        if let file = arguments.path(.output), file != FilePath("-") {
            if let place = outputs.firstIndex(where: { $0.file == nil }) {
                outputs[place] = Output(format: outputs[place].format, file: file)
            } else {
                outputs.append(Output(format: .text, file: file))
            }
        } else if !usesStandardOutput {
            outputs.append(Output(format: .text, file: nil))
        }
        let unnamed = outputs.filter { $0.file == nil }
        if unnamed.count > 1 {
            let names = unnamed.map(\.format.rawValue).joined(separator: " and ")
            throw UsageError("\(names) cannot both go to standard output; write --format \(unnamed[1].format)=FILE")
        }
        for (index, output) in outputs.enumerated() {
            if let file = output.file, outputs[..<index].contains(where: { $0.file == file }) {
                throw UsageError("two reports would be written to \(file)")
            }
        }
    }
}
