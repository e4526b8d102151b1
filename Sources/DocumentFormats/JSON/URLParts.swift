// Addresses as bytes: their parts (RFC 3986, appendix B), resolution against a base (section 5.2), and
// what Foundation's URL makes of a string: whether it takes it at all, and how it encodes it.

/// The five parts of an address, as slices of its UTF-8.
struct URLParts {
    var scheme: ArraySlice<UInt8>?
    var authority: ArraySlice<UInt8>?
    var path: ArraySlice<UInt8>
    var query: ArraySlice<UInt8>?
    var fragment: ArraySlice<UInt8>?

    /// Splits an address. Any bytes have parts; they need not be a valid address.
    ///
    /// - Complexity: O(*n*) in the bytes.
    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        if let end = rest.firstIndex(where: { $0 == 0x3A || $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }),
            rest[end] == 0x3A, end > 0, Self.isScheme(rest[..<end])
        {
            scheme = rest[..<end]
            rest = rest[(end + 1)...]
        }
        if let hash = rest.firstIndex(of: 0x23) {
            fragment = rest[(hash + 1)...]
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: 0x3F) {
            query = rest[(mark + 1)...]
            rest = rest[..<mark]
        }
        if rest.starts(with: [0x2F, 0x2F]) {
            let start = rest.startIndex + 2
            let end = rest[start...].firstIndex(of: 0x2F) ?? rest.endIndex
            authority = rest[start..<end]
            rest = rest[end...]
        }
        path = rest
    }

    /// The address as one string of bytes.
    var bytes: [UInt8] {
        var result: [UInt8] = []
        if let scheme { result += scheme + [0x3A] }
        if let authority { result += [0x2F, 0x2F] + authority }
        result += path
        if let query { result += [0x3F] + query }
        if let fragment { result += [0x23] + fragment }
        return result
    }

    /// Whether bytes are a letter followed by letters, digits, `+`, `-` and `.`.
    static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
    }

    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension URLParts {
    /// Resolves a reference against a base (RFC 3986, section 5.2.2).
    ///
    /// - Complexity: O(*n*) in the bytes.
    ///
    ///     URLParts.resolve("../b", against: "https://h.example/x/y/z")   // https://h.example/x/b
    static func resolve(_ reference: String, against base: String) -> String {
        var target = URLParts(Array(reference.utf8))
        let base = URLParts(Array(base.utf8))
        if target.scheme != nil {
            target.path = removingDotSegments(target.path)
        } else {
            if target.authority != nil {
                target.path = removingDotSegments(target.path)
            } else {
                if target.path.isEmpty {
                    target.path = base.path
                    target.query = target.query ?? base.query
                } else if target.path.first == 0x2F {
                    target.path = removingDotSegments(target.path)
                } else {
                    target.path = removingDotSegments(merge(target.path, into: base)[...])
                }
                target.authority = base.authority
            }
            target.scheme = base.scheme
        }
        return String(decoding: target.bytes, as: UTF8.self)
    }

    private static func merge(_ path: ArraySlice<UInt8>, into base: URLParts) -> [UInt8] {
        if base.authority != nil, base.path.isEmpty { return [0x2F] + path }
        guard let slash = base.path.lastIndex(of: 0x2F) else { return Array(path) }
        return Array(base.path[...slash]) + path
    }

    /// The path without `.` and `..` segments (section 5.2.4).
    private static func removingDotSegments(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard path.contains(0x2E) else { return path }
        let isAbsolute = path.first == 0x2F
        var segments: [ArraySlice<UInt8>] = []
        let all = (isAbsolute ? path.dropFirst() : path).split(separator: 0x2F, omittingEmptySubsequences: false)
        for (index, segment) in all.enumerated() {
            let isLast = index == all.count - 1
            if segment.elementsEqual([0x2E]) {
                if isLast { segments.append([]) }
            } else if segment.elementsEqual([0x2E, 0x2E]) {
                if !segments.isEmpty { segments.removeLast() }
                if isLast { segments.append([]) }
            } else {
                segments.append(segment)
            }
        }
        return ((isAbsolute ? [0x2F] : []) + segments.joined(separator: [0x2F]))[...]
    }
}
