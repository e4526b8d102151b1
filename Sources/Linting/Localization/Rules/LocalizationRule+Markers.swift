// Rules about the markers of bold, italic, strikethrough and code.

extension LocalizationRule {
    static let markers = [
        markerUnbalanced, markerSpace, markerFlanking, markerFullwidth, spanCount, accidentalMarkup, escapeLost,
    ]

    static let markerUnbalanced = Rule(
        "l10n-marker-unbalanced",
        .error,
        "a marker of the translation has no partner",
        reason: """
            A marker that opens or closes nothing is text: readers see the asterisks, tildes or backticks, and what \
            should stand out does not. It happens when one of two markers is lost or mistyped.
            """,
        bad: [.catalog("Keep a **backup**.", "es", "Guarda una **copia.")],
        good: [.catalog("Keep a **backup**.", "es", "Guarda una **copia**.")]
    )

    static let markerSpace = Rule(
        "l10n-marker-space",
        .error,
        "there is a space between a marker and the text that it marks",
        reason: """
            Markdown takes a marker for one only when it touches its text. With a space inside, as machine \
            translation likes to leave it, readers see the asterisks and no bold text.
            """,
        repair: .safe,
        bad: [.catalog("This **cannot** be undone.", "de", "Das kann ** nicht ** rückgängig gemacht werden.")],
        good: [.catalog("This **cannot** be undone.", "de", "Das kann **nicht** rückgängig gemacht werden.")]
    )

    static let markerFlanking = Rule(
        "l10n-marker-flanking",
        .error,
        "the characters beside a marker keep it from being one",
        reason: """
            A marker with punctuation inside and a letter outside opens or closes nothing (CommonMark, section 6.2), \
            and `%`, `@`, quotation marks and brackets are punctuation. In languages without spaces this happens to \
            `**%@**` even when the translation is a faithful one: put the brackets outside the markers, set a space \
            on the outer side, or take a letter inside. An underscore between letters is never a marker: use `*`.
            """,
        repair: .safe,
        bad: [.catalog("Moved to **“%@”**.", "ja", "フォルダは**「%@」**に移動しました。")],
        good: [.catalog("Moved to **“%@”**.", "ja", "フォルダは「**%@**」に移動しました。")]
    )

    static let markerFullwidth = Rule(
        "l10n-marker-fullwidth",
        .error,
        "the translation has full-width forms of the characters that mark the source",
        reason: """
            Input methods type `＊＊`, `～～`, `｀` and `［］（）` where Markdown asks for ASCII characters. No parser \
            takes them for markers: readers see them, and links lead nowhere.
            """,
        repair: .safe,
        bad: [.catalog("Type `tag:` first.", "ja", "最初に ｀tag:｀ と入力します。")],
        good: [.catalog("Type `tag:` first.", "ja", "最初に `tag:` と入力します。")]
    )

    static let spanCount = Rule(
        "l10n-span-count",
        .warning,
        "the translation has other bold, italic, strikethrough or code spans than the source",
        reason: """
            What the source makes stand out, the translation leaves plain, or the other way round. Which marker is \
            used does not matter: `_x_` and `*x*` are the same.
            """,
        bad: [.catalog("Tap **Save** when done.", "de", "Tippe auf Sichern, wenn du fertig bist.")],
        good: [.catalog("Tap **Save** when done.", "de", "Tippe auf **Sichern**, wenn du fertig bist.")]
    )

    static let accidentalMarkup = Rule(
        "l10n-accidental-markup",
        .warning,
        "the translation has markup where the source has none",
        reason: """
            Characters that were meant as they are become markers: `Preis*Menge*Faktor` loses its asterisks and \
            shows `Menge` in italics, and `3~5日、7~9日` is struck through.
            """,
        repair: .suggested,
        bad: [.catalog("Price times amount times factor", "de", "Preis*Menge*Faktor")],
        good: [.catalog("Price times amount times factor", "de", "Preis × Menge × Faktor")]
    )

    static let escapeLost = Rule(
        "l10n-escape-lost",
        .warning,
        "the translation has lost a backslash and so gained a marker",
        reason: """
            The source shows an asterisk or an underscore with a backslash before it. Without the backslash the \
            character is a marker: it disappears and the text between two of them changes its look.
            """,
        repair: .suggested,
        bad: [.catalog(#"Rate us \_five\_ stars"#, "es", "Danos _cinco_ estrellas")],
        good: [.catalog(#"Rate us \_five\_ stars"#, "es", #"Danos \_cinco\_ estrellas"#)]
    )
}
