// Rules about what else a translation holds.

extension LocalizationRule {
    static let contents = [inflectLost, html, blockIgnored, bidi, newlineCount, trailingSpace]

    static let inflectLost = Rule(
        "l10n-inflect-lost",
        .error,
        "the translation has lost an attribute of `^[text](name: value)`, or its value cannot be read",
        reason: """
            Without `inflect: true` a number and its word do not agree; without an attribute of the app's own the \
            text looks like any other. Names and values are not translated. Languages without inflection may leave \
            the attributes of inflection out.
            """,
        bad: [.catalog("^[%lld note](inflect: true)", "de", "^[%lld Notiz]")],
        good: [.catalog("^[%lld note](inflect: true)", "de", "^[%lld Notiz](inflect: true)")]
    )

    static let html = Rule(
        "l10n-html",
        .warning,
        "the translation has an HTML tag or a character reference that the source does not have",
        reason: "Apple's Markdown does not interpret HTML: readers see the tag. A line break is a line end, `\\n`.",
        bad: [.catalog("Keep it **short**", "ar", "اجعلها <b>قصيرة</b>")],
        good: [.catalog("Keep it **short**", "ar", "اجعلها **قصيرة**")]
    )

    static let blockIgnored = Rule(
        "l10n-block-ignored",
        .warning,
        "the translation has a heading, list, quote, table, fence or picture that the source does not have",
        reason: """
            Localised texts are parsed as inline text: a line that begins with `# `, `- ` or `> ` shows just that, \
            and of a picture only its description is left.
            """,
        bad: [.catalog("What is new", "de", "# Neuigkeiten")],
        good: [.catalog("What is new", "de", "Neuigkeiten")]
    )

    static let bidi = Rule(
        "l10n-bidi",
        .warning,
        "a direction control has no partner",
        reason: """
            An embedding, override or isolate that is not closed turns the direction of all text after it, and \
            punctuation jumps to the wrong end.
            """,
        repair: .suggested,
        bad: [.catalog("Send to %@", "ar", "إرسال إلى \u{2067}%@")],
        good: [.catalog("Send to %@", "ar", "إرسال إلى \u{2067}%@\u{2069}")]
    )

    static let newlineCount = Rule(
        "l10n-newline-count",
        .note,
        "the translation has more or fewer line ends than the source",
        reason: "Paragraphs run together, or lines break where the design has no room for it.",
        bad: [.catalog("First\nSecond", "fr", "Premier, second")],
        good: [.catalog("First\nSecond", "fr", "Premier\nSecond")]
    )

    static let trailingSpace = Rule(
        "l10n-trailing-space",
        .note,
        "the translation begins or ends with a space that the source does not have",
        reason: "The space moves centred and right-aligned text, and is likely a slip.",
        repair: .safe,
        bad: [.catalog("Done", "fr", "Terminé ")],
        good: [.catalog("Done", "fr", "Terminé")]
    )
}
