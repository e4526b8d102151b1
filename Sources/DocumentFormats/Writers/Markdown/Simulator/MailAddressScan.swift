// Mail addresses in text, which the autolink extension makes links of after the parse. It looks at the finished
// text, so neither a backslash nor a reference keeps an address from it: what is no link becomes one.

/// Finds mail addresses as the extension does.
enum MailAddressScan {
    /// A link that the extension makes.
    struct Found: Equatable {
        /// The bytes of its text.
        var range: Range<Int>
        /// Whether `mailto:` or `xmpp:` stands in it; the extension puts the first of these before all others.
        var hasScheme: Bool

        /// The address of the link.
        func destination(in text: UnsafeBufferPointer<UInt8>) -> String {
            let address = String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
            return hasScheme ? address : "mailto:" + address
        }
    }

    /// The links that the extension would make of a text.
    ///
    /// - Complexity: O(*n*) in the bytes, times the length of the words around each `@`.
    static func links(in text: UnsafeBufferPointer<UInt8>) -> [Found] {
        var result: [Found] = []
        var start = 0
        while let at = ByteSearch.firstOffset(of: UInt8(ascii: "@"), in: text, from: start) {
            let local = localPart(text, from: start, at: at)
            guard local.start < at else {
                start = at + 1
                continue
            }
            let domain = domainEnd(text, at: at, allowsPath: local.isXMPP)
            if domain.isAddress, case let end = AddressScan.trimmedEnd(text, at..<domain.end), end > at {
                result.append(Found(range: local.start..<end, hasScheme: local.hasScheme))
                start = end
            } else {
                start = at + 1
            }
        }
        return result
    }

    /// What stands before an `@`, not beginning before `start`, and whether a scheme is part of it.
    private static func localPart(
        _ text: UnsafeBufferPointer<UInt8>,
        from start: Int,
        at: Int
    ) -> (start: Int, hasScheme: Bool, isXMPP: Bool) {
        var first = at
        var hasScheme = false
        var isXMPP = false
        while first > start {
            if text[first - 1] == UInt8(ascii: ":") {
                let isMail = endsScheme("mailto:", text, start..<first)
                guard isMail || endsScheme("xmpp:", text, start..<first) else { break }
                hasScheme = true
                if !isMail { isXMPP = true }
            } else if !isLocalByte(text[first - 1]) {
                break
            }
            first -= 1
        }
        return (first, hasScheme, isXMPP)
    }

    /// Whether a range ends with a scheme that is no part of a longer word.
    private static func endsScheme(
        _ scheme: StaticString,
        _ text: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>
    ) -> Bool {
        let count = scheme.utf8CodeUnitCount
        guard range.count >= count else { return false }
        for index in 0..<count where text[range.upperBound - count + index] != scheme.utf8Start[index] { return false }
        return range.count == count || !text[range.upperBound - count - 1].isASCIIAlphanumeric
    }

    /// The end of what follows an `@`, and whether it is the domain of an address.
    private static func domainEnd(
        _ text: UnsafeBufferPointer<UInt8>,
        at: Int,
        allowsPath: Bool
    ) -> (end: Int, isAddress: Bool) {
        var end = at + 1
        var dots = 0
        while end < text.count {
            let byte = text[end]
            if byte == UInt8(ascii: "@") { return (end, false) }
            if byte == UInt8(ascii: "."), end + 1 < text.count, text[end + 1].isASCIIAlphanumeric {
                dots += 1
            } else if !byte.isASCIIAlphanumeric, byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_"),
                !(allowsPath && byte == UInt8(ascii: "/"))
            {
                break
            }
            end += 1
        }
        let last = text[end - 1]
        return (end, dots > 0 && (last.isASCIILetter || last == UInt8(ascii: ".")))
    }

    private static func isLocalByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }
}
