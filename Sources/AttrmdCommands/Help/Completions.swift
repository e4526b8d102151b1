// Completions for shells, made from the tables.

import DocumentFormats

/// The shells that completions are printed for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

/// The completions of one shell.
struct Completions {
    let formats: [DocumentFormat]

    func script(for shell: Shell) -> String {
        let lines: [String]
        switch shell {
        case .bash: lines = bash()
        case .zsh: lines = zsh()
        case .fish: lines = fish()
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var commandNames: String { CommandSpec.all.map(\.name.rawValue).joined(separator: " ") }

    /// The words that may follow a command, `nil` where files do.
    private func operandWords(_ command: CommandSpec) -> [String]? {
        if case .word(_, let words, _) = command.operands { return words }
        return nil
    }

    private func spellings(_ option: OptionSpec) -> [String] {
        (option.letter.map { ["-\($0)"] } ?? []) + [option.long]
    }

    // MARK: bash

    private func bash() -> [String] {
        var lines = [
            "# Completions of attrmd for bash.",
            "_attrmd() {",
            "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}",
            "    COMPREPLY=()",
            "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
            "        COMPREPLY=($(compgen -W '\(commandNames) --help --version' -- \"$word\"))",
            "        return",
            "    fi",
            "    # A value after an equals sign is a word of its own for bash.",
            "    if [ \"$before\" = '=' ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi",
            "    if [ \"$word\" = '=' ]; then word=; fi",
            "    case $command in",
        ]
        for command in CommandSpec.all {
            lines += ["    \(command.name.rawValue))", "        case $before in"]
            for option in command.options where option.value != .none && !option.value.isOptional {
                let pattern = spellings(option).joined(separator: "|")
                let reply =
                    option.value.candidates(formats).map { "-W '\($0.joined(separator: " "))'" }
                    ?? (option.value == .folder ? "-d" : option.value.isPath ? "-f" : "-W ''")
                lines.append("        \(pattern)) COMPREPLY=($(compgen \(reply) -- \"$word\")); return ;;")
            }
            let options = command.options.map(\.long).joined(separator: " ")
            let operands = operandWords(command).map { "-W '\($0.joined(separator: " "))'" } ?? "-f"
            lines += [
                "        esac",
                "        case $word in",
                "        -*) COMPREPLY=($(compgen -W '\(options)' -- \"$word\")) ;;",
                "        *) COMPREPLY=($(compgen \(operands) -- \"$word\")) ;;",
                "        esac",
                "        ;;",
            ]
        }
        return lines + ["    esac", "}", "complete -o filenames -F _attrmd attrmd"]
    }

    // MARK: zsh

    private func zsh() -> [String] {
        var lines = [
            "#compdef attrmd",
            "# Completions of attrmd for zsh.",
            "_attrmd() {",
            "    local -a commands=(",
        ]
        lines += CommandSpec.all.map { "        \(quoted($0.name.rawValue + ":" + $0.summary))" }
        lines += [
            "    )",
            "    if (( CURRENT == 2 )); then",
            "        _describe command commands",
            "        _arguments '--help[show help and end]' '--version[show the version and end]'",
            "        return",
            "    fi",
            "    local command=$words[2]",
            "    shift words; (( CURRENT-- ))",
            "    case $command in",
        ]
        for command in CommandSpec.all {
            lines.append("    \(command.name.rawValue))")
            lines.append("        _arguments -s \\")
            for option in command.options {
                let action: String
                if let candidates = option.value.candidates(formats) {
                    action = ":value:(\(candidates.joined(separator: " ")))"
                } else {
                    switch option.value {
                    case .file, .fileOrFolder: action = ":file:_files"
                    case .folder: action = ":folder:_files -/"
                    case .none, .optional: action = ""
                    case .text: action = ":value:"
                    default: action = ":number:"
                    }
                }
                for spelling in spellings(option) {
                    // `-o OUT` may be written `-oOUT`, `--output OUT` also `--output=OUT`.
                    let joint = action.isEmpty ? "" : spelling.hasPrefix("--") ? "=" : "+"
                    let text = option.summary.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
                    lines.append("            \(quoted("\(spelling)\(joint)[\(text)]\(action)")) \\")
                }
            }
            let operands = operandWords(command).map { "'1:word:(\($0.joined(separator: " ")))'" }
            lines.append(
                "            " + (operands ?? (command.operands == .inputs ? "'*:input:_files'" : "'1:input:_files'"))
            )
            lines.append("        ;;")
        }
        return lines + [
            "    esac", "}", "if [ \"$funcstack[1]\" = _attrmd ]; then _attrmd \"$@\"; else compdef _attrmd attrmd; fi",
        ]
    }

    // MARK: fish

    private func fish() -> [String] {
        var lines = [
            "# Completions of attrmd for fish.",
            "complete -c attrmd -n __fish_use_subcommand -f",
            "complete -c attrmd -n __fish_use_subcommand -s h -l help -d 'show help and end'",
            "complete -c attrmd -n __fish_use_subcommand -l version -d 'show the version and end'",
        ]
        for command in CommandSpec.all {
            lines.append(
                "complete -c attrmd -n __fish_use_subcommand -a \(command.name.rawValue) -d \(quoted(command.summary))"
            )
        }
        for command in CommandSpec.all {
            let condition = "complete -c attrmd -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
            for option in command.options {
                var line = condition + (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name.rawValue)"
                if let candidates = option.value.candidates(formats) {
                    line += " -x -a \(quoted(candidates.joined(separator: " ")))"
                } else if option.value == .folder {
                    line += " -x -a '(__fish_complete_directories)'"
                } else if option.value.isPath {
                    line += " -r -F"
                } else if option.value != .none, !option.value.isOptional {
                    line += " -x"
                }
                lines.append(line + " -d \(quoted(option.summary))")
            }
            if let words = operandWords(command) {
                lines.append(condition + " -f -a \(quoted(words.joined(separator: " ")))")
            }
        }
        return lines
    }

    /// A word in single quotes. The tables hold no single quote, so nothing needs an escape.
    private func quoted(_ text: String) -> String { "'\(text.filter { $0 != "'" })'" }
}
