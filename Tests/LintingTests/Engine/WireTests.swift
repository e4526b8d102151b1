import TargetTable
import Testing

@testable import Linting

@Suite("Findings between processes")
struct WireTests {
    private var file: LintedFile {
        var file = lintWords("worse bad\nseen 😀bad\n<!-- attrmd-disable-line -->bad", path: "a\0é.md")
        file.findings[0].finding.unit = TranslationUnit(key: "k", language: "de", variation: "plural.one")
        file.findings[0].finding.target = .html
        file.findings[0].finding.subject = .heading
        file.known = [file.findings.removeLast()]
        file.failure = file.known.first
        return file
    }

    @Test("A file comes back as it was") func roundTrip() { #expect(LintedFile(wireBytes: file.wireBytes) == file) }

    @Test("Bytes that are cut off or damaged are refused, and stop nobody")
    func damage() {
        let bytes = file.wireBytes
        for count in 0..<bytes.count { #expect(LintedFile(wireBytes: Array(bytes[..<count])) == nil) }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0xFF
            _ = LintedFile(wireBytes: damaged)
        }
        #expect(LintedFile(wireBytes: bytes + [0]) == nil)
    }
}
