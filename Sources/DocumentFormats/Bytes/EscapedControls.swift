// Text of a source in messages: on one line, and harmless to a terminal.

/// The same text on one line, with control characters as `\n`, `\t` or `\u{1B}`.
package func escapingControls(_ text: String) -> String {
    guard mayHaveControls(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        case _ where scalar.properties.generalCategory == .control:
            result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Whether a byte of the text may belong to a control character: one below U+0020, U+007F, or U+0080 to U+009F.
private func mayHaveControls(_ text: String) -> Bool {
    func look(_ bytes: some Sequence<UInt8>) -> Bool {
        var found: UInt8 = 0
        // Without a way out of the loop, so that it takes many bytes at a time.
        for byte in bytes { found |= (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0) }
        return found != 0
    }
    return text.utf8.withContiguousStorageIfAvailable { look($0) } ?? look(text.utf8)
}
