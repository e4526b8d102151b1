// Names of members of an archive: only such that stay inside of it.

enum ZipPath {
    /// A member's name as a path from the root of the archive.
    ///
    /// Backslashes, which some programs for Windows write, part folders too. Bytes that are not UTF-8 become
    /// U+FFFD.
    ///
    /// - Parameter offset: Where the name is, in bytes of the archive.
    /// - Returns: `nil` for a folder.
    /// - Throws: `ReadError.malformed` for a name that leads out of the archive or that no file can have.
    static func checked(_ name: ArraySlice<UInt8>, at offset: Int) throws(ReadError) -> String? {
        let shown = String(decoding: name.map { $0 < 0x20 ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
        func refused(_ why: String) -> ReadError {
            .malformed(reason: "the archive holds a file named \"\(shown)\", \(why)", offset: offset)
        }
        guard !name.isEmpty, !name.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            throw refused("which is no name of a file")
        }
        let isSeparator: (UInt8) -> Bool = { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        let parts = name.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        if let first = parts.first, first.isEmpty || first.count == 2 && first.last == UInt8(ascii: ":") {
            throw refused("which is no place inside the archive")
        }
        var kept: [String] = []
        for part in parts where !part.isEmpty && !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) { throw refused("which leads out of the archive") }
            kept.append(String(decoding: part, as: UTF8.self))
        }
        guard let last = name.last, !isSeparator(last), !kept.isEmpty else { return nil }
        return kept.joined(separator: "/")
    }
}
