// Escaping for HTML: text and attribute values, and addresses. Which bytes are escaped, and how, is what
// cmark-gfm 0.29.0.gfm.6 prints; NUL and CR, which an HTML parser would change, are spelt so that they
// survive or are seen.

extension ByteOutput {
    /// Writes text or the value of an attribute, escaped.
    ///
    /// `&`, `<`, `>` and `"` become named references, CR becomes `&#13;`, and NUL, which HTML cannot hold,
    /// U+FFFD.
    ///
    /// - Complexity: O(*n*) in the bytes; stretches that need no escape are copied whole.
    mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        guard let base = text.baseAddress else { return }
        let count = text.count
        var start = 0
        var index = 0
        while index < count {
            if index + 8 <= count, !mayHoldEscapedByte(UnsafeRawPointer(base + index)) {
                index += 8
                continue
            }
            let end = min(index + 8, count)
            while index < end {
                let byte = base[index]
                if byte < 0x3F, escapedBytes & (1 << UInt64(byte)) != 0 {
                    if start < index { write(UnsafeBufferPointer(start: base + start, count: index - start)) }
                    writeReference(for: byte)
                    start = index + 1
                }
                index += 1
            }
        }
        if start < count { write(UnsafeBufferPointer(start: base + start, count: count - start)) }
    }

    private mutating func writeReference(for byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): write("&amp;")
        case UInt8(ascii: "<"): write("&lt;")
        case UInt8(ascii: ">"): write("&gt;")
        case UInt8(ascii: "\""): write("&quot;")
        case 0x0D: write("&#13;")
        default:
            write("\u{FFFD}")
            replacedCount += 1
        }
    }

    mutating func writeEscaped(_ text: String) {
        var text = text
        text.withUTF8 { writeEscaped($0) }
    }

    /// Writes an address as the value of an attribute.
    ///
    /// Bytes that may not stand in an address are percent-encoded, those that already are stay as they
    /// are, `&` and `'` become character references.
    ///
    /// - Complexity: O(*n*) in the bytes.
    mutating func writeAddress(_ address: String) {
        for byte in address.utf8 {
            if byte < 0x80, (byte < 64 ? lowAddressBytes : highAddressBytes) & (1 << UInt64(byte & 63)) != 0 {
                write(byte)
            } else if byte == UInt8(ascii: "&") {
                write("&amp;")
            } else if byte == UInt8(ascii: "'") {
                write("&#x27;")
            } else {
                write(percentEncoded: byte)
            }
        }
    }
}

/// Whether any of the 8 bytes at an address may need an escape; never says no where one does.
///
/// A byte of zero in a word shows when 1 is subtracted from each byte: its high bit was clear and is set.
/// Bits in which escaped bytes differ are set first, so that several are looked for at once: `<` and `>`,
/// `"` and `&`, and NUL and CR with some controls beside them.
@inline(__always)
private func mayHoldEscapedByte(_ address: UnsafeRawPointer) -> Bool {
    let word = address.loadUnaligned(as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let angles = (word | ones &* 0x02) ^ ones &* UInt64(0x3E)
    let quotes = (word | ones &* 0x04) ^ ones &* UInt64(0x26)
    let controls = (word | ones &* 0x0D) ^ ones &* UInt64(0x0D)
    let found = (angles &- ones) & ~angles | (quotes &- ones) & ~quotes | (controls &- ones) & ~controls
    return found & (ones &* 0x80) != 0
}

/// A bit for each byte below 64 that is escaped in text: `&`, `<`, `>`, `"`, CR and NUL.
private let escapedBytes: UInt64 = 0x5000_0044_0000_2001

/// A bit for each byte below 64 that stands for itself in an address: digits and `!#$%()*+,-./:;=?`.
private let lowAddressBytes: UInt64 = 0xAFFF_FF3A_0000_0000

/// The same for the bytes from 64: letters and `@_~`.
private let highAddressBytes: UInt64 = 0x47FF_FFFE_87FF_FFFF

/// Whether an address could run a script or read a file when a page with it is opened.
///
/// True for `javascript:`, `vbscript:`, `file:` and `data:`, whatever the case, except for `data:` with a
/// PNG, GIF, JPEG or WebP image: the rule of cmark. Spaces and control characters, which browsers skip in
/// an address, are percent-encoded by `writeAddress`, so they cannot hide a scheme.
///
/// - Complexity: O(1).
func isDangerousAddress(_ address: String) -> Bool {
    let head = address.utf8.prefix(16).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    func hasPrefix(_ prefix: String) -> Bool { head.starts(with: prefix.utf8) }
    if hasPrefix("data:") {
        return !["data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp"].contains(where: hasPrefix)
    }
    return ["javascript:", "vbscript:", "file:"].contains(where: hasPrefix)
}
