// Translations that were made up for this purpose, right and wrong ones, in many languages: Fixtures/lint.

import FoundationEssentials
import TestSupport
import Testing

@testable import Linting

@Suite("Translations")
struct TranslationTests {
    /// One line of the fixture: two texts, or an entry of a catalog, and the rules that find something.
    struct Line: Decodable {
        var source: String?
        var language: String?
        var translation: String?
        var rules: [String]
    }

    static let lines: [String] = {
        let url = Places.fixtures.appendingPathComponent("lint/translations.jsonl")
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }()

    /// A catalog with the entry of a line.
    private static func catalog(_ line: String) throws -> [UInt8] {
        let parsed = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
        if let source = parsed.source, let language = parsed.language, let translation = parsed.translation {
            return Array(Rule.Example.catalog(source, language, translation).text.utf8)
        }
        let entry = try #require(line.utf8.firstRange(of: "\"entry\": ".utf8)).upperBound
        let end = try #require(line.utf8.firstRange(of: ", \"rules\": ".utf8)).lowerBound
        return Array("{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"the.key\":\(line[entry..<end])}}".utf8)
    }

    @Test("The fixture is there")
    func fixture() { #expect(Self.lines.count > 200) }

    @Test("Each translation has the faults that it is said to have, and no other", arguments: lines)
    func rules(_ line: String) throws {
        let expected = try JSONDecoder().decode(Line.self, from: Data(line.utf8)).rules
        let input = LintInput(path: "Localizable.xcstrings", bytes: try Self.catalog(line))
        #expect(try LocalizationCheck().findings(in: input).map(\.rule) == expected)
    }

    @Test("A safe fix puts right what it is a fix of, and changes nothing else", arguments: lines)
    func fixes(_ line: String) throws {
        let bytes = try Self.catalog(line)
        let check = LocalizationCheck()
        for finding in try check.findings(in: LintInput(path: "a.xcstrings", bytes: bytes)) {
            guard let fix = finding.fixes.first, fix.isSafe else { continue }
            var fixed = bytes
            for edit in fix.edits.reversed() {
                #expect(finding.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= finding.range.upperBound)
                fixed.replaceSubrange(edit.range, with: edit.replacement)
            }
            let left = try check.findings(in: LintInput(path: "a.xcstrings", bytes: fixed))
            #expect(!left.contains { $0.rule == finding.rule && $0.range.lowerBound == finding.range.lowerBound })
        }
    }
}
