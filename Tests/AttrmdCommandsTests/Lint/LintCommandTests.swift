import AttrmdCommands
import Foundation
import Testing

/// Uses rules that are sure to stay: `unknown-disable` (warning, no fix) and `unused-disable` (warning, fix).
@Suite("lint")
struct LintCommandTests {
    private static let unknown = "<!-- attrmd-disable no-rule -->\n"
    private static let unused = "A line.\n\n<!-- attrmd-disable-next-line unknown-disable -->\nAnother one.\n"
    private static let fixed = "A line.\n\nAnother one.\n"

    @Test("Findings go to standard output, numbers to standard error, and the status tells")
    func findings() {
        let scratch = Scratch(["a.md": Self.unknown, "b.md": "Fine.\n"])
        let result = scratch.lint("@/a.md", "@/b.md")
        #expect(result.status == .findings)
        #expect(
            result.output
                == "@/a.md:1:21: warning: No rule has the id no-rule, so this comment does nothing for it; 'attrmd lint --list-rules' lists the rules [unknown-disable]\n"
        )
        #expect(result.error == "attrmd: 1 warning in 1 of 2 files\n")
        let clean = scratch.lint("@/b.md")
        #expect(clean.status == .success && clean.output == "" && clean.error == "attrmd: nothing found in 1 file\n")
        #expect(scratch.lint("-q", "@/b.md").error == "")
    }

    @Test("From which severity on a run fails can be said")
    func failing() {
        let scratch = Scratch(["a.md": Self.unknown])
        #expect(scratch.lint("@/a.md", "--fail-on", "error").status == .success)
        #expect(scratch.lint("@/a.md", "--fail-on", "never").status == .success)
        #expect(scratch.lint("@/a.md", "--fail-on", "error", "--max-warnings", "0").status == .findings)
        #expect(scratch.lint("@/a.md", "--fail-on", "error", "--max-warnings", "1").status == .success)
        #expect(scratch.lint("@/a.md", "--rule", "unknown-disable=note").status == .success)
        #expect(scratch.lint("@/a.md", "--rule", "unknown-disable=note", "--strict").status == .findings)
        #expect(scratch.lint("@/a.md", "--rule", "unknown-disable=off").output == "")
    }

    @Test(
        "Wrong words get an answer that helps, and status 2",
        arguments: [
            (["--target", "swift-text"], "did you mean swiftui-text?"), (["--format", "nosuch"], "json"),
            (["--format", "sarfi"], "did you mean sarif?"), (["--rule", "unknown-disable"], "needs a level"),
            (["--rule", "unknown-disabel=off"], "did you mean unknown-disable?"),
            (["--rule", "unknown-disable=warn"], "did you mean warning?"), (["--fix-only", "x"], "--list-rules"),
            (["--unsafe-fixes"], "--fix or --diff"), (["--max-warnings", "x"], "no whole number"),
            (["--format", "json", "--format", "text"], "cannot both go to standard output"),
            (["--format", "json=x", "--format", "text=x"], "two reports"), (["--fail-on", "all"], "none of error"),
            (["--prune-baseline"], "needs a baseline"), (["--baseline", "@/none.json"], "no such file"),
            (["--config", "@/none.jsonc"], "no such file"), (["@/none.md"], "no such file"),
            (["@/none/*.md"], "no file matches"), (["-", "@/a.md"], "standard input"),
            (["--changed=-x"], "no name of a commit"),
        ]
    )
    func usage(_ arguments: [String], _ words: String) {
        let scratch = Scratch(["a.md": "x\n"])
        let result = scratch.run(["lint", "@/a.md"] + arguments, formats: nil)
        #expect(result.status == .failure)
        #expect(result.error.contains(words), "\(result.error)")
    }

    @Test("A file that cannot be read is told with its place, and the others are linted all the same")
    func unreadable() {
        let scratch = Scratch(["a.json": "[1,\n x]", "b.md": Self.unknown])
        let result = scratch.lint("@/a.json", "@/b.md")
        #expect(result.status == .failure)
        #expect(result.output.contains("@/a.json:2:2: error:"))
        #expect(result.output.contains("@/b.md:1:21: warning:"))
    }

    @Test("A folder gives its files in order; ignore files, exclusions and hidden names leave out; named files stay")
    func selection() {
        let scratch = Scratch([
            "b.md": Self.unknown, "a.md": Self.unknown, "x/c.md": Self.unknown, "x/skip.md": Self.unknown,
            "gen/d.md": Self.unknown, ".hidden.md": Self.unknown, "z.png": "", ".gitignore": "gen/\n",
            "x/.attrmdignore": "skip.md\n", ".git/HEAD": "", "package.json": "{}",
        ])
        func paths(_ arguments: String...) -> [String] {
            let result = scratch.run(["lint"] + arguments, formats: nil)
            return result.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
        }
        #expect(paths("@") == ["@/a.md", "@/b.md", "@/x/c.md"])
        #expect(paths("@/x/skip.md", "@/gen/d.md") == ["@/gen/d.md", "@/x/skip.md"])
        #expect(paths("--no-ignore", "@") == ["@/a.md", "@/b.md", "@/gen/d.md", "@/x/c.md", "@/x/skip.md"])
        #expect(paths("--exclude", "b.md", "@") == ["@/a.md", "@/x/c.md"])
        #expect(paths("@/**/*.md") == ["@/a.md", "@/b.md", "@/x/c.md"])
        #expect(paths("@/*.{md,txt}", "!@/b*") == ["@/a.md"])
        #expect(paths("@/a.md", "@", "!@/x") == ["@/a.md", "@/b.md"])
        #expect(paths("--files-from", "-") == [])
        // JSON of other programs is no attributed text, unless a person says so.
        #expect(scratch.lint("@/*.json").output.hasPrefix("@/package.json:1:1: error:"))
    }

    @Test("Names come from a list with NUL or line ends", arguments: ["@/a.md\0@/b.md\0", "@/a.md\n@/b.md"])
    func list(_ list: String) {
        let scratch = Scratch(["a.md": Self.unknown, "b.md": Self.unknown, "c.md": Self.unknown])
        let result = scratch.lint("--files-from", "-", input: scratch.expand(list))
        #expect(result.output.split(separator: "\n").count == 2)
    }

    @Test("Standard input has a name, and its fixed text goes to standard output")
    func standardInput() {
        let scratch = Scratch()
        let result = scratch.lint("--stdin-filename", "x/a.md", input: Self.unknown)
        #expect(result.output.hasPrefix("x/a.md:1:21: warning:") && result.status == .findings)
        #expect(scratch.lint("-", input: Self.unknown).output.hasPrefix("stdin.md:1:21:"))
        #expect(scratch.lint("--stdin", "--stdin-filename", "a.png", input: "x").status == .failure)
        let fixed = scratch.lint("--stdin", "--fix", input: Self.unused)
        #expect(fixed.output == Self.fixed && fixed.status == .success)
    }

    @Test("Fixes are written, or only shown")
    func fixing() throws {
        let scratch = Scratch(["a.md": Self.unused, "b.md": "Fine.\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: scratch.url("a.md").path)
        let shown = scratch.lint("--diff", "@")
        #expect(shown.output.contains("-<!-- attrmd-disable-next-line unknown-disable -->\n"))
        #expect(shown.status == .findings && scratch.text("a.md") == Self.unused)
        let before =
            try FileManager.default.attributesOfItem(atPath: scratch.url("b.md").path)[.systemFileNumber] as? Int
        let result = scratch.lint("--fix", "@")
        #expect(result.status == .success && result.output == "")
        #expect(result.error == "attrmd: nothing found in 2 files; 1 put right\n")
        #expect(scratch.text("a.md") == Self.fixed)
        let after = try FileManager.default.attributesOfItem(atPath: scratch.url("a.md").path)
        #expect(after[.posixPermissions] as? Int == 0o640)
        // A clean file is not even written anew.
        let clean =
            try FileManager.default.attributesOfItem(atPath: scratch.url("b.md").path)[.systemFileNumber] as? Int
        #expect(clean == before)
        #expect(scratch.lint("--fix-only", "unknown-disable", "@").status == .success)
    }

    @Test("Reports go to files, text stays on standard output")
    func reports() throws {
        let scratch = Scratch(["a.md": Self.unknown])
        let result = scratch.lint("@/a.md", "--format", "sarif=@/a.sarif", "--format", "junit=@/a.xml")
        #expect(result.output.hasPrefix("@/a.md:1:21:"))
        #expect(scratch.text("a.sarif")?.contains("\"2.1.0\"") == true)
        #expect(scratch.text("a.xml")?.hasPrefix("<?xml") == true)
        #expect(scratch.lint("@/a.md", "--format", "json", "--output", "@/o.json").output == "")
        #expect(scratch.text("o.json")?.hasPrefix("[\n") == true)
        #expect(scratch.lint("@/a.md", "--format", "sarif=@/none/a.sarif").status == .failure)
    }

    @Test("On GitHub the summary of the step gets a table")
    func stepSummary() {
        let scratch = Scratch(["a.md": Self.unknown, "summary": "before\n"])
        let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": scratch.url("summary").path]
        let result = scratch.lint("@/a.md", "--format", "auto", environment: environment)
        #expect(result.output.hasPrefix("::warning file="))
        #expect(scratch.text("summary")?.hasPrefix("before\n### attrmd lint\n") == true)
        #expect(scratch.lint("@/a.md", "--format", "auto").output.hasPrefix("@/a.md:1:21"))
    }

    @Test("A baseline is written, used, and pruned")
    func baseline() {
        let scratch = Scratch(["x/a.md": Self.unknown])
        #expect(scratch.lint("@", "--write-baseline", "@/base.json").status == .success)
        #expect(scratch.text("base.json")?.contains("\"path\": \"x/a.md\"") == true)
        let known = scratch.lint("@", "--baseline", "@/base.json")
        #expect(known.status == .success && known.output == "")
        #expect(known.error == "attrmd: nothing found in 1 file; 1 known\n")
        scratch.write("x/a.md", Data("Fine.\n".utf8))
        let unneeded = scratch.lint("@", "--baseline", "@/base.json")
        #expect(unneeded.error.contains("x/a.md: note: the baseline knows a finding of unknown-disable"))
        #expect(scratch.lint("@", "--baseline", "@/base.json", "--prune-baseline").status == .success)
        #expect(scratch.text("base.json")?.contains("unknown-disable") == false)
        scratch.write("base.json", Data("{\n x".utf8))
        #expect(scratch.lint("@", "--baseline", "@/base.json").error.contains("@/base.json:2:2:"))
    }

    @Test("Rules are listed and explained")
    func rules() throws {
        let scratch = Scratch()
        let list = scratch.lint("--list-rules")
        #expect(list.output.contains("unknown-disable") && list.status == .success)
        let json = scratch.lint("--list-rules", "--format", "json").output
        let rules = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        #expect(rules?.contains { $0["id"] as? String == "unused-disable" } == true)
        let page = scratch.run(["explain", "unused-disable"], formats: nil)
        #expect(page.output.hasPrefix("unused-disable: warning\n\n") && page.status == .success)
        #expect(
            scratch.run(["explain", "unused-disabel"], formats: nil).error.contains("did you mean unused-disable?")
        )
    }
}
