import Foundation
import TestSupport
import Testing

@Suite("Integrations of the lint")
struct IntegrationTests {
    private static let asksForPlugins = ProcessInfo.processInfo.environment["ATTRMD_PLUGIN_TESTS"] == "1"

    @Test(
        "The plugins lint a package: on each build, and by hand",
        .enabled(if: asksForPlugins, "They build the package once more: set ATTRMD_PLUGIN_TESTS=1.")
    )
    func plugins() throws {
        let package = Places.fixtures.appendingPathComponent("plugin-package")
        let scratch = ProcessInfo.processInfo.environment["ATTRMD_PLUGIN_BUILD"] ?? package.path + "/.build"
        func swift(_ words: String...) throws -> BuiltCommand.Result {
            try BuiltCommand.run("/usr/bin/env", ["swift"] + words, folder: package)
        }
        for _ in 0..<2 {
            let build = try swift("build", "--scratch-path", scratch)
            let log = build.output + build.error
            #expect(build.status == 0, "\(log.suffix(2000))")
            let line = "/Sources/Notes/Texts/guide.md:3:31: note: No rule has the id no-such-rule"
            #expect(log.contains(package.path + line), "\(log.suffix(2000))")
        }
        let lint = try swift("package", "--scratch-path", scratch, "lint-text", "--format", "json", "--strict")
        #expect(lint.status != 0 && lint.output.contains("\"path\": \"Sources/Notes/Texts/guide.md\""))
        #expect(try swift("package", "--scratch-path", scratch, "lint-text").status == 0)
        let fix = try swift(
            "package",
            "--scratch-path",
            scratch,
            "--allow-writing-to-package-directory",
            "fix-text",
            "--quiet"
        )
        #expect(fix.status == 0 && fix.output.contains("unknown-disable"), "\(fix.error)")
    }

    @Test("The hooks of pre-commit run the lint, and take the files that it looks at")
    func hooks() throws {
        let text = try String(
            contentsOf: Places.repository.appendingPathComponent(".pre-commit-hooks.yaml"),
            encoding: .utf8
        )
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.filter { $0.hasPrefix("- id: ") }.count == 4)
        let pattern = try #require(lines.first { $0.hasPrefix("files: ") }).dropFirst("files: ".count)
        #expect(lines.filter { $0 == "files: \(pattern)" }.count == 4)
        for suffix in [
            "md", "markdown", "mkd", "mkdn", "html", "htm", "rtf", "xcstrings", "strings", "stringsdict", "xliff",
        ] {
            #expect("a b.\(suffix)".range(of: String(pattern), options: .regularExpression) != nil, "\(suffix)")
        }
        for name in ["a.json", "md", "a.mdx", "a.png"] {
            #expect(name.range(of: String(pattern), options: .regularExpression) == nil, "\(name)")
        }
    }

    @Test("The problem matcher reads the lines of the lint")
    func problemMatcher() throws {
        let url = Places.repository.appendingPathComponent(".github/attrmd-problem-matcher.json")
        let matcher = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let pattern = try #require(
            ((matcher["problemMatcher"] as? [[String: Any]])?.first?["pattern"] as? [[String: Any]])?.first
        )
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attrmd-match-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("<!-- attrmd-disable no-rule -->\n".utf8).write(to: folder.appendingPathComponent("a: b.md"))
        let line = try BuiltCommand.attrmd(["lint"], folder: folder).output
        let expression = try NSRegularExpression(
            pattern: try #require(pattern["regexp"] as? String),
            options: .anchorsMatchLines
        )
        let match = try #require(expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)))
        func group(_ name: String) -> String? {
            (pattern[name] as? Int).flatMap { Range(match.range(at: $0), in: line) }.map { String(line[$0]) }
        }
        #expect(group("file") == "a: b.md" && group("line") == "1" && group("column") == "21")
        #expect(group("severity") == "warning" && group("code") == "unknown-disable")
        #expect(group("message")?.hasPrefix("No rule has the id no-rule") == true)
    }

    @Test("The action names only inputs that it has, and options that the lint has")
    func action() throws {
        let text = try String(contentsOf: Places.repository.appendingPathComponent("action.yml"), encoding: .utf8)
        let declared = Set(text.matches(of: /(?m)^  ([a-z-]+):\n    description/).map { String($0.1) })
        let used = Set(text.matches(of: /inputs\.([a-z-]+)/).map { String($0.1) })
        #expect(declared == used)
        let help = try BuiltCommand.attrmd(["help", "lint"]).output
        for option in text.matches(of: #/words\+?=\((--[a-z-]+) /#) {
            #expect(help.contains("\(option.1) "), "\(option.1)")
        }
    }
}
