// What a caller can choose about writing, and what writing returns. One set of options serves all
// formats; a writer looks at those that concern it.

public import TargetTable

/// How closely Markdown follows the runs.
public enum WriteFidelity: String, Hashable, Sendable, CaseIterable {
    /// White space at the edge of a mark moves outside it; nothing visible changes.
    case readable
    /// Every character keeps its marks, white space included.
    case exact
}

/// Whether raw HTML and script addresses reach an output that a browser may show.
public enum RawHTMLPolicy: String, Hashable, Sendable, CaseIterable {
    /// Raw HTML and script addresses are left out and reported.
    case omit
    /// They are written as they are.
    case pass
}

/// Whose AttributedString form JSON has.
public enum JSONCompatibility: String, Hashable, Sendable, CaseIterable {
    /// Foundation's keys, and the package's own for what those cannot carry.
    case package
    /// What Foundation's own Markdown parser would make: labels of links without marks, no own keys.
    case foundation
}

/// Whether a writer checks its output.
public enum WriteVerification: String, Hashable, Sendable, CaseIterable {
    case none
    /// The output is read back and compared. What differs is spelled in a safer way, and if it still differs it is
    /// in the mismatches.
    case verify
}

/// What a writer of JSON knows about who reads it.
package struct JSONReaderFacts: Hashable, Sendable {
    /// The names that the reader has keys for, besides those of Foundation's Markdown and of the package: what
    /// would need another name stands in the package's own object. `nil` when it knows all.
    package var names: Set<String>?
    /// Addresses that the reader keeps in another form, with that form.
    package var keptAddresses: [String: String] = [:]

    package init() {}
}

/// How a document is written.
public struct WriteOptions: Hashable, Sendable {
    /// The Markdown dialect that the output is for.
    public var dialect: MarkdownDialect
    public var fidelity: WriteFidelity
    public var rawHTML: RawHTMLPolicy
    public var jsonCompatibility: JSONCompatibility
    /// What is known about the reader of JSON.
    package var jsonReader = JSONReaderFacts()
    /// The width of the terminal in columns that ANSI output wraps to; 0 does not wrap.
    public var terminalWidth: Int
    /// Whether ANSI output styles text with escape sequences; without, it is laid out in the same way and
    /// holds none.
    public var terminalStyles: Bool
    /// Whether HTML is a whole page; otherwise it is a fragment.
    public var isStandalone: Bool
    /// How Markdown is spelled.
    public var markdown: MarkdownStyle
    /// Whether a writer reads its output back and compares.
    public var verification: WriteVerification
    /// The files that the document's images name by their sources, for formats that embed pictures.
    public var assets: [Asset]
    /// The info of the TextBundle that the document came from.
    package var bundleInfo: [UInt8]?

    public init(
        dialect: MarkdownDialect = .notes,
        fidelity: WriteFidelity = .readable,
        rawHTML: RawHTMLPolicy = .omit,
        jsonCompatibility: JSONCompatibility = .package,
        terminalWidth: Int = 0,
        terminalStyles: Bool = true,
        isStandalone: Bool = false,
        markdown: MarkdownStyle = MarkdownStyle(),
        verification: WriteVerification = .none,
        assets: [Asset] = []
    ) {
        self.dialect = dialect
        self.fidelity = fidelity
        self.rawHTML = rawHTML
        self.jsonCompatibility = jsonCompatibility
        self.terminalWidth = terminalWidth
        self.terminalStyles = terminalStyles
        self.isStandalone = isStandalone
        self.markdown = markdown
        self.verification = verification
        self.assets = assets
    }
}

/// The output of a writer and what it could not carry.
public struct WriteResult: Hashable, Sendable {
    public var bytes: [UInt8]
    public var losses: [Loss]
    /// The blocks that verification found to be read back in another way than they stood, and that no loss
    /// accounts for, as indices into the document's blocks. Empty unless something is wrong with the writer.
    public var mismatches: [Int]
    /// The files that belong beside the output, for formats that are folders.
    public var assets: [Asset]

    public init(bytes: [UInt8], losses: [Loss] = [], mismatches: [Int] = [], assets: [Asset] = []) {
        self.bytes = bytes
        self.losses = losses
        self.mismatches = mismatches
        self.assets = assets
    }

    /// The output as text.
    public var string: String { String(decoding: bytes, as: UTF8.self) }
}
