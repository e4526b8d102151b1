// Patterns for paths, as shells, ignore files and configurations write them.

/// A pattern that paths match or not.
///
/// `*` is any number of characters but `/`, `?` one of them, `[a-z]` one of a set (`[!a-z]` one that is not in
/// it), `{a,b}` either; `**` between slashes is any number of folders. A backslash takes the meaning away.
///
///     GlobPattern("docs/**/*.md").matches("docs/a/b.md")   // true
public struct GlobPattern: Hashable, Sendable {
    private indirect enum Token: Hashable, Sendable {
        case byte(UInt8)
        /// One character that is no slash.
        case any
        /// Any number of bytes that are no slash.
        case star
        /// Any number of bytes.
        case everything
        /// Any number of whole names, each with its slash.
        case folders
        case set([ClosedRange<UInt32>], isNegated: Bool)
    }

    /// One row of tokens for each choice of the braces.
    private let rows: [[Token]]

    /// How many choices braces may make; the rest is left out.
    private static let maximumRowCount = 256

    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - hasBraces: Whether braces are choices; in ignore files they are not.
    public init(_ pattern: String, hasBraces: Bool = true) {
        let bytes = Array(pattern.utf8)
        rows = (hasBraces ? Self.expandedBraces(bytes) : [bytes]).map(Self.tokens)
    }

    /// Whether a word has a sign of a pattern in it.
    public static func isPattern(_ word: some Sequence<UInt8>) -> Bool {
        word.contains { [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{")].contains($0) }
    }

    /// Whether a whole path matches.
    ///
    /// - Complexity: O(*n* · *m*) in the bytes of path and pattern.
    public func matches(_ path: String) -> Bool { matches(Array(path.utf8)) }

    public func matches(_ path: [UInt8]) -> Bool { rows.contains { Self.matches($0, path) } }

    /// Steps through the path with the set of all places in the pattern that may have been reached: no
    /// pattern can take more than its length in steps a byte.
    private static func matches(_ tokens: [Token], _ path: [UInt8]) -> Bool {
        var reached = [Bool](repeating: false, count: tokens.count + 1)
        reached[0] = true
        spread(&reached, tokens)
        var index = 0
        while index < path.count {
            let (scalar, _) = scalar(in: path, at: index)
            var next = [Bool](repeating: false, count: tokens.count + 1)
            for place in tokens.indices where reached[place] {
                switch tokens[place] {
                case .byte(let byte): if byte == path[index] { next[place + 1] = true }
                case .star: if path[index] != slash { next[place] = true }
                case .everything: next[place] = true
                case .folders: next[place] = true
                case .any: if path[index] != slash, isStart(path[index]) { next[place + 1] = true }
                case .set(let ranges, let isNegated):
                    let isIn = ranges.contains { $0.contains(scalar) }
                    if isStart(path[index]), path[index] != slash, isIn != isNegated { next[place + 1] = true }
                }
            }
            // The other bytes of a character that one token took.
            for place in 1..<max(next.count, 1) where !isStart(path[index]) && reached[place] {
                if case .any = tokens[place - 1] { next[place] = true }
                if case .set = tokens[place - 1] { next[place] = true }
            }
            index += 1
            spread(&next, tokens, atNameStart: path[index - 1] == slash)
            reached = next
        }
        return reached[tokens.count]
    }

    /// Goes past tokens that may stand for nothing.
    private static func spread(_ reached: inout [Bool], _ tokens: [Token], atNameStart: Bool = true) {
        for place in tokens.indices where reached[place] {
            switch tokens[place] {
            case .star, .everything: reached[place + 1] = true
            case .folders: if atNameStart { reached[place + 1] = true }
            default: break
            }
        }
    }

    private static func isStart(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    private static func scalar(in path: [UInt8], at index: Int) -> (UInt32, length: Int) {
        var end = index + 1
        while end < path.count, !isStart(path[end]) { end += 1 }
        let scalar = String(decoding: path[index..<end], as: UTF8.self).unicodeScalars.first
        return (scalar?.value ?? 0xFFFD, end - index)
    }

    private static let slash = UInt8(ascii: "/")

    private static func tokens(_ pattern: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var index = 0
        while index < pattern.count {
            let byte = pattern[index]
            switch byte {
            case UInt8(ascii: "\\") where index + 1 < pattern.count:
                tokens.append(.byte(pattern[index + 1]))
                index += 2
            case UInt8(ascii: "*"):
                var end = index
                while end < pattern.count, pattern[end] == byte { end += 1 }
                let isAlone = end - index == 2 && (index == 0 || pattern[index - 1] == slash)
                if isAlone, end < pattern.count, pattern[end] == slash {
                    tokens.append(.folders)
                    end += 1
                } else if isAlone, end == pattern.count {
                    tokens.append(.everything)
                } else {
                    tokens.append(.star)
                }
                index = end
            case UInt8(ascii: "?"):
                tokens.append(.any)
                index += 1
            case UInt8(ascii: "["):
                if let (token, end) = set(pattern, index) {
                    tokens.append(token)
                    index = end
                } else {
                    tokens.append(.byte(byte))
                    index += 1
                }
            default:
                tokens.append(.byte(byte))
                index += 1
            }
        }
        return tokens
    }

    private static func set(_ pattern: [UInt8], _ start: Int) -> (Token, end: Int)? {
        var index = start + 1
        var isNegated = false
        if index < pattern.count, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
            isNegated = true
            index += 1
        }
        var scalars: [UInt32] = []
        var ranges: [ClosedRange<UInt32>] = []
        var isFirst = true
        while index < pattern.count, isFirst || pattern[index] != UInt8(ascii: "]") {
            isFirst = false
            if pattern[index] == UInt8(ascii: "\\"), index + 1 < pattern.count { index += 1 }
            let (scalar, length) = scalar(in: pattern, at: index)
            index += length
            let isRange =
                index + 1 < pattern.count && pattern[index] == UInt8(ascii: "-")
                && pattern[index + 1] != UInt8(ascii: "]")
            if isRange {
                let (last, lastLength) = self.scalar(in: pattern, at: index + 1)
                index += 1 + lastLength
                if scalar <= last { ranges.append(scalar...last) }
            } else {
                scalars.append(scalar)
            }
        }
        guard index < pattern.count else { return nil }
        return (.set(ranges + scalars.map { $0...$0 }, isNegated: isNegated), index + 1)
    }

    /// The pattern once for each choice that its braces leave, outermost first.
    private static func expandedBraces(_ pattern: [UInt8]) -> [[UInt8]] {
        var done: [[UInt8]] = []
        var pending = [pattern]
        while let next = pending.popLast(), done.count + pending.count < maximumRowCount {
            guard let (open, parts, close) = firstBraces(next) else {
                done.append(next)
                continue
            }
            pending += parts.reversed().map { Array(next[..<open]) + $0 + Array(next[(close + 1)...]) }
        }
        return done
    }

    private static func firstBraces(_ pattern: [UInt8]) -> (open: Int, parts: [[UInt8]], close: Int)? {
        var index = 0
        while index < pattern.count {
            if pattern[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            guard pattern[index] == UInt8(ascii: "{") else {
                index += 1
                continue
            }
            var depth = 0
            var parts: [[UInt8]] = [[]]
            var end = index + 1
            while end < pattern.count, depth > 0 || pattern[end] != UInt8(ascii: "}") {
                if pattern[end] == UInt8(ascii: "{") { depth += 1 }
                if pattern[end] == UInt8(ascii: "}") { depth -= 1 }
                if pattern[end] == UInt8(ascii: ","), depth == 0 {
                    parts.append([])
                } else {
                    parts[parts.count - 1].append(pattern[end])
                }
                end += 1
            }
            // Braces without a comma, or without an end, stand for themselves.
            if end < pattern.count, parts.count > 1 { return (index, parts, end) }
            index += 1
        }
        return nil
    }
}
