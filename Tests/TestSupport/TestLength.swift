// How long tests of random inputs run.

import Foundation

/// The long runs, `ATTRMD_LONG=1 Scripts/test`, take minutes instead of seconds.
public enum TestLength {
    /// Whether the environment asks for the long runs.
    public static let isLong = ProcessInfo.processInfo.environment["ATTRMD_LONG"] != nil

    /// How often a test repeats what it does.
    ///
    /// - Parameters:
    ///   - usual: The number in every run.
    ///   - long: The number in a long run.
    public static func count(_ usual: Int, long: Int) -> Int { isLong ? long : usual }
}
