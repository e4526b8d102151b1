// What is linted: the bytes of a file, and how a check gets at the files beside it.

/// A file that is linted.
public struct LintInput: Sendable {
    /// The path as it is shown in messages, with `/` between names.
    public let path: String
    /// The content, byte for byte.
    public let bytes: [UInt8]
    /// Reads another file, such as the same table of strings in the source language; `nil` if there is none.
    ///
    /// The path is relative to the same folder as `path`.
    public let sibling: @Sendable (String) -> [UInt8]?

    public init(
        path: String,
        bytes: [UInt8],
        sibling: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.path = path
        self.bytes = bytes
        self.sibling = sibling
    }
}

/// A file that cannot be linted, with the place that shows why.
public struct LintError: Error, Hashable, Sendable {
    /// What is wrong and what to do, one sentence.
    public var message: String
    /// The byte at which it shows; `nil` if there is no one place.
    public var offset: Int?
    /// The id of the rule under which reports list it, where there is one.
    public var rule: String?

    public init(_ message: String, offset: Int? = nil, rule: String? = nil) {
        self.message = message
        self.offset = offset
        self.rule = rule
    }
}
