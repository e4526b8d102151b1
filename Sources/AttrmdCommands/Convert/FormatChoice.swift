// Which format an input or output has: the one that was named, else the one of its suffix.

import DocumentFormats

/// Finds formats by name and suffix.
struct FormatChoice {
    let formats: [DocumentFormat]

    /// The format that an option names.
    func named(_ option: OptionName, in arguments: ParsedArguments) -> DocumentFormat? {
        guard let name = arguments.text(option)?.lowercased() else { return nil }
        return formats.first { $0.name == name }
    }

    /// The format whose reader takes files with the suffix of this name.
    func reading(_ path: FilePath) -> DocumentFormat? {
        path.suffix.flatMap { suffix in formats.first { $0.reader != nil && $0.suffixes.contains(suffix) } }
    }

    /// The format whose writer makes files with the suffix of this name.
    func writing(_ path: FilePath) -> DocumentFormat? {
        path.suffix.flatMap { suffix in formats.first { $0.writer != nil && $0.suffixes.contains(suffix) } }
    }

    /// The format of an input.
    ///
    /// - Parameters:
    ///   - source: What a person named.
    ///   - forced: The format that `--from` names.
    func input(_ source: DocumentInput.Source, forced: DocumentFormat?) throws(UsageError) -> DocumentFormat {
        if let forced { return forced }
        switch source {
        case .standardInput:
            throw UsageError("standard input has no suffix that tells its format; name it with --from: \(readable)")
        case .file(let path):
            if let format = reading(path) { return format }
            throw UsageError("\(path): \(suffixProblem(path)); name the format with --from: \(readable)")
        }
    }

    /// The format of an output that has no folder.
    ///
    /// - Parameters:
    ///   - path: The file that the output goes to; `nil` is standard output.
    ///   - forced: The format that `--to` names.
    func output(_ path: FilePath?, forced: DocumentFormat?) throws(UsageError) -> DocumentFormat {
        if let forced { return forced }
        guard let path else { throw UsageError("name the format of the output with --to: \(writable)") }
        if let format = writing(path) { return format }
        throw UsageError("\(path): \(suffixProblem(path)); name the format with --to: \(writable)")
    }

    private func suffixProblem(_ path: FilePath) -> String {
        path.suffix.map { "no format has the suffix .\(escapingControls($0))" } ?? "there is no suffix"
    }

    var readable: String { list(.inputFormat) }
    var writable: String { list(.outputFormat) }

    private func list(_ kind: OptionValue) -> String { (kind.candidates(formats) ?? []).joined(separator: ", ") }
}
