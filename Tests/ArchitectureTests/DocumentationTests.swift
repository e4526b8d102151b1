import AttributedMarkdown
import Foundation
import TestSupport
import Testing

/// One command of a `console` block, and the output that the page shows for it.
struct ShownCommand: Sendable, CustomTestStringConvertible {
    let page: String
    let line: Int
    let command: String
    let output: String

    var testDescription: String { "\(page):\(line): \(command)" }

    /// Writes the page with another output of this command.
    func replaceOutput(by new: String) throws {
        let url = Places.repository.appendingPathComponent(page)
        let prompt = "$ " + command.replacingOccurrences(of: "\n", with: "\n> ") + "\n"
        let text = try String(contentsOf: url, encoding: .utf8)
        guard let place = text.range(of: prompt + output) else { return }
        try text.replacingCharacters(in: place, with: prompt + new).write(to: url, atomically: true, encoding: .utf8)
    }

    /// The commands of a page in order. A line that starts with `$ ` is a command, `> ` goes on with it;
    /// what follows is its output, standard error included.
    static func all(in page: String) -> [ShownCommand] {
        guard let text = try? String(contentsOf: Places.repository.appendingPathComponent(page), encoding: .utf8) else {
            return []
        }
        var commands: [ShownCommand] = []
        var isInside = false
        var start: (line: Int, command: String)?
        var output = ""
        func end() {
            if let start {
                commands.append(.init(page: page, line: start.line, command: start.command, output: output))
            }
            start = nil
            output = ""
        }
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                end()
                isInside = line == "```console"
            } else if isInside, line.hasPrefix("$ ") {
                end()
                start = (number + 1, String(line.dropFirst(2)))
            } else if isInside, line.hasPrefix("> "), let known = start, output.isEmpty {
                start = (known.line, known.command + "\n" + line.dropFirst(2))
            } else if isInside {
                output += line + "\n"
            }
        }
        return commands
    }
}

/// A failure of the pages' test prints the page, the line and both outputs; after a change that is meant,
/// `UPDATE_FIXTURES=1 swift test --filter DocumentationTests` writes the pages anew.
@Suite("The pages show what the command does")
struct DocumentationTests {
    static let pages = ["README.md", "Documentation/command-line.md", "Documentation/lint.md"]

    /// The commands of the pages that only a fresh machine runs: they install, build, or run these tests.
    static let notRun = ["Scripts/bootstrap", "Scripts/test"]

    @Test("Every command that a page shows prints what the page shows", arguments: pages)
    func shownCommands(_ page: String) throws {
        let commands = ShownCommand.all(in: page)
        #expect(commands.count >= 5)
        // A copy, so that what the commands write is gone afterwards.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attrmd-pages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try BuiltCommand.run("/bin/cp", ["-R", Places.fixtures.path, folder.path])
        let path =
            BuiltCommand.file.deletingLastPathComponent().path + ":"
            + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        for shown in commands where !Self.notRun.contains(shown.command) {
            let result = try BuiltCommand.run(
                "/usr/bin/env",
                ["bash", "-c", "exec 2>&1\n" + shown.command],
                folder: folder,
                environment: ["PATH": path, "LC_ALL": "C"]
            )
            // A page cannot show that the last line has no end.
            let output = result.output + (result.output.isEmpty || result.output.hasSuffix("\n") ? "" : "\n")
            if Self.updates {
                try shown.replaceOutput(by: output)
            } else {
                #expect(output == shown.output, "\(shown.testDescription)")
            }
        }
    }

    /// Whether the pages are written anew instead of compared.
    static let updates = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

    @Test("The commands for a fresh machine are files that can be run", arguments: notRun)
    func scripts(_ name: String) {
        let path = Places.repository.appendingPathComponent(name).path
        #expect(FileManager.default.isExecutableFile(atPath: path))
        let isShown = Self.pages.flatMap(ShownCommand.all).contains { $0.command == name }
        #expect(isShown)
    }

    @Test("The table of formats in the README is that of the registry")
    func formats() throws {
        let url = Places.repository.appendingPathComponent("README.md")
        let readme = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(readme.range(of: "<!-- formats: "))
        let open = try #require(readme.range(of: "-->\n", range: start.upperBound..<readme.endIndex))
        let close = try #require(readme.range(of: "<!-- end of formats -->"))
        var table = "\n| format | suffixes | read | written | what it is |\n| --- | --- | --- | --- | --- |\n"
        for format in DocumentFormat.all {
            let suffixes = format.suffixes.map { "`.\($0)`" }.joined(separator: " ")
            let cells = [
                "`\(format.name)`", suffixes, format.reader == nil ? "" : "yes", format.writer == nil ? "" : "yes",
                format.summary,
            ]
            table += "| " + cells.joined(separator: " | ") + " |\n"
        }
        table += "\n"
        let shown = open.upperBound..<close.lowerBound
        if Self.updates {
            try readme.replacingCharacters(in: shown, with: table).write(to: url, atomically: true, encoding: .utf8)
        } else {
            #expect(readme[shown] == table)
        }
    }

    @Test("The lines of Swift in the README are those that a test runs")
    func library() throws {
        let readme = try String(contentsOf: Places.repository.appendingPathComponent("README.md"), encoding: .utf8)
        let example = try #require(
            RepositoryFile.all.first { $0.name == "Tests/ArchitectureTests/LibraryExample.swift" }
        )
        let body = example.lines.filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }.joined(separator: "\n")
        #expect(readme.contains("```swift\nimport AttributedMarkdown\n\n\(body)\n```"))
        var printed: (String, Int)?
        try runLibraryExample { printed = ($0, $1) }
        #expect(printed?.0 == "<p>Tea is <em>hot</em>.</p>\n")
        #expect(printed?.1 == 0)
    }
}
