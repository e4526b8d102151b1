// What most of the text looks like. Only what differs from it is an attribute: nobody means by the font of
// a whole letter what is meant by the font of one word.

import DocumentModel

/// The look of most characters of a source.
struct RTFBodyFacts {
    /// In thousandths of a point.
    var size: Int32 = 12_000
    var family: String?
    /// The colour number.
    var foreground: Int32 = 0
    var language: Int32 = 0
    /// The left indent of most paragraphs.
    var leftIndent: Int32 = 0
    /// Whether nearly all text has one width for all characters, so that it says nothing about code.
    var isMonospaced = false

    /// The look of nothing in particular.
    init() {}

    /// Counts the characters of a source.
    ///
    /// - Complexity: O(*n*) in the runs.
    init(of source: RTFSource) {
        var sizes: [Int32: Int] = [:]
        var families: [String: Int] = [:]
        var colors: [Int32: Int] = [:]
        var languages: [Int32: Int] = [:]
        var indents: [Int32: Int] = [:]
        var counts = [Int](repeating: 0, count: source.states.count)
        for run in source.main.runs { counts[run.state] += run.utf8Count }
        var monospaced = 0
        var total = 0
        for (number, count) in counts.enumerated() where count > 0 {
            let state = source.states[number]
            total += count
            sizes[state.size, default: 0] += count
            if let font = source.fonts[state.font] {
                if !font.isFallback { families[font.family, default: 0] += count }
                if font.isMonospaced { monospaced += count }
            }
            colors[state.foreground, default: 0] += count
            languages[state.language, default: 0] += count
        }
        for paragraph in source.main.paragraphs where !paragraph.isEmpty {
            indents[paragraph.state.leftIndent, default: 0] += 1
        }
        size = Self.most(sizes) ?? size
        family = Self.most(families)
        foreground = Self.most(colors) ?? 0
        language = Self.most(languages) ?? 0
        leftIndent = Self.most(indents) ?? 0
        isMonospaced = monospaced * 10 > total * 9
    }

    /// The key with the greatest count; of equal ones the least, so that the result is always the same.
    private static func most<Key: Comparable & Hashable>(_ counts: [Key: Int]) -> Key? {
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
