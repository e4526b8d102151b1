// Judges one translation after the other. The families of rules have a file each; the order in which they are asked
// matters, since a finding that explains a difference keeps the others from reporting it again.

import DocumentFormats

/// Compares translations with their source.
///
/// One judge serves all units of a file, so that the memory of its scanner is made once.
struct UnitJudge {
    var scanner: InlineScanner
    var findings: [Finding] = []

    /// The unit that is judged.
    private(set) var unit: UnitComparison
    private(set) var source: TextAnalysis
    var target: TextAnalysis { unit.target }
    /// The rules that found something in this unit.
    private var found: Set<String> = []
    /// How many findings there were before this unit.
    private var firstFinding = 0

    init?(scanner: InlineScanner) {
        var scanner = scanner
        guard let nothing = try? TextAnalysis([], numbers: [:], scanner: &scanner) else { return nil }
        self.scanner = scanner
        source = nothing
        unit = UnitComparison(
            unit: TranslationUnit(key: "", language: ""),
            language: LanguageTag(""),
            path: FormPath(),
            text: LiteralText([], range: 0..<0, spelling: .fixed),
            target: nothing,
            source: nil
        )
    }

    /// Adds the faults of a unit to `findings`.
    ///
    /// - Complexity: O(*n*) in the bytes of both texts, but for those of hostile texts.
    mutating func judge(_ unit: UnitComparison) {
        guard let source = unit.source else { return judgeAlone(unit) }
        // A copy of the source has the faults of the source.
        guard source.bytes != unit.target.bytes else { return }
        let features = source.features.union(unit.target.features)
        guard !features.isEmpty else { return }
        self.unit = unit
        self.source = source
        begin()
        if !features.isDisjoint(with: [.inline, .wideForms]) {
            judgeMarkers()
            judgeLinks()
            judgeAttributes()
            judgeHTML()
            judgeSpans()
        }
        if features.contains(.percent) || !unit.sourceArguments.isEmpty { judgeFormats() }
        if unit.target.features.contains(.blockStart) { judgeBlocks() }
        if unit.target.features.contains(.directions) { judgeDirections() }
        if features.contains(.lineEnds) { judgeLineEnds() }
        if unit.target.features.contains(.edgeSpace) { judgeEdges() }
    }

    /// A text of the source language: only what is wrong in any language, and beyond doubt.
    private mutating func judgeAlone(_ unit: UnitComparison) {
        self.unit = unit
        source = unit.target
        begin()
        if unit.target.features.contains(.markers) { judgeMarkersAlone() }
        if unit.target.features.contains(.directions) { judgeDirectionsAlone() }
    }

    /// The greatest number of findings of one text; what has more is no text for people.
    private static let maximumFindings = 20
    /// The greatest number of bytes of a text whose fixes are tried out.
    private static let maximumTried = 8192

    private mutating func begin() {
        if !found.isEmpty { found.removeAll() }
        firstFinding = findings.count
    }

    mutating func report(_ rule: Rule, _ range: Range<Int>, _ message: String, fixes: [ValueFix] = []) {
        found.insert(rule.id)
        guard findings.count - firstFinding < Self.maximumFindings else { return }
        findings.append(unit.finding(rule, range, message, fixes: fixes))
    }

    /// Whether one of these rules has found something in this unit.
    func hasFound(_ rules: Rule...) -> Bool { rules.contains { found.contains($0.id) } }

    /// The inline syntax of the target after an edit.
    mutating func syntax(after fix: ValueFix) -> InlineSyntax? {
        try? InlineSyntax(fix.applied(to: target.bytes), scanner: &scanner)
    }

    /// The first of some fixes that hold, safe ones first; those that change nothing for the better are left out.
    mutating func sound(_ fixes: [ValueFix], where holds: (InlineSyntax) -> Bool) -> [ValueFix] {
        var result: [ValueFix] = []
        guard target.bytes.count <= Self.maximumTried, findings.count - firstFinding < Self.maximumFindings else {
            return []
        }
        for fix in fixes {
            guard let syntax = syntax(after: fix), holds(syntax) else { continue }
            result.append(fix)
        }
        return result.filter(\.isSafe) + result.filter { !$0.isSafe }
    }

    /// How many spans of a mark the source has more than the target.
    func deficit(of mark: InlineSyntax.Mark) -> Int {
        let count = source.syntax.count(of: mark) - target.syntax.count(of: mark)
        return count <= 0 ? 0 : max(0, count - omittedNumbers(in: mark))
    }

    /// How many spans of the source mark a number and nothing else, when the translation may have a word for it.
    private func omittedNumbers(in mark: InlineSyntax.Mark) -> Int {
        guard unit.path.mayOmitNumber else { return 0 }
        let shown = Set(target.formats.specifiers.map(\.argument))
        return source.syntax.spans.count { span in
            span.mark == mark && !span.isRedundant
                && source.formats.specifiers.contains {
                    $0.range == span.content && $0.kind.isNumber && !shown.contains($0.argument)
                }
        }
    }

    /// How many spans of a mark the target has more than the source.
    func surplus(of mark: InlineSyntax.Mark) -> Int {
        max(0, target.syntax.count(of: mark) - source.syntax.count(of: mark))
    }

    func quote(_ range: Range<Int>) -> String { target.quote(range) }
}
