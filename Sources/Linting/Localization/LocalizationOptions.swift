// What of a table of strings is looked at.

/// Which texts of a file of translations are judged.
public struct LocalizationOptions: Hashable, Sendable {
    /// The states of translations that are judged, such as `translated` and `needs_review`; `nil` for all.
    public var states: Set<String>?
    /// Patterns of keys that are judged; none for all. `*` stands for any characters, `?` for one.
    public var keys: [String]
    /// Patterns of keys that are not judged.
    public var excludedKeys: [String]
    /// Patterns of language tags that are judged; none for all.
    public var languages: [String]
    /// Patterns of language tags that are not judged.
    public var excludedLanguages: [String]
    /// The source language of strings files, which do not name it.
    public var sourceLanguage: String

    public init(
        states: Set<String>? = nil,
        keys: [String] = [],
        excludedKeys: [String] = [],
        languages: [String] = [],
        excludedLanguages: [String] = [],
        sourceLanguage: String = "en"
    ) {
        self.states = states
        self.keys = keys
        self.excludedKeys = excludedKeys
        self.languages = languages
        self.excludedLanguages = excludedLanguages
        self.sourceLanguage = sourceLanguage
    }

    /// The states that a catalog can have, for messages.
    public static var stateNames: [String] { TranslationState.allCases.map(\.rawValue) }

    func includesState(_ state: TranslationState) -> Bool { states?.contains(state.rawValue) ?? true }

    func includesKey(_ key: String) -> Bool { Self.includes(key, keys, excludedKeys) }

    func includesLanguage(_ language: String) -> Bool { Self.includes(language, languages, excludedLanguages) }

    private static func includes(_ name: String, _ patterns: [String], _ excluded: [String]) -> Bool {
        if patterns.isEmpty, excluded.isEmpty { return true }
        let isIncluded = patterns.isEmpty || patterns.contains { matches(name, $0) }
        return isIncluded && !excluded.contains { matches(name, $0) }
    }

    /// Whether a name follows a pattern.
    ///
    /// - Complexity: O(*n* × *m*) in the bytes of both.
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
