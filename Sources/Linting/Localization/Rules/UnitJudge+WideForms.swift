// Full-width markers where the source has ASCII ones.

extension UnitJudge {
    /// Looks for full-width markers in place of a mark that is missing.
    ///
    /// - Returns: Whether there were any.
    mutating func judgeWideMarkers() -> Bool {
        let forms = WideForm.all(in: target.bytes).filter { LiteralMarker.isMarker($0.ascii) }
        guard !forms.isEmpty else { return false }
        let meant = forms.filter { form in
            switch form.ascii {
            case UInt8(ascii: "`"): return deficit(of: .code) > 0
            case UInt8(ascii: "~"):
                // One alone is what a range of numbers has in Japanese.
                return deficit(of: .strikethrough) > 0 && forms.contains { isNeighbour($0, form) }
            default: return deficit(of: .strong) > 0 || deficit(of: .emphasis) > 0
            }
        }
        guard meant.count >= 2, let first = meant.first, let last = meant.last else { return false }
        let range = first.range.lowerBound..<last.range.upperBound
        let fix = ValueFix(
            "use ASCII characters",
            isSafe: true,
            meant.map { ValueFix.Edit($0.range, [$0.ascii]) }
        )
        let wanted = InlineSyntax.Mark.allCases.map { source.syntax.count(of: $0) }
        let fixes = sound([fix]) { syntax in InlineSyntax.Mark.allCases.map { syntax.count(of: $0) } == wanted }
        report(
            LocalizationRule.markerFullwidth,
            range,
            "\(quote(range)) has full-width characters where Markdown needs ASCII ones, so readers see them; "
                + "type the ASCII characters of the source",
            fixes: fixes
        )
        return true
    }

    private func isNeighbour(_ one: WideForm, _ other: WideForm) -> Bool {
        one.ascii == other.ascii
            && (one.range.lowerBound == other.range.upperBound || one.range.upperBound == other.range.lowerBound)
    }
}
