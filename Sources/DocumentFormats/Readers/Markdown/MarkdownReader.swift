// Markdown to a document: checks the source, hides what the parser must not see, parses, lowers, and
// parses again without a mask that turned out to stand where it means nothing.

import CMarkBridge
import DocumentModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// Reads Markdown: CommonMark, GitHub's, or that of note programs, by `ReadOptions.dialect`.
///
/// Nothing of a source vanishes in silence: footnotes that nothing refers to and link reference definitions
/// that no link uses are kept as blocks, and what cannot be kept is in the diagnostics. A byte order mark at
/// the start is dropped, NUL becomes U+FFFD, and CR LF and CR are line ends (CommonMark, section 2).
///
/// Parses of one process take turns, since the parser has tables that belong to the process; a program that
/// reads many files uses several processes.
///
///     let result = try MarkdownReader().read(Array("*hi*".utf8), options: ReadOptions())
///     result.document.runs.count   // 1
public struct MarkdownReader: DocumentReader {
    public init() {}

    /// Sets whether the parser's memory is kept from read to read; the one that checks what was written ends that.
    package static func keepParserMemory(_ isKept: Bool) { CMarkParser.keepMemory(isKept) }

    /// Reads a source.
    ///
    /// - Parameters:
    ///   - source: UTF-8, with or without a byte order mark, and any line ends.
    ///   - options: The dialect, the limits, and what to do with bytes that are not UTF-8.
    /// - Returns: The document and what there is to say about the source.
    /// - Throws: `ReadError.tooLarge`, `.invalidUTF8`, `.tooExpensive` and `.tooDeep`, by the options.
    /// - Complexity: O(*n*) in the bytes.
    public func read(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult {
        try Self.checkSize(source.count, limit: options.limits.maximumByteCount)
        let illFormed = source.withUnsafeBufferPointer { Unicode.firstIllFormedOffset(in: $0) }
        if let illFormed, options.invalidUTF8 != .replace { throw .invalidUTF8(offset: illFormed) }
        guard illFormed != nil || Self.hasNUL(source) else { return try Self.read(source, options) }
        let repaired = RepairedSource(source, firstIllFormed: illFormed)
        try Self.checkSize(repaired.bytes.count, limit: .max)
        do throws(ReadError) {
            return repaired.mapped(try Self.read(repaired.bytes, options))
        } catch {
            throw repaired.map.mapped(error)
        }
    }

    private static func hasNUL(_ source: [UInt8]) -> Bool {
        source.withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false }
    }

    /// Reads UTF-8 without NUL.
    private static func read(_ source: [UInt8], _ options: ReadOptions) throws(ReadError) -> ReadResult {
        guard options.foundation?.isInlineOnly == true else { return try read(source, options, inline: nil) }
        let inline = InlineOnlySource(source)
        do throws(ReadError) {
            return inline.map.mapped(try read(inline.bytes, options, inline: inline))
        } catch {
            throw inline.map.mapped(error)
        }
    }

    private static func read(
        _ source: [UInt8],
        _ options: ReadOptions,
        inline: InlineOnlySource?
    ) throws(ReadError) -> ReadResult {
        let result: Result<ReadResult, ReadError> = source.withUnsafeBufferPointer { bytes in
            do throws(ReadError) {
                var reading = try MarkdownReading(source: bytes, options: options, inline: inline)
                return .success(try reading.result())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// The parser counts in 32 bits, so its own limit holds whatever the options say.
    private static func checkSize(_ byteCount: Int, limit: Int) throws(ReadError) {
        let limit = min(limit, Int(Int32.max) / 2)
        guard byteCount <= limit else { throw .tooLarge(byteCount: byteCount, limit: limit) }
    }
}

/// One reading of one source.
private struct MarkdownReading {
    let source: UnsafeBufferPointer<UInt8>
    let options: ReadOptions
    /// Set when the source is one paragraph whose line ends are hidden.
    let inline: InlineOnlySource?
    /// Where the Markdown begins: after a byte order mark and front matter.
    private var start = 0
    private var frontMatter: FrontMatter?
    private var parserOptions: CMarkOptions

    /// How often a source is looked through for masks, each time without those that failed.
    private static let maximumScanCount = 6
    /// How often a source is parsed before all masks are given up.
    private static let maximumParseCount = 8

    init(source: UnsafeBufferPointer<UInt8>, options: ReadOptions, inline: InlineOnlySource?) throws(ReadError) {
        self.source = source
        self.options = options
        self.inline = inline
        parserOptions = options.foundation != nil ? .foundation : options.dialect == .commonmark ? [] : .gfm
        if options.foundation?.recordsInlineSources == true { parserOptions.insert(.copiesInlinePositions) }
        if source.starts(with: Self.byteOrderMark) { start = 3 }
        if isNotes, let found = FrontMatter.scan(source, at: start) {
            frontMatter = found
            start = found.endOffset
        }
    }

    private var isNotes: Bool { options.foundation == nil && options.dialect == .notes }

    mutating func result() throws(ReadError) -> ReadResult {
        let prescan = try SourcePrescan(source, from: start, limits: options.limits)
        // The parser goes through the whole tree twice for footnotes.
        if !prescan.mayHaveFootnotes { parserOptions.remove(.footnotes) }
        var keeper = DefinitionKeeper(
            prescan.definitions,
            source: source,
            hasFootnotes: options.foundation == nil && options.dialect != .commonmark
        )
        let literalUses = keeper.usesOverLimit(bracketCount: prescan.bracketCount)
        // Foundation drops definitions, used or not.
        if options.foundation != nil { keeper = DefinitionKeeper([], source: source, hasFootnotes: false) }
        var refused: Set<Int> = []
        var masks = findMasks(prescan, literalUses: literalUses, without: refused)
        var givenUp: Set<Int> = []
        for attempt in 1...Self.maximumParseCount {
            if attempt == Self.maximumParseCount { givenUp = Set(masks.masks.indices) }
            let edits = SourceEdits(masks.edits(without: givenUp) + keptMark(isFirst: keeper.addedText.isEmpty))
            var lowering = try lowered(
                lineStarts: prescan.lineStarts,
                masks: masks,
                givenUp: givenUp,
                edits: edits,
                keeper: keeper
            )
            if lowering.failed.isEmpty {
                lowering.builder.setSourceCRLFOffsets(prescan.crlfOffsets)
                let found = lowering.diagnostics + Self.expansionDiagnostics(literalUses)
                var result = ReadResult(
                    document: lowering.builder.finish(),
                    diagnostics: found.sorted { $0.offset < $1.offset }
                )
                result.inlineSources = lowering.inlineSources
                result.definitions = prescan.definitions
                return result
            }
            if attempt < Self.maximumScanCount {
                refused.formUnion(lowering.failed.map { masks.masks[$0].offset })
                masks = findMasks(prescan, literalUses: literalUses, without: refused)
            } else {
                givenUp.formUnion(lowering.failed)
            }
        }
        // Not reached: the last attempt has no masks that could fail.
        return ReadResult(document: AttributedDocument(), diagnostics: [])
    }

    private static func expansionDiagnostics(_ uses: [Range<Int>]) -> [Diagnostic] {
        uses.map { use in
            Diagnostic(
                severity: .warning,
                id: "reference-limit",
                message:
                    "references to long addresses are over the limit of what they may expand to; this one stays text",
                offset: use.lowerBound
            )
        }
    }

    /// The parser drops a byte order mark at the start of its text. Ours is gone by then, so what stands there is
    /// text: it gets another one in front, to be dropped.
    private func keptMark(isFirst: Bool) -> [SourceEdits.Edit] {
        guard isFirst, source[start...].starts(with: Self.byteOrderMark) else { return [] }
        return [.init(range: start..<start, replacement: Self.byteOrderMark)]
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private func findMasks(_ prescan: SourcePrescan, literalUses: [Range<Int>], without refused: Set<Int>) -> MaskSet {
        var masks = MaskSet.none
        if let foundation = options.foundation {
            masks = DialectScanner.scanAttributes(
                source,
                prescan: prescan,
                isInlineOnly: foundation.isInlineOnly,
                without: refused
            )
        } else if isNotes {
            masks = DialectScanner.scan(source, prescan: prescan, without: refused)
        }
        masks.addLiterals(literalUses, source: source, without: refused)
        if parserOptions.contains(.footnotes) {
            masks.addLiterals(prescan.references.found, source: source, without: refused)
        }
        return masks
    }

    private func lowered(
        lineStarts: [UInt32],
        masks: MaskSet,
        givenUp: Set<Int>,
        edits: SourceEdits,
        keeper: DefinitionKeeper
    ) throws(ReadError) -> MarkdownLowering {
        let tree = parse(added: keeper.addedText, edits: edits)
        let map = SourceMap(lineStarts: lineStarts, source: source, edits: edits)
        let answer = keeper.answer(from: tree, map: map)
        let context = MarkdownLowering.Context(
            source: source,
            map: map,
            addedLineCount: keeper.addedLineCount,
            addedBlockCount: keeper.addedBlockCount,
            masks: masks,
            givenUp: givenUp,
            limits: options.limits,
            checksText: parserOptions.contains(.footnotes),
            foundation: options.foundation,
            inline: inline
        )
        var lowering = MarkdownLowering(tree: tree, context: context)
        if let frontMatter { lower(frontMatter, into: &lowering.builder) }
        lowering.diagnostics = answer.diagnostics
        try lowering.lowerDocument(extras: answer.unused)
        CMarkParser.recycle(tree)
        return lowering
    }

    /// Parses the added text and then the source, edited.
    private func parse(added: [UInt8], edits: SourceEdits) -> CMarkTree {
        added.withUnsafeBufferPointer { added in
            edits.withParts(of: source, from: start) { CMarkParser.parse([added] + $0, options: parserOptions) }
        }
    }

    /// Front matter keeps its text; its line ends become line feeds as everywhere.
    private func lower(_ frontMatter: FrontMatter, into builder: inout DocumentBuilder) {
        builder.openBlock(.frontMatter(frontMatter.format), source: SourceRange(0..<frontMatter.endOffset))
        var text: [UInt8] = []
        text.reserveCapacity(frontMatter.content.count)
        var previous: UInt8 = 0
        for byte in source[frontMatter.content] {
            if byte == 0x0D {
                text.append(0x0A)
            } else if byte != 0x0A || previous != 0x0D {
                text.append(byte)
            }
            previous = byte
        }
        builder.append(text)
        builder.closeBlock()
    }
}
