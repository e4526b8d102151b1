import Testing

@testable import Linting

@Suite("Format specifiers")
struct FormatScanTests {
    @Test(
        "Specifiers show their arguments",
        arguments: [
            ("%@ and %lld", ["1 %@", "2 %lld"]), ("%2$@, %1$d", ["2 %2$@", "1 %1$d"]), ("%10$@", ["10 %10$@"]),
            ("%.1f%%", ["1 %.1f"]), ("%05d", ["1 %05d"]), ("%-10s|", ["1 %-10s"]), ("%*d", ["1 %*", "2 %*d"]),
            ("%#@files@ in %@", ["1 %#@files@", "2 %@"]), ("%1$#@a@", ["1 %1$#@a@"]), ("%arg", ["1 %arg"]), ("%args", ["1 %a"]),
            ("100 % de", []), ("50%off", []), ("%20 indirim", []), ("%", []), ("%%", []), ("%%@", []), ("%!", []), ("%1@", []),
            ("%0$@", []), ("%#@", []), ("%lllld", []), ("%5d", ["1 %5d"]), ("%x%X", ["1 %x", "2 %X"]),
        ] as [(String, [String])]
    )
    func specifiers(_ text: String, _ expected: [String]) {
        let bytes = Array(text.utf8)
        let found = FormatScan(bytes).specifiers.map {
            "\($0.argument) \(String(decoding: bytes[$0.range], as: UTF8.self))"
        }
        #expect(found == expected)
    }

    @Test("Percent signs that begin nothing are told from those that are written as two")
    func percents() {
        let scan = FormatScan(Array("100 % de %% and % @".utf8))
        #expect(scan.strayPercents == [4..<5, 16..<17])
        #expect(scan.escapedPercents == [9..<11])
        #expect(scan.isFormat)
        #expect(!FormatScan(Array("50 % off".utf8)).isFormat)
    }

    @Test("A substitution shows the argument that the catalog gives it")
    func numbers() {
        let scan = FormatScan(Array("%#@b@ %#@a@ %@".utf8), numbers: ["a": 1, "b": 2])
        #expect(scan.specifiers.map(\.argument) == [2, 1, 3])
    }
}
