// Foundation's InlinePresentationIntent where Foundation has none: the marks of a run of text.

#if !canImport(Darwin)

    /// The marks of a run of text, with the values that Foundation gives them on Apple platforms.
    ///
    ///     let text = try AttributedString(markdown: "**bold**")
    ///     text.runs.first?.inlinePresentationIntent   // .stronglyEmphasized
    public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// `*text*`
        public static let emphasized = InlinePresentationIntent(rawValue: 1)
        /// `**text**`
        public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
        /// `` `text` ``
        public static let code = InlinePresentationIntent(rawValue: 4)
        /// `~~text~~`
        public static let strikethrough = InlinePresentationIntent(rawValue: 32)
        /// A line end that is shown as a space.
        public static let softBreak = InlinePresentationIntent(rawValue: 64)
        /// A line break that the author asked for.
        public static let lineBreak = InlinePresentationIntent(rawValue: 128)
        /// A tag of HTML; the text is its source.
        public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
        /// A block of HTML; the text is its source.
        public static let blockHTML = InlinePresentationIntent(rawValue: 512)
    }

    extension InlinePresentationIntent: CustomStringConvertible {
        /// As Foundation prints it, by the name of the type in Objective-C.
        public var description: String { "NSInlinePresentationIntent(rawValue: \(rawValue))" }
    }

#endif
