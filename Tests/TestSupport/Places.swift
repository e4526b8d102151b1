// Where tests find the repository, its fixtures, and the optional corpora.

public import Foundation

/// Folders that tests read.
public enum Places {
    /// The top of the repository.
    public static let repository: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The fixtures of the repository.
    public static let fixtures = repository.appendingPathComponent("Fixtures")

    /// The large public corpora: the folder that `ATTRMD_CORPORA` names, or `../shared/corpora` beside
    /// the checkout; `nil` when there is neither.
    public static let corpora: URL? = {
        let beside = repository.deletingLastPathComponent().appendingPathComponent("shared/corpora")
        let named = ProcessInfo.processInfo.environment["ATTRMD_CORPORA"].map { URL(fileURLWithPath: $0) }
        return [named, beside].compactMap { $0 }.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("commonmark-spec.json").path)
        }
    }()

    /// What a skipped test says.
    public static let corporaMissing =
        "The corpora are not here: set ATTRMD_CORPORA to the folder that holds commonmark-spec.json."
}
