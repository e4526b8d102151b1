// One entry of the font table, and what its name says.

/// A font of the source.
struct RTFFont: Hashable, Sendable {
    /// The name as it is.
    var name: String
    /// Whether the table says that all characters have one width.
    var isDeclaredModern: Bool
    /// The name without what it says about weight and slope.
    var family: String
    /// The code page of text in this font, `nil` for that of the source.
    var page: RTFCodePage?
    var isMonospaced: Bool
    var isBold: Bool
    var isItalic: Bool
    /// Whether the font was chosen for its characters, not for its look: emoji, symbols, East Asian text.
    var isFallback: Bool

    /// An entry of the font table.
    ///
    /// - Parameters:
    ///   - name: The name, with the semicolon that ends it.
    ///   - characterSet: The number after `\fcharset`.
    ///   - codePage: The number after `\cpg`.
    ///   - isModern: Whether the entry says that all characters have one width (`\fmodern`, `\fprq1`).
    init(name: String, characterSet: Int?, codePage: Int?, isModern: Bool) {
        var family = String(name.prefix { $0 != ";" })
        while family.utf8.first == UInt8(ascii: " ") { family.removeFirst() }
        while family.utf8.last == UInt8(ascii: " ") { family.removeLast() }

        self.name = family
        isDeclaredModern = isModern
        var isBold = false
        var isItalic = false
        for suffix in Self.suffixes where family.utf8.count > suffix.text.utf8.count && family.hasSuffix(suffix.text) {
            family.removeLast(suffix.text.count)
            isBold = suffix.isBold
            isItalic = suffix.isItalic
            break
        }
        if let script = Self.scripts.first(where: { family.hasSuffix($0) }) { family.removeLast(script.count) }
        self.family = family
        self.isBold = isBold
        self.isItalic = isItalic
        if let codePage, codePage > 0, codePage <= UInt16.max {
            page = RTFCodePage(number: UInt16(codePage))
        } else {
            page = characterSet.flatMap(RTFCodePage.ofCharacterSet)
        }
        let folded = family.lowercased()
        isMonospaced = isModern || Self.monospacedNames.contains { folded.hasPrefix($0) } || folded.hasSuffix(" mono")
        isFallback =
            Self.fallbackNames.contains { folded.hasPrefix($0) } || page == .symbol || page?.isMultiByte == true
        if isFallback { isMonospaced = false }
    }

    private static let suffixes: [(text: String, isBold: Bool, isItalic: Bool)] = [
        ("-BoldItalicMT", true, true), ("-BoldItalic", true, true), ("-BoldOblique", true, true),
        ("-BoldMT", true, false), ("-Bold", true, false), ("-ItalicMT", false, true), ("-Italic", false, true),
        ("-Oblique", false, true), ("-Regular", false, false), ("-Roman", false, false),
    ]

    /// What old versions of Windows put behind the name of a font for its parts.
    private static let scripts = [
        " CE", " Cyr", " Greek", " Tur", " Baltic", " (Hebrew)", " (Arabic)", " (Vietnamese)", " (Thai)",
    ]

    /// Beginnings of the names of fonts whose characters all have one width, in lower case.
    private static let monospacedNames = [
        "menlo", "monaco", "courier", "sf mono", "sfmono", ".applesystemuifontmonospaced", ".sfnsmono", "consolas",
        "liberation mono", "dejavu sans mono", "andale mono", "lucida console", "lucida sans typewriter", "source code",
        "fira code", "fira mono", "jetbrains mono", "inconsolata", "ubuntu mono", "noto sans mono", "roboto mono",
        "cascadia", "hack", "ibm plex mono", "nimbus mono", "freemono", "pt mono", "fixedsys", "terminal",
    ]

    private static let fallbackNames = [
        "applecoloremoji", "apple color emoji", "segoe ui emoji", "symbol", "wingdings",
    ]
}
