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
    /// The output is read back and compared; what differs is a loss.
    case verify
}

/// How a document is written.
public struct WriteOptions: Hashable, Sendable {
    /// The Markdown dialect that the output is for.
    public var dialect: MarkdownDialect
    public var fidelity: WriteFidelity
    public var rawHTML: RawHTMLPolicy
    public var jsonCompatibility: JSONCompatibility
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

    public init(
        dialect: MarkdownDialect = .notes,
        fidelity: WriteFidelity = .readable,
        rawHTML: RawHTMLPolicy = .omit,
        jsonCompatibility: JSONCompatibility = .package,
        terminalWidth: Int = 0,
        terminalStyles: Bool = true,
        isStandalone: Bool = false,
        markdown: MarkdownStyle = MarkdownStyle(),
        verification: WriteVerification = .none
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
    }
}

/// The output of a writer and what it could not carry.
public struct WriteResult: Hashable, Sendable {
    public var bytes: [UInt8]
    public var losses: [Loss]

    public init(bytes: [UInt8], losses: [Loss] = []) {
        self.bytes = bytes
        self.losses = losses
    }

    /// The output as text.
    public var string: String { String(decoding: bytes, as: UTF8.self) }
}
