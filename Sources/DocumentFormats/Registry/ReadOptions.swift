// What a caller can choose about reading, and what reading returns. One set of options serves all
// formats; a reader looks at those that concern it.

public import DocumentModel

/// The kind of Markdown that is read or written.
public enum MarkdownDialect: String, Hashable, Sendable, CaseIterable {
    /// CommonMark without extensions.
    case commonmark
    /// GitHub: tables, strikethrough, bare addresses, task items, footnotes.
    case gfm
    /// GitHub, front matter, Apple's extended attributes, and the spans of note programs.
    case notes
}

/// What to do with bytes that are not UTF-8.
public enum InvalidUTF8Policy: String, Hashable, Sendable, CaseIterable {
    /// Reading fails with the offset of the first such byte.
    case fail
    /// Each such byte is read as U+FFFD, and a diagnostic says so.
    case replace
}

/// Bounds on what a reader accepts, so that no input can hold a program up.
public struct ReadLimits: Hashable, Sendable {
    /// The greatest size of a source, in bytes.
    public var maximumByteCount: Int
    /// The greatest depth of blocks inside blocks.
    public var maximumNesting: Int
    /// The greatest part of a parse that may go into patterns which cost the parser more than linear
    /// time, in steps for each byte of the source.
    public var maximumExcessWorkPerByte: Double

    public init(
        maximumByteCount: Int = 512 << 20,
        maximumNesting: Int = 256,
        maximumExcessWorkPerByte: Double = 2
    ) {
        self.maximumByteCount = maximumByteCount
        self.maximumNesting = maximumNesting
        self.maximumExcessWorkPerByte = maximumExcessWorkPerByte
    }

    /// The bounds that hold when a caller says nothing.
    public static let standard = ReadLimits()
}

/// What a reader may tell from the look of text where a format does not say it.
///
/// Each kind of guess that was made is reported by a diagnostic.
public struct StructureGuesses: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Short lines in larger letters are headings.
    public static let headingsFromSize = StructureGuesses(rawValue: 1)
    /// Lines that begin with typed bullets, or with numbers in order, are lists.
    public static let listsFromMarkers = StructureGuesses(rawValue: 2)
    /// Text in a font of one width is code.
    public static let codeFromFont = StructureGuesses(rawValue: 4)
    /// Indented paragraphs are block quotes.
    public static let quotesFromIndent = StructureGuesses(rawValue: 8)
    /// The first row of a table is its header row.
    public static let tableHeaders = StructureGuesses(rawValue: 16)

    /// All of them.
    public static let all: StructureGuesses = [
        .headingsFromSize, .listsFromMarkers, .codeFromFont, .quotesFromIndent, .tableHeaders,
    ]
}

/// How a source is read.
public struct ReadOptions: Hashable, Sendable {
    public var dialect: MarkdownDialect
    public var invalidUTF8: InvalidUTF8Policy
    public var limits: ReadLimits
    /// Set to read Markdown as Foundation's own parser does, whatever `dialect` says.
    package var foundation: FoundationReading?
    /// Fills `ReadResult.inlineSources`, in formats other than Markdown.
    package var recordsInlineSources = false
    /// What may be told from the look of text, in formats that show more than they say.
    public var guesses: StructureGuesses
    /// The files beside a source that is one file of a folder, such as an RTFD.
    public var attachments: [Asset]
    /// Whether pictures inside of the text, addresses that begin with `data:`, become assets of their own.
    public var extractsPictures: Bool

    public init(
        dialect: MarkdownDialect = .notes,
        invalidUTF8: InvalidUTF8Policy = .fail,
        limits: ReadLimits = .standard,
        guesses: StructureGuesses = .all,
        attachments: [Asset] = [],
        extractsPictures: Bool = false
    ) {
        self.dialect = dialect
        self.invalidUTF8 = invalidUTF8
        self.limits = limits
        self.guesses = guesses
        self.attachments = attachments
        self.extractsPictures = extractsPictures
    }
}

/// A document and what its reader has to say about the source.
public struct ReadResult: Sendable {
    public var document: AttributedDocument
    /// In the order of their offsets.
    public var diagnostics: [Diagnostic]
    /// Where pieces of the text stood in the source, in the order of the text; only if asked for, by
    /// `ReadOptions.recordsInlineSources` or `FoundationReading.recordsInlineSources`.
    package var inlineSources: [InlineSource] = []
    /// What looks like a definition in the source, of Markdown.
    package var definitions: [DefinitionCandidate] = []
    /// The files that were inside or beside the source and that the document shows.
    public var assets: [Asset]
    /// The info of a TextBundle, for writing it again.
    package var bundleInfo: [UInt8]?

    public init(document: AttributedDocument, diagnostics: [Diagnostic] = [], assets: [Asset] = []) {
        self.document = document
        self.diagnostics = diagnostics
        self.assets = assets
    }
}

/// Why a source could not be read. Offsets are bytes from the start of the source.
public enum ReadError: Error, Hashable, Sendable {
    /// The source is larger than `ReadLimits.maximumByteCount`.
    case tooLarge(byteCount: Int, limit: Int)
    /// Blocks are nested deeper than `ReadLimits.maximumNesting`.
    case tooDeep(limit: Int, offset: Int)
    /// A pattern would cost more time than `ReadLimits.maximumExcessWorkPerByte` allows.
    case tooExpensive(pattern: String, offset: Int)
    /// The byte at this offset is not UTF-8.
    case invalidUTF8(offset: Int)
    /// The source does not follow the rules of its format.
    case malformed(reason: String, offset: Int)

    /// Where the error is, in bytes; `nil` when it is the source as a whole.
    public var offset: Int? {
        switch self {
        case .tooLarge: return nil
        case .tooDeep(_, let offset), .tooExpensive(_, let offset), .invalidUTF8(let offset),
            .malformed(_, let offset):
            return offset
        }
    }
}

extension ReadError {
    /// The same error at another offset.
    func movingOffset(_ move: (Int) -> Int) -> ReadError {
        switch self {
        case .tooLarge: return self
        case .tooDeep(let limit, let offset): return .tooDeep(limit: limit, offset: move(offset))
        case .tooExpensive(let pattern, let offset): return .tooExpensive(pattern: pattern, offset: move(offset))
        case .invalidUTF8(let offset): return .invalidUTF8(offset: move(offset))
        case .malformed(let reason, let offset): return .malformed(reason: reason, offset: move(offset))
        }
    }
}

extension ReadError: CustomStringConvertible {
    /// What is wrong and what to do, without the place.
    public var description: String {
        switch self {
        case .tooLarge(let byteCount, let limit):
            return "the input has \(byteCount) bytes, more than the limit of \(limit); split it or raise the limit"
        case .tooDeep(let limit, _):
            return "blocks are nested deeper than the limit of \(limit)"
        case .tooExpensive(let pattern, _):
            return "\(pattern) would take more time than the limit allows; this looks like hostile input"
        case .invalidUTF8:
            return "this byte is not UTF-8; convert the file to UTF-8, or read it with bad bytes replaced"
        case .malformed(let reason, _):
            return reason
        }
    }
}
