// What the parser reads instead of the source: the source with some ranges replaced, and the way back
// from the parser's lines and columns to bytes of the source.

/// Replacements of ranges of a source.
struct SourceEdits {
    /// One replacement.
    struct Edit {
        var range: Range<Int>
        var replacement: [UInt8]
    }

    /// Ascending and without overlap.
    private(set) var edits: [Edit]

    /// Of edits that overlap, the later one is left out; its mask is then not found and given up.
    init(_ edits: [Edit]) {
        self.edits = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
            self.edits.append(edit)
            end = edit.range.upperBound
        }
    }

    /// The bytes, edited.
    func apply(to source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        withParts(of: source, from: 0) { parts in
            var result: [UInt8] = []
            result.reserveCapacity(parts.reduce(0) { $0 + $1.count })
            for part in parts { result.append(contentsOf: part) }
            return result
        }
    }

    /// Calls a function with the parts of the source from `start`, edited.
    func withParts<Result>(
        of source: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: ([UnsafeBufferPointer<UInt8>]) -> Result
    ) -> Result {
        edits.flatMap(\.replacement).withUnsafeBufferPointer { replacements in
            var parts: [UnsafeBufferPointer<UInt8>] = []
            parts.reserveCapacity(edits.count * 2 + 1)
            var offset = start
            var replaced = 0
            for edit in edits {
                let end = replaced + edit.replacement.count
                parts.append(UnsafeBufferPointer(rebasing: source[offset..<edit.range.lowerBound]))
                parts.append(UnsafeBufferPointer(rebasing: replacements[replaced..<end]))
                replaced = end
                offset = edit.range.upperBound
            }
            parts.append(UnsafeBufferPointer(rebasing: source[offset...]))
            return body(parts)
        }
    }
}

/// The way from lines and columns of the parsed bytes to offsets in the source.
struct SourceMap {
    /// The offset in the source at which each line starts, from the first line that was parsed.
    private let lineStarts: [UInt32]
    private let sourceCount: Int
    private let edits: [SourceEdits.Edit]
    /// Whether an edit begins in a page of the source; most have none.
    private var editedPages: [Bool] = []
    /// The bytes of a page, as a power of two.
    private static let pageBits = 8
    /// For each edit that takes line ends away: the parsed line and the line of the source, from 0, after which they
    /// are missing, and how many are missing from there on.
    private var missing: [(line: Int, sourceLine: Int, count: Int)] = []

    /// - Parameters:
    ///   - lineStarts: The offsets in the source at which its lines start.
    ///   - sourceCount: The length of the source in bytes.
    ///   - edits: What was replaced; no replacement holds a line end.
    init(lineStarts: [UInt32], source: UnsafeBufferPointer<UInt8>, edits: SourceEdits) {
        self.lineStarts = lineStarts
        sourceCount = source.count
        self.edits = edits.edits
        if !edits.edits.isEmpty {
            editedPages = Array(repeating: false, count: source.count >> Self.pageBits + 1)
            for edit in edits.edits { editedPages[edit.range.lowerBound >> Self.pageBits] = true }
        }
        var total = 0
        for edit in edits.edits {
            let first = lineIndex(ofSourceOffset: edit.range.lowerBound)
            // The line end may be the last byte of the edit.
            let last = lineIndex(ofSourceOffset: edit.range.upperBound)
            guard last > first else { continue }
            missing.append((first - total, first, total + last - first))
            total += last - first
        }
    }

    /// The number of line ends that edits took away before a parsed line, from 0.
    private func missingLines(before line: Int) -> Int {
        var low = 0
        var high = missing.count
        while low < high {
            let middle = (low + high) / 2
            if missing[middle].line < line { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : missing[low - 1].count
    }

    /// The source offset of a parsed line and column, both from 1; out of range values are moved inside.
    func sourceOffset(line: Int, column: Int) -> Int {
        let index = max(0, line - 1)
        let sourceLine = missing.isEmpty ? index : index + missingLines(before: index)
        guard sourceLine < lineStarts.count else { return sourceCount }
        let start = Int(lineStarts[sourceLine])
        var rest = max(0, column - 1)
        var offset = start
        if mayHoldEdit(start, rest) {
            var next = firstEdit(from: start)
            while next < edits.count, rest >= edits[next].range.lowerBound - offset {
                rest -= edits[next].range.lowerBound - offset
                guard rest >= edits[next].replacement.count else { return edits[next].range.lowerBound }
                rest -= edits[next].replacement.count
                offset = edits[next].range.upperBound
                next += 1
            }
        }
        let lastLine = offset > start ? lineIndex(ofSourceOffset: offset) : sourceLine
        let lineEnd = lastLine + 1 < lineStarts.count ? Int(lineStarts[lastLine + 1]) : sourceCount
        return min(offset + rest, lineEnd)
    }

    /// Whether an edit may begin at an offset or in the bytes after it.
    private func mayHoldEdit(_ offset: Int, _ count: Int) -> Bool {
        guard !edits.isEmpty else { return false }
        let first = offset >> Self.pageBits
        let last = (offset + count) >> Self.pageBits
        guard last - first < 2, last < editedPages.count else { return true }
        return editedPages[first] || editedPages[last]
    }

    private func firstEdit(from offset: Int) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether the parser does not see the byte at a source offset.
    func isReplaced(_ offset: Int) -> Bool {
        let next = firstEdit(from: offset + 1)
        return next > 0 && edits[next - 1].range.contains(offset)
    }

    private func lineIndex(ofSourceOffset offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The parsed line, from 1, that holds a source offset.
    func line(ofSourceOffset offset: Int) -> Int {
        let sourceLine = lineIndex(ofSourceOffset: offset)
        var low = 0
        var high = missing.count
        while low < high {
            let middle = (low + high) / 2
            if missing[middle].sourceLine < sourceLine { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return sourceLine + 1 }
        let entry = missing[low - 1]
        return max(entry.line, sourceLine - entry.count) + 1
    }
}
