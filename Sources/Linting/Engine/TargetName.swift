// The names that a person may use for a target: its id, or the short name of a format.

public import TargetTable

extension TargetID {
    /// Short names of formats that are targets.
    static let shortNames: [String: TargetID] = [
        "commonmark": .markdownCommonMark, "gfm": .markdownGFM, "notes": .markdownNotes, "markdown": .markdownNotes,
        "text": .plainText, "plain": .plainText, "ansi": .terminalANSI, "json": .attributedJSON,
        "swiftui": .swiftUIText,
    ]

    /// The target with this id or short name, such as `swiftui-text` or `gfm`; letters may be large.
    public init?(name: String) {
        let name = name.lowercased()
        guard let found = TargetID(rawValue: name) ?? Self.shortNames[name] else { return nil }
        self = found
    }

    /// Every id and short name, for suggestions.
    public static let names: [String] = allCases.map(\.rawValue) + shortNames.keys.sorted()
}
