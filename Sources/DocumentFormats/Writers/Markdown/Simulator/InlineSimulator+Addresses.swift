// Addresses without marks around them: the autolink extension of cmark-gfm. Web addresses are found while
// the parser goes through the bytes; mail addresses afterwards, in the text (see MailAddressScan).

extension InlineSimulator {
    /// `http://`, `https://` or `ftp://` before and after the colon at an offset.
    mutating func scanSchemeAddress(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let next = offset + 1
        guard offset + 3 < bytes.count, bytes[next] == UInt8(ascii: "/"), bytes[next + 1] == UInt8(ascii: "/")
        else { return next }
        var start = offset
        while start > 0, bytes[start - 1].isASCIILetter { start -= 1 }
        guard AddressScan.isKnownScheme(bytes, start..<offset), AddressScan.isHostByte(bytes, at: offset + 3),
            !isInBracket,
            case let host = AddressScan.host(bytes, from: offset + 3), !host.hasUnderscore
        else { return next }
        return finishAddress(start: start, after: offset + 3 + host.length, base: offset, bytes) ?? next
    }

    /// `www.` at an offset.
    mutating func scanWebAddress(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let next = offset + 1
        guard offset + 3 < bytes.count, bytes[next] == UInt8(ascii: "w"), bytes[next + 1] == UInt8(ascii: "w"),
            bytes[next + 2] == UInt8(ascii: "."), offset == 0 || AddressScan.mayPrecede(bytes[offset - 1]),
            !isInBracket, offset >= badHostEnd
        else { return next }
        let host = AddressScan.host(bytes, from: offset)
        // Whatever starts before the last two labels of this host ends with the same ones.
        guard !host.hasUnderscore else {
            badHostEnd = host.lastLabelsStart
            return next
        }
        guard host.hasDot else { return next }
        return finishAddress(start: offset, after: offset + host.length, base: offset, bytes) ?? next
    }

    private mutating func finishAddress(
        start: Int,
        after domainEnd: Int,
        base: Int,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var end = domainEnd
        while end < bytes.count, !bytes[end].isSpaceOrLineEnd, bytes[end] != UInt8(ascii: "<") { end += 1 }
        end = AddressScan.trimmedEnd(bytes, base..<end)
        guard end > base else { return nil }
        add(InlineToken(.bareAddress, start, end))
        return end
    }
}

/// The rules of the autolink extension.
enum AddressScan {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    static func isKnownScheme(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
        func equals(_ scheme: StaticString) -> Bool {
            guard scheme.utf8CodeUnitCount == range.count else { return false }
            for (index, byte) in bytes[range].enumerated() where byte | 0x20 != scheme.utf8Start[index] { return false }
            return true
        }
        return equals("http") || equals("https") || equals("ftp")
    }

    static func mayPrecede(_ byte: UInt8) -> Bool {
        byte.isSpaceOrLineEnd || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
            || byte == UInt8(ascii: "(")
    }

    /// Whether a character may stand in the name of a host.
    static func isHostByte(_ bytes: Bytes, at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        // In the middle of a character there is nothing that decodes, so it is no part of a host.
        if byte & 0xC0 == 0x80 { return false }
        return FlankingClass(decodeScalar(bytes, at: offset).scalar) == .other
    }

    /// The host at the beginning of an address.
    struct Host {
        /// In bytes.
        var length: Int
        var hasDot: Bool
        /// Whether one of its last two labels has an underscore, so that it is no host after all.
        var hasUnderscore: Bool
        /// The offset at which the last two labels start.
        var lastLabelsStart: Int
    }

    /// Scans a host; its first byte is not looked at.
    static func host(_ bytes: Bytes, from start: Int) -> Host {
        var before = 0
        var last = 0
        var dots = (beforeLast: start, last: start)
        var index = start + 1
        while index < bytes.count - 1 {
            let byte = bytes[index]
            if byte == UInt8(ascii: "_") {
                last += 1
            } else if byte == UInt8(ascii: ".") {
                before = last
                last = 0
                dots = (dots.last, index)
            } else if byte != UInt8(ascii: "-"), !isHostByte(bytes, at: index) {
                break
            }
            index += 1
        }
        return Host(
            length: index - start,
            hasDot: dots.last > start,
            hasUnderscore: before > 0 || last > 0,
            lastLabelsStart: dots.beforeLast
        )
    }

    /// The end of an address without the punctuation that closes the sentence around it.
    static func trimmedEnd(_ bytes: Bytes, _ range: Range<Int>) -> Int {
        var opening = 0
        var closing = 0
        for byte in bytes[range] {
            if byte == UInt8(ascii: "(") { opening += 1 }
            if byte == UInt8(ascii: ")") { closing += 1 }
        }
        var end = range.upperBound
        while end > range.lowerBound {
            switch bytes[end - 1] {
            case UInt8(ascii: ")"):
                guard closing > opening else { return end }
                closing -= 1
                end -= 1
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
                UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
                end -= 1
            case UInt8(ascii: ";"):
                var name = end - 2
                while name > range.lowerBound, bytes[name].isASCIILetter { name -= 1 }
                end = name >= range.lowerBound && name < end - 2 && bytes[name] == UInt8(ascii: "&") ? name : end - 1
            default:
                return end
            }
        }
        return end
    }
}
