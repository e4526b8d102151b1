// Finding the comments for the lint in a file, by the kind of file that its name says.

import DocumentFormats

/// Finds comments for the lint.
enum DisableScanner {
    /// Whether a file holds the word that such comments begin with; almost no file does.
    ///
    /// - Complexity: O(*n*) in the bytes, fast.
    static func mayHaveComments(_ bytes: [UInt8]) -> Bool {
        if isUTF16(bytes) { return true }
        let word = DisableComment.prefix
        return bytes.withUnsafeBufferPointer { bytes in
            var index = word.count - 1
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "d"):
                    let start = index + 1 - word.count
                    if (0..<word.count).allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
                    index += 1
                case UInt8(ascii: "m"): index += 1
                case UInt8(ascii: "r"): index += 2
                case UInt8(ascii: "t"): index += 3
                case UInt8(ascii: "a"): index += 5
                default: index += 6
                }
            }
            return false
        }
    }

    /// The comments of a file in order; none for a kind of file that has no comments.
    static func comments(in input: LintInput) -> [DisableComment] {
        let name = input.path.split(separator: "/").last.map(String.init) ?? input.path
        let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        switch suffix {
        case "swift": return SwiftComments.comments(in: input.bytes)
        case "strings": return stringsComments(in: input.bytes)
        case "xml", "xliff", "stringsdict", "plist": return MarkupComments.inXML(input.bytes)
        default: break
        }
        switch DocumentFormat.withSuffix(suffix)?.name {
        case "markdown": return MarkupComments.inMarkdown(input.bytes)
        case "html": return MarkupComments.inHTML(input.bytes)
        default: return []
        }
    }

    private static func isUTF16(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    }

    /// Comments of a table of strings: `/* */` and `//`, outside of strings.
    ///
    /// Of UTF-16, each unit that is ASCII is taken as a byte: all that comments for the lint are made of.
    private static func stringsComments(in bytes: [UInt8]) -> [DisableComment] {
        guard isUTF16(bytes) else { return CodeComments(bytes, nests: false).comments(unit: 1, mark: 0) }
        let (high, low) = bytes[0] == 0xFE ? (0, 1) : (1, 0)
        let units: [UInt8] = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
            bytes[offset + high] == 0 && bytes[offset + low] < 0x80 ? bytes[offset + low] : 0x80
        }
        return CodeComments(units, nests: false).comments(unit: 2, mark: 2)
    }
}

/// The comments of a file with C's comments and plain strings between double quotes.
struct CodeComments {
    private let bytes: [UInt8]
    /// The comments with their marks, and the text inside.
    private(set) var found: [(comment: Range<Int>, text: Range<Int>)] = []

    /// - Parameter nests: Whether a comment may stand inside a comment.
    init(_ bytes: [UInt8], nests: Bool) {
        self.bytes = bytes
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): index = Self.endOfString(bytes, index)
            case UInt8(ascii: "/"):
                if let end = Self.endOfComment(bytes, index, nests: nests) {
                    found.append(Self.parts(of: index..<end, in: bytes))
                    index = end
                } else {
                    index += 1
                }
            default: index += 1
            }
        }
    }

    func comments(unit: Int, mark: Int) -> [DisableComment] {
        found.compactMap { DisableComment(bytes[$0.text], comment: $0.comment, unit: unit, mark: mark) }
    }

    /// The end of the comment that begins here; `nil` when none does.
    static func endOfComment(_ bytes: [UInt8], _ start: Int, nests: Bool) -> Int? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
        var index = start + 2
        if bytes[start + 1] == UInt8(ascii: "/") {
            while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            return index
        }
        guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
        var depth = 1
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else if nests, bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    /// A comment and the text between its marks.
    static func parts(of comment: Range<Int>, in bytes: [UInt8]) -> (comment: Range<Int>, text: Range<Int>) {
        let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
        let isClosed = isBlock && comment.count >= 4 && bytes[comment.upperBound - 1] == UInt8(ascii: "/")
        // `///` and `/**` are comments too.
        var start = comment.lowerBound + 2
        let end = comment.upperBound - (isClosed ? 2 : 0)
        while start < end, bytes[start] == bytes[comment.lowerBound + 1] { start += 1 }
        return (comment, start..<max(start, end))
    }

    private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}
