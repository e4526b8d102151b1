// The choices of spelling that Markdown leaves to its writer. None of them changes what a document means.

public import DocumentModel

/// How Markdown is spelled where it has several ways to say the same.
///
/// A choice is a preference: where it would change the meaning of a document, another spelling stands.
///
///     var options = WriteOptions()
///     options.markdown.emphasis = .underscore
public struct MarkdownStyle: Hashable, Sendable {
    /// The character of emphasis and strong emphasis.
    public enum EmphasisDelimiter: String, Hashable, Sendable, CaseIterable {
        case asterisk = "*"
        case underscore = "_"
    }

    /// The character of the line before and after code.
    public enum CodeFence: String, Hashable, Sendable, CaseIterable {
        case backtick = "`"
        case tilde = "~"
    }

    /// How headings of level 1 and 2 are marked; all others begin with `#`.
    public enum HeadingStyle: String, Hashable, Sendable, CaseIterable {
        /// `# Heading`
        case atx
        /// The text and a line of `=` or `-` below it.
        case setext
    }

    /// What stands at the end of a line that breaks.
    public enum HardBreak: String, Hashable, Sendable, CaseIterable {
        case backslash
        case twoSpaces
    }

    public enum LineEnding: String, Hashable, Sendable, CaseIterable {
        case lf
        case crlf
    }

    public var emphasis: EmphasisDelimiter
    public var strong: EmphasisDelimiter
    /// The bullet of unordered lists; `nil` is the list's own.
    public var bullet: BulletMarker?
    /// The character after the numbers of ordered lists; `nil` is the list's own.
    public var orderedDelimiter: OrderedListDelimiter?
    public var fence: CodeFence
    public var heading: HeadingStyle
    public var hardBreak: HardBreak
    public var lineEnding: LineEnding
    /// The column after which lines of paragraphs are wrapped, in characters; `nil` does not wrap.
    public var wrapColumn: Int?
    /// Whether a break in a table cell may be written `<br>`, and with `allowsInlineHTML` one in a heading too;
    /// otherwise it is a space.
    public var allowsBreakTags: Bool
    /// Whether raised and lowered text may be written `<sup>` and `<sub>`; otherwise 10² is 102.
    public var allowsBaselineTags: Bool
    /// Whether underline may be written as an HTML tag, and all that the others allow; otherwise it is lost.
    public var allowsInlineHTML: Bool

    public init(
        emphasis: EmphasisDelimiter = .asterisk,
        strong: EmphasisDelimiter = .asterisk,
        bullet: BulletMarker? = nil,
        orderedDelimiter: OrderedListDelimiter? = nil,
        fence: CodeFence = .backtick,
        heading: HeadingStyle = .atx,
        hardBreak: HardBreak = .backslash,
        lineEnding: LineEnding = .lf,
        wrapColumn: Int? = nil,
        allowsBreakTags: Bool = false,
        allowsBaselineTags: Bool = false,
        allowsInlineHTML: Bool = false
    ) {
        self.emphasis = emphasis
        self.strong = strong
        self.bullet = bullet
        self.orderedDelimiter = orderedDelimiter
        self.fence = fence
        self.heading = heading
        self.hardBreak = hardBreak
        self.lineEnding = lineEnding
        self.wrapColumn = wrapColumn
        self.allowsBreakTags = allowsBreakTags
        self.allowsBaselineTags = allowsBaselineTags
        self.allowsInlineHTML = allowsInlineHTML
    }

    /// Whether raised and lowered text has tags.
    var hasBaselineTags: Bool { allowsBaselineTags || allowsInlineHTML }
}

extension WriteOptions {
    /// Allows the tags that text from a format needs in Markdown.
    ///
    /// Cells of rich text hold several lines, and 10² is not 102; Markdown's own text has tags for both already.
    package mutating func allowTags(forSource format: DocumentFormat) {
        guard !format.holdsMarkdown else { return }
        markdown.allowsBreakTags = true
        markdown.allowsBaselineTags = true
    }
}
