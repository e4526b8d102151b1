// What kind of table a file is, by its name, and how its source is found.

/// A file of translations, by its path.
struct LocalizationFile {
    enum Kind: String {
        case xcstrings, strings, stringsdict, xliff, xlf
    }

    let kind: Kind
    /// The name of the file.
    let name: String
    /// The path of the folder around the `.lproj` folder, with the slash at its end.
    private let base: String
    /// The language of the `.lproj` folder that it is in.
    let language: String?

    /// - Returns: `nil` for any other file.
    init?(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let name = parts.last, let dot = name.lastIndex(of: "."),
            let kind = Kind(rawValue: name[name.index(after: dot)...].lowercased())
        else { return nil }
        self.kind = kind
        self.name = String(name)
        let folder = parts.dropLast().last ?? ""
        language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
        base = String(path.dropLast(name.count + folder.count + 1))
    }

    /// The language whose texts are in the file when others come from elsewhere; `nil` when all are its own.
    func ownLanguage(_ options: LocalizationOptions) -> String? {
        kind == .strings || kind == .stringsdict ? tableLanguage(options) : nil
    }

    private func tableLanguage(_ options: LocalizationOptions) -> String {
        guard let language, language != "Base" else { return options.sourceLanguage }
        return language
    }

    func read(
        _ bytes: [UInt8],
        options: LocalizationOptions,
        sibling: (String) -> [UInt8]?
    ) throws(LintError) -> StringTable {
        switch kind {
        case .xcstrings: return try CatalogReader.read(bytes)
        case .xliff, .xlf: return try XLIFFReader.read(bytes)
        case .strings, .stringsdict: break
        }
        let language = tableLanguage(options)
        var table = try readTable(bytes, language: language)
        guard LanguageTag(language).language != LanguageTag(options.sourceLanguage).language else { return table }
        table.sourceLanguage = options.sourceLanguage
        let source = sourceTable(options, sibling)
        for index in table.entries.indices {
            if let found = source[table.entries[index].key] {
                table.entries[index].localizations.insert(found, at: 0)
            } else if !Self.isText(table.entries[index].key) {
                table.entries[index].keyText = nil
            }
        }
        return table
    }

    /// Whether a key without a source is sure to be the source text itself: a name has neither markup nor specifiers.
    private static func isText(_ key: String) -> Bool { key.utf8.contains { "*%`[".utf8.contains($0) } }

    private func readTable(_ bytes: [UInt8], language: String) throws(LintError) -> StringTable {
        if kind == .stringsdict { return try StringsdictReader.read(bytes, language: language) }
        if PropertyListScanner.isXML(bytes) { return try StringsdictReader.readStrings(bytes, language: language) }
        return try StringsReader.read(bytes, language: language)
    }

    /// The texts of the source language by their keys.
    ///
    /// A source that is missing or cannot be read is no fault of the file beside it.
    private func sourceTable(
        _ options: LocalizationOptions,
        _ sibling: (String) -> [UInt8]?
    ) -> [String: StringLocalization] {
        for folder in [options.sourceLanguage, "Base"] {
            guard let bytes = sibling("\(base)\(folder).lproj/\(name)"), let text = try? SourceText(bytes),
                let table = try? readTable(text.utf8, language: options.sourceLanguage)
            else { continue }
            // Of a key that occurs twice, the last entry holds.
            return table.entries.reduce(into: [:]) { $0[$1.key] = $1.localizations.first }
        }
        return [:]
    }
}
