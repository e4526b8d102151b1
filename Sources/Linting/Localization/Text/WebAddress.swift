// The addresses of links, as the lint compares them: a translation may name the page in its own language, and
// nothing else.

import DocumentFormats

/// An address of a link.
struct WebAddress: Hashable, Sendable {
    /// The address, with each format specifier by the number of its argument.
    let text: String

    init(_ text: String) { self.text = text }

    /// The scheme before the first colon, in lower case, when it is spelled as one.
    var scheme: String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = text[..<colon]
        guard let first = name.utf8.first, first.isASCIILetter,
            name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E })
        else { return nil }
        // `example.com:80` has a port, not a scheme.
        if name.utf8.contains(0x2E) { return nil }
        return name.lowercased()
    }

    /// What follows the scheme, its colon and slashes; a misspelled scheme counts as one.
    var rest: String {
        let narrow = WideForm.narrowed(text.utf8)
        var start = 0
        if let colon = narrow.firstIndex(of: UInt8(ascii: ":")),
            narrow[..<colon].allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2B || $0 == 0x2D || $0 == 0x20 })
        {
            start = colon + 1
        } else if let slashes = Self.offset(of: "//", in: narrow), narrow[..<slashes].allSatisfy(\.isASCIILetter) {
            start = slashes
        }
        while start < narrow.count, narrow[start] == UInt8(ascii: "/") || narrow[start] == 0x20 { start += 1 }
        return String(decoding: narrow[start...], as: UTF8.self)
    }

    private static func offset(of text: String, in bytes: [UInt8]) -> Int? {
        let pattern = Array(text.utf8)
        return bytes.indices.first { bytes[$0...].starts(with: pattern) }
    }

    /// Whether a text in parentheses is meant to be an address.
    var looksLikeAddress: Bool {
        let narrow = WideForm.narrowed(text.utf8)
        let trimmed = narrow.drop { $0 == 0x20 }
        if Self.offset(of: "://", in: narrow) != nil || Self.offset(of: ": //", in: narrow) != nil { return true }
        return ["mailto:", "tel:", "www.", "#", "/", "sms:", "http"].contains { trimmed.starts(with: $0.utf8) }
    }

    // MARK: Comparison

    /// Whether a translation may have this address where the source has the other.
    ///
    /// - Parameters:
    ///   - source: The address in the source language.
    ///   - language: The language of the translation.
    func isTranslation(of source: WebAddress, in language: LanguageTag) -> Bool {
        if text == source.text { return true }
        let (mine, other) = (Parts(self), Parts(source))
        guard mine.scheme == other.scheme else { return false }
        if mine == other { return true }
        guard Self.mayStandFor(mine.host, other.host, separator: ".", language) else { return false }
        // A host that names the language has pages with names of their own: `de.wikipedia.org`.
        if mine.host != other.host, let name = mine.host.first, language.isNamed(by: name) { return true }
        return Self.mayStandFor(mine.path, other.path, separator: "/", language)
    }

    /// The parts of an address that are compared.
    private struct Parts: Hashable {
        var scheme: String
        /// The labels of the host.
        var host: [String]
        /// The segments of the path, and the pieces of what follows it.
        var path: [String]

        init(_ address: WebAddress) {
            scheme = address.scheme ?? ""
            var rest = address.text[...]
            if let scheme = address.scheme { rest = rest.dropFirst(scheme.count + 1).drop { $0 == "/" } }
            let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
            host = rest[..<end].lowercased().split(separator: ".").map(String.init)
            path = rest[end...].split(whereSeparator: { "/?&=#._-".contains($0) }).map(String.init)
            path = Self.joined(path)
        }

        /// `pt` and `BR` are one piece.
        private static func joined(_ pieces: [String]) -> [String] {
            var result: [String] = []
            for piece in pieces {
                if let last = result.last, last.utf8.count == 2, LanguageTag.looksLikeLanguage(last),
                    (2...4).contains(piece.utf8.count), piece.utf8.allSatisfy(\.isASCIILetter),
                    piece.utf8.count == 2 || ["hans", "hant", "latn", "cyrl"].contains(piece.lowercased())
                {
                    result[result.count - 1] = last + "-" + piece
                } else {
                    result.append(piece)
                }
            }
            return result
        }
    }

    /// Whether two lists differ only in pieces that name a language: replaced, put in or left out.
    private static func mayStandFor(
        _ mine: [String],
        _ other: [String],
        separator: String,
        _ language: LanguageTag
    ) -> Bool {
        if mine == other { return true }
        var (left, right) = (0, 0)
        while left < mine.count || right < other.count {
            let (one, two) = (left < mine.count ? mine[left] : nil, right < other.count ? other[right] : nil)
            if let one, let two, one == two {
                left += 1
                right += 1
            } else if let one, let two, language.isNamed(by: one), LanguageTag.looksLikeLanguage(two) {
                left += 1
                right += 1
            } else if let one, language.isNamed(by: one) {
                left += 1
            } else if let two, LanguageTag.looksLikeLanguage(two) {
                right += 1
            } else if separator == ".", let one, let two, left == mine.count - 1, right == other.count - 1,
                language.isNamed(by: one), two == "com" || two == "org" || two == "net"
            {
                left += 1
                right += 1
            } else {
                return false
            }
        }
        return true
    }
}
