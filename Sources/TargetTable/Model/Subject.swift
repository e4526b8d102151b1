// What a subject of the table is: an attribute of attributed text, or a construct of Markdown and of notes.

/// An attribute or a construct that a target keeps, changes or loses.
public struct Subject: Hashable, Sendable {
    /// Whether it belongs to text or to blocks.
    public enum Level: String, Hashable, Sendable, CaseIterable {
        case inline, block
    }

    /// A scope of AttributedString that has the attribute.
    public enum Scope: String, Hashable, Sendable, CaseIterable {
        case foundation, swiftUI, uiKit, appKit, accessibility
        /// A scope that an app declares.
        case custom
    }

    /// What an attribute is for a programmer.
    public struct Attribute: Hashable, Sendable {
        /// The property of AttributedString, `nil` where only a raw name exists.
        public let property: String?
        /// The type of the value.
        public let valueType: String
        /// The raw names in an NSAttributedString; several where frameworks differ, none where not known.
        public let keys: [String]
        /// The scopes that list it; none for a name that AttributedString cannot hold.
        public let scopes: [Scope]
        /// The versions in which it appeared.
        public let since: String
    }

    /// What a construct is for a writer of text.
    public struct Construct: Hashable, Sendable {
        /// Its name for people.
        public let name: String
        /// Where it is defined: CommonMark, GFM, note programs ….
        public let origin: String
        /// How it is typed; `nil` for what only rich text has.
        public let syntax: String?
    }

    /// The two kinds of subject.
    public enum Nature: Hashable, Sendable {
        case attribute(Attribute)
        case construct(Construct)
    }

    public let id: SubjectID
    public let level: Level
    public let nature: Nature
    /// What it is, one or two sentences.
    public let summary: String

    /// The facts about an attribute, `nil` for a construct.
    public var attribute: Attribute? {
        if case .attribute(let facts) = nature { return facts }
        return nil
    }

    /// The facts about a construct, `nil` for an attribute.
    public var construct: Construct? {
        if case .construct(let facts) = nature { return facts }
        return nil
    }
}
