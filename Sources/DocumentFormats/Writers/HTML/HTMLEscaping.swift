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
            let byte = base[index]
            guard byte < 0x3F, escapedBytes & (1 << UInt64(byte)) != 0 else {
                index += 1
                continue
            }
            if start < index { write(UnsafeBufferPointer(start: base + start, count: index - start)) }
            switch byte {
            case UInt8(ascii: "&"): write("&amp;")
            case UInt8(ascii: "<"): write("&lt;")
            case UInt8(ascii: ">"): write("&gt;")
            case UInt8(ascii: "\""): write("&quot;")
            case 0x0D: write("&#13;")
            default: write("\u{FFFD}")
            }
            index += 1
            start = index
        }
        if start < count { write(UnsafeBufferPointer(start: base + start, count: count - start)) }
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
            if byte < 0x80, addressBytes[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 {
                write(byte)
            } else if byte == UInt8(ascii: "&") {
                write("&amp;")
            } else if byte == UInt8(ascii: "'") {
                write("&#x27;")
            } else {
                write(UInt8(ascii: "%"))
                write(upperHexDigits[Int(byte >> 4)])
                write(upperHexDigits[Int(byte & 15)])
            }
        }
    }
}

/// The digits of percent-encoding.
let upperHexDigits = Array("0123456789ABCDEF".utf8)

/// A bit for each byte below 64 that is escaped in text.
private let escapedBytes: UInt64 = bitSet(of: "&<>\"\r\0", from: 0)

/// A bit for each byte below 128 that stands for itself in an address, in two words.
private let addressBytes: [UInt64] = [
    bitSet(of: "!#$%()*+,-./0123456789:;=?@", from: 0),
    bitSet(of: "@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~", from: 64),
]

/// The bits of those characters whose codes lie in the 64 from `first`.
private func bitSet(of characters: String, from first: UInt8) -> UInt64 {
    characters.utf8.reduce(0) { $1 >= first && $1 - first < 64 ? $0 | 1 << UInt64($1 - first) : $0 }
}

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
