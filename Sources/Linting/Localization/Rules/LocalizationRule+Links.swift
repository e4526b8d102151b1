// Rules about links.

extension LocalizationRule {
    static let links = [linkSpace, linkMissing, linkURL, linkScheme, linkTextEmpty, bareURLTail]

    static let linkSpace = Rule(
        "l10n-link-space",
        .error,
        "a space breaks a link of the translation",
        reason: """
            Between `]` and `(` there must be no space, and none inside the address. With one, readers see brackets \
            and address, and nothing can be tapped.
            """,
        repair: .safe,
        bad: [
            .catalog(
                "Accept the [terms](https://example.com/t).",
                "fr",
                "Acceptez les [conditions] (https://example.com/t)."
            )
        ],
        good: [
            .catalog(
                "Accept the [terms](https://example.com/t).",
                "fr",
                "Acceptez les [conditions](https://example.com/t)."
            )
        ]
    )

    static let linkMissing = Rule(
        "l10n-link-missing",
        .error,
        "the translation has lost a link of the source, or has one that the source does not have",
        reason: "Readers of this language cannot get where others can; with legal texts that is more than a blemish.",
        bad: [.catalog("Accept the [terms](https://example.com/t).", "ru", "Примите условия.")],
        good: [.catalog("Accept the [terms](https://example.com/t).", "ru", "Примите [условия](https://example.com/t).")]
    )

    static let linkURL = Rule(
        "l10n-link-url",
        .warning,
        "a link of the translation leads elsewhere than that of the source",
        reason: """
            Addresses are not translated. A part that names the language may differ: `/en/help` and `/de/help`, \
            `en.example.com` and `de.example.com`, `?lang=en` and `?lang=de`.
            """,
        repair: .suggested,
        bad: [.catalog("See [Help](https://example.com/en/help).", "fr", "Voir l’[Aide](https://example.com/en/halp).")],
        good: [.catalog("See [Help](https://example.com/en/help).", "fr", "Voir l’[Aide](https://example.com/fr/help).")]
    )

    static let linkScheme = Rule(
        "l10n-link-scheme",
        .error,
        "the address of a link has lost its scheme or has a misspelled one",
        reason: "Nothing opens `htps://example.com`, `https：//example.com` or a mail address without `mailto:`.",
        repair: .suggested,
        bad: [.catalog("[Contact us](mailto:help@example.com)", "ru", "[Пишите нам](help@example.com)")],
        good: [.catalog("[Contact us](mailto:help@example.com)", "ru", "[Пишите нам](mailto:help@example.com)")]
    )

    static let linkTextEmpty = Rule(
        "l10n-link-text-empty",
        .error,
        "a link has no text",
        reason: "A link without text is not drawn: there is nothing to read and nothing to tap.",
        bad: [.catalog("[Learn more](https://example.com)", "de", "[](https://example.com)")],
        good: [.catalog("[Learn more](https://example.com)", "de", "[Mehr erfahren](https://example.com)")]
    )

    static let bareURLTail = Rule(
        "l10n-bare-url-tail",
        .warning,
        "an address is followed by letters that become part of it",
        reason: """
            An address without brackets ends at a space. Letters or full-width punctuation right after it belong to \
            the link, which then leads to a page that does not exist.
            """,
        repair: .suggested,
        bad: [.catalog("Visit https://example.com/start now.", "ja", "https://example.com/startをご覧ください。")],
        good: [.catalog("Visit https://example.com/start now.", "ja", "https://example.com/start をご覧ください。")]
    )
}
