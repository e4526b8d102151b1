// A small, exact copy of the inline rules of cmark-gfm 0.29.0.gfm.6 over the text of one leaf: what would
// a parser make of these bytes? It makes no tree and no text, only tokens, so a leaf can be judged without
// parsing the document around it. Emphasis, brackets, tags and addresses have a file each.

/// Which extensions the parser has.
struct InlineRules: Equatable {
    /// `~text~` and `~~text~~`.
    var hasStrikethrough: Bool
    /// Addresses without marks around them.
    var hasBareAddresses: Bool
    var hasFootnotes: Bool

    init(_ dialect: MarkdownDialect) {
        hasStrikethrough = dialect != .commonmark
        hasBareAddresses = dialect != .commonmark
        hasFootnotes = dialect != .commonmark
    }
}

/// Finds the tokens that the parser would find in the text of one leaf.
///
/// The text is that which the parser's inline phase sees: without the markers and indentation of the
/// blocks around it, lines ended by LF. One simulator serves many leaves, so its arrays are made once.
struct InlineSimulator {
    let rules: InlineRules
    /// Whether delimiters are judged by CommonMark 0.31, where symbols are punctuation.
    var usesNewerFlanking = false
    /// Normalised labels of the link reference definitions of the document.
    var referenceLabels: Set<ReferenceLabel> = []
    /// Normalised labels of the footnotes of the document.
    var footnoteLabels: Set<ReferenceLabel> = []

    /// The tokens of the last text, by their place.
    var tokens: [InlineToken] = []

    // State of one run.
    var delimiters: [Delimiter] = []
    var lastDelimiter: Int32 = -1
    var brackets: [Bracket] = []
    /// No web address that begins before this offset has a valid host.
    var badHostEnd = 0
    /// The bytes after `<` of tags that have no end in the rest of the text.
    var tagsWithoutEnd: Set<UInt8> = []
    private var backtickPositions = [Int32](repeating: -1, count: InlineSimulator.maximumBackticks + 1)
    private var hasScannedBackticks = false

    /// The longest run of backticks that opens code.
    static let maximumBackticks = 80

    init(rules: InlineRules) {
        self.rules = rules
    }

    mutating func add(_ token: InlineToken) { tokens.append(token) }

    /// Forgets the tokens from a number on: what they stand for turned out to be text.
    mutating func dropTokens(from number: Int) { tokens.removeSubrange(number...) }

    /// Finds the tokens of a text.
    ///
    /// - Complexity: O(*n*) in the bytes, O(*n* log *n*) in the tokens, but for the patterns that are
    ///   expensive to the parser as well.
    mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        tokens.removeAll(keepingCapacity: true)
        delimiters.removeAll(keepingCapacity: true)
        brackets.removeAll(keepingCapacity: true)
        lastDelimiter = -1
        badHostEnd = 0
        if !tagsWithoutEnd.isEmpty { tagsWithoutEnd.removeAll() }
        if hasScannedBackticks {
            for index in backtickPositions.indices { backtickPositions[index] = -1 }
            hasScannedBackticks = false
        }
        Self.specialBytes.withUnsafeBufferPointer { special in
            var offset = 0
            let count = bytes.count
            while offset < count {
                let byte = bytes[offset]
                if special[Int(byte)] == 0 {
                    offset += 1
                    continue
                }
                offset = scan(byte, at: offset, bytes)
            }
        }
        if !delimiters.isEmpty { resolveDelimiters(above: -1) }
        sortTokens()
    }

    /// Handles the special byte at an offset and returns the offset to go on from.
    private mutating func scan(_ byte: UInt8, at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch byte {
        case UInt8(ascii: "\n"): return scanLineEnd(at: offset, bytes)
        case UInt8(ascii: "\\"): return scanBackslash(at: offset, bytes)
        case UInt8(ascii: "`"): return scanBackticks(at: offset, bytes)
        case UInt8(ascii: "&"):
            guard let end = CharacterReferences.scan(bytes, at: offset) else { return offset + 1 }
            add(InlineToken(.entity, offset, end))
            return end
        case UInt8(ascii: "<"):
            return scanPointy(at: offset, bytes)
        case UInt8(ascii: "*"), UInt8(ascii: "_"):
            return scanDelimiterRun(byte, at: offset, bytes)
        case UInt8(ascii: "~"):
            return rules.hasStrikethrough ? scanTildes(at: offset, bytes) : offset + 1
        case UInt8(ascii: "["):
            pushBracket(isImage: false, at: offset)
            return offset + 1
        case UInt8(ascii: "]"):
            return closeBracket(at: offset, bytes)
        case UInt8(ascii: "!"):
            guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "["),
                offset + 2 >= bytes.count || bytes[offset + 2] != UInt8(ascii: "^")
            else { return offset + 1 }
            pushBracket(isImage: true, at: offset)
            return offset + 2
        case UInt8(ascii: ":"):
            return rules.hasBareAddresses ? scanSchemeAddress(at: offset, bytes) : offset + 1
        case UInt8(ascii: "w"):
            return rules.hasBareAddresses ? scanWebAddress(at: offset, bytes) : offset + 1
        default:
            return offset + 1
        }
    }

    private mutating func scanLineEnd(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        if offset > 1, bytes[offset - 1] == 0x20, bytes[offset - 2] == 0x20 {
            add(InlineToken(.hardBreak, offset, offset + 1))
        } else {
            add(InlineToken(.softBreak, offset, offset + 1))
        }
        var next = offset + 1
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        return next
    }

    private mutating func scanBackslash(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let next = offset + 1
        guard next < bytes.count else { return next }
        if bytes[next].isASCIIPunctuation {
            add(InlineToken(.escape, offset, next + 1))
            return next + 1
        }
        if bytes[next] == 0x0A {
            // The line end is consumed here: unlike after spaces, the indentation of the next line stays.
            add(InlineToken(.hardBreak, next, next + 1))
            return next + 1
        }
        return next
    }

    private mutating func scanBackticks(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let count = bytes.count
        var index = offset
        while index < count, bytes[index] == UInt8(ascii: "`") { index += 1 }
        let afterOpening = index
        let length = index - offset
        guard length <= Self.maximumBackticks else { return afterOpening }
        if hasScannedBackticks, Int(backtickPositions[length]) <= afterOpening { return afterOpening }
        while true {
            while index < count, bytes[index] != UInt8(ascii: "`") { index += 1 }
            guard index < count else { break }
            let start = index
            while index < count, bytes[index] == UInt8(ascii: "`") { index += 1 }
            let run = index - start
            if run <= Self.maximumBackticks { backtickPositions[run] = Int32(truncatingIfNeeded: start) }
            if run == length {
                add(InlineToken(.code, offset, index))
                return index
            }
        }
        hasScannedBackticks = true
        return afterOpening
    }

    private mutating func sortTokens() {
        var index = 1
        while index < tokens.count {
            if tokens[index].start < tokens[index - 1].start {
                tokens.sort { $0.start < $1.start }
                return
            }
            index += 1
        }
    }

    static let specialBytes: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in "\n\\`&<*_~[]!:w".utf8 { table[Int(byte)] = 1 }
        return table
    }()
}
