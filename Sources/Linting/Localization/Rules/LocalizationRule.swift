// The rules for files of translations, by family. Ids begin with `l10n-`.

/// The rules for files of translations.
enum LocalizationRule {
    /// All of them, in the order of the documentation.
    static let all: [Rule] = markers + links + formats + contents + tables
}

extension Rule.Example {
    /// A catalog with one text in English and in another language.
    static func catalog(_ source: String, _ language: String, _ translation: String) -> Rule.Example {
        Rule.Example(
            "Localizable.xcstrings",
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "key" : {
                  "localizations" : {
                    "\(language)" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : \(quoted(translation))
                      }
                    },
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : \(quoted(source))
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        )
    }

    private static func quoted(_ text: String) -> String {
        let spelled = LiteralText([], range: 0..<0, spelling: .json).spelled(Array(text.utf8))
        return "\"" + String(decoding: spelled, as: UTF8.self) + "\""
    }
}
