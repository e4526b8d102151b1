// The inline rules of a dialect. The note dialect hides its spans from the parser before the parse (see
// DialectScanner); so does the simulator, with the same scanner, and gives a span up where the reader would.

import DocumentModel

/// Finds the tokens that a reader of a dialect, or Foundation's own parser, would find in the text of one leaf.
struct DialectSimulator {
    private let spans: Spans
    var inlines: InlineSimulator
    /// Whether the first line of a text begins no block: that of a heading, cell or task.
    var isAfterMarker = false

    /// The tokens of the last text, by their place.
    private(set) var tokens: [InlineToken] = []
    private var placed: [InlineToken] = []

    /// What is hidden from the parser.
    private enum Spans {
        case none, notes, attributes
    }

    init(dialect: MarkdownDialect) {
        spans = dialect == .notes ? .notes : .none
        inlines = InlineSimulator(rules: InlineRules(dialect))
    }

    private init(spans: Spans, rules: InlineRules) {
        self.spans = spans
        inlines = InlineSimulator(rules: rules)
    }

    /// The rules of Foundation's parser: GitHub's without footnotes, and extended attributes.
    static var foundation: DialectSimulator {
        var rules = InlineRules(.gfm)
        rules.hasFootnotes = false
        return DialectSimulator(spans: .attributes, rules: rules)
    }

    /// Finds the tokens of a text.
    mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        if spans != .none, Self.mayHaveSpans(bytes), runMasked(bytes) { return }
        inlines.run(bytes)
        swap(&tokens, &inlines.tokens)
    }

    /// Whether any syntax of the note dialect may occur.
    private static func mayHaveSpans(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "$"): return true
            case UInt8(ascii: "%"), UInt8(ascii: "="): if previous == byte { return true }
            case UInt8(ascii: "["): if previous == byte || previous == UInt8(ascii: "^") { return true }
            default: break
            }
            previous = byte
        }
        return false
    }

    private static let limits = ReadLimits(maximumExcessWorkPerByte: .infinity)

    /// - Returns: Whether there was any span.
    private mutating func runMasked(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let prescan = try? SourcePrescan(bytes, from: 0, limits: Self.limits) else { return false }
        var refused: Set<Int> = []
        for _ in 0..<Self.maximumScanCount {
            let set =
                spans == .notes
                ? DialectScanner.scan(
                    bytes,
                    prescan: prescan,
                    labels: inlines.referenceLabels,
                    isAfterMarker: isAfterMarker,
                    without: refused
                )
                : DialectScanner.scanAttributes(bytes, prescan: prescan, isInlineOnly: true, without: refused)
            guard !set.masks.isEmpty else { return false }
            let failed = run(bytes, set)
            if failed.isEmpty { return true }
            refused.formUnion(failed)
        }
        return false
    }

    private static var maximumScanCount: Int { 5 }

    /// Runs with masks and returns the offsets of those that failed.
    private mutating func run(_ bytes: UnsafeBufferPointer<UInt8>, _ set: MaskSet) -> Set<Int> {
        let edits = SourceEdits(set.edits(without: []))
        let masked = edits.apply(to: bytes)
        masked.withUnsafeBufferPointer { inlines.run($0) }
        let map = EditMap(edits)
        tokens.removeAll(keepingCapacity: true)
        for token in inlines.tokens {
            tokens.append(InlineToken(token.kind, map.source(of: Int(token.start)), map.source(of: Int(token.end))))
        }
        var failed: Set<Int> = []
        placed.removeAll(keepingCapacity: true)
        for mask in set.masks where !place(mask) {
            failed.insert(mask.offset)
            if let partner = mask.partner { failed.insert(set.masks[partner].offset) }
        }
        if !placed.isEmpty {
            tokens += placed
            tokens.sort { $0.start < $1.start }
            joinSpans()
            if spans == .notes { addEmptyHighlights(to: &failed) }
        }
        return failed
    }

    /// Adds the offsets of highlights around nothing, which are text.
    private func addEmptyHighlights(to failed: inout Set<Int>) {
        var open: Int?
        var hasContent = false
        var offset = 0
        var linkStart = -1
        for token in tokens {
            if Int(token.start) > offset { hasContent = true }
            switch token.kind {
            case .highlightOpen:
                open = Int(token.start)
                hasContent = false
            case .highlightClose:
                if let open, !hasContent { failed.formUnion([open, Int(token.start)]) }
                open = nil
            case .linkOpen, .attributeOpen: linkStart = Int(token.end)
            // Around nothing, a link leaves a placeholder.
            case .linkClose: if Int(token.start) == linkStart { hasContent = true }
            default: if !token.kind.isFlanking { hasContent = true }
            }
            offset = max(offset, Int(token.end))
        }
    }

    /// Makes one token of spans that touch: equal ones are one run of a document.
    private mutating func joinSpans() {
        var count = 1
        for token in tokens.dropFirst() {
            if token.kind == .verbatim, tokens[count - 1].kind == .verbatim, tokens[count - 1].end == token.start {
                tokens[count - 1].end = token.end
            } else {
                tokens[count] = token
                count += 1
            }
        }
        tokens.removeSubrange(count...)
    }

    /// The number of the last token that starts at or before an offset.
    private func lastToken(at offset: Int) -> Int? {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].start) <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Adds the token of a mask.
    ///
    /// - Returns: `false` when the mask stands where it means nothing.
    private mutating func place(_ mask: Mask) -> Bool {
        guard let range = mask.edits.first?.range else { return true }
        switch mask.kind {
        case .literal: return true
        case .attribute, .attributeDefinition:
            guard let number = lastToken(at: mask.offset), tokens[number].kind == .imageOpen,
                Int(tokens[number].start) == mask.offset
            else { return false }
            tokens[number].kind = .attributeOpen
            return true
        case .span, .block, .highlightOpen, .highlightClose:
            if let number = lastToken(at: range.lowerBound), range.upperBound <= Int(tokens[number].end) {
                // In code and raw HTML a span is text again.
                return tokens[number].kind == .code || tokens[number].kind == .html
            }
            placed.append(InlineToken(Self.kind(mask.kind), range.lowerBound, range.upperBound))
            return true
        }
    }

    private static func kind(_ kind: Mask.Kind) -> InlineToken.Kind {
        switch kind {
        case .highlightOpen: return .highlightOpen
        case .highlightClose: return .highlightClose
        default: return .verbatim
        }
    }
}

/// The way from offsets in edited bytes to offsets in the bytes before.
private struct EditMap {
    /// For each edit, the edited offsets where it starts and ends, and the same before.
    private var places: [(start: Int, end: Int, sourceStart: Int, sourceEnd: Int)] = []

    init(_ edits: SourceEdits) {
        var shift = 0
        for edit in edits.edits {
            let start = edit.range.lowerBound + shift
            shift += edit.replacement.count - edit.range.count
            places.append((start, start + edit.replacement.count, edit.range.lowerBound, edit.range.upperBound))
        }
    }

    func source(of offset: Int) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        let place = places[low - 1]
        return offset < place.end
            ? place.sourceStart + min(offset - place.start, place.sourceEnd - place.sourceStart)
            : offset - place.end + place.sourceEnd
    }
}
