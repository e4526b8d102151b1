// What an option is: one value gives its parsing, its line of help and its completions.

import DocumentFormats

/// The options of all commands, by their long names.
enum OptionName: String, Hashable, Sendable, CaseIterable {
    case from, to, output, dialect, exact, unsafe, standalone, strict, report, compat, jobs, format, assets
    case markdownTags = "html-tags"
    case noGuesses = "no-guesses"
    case invalidUTF8 = "invalid-utf8"
    case maximumByteCount = "max-bytes"
    case maximumNesting = "max-nesting"
    // Of lint.
    case target, config, baseline, fix, diff, stdin, exclude, changed, quiet, rule, print
    case start = "init"
    case noConfig = "no-config"
    case printConfig = "print-config"
    case denyConfigWarnings = "deny-config-warnings"
    case writeBaseline = "write-baseline"
    case pruneBaseline = "prune-baseline"
    case unsafeFixes = "unsafe-fixes"
    case fixOnly = "fix-only"
    case stdinFilename = "stdin-filename"
    case filesFrom = "files-from"
    case noIgnore = "no-ignore"
    case failOn = "fail-on"
    case maximumWarnings = "max-warnings"
    case listRules = "list-rules"
    case state, summary
    case help, version
}

/// What an option takes.
enum OptionValue: Equatable, Sendable {
    case none
    /// A format that can be read.
    case inputFormat
    /// A format that can be written.
    case outputFormat
    case choice([String])
    case file
    case fileOrFolder
    case folder
    /// A whole number from 1.
    case count
    /// A whole number from 0.
    case wholeNumber
    /// A value that the command checks itself; what stands for it in help.
    case text(String)
    /// Several of these words with commas between them, which the command checks; what stands for them in help.
    case list(String, [String])
    /// A value that may be left out, and that only an equals sign gives.
    case optional(String)
    /// A whole number of bytes, which may end in K, M or G.
    case byteCount

    /// Whether it names a file or a folder.
    var isPath: Bool { self == .file || self == .fileOrFolder || self == .folder }

    /// Whether it stands in the same word as the option, or not at all.
    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// Whether the command itself looks whether a value is one of those that can be listed.
    var isCheckedByCommand: Bool {
        if case .list = self { return true }
        return false
    }

    /// What stands for the value in help; `nil` for an option without one.
    var placeholder: String? {
        switch self {
        case .none: return nil
        case .inputFormat, .outputFormat: return "FORMAT"
        case .choice(let names): return names.joined(separator: "|")
        case .file: return "FILE"
        case .fileOrFolder: return "OUT"
        case .folder: return "DIR"
        case .count, .byteCount, .wholeNumber: return "N"
        case .text(let name), .list(let name, _), .optional(let name): return name
        }
    }

    /// The values that can be listed, `nil` when there is no list.
    func candidates(_ formats: [DocumentFormat]) -> [String]? {
        switch self {
        case .inputFormat: return formats.filter { $0.reader != nil }.map(\.name)
        case .outputFormat: return formats.filter { $0.writer != nil }.map(\.name)
        case .choice(let names), .list(_, let names): return names
        case .none, .file, .fileOrFolder, .folder, .count, .byteCount, .wholeNumber, .text, .optional: return nil
        }
    }
}

/// One option of a command.
struct OptionSpec: Sendable {
    let name: OptionName
    /// The letter after one dash.
    let letter: Character?
    let value: OptionValue
    /// One line for help, without a full stop.
    let summary: String

    init(_ name: OptionName, _ letter: Character? = nil, _ value: OptionValue = .none, _ summary: String) {
        self.name = name
        self.letter = letter
        self.value = value
        self.summary = summary
    }

    /// `--name`
    var long: String { "--" + name.rawValue }
}
