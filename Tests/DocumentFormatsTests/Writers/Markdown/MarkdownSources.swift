// Random sources made of the words of Markdown: what no person writes and every parser has to take.

import TestSupport

/// Makes one source for each seed.
struct MarkdownSources {
    private var generator: SeededGenerator

    static func source(seed: UInt64) -> String {
        var maker = MarkdownSources(generator: SeededGenerator(seed: seed))
        return maker.number(2) == 0 ? maker.wide() : maker.narrow()
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
