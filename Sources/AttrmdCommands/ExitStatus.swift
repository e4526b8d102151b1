/// What the command tells the shell when it ends.
public enum ExitStatus: UInt8, Comparable, Sendable {
    /// All was done and nothing was found.
    case success = 0
    /// All was done, and something was found or, where `--strict` asks for it, lost.
    case findings = 1
    /// Something could not be done: wrong use, an input that cannot be read, an output that cannot be written.
    case failure = 2

    public static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
