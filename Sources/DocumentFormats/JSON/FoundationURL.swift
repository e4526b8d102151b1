// What Foundation's URL(string:) does with a string, measured against swift-foundation: which strings it
// refuses, and how it encodes the characters that an address may not hold. AttributedString cannot be
// decoded at all when one of its addresses is refused, so a writer has to know.

/// Foundation's view of an address.
enum FoundationURL {
    /// Whether `URL(string:)` is sure to take a string.
    ///
    /// Errs on the side of no: Foundation takes a few strings with colons and brackets in odd
    /// places that are refused here.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func accepts(_ address: String) -> Bool {
        let bytes = Array(address.utf8)
        guard !bytes.isEmpty else { return false }
        let parts = URLParts(bytes)
        if parts.scheme == nil,
            let end = bytes.firstIndex(where: { $0 == 0x3A || $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }),
            bytes[end] == 0x3A
        {
            return false
        }
        guard let authority = parts.authority else { return true }
        return acceptsHost(authority[((authority.lastIndex(of: 0x40) ?? authority.startIndex - 1) + 1)...])
    }

    /// Whether host and port are well-formed.
    private static func acceptsHost(_ host: ArraySlice<UInt8>) -> Bool {
        var port: ArraySlice<UInt8>
        if host.first == 0x5B {
            guard let end = host.firstIndex(of: 0x5D) else { return false }
            let isPlain = host[host.startIndex + 1..<end].allSatisfy {
                URLParts.isLetter($0) || URLParts.isDigit($0) || $0 == 0x3A || $0 == 0x2E
            }
            guard isPlain else { return false }
            port = host[(end + 1)...]
            if port.isEmpty { return true }
        } else {
            let colon = host.firstIndex(of: 0x3A) ?? host.endIndex
            guard isHostName(host[..<colon]) else { return false }
            port = host[colon...]
            if port.isEmpty { return true }
        }
        guard port.first == 0x3A else { return false }
        return port.dropFirst().allSatisfy(URLParts.isDigit)
    }

    /// Whether a name is ASCII that may stand in a host, or letters, digits and emoji that have a Punycode form.
    ///
    /// What else Punycode takes depends on tables of Unicode and their version: no such name is accepted here.
    private static func isHostName(_ name: ArraySlice<UInt8>) -> Bool {
        if name.allSatisfy({ isAllowed($0, extra: []) }) { return true }
        guard name.allSatisfy({ $0 >= 0x80 || isAllowed($0, extra: []) }) else { return false }
        let labels = String(decoding: name, as: UTF8.self).unicodeScalars.split(separator: ".")
        return labels.allSatisfy { label in
            // A label is written in one direction; from right to left only letters are simple.
            if label.contains(where: isRightToLeft) {
                return label.allSatisfy {
                    isRightToLeft($0) && $0.properties.generalCategory == .otherLetter && isOld($0)
                }
            }
            return label.allSatisfy(isHostScalar)
        }
    }

    private static func isHostScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return URLParts.isLetter(UInt8(scalar.value)) || URLParts.isDigit(UInt8(scalar.value)) }
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .otherLetter, .decimalNumber: return isOld(scalar)
        case .otherSymbol: return scalar.value >= 0x1F300 && isOld(scalar)
        default: return false
        }
    }

    /// Whether a character is old enough to be known to every platform, and stands for itself: letters that
    /// are drawn as nothing, ligatures and letter-like symbols turn into something else on the way.
    private static func isOld(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xE33, 0xEB3, 0x2100...0x214F, 0xFB00...0xFDFF, 0xFE70...0xFFFF: return false
        default: break
        }
        let properties = scalar.properties
        return !properties.isDefaultIgnorableCodePoint && properties.age.map { $0.major <= 10 } ?? false
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return false
        }
    }

    /// The address as `URL(string:)` keeps it: in a part with a character that may not stand there, all
    /// such characters and all percent signs are encoded; other parts stay.
    ///
    /// A host of other letters than ASCII is encoded too, where Foundation on Apple platforms writes Punycode.
    ///
    /// - Complexity: O(*n*) in the bytes.
    ///
    ///     FoundationURL.encoded("/a b?q=50%")   // /a%20b?q=50%25
    static func encoded(_ address: String) -> String {
        let bytes = Array(address.utf8)
        var parts = URLParts(bytes)
        if let authority = parts.authority { parts.authority = encodedAuthority(authority)[...] }
        parts.path = encodedPath(parts.path, isRelative: parts.authority == nil)[...]
        parts.query = parts.query.map { encode($0, extra: [0x2F, 0x3A, 0x40, 0x3F])[...] }
        parts.fragment = parts.fragment.map { encode($0, extra: [0x2F, 0x3A, 0x40, 0x3F])[...] }
        return String(decoding: parts.bytes, as: UTF8.self)
    }

    private static func encodedAuthority(_ authority: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var host = authority
        if let at = authority.lastIndex(of: 0x40) {
            let user = authority[..<at]
            let colon = user.firstIndex(of: 0x3A) ?? at
            result += encode(user[..<colon], extra: [])
            if colon < at { result += [0x3A] + encode(user[(colon + 1)...], extra: [0x3A]) }
            result.append(0x40)
            host = authority[(at + 1)...]
        }
        if host.first == 0x5B { return result + host }
        let colon = host.lastIndex(of: 0x3A) ?? host.endIndex
        return result + encode(host[..<colon], extra: []) + host[colon...]
    }

    /// In a relative path that has to be encoded, a colon in the first segment is encoded too.
    private static func encodedPath(_ path: ArraySlice<UInt8>, isRelative: Bool) -> [UInt8] {
        if isValid(path, extra: [0x2F, 0x3A, 0x40]) { return Array(path) }
        guard isRelative, path.first != 0x2F else { return encode(path, extra: [0x2F, 0x3A, 0x40]) }
        let end = path.firstIndex(of: 0x2F) ?? path.endIndex
        return forceEncode(path[..<end], extra: [0x40]) + forceEncode(path[end...], extra: [0x2F, 0x3A, 0x40])
    }

    private static func encode(_ part: ArraySlice<UInt8>, extra: [UInt8]) -> [UInt8] {
        isValid(part, extra: extra) ? Array(part) : forceEncode(part, extra: extra)
    }

    private static func forceEncode(_ part: ArraySlice<UInt8>, extra: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in part {
            if isAllowed(byte, extra: extra) {
                result.append(byte)
            } else {
                result += [0x25, hexDigit(byte >> 4), hexDigit(byte & 15)]
            }
        }
        return result
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

    /// Whether a part holds only characters that may stand in it and well-formed percent escapes.
    private static func isValid(_ part: ArraySlice<UInt8>, extra: [UInt8]) -> Bool {
        var index = part.startIndex
        while index < part.endIndex {
            if part[index] == 0x25 {
                guard index + 2 < part.endIndex, hexDigitValue(part[index + 1]) != nil,
                    hexDigitValue(part[index + 2]) != nil
                else { return false }
                index += 3
            } else {
                guard isAllowed(part[index], extra: extra) else { return false }
                index += 1
            }
        }
        return true
    }

    /// Whether a byte is unreserved, a sub-delimiter or one of `extra` (RFC 3986, section 2).
    private static func isAllowed(_ byte: UInt8, extra: [UInt8]) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        case 0x2D, 0x2E, 0x5F, 0x7E: return true
        case 0x21, 0x24, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x3B, 0x3D: return true
        default: return extra.contains(byte)
        }
    }
}
