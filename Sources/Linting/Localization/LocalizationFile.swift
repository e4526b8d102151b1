// What kind of table a file is, by its name, and how its source is found.

/// A file of translations, by its path.
struct LocalizationFile {
    enum Kind: String {
        case xcstrings, strings, stringsdict, xliff, xlf
    }

    let kind: Kind
    /// The name of the file.
    let name: String
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
    }

    func read(
        _ bytes: [UInt8],
        options: LocalizationOptions,
        sibling: (String) -> [UInt8]?
    ) throws(LintError) -> StringTable {
        switch kind {
        case .xcstrings: return try CatalogReader.read(bytes)
        case .strings, .stringsdict, .xliff, .xlf: return StringTable(sourceLanguage: options.sourceLanguage)
        }
    }
}
