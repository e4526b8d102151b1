// Mail addresses in text, which the autolink extension makes links of after the parse. It looks at the finished
// text, so neither a backslash nor a reference keeps an address from it: what is no link becomes one.

/// Counts mail addresses as the extension finds them.
enum MailAddressScan {
    /// The number of links that the extension would make of a text.
    ///
    /// - Complexity: O(*n*) in the bytes, times the length of the words around each `@`.
    static func count(in text: UnsafeBufferPointer<UInt8>) -> Int { ranges(in: text).count }

    /// The places of those links, without the scheme that the extension puts in front.
    ///
    /// - Complexity: as that of `count(in:)`.
    static func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        while let at = offset(of: UInt8(ascii: "@"), in: text, from: start) {
            if let end = addressEnd(text, at: at, from: start) {
                var first = at
                while first > start, isLocalByte(text[first - 1]) { first -= 1 }
                result.append(first..<end)
                start = end
            } else {
                start = at + 1
            }
        }
        return result
    }

    /// Whether a text is one address and nothing else.
    static func isAddress(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let at = offset(of: UInt8(ascii: "@"), in: text, from: 0) else { return false }
        for byte in text[..<at] where !isLocalByte(byte) { return false }
        return addressEnd(text, at: at, from: 0) == text.count
    }

    private static func offset(of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < text.count, text[index] != byte { index += 1 }
        return index < text.count ? index : nil
    }

    /// The end of the address around an `@`, not beginning before `start`; `nil` when there is none.
    private static func addressEnd(_ text: UnsafeBufferPointer<UInt8>, at: Int, from start: Int) -> Int? {
        guard at > start, isLocalByte(text[at - 1]) else { return nil }
        var end = at + 1
        var dots = 0
        while end < text.count {
            let byte = text[end]
            if byte == UInt8(ascii: "@") { return nil }
            if byte == UInt8(ascii: "."), end + 1 < text.count, text[end + 1].isASCIIAlphanumeric {
                dots += 1
            } else if !byte.isASCIIAlphanumeric, byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
                break
            }
            end += 1
        }
        guard dots > 0, text[end - 1].isASCIILetter else { return nil }
        return end
    }

    private static func isLocalByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }
}
