// What one run of text carries besides its characters. Sets are interned by AttributeSetTable; runs
// refer to them by number.

/// Everything that a run of text carries besides its characters.
///
/// The empty value is plain text.
///
///     var attributes = InlineAttributes()
///     attributes.intents = .strong
///     attributes.link = Link(destination: "https://swift.org")
public struct InlineAttributes: Hashable, Sendable {
    /// The marks that are either there or not.
    public var intents: InlineIntents
    /// Where the text leads.
    public var link: Link?
    /// The image that each U+FFFC of the run stands for.
    public var image: Image? {
        get { imageBox.first }
        set { imageBox = newValue.map { [$0] } ?? [] }
    }
    /// The label of the footnote that each U+FFFC of the run refers to.
    public var footnoteReference: String?
    /// The language of the text, a BCP 47 tag.
    public var language: String?
    /// The look of the text beyond the marks: underline, colours, font, baseline.
    public var style: TextStyle? {
        get { styleBox.first }
        set { styleBox = newValue.map { [$0] } ?? [] }
    }
    /// Attributes by name that the model does not know, with their values.
    public var custom: CustomAttributes
    /// Set where the text is the exact source of a dialect's span that is carried, not interpreted.
    public var verbatim: VerbatimSpan?
    /// How the source nested the marks; a hint for writers, no part of the meaning.
    public var nesting: MarkNesting

    // Few runs have these, and they are large: an array of at most one keeps the set small.
    private var imageBox: [Image] = []
    private var styleBox: [TextStyle] = []

    public init(intents: InlineIntents = []) {
        self.intents = intents
        self.custom = CustomAttributes()
        self.nesting = MarkNesting()
    }

    public static func == (left: InlineAttributes, right: InlineAttributes) -> Bool {
        left.intents == right.intents && left.nesting == right.nesting && left.link == right.link
            && left.verbatim == right.verbatim && left.custom == right.custom && left.imageBox == right.imageBox
            && left.styleBox == right.styleBox
            && left.footnoteReference.hasSameBytes(as: right.footnoteReference)
            && left.language.hasSameBytes(as: right.language)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(intents)
        hasher.combine(nesting)
        hasher.combine(link)
        hasher.combine(verbatim)
        hasher.combine(custom)
        hasher.combine(imageBox)
        hasher.combine(styleBox)
        footnoteReference?.hashBytes(into: &hasher)
        language?.hashBytes(into: &hasher)
    }

    /// Whether this is plain text without any attribute.
    public var isEmpty: Bool { self == InlineAttributes() }

    /// The same attributes without hints: what two documents are compared by.
    public var withoutHints: InlineAttributes {
        guard !nesting.isEmpty else { return self }
        var copy = self
        copy.nesting = MarkNesting()
        return copy
    }
}

/// The destination of a link and its title.
///
/// Links are equal when their bytes are: `é` in one character is not `é` in two, which Swift's strings
/// take for equal.
public struct Link: Hashable, Sendable {
    /// The address as the reader gave it: unescaped, not percent-decoded.
    public var destination: String
    public var title: String?

    public init(destination: String, title: String? = nil) {
        self.destination = destination
        self.title = title
    }

    public static func == (left: Link, right: Link) -> Bool {
        left.destination.hasSameBytes(as: right.destination) && left.title.hasSameBytes(as: right.title)
    }

    public func hash(into hasher: inout Hasher) {
        destination.hashBytes(into: &hasher)
        title?.hashBytes(into: &hasher)
    }
}

/// An image that stands in the text as one U+FFFC OBJECT REPLACEMENT CHARACTER.
///
/// One character stands for one image, so that two equal images side by side stay two, and an image
/// without a description still has a place.
public struct Image: Hashable, Sendable {
    /// The address as the reader gave it: unescaped, not percent-decoded.
    public var source: String
    /// The description shown in place of the image, without marks.
    public var alternateText: String
    public var title: String?

    public init(source: String, alternateText: String = "", title: String? = nil) {
        self.source = source
        self.alternateText = alternateText
        self.title = title
    }

    public static func == (left: Image, right: Image) -> Bool {
        left.source.hasSameBytes(as: right.source) && left.alternateText.hasSameBytes(as: right.alternateText)
            && left.title.hasSameBytes(as: right.title)
    }

    public func hash(into hasher: inout Hasher) {
        source.hashBytes(into: &hasher)
        alternateText.hashBytes(into: &hasher)
        title?.hashBytes(into: &hasher)
    }
}

/// A span of a Markdown dialect whose exact source is the text of the run.
public enum VerbatimSpan: String, Hashable, Sendable, CaseIterable {
    /// `[[Note]]`, `[[Note#Heading|alias]]`
    case wikiLink = "wiki-link"
    /// `![[file]]`
    case embed
    /// `$x$`, `$$x$$`
    case math
    /// `%%text%%`
    case comment
}
