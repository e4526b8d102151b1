// What a localisation lead wants to see first: for each language how many texts there are, and what is wrong in them.

/// Findings in files of translations, by language.
public struct TranslationSummary: Hashable, Sendable {
    /// One language.
    public struct Row: Hashable, Sendable {
        /// The language tag.
        public var language: String
        /// How many texts were judged.
        public var textCount: Int
        /// How many findings there are of each rule.
        public var counts: [String: Int]

        /// All findings.
        public var total: Int { counts.values.reduce(0, +) }
    }

    /// In the order of the language tags.
    public private(set) var rows: [Row] = []

    public init() {}

    /// Adds the texts and findings of a file.
    ///
    /// - Complexity: O(*l* + *f*) in the languages and findings.
    public mutating func add(_ tallies: [LanguageTally], findings: some Sequence<Finding>) {
        var byLanguage = Dictionary(uniqueKeysWithValues: rows.map { ($0.language, $0) })
        for tally in tallies {
            byLanguage[tally.language, default: Row(language: tally.language, textCount: 0, counts: [:])].textCount +=
                tally.textCount
        }
        for finding in findings {
            guard let language = finding.unit?.language, !language.isEmpty else { continue }
            byLanguage[language, default: Row(language: language, textCount: 0, counts: [:])]
                .counts[finding.rule, default: 0] += 1
        }
        rows = byLanguage.values.sorted { $0.language < $1.language }
    }

    /// The table for people, one line for each language; the rules with the most findings come first.
    ///
    ///     de    120 texts    3 findings: l10n-span-count 2, l10n-link-url 1
    public var text: String {
        guard !rows.isEmpty else { return "no translations were judged\n" }
        func padded(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        let nameWidth = rows.map(\.language.count).max() ?? 0
        let textWidth = rows.map { String($0.textCount).count }.max() ?? 0
        let totalWidth = rows.map { String($0.total).count }.max() ?? 0
        return rows.map { row in
            let counts = row.counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
            let rules = counts.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            let name = row.language + String(repeating: " ", count: nameWidth - row.language.count)
            return "\(name)  \(padded(String(row.textCount), textWidth)) \(row.textCount == 1 ? "text " : "texts")  "
                + "\(padded(String(row.total), totalWidth)) \(row.total == 1 ? "finding" : "findings")"
                + (rules.isEmpty ? "" : ": " + rules) + "\n"
        }.joined()
    }
}
