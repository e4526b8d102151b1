import DocumentFormats
import DocumentModel
import TestSupport
import Testing

@Suite struct RTFReaderDamageTests {
    private static func read(_ source: String) throws -> ReadResult {
        try RTFReader().read(Array(source.utf8), options: ReadOptions())
    }

    @Test(arguments: [
        (#"{\rtf1 Text that is {\b cut"#, "paragraph\n  \"Text that is \"\n  \"cut\" strong\n", "truncated"),
        (#"{\rtf1 a\par}} b\par}"#, "paragraph\n  \"a\"\n", "text-after-end"),
        (#"{\rtf1 a{\pict\bin99 x}b}"#, "paragraph\n  \"ab\"\n", "bad-binary"),
        (#"{\rtf1\ansi\ansicpg9999 a\'ffb}"#, "paragraph\n  \"aÿb\"\n", "unknown-code-page"),
        (#"{\rtf1\ansi\ansicpg932 a\'ffb}"#, "paragraph\n  \"a\u{FFFD}b\"\n", "invalid-bytes"),
        (#"{\rtf1 a{\v b}c}"#, "paragraph\n  \"ac\"\n", "hidden-text"),
        (#"{\rtf1 a{\*\annotation b}c}"#, "paragraph\n  \"ac\"\n", "annotation"),
    ])
    func `a damaged source gives its text and says what is wrong`(_ source: String, dump: String, id: String) throws {
        let result = try Self.read(source)
        #expect(result.document.dump() == dump)
        #expect(result.diagnostics.map(\.id) == [id])
    }

    @Test func `the place of a diagnostic is that of what it is about`() throws {
        #expect(try Self.read(#"{\rtf1 a{\v b}c}"#).diagnostics.map(\.offset) == [12])
        #expect(try Self.read(#"{\rtf1 a} b"#).diagnostics.map(\.offset) == [10])
    }

    @Test func `what is no RTF is refused with its place`() {
        #expect(throws: ReadError.malformed(reason: #"this is no RTF: it does not begin with {\rtf"#, offset: 2)) {
            try Self.read("  This is text.")
        }
    }

    @Test func `a source beyond the limit is refused`() {
        let options = ReadOptions(limits: ReadLimits(maximumByteCount: 8))
        #expect(throws: ReadError.tooLarge(byteCount: 9, limit: 8)) {
            try RTFReader().read(Array(#"{\rtf1 a}"#.utf8), options: options)
        }
    }

    @Test func `groups deeper than the limit share a state and keep their text`() throws {
        let depth = 200_000
        let source =
            #"{\rtf1 "# + String(repeating: #"{\b "#, count: depth) + "x" + String(repeating: "}", count: depth + 1)
        let result = try Self.read(source)
        #expect(result.document.dump() == "paragraph\n  \"x\" strong\n")
        #expect(result.diagnostics.map(\.id) == ["deep-groups"])
    }

    @Test(arguments: [
        #"{\rtf1\fs99999999999 Big\li-2147483649  number\u99999999 ?\par}"#,
        #"{\rtf1\itap99999999\intbl a\nestcell\nestrow\cell\row}"#, #"{\rtf1\ls-5\ilvl-9{\listtext x}a\par}"#,
        #"{\rtf1{\fonttbl{\f-1;}}{\colortbl;;;}\f-1\cf-7\cb99\highlight99 a}"#, #"{\rtf1\cell\row\nestrow\cell}"#,
        #"{\rtf1{\field{\*\fldinst}{\fldrslt}}{\field}{\fldrslt a}{\fldinst b}}"#, #"{\rtf1\'"#, #"{\rtf1\"#,
        #"{\rtf1{\footnote{\footnote{\footnote a}}}}"#, #"{\rtf1{\upr{\upr{\*\ud a}}}{\*\ud b}}"#,
        #"{\rtf1\uc99999\u1 "#,
        #"{\rtf1{\pict}{\pict\bin0 }{\NeXTGraphic}{{\NeXTGraphic a}}\'ac}"#, #"{\rtf1{\*}{\*\*}{}{{}}}"#,
        #"{\rtf1{\shptxt{\shptxt a\par}b}{\listtext}{\listtext a}{\pntext b}}"#,
    ])
    func `odd sources give sound documents`(_ source: String) throws {
        #expect(try Self.read(source).document.invariantViolations().isEmpty)
    }

    @Test(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)), arguments: 0..<10)
    func `cut and changed files give sound documents`(batch: Int) throws {
        var random = SeededGenerator(seed: UInt64(batch))
        let files = Corpora.files(in: "rtf", suffixes: ["rtf"]).filter { $0.bytes.count < 40_000 }
        #expect(files.count > 150)
        for number in 0..<1_000 {
            let file = files[Int.random(in: 0..<files.count, using: &random)]
            var bytes = file.bytes
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            for _ in 0..<Int.random(in: 0...8, using: &random) where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let result = try? RTFReader().read(bytes, options: ReadOptions()) else { continue }
            let problems = result.document.invariantViolations()
            #expect(problems.isEmpty, "\(file.name), \(number): \(problems)")
        }
    }
}
