// What a command is: its operands, its options, and the words of its help.

import DocumentFormats
import TargetTable

/// The commands by name.
enum CommandName: String, CaseIterable, Sendable {
    case convert, lint, config, inspect, targets, explain, completions, help
}

/// One command of the program.
struct CommandSpec: Sendable {
    /// What a command takes besides options.
    enum Operands: Equatable, Sendable {
        /// Files and folders, as many as wanted.
        case inputs
        /// One file.
        case input
        /// One of these words.
        case word(String, [String], isOptional: Bool)

        /// How they are written in a line of usage.
        var usage: String {
            switch self {
            case .inputs: return "[INPUT...]"
            case .input: return "[INPUT]"
            case .word(let name, _, let isOptional): return isOptional ? "[\(name)]" : name
            }
        }
    }

    let name: CommandName
    /// One line for the list of commands, without a full stop.
    let summary: String
    let operands: Operands
    let options: [OptionSpec]
    /// What a person should know, one paragraph each.
    let notes: [String]
    /// Command lines without the name of the program, and what they do.
    let examples: [(line: String, meaning: String)]

    var usage: String {
        "attrmd \(name.rawValue) " + (options.isEmpty ? "" : "[OPTION...] ") + operands.usage
    }
}

extension CommandSpec {
    /// Every command, in the order of the list in help.
    static let all: [CommandSpec] = [convert, lint, config, inspect, targets, explain, completions, help]

    static func named(_ name: CommandName) -> CommandSpec {
        switch name {
        case .convert: return convert
        case .lint: return lint
        case .config: return config
        case .inspect: return inspect
        case .targets: return targets
        case .explain: return explain
        case .completions: return completions
        case .help: return help
        }
    }

    private static let readingOptions = [
        OptionSpec(
            .dialect,
            "d",
            .choice(MarkdownDialect.allCases.map(\.rawValue)),
            "the kind of Markdown that is read and written; notes if not given"
        ),
        OptionSpec(
            .invalidUTF8,
            nil,
            .choice(InvalidUTF8Policy.allCases.map(\.rawValue)),
            "what to do with bytes that are not UTF-8; fail if not given"
        ),
        OptionSpec(.noGuesses, nil, .none, "read only what a file says, not what its look suggests"),
        OptionSpec(.maximumByteCount, nil, .byteCount, "refuse a larger input; may end in K, M or G"),
        OptionSpec(.maximumNesting, nil, .count, "refuse blocks nested deeper"),
    ]

    static let helpOption = OptionSpec(.help, "h", .none, "show this help and end")

    private static let convert = CommandSpec(
        name: .convert,
        summary: "convert documents from one format to another",
        operands: .inputs,
        options: [
            OptionSpec(.from, "f", .inputFormat, "the format of the input; its suffix tells if not given"),
            OptionSpec(.to, "t", .outputFormat, "the format of the output; the suffix of OUT tells if not given"),
            OptionSpec(.output, "o", .fileOrFolder, "where the result goes; standard output if not given"),
            OptionSpec(.exact, nil, .none, "keep the marks of white space too when Markdown is written"),
            OptionSpec(.unsafe, nil, .none, "pass raw HTML and script addresses through to HTML"),
            OptionSpec(.standalone, nil, .none, "write a whole HTML page, not a fragment"),
            OptionSpec(.markdownTags, nil, .none, "write HTML tags in Markdown for what it has no mark for"),
            OptionSpec(
                .compat,
                nil,
                .choice(JSONCompatibility.allCases.map(\.rawValue)),
                "whose form JSON has; package if not given"
            ),
            OptionSpec(.assets, nil, .folder, "where pictures of the input go; beside the output if not given"),
            OptionSpec(.strict, nil, .none, "end with status 1 if anything was lost"),
            OptionSpec(.report, nil, .file, "write what was done and lost to FILE, as JSON"),
            OptionSpec(.jobs, "j", .count, "the number of processes; as many as the work is worth if not given"),
        ] + readingOptions + [helpOption],
        notes: [
            "Without INPUT, or with -, standard input is read. One input goes to standard output or to OUT. "
                + "Several inputs, or a folder, go to the folder OUT, each under its own name with the suffix "
                + "of the new format; a folder keeps its tree. In a folder, files that no reader knows, hidden "
                + "ones and links to folders are left out and named.",
            "Inputs are never written to, and an output appears whole or not at all. What the output cannot "
                + "hold is named on standard error, with its place in the input.",
            "Exit status: 0 all done; 1 with --strict, something was lost; 2 wrong use, or an input or output failed.",
        ],
        examples: [
            ("convert --to html note.md", "one note to standard output"),
            ("convert note.md -o note.html", "the same to a file"),
            ("convert --to html notes -o site", "a folder and all in it"),
            ("convert --from markdown --to json -", "from standard input"),
        ]
    )

    private static let inspect = CommandSpec(
        name: .inspect,
        summary: "show the blocks and runs of a document",
        operands: .input,
        options: [OptionSpec(.from, "f", .inputFormat, "the format of the input; its suffix tells if not given")]
            + readingOptions + [helpOption],
        notes: [
            "Each block stands with the lines that it comes from and the blocks around it, the outermost first; "
                + "below it, each run of its text and what the run carries. Invisible characters are shown as "
                + "escapes.",
            "Exit status: 0 all done; 2 wrong use, or the input cannot be read.",
        ],
        examples: [("inspect note.md", "what the reader made of a note")]
    )

    private static let tableOption = OptionSpec(
        .format,
        nil,
        .choice(TableOutput.allCases.map(\.rawValue)),
        "the form of the output; text if not given"
    )

    private static let targets = CommandSpec(
        name: .targets,
        summary: "list the targets, or tell what one of them keeps",
        operands: .word("TARGET", TargetID.allCases.map(\.rawValue), isOptional: true),
        options: [tableOption, helpOption],
        notes: [
            "A target is a view, a format or a conversion that attributed text goes to. Its page says what it does "
                + "with each attribute and construct, what helps where something is lost, and how well that is "
                + "known.",
            "Without TARGET, json and markdown print the whole table.",
        ],
        examples: [
            ("targets", "the ids of the targets"),
            ("targets swiftui-text", "what SwiftUI's Text draws and ignores"),
            ("targets --format json", "the whole table for a program"),
        ]
    )

    private static let explain = CommandSpec(
        name: .explain,
        summary: "tell what an attribute, a construct or a rule of the lint is",
        operands: .word("ID", ExplainCommand.ids, isOptional: false),
        options: [tableOption, helpOption],
        notes: [
            "ID is what stands in brackets at the end of a message, such as html-block or kit.font, a rule of the "
                + "lint, or a target."
        ],
        examples: [
            ("explain heading", "which targets show headings"),
            ("explain kit.shadow", "which targets draw a shadow"),
        ]
    )

    private static let completions = CommandSpec(
        name: .completions,
        summary: "print the completions for a shell",
        operands: .word("SHELL", Shell.allCases.map(\.rawValue), isOptional: false),
        options: [helpOption],
        notes: ["SHELL is bash, zsh or fish. Put the output where the shell looks for completions."],
        examples: [
            ("completions bash > ~/.local/share/bash-completion/completions/attrmd", "for bash"),
            ("completions zsh > ~/.zfunc/_attrmd", "for zsh, with ~/.zfunc in fpath"),
            ("completions fish > ~/.config/fish/completions/attrmd.fish", "for fish"),
        ]
    )

    private static let help = CommandSpec(
        name: .help,
        summary: "show what the program or a command does",
        operands: .word("COMMAND", CommandName.allCases.map(\.rawValue), isOptional: true),
        options: [helpOption],
        notes: [],
        examples: [("help convert", "all about one command")]
    )
}
