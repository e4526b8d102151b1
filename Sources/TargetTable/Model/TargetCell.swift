// One cell of the table.

/// What one target does with one subject, why that is known, and what helps.
public struct TargetCell: Hashable, Sendable {
    public let subject: SubjectID
    public let target: TargetID
    public let status: SupportStatus
    public let confidence: Confidence
    /// What happens, for a person to read: one to three sentences.
    public let note: String
    /// What can be done where something is lost.
    public let remedy: Remedy?
    /// The numbers of the sources, for `TargetTable.source(_:)`.
    public let sources: [Int]

    /// Whether a reader of the target misses something: it is dropped, ignored, or kept in part.
    public var isImpaired: Bool { [.dropped, .ignored, .partially].contains(status) }
}

/// Where a fact of the table comes from.
public struct EvidenceSource: Hashable, Sendable {
    /// The number by which cells name it.
    public let number: Int
    /// What kind of source it is, such as `vendor docs` or `local run`.
    public let kind: String
    /// What it is about.
    public let title: String
    /// Where it can be found.
    public let place: String
}
