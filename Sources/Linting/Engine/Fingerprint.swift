// Names for findings that stay the same when lines move, for baselines and for servers that compare runs.

import TargetTable

/// A hash of 128 bits: FNV-1a, as its authors define it.
struct StableHash {
    private var high: UInt64 = 0x6C62_272E_07BB_0142
    private var low: UInt64 = 0x62B8_2175_6295_C58D

    /// Takes bytes in, and an end after them, so that `ab` `c` differs from `a` `bc`.
    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
        combine(0xFF)
    }

    mutating func combine(_ text: String) { combine(text.utf8) }

    private mutating func combine(_ byte: UInt8) {
        low ^= UInt64(byte)
        // The prime is 2^88 + 0x13B.
        let product = low.multipliedFullWidth(by: 0x13B)
        high = high &* 0x13B &+ product.high &+ low << 24
        low = product.low
    }

    /// 32 hexadecimal digits.
    var digits: String {
        String(unsafeUninitializedCapacity: 32) { buffer in
            for index in 0..<32 {
                let half = index < 16 ? high : low
                let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (index % 16))) & 0xF
                buffer[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 32
        }
    }
}

/// Makes the fingerprints of one file.
///
/// What counts is the rule, the target and subject, and the text that the finding stands in: the key,
/// language and variation of a translation, else the line without the space around it. Neither line numbers
/// nor messages count, so a finding keeps its fingerprint when text is added above it or a message gets
/// better words.
struct FingerprintMaker {
    private let path: String
    private let bytes: [UInt8]
    private var lineHashes: [Int: String] = [:]
    private var ordinals: [String: Int] = [:]

    /// The bytes of a line that stand for it; in a longer one the faulty bytes stand for themselves.
    private static let longestLine = 1024

    /// - Parameter path: The path that fingerprints count in.
    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The fingerprint without path and number, and the one with both, which no other finding of a run has.
    mutating func make(_ finding: Finding, _ places: FilePlaces) -> (content: String, full: String) {
        var hash = StableHash()
        hash.combine(finding.rule)
        hash.combine(finding.target?.rawValue ?? "")
        hash.combine(finding.subject?.rawValue ?? "")
        if let unit = finding.unit {
            hash.combine(unit.key)
            hash.combine(unit.language)
            hash.combine(unit.variation)
        } else {
            hash.combine(textHash(finding.range, places))
        }
        let content = hash.digits
        let ordinal = ordinals[content, default: 0]
        ordinals[content] = ordinal + 1
        var full = StableHash()
        full.combine(path)
        full.combine(content)
        full.combine(String(ordinal))
        return (content, full.digits)
    }

    private mutating func textHash(_ range: Range<Int>, _ places: FilePlaces) -> String {
        let line = places.lineIndex(of: range.lowerBound)
        let lineRange = places.range(ofLine: line)
        if lineRange.count > Self.longestLine {
            var hash = StableHash()
            hash.combine(bytes[range.clamped(to: 0..<bytes.count)].prefix(Self.longestLine))
            return hash.digits
        }
        if let known = lineHashes[line] { return known }
        var text = bytes[lineRange]
        while let first = text.first, isSpace(first) { text.removeFirst() }
        while let last = text.last, isSpace(last) { text.removeLast() }
        var hash = StableHash()
        hash.combine(text)
        lineHashes[line] = hash.digits
        return hash.digits
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 }
}
