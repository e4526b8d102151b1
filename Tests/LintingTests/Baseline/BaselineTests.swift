import Linting
import Testing

@Suite("Baselines")
struct BaselineTests {
    private func applied(_ baseline: Baseline, _ files: [LintedFile], gone: Set<String> = []) -> (
        [LintedFile], [Baseline.Entry]
    ) {
        var files = files
        let unneeded = baseline.apply(to: &files, path: { $0 }, isGone: { gone.contains($0) })
        return (files, unneeded)
    }

    @Test("What is known is not reported, also after lines have moved")
    func known() {
        let baseline = Baseline([lintWords("bad\nworse x\nbad\n")], path: { $0 })
        #expect(baseline.entries.map(\.count) == [2, 1])
        let (files, unneeded) = applied(baseline, [lintWords("new bad\n\nworse x\n\nbad\n\nbad\n")])
        #expect(files[0].findings.map(\.brief) == ["1:5 bad-word"])
        #expect(files[0].known.map(\.brief) == ["3:1 worse-word", "5:1 bad-word", "7:1 bad-word"])
        #expect(unneeded.isEmpty)
    }

    @Test("One more of the same is new")
    func count() {
        let baseline = Baseline([lintWords("bad\n")], path: { $0 })
        #expect(applied(baseline, [lintWords("bad\nbad\n")]).0[0].findings.map(\.brief) == ["2:1 bad-word"])
    }

    @Test("Entries that are no longer needed are told, and can be taken out")
    func unneeded() {
        let baseline = Baseline([lintWords("bad\nbad\nworse\n"), lintWords("bad", path: "b.md")], path: { $0 })
        let (_, unneeded) = applied(baseline, [lintWords("bad\n")])
        #expect(unneeded.map(\.rule) == ["bad-word", "worse-word"] && unneeded.map(\.count) == [1, 1])
        #expect(baseline.removing(unneeded).entries.map(\.path) == ["a.md", "b.md"])
        #expect(baseline.removing(unneeded).entries.map(\.count) == [1, 1])
        // A file that was not linted keeps its entries, unless it is gone.
        let (_, gone) = applied(baseline, [], gone: ["b.md"])
        #expect(gone.map(\.path) == ["b.md"])
        // So does one that cannot be read.
        #expect(applied(baseline, [lintWords("!!")]).1.isEmpty)
    }

    @Test("A baseline is text in order, without line numbers, and comes back")
    func text() throws {
        let baseline = Baseline([lintWords("worse bad", path: "b\"\n.md"), lintWords("\n\nbad")], path: { $0 })
        let text = baseline.text()
        #expect(text.split(separator: "\n").count == 3 + 3 + 2)
        #expect(
            text.hasPrefix("{\n  \"version\": 1,\n  \"findings\": [\n    {\"path\": \"a.md\", \"rule\": \"bad-word\", ")
        )
        #expect(try Baseline(Array(text.utf8)) == baseline)
        #expect(try Baseline(Array(Baseline().text().utf8)).entries.isEmpty)
    }

    @Test(
        "What is no baseline is refused at its place",
        arguments: [
            ("", 0), ("[]", 0), ("{\"version\": 2, \"findings\": []}", 0), ("{\"version\": 1}", 0),
            ("{\"version\": 1, \"findings\": [{\"path\": \"a\"}]}", 28),
            ("{\"version\": 1, \"findings\": [{\"path\":\"a\",\"rule\":\"b\",\"fingerprint\":\"c\",\"count\":0}]}", 28),
        ]
    )
    func faults(_ text: String, _ offset: Int) {
        #expect { try Baseline(Array(text.utf8)) } throws: { ($0 as? LintError)?.offset == offset }
    }
}
