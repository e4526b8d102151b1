// One translation beside its source: what a rule is given to judge.

/// A text of a translation and the source text that it stands for.
struct UnitComparison: Sendable {
    let unit: TranslationUnit
    let language: LanguageTag
    let path: FormPath
    let text: LiteralText
    /// The translation.
    let target: TextAnalysis
    /// The source; `nil` for a text of the source language itself.
    let source: TextAnalysis?
    /// The arguments of all forms of the source, by number.
    var sourceArguments: [Int: FormatSpecifier.Kind] = [:]
    /// The names of the substitutions of the translation and of its source.
    var substitutionNames: Set<String> = []

    /// A finding at characters of the translation.
    ///
    /// - Parameter range: Offsets in the characters; empty for a place between two.
    func finding(
        _ rule: Rule,
        _ range: Range<Int>,
        _ message: String,
        fixes: [ValueFix] = []
    ) -> Finding {
        Finding(
            rule: rule.id,
            severity: rule.severity,
            message: message,
            range: text.sourceRange(range),
            unit: unit,
            fixes: text.fixes(fixes)
        )
    }

    /// The whole translation.
    var wholeRange: Range<Int> { 0..<target.bytes.count }
}

/// Edits of the characters of a text.
struct ValueFix: Sendable {
    var title: String
    var isSafe: Bool
    /// In order of place.
    var edits: [Edit]

    struct Edit: Hashable, Sendable {
        var range: Range<Int>
        var replacement: [UInt8]

        init(_ range: Range<Int>, _ replacement: some Collection<UInt8>) {
            self.range = range
            self.replacement = Array(replacement)
        }

        init(_ range: Range<Int>, _ replacement: String) { self.init(range, replacement.utf8) }
    }

    init(_ title: String, isSafe: Bool, _ edits: [Edit]) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
    }

    /// The text with the edits made.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = 0
        for edit in edits {
            result += bytes[rest..<edit.range.lowerBound]
            result += edit.replacement
            rest = edit.range.upperBound
        }
        return result + bytes[rest...]
    }
}

extension LiteralText {
    /// The fixes as edits of the source; none where nothing can be put in.
    func fixes(_ fixes: [ValueFix]) -> [Fix] {
        guard spelling != .fixed else { return [] }
        return fixes.map { fix in
            Fix(fix.title, isSafe: fix.isSafe, fix.edits.map { Fix.Edit(sourceRange($0.range), bytes: spelled($0.replacement)) })
        }
    }
}
