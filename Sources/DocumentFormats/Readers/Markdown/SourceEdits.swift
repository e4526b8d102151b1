// What the parser reads instead of the source: the source with some ranges replaced, and the way back
// from the parser's lines and columns to bytes of the source.

/// Replacements of ranges of a source.
struct SourceEdits {
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

    /// The source from `start`, edited.
    func apply(to source: UnsafeBufferPointer<UInt8>, from start: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count - start + edits.reduce(0) { $0 + $1.replacement.count })
        var offset = start
        for edit in edits {
            result.append(contentsOf: UnsafeBufferPointer(rebasing: source[offset..<edit.range.lowerBound]))
            result.append(contentsOf: edit.replacement)
            offset = edit.range.upperBound
        }
        result.append(contentsOf: UnsafeBufferPointer(rebasing: source[offset...]))
        return result
    }
}

/// The way from lines and columns of the parsed bytes to offsets in the source.
struct SourceMap {
    /// The offset in the parsed bytes at which each line starts.
    private let lineStarts: [Int]
    private let parsedCount: Int
    /// For each edit: the parsed offset after it, and what to add from there on to get a source offset.
    private var shifts: [(parsedOffset: Int, shift: Int)] = []

    /// - Parameters:
    ///   - parsed: The bytes that the parser read.
    ///   - start: The offset in the source of the first of them.
    ///   - edits: What was replaced.
    init(parsed: UnsafeBufferPointer<UInt8>, start: Int, edits: SourceEdits) {
        var starts = [0]
        starts.reserveCapacity(parsed.count / 32 + 1)
        var index = 0
        while index < parsed.count {
            let byte = parsed[index]
            index += 1
            guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < parsed.count, parsed[index] == 0x0A { index += 1 }
            starts.append(index)
        }
        lineStarts = starts
        parsedCount = parsed.count
        var shift = start
        shifts.append((0, shift))
        for edit in edits.edits {
            let parsedEnd = edit.range.lowerBound - shift + edit.replacement.count
            shift += edit.range.count - edit.replacement.count
            shifts.append((parsedEnd, shift))
        }
    }

    /// The number of lines, the one after the last line end included.
    var lineCount: Int { lineStarts.count }

    /// The source offset of a line and column, both from 1; out of range values are moved inside.
    func sourceOffset(line: Int, column: Int) -> Int {
        guard line >= 1 else { return sourceOffset(parsedOffset: 0) }
        guard line <= lineStarts.count else { return sourceOffset(parsedOffset: parsedCount) }
        let next = line < lineStarts.count ? lineStarts[line] : parsedCount
        return sourceOffset(parsedOffset: min(lineStarts[line - 1] + max(column, 1) - 1, next))
    }

    func sourceOffset(parsedOffset: Int) -> Int {
        var low = 0
        var high = shifts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if shifts[middle].parsedOffset <= parsedOffset { low = middle } else { high = middle }
        }
        return parsedOffset + shifts[low].shift
    }

    /// The parsed line, from 1, that holds a source offset which lies in no edit.
    func line(ofSourceOffset offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if sourceOffset(parsedOffset: lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
