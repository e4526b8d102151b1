// A table of strings in any of its file formats: entries, languages, and the forms that a text takes.

import DocumentFormats

/// The texts of a file that translates.
struct StringTable: Sendable {
    /// The language that translations are made from.
    var sourceLanguage: String
    var entries: [StringEntry] = []
    /// What is wrong with the file itself.
    var faults: [TableFault] = []
}

/// One text in all its languages.
struct StringEntry: Sendable {
    var key: String
    /// The key, which is the source text when no other is given.
    var keyText: LiteralText?
    var suppression = RuleSuppression()
    var isTranslatable = true
    var localizations: [StringLocalization] = []
}

/// A text in one language.
struct StringLocalization: Sendable {
    var language: String
    var forms: [StringForm] = []
    var substitutions: [StringSubstitution] = []

    /// The numbers of the arguments that choose between forms, by name.
    var argumentNumbers: [String: Int] {
        substitutions.reduce(into: [:]) { numbers, substitution in
            if let number = substitution.argument { numbers[substitution.name] = number }
        }
    }
}

/// A name that stands for a text chosen by a number: `%#@name@`.
struct StringSubstitution: Sendable {
    var name: String
    /// Which argument is the number, from 1.
    var argument: Int?
}

/// A text that is shown under some condition.
struct StringForm: Sendable {
    var path = FormPath()
    var text: LiteralText
    var state = TranslationState.translated
}

/// The condition under which a form is shown.
struct FormPath: Hashable, Sendable {
    var substitution: String?
    var device: String?
    var plural: String?
    var width: String?

    var isEmpty: Bool { self == FormPath() }

    /// Whether the form is one in which a word may stand for the number: none, one and two.
    var mayOmitNumber: Bool { plural == "zero" || plural == "one" || plural == "two" }

    /// The condition for people: `substitutions.photos.plural.other`.
    var name: String {
        var parts: [String] = []
        if let substitution { parts += ["substitutions", substitution] }
        if let device { parts += ["device", device] }
        if let width { parts += ["width", width] }
        if let plural { parts += ["plural", plural] }
        return parts.joined(separator: ".")
    }
}

/// How far a translation has come.
enum TranslationState: String, Sendable, CaseIterable {
    case new, translated, stale
    case needsReview = "needs_review"
    case needsTranslation = "needs-translation"
}

/// A fault of the file.
struct TableFault: Sendable {
    var rule: Rule
    var range: Range<Int>
    var message: String
    var unit: TranslationUnit?
}

/// The rules that an entry's comment switches off.
struct RuleSuppression: Sendable {
    private var rules: Set<String> = []
    private var isAll = false

    init() {}

    /// Reads `attrmd:disable=rule,rule` in a comment, or `attrmd:disable` for all rules. `markup:` is taken too.
    ///
    /// - Complexity: O(*n*) in the bytes.
    init(comment: some Collection<UInt8>) {
        let bytes = Array(comment)
        let word = Array(":disable".utf8)
        var index = 0
        while index + word.count <= bytes.count {
            guard bytes[index] == word[0], bytes[index...].starts(with: word) else {
                index += 1
                continue
            }
            let isOurs = bytes[..<index].suffix(6).elementsEqual("attrmd".utf8) || bytes[..<index].suffix(6).elementsEqual("markup".utf8)
            index += word.count
            if isOurs { readNames(bytes[index...]) }
        }
    }

    /// Reads `=rule,rule`.
    private mutating func readNames(_ bytes: ArraySlice<UInt8>) {
        func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") }
        guard bytes.first == UInt8(ascii: "=") else {
            if bytes.first.map({ !isNameByte($0) }) ?? true { isAll = true }
            return
        }
        let names = bytes.dropFirst().prefix { isNameByte($0) || $0 == UInt8(ascii: ",") }
        for name in names.split(separator: UInt8(ascii: ",")) {
            if name.elementsEqual("all".utf8) { isAll = true } else { rules.insert(String(decoding: name, as: UTF8.self)) }
        }
    }

    var isEmpty: Bool { !isAll && rules.isEmpty }

    func suppresses(_ rule: String) -> Bool { isAll || rules.contains(rule) }
}
