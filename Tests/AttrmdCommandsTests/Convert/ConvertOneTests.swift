import AttrmdCommands
import Foundation
import Testing

@Suite("attrmd convert, one input")
struct ConvertOneTests {
    static let usage = "Usage: attrmd convert [OPTION...] [INPUT...]\n'attrmd help convert' tells more.\n"

    @Test(
        "One input goes to standard output or to a file",
        arguments: [
            CommandCase(
                name: "to standard output",
                files: ["a.ln": "one\ntwo\n"],
                arguments: ["convert", "--to", "loud", "@/a.ln"],
                output: "ONE\nTWO\n"
            ),
            CommandCase(
                name: "to standard output by a dash",
                files: ["a.ln": "one\n"],
                arguments: ["convert", "--to", "loud", "-o", "-", "@/a.ln"],
                output: "ONE\n"
            ),
            CommandCase(
                name: "to a file whose suffix tells the format",
                files: ["a.ln": "one\n"],
                arguments: ["convert", "@/a.ln", "-o", "@/b.loud"],
                written: ["b.loud": "ONE\n"]
            ),
            CommandCase(
                name: "to a file whose suffix is in capitals",
                files: ["a.LN": "one\n"],
                arguments: ["convert", "@/a.LN", "-o", "@/b.LOUD"],
                written: ["b.LOUD": "ONE\n"]
            ),
            CommandCase(
                name: "a named format wins over a suffix",
                files: ["a.txt": "one\n"],
                arguments: ["convert", "-f", "Lines", "-tLOUD", "@/a.txt", "--output=@/b.dump"],
                written: ["b.dump": "ONE\n"]
            ),
            CommandCase(
                name: "over an older output",
                files: ["a.ln": "one\n", "b.loud": "OLD\n"],
                arguments: ["convert", "@/a.ln", "-o", "@/b.loud"],
                written: ["b.loud": "ONE\n"]
            ),
            CommandCase(
                name: "nothing is written over an older output if it would be read back in another way",
                files: ["a.ln": "one\ntwo ~\n~\n", "b.loud": "OLD\n"],
                arguments: ["convert", "@/a.ln", "-o", "@/b.loud"],
                status: .findings,
                error:
                    "@/a.ln:2:1: error: this block would not be read back as it stands: \"two ~\" and 1 more; nothing was written, please report it\n",
                written: ["b.loud": "OLD\n"]
            ),
            CommandCase(
                name: "into a folder that exists",
                files: ["a.ln": "one\n", "out/": ""],
                arguments: ["convert", "-t", "loud", "@/a.ln", "-o", "@/out"],
                error: "attrmd: 1 converted\n",
                written: ["out/a.loud": "ONE\n"]
            ),
            CommandCase(
                name: "into a folder that a slash announces",
                files: ["a.ln": "one\n"],
                arguments: ["convert", "-t", "loud", "@/a.ln", "-o", "@/new/deep/"],
                error: "attrmd: 1 converted\n",
                written: ["new/deep/a.loud": "ONE\n"]
            ),
            CommandCase(
                name: "from standard input by a dash",
                input: "one\n",
                arguments: ["convert", "-f", "lines", "-t", "loud", "-"],
                output: "ONE\n"
            ),
            CommandCase(
                name: "from standard input without a word",
                input: "one\n",
                arguments: ["convert", "-f", "lines", "-t", "loud"],
                output: "ONE\n"
            ),
            CommandCase(
                name: "an empty file",
                files: ["a.ln": ""],
                arguments: ["convert", "-t", "loud", "@/a.ln"]
            ),
            CommandCase(
                name: "a name that starts with a dash, after two dashes",
                files: ["a.ln": ""],
                arguments: ["convert", "-t", "loud", "--", "-a.ln"],
                status: .failure,
                error: "-a.ln: error: no such file or directory\n"
            ),
        ]
    )
    func oneInput(_ call: CommandCase) { call.check() }

    @Test(
        "Every option reaches the reader or the writer",
        arguments: [
            (["--exact"], "exact\nA\n"), (["--unsafe"], "unsafe\nA\n"),
            (["--compat", "foundation"], "foundation\nA\n"),
            (["--compat=package"], "A\n"), (["--dialect", "gfm"], "gfm\nA\n"), (["-dcommonmark"], "commonmark\nA\n"),
            (["--max-bytes", "2"], "A\n"), (["--max-bytes", "1K"], "A\n"), (["--max-nesting", "1"], "A\n"),
        ]
    )
    func options(_ words: [String], _ output: String) {
        let call = CommandCase(
            name: "options",
            input: "a\n",
            arguments: ["convert", "-f", "lines", "-t", "loud"] + words,
            output: output
        )
        call.check()
    }

    @Test(
        "What cannot be read is said with its place, and an older output stays",
        arguments: [
            CommandCase(
                name: "a missing file",
                arguments: ["convert", "-t", "loud", "@/a.ln"],
                status: .failure,
                error: "@/a.ln: error: no such file or directory\n"
            ),
            CommandCase(
                name: "an error of the reader",
                files: ["a.ln": "one\ntwo!\n", "b.loud": "OLD\n"],
                arguments: ["convert", "@/a.ln", "-o", "@/b.loud"],
                status: .failure,
                error: "@/a.ln:2:4: error: there is a !\n"
            ),
            CommandCase(
                name: "an error in standard input",
                input: "!\n",
                arguments: ["convert", "-f", "lines", "-t", "loud"],
                status: .failure,
                error: "<stdin>:1:1: error: there is a !\n"
            ),
            CommandCase(
                name: "a line end of two bytes counts once",
                files: ["a.ln": "one\r\ntwo\r\n!"],
                arguments: ["convert", "-t", "loud", "@/a.ln"],
                status: .failure,
                error: "@/a.ln:3:1: error: there is a !\n"
            ),
            CommandCase(
                name: "a file over the limit",
                files: ["a.ln": "three"],
                arguments: ["convert", "-t", "loud", "--max-bytes", "4", "@/a.ln"],
                status: .failure,
                error: "@/a.ln: error: the input has 5 bytes, more than the limit of 4; raise it with --max-bytes\n"
            ),
            CommandCase(
                name: "standard input over the limit",
                input: "three",
                arguments: ["convert", "-f", "lines", "-t", "loud", "--max-bytes", "4"],
                status: .failure,
                error: "<stdin>: error: the input has more than the limit of 4 bytes; raise it with --max-bytes\n"
            ),
            CommandCase(
                name: "a folder of the output that is missing",
                files: ["a.ln": "one"],
                arguments: ["convert", "@/a.ln", "-o", "@/no/b.loud"],
                status: .failure,
                error: "@/no/b.loud: error: no such file or directory\n"
            ),
        ]
    )
    func failures(_ call: CommandCase) { call.check() }

    @Test("A byte that is not UTF-8 is an error with its place, or replaced")
    func invalidUTF8() {
        let scratch = Scratch()
        scratch.write("a.ln", Data([0x61, 0x0A, 0x62, 0xFF]))
        let refused = scratch.run(["convert", "-t", "loud", "@/a.ln"])
        #expect(refused.status == .failure)
        #expect(refused.output == "")
        #expect(
            refused.error
                == "@/a.ln:2:2: error: this byte is not UTF-8; convert the file to UTF-8, or read it with bad bytes "
                + "replaced\n"
        )
        let replaced = scratch.run(["convert", "-t", "loud", "--invalid-utf8", "replace", "@/a.ln"])
        #expect(replaced.status == .success)
        #expect(replaced.output == "A\nB#\n")
    }

    @Test(
        "Losses and warnings are said with their first place; --strict makes them count",
        arguments: [
            CommandCase(
                name: "losses",
                files: ["a.ln": "one\na & b & c\n&\n"],
                arguments: ["convert", "-t", "loud", "@/a.ln"],
                output: "ONE\nA  B  C\n\n",
                error: "@/a.ln:2:1: loss: The & is left out (3 times) [ampersand]\n"
            ),
            CommandCase(
                name: "strict losses are written all the same",
                files: ["a.ln": "&\n"],
                arguments: ["convert", "--strict", "@/a.ln", "-o", "@/b.loud"],
                status: .findings,
                error: "@/a.ln:1:1: loss: The & is left out [ampersand]\n",
                written: ["b.loud": "\n"]
            ),
            CommandCase(
                name: "a warning",
                files: ["a.ln": "one\nwhat?\n"],
                arguments: ["convert", "-t", "loud", "@/a.ln"],
                output: "ONE\nWHAT?\n",
                error: "@/a.ln:2:5: warning: A question is left open [question]\n"
            ),
            CommandCase(
                name: "many equal warnings",
                input: String(repeating: "?\n", count: 7),
                arguments: ["convert", "-f", "lines", "-t", "dump", "-o", "/dev/null"],
                error: """
                    <stdin>:1:1: warning: A question is left open [question]
                    <stdin>:2:1: warning: A question is left open [question]
                    <stdin>:3:1: warning: A question is left open [question]
                    <stdin>:4:1: warning: A question is left open [question]
                    <stdin>:5:1: warning: A question is left open (and 2 more) [question]

                    """
            ),
            CommandCase(
                name: "a strict warning",
                input: "?",
                arguments: ["convert", "-f", "lines", "-t", "loud", "--strict"],
                status: .findings,
                output: "?\n",
                error: "<stdin>:1:1: warning: A question is left open [question]\n"
            ),
            CommandCase(
                name: "nothing lost",
                input: "a",
                arguments: ["convert", "-f", "lines", "-t", "loud", "--strict"],
                output: "A\n"
            ),
        ]
    )
    func losses(_ call: CommandCase) { call.check() }

    @Test(
        "Wrong use is told in full, and nothing is done",
        arguments: [
            CommandCase(
                name: "no format of the output",
                files: ["a.ln": "one\n"],
                arguments: ["convert", "@/a.ln"],
                status: .failure,
                error: "attrmd: error: name the format of the output with --to: loud, dump\n"
            ),
            CommandCase(
                name: "a suffix that no writer has",
                files: ["a.ln": "one\n"],
                arguments: ["convert", "@/a.ln", "-o", "@/b.ln"],
                status: .failure,
                error: "attrmd: error: @/b.ln: no format has the suffix .ln; name the format with --to: loud, dump\n"
            ),
            CommandCase(
                name: "no suffix of the input",
                files: ["a": "one\n"],
                arguments: ["convert", "@/a", "-t", "loud"],
                status: .failure,
                error: "attrmd: error: @/a: there is no suffix; name the format with --from: lines\n"
            ),
            CommandCase(
                name: "no format of standard input",
                arguments: ["convert", "-t", "loud"],
                status: .failure,
                error: "attrmd: error: standard input has no suffix that tells its format; name it with --from: lines\n"
            ),
            CommandCase(
                name: "several faults at once",
                arguments: [
                    "convert", "--strct", "--to", "lood", "--jobs=0", "--exact=yes", "-x", "-strict", "--report",
                ],
                status: .failure,
                error: """
                    attrmd: error: unknown option --strct; did you mean --strict?
                    attrmd: error: option --to: lood is none of loud, dump; did you mean loud?
                    attrmd: error: option --jobs: 0 is no whole number from 1
                    attrmd: error: option --exact takes no value
                    attrmd: error: unknown option -x
                    attrmd: error: unknown option -strict; did you mean --strict?
                    attrmd: error: option --report needs a value: --report FILE

                    """ + usage
            ),
            CommandCase(
                name: "an input as its own output",
                files: ["a.loud": "one\n"],
                arguments: ["convert", "-f", "lines", "@/a.loud", "-o", "@/./a.loud"],
                status: .failure,
                error: "attrmd: error: @/./a.loud would overwrite the input @/a.loud; choose another output\n"
            ),
            CommandCase(
                name: "an input as the report",
                files: ["a.ln": "one\n"],
                arguments: ["convert", "-t", "loud", "@/a.ln", "--report", "@/a.ln"],
                status: .failure,
                error: "attrmd: error: @/a.ln would overwrite the input @/a.ln; choose another report\n"
            ),
            CommandCase(
                name: "the output as the report",
                files: ["a.ln": "one\n"],
                arguments: ["convert", "@/a.ln", "-o", "@/b.loud", "--report", "@/b.loud"],
                status: .failure,
                error: "attrmd: error: @/b.loud cannot be both the output and the report\n"
            ),
            CommandCase(
                name: "an empty name",
                arguments: ["convert", "-t", "loud", ""],
                status: .failure,
                error: "attrmd: error: the name of an input is empty\n" + usage
            ),
        ]
    )
    func wrongUse(_ call: CommandCase) { call.check() }

    @Test("A link to an input is an input as well: it is not written to")
    func linkedOutput() {
        let scratch = Scratch(["a.ln": "one\n"])
        scratch.link("b.loud", to: "a.ln")
        let result = scratch.run(["convert", "@/a.ln", "-o", "@/b.loud"])
        #expect(result.status == .failure)
        #expect(result.error.hasPrefix("attrmd: error: @/b.loud would overwrite the input @/a.ln"))
        #expect(scratch.text("a.ln") == "one\n")
    }

    @Test("The width of a terminal reaches the writer, that of anything else does not")
    func terminalWidth() {
        let scratch = Scratch(["a.ln": "one\n"])
        let console = TestConsole()
        console.terminals = [.output]
        console.terminalWidth = 72
        #expect(scratch.run(["convert", "-t", "loud", "@/a.ln"], console: console).output == "width 72\nONE\n")
        #expect(scratch.run(["convert", "-t", "loud", "@/a.ln"]).output == "ONE\n")
    }

    @Test("A person who is asked for standard input is told so")
    func terminalInput() {
        let console = TestConsole()
        console.terminals = [.input]
        let result = Scratch().run(["convert", "-f", "lines", "-t", "loud"], console: console)
        #expect(result.error == "attrmd: reading standard input; Control-D ends it\n")
    }

    @Test(
        "Messages are coloured on a terminal, unless the environment says no",
        arguments: [
            ([:], "\u{1B}[1m<stdin>:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m there is a !\n"),
            (["NO_COLOR": "1"], "<stdin>:1:1: error: there is a !\n"),
            (["TERM": "dumb"], "<stdin>:1:1: error: there is a !\n"),
            (["NO_COLOR": ""], "\u{1B}[1m<stdin>:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m there is a !\n"),
        ] as [([String: String], String)]
    )
    func colour(_ environment: [String: String], _ error: String) {
        let console = TestConsole()
        console.terminals = [.error]
        console.input = Array("!".utf8)
        let words = ["convert", "-f", "lines", "-t", "loud"]
        #expect(Scratch().run(words, console: console, environment: environment).error == error)
    }

    @Test("A reader that has gone ends the command quietly, any other failure is said")
    func standardOutputFails() {
        let console = TestConsole()
        console.input = Array("a".utf8)
        console.outputFailure = .closed
        let words = ["convert", "-f", "lines", "-t", "loud"]
        let quiet = Scratch().run(words, console: console)
        #expect(quiet.status == .success)
        #expect(quiet.error == "")
        console.outputFailure = .failed("no space left on device")
        let loud = Scratch().run(words, console: console)
        #expect(loud.status == .failure)
        #expect(loud.error == "attrmd: error: standard output: no space left on device\n")
    }

    @Test("The name of a file cannot steer a terminal")
    func hostileName() {
        let result = Scratch().run(["convert", "-t", "loud", "\u{1B}[2J\n.ln"])
        #expect(result.error == "\\u{1B}[2J\\n.ln: error: no such file or directory\n")
    }
}
