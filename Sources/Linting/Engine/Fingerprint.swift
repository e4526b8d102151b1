// Names for findings that stay the same when lines move, for baselines and for servers that compare runs.

import TargetTable

/// The name of a finding: 128 bits, written as 32 hexadecimal digits.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    let high: UInt64
    let low: UInt64

    /// The digits.
    public var description: String {
        String(unsafeUninitializedCapacity: 32) { buffer in
            for index in 0..<32 { buffer[index] = digit(index) }
            return 32
        }
    }

    fileprivate func digit(_ index: Int) -> UInt8 {
        let half = index < 16 ? high : low
        let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (index % 16))) & 0xF
        return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

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

    /// Takes the digits of another hash in.
    mutating func combine(_ fingerprint: Fingerprint) {
        for index in 0..<32 { combine(fingerprint.digit(index)) }
        combine(0xFF)
    }

    private mutating func combine(_ byte: UInt8) {
        low ^= UInt64(byte)
        // The prime is 2^88 + 0x13B.
        let product = low.multipliedFullWidth(by: 0x13B)
        high = high &* 0x13B &+ product.high &+ low << 24
        low = product.low
    }

    var fingerprint: Fingerprint { Fingerprint(high: high, low: low) }
}

/// Makes the fingerprints of one file.
///
/// What counts is the rule, the target and subject, and the text that the finding stands in: the key,
/// language and variation of a translation, else the line without the space around it. Neither line numbers
/// nor messages count, so a finding keeps its fingerprint when text is added above it or a message gets
/// better words.
struct FingerprintMaker {
    private let bytes: [UInt8]
    private let hashOfPath: StableHash
    /// The line that was asked for last: findings come in order of place.
    private var lastLine: (index: Int, hash: Fingerprint)?
    private var ordinals: [Fingerprint: Int] = [:]

    /// The bytes of a line that stand for it; in a longer one the faulty bytes stand for themselves.
    private static let longestLine = 1024

    /// - Parameter path: The path that fingerprints count in.
    init(path: String, bytes: [UInt8]) {
        var hash = StableHash()
        hash.combine(path)
        hashOfPath = hash
        self.bytes = bytes
    }

    /// The fingerprint without path and number, and the one with both, which no other finding of a run has.
    mutating func make(_ finding: Finding, _ places: FilePlaces) -> (content: Fingerprint, full: Fingerprint) {
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
        let content = hash.fingerprint
        let ordinal = ordinals[content, default: 0]
        ordinals[content] = ordinal + 1
        var full = hashOfPath
        full.combine(content)
        full.combine(String(ordinal))
        return (content, full.fingerprint)
    }

    private mutating func textHash(_ range: Range<Int>, _ places: FilePlaces) -> Fingerprint {
        let line = places.lineIndex(of: range.lowerBound)
        if let lastLine, lastLine.index == line { return lastLine.hash }
        let lineRange = places.range(ofLine: line)
        var hash = StableHash()
        if lineRange.count > Self.longestLine {
            hash.combine(bytes[range.clamped(to: 0..<bytes.count)].prefix(Self.longestLine))
            return hash.fingerprint
        }
        var text = bytes[lineRange]
        while let first = text.first, isSpace(first) { text.removeFirst() }
        while let last = text.last, isSpace(last) { text.removeLast() }
        hash.combine(text)
        lastLine = (line, hash.fingerprint)
        return hash.fingerprint
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 }
}
