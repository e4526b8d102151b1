// What a target does with a subject, and how far that is known. The words of every cell of the table.

/// What a target does with an attribute or a construct.
///
/// In a format that the package writes, `dropped` means that the writer reports a loss each time,
/// `partially` that it does for some values, and every other status that it reports none.
public enum SupportStatus: String, Hashable, Sendable, CaseIterable {
    /// Drawn, written or carried as it is meant.
    case renders
    /// Only in part, or on a condition that the note names.
    case partially
    /// Turned into something else that means the same; the note says what.
    case converted
    /// Still there and not drawn; of a construct, the markup shows as typed.
    case ignored
    /// Gone on the way into the target.
    case dropped
    /// Nothing is known.
    case unknown

    /// What the status means, one sentence.
    public var meaning: String {
        switch self {
        case .renders: return "Drawn, written or carried as it is meant."
        case .partially: return "Only in part, or on a condition that the note names."
        case .converted: return "Turned into something else that means the same; the note says what."
        case .ignored: return "Still there and not drawn; of a construct, the markup shows as typed."
        case .dropped: return "Gone on the way into the target."
        case .unknown: return "Nothing is known."
        }
    }
}

/// How well a cell of the table is known.
public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// A test of this package writes it and compares what is reported with the cell.
    case proved
    /// A vendor's documentation, a specification or the code of the target says so.
    case documented
    /// Seen in the code of others, in reports, or in a run.
    case observed
    /// Follows from other facts; to be checked on a device before anything relies on it.
    case inferred

    /// What the confidence means, one sentence.
    public var meaning: String {
        switch self {
        case .proved: return "A test of this package writes it and compares what is reported with the cell."
        case .documented: return "A vendor's documentation, a specification or the code of the target says so."
        case .observed: return "Seen in the code of others, in reports, or in a run."
        case .inferred: return "Follows from other facts; check it on a device before relying on it."
        }
    }
}
