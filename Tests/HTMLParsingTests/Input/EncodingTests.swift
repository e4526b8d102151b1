// Decoding input: which encoding, what text, what is reported.

import Testing

@testable import HTMLParsing

struct EncodingTests {
    private func text(_ bytes: [UInt8], _ option: HTMLEncoding? = nil) throws -> (String, HTMLDocument) {
        var parser = HTMLParser()
        parser.options.encoding = option
        parser.options.collectsParseErrors = true
        let document = try parser.parse(bytes)
        return (document.textContent(of: document.root), document)
    }

    @Test(
        "Labels name encodings as the Encoding Standard says",
        arguments: [
            ("utf-8", HTMLEncoding.utf8), (" UTF8\n", .utf8), ("latin1", .windows1252), ("ISO-8859-1", .windows1252),
            ("us-ascii", .windows1252), ("iso-8859-9", .windows1254), ("cp1251", .windows1251), ("koi8-r", .koi8R),
            ("macintosh", .macintosh), ("utf-16", .utf16LittleEndian), ("shift_jis", nil), ("", nil),
        ] as [(String, HTMLEncoding?)]
    )
    func labels(label: String, encoding: HTMLEncoding?) {
        #expect(HTMLEncoding(label: label) == encoding)
    }

    @Test("Bytes without a declaration are UTF-8 if they can be, else windows-1252")
    func undeclared() throws {
        let (first, document) = try text(Array("é€".utf8))
        #expect(first == "é€" && document.encoding == .utf8 && document.decoding.evidence == .validUTF8)
        let (second, other) = try text([0x93, 0xE9, 0x94, 0x81])
        #expect(second == "\u{201C}é\u{201D}\u{81}" && other.encoding == .windows1252)
        #expect(other.decoding.evidence == .fallback && other.decoding.replacementCount == 0)
    }

    @Test("A byte order mark wins over everything and is dropped")
    func byteOrderMark() throws {
        let (first, document) = try text([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], .windows1252)
        #expect(first == "é" && document.decoding.evidence == .byteOrderMark)
        #expect(try text([0xFE, 0xFF, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x00]).0 == "é\u{1F600}")
        #expect(try text([0xFF, 0xFE, 0x0D, 0x00, 0x0A, 0x00, 0x61, 0x00, 0x0D, 0x00, 0x62, 0x00]).0 == "a\nb")
    }

    @Test(
        "A meta element among the first 1,024 bytes declares the encoding",
        arguments: [
            ("<meta charset=windows-1251>", HTMLEncoding.windows1251),
            ("<META CHARSET = 'KOI8-R' >", .koi8R),
            ("<meta http-equiv=Content-Type content='text/html; charset=iso-8859-2'>", .iso88592),
            ("<meta content='text/html; charset=iso-8859-2'>", .windows1252),
            ("<!-- <meta charset=windows-1251> -->", .windows1252),
            ("<x a='<meta charset=windows-1251>'>", .windows1252),
            ("<x><meta name=a charset=windows-1253>", .windows1253),
            ("<meta charset=utf-16>", .utf8),
            ("<metacharset=windows-1251>", .windows1252),
        ]
    )
    func meta(start: String, encoding: HTMLEncoding) throws {
        let (_, document) = try text(Array((start + "<p>").utf8) + [0xE9])
        #expect(document.encoding == encoding)
    }

    @Test("A declaration behind the first 1,024 bytes does not count")
    func lateMeta() throws {
        let bytes = Array((String(repeating: " ", count: 1020) + "<meta charset=windows-1251>").utf8)
        #expect(try text(bytes + [0xE9]).1.encoding == .windows1252)
    }

    @Test("An encoding that is not decoded is reported")
    func unsupported() throws {
        let (_, document) = try text(Array("<meta charset=Shift_JIS>".utf8) + [0x83, 0x41])
        #expect(document.decoding.unsupportedLabel == "shift_jis")
        #expect(document.decoding.evidence == .fallback)
    }

    @Test(
        "One-byte encodings give their characters",
        arguments: [
            (HTMLEncoding.windows1251, [0xCF, 0xF0], "Пр"), (.windows1250, [0x8A, 0x9E], "Šž"), (.koi8R, [0xF0], "П"),
            (.windows1253, [0xE1], "α"), (.iso885915, [0xA4], "€"), (.macintosh, [0x8E], "é"), (.ibm866, [0x8F], "П"),
            (.windows1255, [0xCA], "\u{5BA}"), (.koi8U, [0xAE], "ў"),
        ] as [(HTMLEncoding, [UInt8], String)]
    )
    func singleBytes(encoding: HTMLEncoding, bytes: [UInt8], expected: String) throws {
        #expect(try text(bytes, encoding).0 == expected)
    }

    @Test("Every one-byte encoding has 128 characters for its upper half")
    func tables() {
        for encoding in HTMLEncoding.allCases {
            guard let table = SingleByteTables.upperHalf(of: encoding) else { continue }
            let count = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self).unicodeScalars.count }
            #expect(count == 128, "\(encoding)")
        }
    }

    @Test(
        "Each longest start of a UTF-8 sequence that is broken off becomes one U+FFFD, and is counted",
        arguments: [
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b", [1]),
            ([0xE2, 0x82, 0x62], "\u{FFFD}b", [0]),
            ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}", [0, 1]),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", [0, 1, 2]),
            ([0xF0, 0x9F, 0x98, 0x0D, 0x0A, 0xF5], "\u{FFFD}\n\u{FFFD}", [0, 5]),
            ([0x61, 0xF4, 0x90, 0x80, 0x80], "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", [1, 2, 3, 4]),
        ] as [([UInt8], String, [Int])]
    )
    func invalid(bytes: [UInt8], expected: String, offsets: [Int]) throws {
        let (result, document) = try text(Array("<pre>".utf8) + bytes, .utf8)
        #expect(result == expected)
        let found = document.parseErrors.filter { $0.code == .invalidByteSequence }.map { $0.offset - 5 }
        #expect(found == offsets)
        #expect(document.decoding.replacementCount == offsets.count)
        #expect(document.decoding.firstReplacementOffset == offsets[0] + 5)
    }

    @Test("Line ends of all kinds become line feeds")
    func lineEnds() throws {
        #expect(try text(Array("<pre>x\r\n\r\ry\r".utf8)).0 == "x\n\n\ny\n")
        #expect(try text(Array("<pre>x\r\n\r\ry\r".utf8), .windows1252).0 == "x\n\n\ny\n")
    }
}
