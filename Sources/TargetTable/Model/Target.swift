// What a target is.

/// A place that attributed text goes to: a view, a format, a conversion, or the string itself.
public struct Target: Hashable, Sendable {
    /// What kind of place it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The attributed string as it is stored.
        case data
        /// A view of the system that draws text.
        case view
        /// A view of a library.
        case libraryView = "library-view"
        /// A conversion from one kind of string to another.
        case conversion
        /// A format of files.
        case format
    }

    public let id: TargetID
    /// The name for people.
    public let name: String
    public let kind: Kind
    /// Where it exists.
    public let platforms: String
    /// The versions in which it appeared.
    public let since: String
    /// What it is, one or two sentences.
    public let summary: String
    /// What it does with Markdown, one sentence.
    public let markdown: String

    init(
        _ id: TargetID,
        _ name: String,
        _ kind: Kind,
        platforms: String,
        since: String,
        _ summary: String,
        markdown: String
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.platforms = platforms
        self.since = since
        self.summary = summary
        self.markdown = markdown
    }
}
