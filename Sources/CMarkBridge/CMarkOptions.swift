// What is turned on for a parse.

/// The extensions and options of one parse.
public struct CMarkOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let table = CMarkOptions(rawValue: 1)
    public static let strikethrough = CMarkOptions(rawValue: 2)
    public static let autolink = CMarkOptions(rawValue: 4)
    public static let taskList = CMarkOptions(rawValue: 8)
    public static let footnotes = CMarkOptions(rawValue: 16)
    /// Copies the positions of inlines too; without, blocks alone have them.
    public static let copiesInlinePositions = CMarkOptions(rawValue: 32)

    /// The GitHub extensions, footnotes included.
    public static let gfm: CMarkOptions = [.table, .strikethrough, .autolink, .taskList, .footnotes]
    /// What Foundation's parser has on.
    public static let foundation: CMarkOptions = [.table, .strikethrough, .autolink]
}
