// Finds the spans and blocks of the note dialect in a source. It knows lines, containers, fenced code and
// code spans, and nothing else of the block structure: what it takes for a span and is none is found out after the
// parse (see Masks).

import DocumentModel

/// Finds what the note dialect adds to GitHub's.
struct DialectScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let hints: SourcePrescan.Hints
    let token: MaskToken
    /// Where spans and blocks were found before that the parser took for something else.
    let refused: Set<Int>
    var masks: [Mask] = []
    /// Numbers of the masks of attribute definitions by their normalised label.
    var attributeLabels: [ReferenceLabel: Int] = [:]

    private let definitions: [DefinitionCandidate]
    /// Normalised labels of what looks like a link reference definition.
    private(set) lazy var definedLabels = knownLabels.union(
        definitions.lazy.filter { !$0.isFootnote }.map { [bytes] in ReferenceLabel($0.labelBytes(in: bytes)) }
    )
    private var knownLabels: Set<ReferenceLabel> = []

    let hasCarriageReturns: Bool
    /// Whether the first line stands behind a marker, so that it begins no block.
    private(set) var isAfterMarker = false
    /// Whether attributes whose payload is no JSON5 are attributes too.
    private(set) var keepsInvalidPayloads = false

    private var fence: Fence?
    private var failedBlockSearches: Set<VerbatimBlock> = []

    private struct Fence {
        var byte: UInt8
        var count: Int
    }

    private var containers = OpenContainers()

    /// What ends the block of raw HTML that is open: one of some texts, or a blank line.
    private enum HTMLEnd {
        case text([String])
        case blankLine
    }

    private var htmlEnd: HTMLEnd?

    /// - Parameters:
    ///   - labels: Normalised labels that are defined elsewhere.
    ///   - isAfterMarker: Whether the first line is text whatever it begins with: that of a heading, cell or task.
    ///   - refused: The offsets of masks of an earlier scan that stood where they mean nothing; what they hid is
    ///     looked at in this one.
    /// - Complexity: O(*n*) in the bytes.
    static func scan(
        _ bytes: UnsafeBufferPointer<UInt8>,
        prescan: SourcePrescan,
        labels: Set<ReferenceLabel> = [],
        isAfterMarker: Bool = false,
        without refused: Set<Int> = []
    ) -> MaskSet {
        guard !prescan.hints.isEmpty, let token = MaskToken(unusedIn: bytes) else { return .none }
        var scanner = DialectScanner(bytes: bytes, prescan, hints: prescan.hints, token: token, refused: refused)
        scanner.knownLabels = labels
        scanner.isAfterMarker = isAfterMarker
        if prescan.hints.contains(.caretBracket) { scanner.scanAttributeDefinitions(prescan) }
        scanner.scanBlocks(prescan)
        scanner.finishAttributeDefinitions()
        return MaskSet(masks: scanner.masks, token: token)
    }

    /// Finds extended attributes alone, as Foundation's parser does: whatever their payload is.
    ///
    /// - Parameter isInlineOnly: Whether the source is one stretch of inline text, without fences.
    /// - Complexity: O(*n*) in the bytes.
    static func scanAttributes(
        _ bytes: UnsafeBufferPointer<UInt8>,
        prescan: SourcePrescan,
        isInlineOnly: Bool,
        without refused: Set<Int> = []
    ) -> MaskSet {
        guard prescan.hints.contains(.caretBracket), let token = MaskToken(unusedIn: bytes) else { return .none }
        var scanner = DialectScanner(bytes: bytes, prescan, hints: .caretBracket, token: token, refused: refused)
        scanner.keepsInvalidPayloads = true
        if isInlineOnly {
            scanner.scanInlines(0..<bytes.count)
        } else {
            scanner.scanAttributeDefinitions(prescan)
            scanner.scanBlocks(prescan)
            scanner.finishAttributeDefinitions()
        }
        return MaskSet(masks: scanner.masks, token: token)
    }

    private init(
        bytes: UnsafeBufferPointer<UInt8>,
        _ prescan: SourcePrescan,
        hints: SourcePrescan.Hints,
        token: MaskToken,
        refused: Set<Int>
    ) {
        self.bytes = bytes
        definitions = prescan.definitions
        hasCarriageReturns = prescan.hasCarriageReturns
        self.hints = hints
        self.token = token
        self.refused = refused
    }

    // MARK: Lines

    private mutating func scanBlocks(_ prescan: SourcePrescan) {
        /// Where the stretch of lines that may be one leaf began, whether it holds anything to look at, and how many
        /// quotes it is in.
        var chunk: (start: Int, isInteresting: Bool, quoteDepth: Int)?
        /// The markers of quotes before the lines of that stretch but the first.
        var markers: [Range<Int>] = []
        /// The content of the last line of that stretch.
        var lastLine: Range<Int>?
        var isInTable = false
        // All that was found so far are definitions of attributes. Only those that nothing uses are written, and they
        // are blocks.
        let definitionStarts = Set(masks.map(\.offset))
        func flush(_ end: Int) {
            if let chunk, chunk.isInteresting { scanParagraph(chunk.start..<end, markers) }
            chunk = nil
            markers.removeAll(keepingCapacity: true)
            lastLine = nil
            isInTable = false
        }
        var index = 0
        while index < prescan.lineStarts.count {
            let lineStart = Int(prescan.lineStarts[index])
            var content = Int(prescan.lineContents[index] & ~SourcePrescan.dialectFlag)
            let isInteresting = prescan.lineContents[index] & SourcePrescan.dialectFlag != 0
            index += 1
            let end = lineEnd(before: index < prescan.lineStarts.count ? Int(prescan.lineStarts[index]) : bytes.count)
            var first = content < bytes.count ? bytes[content] : 0x0A
            let isBlank = first == 0x0A || first == 0x0D
            let isSimple = fence == nil && htmlEnd == nil && content == lineStart && containers.takes(first)
            let isText = isAfterMarker && index == 1
            if isText { containers.beginParagraph() }
            let textStart = isSimple || isText ? content : startOfText(in: lineStart..<end, first: first)
            guard !isBlank, let textStart else {
                flush(lineStart)
                continue
            }
            // What looks like a marker may be text: no paragraph is interrupted by an item with a number but 1.
            if textStart < content {
                content = textStart
                first = bytes[content]
            }
            // In the label of a footnote nothing has a meaning of its own, and there is no text in a lone task box.
            let isAfterLabel = first == UInt8(ascii: "[") && textStart > content
            if isAfterLabel {
                flush(lineStart)
                guard textStart < end else { continue }
                content = textStart
                first = bytes[content]
            }
            if first == UInt8(ascii: "^"), definitionStarts.contains(content) {
                containers.endParagraph()
                flush(lineStart)
                continue
            }
            let mayOpenBlock = first == UInt8(ascii: "$") || first == UInt8(ascii: "%") || first == UInt8(ascii: ":")
            if isInteresting, mayOpenBlock, !isAfterLabel, !isText {
                let prefix = ContainerPrefix(in: bytes, at: lineStart)
                if let blockEnd = scanVerbatimBlock(prefix, lineStart: lineStart, end: end) {
                    containers.endParagraph()
                    flush(lineStart)
                    while index < prescan.lineStarts.count, Int(prescan.lineStarts[index]) <= blockEnd { index += 1 }
                    continue
                }
            }
            // Backticks of one leaf hide nothing in the next. Where this is wrong, spans inside code are found and
            // put back.
            let isHeading = first == UInt8(ascii: "#") && !isText && beginsHeading(at: content)
            // A line in fewer quotes may go on with the leaf, one in more begins another.
            let quoteDepth = quoteDepth(lineStart..<content)
            let beginsQuote = chunk.map { quoteDepth > $0.quoteDepth } ?? false
            if isHeading || beginsQuote || beginsItem(lineStart..<content) { flush(lineStart) }
            if let header = lastLine, Self.mayBeginDelimiterRow(first), isDelimiterRow(content..<end, after: header) {
                // What stands above the header is a paragraph.
                let isInteresting = chunk?.isInteresting ?? false
                flush(header.lowerBound)
                if isInteresting { scanCells(header) }
                isInTable = true
                continue
            }
            if isInTable {
                if isInteresting { scanCells(content..<end) }
                continue
            }
            lastLine = content..<end
            if chunk != nil, quoteDepth > 0 { markers.append(lineStart..<content) }
            chunk = (
                chunk?.start ?? content, isInteresting || chunk?.isInteresting ?? false,
                chunk?.quoteDepth ?? quoteDepth
            )
            if isHeading { flush(end) }
        }
        flush(bytes.count)
    }

    private static func mayBeginDelimiterRow(_ first: UInt8) -> Bool {
        first == UInt8(ascii: "-") || first == UInt8(ascii: ":") || first == UInt8(ascii: "|")
    }

    private func isDelimiterRow(_ line: Range<Int>, after header: Range<Int>) -> Bool {
        // Dashes alone underline a heading.
        guard bytes[line].contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }) else { return false }
        return TableStart.isDelimiterRow(bytes, line, after: header, hasSpans: false)
    }

    /// Where the text of a line begins, after all markers; `nil` for a line of fenced code or raw HTML.
    private mutating func startOfText(in line: Range<Int>, first: UInt8) -> Int? {
        if fence != nil, isInFence(line) { return nil }
        if htmlEnd != nil, isInHTML(line) { return nil }
        let place = containers.read(bytes, line)
        if first == UInt8(ascii: "<"), beginsHTML(place, end: line.upperBound) { return nil }
        return opensFence(place, end: line.upperBound) ? nil : place.offset
    }

    /// Whether a list marker stands in front of the content of a line.
    private func beginsItem(_ prefix: Range<Int>) -> Bool {
        bytes[prefix].contains { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    }

    private func quoteDepth(_ prefix: Range<Int>) -> Int {
        bytes[prefix].reduce(0) { $0 + ($1 == UInt8(ascii: ">") ? 1 : 0) }
    }

    private func beginsHeading(at offset: Int) -> Bool {
        let next = offset + runLength(of: UInt8(ascii: "#"), at: offset, end: min(bytes.count, offset + 7))
        return next - offset <= 6 && (next >= bytes.count || bytes[next] <= 0x20)
    }

    /// Whether a line belongs to an open block of raw HTML; closes the block where it ends.
    private mutating func isInHTML(_ line: Range<Int>) -> Bool {
        guard let end = htmlEnd, let content = containers.content(bytes, line) else {
            htmlEnd = nil
            return false
        }
        switch end {
        case .blankLine:
            if content.isBlank { htmlEnd = nil }
            return !content.isBlank
        case .text(let texts):
            if HTMLBlockShape.contains(texts, in: Array(bytes[content.offset..<line.upperBound])[...]) { htmlEnd = nil }
            return true
        }
    }

    /// Whether a line begins a block of raw HTML, in which nothing is a fence.
    private mutating func beginsHTML(_ content: OpenContainers.Content, end: Int) -> Bool {
        guard content.indent < 4, content.offset < end, bytes[content.offset] == UInt8(ascii: "<"),
            !containers.isAfterText
        else { return false }
        let line = Array(bytes[content.offset..<end])[...]
        if let texts = HTMLBlockShape.ending(of: line) {
            htmlEnd = HTMLBlockShape.contains(texts, in: line) ? nil : .text(texts)
        } else {
            htmlEnd = .blankLine
        }
        return true
    }

    /// Whether a line belongs to an open code fence; closes the fence where it ends.
    private mutating func isInFence(_ line: Range<Int>) -> Bool {
        guard let open = fence else { return false }
        guard let content = containers.content(bytes, line) else {
            fence = nil
            return false
        }
        let run = runLength(of: open.byte, at: content.offset, end: line.upperBound)
        if content.indent < 4, run >= open.count, isBlankRange(content.offset + run, line.upperBound) { fence = nil }
        return true
    }

    private mutating func opensFence(_ content: OpenContainers.Content, end: Int) -> Bool {
        guard content.indent < 4, content.offset < end else { return false }
        let byte = bytes[content.offset]
        guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return false }
        let run = runLength(of: byte, at: content.offset, end: end)
        guard run >= 3 else { return false }
        if byte == UInt8(ascii: "`"), bytes[content.offset + run..<end].contains(byte) { return false }
        fence = Fence(byte: byte, count: min(run, CodeFenceSpelling.maximumLength))
        return true
    }

    // MARK: Blocks

    /// Finds a verbatim block that begins on this line and returns the offset of the end of its last line.
    private mutating func scanVerbatimBlock(_ prefix: ContainerPrefix, lineStart: Int, end: Int) -> Int? {
        let start = prefix.contentOffset
        guard !refused.contains(start) else { return nil }
        if hints.contains(.tripleColon), runLength(of: UInt8(ascii: ":"), at: start, end: end) >= 3 {
            addBlock(.containerFence, range: start..<end, text: Array(bytes[start..<trimmedEnd(start, end)]))
            return end
        }
        let fences: [(SourcePrescan.Hints, UInt8, VerbatimBlock)] = [
            (.dollar, UInt8(ascii: "$"), .math), (.doublePercent, UInt8(ascii: "%"), .comment),
        ]
        for (hint, byte, kind) in fences where hints.contains(hint) {
            guard start + 1 < end, bytes[start] == byte, bytes[start + 1] == byte,
                !failedBlockSearches.contains(kind), !hasPair(of: byte, from: start + 2, to: end)
            else { continue }
            if let blockEnd = scanFencedBlock(kind, fence: byte, prefix, lineStart: lineStart, end: end) {
                return blockEnd
            }
        }
        return nil
    }

    /// Finds the line that closes a block of several lines, all in the same containers.
    private mutating func scanFencedBlock(
        _ kind: VerbatimBlock,
        fence: UInt8,
        _ prefix: ContainerPrefix,
        lineStart: Int,
        end: Int
    ) -> Int? {
        // Inner lines stand behind the same quote markers; where an item begins, behind spaces.
        let inner = bytes[lineStart..<prefix.contentOffset].map { byte -> UInt8 in
            byte == UInt8(ascii: ">") || byte == 0x09 ? byte : 0x20
        }
        var text = Array(bytes[prefix.contentOffset..<end])
        var currentEnd = end
        while true {
            let next = bytes.afterLineEnd(currentEnd)
            guard next < bytes.count else {
                failedBlockSearches.insert(kind)
                return nil
            }
            currentEnd = bytes.lineEnd(from: next)
            guard let content = strip(inner, from: next, end: currentEnd) else { return nil }
            text.append(0x0A)
            text.append(contentsOf: bytes[content..<currentEnd])
            let last = trimmedEnd(content, currentEnd)
            if last - content >= 2, bytes[last - 1] == fence, bytes[last - 2] == fence {
                while let byte = text.last, byte == 0x20 || byte == 0x09 { text.removeLast() }
                addBlock(kind, range: prefix.contentOffset..<currentEnd, text: text)
                return currentEnd
            }
        }
    }

    /// The offset after the container prefix of an inner line; `nil` when the line has another prefix.
    private func strip(_ prefix: [UInt8], from start: Int, end: Int) -> Int? {
        if start + prefix.count <= end, bytes[start..<start + prefix.count].elementsEqual(prefix) {
            return start + prefix.count
        }
        // A blank line may lack the spaces at the end of the prefix.
        let line = bytes[start..<trimmedEnd(start, end)]
        var trimmed = prefix[...]
        while let byte = trimmed.last, byte == 0x20 || byte == 0x09 { trimmed.removeLast() }
        return line.elementsEqual(trimmed) ? end : nil
    }

    private mutating func addBlock(_ kind: VerbatimBlock, range: Range<Int>, text: [UInt8]) {
        let replacement = Array("<!--".utf8) + token.bytes(masks.count) + Array("-->".utf8)
        masks.append(
            Mask(
                kind: .block(kind),
                text: text,
                offset: range.lowerBound,
                edits: [.init(range: range, replacement: replacement)]
            )
        )
    }

    // MARK: Bytes

    /// The end of the line that the next one, or the end of the source, follows.
    private func lineEnd(before next: Int) -> Int {
        guard next > 0 else { return next }
        switch bytes[next - 1] {
        case 0x0A: return next > 1 && bytes[next - 2] == 0x0D ? next - 2 : next - 1
        case 0x0D: return next - 1
        default: return next
        }
    }

    func runLength(of byte: UInt8, at offset: Int, end: Int) -> Int {
        var index = offset
        while index < end, bytes[index] == byte { index += 1 }
        return index - offset
    }

    func trimmedEnd(_ start: Int, _ end: Int) -> Int {
        var last = end
        while last > start, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
        return last
    }

    private func isBlankRange(_ start: Int, _ end: Int) -> Bool { trimmedEnd(start, end) == start }

    private func hasPair(of byte: UInt8, from start: Int, to end: Int) -> Bool {
        var index = start
        while index + 1 < end {
            if bytes[index] == byte, bytes[index + 1] == byte { return true }
            index += 1
        }
        return false
    }
}
