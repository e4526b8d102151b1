import Foundation
import Linting
import TargetTable
import TestSupport
import Testing

@Suite("Configuration files")
struct ConfigurationReaderTests {
    private let rules = LintRules([WordCheck.family])

    private func read(
        _ text: String
    ) throws(LintError) -> (configuration: LintConfiguration, warnings: [ConfigurationReader.Warning]) {
        try ConfigurationReader(rules: rules).read(Array(text.utf8))
    }

    @Test("Every key is read, with comments and a comma after the last value")
    func keys() throws {
        let (configuration, warnings) = try read(
            """
            // A line.
            {
              "$schema": "x", /* between */ "extends": "base.jsonc", "include": ["**/*.md",],
              "exclude": ["vendor/"], "target": ["gfm", "swiftui-text", "gfm"],
              "rules": {"bad-word": "error", "w*": "off", "seen-word": {"level": "note", "options": {"a": 1}}},
              "overrides": [{"files": "docs/**", "target": "html", "rules": {"bad-word": "off"}}],
              "failOn": "error", "baseline": "b // no comment.json",
            }
            """
        )
        #expect(warnings.isEmpty)
        #expect(configuration.extends == ["base.jsonc"])
        #expect(configuration.include == ["**/*.md"])
        #expect(configuration.exclude == ["vendor/"])
        #expect(configuration.targets == [.markdownGFM, .swiftUIText])
        #expect(configuration.rules["worse-word"]?.level == .off)
        #expect(configuration.failOn == .error)
        #expect(configuration.baseline == "b // no comment.json")
        let options = configuration.options(for: "a.md")
        #expect(options.levels == ["bad-word": .error, "worse-word": .off, "seen-word": .note])
        #expect(options.option("a", of: "seen-word") == .integer(1))
        let docs = configuration.options(for: "docs/x/a.md")
        #expect(docs.targets == [.html] && docs.levels["bad-word"] == .off)
    }

    @Test("A pattern of an override without a slash is for names in any folder")
    func names() throws {
        let (configuration, _) = try read(#"{"overrides": [{"files": "*.html", "rules": {"bad-word": "off"}}]}"#)
        #expect(configuration.options(for: "x/y.html").levels["bad-word"] == .off)
        #expect(configuration.options(for: "x/y.md").levels.isEmpty)
    }

    @Test(
        "What is wrong is said at its place",
        arguments: [
            ("", 0, ""), ("[]", 0, "must be an object"), ("{", 1, ""), ("{\"a\": 1 /* x", 8, "no end"),
            ("{\"target\": \"gmf\"}", 11, "did you mean gfm?"),
            ("{\"target\": 1}", 11, "a string or an array of strings"),
            ("{\"rules\": {\"bad-word\": \"warn\"}}", 23, "did you mean warning?"),
            ("{\"rules\": {\"bad-word\": 1}}", 23, "needs a level"), ("{\"rules\": []}", 10, "needs an object"),
            ("{\"failOn\": \"info\"}", 11, "none of error, warning, note, never"),
            ("{\"overrides\": [{\"rules\": {}}]}", 15, "needs files"),
            ("{\"include\": \"a\"}", 12, "an array of strings"),
            ("{\"exclude\": [1]}", 13, "needs a string"), ("{\"a\" / 1}", 5, "single /"),
            ("{\"rules\": {\"bad-word\": {\"options\": 1}}}", 35, "needs an object"),
        ]
    )
    func faults(_ text: String, _ offset: Int, _ words: String) {
        do {
            _ = try read(text)
            Issue.record("no error for \(text)")
        } catch {
            #expect(error.offset == offset)
            #expect(words.isEmpty || error.message.contains(words), "\(error.message)")
        }
    }

    @Test(
        "Keys and rules that are not known get a warning and a suggestion",
        arguments: [
            ("{\"rulez\": {}}", 1, "did you mean rules?"),
            ("{\"rules\": {\"bad-wrod\": \"off\"}}", 11, "did you mean bad-word?"),
            ("{\"rules\": {\"zzz*\": \"off\"}}", 11, "no rule matches"),
            ("{\"failOn\": \"note\", \"failOn\": \"note\"}", 19, "twice"),
            ("{\"rules\": {\"bad-word\": {\"levle\": 1}}}", 24, "did you mean level?"),
        ]
    )
    func warnings(_ text: String, _ offset: Int, _ words: String) throws {
        let found = try read(text).warnings
        #expect(found.map(\.offset) == [offset])
        #expect(found[0].message.contains(words), "\(found[0].message)")
    }

    @Test("Settings go over those of another configuration")
    func extending() throws {
        let base = try read(
            #"{"target": "html", "exclude": ["a"], "failOn": "note", "rules": {"bad-word": "off", "seen-word": {"options": {"x": 1}}}}"#
        ).configuration
        let own = try read(#"{"exclude": ["!a"], "rules": {"bad-word": "error", "seen-word": "warning"}}"#)
            .configuration
        let both = own.extending(base)
        #expect(both.targets == [.html] && both.failOn == .note && both.exclude == ["a", "!a"])
        let options = both.options(for: "x")
        #expect(options.levels == ["bad-word": .error, "seen-word": .warning])
        #expect(options.option("x", of: "seen-word") == .integer(1))
    }

    @Test("Random bytes never stop the reader")
    func random() {
        var generator = SeededGenerator(seed: 5)
        let alphabet = Array("{}[]\",:/*\\ \n1a".utf8)
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
            }
            _ = try? ConfigurationReader(rules: rules).read(bytes)
        }
    }

    @Test("The file to begin with is read without a word")
    func starting() throws {
        let text = ConfigurationText.starting(targets: [.markdownGFM, .html])
        let (configuration, warnings) = try ConfigurationReader().read(Array(text.utf8))
        #expect(warnings.isEmpty)
        #expect(configuration.targets == [.markdownGFM, .html])
        #expect(configuration.failOn == .warning)
    }

    @Test("The settings in force are a configuration that says the same")
    func effective() throws {
        let options = LintOptions(
            targets: [.html],
            levels: ["bad-word": .off],
            ruleOptions: ["seen-word": .object(sorting: [.init(name: "a", value: .string("\n"))])]
        )
        let text = ConfigurationText.effective(
            options,
            rules: rules,
            exclude: ["x"],
            failOn: .note,
            baseline: "b.json",
            sources: ["a\nb"]
        )
        let (configuration, warnings) = try read(text)
        #expect(warnings.isEmpty)
        #expect(configuration.options(for: "y").levels["bad-word"] == .off)
        #expect(configuration.options(for: "y").levels["worse-word"] == .error)
        #expect(configuration.options(for: "y").ruleOptions == options.ruleOptions)
        #expect(configuration.baseline == "b.json" && configuration.failOn == .note)
    }

    @Test(
        "The schema in Documentation is that of the rules: UPDATE_FIXTURES=1 swift test --filter ConfigurationReaderTests"
    )
    func schema() throws {
        let url = Places.repository.appendingPathComponent("Documentation/attrmd.schema.json")
        let schema = ConfigurationText.schema()
        #expect((try? JSONSerialization.jsonObject(with: Data(schema.utf8))) != nil)
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
            try schema.write(to: url, atomically: true, encoding: .utf8)
        } else {
            #expect(try String(contentsOf: url, encoding: .utf8) == schema)
        }
    }
}
