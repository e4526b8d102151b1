// The corpus of translator faults: every labelled unit, if the corpora are there.

import Foundation
import TestSupport
import Testing

@testable import Linting

@Suite("Corpus of translations", .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
struct CatalogCorpusTests {
    private struct Truth: Decodable {
        var file: String
        var key: String
        var language: String
        var line: Int
        var rule: String
        var expect: String
        var whole_file: Bool?
    }

    private static let folder = Places.corpora?.appendingPathComponent("xcstrings")

    private static func bytes(_ path: String) -> [UInt8]? {
        guard let folder else { return nil }
        return (try? Data(contentsOf: folder.appendingPathComponent(path))).map { Array($0) }
    }

    private static let truths: [Truth] = {
        guard let bytes = bytes("truth.jsonl") else { return [] }
        return bytes.split(separator: 0x0A).compactMap { try? JSONDecoder().decode(Truth.self, from: Data($0)) }
    }()

    /// The findings of a file by line.
    private static func findings(_ file: String) throws -> [(line: Int, rule: String)] {
        let bytes = try #require(Self.bytes(file))
        let input = LintInput(path: file, bytes: bytes) { Self.bytes($0) }
        // In UTF-16 every line end has a zero byte beside it.
        let lineEnds = { (end: Int) in bytes[..<min(end, bytes.count)].count { $0 == 0x0A } }
        do throws(LintError) {
            return try LocalizationCheck().findings(in: input).map { (lineEnds($0.range.lowerBound) + 1, $0.rule) }
        } catch {
            return [(lineEnds(error.offset ?? 0) + 1, error.rule ?? "")]
        }
    }

    @Test("Every fault is found by its rule at its line, and nothing else is", arguments: Set(truths.map(\.file)).sorted())
    func truth(_ file: String) throws {
        var left = try Self.findings(file)
        let truths = Self.truths.filter { $0.file == file }
        for truth in truths where truth.expect == "finding" {
            let reach = truth.whole_file == true ? 2 : 1
            let near = left.filter { abs($0.line - truth.line) <= reach }
            #expect(near.contains { $0.rule == truth.rule }, "\(truth.key) \(truth.language)")
            // Other findings of a faulty unit are its own affair.
            left.removeAll { abs($0.line - truth.line) <= reach }
        }
        #expect(left.isEmpty, "\(left)")
    }
}
