// The marks of inline text as bits. The bits Foundation knows have Foundation's raw values
// (InlinePresentationIntent), so projecting to and from an AttributedString is a mask.

/// The marks of a run of text that are either there or not.
///
/// The values of the first seven members are those of Foundation's `InlinePresentationIntent`.
///
///     let intents: InlineIntents = [.emphasis, .strong]
///     intents.rawValue   // 3
public struct InlineIntents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `*text*`
    public static let emphasis = InlineIntents(rawValue: 1)
    /// `**text**`
    public static let strong = InlineIntents(rawValue: 2)
    /// `` `text` ``
    public static let code = InlineIntents(rawValue: 4)
    /// `~~text~~`
    public static let strikethrough = InlineIntents(rawValue: 32)
    /// A line end inside a paragraph that is shown as a space. The text of the run is one space.
    public static let softBreak = InlineIntents(rawValue: 64)
    /// A line break that the author asked for. The text of the run is one line feed.
    public static let hardBreak = InlineIntents(rawValue: 128)
    /// Raw HTML inside a paragraph; the text of the run is the source of the tags.
    public static let inlineHTML = InlineIntents(rawValue: 256)
    /// `==text==`. Foundation has no such intent.
    public static let highlight = InlineIntents(rawValue: 1024)

    /// The U+FFFC of the run stands for no text: it gives a place to a link or a custom attribute that
    /// stands around nothing, such as `[](address)`. Foundation has no such intent.
    public static let placeholder = InlineIntents(rawValue: 2048)

    /// The members that Foundation's `InlinePresentationIntent` has too.
    public static let foundation: InlineIntents = [
        .emphasis, .strong, .code, .strikethrough, .softBreak, .hardBreak, .inlineHTML,
    ]
    /// The members that Markdown writes as a pair of delimiters around text.
    public static let marks: InlineIntents = [.emphasis, .strong, .code, .strikethrough, .highlight]
}

extension InlineIntents: CustomStringConvertible {
    /// The members by name, in ascending order of value: the names of the dump and of `attrmd inspect`.
    public var names: [String] {
        Self.allNames.compactMap { contains($0.0) ? $0.1 : nil }
    }

    public var description: String { "[" + names.joined(separator: ", ") + "]" }

    /// Every member with its name, in ascending order of value.
    public static let allNames: [(InlineIntents, String)] = [
        (.emphasis, "emphasis"), (.strong, "strong"), (.code, "code"), (.strikethrough, "strikethrough"),
        (.softBreak, "soft-break"), (.hardBreak, "hard-break"), (.inlineHTML, "inline-html"),
        (.highlight, "highlight"), (.placeholder, "placeholder"),
    ]
}
