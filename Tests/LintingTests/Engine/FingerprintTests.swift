import Testing

@testable import Linting

@Suite("Fingerprints")
struct FingerprintTests {
    @Test("The hash is FNV-1a of 128 bits")
    func hash() {
        var hash = StableHash()
        hash.combine([UInt8]())
        // One byte 255 after the offset basis.
        #expect(hash.fingerprint.description == "d228cb68f51a8caf78912b704e49f346")
        var split = StableHash()
        split.combine("ab")
        split.combine("c")
        var joined = StableHash()
        joined.combine("a")
        joined.combine("bc")
        #expect(split.fingerprint != joined.fingerprint)
    }

    @Test("Lines that move keep fingerprints, and space around a line does not count")
    func moves() {
        let before = lintWords("bad one\nworse two bad\n").findings.map(\.fingerprint)
        let after = lintWords("# New\n\n  bad one\r\n\nworse two bad").findings.map(\.fingerprint)
        #expect(Set(before) == Set(after))
        #expect(Set(before).count == 3 && after.count == 3)
    }

    @Test("Equal faults in equal lines have fingerprints of their own, in order")
    func ordinals() {
        let file = lintWords("bad\nbad\nbad bad\n")
        #expect(Set(file.findings.map(\.fingerprint)).count == 4)
        #expect(Set(file.findings.map(\.contentFingerprint)).count == 2)
    }

    @Test("The path counts, and the text counts")
    func differences() {
        let one = lintWords("bad x", path: "a.md").findings[0]
        let path = lintWords("bad x", path: "b.md").findings[0]
        let text = lintWords("bad y", path: "a.md").findings[0]
        #expect(one.fingerprint != path.fingerprint && one.contentFingerprint == path.contentFingerprint)
        #expect(one.contentFingerprint != text.contentFingerprint)
    }

    @Test("In a file of one very long line, each finding stands for itself")
    func longLine() {
        let filler = String(repeating: "x", count: 2000)
        let before = lintWords(filler + "bad").findings.map(\.contentFingerprint)
        let after = lintWords("y" + filler + "bad").findings.map(\.contentFingerprint)
        #expect(before == after)
    }
}
