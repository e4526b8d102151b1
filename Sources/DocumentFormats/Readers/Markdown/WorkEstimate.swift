// An upper bound on the time that the parser would spend beyond linear time. Each rule stands for a
// pattern that takes quadratic time in cmark-gfm 0.29.0.gfm.6; the costs were measured on that version
// and are in nanoseconds of a common machine, the unit of `ReadLimits.maximumExcessWorkPerByte`.

/// Adds up what the known hostile patterns of a source would cost.
struct WorkEstimate {
    /// What one step of each pattern costs.
    enum Cost {
        /// One open container looked at for one more line.
        static let containerLine = 25.0
        /// One byte of a paragraph read again for a delimiter row that makes no table.
        static let delimiterRowByte = 33.0
        /// One cell that is added to a row shorter than the table is wide.
        static let paddedCell = 300.0
        /// One cell found by walking over those before it.
        static let cellStep = 0.5
        /// One byte up to the end of the paragraph looked at for the end of raw HTML.
        static let pointyByte = 0.7
        /// One byte of the rest of a paragraph copied for a mail address.
        static let mailByte = 0.1
        /// One image bracket looked at when a link ends.
        static let imageBracket = 6.0
        /// One byte of an address looked at after `://` and after `www.`.
        static let schemeByte = 2.0
        static let wwwByte = 6.0
        /// One byte of an address counted again for a closing parenthesis at its end.
        static let parenthesisByte = 0.3
    }

    /// Sizes up to which a pattern occurs in ordinary text and costs nothing worth counting.
    private enum Free {
        static let containers = 64
        static let cells = 256
        static let imageBrackets = 16
        static let addressBytes = 512
        static let parentheses = 64
    }

    /// The pattern whose cost went over the limit.
    private(set) var exceededPattern: String?

    private var spent = 0.0
    private let allowed: Double

    // The line
    private var pipeCount = 0
    private var lineStart = 0
    private var contentOffset = 0
    private var isBlankLine = true
    // The line before
    private var previousWasBlank = true
    private var previousCells = 0
    private var previousPipes = 0
    private var previousLineStart = 0
    // The paragraph, as far as blank lines tell
    private var paragraphStart = 0
    private var tableColumns = 0
    private var openContainers = 0
    private var openBrackets: [Bool] = []
    private var openImages = 0
    private var pointies = [PendingStarts](repeating: PendingStarts(), count: 3)
    private var mailAddresses = PendingStarts()
    /// Whether brackets, raw HTML or mail addresses wait for their ends.
    private var hasPending = false
    // The address
    private var addressEnd = 0

    init(byteCount: Int, limits: ReadLimits) {
        // A millisecond, with the standard limit, is nothing that a small source should be refused for.
        allowed = limits.maximumExcessWorkPerByte * (Double(byteCount) + 500_000)
    }

    private mutating func charge(_ cost: Double, _ pattern: String) {
        spent += cost
        if spent > allowed, exceededPattern == nil { exceededPattern = pattern }
    }

    /// The estimated nanoseconds so far.
    var nanoseconds: Double { spent }

    // MARK: Lines

    mutating func beginLine(prefix: ContainerPrefix, lineStart: Int, isBlank: Bool) {
        self.lineStart = lineStart
        contentOffset = prefix.contentOffset
        isBlankLine = isBlank
        pipeCount = 0
        countContainers(prefix, isBlank: isBlank)
        if isBlank, prefix.markerCount == 0 {
            endParagraph(at: lineStart)
        } else if previousWasBlank || prefix.hasBullet && !isBlank {
            // An item with content always ends the paragraph before it; one without need not.
            paragraphStart = lineStart
        }
    }

    /// Keeps an upper bound of the containers that are open after this line.
    ///
    /// A blank line closes none. A line that may continue a paragraph closes none either. Any other line
    /// keeps at most those that its quote markers and its indentation can stand for (an item takes two
    /// columns or more) and opens one for each marker.
    private mutating func countContainers(_ prefix: ContainerPrefix, isBlank: Bool) {
        // The parser looks at each open container once for every line. Those with a marker on it are its due.
        let excess = openContainers - Free.containers - prefix.containerBound
        if excess > 0 { charge(Double(excess) * Cost.containerLine, "deep nesting over many lines") }
        if !isBlank || prefix.markerCount > 0 {
            let kept = min(openContainers, prefix.indent / 2 + prefix.quoteCount) + prefix.markerCount
            let mayContinue = !previousWasBlank && !prefix.hasBullet
            openContainers = mayContinue ? max(openContainers, kept) : kept
        }
    }

    mutating func endLine(at end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        defer {
            previousWasBlank = isBlankLine
            previousLineStart = lineStart
            previousPipes = pipeCount
        }
        guard !isBlankLine else {
            previousCells = 0
            return
        }
        guard pipeCount > 0 || tableColumns > 0 || isDelimiterByte(bytes[contentOffset]) else {
            previousCells = 1
            return
        }
        var last = end
        while last > contentOffset, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
        let cells = cellCount(to: last, in: bytes)
        if tableColumns > 0 {
            countRow(cells: cells)
        } else if isDelimiterRow(to: last, in: bytes) {
            countDelimiterRow(cells: cells)
        }
        previousCells = cells
    }

    private func cellCount(to last: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var cells = pipeCount + 1
        if bytes[contentOffset] == UInt8(ascii: "|") { cells -= 1 }
        if last > contentOffset + 1, bytes[last - 1] == UInt8(ascii: "|"), bytes[last - 2] != UInt8(ascii: "\\") {
            cells -= 1
        }
        return max(1, cells)
    }

    private func isDelimiterByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
    }

    /// Whether a line looks like a table's delimiter row. Dashes alone underline a heading or make a rule.
    private func isDelimiterRow(to last: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var hasDash = false
        var hasOther = false
        for offset in contentOffset..<last {
            switch bytes[offset] {
            case UInt8(ascii: "-"): hasDash = true
            case UInt8(ascii: "|"), UInt8(ascii: ":"): hasOther = true
            case 0x20, 0x09, 0x0B, 0x0C: break
            default: return false
            }
        }
        return hasDash && hasOther
    }

    private mutating func countDelimiterRow(cells: Int) {
        guard !previousWasBlank else { return }
        let before = previousLineStart - paragraphStart
        if before > 0 { charge(Double(before) * Cost.delimiterRowByte, "delimiter rows in one paragraph") }
        countCells(pipeCount)
        countCells(previousPipes)
        if cells == previousCells { tableColumns = cells }
    }

    private mutating func countRow(cells: Int) {
        countCells(pipeCount)
        let padded = tableColumns - 8 * (cells + 1)
        if padded > 0 { charge(Double(padded) * Cost.paddedCell, "short rows in a wide table") }
    }

    private mutating func countCells(_ cells: Int) {
        guard cells > Free.cells else { return }
        charge(Double(cells) * Double(cells) * Cost.cellStep, "a table row of many cells")
    }

    mutating func countPipe() { pipeCount += 1 }

    // MARK: Paragraphs

    mutating func endParagraph(at offset: Int) {
        tableColumns = 0
        paragraphStart = offset
        guard hasPending else { return }
        hasPending = false
        for index in pointies.indices {
            charge(pointies[index].close(at: offset) * Cost.pointyByte, "raw HTML that never ends")
        }
        charge(mailAddresses.close(at: offset) * Cost.mailByte, "mail addresses in one paragraph")
        openBrackets.removeAll(keepingCapacity: true)
        openImages = 0
    }

    mutating func openBracket(isImage: Bool) {
        hasPending = true
        openBrackets.append(isImage)
        if isImage { openImages += 1 }
    }

    mutating func closeBracket(isLink: Bool) {
        guard let isImage = openBrackets.popLast() else { return }
        if isImage { openImages -= 1 }
        if isLink, openImages > Free.imageBrackets {
            charge(Double(openImages) * Cost.imageBracket, "links inside image brackets that never end")
        }
    }

    /// Notes the start of a processing instruction, declaration or CDATA section.
    mutating func openPointy(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        guard offset + 2 < bytes.count, bytes[offset + 1] == UInt8(ascii: "?") || bytes[offset + 1] == UInt8(ascii: "!")
        else { return }
        hasPending = true
        switch bytes[offset + 1] {
        case UInt8(ascii: "?"): pointies[0].open(at: offset)
        case UInt8(ascii: "!"):
            if bytes[offset + 2] == UInt8(ascii: "[") {
                pointies[2].open(at: offset)
            } else if bytes[offset + 2] != UInt8(ascii: "-") {
                pointies[1].open(at: offset)
            }
        default: break
        }
    }

    mutating func closePointy(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        guard hasPending else { return }
        func close(_ index: Int) {
            guard pointies[index].count > 0 else { return }
            charge(pointies[index].close(at: offset) * Cost.pointyByte, "raw HTML that never ends")
        }
        close(1)
        guard offset >= 2 else { return }
        if bytes[offset - 1] == UInt8(ascii: "?") { close(0) }
        if bytes[offset - 1] == UInt8(ascii: "]"), bytes[offset - 2] == UInt8(ascii: "]") { close(2) }
    }

    // MARK: Addresses

    /// Counts what may be a mail address: the parser copies the rest of the text for each.
    mutating func countMailAddress(at offset: Int) {
        hasPending = true
        mailAddresses.open(at: offset)
    }

    /// Counts an address that begins at or before this offset and may reach to the next white space.
    mutating func countAddress(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, stepCost: Double) {
        if offset >= addressEnd {
            var end = offset
            while end < bytes.count, bytes[end] > 0x20 { end += 1 }
            addressEnd = end
            countParentheses(from: offset, to: end, in: bytes)
        }
        let rest = addressEnd - offset - Free.addressBytes
        if rest > 0 { charge(Double(rest) * stepCost, "addresses without white space between them") }
    }

    private mutating func countParentheses(from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var offset = end
        var found = 0
        scan: while offset > start {
            switch bytes[offset - 1] {
            case UInt8(ascii: ")"): found += 1
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
                UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""),
                UInt8(ascii: ";"):
                break
            default: break scan
            }
            offset -= 1
        }
        guard found > Free.parentheses else { return }
        charge(Double(found) * Double(end - start) * Cost.parenthesisByte, "closing parentheses after an address")
    }
}

/// Places that wait for a common end, as their number and the sum of their offsets.
private struct PendingStarts {
    private(set) var count = 0
    private var sum = 0.0

    mutating func open(at offset: Int) {
        count += 1
        sum += Double(offset)
    }

    /// The sum of the distances from each place to `offset`; none is left after it.
    mutating func close(at offset: Int) -> Double {
        guard count > 0 else { return 0 }
        defer { self = PendingStarts() }
        return Double(offset) * Double(count) - sum
    }
}
