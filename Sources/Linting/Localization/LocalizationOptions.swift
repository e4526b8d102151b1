// What of a table of strings is looked at: for all rules, and for single ones.

import DocumentModel

/// Which texts of a file of translations are judged.
///
/// Patterns are compared with whole keys and language tags: `*` stands for any characters, `?` for one.
public struct LocalizationFilter: Hashable, Sendable {
    /// The states of translations that are judged, such as `translated` and `needs_review`; none for all.
    public var states: [String]
    /// Patterns of keys that are judged; none for all.
    public var keys: [String]
    /// Patterns of keys that are not judged.
    public var excludedKeys: [String]
    /// Patterns of language tags that are judged; none for all.
    public var languages: [String]
    /// Patterns of language tags that are not judged.
    public var excludedLanguages: [String]

    public init(
        states: [String] = [],
        keys: [String] = [],
        excludedKeys: [String] = [],
        languages: [String] = [],
        excludedLanguages: [String] = []
    ) {
        self.states = states
        self.keys = keys
        self.excludedKeys = excludedKeys
        self.languages = languages
        self.excludedLanguages = excludedLanguages
    }

    /// The states that a catalog can have.
    public static var stateNames: [String] { TranslationState.allCases.map(\.rawValue) }

    func includesState(_ state: TranslationState) -> Bool { states.isEmpty || states.contains(state.rawValue) }

    func includesKey(_ key: String) -> Bool { Self.includes(key, keys, excludedKeys) }

    func includesLanguage(_ language: String) -> Bool { Self.includes(language, languages, excludedLanguages) }

    private static func includes(_ name: String, _ patterns: [String], _ excluded: [String]) -> Bool {
        if patterns.isEmpty, excluded.isEmpty { return true }
        let isIncluded = patterns.isEmpty || patterns.contains { matches(name, $0) }
        return isIncluded && !excluded.contains { matches(name, $0) }
    }

    /// Whether a name follows a pattern. Unlike in a path, a slash in a key is a character like any other.
    ///
    /// - Complexity: O(*n* × *m*) in the characters of both.
    static func matches(_ name: String, _ pattern: String) -> Bool {
        let (name, pattern) = (Array(name.unicodeScalars), Array(pattern.unicodeScalars))
        var (index, place) = (0, 0)
        // The last `*`, and how much of the name it has taken.
        var star: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, index)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
                index += 1
                place += 1
            } else if let last = star {
                star = (last.place, last.index + 1)
                (place, index) = (last.place + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}

/// What is asked of the check of translations.
public struct LocalizationOptions: Hashable, Sendable {
    /// What is judged at all.
    public var filter: LocalizationFilter
    /// What single rules look at, by their ids.
    public var ruleFilters: [String: LocalizationFilter]
    /// The source language of strings files, which do not name it.
    public var sourceLanguage: String

    public init(
        filter: LocalizationFilter = LocalizationFilter(),
        ruleFilters: [String: LocalizationFilter] = [:],
        sourceLanguage: String = "en"
    ) {
        self.filter = filter
        self.ruleFilters = ruleFilters
        self.sourceLanguage = sourceLanguage
    }

    /// Reads the options of the rules: `states`, `keys`, `excludeKeys`, `languages`, `excludeLanguages`, each a text or
    /// an array of texts, and `sourceLanguage`.
    init(_ options: LintOptions) {
        self.init()
        for rule in LocalizationRule.all {
            guard options.ruleOptions[rule.id] != nil else { continue }
            func strings(_ name: String) -> [String] {
                switch options.option(name, of: rule.id) {
                case .string(let value)?: return [value]
                case .array(let values)?:
                    return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
                default: return []
                }
            }
            let filter = LocalizationFilter(
                states: strings("states"),
                keys: strings("keys"),
                excludedKeys: strings("excludeKeys"),
                languages: strings("languages"),
                excludedLanguages: strings("excludeLanguages")
            )
            if filter != LocalizationFilter() { ruleFilters[rule.id] = filter }
            if let language = strings("sourceLanguage").first { sourceLanguage = language }
        }
    }

    /// Whether a rule looks at a text.
    func includes(_ rule: String, _ key: String, _ language: String, _ state: TranslationState) -> Bool {
        guard let filter = ruleFilters[rule] else { return true }
        return filter.includesState(state) && filter.includesKey(key) && filter.includesLanguage(language)
    }
}
