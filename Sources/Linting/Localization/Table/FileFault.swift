// Errors of the readers of JSON and XML, as errors of the lint.

import DocumentFormats

/// What to say about a file that cannot be read.
enum FileFault {
    /// Why a file cannot be read, for people who look at it.
    static func lintError(_ error: ReadError, in bytes: [UInt8]) -> LintError {
        let rule = LocalizationRule.catalogStructure.id
        guard case .malformed(let reason, let offset) = error else {
            return LintError("the file cannot be read: \(error)", offset: error.offset, rule: rule)
        }
        if let marker = conflictMarker(bytes, near: offset) {
            return LintError(
                "a marker of a merge conflict was left in the file; resolve the conflict",
                offset: marker,
                rule: rule
            )
        }
        let isCut = offset >= bytes.count || reason == "unterminated string"
        if isCut, let open = outermostOpenBracket(bytes) {
            return LintError(
                "the file ends in the middle: what opens here is not closed; restore the rest of the file",
                offset: open,
                rule: rule
            )
        }
        return LintError("the file cannot be read: \(reason)", offset: offset, rule: rule)
    }

    /// The start of the line with an offset, if it is a line that a merge leaves.
    static func conflictMarker(_ bytes: [UInt8], near offset: Int) -> Int? {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A, offset - start < 200 { start -= 1 }
        let isMarker = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { bytes[start...].starts(with: $0.utf8) }
        return isMarker ? start : nil
    }

    private static func outermostOpenBracket(_ bytes: [UInt8]) -> Int? {
        var open: [Int] = []
        var isInString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: open.append(index)
            case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: _ = open.popLast()
            default: break
            }
            index += 1
        }
        return open.first
    }
}
