// One pass over a Markdown source before the parser sees it. It estimates what hostile patterns would
// cost, finds lines that look like definitions, and notes which bytes of the note dialect occur at all.

/// What a pass over a source finds before the parse.
struct SourcePrescan {
    /// Bytes and pairs that the note dialect may give a meaning.
    struct Hints: OptionSet {
        let rawValue: UInt8
        static let dollar = Hints(rawValue: 1)
        static let doubleBracket = Hints(rawValue: 2)
        static let caretBracket = Hints(rawValue: 4)
        static let doublePercent = Hints(rawValue: 8)
        static let doubleEquals = Hints(rawValue: 16)
        static let tripleColon = Hints(rawValue: 32)
    }

    private(set) var definitions: [DefinitionCandidate] = []
    private(set) var hints: Hints = []
    /// Whether `[^` stands anywhere.
    private(set) var mayHaveFootnotes = false
    /// Brackets like those of footnote references over more than one line.
    private(set) var references = ReferenceBrackets()
    /// Whether a line ends with CR, or CR and LF.
    private(set) var hasCarriageReturns = false
    /// The offsets at which CR and LF end a line.
    private(set) var crlfOffsets: [UInt32] = []
    /// How many opening brackets there are.
    private(set) var bracketCount = 0
    /// The offset at which each line starts.
    private(set) var lineStarts: [UInt32] = []
    /// Where the content of each line begins, after the markers of containers; the highest bit is set where
    /// the line holds a byte that the note dialect may give a meaning.
    private(set) var lineContents: [UInt32] = []
    static let dialectFlag: UInt32 = 1 << 31
    private var lineHasDialectByte = false
    private var lineHasReference = false
    private(set) var work: WorkEstimate

    private let bytes: UnsafeBufferPointer<UInt8>
    private let stops = Self.stops

    /// Scans a source.
    ///
    /// - Parameters:
    ///   - bytes: The source.
    ///   - start: Where the Markdown begins: after a byte order mark and front matter.
    /// - Throws: `ReadError.tooExpensive` at the first line at which the estimate exceeds the limit.
    /// - Complexity: O(*n*) in the bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limits: ReadLimits) throws(ReadError) {
        self.bytes = bytes
        work = WorkEstimate(byteCount: bytes.count - start, limits: limits)
        var offset = start
        lineStarts.reserveCapacity(bytes.count / 24 + 1)
        lineContents.reserveCapacity(bytes.count / 24 + 1)
        while offset < bytes.count {
            let line = offset
            lineStarts.append(UInt32(truncatingIfNeeded: line))
            offset = scanLine(at: offset)
            if let pattern = work.exceededPattern {
                throw .tooExpensive(pattern: pattern, offset: line)
            }
        }
        work.endParagraph(at: bytes.count)
        if let pattern = work.exceededPattern {
            throw .tooExpensive(pattern: pattern, offset: max(start, bytes.count - 1))
        }
    }

    /// Scans one line and returns the offset after its end.
    private mutating func scanLine(at lineStart: Int) -> Int {
        let prefix = ContainerPrefix(in: bytes, at: lineStart)
        lineHasDialectByte = false
        if prefix.contentOffset < bytes.count {
            let first = bytes[prefix.contentOffset]
            if first == UInt8(ascii: "[") {
                noteDefinition(at: prefix.contentOffset)
                if prefix.markerCount > 0 { noteDefinition(afterBoxAt: prefix.contentOffset) }
            } else if first == UInt8(ascii: ":"), isRun(of: first, count: 3, at: prefix.contentOffset) {
                note(.tripleColon)
            }
        }
        work.beginLine(prefix: prefix, lineStart: lineStart, isBlank: isLineEnd(at: prefix.contentOffset))
        lineHasReference = false
        let end = scanContent(from: prefix.contentOffset)
        if lineHasReference { mayHaveFootnotes = true }
        if prefix.contentOffset == end {
            references.endParagraph()
        } else if lineHasReference || references.isPending {
            references.scan(bytes, prefix.contentOffset..<end)
        }
        work.endLine(at: end, in: bytes)
        let content = UInt32(truncatingIfNeeded: prefix.contentOffset)
        lineContents.append(lineHasDialectByte ? content | Self.dialectFlag : content)
        return endLine(at: end)
    }

    /// The bytes that the scan of a line's content stops at.
    private static let stops = ByteClass("\n\r\\|[]<>:.$%=@")

    /// Scans the content of a line for the bytes that matter and returns the offset of its end.
    private mutating func scanContent(from start: Int) -> Int {
        var offset = start
        let count = bytes.count
        while true {
            offset = stops.firstOffset(in: bytes, from: offset, to: count)
            guard offset < count else { return offset }
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return offset
            case UInt8(ascii: "\\"):
                // An escaped byte has no meaning; a line end stays one.
                if offset + 1 < count, bytes[offset + 1] > 0x20 { offset += 1 }
            case UInt8(ascii: "|"):
                work.countPipe()
            case UInt8(ascii: "["):
                let previous = offset > start ? bytes[offset - 1] : 0
                work.openBracket(isImage: previous == UInt8(ascii: "!"))
                bracketCount += 1
                if offset + 1 < count, bytes[offset + 1] == UInt8(ascii: "^") {
                    lineHasReference = true
                }
                if previous == UInt8(ascii: "[") { note(.doubleBracket) }
                if previous == UInt8(ascii: "^") { note(.caretBracket) }
            case UInt8(ascii: "]"):
                let isLink = offset + 1 < count && bytes[offset + 1] == UInt8(ascii: "(")
                work.closeBracket(isLink: isLink)
            case UInt8(ascii: "<"):
                work.openPointy(at: offset, in: bytes)
            case UInt8(ascii: ">"):
                work.closePointy(at: offset, in: bytes)
            case UInt8(ascii: ":"):
                if offset + 2 < count, bytes[offset + 1] == UInt8(ascii: "/"),
                    bytes[offset + 2] == UInt8(ascii: "/")
                {
                    work.countAddress(at: offset, in: bytes, stepCost: WorkEstimate.Cost.schemeByte)
                }
            case UInt8(ascii: "."):
                if offset >= 3, bytes[offset - 1] == UInt8(ascii: "w"), bytes[offset - 2] == UInt8(ascii: "w"),
                    bytes[offset - 3] == UInt8(ascii: "w")
                {
                    work.countAddress(at: offset, in: bytes, stepCost: WorkEstimate.Cost.wwwByte)
                }
            case UInt8(ascii: "@"):
                if offset > start, bytes[offset - 1] > 0x20 { work.countMailAddress(at: offset) }
            case UInt8(ascii: "$"):
                note(.dollar)
            case UInt8(ascii: "%"):
                if offset + 1 < count, bytes[offset + 1] == byte { note(.doublePercent) }
            case UInt8(ascii: "="):
                if offset + 1 < count, bytes[offset + 1] == byte { note(.doubleEquals) }
            default:
                break
            }
            offset += 1
        }
    }

    private mutating func note(_ hint: Hints) {
        hints.insert(hint)
        lineHasDialectByte = true
    }

    /// Notes a definition after the box of a task.
    private mutating func noteDefinition(afterBoxAt offset: Int) {
        guard offset + 3 < bytes.count, bytes[offset + 2] == UInt8(ascii: "]"), bytes[offset + 3].isMarkdownSpace,
            [0x20, UInt8(ascii: "x"), UInt8(ascii: "X")].contains(bytes[offset + 1])
        else { return }
        var start = offset + 3
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        if start < bytes.count, bytes[start] == UInt8(ascii: "[") { noteDefinition(at: start) }
    }

    /// Notes a definition if the line has a label and a colon at this bracket.
    private mutating func noteDefinition(at startOffset: Int) {
        var offset = startOffset + 1
        var lineCount = 1
        var quoteCount = 0
        let limit = min(bytes.count, startOffset + 1002)
        while offset < limit {
            switch bytes[offset] {
            case UInt8(ascii: "]"):
                guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: ":"), offset > startOffset + 1
                else { return }
                definitions.append(
                    DefinitionCandidate(
                        label: startOffset + 1..<offset,
                        startOffset: startOffset,
                        isFootnote: lineCount == 1 && bytes[startOffset + 1] == UInt8(ascii: "^")
                            && offset > startOffset + 2
                    )
                )
                return
            case UInt8(ascii: "["): return
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if bytes[offset] == 0x0D, offset + 1 < limit, bytes[offset + 1] == 0x0A { offset += 1 }
                lineCount += 1
                if lineCount == 2 { quoteCount = ContinuationLine.quoteCount(bytes, lineOf: startOffset) }
                guard lineCount <= 8, offset + 1 < limit,
                    let next = ContinuationLine.content(bytes, at: offset + 1, quoteCount: quoteCount)
                else { return }
                offset = next.offset
            case UInt8(ascii: "\\") where !isLineEnd(at: offset + 1):
                offset += 2
            default:
                offset += 1
            }
        }
    }

    private func isRun(of byte: UInt8, count: Int, at offset: Int) -> Bool {
        offset + count <= bytes.count && bytes[offset..<offset + count].allSatisfy { $0 == byte }
    }

    private func isLineEnd(at offset: Int) -> Bool {
        offset >= bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
    }

    /// Ends a line and returns the offset of the next.
    private mutating func endLine(at offset: Int) -> Int {
        guard offset < bytes.count, bytes[offset] == 0x0D else { return min(offset + 1, bytes.count) }
        hasCarriageReturns = true
        guard offset + 1 < bytes.count, bytes[offset + 1] == 0x0A else { return offset + 1 }
        crlfOffsets.append(UInt32(truncatingIfNeeded: offset))
        return offset + 2
    }
}
