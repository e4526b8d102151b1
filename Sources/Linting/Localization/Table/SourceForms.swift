// The source of one entry, ready to be compared with: its forms, each parsed once.

import DocumentFormats

/// The forms of a text in the source language.
struct SourceForms: Sendable {
    private var forms: [(path: FormPath, text: TextAnalysis)] = []
    /// The names of its substitutions.
    private(set) var substitutionNames: Set<String> = []

    /// - Throws: `ReadError.tooExpensive` for a hostile text.
    init(_ localization: StringLocalization, scanner: inout InlineScanner) throws(ReadError) {
        let numbers = localization.argumentNumbers
        for form in localization.forms {
            forms.append((form.path, try TextAnalysis(form.text.bytes, numbers: numbers, scanner: &scanner)))
        }
        substitutionNames = Set(localization.substitutions.map(\.name))
    }

    /// The form that a translation stands for: that of the same condition, else `other`.
    ///
    /// A form for few of something may be marked up as `other` is: languages differ in what they say in words.
    func form(for path: FormPath, like text: TextAnalysis) -> TextAnalysis? {
        guard let exact = form(for: path) else { return nil }
        guard path.mayOmitNumber, !exact.syntax.isAlike(text.syntax) else { return exact }
        var path = path
        path.plural = "other"
        guard let other = form(for: path), other.syntax.isAlike(text.syntax) else { return exact }
        return other
    }

    /// The form of a condition, else the nearest one.
    func form(for path: FormPath) -> TextAnalysis? {
        let group = forms.filter { $0.path.substitution == path.substitution }
        if group.count < 2 { return group.first?.text }
        func rank(_ candidate: FormPath) -> Int {
            var rank = 0
            if candidate.plural == path.plural { rank += 8 } else if candidate.plural == "other" { rank += 4 }
            if candidate.device == path.device { rank += 2 } else if candidate.device == "other" { rank += 1 }
            if candidate.width == path.width { rank += 1 }
            return rank
        }
        var best: (rank: Int, text: TextAnalysis)?
        for (candidate, text) in group where rank(candidate) > best?.rank ?? -1 { best = (rank(candidate), text) }
        return best?.text
    }

    /// The arguments that the forms of one group show, whichever form shows them.
    func arguments(of substitution: String?) -> [Int: FormatSpecifier.Kind] {
        var result: [Int: FormatSpecifier.Kind] = [:]
        for (path, text) in forms where path.substitution == substitution {
            for specifier in text.formats.specifiers where result[specifier.argument] == nil {
                result[specifier.argument] = specifier.kind
            }
        }
        return result
    }
}
