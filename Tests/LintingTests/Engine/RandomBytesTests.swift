import Foundation
import Linting
import TestSupport
import Testing

@Suite("Damaged files")
struct RandomBytesTests {
    private static let seeds: [(suffix: String, text: String)] = [
        ("md", "# a **b** ** c ** <!-- attrmd-disable-next-line x -->\n\n| a |\n| - |\n"),
        ("rtf", "{\\rtf1\\b x\\par}"),
        ("html", "<p>a<!-- attrmd-disable --></p><script>x"), ("json", "[\"a\",{\"NSInlinePresentationIntent\":2}]"),
        (
            "xcstrings",
            #"{"sourceLanguage":"en","strings":{"a **b**":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"** x **"}}}}},"version":"1.0"}"#
        ),
        ("strings", "/* attrmd:disable:next x */\n\"a\" = \"** b **\";\n"),
        ("swift", "Text(\"** a **\") // attrmd:disable:this x\n"),
        ("stringsdict", "<plist version=\"1.0\"><dict><key>a</key><dict/></dict></plist>"),
        (
            "xliff",
            "<xliff version=\"1.2\"><file><body><trans-unit id=\"a\"><source>**a**</source><target>** a **</target></trans-unit></body></file></xliff>"
        ),
    ]

    @Test(
        "Damaged files never stop the lint, its reports stay well-formed, and its fixes come to an end",
        arguments: seeds
    )
    func damaged(_ seed: (suffix: String, text: String)) throws {
        var generator = SeededGenerator(seed: 3)
        let linter = Linter(options: LintOptions(targets: [.markdownGFM, .swiftUITextLocalized]))
        let fixer = Fixer(linter: linter, policy: .init(allowsUnsafe: true))
        var files: [LintedFile] = []
        for index in 0..<150 {
            var bytes = Array(seed.text.utf8)
            for _ in 0..<Int.random(in: 0..<5, using: &generator) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.removeSubrange(place...)
                case 2: bytes.insert(contentsOf: bytes[place...].prefix(12), at: place)
                default: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF, 0x0D, 0x0A], at: place)
                }
            }
            if index % 10 == 9 { bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] } }
            let input = LintInput(path: "\(index).\(seed.suffix)", bytes: bytes)
            let file = linter.lint(input)
            for placed in file.reported {
                #expect(placed.finding.range.upperBound <= bytes.count)
                #expect((placed.start.line, placed.start.column) <= (placed.end.line, placed.end.column))
            }
            let fixed = fixer.fix(input)
            if file.failure != nil { #expect(fixed.bytes == bytes) }
            files.append(file)
        }
        let report = LintReport(files: files, version: "1.0.0")
        for format in [ReportFormat.json, .sarif, .gitlab] {
            _ = try JSONSerialization.jsonObject(with: Data(report.rendered(as: format).utf8))
        }
        let prints = files.flatMap { $0.reported.map(\.fingerprint) }
        #expect(Set(prints).count == prints.count)
    }
}
