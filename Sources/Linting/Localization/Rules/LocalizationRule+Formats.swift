// Rules about format specifiers.

extension LocalizationRule {
    static let formats = [formatMissing, formatExtra, formatType, formatMalformed, formatPosition, formatInMarkup]

    static let formatMissing = Rule(
        "l10n-format-missing",
        .error,
        "the translation does not show an argument that the source shows",
        reason: """
            A name or a number of the text is missing in this language. In the plural forms zero, one and two a word \
            may stand for the number.
            """,
        bad: [.catalog("Hello, %@!", "es", "¡Hola!")],
        good: [.catalog("Hello, %@!", "es", "¡Hola, %@!")]
    )

    static let formatExtra = Rule(
        "l10n-format-extra",
        .error,
        "the translation shows an argument that is not there",
        reason: "The formatter reads memory that holds no argument: the app shows rubbish or stops.",
        bad: [.catalog("Invite %@", "de", "%@ einladen: %@")],
        good: [.catalog("Invite %@", "de", "%@ einladen")]
    )

    static let formatType = Rule(
        "l10n-format-type",
        .error,
        "the translation reads an argument as another type",
        reason: "A number read as an object stops the app; an object or a fraction read as a number shows rubbish.",
        bad: [.catalog("%.1f km away", "ja", "%d km先")],
        good: [.catalog("%.1f km away", "ja", "%.1f km先")]
    )

    static let formatMalformed = Rule(
        "l10n-format-malformed",
        .error,
        "a format specifier is misspelled",
        reason: """
            `% @`, `%$1@`, `％@` or a `%` alone in a text that goes through a formatter: readers see the characters, \
            or the formatter takes what follows for a specifier. A percent sign in such a text is `%%`.
            """,
        repair: .suggested,
        bad: [.catalog("Hello, %@!", "ru", "Привет, % @!")],
        good: [.catalog("Hello, %@!", "ru", "Привет, %@!")]
    )

    static let formatPosition = Rule(
        "l10n-format-position",
        .error,
        "the specifiers of the translation take the arguments in a wrong order",
        reason: """
            Without positions, specifiers take the arguments in turn: a translation that changes the order needs \
            `%1$@` and `%2$lld`. All specifiers of a text have positions, or none has.
            """,
        bad: [.catalog("%@ sent you %lld photos", "es", "%lld fotos enviadas por %@")],
        good: [.catalog("%@ sent you %lld photos", "es", "%2$lld fotos enviadas por %1$@")]
    )

    static let formatInMarkup = Rule(
        "l10n-format-in-markup",
        .warning,
        "a specifier stands in the address of a link, where the source has none",
        reason: "The argument is text for people. In an address it makes a link that leads nowhere.",
        bad: [
            .catalog(
                "Open [profile](https://example.com/u) of %@",
                "de",
                "[Profil](https://example.com/%@) öffnen"
            )
        ],
        good: [
            .catalog(
                "Open [profile](https://example.com/u) of %@",
                "de",
                "[Profil](https://example.com/u) von %@ öffnen"
            )
        ]
    )
}
