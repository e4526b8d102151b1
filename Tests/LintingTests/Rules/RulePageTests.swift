import Foundation
import Linting
import TestSupport
import Testing

@Suite("The pages of rules")
struct RulePageTests {
    private static let folder = Places.repository.appendingPathComponent("Documentation/rules")
    private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil
    private static let command = "UPDATE_FIXTURES=1 swift test --filter RulePageTests"

    /// Every page by its file name.
    private static let pages: [String: String] = {
        var pages = Rule.pages(of: LintRules.standard.all).reduce(into: [:]) { $0[$1.key + ".md"] = $1.value }
        pages["README.md"] = Rule.indexPage(of: LintRules.standard.all)
        return pages
    }()

    @Test("Every rule has its page, made from what the rule says")
    func fresh() throws {
        if Self.isUpdating {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        }
        for (name, page) in Self.pages {
            let file = Self.folder.appendingPathComponent(name)
            if Self.isUpdating { try page.write(to: file, atomically: true, encoding: .utf8) }
            let written = try? String(contentsOf: file, encoding: .utf8)
            #expect(written == page, "Documentation/rules/\(name) is stale; run: \(Self.command)")
        }
    }

    @Test("There is no page without a rule")
    func leftOver() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
            #expect(Self.pages[name] != nil, "Documentation/rules/\(name) is of no rule")
        }
    }

    @Test("The texts of rules are sentences")
    func texts() {
        for rule in DocumentCheck.rules {
            #expect(rule.summary.hasSuffix("."), "\(rule.id)")
            #expect(rule.reason.hasSuffix("."), "\(rule.id)")
            #expect(!rule.summary.contains("\n"), "\(rule.id)")
        }
    }
}
