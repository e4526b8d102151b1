// JSON with comments and commas after the last value (JSONC), over the package's scanner of JSON.

import DocumentFormats

/// A JSON text in which a person may write comments.
enum JSONWithComments {
    /// Scans a text.
    ///
    /// `//` to the end of the line and `/* */` are comments, and a comma may stand after the last value of an
    /// array or object. Both become spaces, so that every offset stays what it was.
    ///
    /// - Throws: `LintError` with the offset of the fault.
    static func scan(_ source: [UInt8]) throws(LintError) -> JSONTape {
        var bytes = source
        var index = 0
        /// The last comma, when only space and comments have come after it.
        var comma: Int?
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                comma = nil
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
            case UInt8(ascii: "/"):
                guard let end = CodeComments.endOfComment(bytes, index, nests: false) else {
                    throw LintError("a single / begins nothing here", offset: index)
                }
                let isOpen = bytes[index + 1] == UInt8(ascii: "*") && !isClosed(bytes, index..<end)
                if isOpen { throw LintError("this comment has no end; close it with */", offset: index) }
                for place in index..<end where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
                index = end
            case UInt8(ascii: ","):
                comma = index
                index += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let comma { bytes[comma] = 0x20 }
                comma = nil
                index += 1
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default:
                comma = nil
                index += 1
            }
        }
        do {
            return try JSONScanner.scan(bytes)
        } catch {
            throw LintError(error.description, offset: error.offset)
        }
    }

    private static func isClosed(_ bytes: [UInt8], _ comment: Range<Int>) -> Bool {
        comment.count >= 4 && bytes[comment.upperBound - 2] == UInt8(ascii: "*")
            && bytes[comment.upperBound - 1] == UInt8(ascii: "/")
    }
}
