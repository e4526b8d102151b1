// XLIFF 1.2, `.xliff`, the form in which Xcode sends texts to translators and takes them back: source and target side
// by side. The forms of a text are units of their own, whose ids end with `|==|plural.one`.

import DocumentFormats

/// Reads XLIFF.
struct XLIFFReader {
    private let bytes: [UInt8]
    private var table = StringTable(sourceLanguage: "en")
    private var targetLanguage = ""
    private var unit: Unit?
    /// What the text that is read belongs to.
    private var place: Place?

    private enum Place {
        case source, target, note
    }

    private struct Unit {
        var id: String
        var isTranslatable: Bool
        var source: LiteralText?
        var target: LiteralText?
        var state = TranslationState.translated
        var comment: [UInt8] = []
        var seenInner = false
    }

    /// - Throws: `LintError` for what is no XML.
    /// - Complexity: O(*n*) in the bytes.
    static func read(_ bytes: [UInt8]) throws(LintError) -> StringTable {
        var reader = XLIFFReader(bytes: bytes)
        try reader.readFile()
        return reader.table
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func readFile() throws(LintError) {
        var pieces = try XMLPieces(bytes)
        var builder = LiteralBuilder()
        var start = 0
        var end = 0
        while let piece = try pieces.next() {
            switch piece {
            case .open(let name, let tag):
                try open(name, tag, pieces)
                guard name == "source" || name == "target" || name == "note" else { continue }
                builder = LiteralBuilder()
                start = pieces.offset
                end = start
            case .text(let range, let isLiteral):
                guard place != nil else { continue }
                try pieces.append(range, isLiteral: isLiteral, to: &builder)
                end = range.upperBound
            case .close(let name):
                close(name, builder, start..<max(start, end))
            }
        }
    }

    private mutating func open(_ name: String, _ tag: XMLTag, _ pieces: XMLPieces) throws(LintError) {
        switch name {
        case "file":
            if let language = try pieces.attribute("source-language", of: tag) { table.sourceLanguage = language }
            targetLanguage = try pieces.attribute("target-language", of: tag) ?? ""
        case "trans-unit":
            let isTranslatable = try pieces.attribute("translate", of: tag) != "no"
            unit = Unit(id: try pieces.attribute("id", of: tag) ?? "", isTranslatable: isTranslatable)
        case "source": place = .source
        case "target":
            place = .target
            if let state = try pieces.attribute("state", of: tag) {
                unit?.state = state.hasPrefix("needs-review") ? .needsReview : state == "new" ? .new
                    : state == "needs-translation" ? .needsTranslation : .translated
            }
        case "note": place = .note
        default:
            // An element inside a text, such as `<g>`: its characters count, but nothing can be put between them.
            if place == .source || place == .target { unit?.seenInner = true }
        }
    }

    private mutating func close(_ name: String, _ builder: LiteralBuilder, _ range: Range<Int>) {
        switch name {
        case "source": unit?.source = builder.text(range, .fixed)
        case "target":
            let hasInner = unit?.seenInner ?? false
            unit?.target = builder.text(range, hasInner ? .fixed : .xml)
        case "note": unit?.comment += builder.bytes
        case "trans-unit": finishUnit()
        default: return
        }
        place = nil
    }

    private mutating func finishUnit() {
        defer { unit = nil }
        guard let unit, let source = unit.source, let target = unit.target, !targetLanguage.isEmpty else { return }
        let (key, path) = Self.parts(unit.id)
        let form = { (text: LiteralText, state: TranslationState) in StringForm(path: path, text: text, state: state) }
        var localizations = [StringLocalization(language: table.sourceLanguage, forms: [form(source, .translated)])]
        if targetLanguage != table.sourceLanguage {
            localizations.append(StringLocalization(language: targetLanguage, forms: [form(target, unit.state)]))
        }
        table.entries.append(
            StringEntry(
                key: key,
                suppression: RuleSuppression(comment: unit.comment),
                isTranslatable: unit.isTranslatable,
                localizations: localizations
            )
        )
    }

    /// The key and the condition of a unit's id: `key|==|substitutions.photos.plural.one`.
    private static func parts(_ id: String) -> (key: String, path: FormPath) {
        let bytes = Array(id.utf8)
        let separator = Array("|==|".utf8)
        var path = FormPath()
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }) else { return (id, path) }
        let words = bytes[(start + separator.count)...].split(separator: UInt8(ascii: "."))
            .map { String(decoding: $0, as: UTF8.self) }
        var index = 0
        while index + 1 < words.count {
            switch words[index] {
            case "substitutions": path.substitution = words[index + 1]
            case "plural": path.plural = words[index + 1]
            case "device": path.device = words[index + 1]
            case "width": path.width = words[index + 1]
            default: break
            }
            index += 2
        }
        return (String(decoding: bytes[..<start], as: UTF8.self), path)
    }
}
