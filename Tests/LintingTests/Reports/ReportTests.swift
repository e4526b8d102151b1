import Foundation
import Linting
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Reports")
struct ReportTests {
    /// Names and messages with all that forms of report have to escape.
    static let hostileName = "a,b:c %25 \"<&é漢.md"
    static let report: LintReport = {
        let linter = Linter([WordCheck.family, CheckFamily(HostileCheck.self) { _ in HostileCheck() }])
        func lint(_ path: String, _ text: String) -> LintedFile {
            linter.lint(LintInput(path: path, bytes: Array(text.utf8)))
        }
        return LintReport(
            files: [
                lint("clean.md", "fine\n"), lint("dir/one.md", "seen 😀bad\nworse\nbad\n"),
                lint(hostileName, "hostile\n"),
                lint("broken.md", "x\n!!"),
                lint("quiet.md", "<!-- attrmd-disable-next-line bad-word -->\nbad\n"),
            ],
            rules: linter.rules,
            version: "1.2.3",
            folder: "/top/folder"
        )
    }()

    private struct HostileCheck: Check {
        static let message = "100% \"<&>'\r\n::\u{8}\u{1B}[1m 漢 \u{FFFE}|`"
        static let rules = [Rule("hostile", .error, "Hostile.", reason: "It tests.", bad: [], good: [])]
        func accepts(_ path: String) -> Bool { path == hostileName }
        func findings(in input: LintInput) throws(LintError) -> [Finding] {
            [Finding(rule: "hostile", severity: .error, message: Self.message, range: 0..<8)]
        }
    }

    private var report: LintReport { Self.report }

    private func json(_ text: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
    }

    @Test("Text is one line a finding, without control characters")
    func text() {
        let lines = report.rendered(as: .text).split(separator: "\n").map(String.init)
        #expect(lines.count == 6)
        #expect(lines[0] == "dir/one.md:1:1: note: The word seen. [seen-word]")
        #expect(lines[1] == "dir/one.md:1:7: warning: The word bad. [bad-word]")
        #expect(lines[4].contains("\\r\\n::\\u{8}\\u{1B}[1m"))
        #expect(lines[5] == "broken.md:2:1: error: two of them [unreadable-file]")
    }

    @Test("Text can be coloured part by part")
    func colour() {
        let text = report.rendered(as: .text) { part, text in
            if case .severity = part { return "<\(text)>" }
            return text
        }
        #expect(text.hasPrefix("dir/one.md:1:1: <note:> The word seen. [seen-word]\n"))
    }

    @Test("Xcode's lines have absolute paths")
    func xcode() {
        let text = report.rendered(as: .xcode)
        #expect(text.hasPrefix("/top/folder/dir/one.md:1:1: note: The word seen. [seen-word]\n"))
    }

    @Test("JSON has every finding with all members")
    func jsonArray() throws {
        let array = try #require(try json(report.rendered(as: .json)) as? [[String: Any]])
        #expect(array.count == 6)
        let bad = array[1]
        #expect(bad["path"] as? String == "dir/one.md" && bad["rule"] as? String == "bad-word")
        #expect(bad["line"] as? Int == 1 && bad["column"] as? Int == 7 && bad["endColumn"] as? Int == 10)
        #expect(bad["offset"] as? Int == 9 && bad["endOffset"] as? Int == 12)
        #expect(bad["severity"] as? String == "warning" && bad["target"] is NSNull)
        let fixes = try #require(bad["fixes"] as? [[String: Any]])
        let edits = try #require(fixes[0]["edits"] as? [[String: Any]])
        #expect(
            fixes[0]["safe"] as? Bool == true && edits[0]["text"] as? String == "good"
                && edits[0]["offset"] as? Int == 9
        )
        #expect(array[4]["message"] as? String == HostileCheck.message)
        #expect(array[4]["path"] as? String == Self.hostileName)
        for object in array { #expect(Set(object.keys) == Set(array[0].keys)) }
        let empty = LintReport(files: [], version: "1")
        #expect(empty.rendered(as: .json) == "[]\n")
    }

    @Test("Lines of JSON are the objects of the array")
    func jsonLines() throws {
        let array = try #require(try json(report.rendered(as: .json)) as? [NSDictionary])
        let lines = try report.rendered(as: .jsonl).split(separator: "\n").map { try json(String($0)) as? NSDictionary }
        #expect(lines == array)
    }

    /// The parts of a workflow command, as the runner of GitHub reads them.
    private func command(_ line: Substring) -> (name: String, properties: [String: String], message: String)? {
        guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
        let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
        let parts = head.split(separator: " ", maxSplits: 1)
        var properties: [String: String] = [:]
        for pair in (parts.count > 1 ? parts[1] : "").split(separator: ",") {
            let sides = pair.split(separator: "=", maxSplits: 1)
            properties[String(sides[0])] = String(sides[1]).removingPercentEncoding
        }
        return (String(parts[0]), properties, String(line[end.upperBound...]).removingPercentEncoding ?? "")
    }

    @Test("GitHub's commands come back from their escapes, the worst first, and a last line counts")
    func gitHub() throws {
        let lines = report.rendered(as: .github).split(separator: "\n")
        let commands = lines.dropLast().compactMap(command)
        #expect(commands.map(\.name) == ["error", "error", "error", "warning", "warning", "notice"])
        #expect(lines.last == "3 errors, 2 warnings, 1 note in 3 of 5 files")
        let hostile = try #require(commands.first { $0.properties["title"] == "hostile" })
        #expect(hostile.properties["file"] == Self.hostileName)
        #expect(hostile.message == HostileCheck.message)
        let bad = try #require(commands.first { $0.name == "warning" })
        #expect(
            bad.properties == [
                "file": "dir/one.md", "line": "1", "endLine": "1", "col": "7", "endColumn": "10", "title": "bad-word",
            ]
        )
        // Of a finding over two lines GitHub takes no columns.
        #expect(hostile.properties["col"] == nil && hostile.properties["endLine"] == "2")
    }

    @Test("The summary of a step is a table, and short enough")
    func stepSummary() {
        let text = report.gitHubSummary()
        #expect(text.contains("| error | dir/one.md:2:1 | The word worse. | worse-word |"))
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("| ") }.count == 6 + 2)
        let many = LintReport(files: [lintWords(String(repeating: "bad\n", count: 200))], version: "1")
        let short = many.gitHubSummary(limit: 2000)
        #expect(short.utf8.count <= 2000 && short.hasSuffix(" more\n"))
    }

    @Test("SARIF has what the standard and GitHub's code scanning ask for")
    func sarif() throws {
        let log = try #require(try json(report.rendered(as: .sarif)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0" && (log["$schema"] as? String)?.contains("sarif") == true)
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "attrmd" && driver["semanticVersion"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                #expect(
                    ((rule[key] as? [String: Any])?["text"] as? String)?.isEmpty == false,
                    "\(rule["id"] ?? "") \(key)"
                )
            }
            #expect((rule["defaultConfiguration"] as? [String: Any])?["level"] != nil)
        }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 7)
        var fingerprints: Set<String> = []
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect((result["message"] as? [String: Any])?["text"] is String)
            let hash = (result["partialFingerprints"] as? [String: Any])?["primaryLocationLineHash"] as? String
            fingerprints.insert(try #require(hash))
            let region = try #require(Self.place(result)["region"] as? [String: Int])
            #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
        }
        #expect(fingerprints.count == results.count)
        // Columns are units of UTF-16: the emoji has two.
        #expect((Self.place(results[1])["region"] as? [String: Int])?["startColumn"] == 8)
        let uris = results.compactMap { (Self.place($0)["artifactLocation"] as? [String: Any])?["uri"] as? String }
        #expect(uris[4] == "a%2Cb%3Ac%20%2525%20%22%3C%26%C3%A9%E6%BC%A2.md")
        #expect((results[6]["suppressions"] as? [[String: Any]])?.first?["kind"] as? String == "inSource")
        #expect((run["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == false)
        let change = (results[1]["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]]
        let replacement = (change?.first?["replacements"] as? [[String: Any]])?.first
        #expect((replacement?["insertedContent"] as? [String: Any])?["text"] as? String == "good")
        #expect(results[0]["baselineState"] == nil)
    }

    private static func place(_ result: [String: Any]) -> [String: Any] {
        let location = (result["locations"] as? [[String: Any]])?.first
        return location?["physicalLocation"] as? [String: Any] ?? [:]
    }

    @Test("With a baseline, SARIF says what is new and what is known")
    func sarifBaseline() throws {
        var known = report
        known.files[1].known = [known.files[1].findings.removeFirst()]
        known.hasBaseline = true
        let log = try #require(try json(known.rendered(as: .sarif)) as? [String: Any])
        let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["baselineState"] as? String }.filter { $0 == "unchanged" }.count == 2)
        #expect(results.contains { ($0["suppressions"] as? [[String: Any]])?.first?["kind"] as? String == "external" })
    }

    @Test("GitLab's report has the members that it needs, and fingerprints that differ")
    func gitLab() throws {
        let issues = try #require(try json(report.rendered(as: .gitlab)) as? [[String: Any]])
        #expect(issues.count == 6)
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 6)
        #expect(Set(issues.compactMap { $0["severity"] as? String }) == ["info", "minor", "major"])
        for issue in issues {
            #expect(issue["description"] is String && issue["check_name"] is String)
            let location = try #require(issue["location"] as? [String: Any])
            #expect((location["path"] as? String)?.hasPrefix("./") == false)
            #expect((location["lines"] as? [String: Any])?["begin"] is Int)
        }
    }

    /// The elements of a document in order, with their attributes.
    private final class Elements: NSObject, XMLParserDelegate {
        var all: [(name: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?,
            attributes attributeDict: [String: String]
        ) { all.append((elementName, attributeDict)) }
    }

    private func elements(_ text: String) throws -> [(name: String, attributes: [String: String])] {
        let parser = XMLParser(data: Data(text.utf8))
        let elements = Elements()
        parser.delegate = elements
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return elements.all
    }

    @Test("JUnit's XML has a suite for each file, and numbers that are right")
    func junit() throws {
        let all = try elements(report.rendered(as: .junit))
        #expect(all[0].attributes == ["name": "attrmd lint", "tests": "8", "failures": "4", "errors": "1"])
        #expect(all.filter { $0.name == "testsuite" }.map { $0.attributes["tests"] } == ["1", "4", "1", "1", "1"])
        #expect(all.filter { $0.name == "testcase" }.count == 8)
        #expect(all.filter { $0.name == "failure" }.count == 4 && all.filter { $0.name == "error" }.count == 1)
        let hostile = try #require(all.first { $0.name == "failure" && $0.attributes["type"] == "hostile" })
        #expect(hostile.attributes["message"] == "100% \"<&>'\r\n::\\u{8}\\u{1B}[1m 漢 \\u{FFFE}|`")
        #expect(all.contains { $0.name == "testsuite" && $0.attributes["name"] == Self.hostileName })
    }

    @Test("JUnit's failures are what fails the run")
    func junitLevel() throws {
        var strict = report
        strict.failureLevel = .error
        let all = try elements(strict.rendered(as: .junit))
        #expect(all[0].attributes["failures"] == "2" && all.filter { $0.name == "system-out" }.count == 3)
    }

    @Test("Checkstyle's XML has the files with findings")
    func checkstyle() throws {
        let all = try elements(report.rendered(as: .checkstyle))
        #expect(
            all.filter { $0.name == "file" }.map { $0.attributes["name"] } == [
                "dir/one.md", Self.hostileName, "broken.md",
            ]
        )
        let errors = all.filter { $0.name == "error" }
        #expect(errors.map { $0.attributes["severity"] } == ["info", "warning", "error", "warning", "error", "error"])
        #expect(
            errors[0].attributes == [
                "line": "1", "column": "1", "severity": "info", "message": "The word seen.",
                "source": "attrmd.seen-word",
            ]
        )
    }

    @Test("Every form of an empty run is well-formed", arguments: ReportFormat.allCases)
    func empty(_ format: ReportFormat) throws {
        let text = LintReport(files: [], version: "1.0.0").rendered(as: format)
        switch format {
        case .json, .sarif, .gitlab: _ = try json(text)
        case .junit, .checkstyle: _ = try elements(text)
        case .text, .xcode, .jsonl: #expect(text.isEmpty)
        case .github: #expect(text == "nothing found in 0 files\n")
        }
    }
}
