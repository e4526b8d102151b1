import Foundation
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
    @Test(
        "bash completes commands, options, values and words",
        arguments: [
            (["conv"], "convert"), (["--v"], "--version"), (["convert", "--comp"], "--compat"),
            (["convert", "--to", "l"], "loud"), (["convert", "-t", "d"], "dump"),
            (["convert", "--to", "=", "l"], "loud"),
            (["convert", "--dialect", ""], "commonmark gfm notes"), (["convert", "--from", ""], "lines"),
            (["completions", "f"], "fish"), (["help", "i"], "inspect"), (["convert", "--jobs", ""], ""),
            (["targets", "uit"], "uitextview uitextview-textkit1"), (["explain", "kit.sh"], "kit.shadow"),
            (["targets", "--format", ""], "text json markdown"), (["inspect", "Pack"], "Package.swift"),
            (["convert", "-o", "LICEN"], "LICENSE"),
        ]
    )
    func bash(_ words: [String], _ expected: String) throws {
        let script = Scratch().run(["completions", "bash"]).output
        let program = """
            \(script)
            COMP_WORDS=(attrmd "$@"); COMP_CWORD=$#
            _attrmd
            echo "${COMPREPLY[*]}"
            """
        let result = try BuiltCommand.run(
            "/usr/bin/env",
            ["bash", "-c", program, "bash"] + words,
            folder: BuiltCommand.repository
        )
        #expect(result.error == "")
        #expect(result.output == expected + "\n")
    }

    @Test(
        "Each shell's own parser takes the script, where the shell is here",
        arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")]
    )
    func syntax(_ shell: String, _ option: String) throws {
        let scratch = Scratch(["script": Scratch().run(["completions", shell]).output])
        let path = scratch.url("script").path
        let result = try BuiltCommand.run(
            "/bin/sh",
            ["-c", "command -v \(shell) >/dev/null || exit 0; exec \(shell) \(option) \"$0\"", path]
        )
        #expect(result.status == 0)
        #expect(result.error == "")
    }

    @Test(
        "zsh and fish are told every command, option and value",
        arguments: [
            ("zsh", "'convert:convert documents from one format to another'"),
            ("zsh", "'--to=[the format of the output; the suffix of OUT tells if not given]:value:(loud dump)' \\"),
            ("zsh", "'-o+[where the result goes; standard output if not given]:file:_files' \\"),
            ("zsh", "'1:word:(bash zsh fish)'"),
            (
                "fish",
                "complete -c attrmd -n __fish_use_subcommand -a inspect -d 'show the blocks and runs of a document'"
            ),
            (
                "fish",
                "complete -c attrmd -n '__fish_seen_subcommand_from convert' -s t -l to -x -a 'loud dump' "
                    + "-d 'the format of the output; the suffix of OUT tells if not given'"
            ),
        ]
    )
    func lines(_ shell: String, _ line: String) {
        let script = Scratch().run(["completions", shell]).output
        #expect(script.split(separator: "\n").contains { $0.drop { $0 == " " } == line })
    }
}
