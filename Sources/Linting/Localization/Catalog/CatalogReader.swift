// String Catalogs, `.xcstrings`: JSON to a table of strings. Apple publishes no schema; what is known comes from
// the catalogs of open-source apps. What is not known is passed over, so that a newer Xcode breaks nothing.

import DocumentFormats

/// Reads a String Catalog.
struct CatalogReader {
    let tape: JSONTape
    var table = StringTable(sourceLanguage: "en")

    /// - Parameter bytes: UTF-8 without a byte order mark.
    /// - Throws: `LintError` for what is no JSON, with the rule that names it.
    /// - Complexity: O(*n*) in the bytes.
    static func read(_ bytes: [UInt8]) throws(LintError) -> StringTable {
        let tape: JSONTape
        do throws(ReadError) {
            tape = try JSONScanner.scan(bytes)
        } catch {
            throw FileFault.lintError(error, in: bytes)
        }
        var reader = CatalogReader(tape: tape)
        reader.readCatalog()
        return reader.table
    }

    private init(tape: JSONTape) { self.tape = tape }

    // MARK: The file

    private mutating func readCatalog() {
        guard tape.kind(0) == .object else {
            return fault(LocalizationRule.catalogStructure, at: 0, "a catalog is a JSON object with “strings” in it")
        }
        checkNames(of: 0, "")
        var strings: JSONTape.NodeIndex?
        var version: JSONTape.NodeIndex?
        var language: JSONTape.NodeIndex?
        for (name, value) in members(of: 0) {
            if tape.isString(name, equalTo: "strings") {
                strings = value
            } else if tape.isString(name, equalTo: "version") {
                version = value
            } else if tape.isString(name, equalTo: "sourceLanguage") {
                language = value
            } else if tape.kind(value) == .object {
                fault(
                    LocalizationRule.catalogStructure,
                    at: name,
                    "“\(tape.string(name))” stands beside “strings” and is not read; move it inside"
                )
            }
        }
        if let language, tape.kind(language) == .string {
            table.sourceLanguage = tape.string(language)
        } else {
            fault(
                LocalizationRule.catalogStructure,
                at: language ?? 0,
                "the catalog does not name its source language; add \"sourceLanguage\" : \"en\""
            )
        }
        readEntries(strings)
        checkVersion(version)
    }

    private mutating func checkVersion(_ version: JSONTape.NodeIndex?) {
        guard let version else {
            let end = Int(tape.nodes[0].endOffset)
            table.faults.append(
                TableFault(
                    rule: LocalizationRule.catalogVersion,
                    range: end - 1..<end,
                    message: "the catalog has no version and Xcode refuses it; add \"version\" : \"1.0\""
                )
            )
            return
        }
        guard tape.kind(version) == .string else {
            return fault(
                LocalizationRule.catalogVersion,
                at: version,
                "the version is not a text; write \"version\" : \"1.0\""
            )
        }
        let text = Array(tape.decodedBytes(version))
        let isKnown = text.count == 3 && text.starts(with: "1.".utf8) && text[2].isASCIIDigit
        guard !isKnown else { return }
        fault(
            LocalizationRule.catalogVersion,
            at: version,
            "no Xcode writes version “\(tape.string(version))”; write \"version\" : \"1.0\""
        )
    }

    private mutating func readEntries(_ strings: JSONTape.NodeIndex?) {
        guard let strings else {
            return fault(LocalizationRule.catalogStructure, at: 0, "the catalog has no “strings”")
        }
        guard tape.kind(strings) == .object else {
            return fault(LocalizationRule.catalogStructure, at: strings, "“strings” is not an object")
        }
        checkNames(of: strings, "strings")
        for (name, value) in members(of: strings) { readEntry(name, value) }
    }

    // MARK: Entries

    private mutating func readEntry(_ name: JSONTape.NodeIndex, _ value: JSONTape.NodeIndex) {
        var entry = StringEntry(key: tape.string(name), keyText: literal(name))
        guard tape.kind(value) == .object else {
            return fault(LocalizationRule.catalogStructure, at: value, "the entry “\(entry.key)” is not an object")
        }
        checkNames(of: value, "strings.\(entry.key)")
        var localizations: JSONTape.NodeIndex?
        for (name, value) in members(of: value) {
            if tape.isString(name, equalTo: "comment") {
                if tape.kind(value) == .string { entry.suppression = RuleSuppression(comment: tape.decodedBytes(value)) }
            } else if tape.isString(name, equalTo: "shouldTranslate") {
                entry.isTranslatable = tape.kind(value) != .false
            } else if tape.isString(name, equalTo: "localizations") {
                localizations = value
            }
        }
        if let localizations {
            guard tape.kind(localizations) == .object else {
                return fault(
                    LocalizationRule.catalogStructure,
                    at: localizations,
                    "the localizations of “\(entry.key)” are not an object"
                )
            }
            checkNames(of: localizations, "strings.\(entry.key).localizations")
            for (name, value) in members(of: localizations) {
                readLocalization(tape.string(name), value, into: &entry)
            }
        }
        table.entries.append(entry)
    }

    private mutating func readLocalization(_ language: String, _ value: JSONTape.NodeIndex, into entry: inout StringEntry) {
        let place = Place(key: entry.key, language: language, path: FormPath())
        guard tape.kind(value) == .object else {
            return fault(LocalizationRule.catalogStructure, at: value, "\(place.name) is not an object", place)
        }
        var localization = StringLocalization(language: language)
        readForms(value, place, into: &localization)
        for (name, value) in members(of: value) where tape.isString(name, equalTo: "substitutions") {
            readSubstitutions(value, place, into: &localization)
        }
        entry.localizations.append(localization)
    }

    private mutating func readSubstitutions(
        _ value: JSONTape.NodeIndex,
        _ place: Place,
        into localization: inout StringLocalization
    ) {
        guard tape.kind(value) == .object else {
            return fault(LocalizationRule.catalogStructure, at: value, "\(place.name).substitutions is not an object", place)
        }
        for (name, value) in members(of: value) {
            var inner = place
            inner.path.substitution = tape.string(name)
            guard tape.kind(value) == .object else {
                fault(LocalizationRule.catalogStructure, at: value, "\(inner.name) is not an object", inner)
                continue
            }
            var substitution = StringSubstitution(name: tape.string(name))
            var lacking = ["argNum", "formatSpecifier"]
            if let number = tape.member("argNum", of: value) {
                lacking.removeFirst()
                substitution.argument = tape.integer(number)
            }
            if tape.member("formatSpecifier", of: value) != nil { lacking.removeLast() }
            if !lacking.isEmpty {
                fault(
                    LocalizationRule.catalogSubstitution,
                    at: name,
                    "\(inner.name) has no \(lacking.joined(separator: " and no ")); the order in the text decides",
                    inner
                )
            }
            localization.substitutions.append(substitution)
            readForms(value, inner, into: &localization)
        }
    }
}

extension CatalogReader {
    /// Where a text stands, for messages.
    struct Place {
        var key: String
        var language: String
        var path: FormPath

        /// The path in the JSON.
        var name: String {
            let path = path.name
            return "strings.\(key).localizations.\(language)" + (path.isEmpty ? "" : "." + path)
        }

        var unit: TranslationUnit { TranslationUnit(key: key, language: language, variation: path.name) }
    }

    // MARK: Nodes

    /// The names and values of an object.
    func members(of object: JSONTape.NodeIndex) -> Members { Members(nodes: tape.nodes, object: object) }

    struct Members: Sequence, IteratorProtocol {
        private let nodes: [JSONTape.Node]
        private var name: JSONTape.NodeIndex
        private let end: JSONTape.NodeIndex

        init(nodes: [JSONTape.Node], object: JSONTape.NodeIndex) {
            self.nodes = nodes
            name = object + 1
            end = nodes[object].kind == .object ? Int(nodes[object].next) : object + 1
        }

        mutating func next() -> (name: JSONTape.NodeIndex, value: JSONTape.NodeIndex)? {
            guard name < end else { return nil }
            defer { name = Int(nodes[name + 1].next) }
            return (name, name + 1)
        }
    }

    func literal(_ node: JSONTape.NodeIndex) -> LiteralText { JSONLiteral.text(tape, node) }

    /// The bytes of a node, for a string those between the quotes.
    func range(_ node: JSONTape.NodeIndex) -> Range<Int> {
        let (start, end) = (Int(tape.nodes[node].startOffset), Int(tape.nodes[node].endOffset))
        // Of an object only the bracket: the rest may be long.
        return tape.kind(node) == .object || tape.kind(node) == .array ? start..<start + 1 : start..<end
    }

    mutating func fault(_ rule: Rule, at node: JSONTape.NodeIndex, _ message: String, _ place: Place? = nil) {
        table.faults.append(TableFault(rule: rule, range: range(node), message: message, unit: place?.unit))
    }

    /// Reports names that an object has twice.
    mutating func checkNames(of object: JSONTape.NodeIndex, _ path: String) {
        var seen: Set<String> = []
        for (name, _) in members(of: object) {
            guard !seen.insert(tape.string(name)).inserted else { continue }
            fault(
                LocalizationRule.catalogDuplicateKey,
                at: name,
                "“\(tape.string(name))” occurs twice\(path.isEmpty ? "" : " in \(path)"); one of the two is dropped"
            )
        }
    }
}
