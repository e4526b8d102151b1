import DocumentFormats
import DocumentModel
import Linting
import TargetTable
import TestSupport
import Testing

@Suite("The lint of hostile input")
struct HostileInputTests {
    private static let check = DocumentCheck(targets: TargetID.allCases)

    /// Checks a file; a typed error is as good as findings.
    private func lint(_ bytes: [UInt8], as file: String = "note.md") {
        guard let found = try? Self.check.findings(in: LintInput(path: file, bytes: bytes)) else { return }
        for finding in found {
            #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= bytes.count)
            for fix in finding.fixes {
                let edits = fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
                #expect(edits.allSatisfy { $0.range.upperBound <= bytes.count })
                for (one, next) in zip(edits, edits.dropFirst()) {
                    #expect(one.range.upperBound <= next.range.lowerBound)
                }
            }
        }
    }

    @Test(
        "Patterns that repeat are linted",
        arguments: [
            "** a word ** ", "[a](", "[a] (", "[a][b] ", "[^a] ", "(a)[https://b ", "&nbsp", "\u{FF0A}\u{FF0A}", "`a ",
            "**a**b", "**\u{300C}a\u{300D}**b", "*a **b ", "<https://a", "<!--", "[x]", "| a ", "##a\n", "- [x]a\n",
            "| a |\n|---|---|\n\n", "[a]: b\n", "[a][]\n", "![", "a\\\n", "> ", "\"", "[[a]]", "$a$ ",
        ]
    )
    func repetition(_ pattern: String) {
        lint(Array(String(repeating: pattern, count: 2000).utf8))
        lint(Array(String(repeating: pattern + "\n\n", count: 200).utf8))
    }

    @Test("Any part of a file is linted", arguments: ["note.md", "a.json", "a.html", "a.rtf"])
    func parts(_ file: String) {
        let text = """
            # a **b ** [c] (d) ```e ##f <!-- g \u{1F468}\u{200D}\u{1F469} &nbsp ["h",{"NSUnderline":1}] {\\rtf1 \\b j}
            - [x]k
            | l | m |
            |---|---|---|
            """
        let bytes = Array(text.utf8)
        for count in 0...bytes.count { lint(Array(bytes[..<count]), as: file) }
        for start in 0..<bytes.count { lint(Array(bytes[start...]), as: file) }
    }

    @Test("Random bytes are linted or refused", arguments: ["note.md", "a.json", "a.html", "a.rtf"])
    func randomBytes(_ file: String) {
        var generator = SeededGenerator(seed: 9)
        let letters = "**__~~``[]()<>!&#-|:\\\n\r \tab\u{0}\u{E9}\u{4E2D}\u{FF0A}{}\"rtf1"
        let alphabet = Array(letters.utf8) + [0xFF, 0xC0]
        for _ in 0..<300 {
            let count = Int.random(in: 0..<200, using: &generator)
            let bytes = (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
            lint((file == "a.rtf" ? Array("{\\rtf1 ".utf8) : []) + bytes, as: file)
        }
    }

    @Test(
        "The hostile patterns of the corpora are linted or refused",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func pathological() {
        let check = DocumentCheck(targets: [.swiftUIText])
        for file in Corpora.pathological where file.bytes.count < 1 << 19 {
            _ = try? check.findings(in: LintInput(path: "a.md", bytes: file.bytes))
        }
    }
}
