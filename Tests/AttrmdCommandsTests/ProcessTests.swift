import Foundation
import TestSupport
import Testing

/// What only a process shows: its streams, its end, its helpers, and the formats that it really has.
@Suite("attrmd as a process")
struct ProcessTests {
    private let scratch = Scratch()

    private func attrmd(_ arguments: [String], input: [UInt8] = []) throws -> BuiltCommand.Result {
        try BuiltCommand.attrmd(arguments, input: Data(input), folder: scratch.folder)
    }

    @Test("A reader of the output that goes away ends the command quietly")
    func brokenPipe() throws {
        scratch.write("a.md", Data(String(repeating: "# x\n\n", count: 100_000).utf8))
        for call in ["convert --to dump a.md", "inspect a.md", "help convert", "completions zsh"] {
            let line = "\"$0\" \(call) | head -n 1 >/dev/null; echo \"${PIPESTATUS[0]}\""
            let result = try BuiltCommand.shell(line, folder: scratch.folder)
            #expect(result.output == "0\n", "\(call)")
            #expect(result.error == "", "\(call)")
        }
    }

    @Test(
        "A full device is an error, not a short output",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
    )
    func fullDevice() throws {
        let result = try BuiltCommand.shell("echo a | \"$0\" convert -f markdown -t dump >/dev/full")
        #expect(result.status == 2)
        #expect(result.error == "attrmd: error: standard output: no space left on device\n")
    }

    @Test(
        "A closed standard error does not keep results from being written, and nothing goes into them",
        arguments: ["-j1", "-j2"]
    )
    func closedError(_ jobs: String) throws {
        for name in ["a", "c"] { scratch.write("\(name).md", Data("# x\n\n[b]: /u\n".utf8)) }
        let line = "\"$0\" convert \(jobs) -t dump a.md no.md c.md -o out 2>&- <&-; echo $?"
        let result = try BuiltCommand.shell(line, folder: scratch.folder)
        #expect(result.output == "2\n")
        for name in ["a", "c"] {
            #expect(scratch.text("out/\(name).dump")?.hasPrefix("heading level=1\n  \"x\"\n") == true)
        }
        #expect(scratch.files.count == 4)
    }

    @Test("A closed standard output is an error")
    func closedOutput() throws {
        let result = try BuiltCommand.shell("echo x | \"$0\" convert -f markdown -t dump >&-")
        #expect(result.status == 2)
        #expect(result.error == "attrmd: error: standard output: bad file descriptor\n")
    }

    @Test("Several processes write and say the same as one, in the same order")
    func jobs() throws {
        for number in 100..<160 {
            let text = number % 7 == 0 ? "\u{FF}" : String(repeating: "[a]: /x\n\n# \(number)\n", count: number % 5 + 1)
            scratch.write("in/\(number % 3)/\(number).md", number % 7 == 0 ? Data([0x61, 0xFF]) : Data(text.utf8))
        }
        let one = try attrmd(["convert", "-t", "dump", "in", "-o", "one", "--jobs", "1", "--report", "one.json"])
        let many = try attrmd(["convert", "-t", "dump", "in", "-o", "one", "--jobs", "4", "--report", "many.json"])
        #expect(one.status == 2)
        #expect(one.error.hasSuffix("attrmd: 52 converted, 8 failed\n"))
        #expect(many.status == one.status)
        #expect(many.error == one.error)
        #expect(scratch.text("many.json") == scratch.text("one.json"))
        _ = try attrmd(["convert", "-t", "dump", "in", "-o", "many", "-j4"])
        let files = scratch.files
        let outputs = files.filter { $0.key.hasPrefix("one/") }
        #expect(outputs.count == 52)
        for (name, text) in outputs { #expect(files["many" + name.dropFirst(3)] == text) }
        #expect(!files.keys.contains { $0.hasSuffix(".tmp") })
    }

    @Test("The options of the command reach its processes")
    func optionsOfProcesses() throws {
        for name in ["a", "b"] { scratch.write("\(name).md", Data("^[x](y: 1)\n\u{0}".utf8) + Data([0xFF])) }
        let words = ["convert", "a.md", "b.md", "-t", "dump", "-o", "out", "-j2"]
        #expect(try attrmd(words).status == 2)
        let result = try attrmd(words + ["--invalid-utf8=replace", "--dialect=gfm"])
        #expect(result.status == 0)
        #expect(scratch.text("out/b.dump")?.contains("custom:") == false)
    }

    @Test("A file with a name that is not UTF-8 is read and written under its own name", .enabled(if: isLinux))
    func byteNames() throws {
        let result = try BuiltCommand.shell(
            "printf '# x' >\"$(printf 'a\\377.md')\"; \"$0\" convert -t dump . -o out -j2; cat out/a*.dump",
            folder: scratch.folder
        )
        #expect(
            result.error == "./out: skipped: the folder for the outputs\nattrmd: 1 converted, 1 skipped\n"
                || result.error == "attrmd: 1 converted\n"
        )
        #expect(result.output == "heading level=1\n  \"x\"\n")
    }

    @Test(
        "Markdown with any line end, with a byte order mark, or without anything is read",
        arguments: [
            ("# a\r\n\r\nb\r\n", "heading level=1\n  \"a\"\nparagraph\n  \"b\"\n"),
            ("# a\r\rb\r", "heading level=1\n  \"a\"\nparagraph\n  \"b\"\n"),
            ("\u{FEFF}# a\n", "heading level=1\n  \"a\"\n"), ("", ""), ("\n", ""), ("\u{FEFF}", ""),
        ]
    )
    func lineEnds(_ source: String, _ dump: String) throws {
        let result = try attrmd(["convert", "-f", "markdown", "-t", "dump"], input: Array(source.utf8))
        #expect(result.status == 0)
        #expect(result.output == dump)
        #expect(result.error == "")
    }

    @Test("Raised and lowered text of rich text has tags in Markdown, which are reported; in Markdown nothing changes")
    func baselineTags() throws {
        let html = "<p>10<sup>2</sup> <u>H</u><sub>2</sub>O</p>"
        let result = try attrmd(["convert", "-f", "html", "-t", "markdown"], input: Array(html.utf8))
        #expect(result.output == "10<sup>2</sup> H<sub>2</sub>O\n")
        #expect(result.error.contains("Raised or lowered text is written as raw HTML"))
        let markdown = Array("10<sup>2</sup>\n".utf8)
        let same = try attrmd(["convert", "-f", "markdown", "-t", "markdown"], input: markdown)
        #expect(same.output == "10<sup>2</sup>\n" && same.error.isEmpty)
    }

    @Test("Bytes that are not UTF-8 are refused with their place, or replaced when asked for")
    func invalidUTF8() throws {
        let source = Array("one\r\ntwo ".utf8) + [0xE2, 0x28, 0xA1]
        let refused = try attrmd(["convert", "-f", "markdown", "-t", "dump", "-"], input: source)
        #expect(refused.status == 2)
        #expect(refused.output == "")
        #expect(
            refused.error
                == "<stdin>:2:5: error: this byte is not UTF-8; convert the file to UTF-8, or read it with bad bytes "
                + "replaced\n"
        )
        let words = ["convert", "-f", "markdown", "-t", "dump", "--invalid-utf8", "replace"]
        let replaced = try attrmd(words, input: source)
        #expect(replaced.status == 0)
        #expect(replaced.output.contains("two \u{FFFD}(\u{FFFD}"))
    }

    @Test("Nesting over the limit is refused with its place")
    func nesting() throws {
        scratch.write("a.md", Data((String(repeating: ">", count: 40) + " x\n").utf8))
        let refused = try attrmd(["inspect", "--max-nesting", "20", "a.md"])
        #expect(refused.status == 2)
        #expect(refused.error.hasPrefix("a.md:1:"))
        #expect(refused.error.hasSuffix("error: blocks are nested deeper than the limit of 20\n"))
        #expect(try attrmd(["inspect", "a.md"]).status == 0)
    }

    @Test("An input that fails while it is read is an error in the system's words", .enabled(if: isLinux))
    func unreadable() throws {
        let result = try attrmd(["convert", "-f", "markdown", "-t", "dump", "/proc/self/mem"])
        #expect(result.status == 2)
        #expect(result.error == "/proc/self/mem: error: input/output error\n")
    }

    @Test("A file that may not be read is an error", .enabled(if: geteuid() != 0, "The superuser may read every file."))
    func forbidden() throws {
        scratch.write("a.md", Data("x".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scratch.url("a.md").path)
        let result = try attrmd(["convert", "-t", "dump", "a.md"])
        #expect(result.status == 2)
        #expect(result.error == "a.md: error: permission denied\n")
    }

    @Test("The version is printed and nothing else is done")
    func version() throws {
        let result = try attrmd(["--version"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("attrmd "))
        #expect(result.error == "")
    }
}

#if os(Linux)
    private let isLinux = true
#else
    private let isLinux = false
#endif
