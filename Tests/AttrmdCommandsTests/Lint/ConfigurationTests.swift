import AttrmdCommands
import Foundation
import TestSupport
import Testing

@Suite("Configurations on disk")
struct ConfigurationTests {
    private static let unknown = "<!-- attrmd-disable no-rule -->\n"

    @Test("The nearest configuration upwards of a file counts, with what it extends")
    func nearest() {
        let scratch = Scratch([
            ".attrmd.jsonc": #"{"rules": {"unknown-disable": "error"}, "exclude": ["gen"]}"#, "a.md": Self.unknown,
            "gen/g.md": Self.unknown, "x/.attrmd.jsonc": #"{"extends": "../base.jsonc"}"#, "x/y/b.md": Self.unknown,
            "base.jsonc": #"{"rules": {"unknown-disable": "note"}}"#,
        ])
        let result = scratch.lint("@")
        let lines = result.output.split(separator: "\n").map { $0.prefix { $0 != "N" } }
        #expect(lines == ["@/a.md:1:21: error: ", "@/x/y/b.md:1:21: note: "])
        #expect(scratch.lint("@", "--no-config").output.contains("@/gen/g.md:1:21: warning:"))
        #expect(scratch.lint("@/x", "--config", "@/.attrmd.jsonc").output.hasPrefix("@/x/y/b.md:1:21: error:"))
        #expect(scratch.lint("@/x/y/b.md", "--rule", "unknown-disable=off").output == "")
    }

    @Test("A configuration says when a run fails, and where its baseline is")
    func main() {
        let scratch = Scratch([
            "p/.attrmd.jsonc": #"{"failOn": "error", "baseline": "known.json"}"#, "p/a.md": Self.unknown,
            "p/b.md": Self.unknown,
        ])
        #expect(scratch.lint("@/p", "--write-baseline", "@/p/known.json").status == .success)
        scratch.write("p/c.md", Data(Self.unknown.utf8))
        let result = scratch.lint("@/p")
        #expect(result.status == .success && result.output.hasPrefix("@/p/c.md:1:21"))
        #expect(result.error.hasSuffix("1 warning in 1 of 3 files; 2 known\n"))
    }

    @Test("A configuration that is wrong ends the run with status 2, at its place")
    func faults() {
        let scratch = Scratch([".attrmd.jsonc": "{\n  // x\n  \"failOn\": \"all\"}", "a.md": "x"])
        let result = scratch.lint("@/a.md")
        #expect(result.status == .failure && result.output == "")
        #expect(
            result.error.hasPrefix("@/.attrmd.jsonc:3:13: error: failOn: all is none of error, warning, note, never")
        )
        scratch.write(".attrmd.jsonc", Data(#"{"extends": "a.jsonc"}"#.utf8))
        scratch.write("a.jsonc", Data(#"{"extends": ".attrmd.jsonc"}"#.utf8))
        #expect(scratch.lint("@/a.md").error.contains("extends itself"))
    }

    @Test("What a configuration may mean is a warning, and an error where that is asked for")
    func warnings() {
        let scratch = Scratch([".attrmd.jsonc": #"{"rulez": {}}"#, "a.md": "x"])
        let result = scratch.lint("@/a.md")
        #expect(result.status == .success)
        #expect(result.error.contains("@/.attrmd.jsonc:1:2: warning: unknown key rulez; did you mean rules?"))
        #expect(scratch.lint("@/a.md", "--deny-config-warnings").status == .failure)
    }

    @Test("The settings in force are printed, and a file to begin with is written once")
    func printing() {
        let scratch = Scratch(["x/": ""])
        let written = scratch.run(["config", "--init", "@/x", "--target", "gfm"], formats: nil)
        #expect(written.status == .success && written.error == "attrmd: wrote @/x/.attrmd.jsonc\n")
        #expect(scratch.run(["config", "--init", "@/x"], formats: nil).status == .failure)
        let result = scratch.run(["config", "@/x/a.md"], formats: nil)
        #expect(result.output.hasPrefix("// From: @/x/.attrmd.jsonc\n{\n  \"target\": [\"markdown-gfm\"],"))
        #expect(result.output.contains("\"unused-disable\": \"warning\""))
        #expect(
            scratch.lint("--print-config", "--rule", "unused-disable=off").output.contains(
                "\"unused-disable\": \"off\""
            )
        )
    }

    @Test("Only what git says has changed is linted")
    func changed() throws {
        let scratch = Scratch(["a.md": Self.unknown, "b.md": Self.unknown, "sub/c.md": Self.unknown])
        func git(_ words: String...) throws {
            let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
            let result = try BuiltCommand.run("/usr/bin/env", ["git"] + identity + words, folder: scratch.folder)
            try #require(result.status == 0, "\(result.error)")
        }
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "one")
        scratch.write("b.md", Data((Self.unknown + "\nMore.\n").utf8))
        scratch.write("sub/new name.md", Data(Self.unknown.utf8))
        let result = try BuiltCommand.attrmd(["lint", "--changed"], folder: scratch.folder)
        let paths = result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(paths == ["b.md", "sub/new name.md"])
        #expect(try BuiltCommand.attrmd(["lint", "--changed=nothing"], folder: scratch.folder).status == 2)
    }

    @Test("The result is the same for every number of processes")
    func processes() throws {
        var files = [".attrmd.jsonc": #"{"rules": {"unknown-disable": "note"}}"#, "broken.json": "[1,"]
        for index in 0..<12 { files["f\(index).md"] = String(repeating: Self.unknown, count: index) }
        let scratch = Scratch(files)
        let options = [
            "lint", "--format", "json", "--target", "gfm", "--rule", "unused-disable=error", ".", "broken.json",
        ]
        let one = try BuiltCommand.attrmd(options + ["--jobs", "1"], folder: scratch.folder)
        #expect(one.status == 2 && one.output.contains("\"f11.md\""))
        for count in ["2", "5"] {
            let many = try BuiltCommand.attrmd(options + ["--jobs", count], folder: scratch.folder)
            #expect(many.output == one.output && many.error == one.error && many.status == one.status)
        }
    }
}
