// The spans inside paragraphs: wiki links, embeds, math, comments, highlights.

import DocumentModel

extension DialectScanner {
    /// Scans a stretch of lines without a blank one.
    mutating func scanInlines(_ range: Range<Int>) {
        scanInlines(range, LeafText(UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), startOffset: 0))
    }

    /// Scans a stretch of lines without a blank one, some of which stand behind the markers of quotes.
    mutating func scanInlines(_ range: Range<Int>, _ text: LeafText) {
        var scan = InlineScan(text, end: range.upperBound)
        var offset = range.lowerBound
        let stops = Self.stops
        while true {
            offset = stops.firstOffset(in: bytes, from: offset, to: range.upperBound)
            guard offset < range.upperBound else { return }
            switch bytes[offset] {
            case UInt8(ascii: "\\"):
                // One before a line end is a break, which the end belongs to.
                let isPair = offset + 2 < range.upperBound && bytes[offset + 1] == 0x0D && bytes[offset + 2] == 0x0A
                offset += isPair ? 3 : 2
                scan.escapeEnd = offset
            case UInt8(ascii: "`"):
                offset = afterCode(at: offset, &scan)
            case UInt8(ascii: "<"):
                offset = afterPointy(at: offset, scan.text)
            case UInt8(ascii: "["):
                offset = afterOpenBracket(at: offset, &scan)
            case UInt8(ascii: "]"):
                offset = afterCloseBracket(at: offset, &scan)
            case UInt8(ascii: "$") where hints.contains(.dollar):
                offset = afterMath(at: offset, scan.lineEnd(bytes, from: offset))
            case UInt8(ascii: "%") where hints.contains(.doublePercent):
                offset = afterComment(at: offset, scan.lineEnd(bytes, from: offset))
            case UInt8(ascii: "=") where hints.contains(.doubleEquals):
                offset = afterEquals(at: offset, &scan)
            case UInt8(ascii: ":"), UInt8(ascii: "w"):
                offset = afterAddress(at: offset, &scan)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                scan.highlightStart = nil
                offset += 1
            default:
                offset += 1
            }
        }
    }

    /// The bytes that may have a meaning.
    private static let stops = ByteClass("\n\r\\`<[]$%=:w")

    /// What a scan of one stretch remembers.
    struct InlineScan {
        let text: LeafText
        let end: Int
        /// The end of the last line that was asked for; a long one is not gone through for each of its marks.
        private var knownLineEnd = 0
        /// The offset after the last backslash escape.
        var escapeEnd = 0
        /// Lengths of backtick runs, up to 63, that have no partner in the rest of the stretch.
        var unmatchedRuns: UInt64 = 0
        var highlightStart: Int?
        /// No web address that begins before this offset has a valid host.
        var badHostEnd = 0
        /// Open brackets: the offset, and whether `^` stands before it.
        var brackets: [(offset: Int, isAttribute: Bool)] = []

        init(_ text: LeafText, end: Int) {
            self.text = text
            self.end = end
        }

        /// The end of the line of an offset within the stretch.
        mutating func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
            guard offset >= knownLineEnd else { return knownLineEnd }
            knownLineEnd = offset
            while knownLineEnd < end, bytes[knownLineEnd] != 0x0A, bytes[knownLineEnd] != 0x0D { knownLineEnd += 1 }
            return knownLineEnd
        }
    }

    // MARK: Code, raw HTML and addresses, which hide what is inside

    private func afterAddress(at offset: Int, _ scan: inout InlineScan) -> Int {
        let next = offset + 1
        guard next < scan.end, bytes[next] == UInt8(ascii: bytes[offset] == UInt8(ascii: "w") ? "w" : "/"),
            scan.brackets.isEmpty
        else { return next }
        let text = UnsafeBufferPointer(rebasing: bytes[..<scan.end])
        guard bytes[offset] == UInt8(ascii: "w") else {
            return AddressScan.schemeAddress(text, colon: offset)?.upperBound ?? next
        }
        return AddressScan.webAddress(text, at: offset, &scan.badHostEnd)?.upperBound ?? next
    }

    private func afterCode(at offset: Int, _ scan: inout InlineScan) -> Int {
        let run = runLength(of: UInt8(ascii: "`"), at: offset, end: scan.end)
        guard run < 64, scan.unmatchedRuns & 1 << UInt64(run) == 0 else { return offset + run }
        var index = offset + run
        while index < scan.end {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let closing = runLength(of: UInt8(ascii: "`"), at: index, end: scan.end)
            index += closing
            if closing == run { return index }
        }
        scan.unmatchedRuns |= 1 << UInt64(run)
        return offset + run
    }

    private func afterPointy(at offset: Int, _ text: LeafText) -> Int {
        let next = offset + 1
        // Of many that nothing closes, not every one is followed to the end.
        let text = text.limited(to: offset + 2000)
        return text.end(of: next, PointyScan.address) ?? text.end(of: next, PointyScan.mailAddress)
            ?? text.end(of: next, PointyScan.tag) ?? next
    }

    // MARK: Brackets

    private mutating func afterOpenBracket(at offset: Int, _ scan: inout InlineScan) -> Int {
        if hints.contains(.doubleBracket), offset + 1 < scan.end, bytes[offset + 1] == UInt8(ascii: "["),
            let end = wikiLinkEnd(at: offset, scan.text)
        {
            let isEmbed = offset > scan.escapeEnd && bytes[offset - 1] == UInt8(ascii: "!")
            let start = isEmbed ? offset - 1 : offset
            if addSpan(isEmbed ? .embed : .wikiLink, start..<end) { return end }
        }
        let isAttribute = offset > scan.escapeEnd && offset > 0 && bytes[offset - 1] == UInt8(ascii: "^")
        scan.brackets.append((offset, isAttribute && hints.contains(.caretBracket)))
        return offset + 1
    }

    /// The end of `[[target]]`: on one line, not empty, no bracket inside, and nothing after it that makes it
    /// a Markdown link. A bar splits cells in a table, where it needs a backslash.
    private mutating func wikiLinkEnd(at offset: Int, _ text: LeafText) -> Int? {
        var index = offset + 2
        var hasBar = false
        while index + 1 < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["), 0x0A, 0x0D: return nil
            case UInt8(ascii: "|"): hasBar = hasBar || bytes[index - 1] != UInt8(ascii: "\\")
            case UInt8(ascii: "]"):
                guard bytes[index + 1] == UInt8(ascii: "]"), index > offset + 2, bytes[offset + 2] != UInt8(ascii: "^")
                else { return nil }
                let end = index + 2
                if end < bytes.count,
                    bytes[end] == UInt8(ascii: "(") || bytes[end] == UInt8(ascii: "]") || isDefinedLabel(text, at: end)
                {
                    return nil
                }
                return hasBar && standsInRow(offset) ? nil : end
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Whether the line of this offset begins like a table row.
    private func standsInRow(_ offset: Int) -> Bool {
        let content = ContainerPrefix(in: bytes, at: bytes.lineStart(of: offset)).contentOffset
        return content < bytes.count && bytes[content] == UInt8(ascii: "|")
    }

    private mutating func afterCloseBracket(at offset: Int, _ scan: inout InlineScan) -> Int {
        let next = offset + 1
        guard let open = scan.brackets.popLast(), next < scan.end else { return next }
        if open.isAttribute {
            return afterAttribute(caret: open.offset - 1, closing: offset, scan) ?? next
        }
        // What an address, a title and the label of a reference hold has no meaning of its own.
        switch bytes[next] {
        case UInt8(ascii: "("): return scan.text.end(of: next, LinkTail.scan) ?? next
        case UInt8(ascii: "["): return afterReference(scan.text, at: next) ?? next
        default: return next
        }
    }

    /// The offset after a label that is defined and holds what would have a meaning elsewhere.
    private mutating func afterReference(_ text: LeafText, at offset: Int) -> Int? {
        let offset = offset - text.startOffset
        guard let label = LinkTail.scanLabel(text.bytes, at: offset),
            Self.stops.firstOffset(in: text.bytes, from: offset + 1, to: label.end - 1) < label.end - 1,
            isDefined(text.bytes, label.content)
        else { return nil }
        return label.end + text.startOffset
    }

    /// Whether a label stands here that makes a link of the brackets before it.
    private mutating func isDefinedLabel(_ text: LeafText, at offset: Int) -> Bool {
        guard let label = LinkTail.scanLabel(text.bytes, at: offset - text.startOffset) else { return false }
        return isDefined(text.bytes, label.content)
    }

    private mutating func isDefined(_ text: UnsafeBufferPointer<UInt8>, _ label: Range<Int>) -> Bool {
        definedLabels.contains(ReferenceLabel(text, label))
    }

    // MARK: Math, comments, highlights

    private mutating func afterMath(at offset: Int, _ end: Int) -> Int {
        let dollar = UInt8(ascii: "$")
        let run = runLength(of: dollar, at: offset, end: end)
        guard run <= 2 else { return offset + run }
        let content = offset + run
        guard content < end else { return content }
        if run == 2 {
            guard let close = offsetOfPair(dollar, from: content, to: end), close > content else { return content }
            return addSpan(.math, offset..<close + 2) ? close + 2 : content
        }
        let isCode = bytes[content] == UInt8(ascii: "`")
        guard bytes[content] > 0x20, offset == 0 || !isAlphanumeric(bytes[offset - 1]) else { return content }
        var index = content
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "`") where !isCode: return content
            case dollar:
                let isClosed =
                    index > content && bytes[index - 1] > 0x20
                    && (index + 1 >= end || !isDigit(bytes[index + 1]))
                    && (!isCode || index > content + 1 && bytes[index - 1] == UInt8(ascii: "`"))
                guard isClosed else { return content }
                return addSpan(.math, offset..<index + 1) ? index + 1 : content
            default: break
            }
            index += 1
        }
        return content
    }

    private mutating func afterComment(at offset: Int, _ end: Int) -> Int {
        let percent = UInt8(ascii: "%")
        guard offset + 1 < end, bytes[offset + 1] == percent else { return offset + 1 }
        guard let close = offsetOfPair(percent, from: offset + 2, to: end), close > offset + 2,
            addSpan(.comment, offset..<close + 2)
        else { return offset + 2 }
        return close + 2
    }

    /// Pairs `==` with the next one on the same line: text without white space at its ends between two
    /// signs that are not part of a longer run.
    private mutating func afterEquals(at offset: Int, _ scan: inout InlineScan) -> Int {
        let run = runLength(of: UInt8(ascii: "="), at: offset, end: scan.end)
        let next = offset + run
        guard run == 2, !refused.contains(offset) else { return next }
        let spaceBefore = offset == 0 || bytes[offset - 1] <= 0x20
        let spaceAfter = next >= scan.end || bytes[next] <= 0x20
        if let start = scan.highlightStart, !spaceBefore {
            let number = masks.count
            addToken(.highlightOpen, start..<start + 2, partner: number + 1)
            addToken(.highlightClose, offset..<next, partner: number)
            scan.highlightStart = nil
        } else if !spaceAfter {
            scan.highlightStart = offset
        }
        return next
    }

    /// - Returns: `false` for one that was refused before.
    private mutating func addSpan(_ span: VerbatimSpan, _ range: Range<Int>) -> Bool {
        guard !refused.contains(range.lowerBound) else { return false }
        addToken(.span(span), range, partner: nil)
        return true
    }

    private mutating func addToken(_ kind: Mask.Kind, _ range: Range<Int>, partner: Int?) {
        masks.append(
            Mask(
                kind: kind,
                text: Array(bytes[range]),
                offset: range.lowerBound,
                edits: [.init(range: range, replacement: token.bytes(masks.count))],
                partner: partner
            )
        )
    }

    private func offsetOfPair(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
        var index = start
        while index + 1 < end {
            if bytes[index] == byte, bytes[index + 1] == byte { return index }
            index += 1
        }
        return nil
    }

    func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }

    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
