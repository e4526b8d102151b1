// Ignore files, with the rules of gitignore(5).

/// The patterns of one ignore file.
public struct IgnoreFile: Sendable {
    private struct Line: Sendable {
        let pattern: GlobPattern
        let isNegated: Bool
        let isForFolders: Bool
    }

    private let lines: [Line]

    public init(_ bytes: [UInt8]) {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        self.init(lines: text.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) })
    }

    /// - Parameter lines: The lines of an ignore file.
    public init(lines: [String]) { self.lines = lines.compactMap(Self.line) }

    /// Whether a path is ignored; `nil` when no pattern is about it.
    ///
    /// - Parameters:
    ///   - path: From the folder of the ignore file on.
    ///   - isFolder: Whether it is a folder.
    public func ignores(_ path: [UInt8], isFolder: Bool) -> Bool? {
        // The last pattern that matches decides.
        lines.last { (isFolder || !$0.isForFolders) && $0.pattern.matches(path) }.map { !$0.isNegated }
    }

    private static func line(_ text: String) -> Line? {
        var bytes = Array(text.utf8)
        while bytes.last == 0x20 || bytes.last == 0x09 {
            if bytes.count >= 2, bytes[bytes.count - 2] == UInt8(ascii: "\\") { break }
            bytes.removeLast()
        }
        if bytes.isEmpty || bytes[0] == UInt8(ascii: "#") { return nil }
        let isNegated = bytes[0] == UInt8(ascii: "!")
        if isNegated { bytes.removeFirst() }
        let isForFolders = bytes.last == UInt8(ascii: "/")
        if isForFolders { bytes.removeLast() }
        guard !bytes.isEmpty else { return nil }
        if bytes.contains(UInt8(ascii: "/")) {
            if bytes[0] == UInt8(ascii: "/") { bytes.removeFirst() }
        } else {
            bytes = Array("**/".utf8) + bytes
        }
        let pattern = GlobPattern(String(decoding: bytes, as: UTF8.self), hasBraces: false)
        return Line(pattern: pattern, isNegated: isNegated, isForFolders: isForFolders)
    }
}
