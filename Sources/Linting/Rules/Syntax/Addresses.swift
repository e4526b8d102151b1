// What looks like an address: the rules about links report only what can be meant as one.

/// Judges bytes as addresses.
enum Addresses {
    /// Whether the bytes are an address with a scheme or `www.`.
    static func isAbsolute(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard !bytes.contains(where: { $0 <= 0x20 }) else { return false }
        return ["http://", "https://", "ftp://", "mailto:", "www.", "tel:"].contains { start in
            bytes.count > start.utf8.count && zip(bytes, start.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }

    /// Whether the bytes can be nothing but an address, absolute or not.
    static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, !bytes.contains(where: { $0 <= 0x20 }) else { return false }
        if isAbsolute(bytes) { return true }
        switch first {
        case UInt8(ascii: "/"): return bytes.count > 1 && bytes.dropFirst().contains { $0.isLetter }
        case UInt8(ascii: "#"):
            return bytes.count > 2 && bytes.dropFirst().allSatisfy { $0.isIdentifier || $0 == UInt8(ascii: "-") }
                && !bytes.dropFirst().allSatisfy { $0.isDigit }
        case UInt8(ascii: "."): return bytes.starts(with: "./".utf8) || bytes.starts(with: "../".utf8)
        default: return isFile(bytes)
        }
    }

    /// Whether the bytes end like the name of a file, `name.ext`, with or without an anchor.
    static func isFile(_ bytes: ArraySlice<UInt8>) -> Bool {
        let path = bytes.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")), dot > path.startIndex else { return false }
        let suffix = String(decoding: path[(dot + 1)...], as: UTF8.self).lowercased()
        return fileSuffixes.contains(suffix)
    }

    private static let fileSuffixes: Set<String> = [
        "md", "markdown", "html", "htm", "txt", "pdf", "png", "jpg", "jpeg", "gif", "svg", "webp", "json", "yml",
        "yaml",
        "swift", "js", "ts", "py", "rb", "sh", "c", "h", "cpp", "java", "go", "rs", "css", "xml", "csv", "zip", "mp4",
        "doc", "docx", "rtf", "php",
    ]
}
