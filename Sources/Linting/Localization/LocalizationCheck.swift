// The check of files that translate: String Catalogs, strings files, plural rules, XLIFF.

/// Judges translations by their source.
///
///     let input = LintInput(path: "Localizable.xcstrings", bytes: bytes)
///     try LocalizationCheck().findings(in: input).map(\.rule)   // ["l10n-marker-space"]
public struct LocalizationCheck: Check {
    public static var rules: [Rule] { LocalizationRule.all }

    public let options: LocalizationOptions

    public init(options: LocalizationOptions = LocalizationOptions()) {
        self.options = options
    }

    public func accepts(_ path: String) -> Bool { LocalizationFile(path) != nil }

    /// The faults of a file.
    ///
    /// Texts of the source language are judged alone; each translation by the source form that it stands for. A
    /// strings file finds its source in the folder of the source language, or of `Base`, beside its own.
    ///
    /// - Throws: `LintError` for a file that cannot be read, with the place and, for a catalog, its rule.
    /// - Complexity: O(*n*) in the bytes.
    public func findings(in input: LintInput) throws(LintError) -> [Finding] { try judged(input).findings }

    /// How many texts of each language a file has that are judged, by language, in the order of their tags.
    ///
    /// - Throws: as `findings(in:)`.
    public func tallies(in input: LintInput) throws(LintError) -> [LanguageTally] {
        try judged(input).counts.map { LanguageTally(language: $0.key, textCount: $0.value) }
            .sorted { $0.language < $1.language }
    }

    private func judged(_ input: LintInput) throws(LintError) -> (findings: [Finding], counts: [String: Int]) {
        guard let file = LocalizationFile(input.path), var judge = TableJudge(options: options) else { return ([], [:]) }
        if let error = PropertyListScanner.binaryError(input.bytes) { throw error }
        let text = try SourceText(input.bytes)
        let table: StringTable
        do throws(LintError) {
            table = try file.read(text.utf8, options: options, sibling: input.sibling)
        } catch {
            throw text.mapped(error)
        }
        judge.judge(table, own: file.ownLanguage(options))
        return (judge.findings.map { Self.mapped($0, text) }, judge.counts)
    }

    /// A finding at bytes of the file, whatever its encoding.
    private static func mapped(_ finding: Finding, _ text: SourceText) -> Finding {
        var finding = finding
        finding.range = text.fileRange(finding.range)
        for fix in finding.fixes.indices {
            for edit in finding.fixes[fix].edits.indices {
                let old = finding.fixes[fix].edits[edit]
                finding.fixes[fix].edits[edit] = Fix.Edit(
                    text.fileRange(old.range),
                    bytes: text.fileBytes(old.replacement)
                )
            }
        }
        return finding
    }
}

/// How many texts of a language were judged.
public struct LanguageTally: Hashable, Sendable {
    /// The language tag.
    public var language: String
    public var textCount: Int

    public init(language: String, textCount: Int) {
        self.language = language
        self.textCount = textCount
    }
}
