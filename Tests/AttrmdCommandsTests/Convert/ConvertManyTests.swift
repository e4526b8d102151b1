import AttrmdCommands
import Foundation
import Testing

@Suite("attrmd convert, several inputs and folders")
struct ConvertManyTests {
    @Test(
        "Several inputs go to a folder, a folder keeps its tree",
        arguments: [
            CommandCase(
                name: "two files",
                files: ["a.ln": "one\n", "deep/b.line": "two\n"],
                arguments: ["convert", "-t", "loud", "@/a.ln", "@/deep/b.line", "-o", "@/out"],
                error: "attrmd: 2 converted\n",
                written: ["out/a.loud": "ONE\n", "out/b.loud": "TWO\n"]
            ),
            CommandCase(
                name: "a folder",
                files: [
                    "in/b.ln": "b\n", "in/a/c.ln": "c\n", "in/a/deep/d.ln": "d&\n", "in/picture.png": "-",
                    "in/LICENSE": "-",
                    "in/.hidden.ln": "-", "in/.git/x.ln": "-",
                ],
                arguments: ["convert", "-t", "loud", "@/in", "-o", "@/out"],
                error: """
                    @/in/a/deep/d.ln:1:1: loss: The & is left out [ampersand]
                    @/in/.git: skipped: hidden
                    @/in/.hidden.ln: skipped: hidden
                    @/in/LICENSE: skipped: no suffix
                    @/in/picture.png: skipped: no reader for .png
                    attrmd: 3 converted, 1 of them with losses, 4 skipped

                    """,
                written: ["out/b.loud": "B\n", "out/a/c.loud": "C\n", "out/a/deep/d.loud": "D\n"]
            ),
            CommandCase(
                name: "an output folder inside the input folder is not an input",
                files: ["in/a.ln": "a\n", "in/out/old.ln": "old\n"],
                arguments: ["convert", "-t", "loud", "@/in", "-o", "@/in/out"],
                error: "@/in/out: skipped: the folder for the outputs\nattrmd: 1 converted, 1 skipped\n",
                written: ["in/out/a.loud": "A\n"]
            ),
            CommandCase(
                name: "one file named twice",
                files: ["in/a.ln": "a\n"],
                arguments: ["convert", "-t", "loud", "@/in", "@/in/a.ln", "-o", "@/out"],
                error: "attrmd: 1 converted\n",
                written: ["out/a.loud": "A\n"]
            ),
            CommandCase(
                name: "names that differ by case only",
                files: ["Plan.ln": "a\n", "plan.ln": "b\n"],
                arguments: ["convert", "-t", "loud", "@/Plan.ln", "@/plan.ln", "-o", "@/out"],
                error: "attrmd: 2 converted\n",
                written: ["out/Plan.loud": "A\n", "out/plan.loud": "B\n"]
            ),
            CommandCase(
                name: "one that fails does not keep the others from being converted",
                files: ["a.ln": "a\n", "b.ln": "!", "c.ln": "c&\n", "out/b.loud": "OLD\n"],
                arguments: [
                    "convert", "-t", "loud", "@/a.ln", "@/no.ln", "@/b.ln", "@/c.ln", "-o", "@/out", "--strict",
                ],
                status: .failure,
                error: """
                    @/no.ln: error: no such file or directory
                    @/b.ln:1:1: error: there is a !
                    @/c.ln:1:1: loss: The & is left out [ampersand]
                    attrmd: 2 converted, 1 of them with losses, 2 failed

                    """,
                written: ["out/a.loud": "A\n", "out/c.loud": "C\n"]
            ),
            CommandCase(
                name: "strict",
                files: ["in/a.ln": "&\n"],
                arguments: ["convert", "-t", "loud", "--strict", "@/in", "-o", "@/out"],
                status: .findings,
                error: """
                    @/in/a.ln:1:1: loss: The & is left out [ampersand]
                    attrmd: 1 converted, 1 of them with losses

                    """,
                written: ["out/a.loud": "\n"]
            ),
            CommandCase(
                name: "a folder where a file is in the way",
                files: ["in/a/b.ln": "a\n", "out/a": "file"],
                arguments: ["convert", "-t", "loud", "@/in", "-o", "@/out"],
                status: .failure,
                error: "@/out/a/b.loud: error: not a directory\nattrmd: 0 converted, 1 failed\n"
            ),
            CommandCase(
                name: "a folder without anything to read",
                files: ["in/a.png": "-"],
                arguments: ["convert", "-t", "loud", "@/in", "-o", "@/out"],
                status: .failure,
                error: """
                    @/in/a.png: skipped: no reader for .png
                    attrmd: error: no file here that can be read; formats: lines

                    """
            ),
        ]
    )
    func mirrored(_ call: CommandCase) { call.check() }

    @Test(
        "What would destroy something is refused before anything is written",
        arguments: [
            CommandCase(
                name: "two inputs, one output",
                files: ["in/a.ln": "a\n", "in/a.line": "b\n", "in/0.ln": "c\n"],
                arguments: ["convert", "-t", "loud", "@/in", "-o", "@/out"],
                status: .failure,
                error: "attrmd: error: @/in/a.line and @/in/a.ln would both become @/out/a.loud\n"
            ),
            CommandCase(
                name: "equal names from two folders",
                files: ["x/a.ln": "a\n", "y/a.ln": "b\n"],
                arguments: ["convert", "-t", "loud", "@/x", "@/y", "-o", "@/out"],
                status: .failure,
                error: "attrmd: error: @/x/a.ln and @/y/a.ln would both become @/out/a.loud\n"
            ),
            CommandCase(
                name: "outputs over inputs",
                files: ["in/a.ln": "a\n", "in/a.loud": "b\n"],
                arguments: ["convert", "-f", "lines", "-t", "loud", "@/in/a.ln", "@/in/a.loud", "-o", "@/in"],
                status: .failure,
                error: "attrmd: error: @/in/a.ln and @/in/a.loud would both become @/in/a.loud\n"
                    + "attrmd: error: @/in/a.loud would overwrite the input @/in/a.loud; choose another output\n"
            ),
            CommandCase(
                name: "several inputs without a folder",
                files: ["a.ln": "a\n", "b.ln": "b\n"],
                arguments: ["convert", "-t", "loud", "@/a.ln", "@/b.ln"],
                status: .failure,
                error: "attrmd: error: several inputs cannot go to standard output; name a folder with -o\n"
            ),
            CommandCase(
                name: "a folder without a folder",
                files: ["in/a.ln": "a\n"],
                arguments: ["convert", "-t", "loud", "@/in"],
                status: .failure,
                error: "attrmd: error: a folder cannot go to standard output; name a folder with -o\n"
            ),
            CommandCase(
                name: "several inputs to a file",
                files: ["a.ln": "a\n", "b.ln": "b\n", "out": "old"],
                arguments: ["convert", "-t", "loud", "@/a.ln", "@/b.ln", "-o", "@/out"],
                status: .failure,
                error: "attrmd: error: @/out is a file; several inputs can only go to a folder\n"
            ),
            CommandCase(
                name: "standard input among others",
                files: ["a.ln": "a\n"],
                arguments: ["convert", "-f", "lines", "-t", "loud", "@/a.ln", "-", "-o", "@/out"],
                status: .failure,
                error: "attrmd: error: standard input cannot be one of several inputs\n"
            ),
            CommandCase(
                name: "no format for a folder",
                files: ["in/a.ln": "a\n"],
                arguments: ["convert", "@/in", "-o", "@/out"],
                status: .failure,
                error: "attrmd: error: a folder has no suffix that tells the format; name it with --to: loud, dump\n"
            ),
            CommandCase(
                name: "a named file that no reader knows",
                files: ["a.ln": "a\n", "b.png": "b\n"],
                arguments: ["convert", "-t", "loud", "@/a.ln", "@/b.png", "-o", "@/out"],
                status: .failure,
                error: "attrmd: error: @/b.png: no format has the suffix .png; name the format with --from: lines\n"
            ),
        ]
    )
    func refused(_ call: CommandCase) { call.check() }

    @Test("Links to folders are not entered, so a loop of links ends; links to files are read")
    func links() {
        let scratch = Scratch(["in/a.ln": "a\n", "in/deep/b.ln": "b\n"])
        scratch.link("in/deep/loop", to: "..")
        scratch.link("in/c.ln", to: "a.ln")
        scratch.link("in/dead.ln", to: "nowhere")
        let result = scratch.run(["convert", "-t", "loud", "@/in", "-o", "@/out"])
        #expect(result.status == .failure)
        #expect(
            result.error == """
                @/in/dead.ln: error: no such file or directory
                @/in/deep/loop: skipped: link to a folder
                attrmd: 3 converted, 1 failed, 1 skipped

                """
        )
        #expect(scratch.text("out/c.loud") == "A\n")
        #expect(scratch.text("out/deep/b.loud") == "B\n")
    }

    @Test("Only the first skipped files are listed; the report has all")
    func manySkipped() {
        var files = ["in/a.ln": "a\n"]
        for number in 10..<35 { files["in/\(number).png"] = "" }
        let scratch = Scratch(files)
        let result = scratch.run(["convert", "-t", "loud", "@/in", "-o", "@/out", "--report", "@/r.json"])
        #expect(result.error.contains("@/in/29.png: skipped: no reader for .png\nand 5 more were skipped;"))
        #expect(scratch.text("r.json")?.contains("34.png") == true)
    }

    @Test("Progress is shown on a terminal and taken away before messages")
    func progress() {
        var files = ["in/zz.ln": "!"]
        for number in 10..<21 { files["in/\(number).ln"] = "a\n" }
        let scratch = Scratch(files)
        let console = TestConsole()
        console.terminals = [.error]
        let result = scratch.run(
            ["convert", "-t", "loud", "@/in", "-o", "@/out"],
            console: console,
            environment: ["NO_COLOR": "1"]
        )
        #expect(result.error.hasPrefix("\r1/12\r\u{1B}[K\r2/12"))
        #expect(
            result.error.hasSuffix(
                "\r11/12\r\u{1B}[K@/in/zz.ln:1:1: error: there is a !\n\r12/12\r\u{1B}[K"
                    + "attrmd: 11 converted, 1 failed\n"
            )
        )
    }
}
