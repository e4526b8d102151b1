import Foundation
import Testing

@testable import AttrmdCommands

@Suite("Help")
struct HelpTests {
    @Test(
        "Help is a result on standard output, by every way to ask for it",
        arguments: [
            (["--help"], "Usage: attrmd COMMAND"), (["-h"], "Usage: attrmd COMMAND"),
            (["help"], "Usage: attrmd COMMAND"),
            (["help", "convert"], "Usage: attrmd convert [OPTION...] [INPUT...]"),
            (["convert", "--help"], "Usage: attrmd convert [OPTION...] [INPUT...]"),
            (["convert", "-h", "--nonsense"], "Usage: attrmd convert [OPTION...] [INPUT...]"),
            (["inspect", "--help"], "Usage: attrmd inspect [OPTION...] [INPUT]"),
            (["targets", "--help"], "Usage: attrmd targets [OPTION...] [TARGET]"),
            (["explain", "--help"], "Usage: attrmd explain [OPTION...] ID"),
            (["completions", "--help"], "Usage: attrmd completions [OPTION...] SHELL"),
            (["help", "help"], "Usage: attrmd help [OPTION...] [COMMAND]"),
        ]
    )
    func asked(_ words: [String], _ line: String) {
        let result = Scratch().run(words)
        #expect(result.status == .success)
        #expect(result.output.split(separator: "\n").contains { $0.hasPrefix(line) })
        #expect(result.error == "")
    }

    @Test("No command at all is wrong use, and help goes to standard error")
    func nothing() {
        let result = Scratch().run([])
        #expect(result.status == .failure)
        #expect(result.output == "")
        #expect(result.error.contains("Usage: attrmd COMMAND"))
    }

    @Test(
        "What is no command is said, with the one that was meant",
        arguments: [
            (["convrt"], "unknown command convrt; did you mean convert?"), (["zzz"], "unknown command zzz"),
            (["--versoin"], "unknown option --versoin; did you mean --version?"),
        ]
    )
    func unknown(_ words: [String], _ problem: String) {
        let result = Scratch().run(words)
        #expect(result.status == .failure)
        #expect(result.error == "attrmd: error: \(problem)\n'attrmd --help' lists the commands.\n")
    }

    @Test(
        "Wrong operands are said",
        arguments: [
            (
                ["help", "convrt"],
                "convrt is none of convert, lint, config, inspect, targets, explain, completions, help; did you mean convert?"
            ),
            (["completions"], "SHELL is missing: one of bash, zsh, fish"),
            (["completions", "bash", "zsh"], "zsh is one word too many"),
            (["completions", "tcsh"], "tcsh is none of bash, zsh, fish"),
            (["explain"], "ID is missing"),
            (["explain", "kit.shado"], "unknown id kit.shado; did you mean kit.shadow?"),
            (["explain", "zzz"], "unknown id zzz"),
            (["targets", "swiftui-tex"], "unknown id swiftui-tex; did you mean swiftui-text?"),
            (["targets", "html", "rtf"], "rtf is one word too many"),
            (["inspect", "a.ln", "b.ln"], "one input at a time; b.ln is one too many"),
        ]
    )
    func operands(_ words: [String], _ problem: String) {
        let result = Scratch().run(words)
        #expect(result.status == .failure)
        #expect(result.error.hasPrefix("attrmd: error: \(problem)\nUsage: attrmd \(words[0]) "))
    }

    @Test("The version stands alone on its line")
    func version() { #expect(Scratch().run(["--version"]).output == "attrmd \(Attrmd.version)\n") }

    @Test("Every option and every format of a command stands in its help, in lines of at most 80 columns")
    func pages() {
        for command in CommandSpec.all {
            let page = Scratch().run(["help", command.name.rawValue]).output
            for option in command.options { #expect(page.contains(option.long)) }
            #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
        #expect(Scratch().run(["help", "convert"]).output.contains("  loud   written; lines in capitals\n"))
    }
}
