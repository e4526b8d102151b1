// Rules about the file itself.

extension LocalizationRule {
    static let tables = [
        catalogStructure, catalogVersion, catalogDuplicateKey, catalogPluralOther, catalogSubstitution,
    ]

    static let catalogStructure = Rule(
        "l10n-catalog-structure",
        .error,
        "the file is not what its name says, or holds something that has no meaning there",
        reason: """
            Entries outside of `strings`, states that do not exist, values that are no text, markers of a merge \
            conflict, a file that ends in the middle: the build fails, or texts are missing without a word.
            """,
        bad: [
            .init(
                "Localizable.xcstrings",
                #"{"sourceLanguage":"en","strings":{},"Lost":{"localizations":{}},"version":"1.0"}"#
            )
        ],
        good: [.init("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"Lost":{}},"version":"1.0"}"#)]
    )

    static let catalogVersion = Rule(
        "l10n-catalog-version",
        .error,
        "the catalog has no version that Xcode knows",
        reason: "Xcode refuses a catalog without `\"version\" : \"1.0\"`; the version is a text, not a number.",
        bad: [.init("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{}}"#)],
        good: [.init("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)]
    )

    static let catalogDuplicateKey = Rule(
        "l10n-catalog-duplicate-key",
        .error,
        "a key occurs twice",
        reason: "One of the two entries is dropped without a word, and with it whatever was translated there.",
        bad: [.init("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{},"a":{}},"version":"1.0"}"#)],
        good: [.init("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{},"b":{}},"version":"1.0"}"#)]
    )

    static let catalogPluralOther = Rule(
        "l10n-catalog-plural-other",
        .error,
        "the plural forms lack `other`",
        reason: "Every language needs `other`; without it the app shows the key, or nothing, for most numbers.",
        bad: [
            .init(
                "Localizable.xcstrings",
                #"{"sourceLanguage":"en","strings":{"%lld days":{"localizations":{"de":{"variations":{"plural":{"one":"#
                    + #"{"stringUnit":{"state":"translated","value":"%lld Tag"}}}}}}}},"version":"1.0"}"#
            )
        ],
        good: [
            .init(
                "Localizable.xcstrings",
                #"{"sourceLanguage":"en","strings":{"%lld days":{"localizations":{"de":{"variations":{"plural":{"one":"#
                    + #"{"stringUnit":{"state":"translated","value":"%lld Tag"}},"other":"#
                    + #"{"stringUnit":{"state":"translated","value":"%lld Tage"}}}}}}}},"version":"1.0"}"#
            )
        ]
    )

    static let catalogSubstitution = Rule(
        "l10n-catalog-substitution",
        .note,
        "a substitution does not say which argument it counts, or of what type it is",
        reason: """
            `argNum` and `formatSpecifier` tie `%#@name@` to an argument. Without them the order in the text decides, \
            and a translation that changes the order counts the wrong argument.
            """,
        bad: [
            .init(
                "Localizable.xcstrings",
                #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"state":"translated","#
                    + #""value":"%#@n@"},"substitutions":{"n":{"formatSpecifier":"lld","variations":{"plural":{"other":"#
                    + #"{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}}}}},"version":"1.0"}"#
            )
        ],
        good: [
            .init(
                "Localizable.xcstrings",
                #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"state":"translated","#
                    + #""value":"%#@n@"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":"#
                    + #"{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}}}}},"#
                    + #""version":"1.0"}"#
            )
        ]
    )
}
