// Plural rules, `.stringsdict`, and the XML form of strings files: property lists of dictionaries.

/// Reads property lists that hold strings.
enum StringsdictReader {
    /// Reads plural, width and device rules.
    ///
    /// - Throws: `LintError` for what is no property list.
    /// - Complexity: O(*n*) in the bytes.
    static func read(_ bytes: [UInt8], language: String) throws(LintError) -> StringTable {
        let items = try PropertyListScanner.scan(bytes)
        var reader = Reading(language: language)
        for item in items { reader.add(item) }
        reader.finish()
        return reader.table
    }

    /// Reads a strings file in the XML form.
    static func readStrings(_ bytes: [UInt8], language: String) throws(LintError) -> StringTable {
        var table = StringTable(sourceLanguage: language)
        var seen: Set<String> = []
        for item in try PropertyListScanner.scan(bytes) where item.depth == 1 {
            guard case .text(let text) = item.kind else { continue }
            if !seen.insert(item.key).inserted { table.faults.append(duplicate(item, language)) }
            let localization = StringLocalization(language: language, forms: [StringForm(text: text)])
            table.entries.append(StringEntry(key: item.key, keyText: key(of: item), localizations: [localization]))
        }
        return table
    }

    private static func key(of item: PropertyListItem) -> LiteralText {
        LiteralText(Array(item.key.utf8), range: item.keyRange, spelling: .fixed)
    }

    private static func duplicate(_ item: PropertyListItem, _ language: String) -> TableFault {
        TableFault(
            rule: LocalizationRule.catalogDuplicateKey,
            range: item.keyRange,
            message: "“\(item.key)” occurs twice; one of the two is dropped",
            unit: TranslationUnit(key: item.key, language: language)
        )
    }

    private static let pluralForms: Set<String> = ["zero", "one", "two", "few", "many", "other"]

    private struct Reading {
        let language: String
        var table: StringTable
        private var seen: Set<String> = []
        private var entry: StringEntry?
        private var localization: StringLocalization
        /// The rule that is read: its name, and its forms.
        private var rule: PropertyListItem?
        private var forms: [(name: String, item: PropertyListItem, text: LiteralText)] = []
        /// What the rule counts.
        private var isPlural = false

        init(language: String) {
            self.language = language
            table = StringTable(sourceLanguage: language)
            localization = StringLocalization(language: language)
        }

        mutating func add(_ item: PropertyListItem) {
            switch (item.depth, item.kind) {
            case (1, .dictionary):
                finishEntry()
                if !seen.insert(item.key).inserted { table.faults.append(duplicate(item, language)) }
                entry = StringEntry(key: item.key)
                localization = StringLocalization(language: language)
            case (2, .dictionary):
                finishRule()
                rule = item
            case (2, .text(let text)):
                finishRule()
                if item.key == "NSStringLocalizedFormatKey" { localization.forms.append(StringForm(text: text)) }
            case (3, .text(let text)):
                if item.key == "NSStringFormatSpecTypeKey" {
                    isPlural = text.string == "NSStringPluralRuleType"
                } else if item.key != "NSStringFormatValueTypeKey" {
                    forms.append((item.key, item, text))
                }
            default: break
            }
        }

        mutating func finish() { finishEntry() }

        private mutating func finishEntry() {
            finishRule()
            guard var entry else { return }
            entry.localizations = [localization]
            table.entries.append(entry)
            self.entry = nil
        }

        private mutating func finishRule() {
            defer {
                rule = nil
                forms = []
                isPlural = false
            }
            guard let rule, let entry else { return }
            let isWidth = rule.key == "NSStringVariableWidthRuleType"
            let isDevice = rule.key == "NSStringDeviceSpecificRuleType"
            let isNamed = !isWidth && !isDevice
            if isNamed { localization.substitutions.append(StringSubstitution(name: rule.key)) }
            for (name, _, text) in forms {
                var path = FormPath()
                if isNamed {
                    guard pluralForms.contains(name) else { continue }
                    (path.substitution, path.plural) = (rule.key, name)
                } else if isWidth {
                    path.width = name
                } else {
                    path.device = name
                }
                localization.forms.append(StringForm(path: path, text: text))
            }
            guard isNamed, isPlural || forms.contains(where: { $0.name == "one" }),
                !forms.contains(where: { $0.name == "other" })
            else { return }
            table.faults.append(
                TableFault(
                    rule: LocalizationRule.catalogPluralOther,
                    range: forms.first?.text.range ?? rule.keyRange,
                    message: "the plural forms of “\(entry.key)” lack “other”, which every language needs",
                    unit: TranslationUnit(key: entry.key, language: language, variation: "substitutions." + rule.key)
                )
            )
        }
    }
}
