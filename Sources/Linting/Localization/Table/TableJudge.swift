// Goes through a table of strings: finds for each translation the source that it stands for, and has both judged.

import DocumentFormats

/// Judges the texts of a table.
struct TableJudge {
    let options: LocalizationOptions
    private var judge: UnitJudge
    private(set) var findings: [Finding] = []
    /// How many texts of each language were judged.
    private(set) var counts: [String: Int] = [:]

    init?(options: LocalizationOptions) {
        guard let judge = UnitJudge(scanner: InlineScanner()) else { return nil }
        self.options = options
        self.judge = judge
    }

    /// Judges a table that holds all languages, or one language and its source.
    ///
    /// - Parameter own: The language whose texts alone are in the file; `nil` for all.
    /// - Complexity: O(*n*) in the bytes of the texts.
    mutating func judge(_ table: StringTable, own: String? = nil) {
        for fault in table.faults {
            if let unit = fault.unit, !options.includes(fault.rule.id, unit.key, unit.language, .translated) { continue }
            findings.append(
                Finding(
                    rule: fault.rule.id,
                    severity: fault.rule.severity,
                    message: fault.message,
                    range: fault.range,
                    unit: fault.unit
                )
            )
        }
        for entry in table.entries where entry.isTranslatable && options.filter.includesKey(entry.key) {
            judge(entry, table.sourceLanguage, own: own)
        }
    }

    private mutating func judge(_ entry: StringEntry, _ sourceLanguage: String, own: String?) {
        let source = entry.localizations.first { $0.language == sourceLanguage } ?? Self.source(from: entry, sourceLanguage)
        guard let source else { return }
        let start = judge.findings.count
        var forms: SourceForms?
        for localization in entry.localizations where options.filter.includesLanguage(localization.language) {
            if let own, own != localization.language { continue }
            if localization.language == sourceLanguage {
                judgeSource(localization, entry)
                continue
            }
            if forms == nil {
                do throws(ReadError) {
                    forms = try SourceForms(source, scanner: &judge.scanner)
                } catch {
                    reportExpensive(source.forms.first?.text, entry.key, sourceLanguage)
                    return
                }
            }
            if let forms { judgeTranslation(localization, entry, forms) }
        }
        guard judge.findings.count > start else { return }
        findings += judge.findings[start...].filter { !entry.suppression.suppresses($0.rule) }
        judge.findings.removeSubrange(start...)
    }

    /// The source of an entry that has none but its key; `nil` when the key is a name and no text.
    private static func source(from entry: StringEntry, _ language: String) -> StringLocalization? {
        guard let key = entry.keyText, !key.bytes.isEmpty, !isName(key.bytes) else { return nil }
        return StringLocalization(language: language, forms: [StringForm(text: key)])
    }

    /// Whether a key is a name such as `settings.title`, `SETTINGS_TITLE` or `settingsTitle`.
    private static func isName(_ key: [UInt8]) -> Bool {
        var isName = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(key[0])
        for byte in key {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") {
                isName = true
            } else if !byte.isASCIIAlphanumeric {
                return false
            }
        }
        return isName && key[key.count - 1].isASCIIAlphanumeric
    }

    private mutating func judgeSource(_ localization: StringLocalization, _ entry: StringEntry) {
        for form in localization.forms where isJudged(form) {
            counts[localization.language, default: 0] += 1
            // Most texts have nothing that could be wrong without another to compare it with.
            guard !TextFeatures(form.text.bytes).isDisjoint(with: [.markers, .directions]) else { continue }
            add(form, localization, entry, forms: nil)
        }
    }

    private mutating func judgeTranslation(
        _ localization: StringLocalization,
        _ entry: StringEntry,
        _ forms: SourceForms
    ) {
        for form in localization.forms where isJudged(form) {
            guard forms.form(for: form.path) != nil else { continue }
            counts[localization.language, default: 0] += 1
            add(form, localization, entry, forms: forms)
        }
    }

    private func isJudged(_ form: StringForm) -> Bool {
        !form.text.bytes.isEmpty && options.filter.includesState(form.state)
    }

    private mutating func add(
        _ form: StringForm,
        _ localization: StringLocalization,
        _ entry: StringEntry,
        forms: SourceForms?
    ) {
        let numbers = localization.substitutions.isEmpty ? [:] : localization.argumentNumbers
        let target: TextAnalysis
        do throws(ReadError) {
            target = try TextAnalysis(form.text.bytes, numbers: numbers, scanner: &judge.scanner)
        } catch {
            return reportExpensive(form.text, entry.key, localization.language)
        }
        var unit = UnitComparison(
            unit: TranslationUnit(key: entry.key, language: localization.language, variation: form.path.name),
            language: LanguageTag(localization.language),
            path: form.path,
            text: form.text,
            target: target,
            source: forms?.form(for: form.path, like: target)
        )
        if let forms {
            unit.sourceArguments = forms.arguments(of: form.path.substitution)
            if !forms.substitutionNames.isEmpty || !localization.substitutions.isEmpty {
                unit.substitutionNames = forms.substitutionNames.union(localization.substitutions.map(\.name))
            }
        }
        let start = judge.findings.count
        judge.judge(unit)
        guard !options.ruleFilters.isEmpty, judge.findings.count > start else { return }
        let kept = judge.findings[start...].filter {
            options.includes($0.rule, entry.key, localization.language, form.state)
        }
        judge.findings.replaceSubrange(start..., with: kept)
    }

    private mutating func reportExpensive(_ text: LiteralText?, _ key: String, _ language: String) {
        let rule = LocalizationRule.catalogStructure
        findings.append(
            Finding(
                rule: rule.id,
                severity: rule.severity,
                message: "the text of “\(key)” is not judged: it is longer than \(TextAnalysis.maximumByteCount) bytes, or would "
                    + "take a parser too long",
                range: text?.range ?? 0..<0,
                unit: TranslationUnit(key: key, language: language)
            )
        )
    }
}
