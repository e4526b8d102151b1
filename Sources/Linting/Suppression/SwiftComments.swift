// The comments of Swift source: outside of string literals, and inside the code of their interpolations.

/// Finds comments in Swift source.
enum SwiftComments {
    /// A literal that is open, or the code of an interpolation inside one.
    private enum Context {
        case literal(hashes: Int, isMultiline: Bool)
        case interpolation(depth: Int)
    }

    /// The comments for the lint, in order.
    ///
    /// - Complexity: O(*n*) in the bytes; nesting takes no stack.
    static func comments(in bytes: [UInt8]) -> [DisableComment] {
        var comments: [DisableComment] = []
        var contexts: [Context] = []
        var index = 0
        while index < bytes.count {
            if case .literal(let hashes, let isMultiline)? = contexts.last {
                index = skipLiteral(bytes, index, hashes, isMultiline, &contexts)
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "/"):
                if let end = CodeComments.endOfComment(bytes, index, nests: true) {
                    let parts = CodeComments.parts(of: index..<end, in: bytes)
                    if let comment = DisableComment(bytes[parts.text], comment: parts.comment) {
                        comments.append(comment)
                    }
                    index = end
                } else {
                    index += 1
                }
            case UInt8(ascii: "#"), UInt8(ascii: "\""): index = openLiteral(bytes, index, &contexts)
            case UInt8(ascii: "("):
                if case .interpolation(let depth)? = contexts.last {
                    contexts[contexts.count - 1] = .interpolation(depth: depth + 1)
                }
                index += 1
            case UInt8(ascii: ")"):
                if case .interpolation(let depth)? = contexts.last {
                    if depth == 0 {
                        contexts.removeLast()
                    } else {
                        contexts[contexts.count - 1] = .interpolation(depth: depth - 1)
                    }
                }
                index += 1
            default: index += 1
            }
        }
        return comments
    }

    private static func openLiteral(_ bytes: [UInt8], _ start: Int, _ contexts: inout [Context]) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        let hashes = index - start
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return max(index, start + 1) }
        let isMultiline = bytes[index...].starts(with: Array("\"\"\"".utf8))
        contexts.append(.literal(hashes: hashes, isMultiline: isMultiline))
        return index + (isMultiline ? 3 : 1)
    }

    /// Goes on inside a literal, up to its end or the next interpolation.
    private static func skipLiteral(
        _ bytes: [UInt8],
        _ start: Int,
        _ hashes: Int,
        _ isMultiline: Bool,
        _ contexts: inout [Context]
    ) -> Int {
        func hasHashes(at index: Int) -> Bool {
            index + hashes <= bytes.count && (0..<hashes).allSatisfy { bytes[index + $0] == UInt8(ascii: "#") }
        }
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where hasHashes(at: index + 1):
                let next = index + 1 + hashes
                if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
                    contexts.append(.interpolation(depth: 0))
                    return next + 1
                }
                index = next + 1
            case UInt8(ascii: "\""):
                let quotes = isMultiline ? 3 : 1
                let isEnd =
                    index + quotes <= bytes.count
                    && (0..<quotes).allSatisfy { bytes[index + $0] == UInt8(ascii: "\"") }
                    && hasHashes(at: index + quotes)
                if isEnd {
                    contexts.removeLast()
                    return index + quotes + hashes
                }
                index += 1
            case 0x0A where !isMultiline, 0x0D where !isMultiline:
                // A line end closes a literal of one line that nobody closed.
                contexts.removeLast()
                return index
            default: index += 1
            }
        }
        return bytes.count
    }
}
