// The rules of the autolink extension of cmark-gfm for web addresses: where one begins, what its host is, where it ends.

/// The rules of the autolink extension.
enum AddressScan {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// The address with `://` at an offset, the scheme before it included.
    ///
    /// - Complexity: O(*n*) in the length of the word.
    static func schemeAddress(_ bytes: Bytes, colon: Int) -> Range<Int>? {
        guard colon + 3 < bytes.count, bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/")
        else { return nil }
        var start = colon
        while start > 0, bytes[start - 1].isASCIILetter { start -= 1 }
        guard isKnownScheme(bytes, start..<colon), isHostByte(bytes, at: colon + 3),
            case let host = host(bytes, from: colon + 3), !host.hasUnderscore,
            let end = addressEnd(bytes, after: colon + 3 + host.length, base: colon)
        else { return nil }
        return start..<end
    }

    /// The address that begins with `www.` at an offset.
    ///
    /// - Parameter badHostEnd: No address that begins before it has a valid host. It is moved on where that of this
    ///   one is none, so that hosts in a row are not gone through again and again.
    static func webAddress(_ bytes: Bytes, at offset: Int, _ badHostEnd: inout Int) -> Range<Int>? {
        guard offset + 3 < bytes.count, bytes[offset + 1] == UInt8(ascii: "w"), bytes[offset + 2] == UInt8(ascii: "w"),
            bytes[offset + 3] == UInt8(ascii: "."), offset == 0 || mayPrecede(bytes[offset - 1]), offset >= badHostEnd
        else { return nil }
        let host = host(bytes, from: offset)
        // Whatever starts before the last two labels of this host ends with the same ones.
        guard !host.hasUnderscore else {
            badHostEnd = host.lastLabelsStart
            return nil
        }
        guard host.hasDot, let end = addressEnd(bytes, after: offset + host.length, base: offset) else { return nil }
        return offset..<end
    }

    private static func addressEnd(_ bytes: Bytes, after hostEnd: Int, base: Int) -> Int? {
        var end = hostEnd
        while end < bytes.count, !bytes[end].isSpaceOrLineEnd, bytes[end] != UInt8(ascii: "<") { end += 1 }
        end = trimmedEnd(bytes, base..<end)
        return end > base ? end : nil
    }

    private static func isKnownScheme(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
        func equals(_ scheme: StaticString) -> Bool {
            guard scheme.utf8CodeUnitCount == range.count else { return false }
            for (index, byte) in bytes[range].enumerated() where byte | 0x20 != scheme.utf8Start[index] { return false }
            return true
        }
        return equals("http") || equals("https") || equals("ftp")
    }

    private static func mayPrecede(_ byte: UInt8) -> Bool {
        byte.isSpaceOrLineEnd || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
            || byte == UInt8(ascii: "(")
    }

    /// Whether a character may stand in the name of a host.
    private static func isHostByte(_ bytes: Bytes, at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        // In the middle of a character there is nothing that decodes, so it is no part of a host.
        if byte & 0xC0 == 0x80 { return false }
        return FlankingClass(decodeScalar(bytes, at: offset).scalar) == .other
    }

    /// The host at the beginning of an address.
    private struct Host {
        /// In bytes.
        var length: Int
        var hasDot: Bool
        /// Whether one of its last two labels has an underscore, so that it is no host after all.
        var hasUnderscore: Bool
        /// The offset at which the last two labels start.
        var lastLabelsStart: Int
    }

    /// Scans a host; its first byte is not looked at.
    private static func host(_ bytes: Bytes, from start: Int) -> Host {
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
