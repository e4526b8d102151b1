// What the commands `lint` and `config` are.

import Linting
import TargetTable

extension CommandSpec {
    private static let ruleIDs = LintRules.standard.all.map(\.id)

    private static let targetOption = OptionSpec(
        .target,
        "t",
        .list("ID[,ID...]", TargetID.names),
        "where the text goes to; that of the configuration if not given"
    )

    private static let configOptions = [
        OptionSpec(.config, "c", .file, "the configuration; .attrmd.jsonc upwards of each file if not given"),
        OptionSpec(.noConfig, nil, .none, "look for no configuration"),
        OptionSpec(.denyConfigWarnings, nil, .none, "end with status 2 if a configuration has a warning"),
    ]

    static let lint = CommandSpec(
        name: .lint,
        summary: "find what a target does not show, and markup that does not work",
        operands: .inputs,
        options: [
            targetOption,
            OptionSpec(
                .format,
                "f",
                .list("FORMAT[=FILE]", ReportOutputs.names),
                "the form of the report: \(ReportOutputs.names.joined(separator: ", ")); may be given several times"
            ),
            OptionSpec(.output, "o", .file, "where the report goes; standard output if not given"),
            OptionSpec(.rule, "r", .list("ID=LEVEL", ruleIDs), "set a rule to off, note, warning or error; may repeat"),
            OptionSpec(
                .failOn,
                nil,
                .choice(FailLevel.allCases.map(\.rawValue)),
                "from which severity on the status is 1"
            ),
            OptionSpec(.strict, nil, .none, "the same as --fail-on note"),
            OptionSpec(.maximumWarnings, nil, .wholeNumber, "end with status 1 if there are more warnings"),
            OptionSpec(.quiet, "q", .none, "say nothing on standard error but errors"),
            OptionSpec(.fix, nil, .none, "put right what a program can put right"),
            OptionSpec(.unsafeFixes, nil, .none, "make fixes too that a person should look at; with --fix or --diff"),
            OptionSpec(.fixOnly, nil, .list("ID[,ID...]", ruleIDs), "put right the findings of these rules only"),
            OptionSpec(.diff, nil, .none, "show what --fix would do, and write nothing"),
            OptionSpec(.baseline, "b", .file, "a file of known findings, which are not reported"),
            OptionSpec(.writeBaseline, nil, .file, "write all findings to FILE as known ones"),
            OptionSpec(.pruneBaseline, nil, .none, "take out of the baseline what is no longer found"),
            OptionSpec(.stdin, nil, .none, "lint standard input, as - does"),
            OptionSpec(
                .stdinFilename,
                nil,
                .text("NAME"),
                "what standard input is called; its suffix tells the format"
            ),
            OptionSpec(.filesFrom, nil, .file, "lint the files that FILE or - names, with NUL or line ends between"),
            OptionSpec(.exclude, nil, .text("PATTERN"), "leave out of folders, as in an ignore file; may repeat"),
            OptionSpec(.noIgnore, nil, .none, "do not look at .gitignore, .ignore and .attrmdignore"),
            OptionSpec(
                .state,
                nil,
                .list("STATE[,STATE...]", LocalizationFilter.stateNames),
                "judge only translations in these states"
            ),
            OptionSpec(
                .summary,
                nil,
                .none,
                "print how many translations each language has, and what was found in them"
            ),
            OptionSpec(.changed, nil, .optional("REF"), "lint only what git says has changed since REF, or HEAD"),
        ] + configOptions + [
            OptionSpec(.printConfig, nil, .none, "print the settings that are in force, as config does"),
            OptionSpec(.listRules, nil, .none, "list the rules, with --format json for programs"),
            OptionSpec(.jobs, "j", .count, "the number of processes; as many as the work is worth if not given"),
            helpOption,
        ],
        notes: [
            "INPUT is a file, a folder, a pattern such as 'docs/**/*.md', or - for standard input; !PATTERN takes "
                + "away. Without INPUT the configuration says what is linted, or the working folder is. A file "
                + "that is named is always linted; in a folder, files that no rule looks at, JSON that no pattern "
                + "names, hidden files, and what ignore files and the configuration exclude are left out.",
            "Without a target only the rules that hold for every target run. 'attrmd targets' lists the targets; "
                + "gfm, commonmark, notes, text, ansi and json are short names of formats.",
            "Findings go to standard output, one line each: file:line:column: severity: message [rule]. "
                + "'attrmd explain RULE' tells about a rule.",
            "In Markdown and HTML, the comment <!-- attrmd-disable-next-line RULE --> switches a rule off for a "
                + "line; attrmd-disable-line, attrmd-disable, attrmd-enable and attrmd-disable-file say where "
                + "else. In Swift and tables of strings it is // attrmd:disable:next RULE.",
            "Exit status: 0 nothing found; 1 something found; 2 wrong use, a wrong configuration, or an input "
                + "that cannot be read.",
        ],
        examples: [
            ("lint --target swiftui-text notes", "a folder, for a SwiftUI Text"),
            ("lint --format github --format sarif=lint.sarif", "in CI"),
            ("lint --diff note.md", "what can be put right"),
            ("lint --write-baseline baseline.json", "begin with an old project"),
        ]
    )

    static let config = CommandSpec(
        name: .config,
        summary: "print the settings of the lint for a file, or write a configuration",
        operands: .input,
        options: [
            OptionSpec(.print, nil, .none, "print the settings that are in force; so it does without an option too"),
            OptionSpec(.start, nil, .none, "write .attrmd.jsonc to begin with into the folder INPUT or here"),
            targetOption,
        ] + configOptions + [helpOption],
        notes: [
            "INPUT is the file or folder whose settings are printed; the working folder if not given.",
            "Exit status: 0 all done; 2 wrong use or a wrong configuration.",
        ],
        examples: [
            ("config docs/note.md", "which rules hold for a file, and where that is said"),
            ("config --init --target swiftui-text", "begin"),
        ]
    )
}
