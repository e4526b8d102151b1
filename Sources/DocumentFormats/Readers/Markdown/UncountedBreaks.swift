// Line ends with a backslash, which the parser does not count: it goes on counting columns on the line before, up
// to the next line end of another kind, and the numbers of all lines of the paragraph after that are too small.

import CMarkBridge

/// What the parser's lines of one paragraph do not count, found out as its inlines are met from front to back.
struct UncountedBreaks {
    /// Line ends that were not counted so far.
    private(set) var missedLines = 0
    /// The parser's line that the last inline with a place ended on.
    private var lastLine: Int32
    /// Breaks after that inline, and whether the last of them is surely counted.
    private var pending = 0
    private var endsCounted = true
    /// Where text goes on after line ends that were not counted.
    private(set) var continuation: Continuation?

    /// A line of the parser that holds several lines of the source.
    struct Continuation {
        /// The parser's number.
        var line: Int32
        /// How many line ends before it were not counted.
        var missedBefore: Int
        /// How many on it.
        var missed = 0
        /// Whether columns are those of the line's first part, going on.
        var isKnown: Bool
    }

    /// - Parameter line: The first line of the paragraph.
    init(line: Int32 = 0) { lastLine = line }

    /// Notes a break between inlines.
    mutating func noteBreak(_ kind: CMarkNodeKind) {
        pending += 1
        // Only a hard break can be one with a backslash.
        endsCounted = kind == .softBreak
    }

    /// Notes an inline with a place; to be called before its place is asked for.
    ///
    /// - Returns: The number of line ends before it that were not counted, now.
    mutating func noteInline(_ kind: CMarkNodeKind, _ details: CMarkDetails) -> Int {
        guard details.startLine > 0 else { return 0 }
        let found = max(0, pending - Int(details.startLine - lastLine))
        if details.startLine != continuation?.line { continuation = nil }
        if found > 0, !endsCounted {
            var next =
                continuation
                ?? Continuation(line: details.startLine, missedBefore: missedLines, isKnown: found == pending)
            next.missed += found
            next.isKnown = next.isKnown && found == pending
            continuation = next
        }
        missedLines += found
        pending = 0
        endsCounted = true
        switch kind {
        case .text, .code, .htmlInline: lastLine = details.endLine
        default: lastLine = details.startLine
        }
        return found
    }
}
