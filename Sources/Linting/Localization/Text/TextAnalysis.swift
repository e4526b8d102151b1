// All that the rules look at in one text. Parts of it are made only when the bytes of the text make them possible.

import DocumentFormats

/// A text and what is in it.
struct TextAnalysis: Sendable {
    let bytes: [UInt8]
    let features: TextFeatures
    let syntax: InlineSyntax
    let formats: FormatScan
    /// LF, CR LF and CR.
    let lineEndCount: Int

    /// The longest text that is judged; a string of an app is hardly longer than a licence.
    static let maximumByteCount = 100_000

    /// - Parameter numbers: The arguments of the substitutions that the text may name.
    /// - Throws: `ReadError.tooLarge` and `.tooExpensive` for a text that no parser should be given.
    init(_ bytes: [UInt8], numbers: [String: Int], scanner: inout InlineScanner) throws(ReadError) {
        guard bytes.count <= Self.maximumByteCount else {
            throw .tooLarge(byteCount: bytes.count, limit: Self.maximumByteCount)
        }
        self.bytes = bytes
        features = TextFeatures(bytes)
        syntax =
            features.isDisjoint(with: .inline) ? InlineSyntax() : try InlineSyntax(bytes, scanner: &scanner)
        formats = bytes.contains(UInt8(ascii: "%")) ? FormatScan(bytes, numbers: numbers) : FormatScan()
        lineEndCount = features.contains(.lineEnds) ? Self.countLineEnds(bytes) : 0
    }

    private static func countLineEnds(_ bytes: [UInt8]) -> Int {
        var count = 0
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == 0x0A, previous != 0x0D || count == 0 { count += 1 } else if byte == 0x0D { count += 1 }
            previous = byte
        }
        return count
    }

    /// The characters of a range.
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A piece of the text for a message: quoted, on one line, and not longer than people read.
    func quote(_ range: Range<Int>) -> String {
        let part = range.lowerBound..<min(range.upperBound, range.lowerBound + 400)
        let text = string(part).map { $0.isNewline ? " " : $0 }
        return text.count <= 40 ? "“\(String(text))”" : "“\(String(text.prefix(38)))…”"
    }

    /// The address of a link, with its specifiers by number, so that `%@` and `%1$@` are the same.
    func address(of link: InlineSyntax.Link) -> WebAddress {
        var result: [UInt8] = []
        var rest = link.destination.lowerBound
        for specifier in formats.specifiers
        where specifier.range.lowerBound >= rest && specifier.range.upperBound <= link.destination.upperBound {
            result += bytes[rest..<specifier.range.lowerBound]
            result += Array("%\(specifier.argument)$".utf8)
            rest = specifier.range.upperBound
        }
        result += bytes[rest..<link.destination.upperBound]
        if link.kind == .mail { result = Array("mailto:".utf8) + result }
        if link.kind == .bare, result.starts(with: "www.".utf8) { result = Array("http://".utf8) + result }
        if link.kind == .angle, result.contains(UInt8(ascii: "@")), !result.contains(UInt8(ascii: ":")) {
            result = Array("mailto:".utf8) + result
        }
        return WebAddress(String(decoding: result, as: UTF8.self))
    }

    /// The spaces at the start and the end, line ends not among them.
    var edgeSpace: (leading: Range<Int>, trailing: Range<Int>) {
        var start = 0
        while let count = Self.spaceLength(bytes[start...]) { start += count }
        var end = bytes.count
        while end > start, let count = Self.trailingSpaceLength(bytes[start..<end]) { end -= count }
        return (0..<start, end..<bytes.count)
    }

    static func spaceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        if first == 0x20 || first == 0x09 { return 1 }
        if bytes.starts(with: [0xC2, 0xA0]) { return 2 }
        if bytes.starts(with: [0xE3, 0x80, 0x80]) || bytes.starts(with: [0xE2, 0x80, 0xAF]) { return 3 }
        return nil
    }

    static func trailingSpaceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let last = bytes.last else { return nil }
        if last == 0x20 || last == 0x09 { return 1 }
        if bytes.suffix(2) == [0xC2, 0xA0] { return 2 }
        if bytes.suffix(3) == [0xE3, 0x80, 0x80] || bytes.suffix(3) == [0xE2, 0x80, 0xAF] { return 3 }
        return nil
    }
}
