// Spans that swallow each other: `**%1$@**和**%2$@**` is one bold text with another in it, since the second marker
// cannot close and the third cannot open.

import DocumentFormats

extension UnitJudge {
    /// Looks for spans inside a span of the same mark, where the source has them one after the other.
    mutating func judgeNesting() {
        guard let inner = target.syntax.spans.first(where: \.isRedundant), !source.syntax.spans.contains(where: \.isRedundant),
            deficit(of: inner.mark) > 0,
            let outer = target.syntax.spans.last(where: {
                $0.mark == inner.mark && $0.range.lowerBound < inner.range.lowerBound
                    && $0.range.upperBound >= inner.range.upperBound
            })
        else { return }
        let (opening, closing) = (inner.range.lowerBound, inner.range.upperBound)
        let hasSpace =
            opening > 0 && target.bytes[opening - 1] == 0x20
            || closing < target.bytes.count && target.bytes[closing] == 0x20
        let space = ValueFix(
            "set a space outside the markers",
            isSafe: false,
            [.init(inner.content.lowerBound..<inner.content.lowerBound, " "), .init(inner.content.upperBound..<inner.content.upperBound, " ")]
        )
        let count = source.syntax.count(of: inner.mark)
        let fixes = sound([space]) { syntax in
            syntax.count(of: inner.mark) == count && !syntax.spans.contains(where: \.isRedundant)
        }
        report(
            hasSpace ? LocalizationRule.markerSpace : LocalizationRule.markerFlanking,
            outer.range,
            "the markers inside \(quote(outer.range)) cannot close and open, so all of it is \(inner.mark.name); "
                + (hasSpace ? "take the spaces inside the markers away" : "set a space on the outer side"),
            fixes: fixes
        )
    }
}
