// Random sources made of the words of Markdown: what no person writes and every parser has to take.

import TestSupport

/// Makes one source for each seed.
struct MarkdownSources {
    private var generator: SeededGenerator

    static func source(seed: UInt64) -> String {
        var maker = MarkdownSources(generator: SeededGenerator(seed: seed))
        switch maker.number(4) {
        case 0: return maker.wide()
        case 1: return maker.narrow()
        case 2: return maker.repeated()
        default: return maker.marked()
        }
    }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private mutating func one<Element>(of choices: [Element]) -> Element { choices[number(choices.count)] }

    /// A few lines of anything.
    private mutating func wide() -> String {
        var source = ""
        for _ in 0...number(6) {
            for _ in 0..<one(of: [0, 0, 1, 1, 1, 2, 3]) { source += one(of: Self.blockWords) }
            for _ in 0..<one(of: [0, 1, 2, 3, 4, 6, 8]) { source += one(of: Self.words) }
            source += one(of: ["\n", "\n", "\n", "\n\n", "\r\n"])
        }
        return source
    }

    /// Few words, often: what one does to another shows.
    private mutating func narrow() -> String {
        let words = Self.words.shuffled(using: &generator).prefix(one(of: [2, 3, 4, 6, 8]))
        let blockWords = Self.blockWords.shuffled(using: &generator).prefix(one(of: [1, 1, 2, 3]))
        var source = ""
        for _ in 0...number(4) {
            if number(2) == 0 {
                for _ in 0...number(2) { source += one(of: Array(blockWords)) }
            }
            for _ in 0..<one(of: [2, 4, 8, 12, 16]) { source += one(of: Array(words)) }
            source += one(of: ["\n", "\n", "\n\n"])
        }
        return source
    }

    /// Few words, each up to many times in a row.
    private mutating func repeated() -> String {
        let words =
            (0...number(5)).map { _ in one(of: Self.words) } + (0..<number(3)).map { _ in one(of: Self.blockWords) }
        var source = ""
        for _ in 0..<one(of: [3, 5, 8, 12, 20]) {
            source += String(repeating: one(of: words), count: one(of: [1, 1, 1, 1, 2, 3, 4, 5, 8, 20, 45]))
            if number(7) == 0 { source += "\n" }
        }
        return source
    }

    /// Delimiters of marks, and few words between them.
    private mutating func marked() -> String {
        let words =
            ["a"] + (0...number(4)).map { _ in one(of: Self.delimiters) }
            + (0...number(4)).map { _ in one(of: Self.words) }
        var source = ""
        for _ in 0..<one(of: [4, 6, 8, 10, 14, 20, 30]) {
            source += one(of: words)
            if number(9) == 0 { source += one(of: ["\n", " "]) }
        }
        return source
    }

    private static let delimiters = ["*", "**", "***", "****", "_", "__", "___", "~", "~~", "=="]

    /// What means something at the start of a line.
    private static let blockWords = [
        "- ", "* ", "+ ", "1. ", "2) ", "10. ", "> ", ">", "# ", "## ", "    ", "  ", " ", "\t", "```", "```a", "~~~",
        "---", "***", "===", "- [ ] ", "- [x] ", "| ", "|-|-|", "|-|", "| - | :-: |", "<div>", "</div>", "<!--", "-->",
        "<?x", "<pre>", "</pre>", "<a>", "<script>", "</script>", "[a]: /b", "[a]: /u \"t\"", "[^1]: ", "[^b]: ",
        "[^1]:", "^[l]: k: 1", "$$", "%%", ":::", ":::note", "+++", "---\na: 1\n---\n", "> [!NOTE]\n", "[a]:",
        "![[b]]", "<td>", "&#32;", "\u{B}", "\u{C}",
    ]

    /// What means something anywhere.
    private static let words = [
        "a", "b", "c", "word", "x y", " ", "  ", "*", "**", "_", "__", "***", "~", "~~", "`", "``", "```", "[", "](/u)",
        "](/u \"t\")", "](", "](<a b>)", ")", "][a]", "][b]", "[]", "[a]", "[b]", "[^1]", "[^b]", "![", "^[",
        "](k: 1)", "[l]", "$", "$$", "%%", "==", "[[", "[[n]]", "]]", "![[", "<", ">", "<a>", "</a>", "<b", "<!--",
        "-->", "<http://e.f>", "<g@h.i>", "http://e.f/", "http://", "www.e.f", "g@h.i", "@", "mailto:", "|", "\\",
        "\\|", "\\\n", "  \n", "&", "&amp;", "&#42;", "&#10;", "&nbsp;", "é", "注", "😀", "\u{A0}", "\u{200B}",
        "\u{FEFF}", "\u{2028}", "\u{0}", "\u{B}", "\u{C}", "\u{1}", "!", ".", "1", ":", "\"", "'", "(", "^", "{", "}",
        "-", "+", "=", "#", "[x]", "[ ]",
    ]
}
