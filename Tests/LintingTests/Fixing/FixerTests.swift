import Foundation
import Linting
import TestSupport
import Testing

@Suite("Fixes")
struct FixerTests {
    private func fixed(_ text: String, _ policy: Fixer.Policy = .init()) -> (text: String, count: Int) {
        let outcome = Fixer(linter: Linter([WordCheck.family]), policy: policy)
            .fix(LintInput(path: "a.md", bytes: Array(text.utf8)))
        return (String(decoding: outcome.bytes, as: UTF8.self), outcome.fixedCount)
    }

    @Test("Safe fixes are made; all else stays byte for byte")
    func safe() {
        let result = fixed("\u{FEFF}bad\r\n worse\tbad\r😀bad")
        #expect(result.text == "\u{FEFF}good\r\n worse\tgood\r😀good")
        #expect(result.count == 3)
    }

    @Test("Fixes go on until none is left, and a second time does nothing")
    func fixedPoint() {
        let result = fixed("worse", .init(allowsUnsafe: true))
        #expect(result.text == "good" && result.count == 2)
        #expect(fixed(result.text, .init(allowsUnsafe: true)).count == 0)
    }

    @Test("Only the rules that are named are fixed")
    func rules() {
        #expect(fixed("worse bad", .init(allowsUnsafe: true, rules: ["seen-word"])).text == "worse bad")
        #expect(fixed("bad worse", .init(allowsUnsafe: true, rules: ["worse-word"])).text == "bad bad")
    }

    @Test("What a comment switches off is not fixed")
    func suppressed() {
        let text = "<!-- attrmd-disable-next-line bad-word -->\nbad\n"
        #expect(fixed(text).text == text)
    }

    /// Fixes that touch, are out of order, leave the file, or undo each other.
    private struct OddCheck: Check {
        static let rules = [Rule("odd", .note, "Odd.", reason: "", bad: [], good: [])]
        func accepts(_ path: String) -> Bool { true }
        func findings(in input: LintInput) throws(LintError) -> [Finding] {
            func finding(_ edits: [Fix.Edit]) -> Finding {
                Finding(
                    rule: "odd",
                    severity: .note,
                    message: "x",
                    range: 0..<1,
                    fixes: [Fix("f", isSafe: true, edits)]
                )
            }
            switch input.bytes {
            case Array("abcd".utf8):
                return [
                    finding([.init(0..<2, "X")]), finding([.init(1..<3, "Y")]), finding([.init(2..<3, "Z")]),
                    finding([.init(3..<4, "D")]),
                ]
            case Array("one".utf8): return [finding([.init(0..<3, "two")])]
            case Array("two".utf8): return [finding([.init(0..<3, "one")])]
            case Array("out".utf8):
                return [finding([.init(2..<9, "!")]), finding([.init(1..<2, "x"), .init(0..<1, "y")]), finding([])]
            default: return []
            }
        }
    }

    @Test(
        "Of fixes that touch the first is made, and fixes that make no sense are left",
        arguments: [("abcd", "XcD"), ("one", "two"), ("out", "out")]
    )
    func odd(_ text: String, _ expected: String) {
        let linter = Linter([CheckFamily(OddCheck.self) { _ in OddCheck() }])
        let outcome = Fixer(linter: linter).fix(LintInput(path: "a", bytes: Array(text.utf8)))
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == expected)
    }

    @Test("A fix that leaves a file which cannot be read is taken back")
    func broken() {
        struct Breaking: Check {
            static let rules = [Rule("b", .note, "B.", reason: "", bad: [], good: [])]
            func accepts(_ path: String) -> Bool { true }
            func findings(in input: LintInput) throws(LintError) -> [Finding] {
                if input.bytes.contains(0x21) { throw LintError("broken", offset: 0) }
                return [
                    Finding(
                        rule: "b",
                        severity: .note,
                        message: "x",
                        range: 0..<1,
                        fixes: [Fix("f", isSafe: true, [.init(0..<1, "!")])]
                    )
                ]
            }
        }
        let outcome = Fixer(linter: Linter([CheckFamily(Breaking.self) { _ in Breaking() }])).fix(
            LintInput(path: "a", bytes: [0x61])
        )
        #expect(outcome.bytes == [0x61] && outcome.fixedCount == 0 && outcome.file.failure == nil)
    }

    @Test(
        "A difference is what patch takes",
        arguments: ["", "a\n", "a", "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n", "x\r\ny\r\n"]
    )
    func patch(_ old: String) throws {
        var generator = SeededGenerator(seed: 11)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attrmd-diff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<12 {
            var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: 0..<lines.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: lines[index] += "!"
                case 1: lines.insert("new", at: index)
                default: if lines.count > 1 { lines.remove(at: index) }
                }
            }
            let new = lines.joined(separator: "\n")
            if new == old || old.isEmpty || new.isEmpty { continue }
            let diff = UnifiedDiff.text(path: "f.txt", old: Array(old.utf8), new: Array(new.utf8))
            try Data(old.utf8).write(to: folder.appendingPathComponent("f.txt"))
            let result = try BuiltCommand.run(
                "/usr/bin/env",
                ["git", "apply", "--unidiff-zero", "-p1", "-"],
                input: Data(diff),
                folder: folder
            )
            #expect(result.status == 0, "\(result.error) \(String(decoding: diff, as: UTF8.self))")
            #expect(try String(contentsOf: folder.appendingPathComponent("f.txt"), encoding: .utf8) == new)
        }
    }

    @Test("A difference shows the least change with three lines around it")
    func difference() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n"
        let new = "1\n2\n3\n4\nfive\n6\n7\n8"
        let diff = String(
            decoding: UnifiedDiff.text(path: "a b.md", old: Array(old.utf8), new: Array(new.utf8)),
            as: UTF8.self
        )
        #expect(
            diff == """
                --- a/a b.md
                +++ b/a b.md
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                -8
                +8
                \\ No newline at end of file

                """
        )
        #expect(UnifiedDiff.text(path: "a", old: [1], new: [1]).isEmpty)
    }

    @Test("A difference of many changed lines ends soon")
    func manyLines() {
        let old = (0..<20000).map { "\($0)\n" }.joined()
        let new = (0..<20000).map { "\($0)x\n" }.joined()
        let diff = UnifiedDiff.text(path: "a", old: Array(old.utf8), new: Array(new.utf8))
        #expect(diff.count > old.utf8.count + new.utf8.count)
    }

    @Test(
        "No file of the corpora is changed where nothing is found",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func corpora() throws {
        let folder = try #require(Places.corpora).appendingPathComponent("real-world")
        let linter = Linter()
        let fixer = Fixer(linter: linter)
        var count = 0
        for name in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? []
        where name.hasSuffix(".md") && count < 150 {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            let outcome = fixer.fix(LintInput(path: name, bytes: bytes))
            if outcome.fixedCount == 0 { #expect(outcome.bytes == bytes) }
            let again = fixer.fix(LintInput(path: name, bytes: outcome.bytes))
            #expect(again.fixedCount == 0 && again.bytes == outcome.bytes, "\(name)")
            count += 1
        }
        #expect(count > 20)
    }
}
