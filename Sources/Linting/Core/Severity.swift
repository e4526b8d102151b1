// How much a finding matters.

/// How much a finding matters; a greater one matters more.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Worth knowing; nobody misses anything.
    case note
    /// A reader sees less than was written, or may.
    case warning
    /// A reader sees something broken.
    case error

    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .note: return 0
        case .warning: return 1
        case .error: return 2
        }
    }
}
