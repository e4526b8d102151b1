// Marks of the translation that the source does not have, or the other way round, when nothing else explains them.

import DocumentFormats

extension UnitJudge {
    mutating func judgeSpans() {
        let marks = InlineSyntax.Mark.allCases
        let surplus = marks.filter { self.surplus(of: $0) > 0 }
        let deficit = marks.filter { self.deficit(of: $0) > 0 }
        if surplus.isEmpty, deficit.isEmpty { return judgeMovedSpans() }
        if let span = surplusSpan(surplus), hasLostEscape(for: span) { return reportLostEscape(span) }
        if hasFound(
            LocalizationRule.markerUnbalanced,
            LocalizationRule.markerSpace,
            LocalizationRule.markerFlanking,
            LocalizationRule.markerFullwidth,
            LocalizationRule.html
        ) {
            return
        }
        // The code is the link.
        if hasFound(LocalizationRule.linkMissing), surplus == [.code], deficit.isEmpty { return }
        if let span = surplusSpan(surplus), isAccidental(span, deficit: deficit) { return reportAccident(span) }
        var parts: [String] = []
        for mark in marks where surplus.contains(mark) || deficit.contains(mark) {
            let (wanted, got) = (source.syntax.count(of: mark), target.syntax.count(of: mark))
            parts.append("\(got == 0 ? "no" : String(got)) \(mark.name) \(got == 1 ? "span" : "spans") instead of \(wanted)")
        }
        report(
            LocalizationRule.spanCount,
            surplusSpan(surplus)?.range ?? unit.wholeRange,
            "the translation has \(parts.joined(separator: " and ")); mark what the source marks"
        )
    }

    /// The first span of the target that is one too many, one of a kind that the source does not have first.
    private func surplusSpan(_ marks: [InlineSyntax.Mark]) -> InlineSyntax.Span? {
        let spans = target.syntax.spans.filter { marks.contains($0.mark) && !$0.isRedundant }
        return spans.first { source.syntax.count(of: $0.mark) == 0 } ?? spans.first
    }

    // MARK: Escapes

    private func marker(of span: InlineSyntax.Span) -> UInt8 { target.bytes[span.range.lowerBound] }

    /// Whether the source escapes the character that marks a span of the target, and the target does so less often.
    private func hasLostEscape(for span: InlineSyntax.Span) -> Bool {
        let byte = marker(of: span)
        func count(_ text: TextAnalysis) -> Int {
            text.syntax.escapes.count { text.bytes[$0.lowerBound + 1] == byte }
        }
        return count(source) > count(target)
    }

    private mutating func reportLostEscape(_ span: InlineSyntax.Span) {
        report(
            LocalizationRule.escapeLost,
            span.range,
            "the source has a backslash before \(quote(markerRange(span))), the translation has none, so "
                + "\(quote(span.content)) is \(span.mark.name) and the characters are gone; put the backslash back",
            fixes: escapeFixes(span)
        )
    }

    private func markerRange(_ span: InlineSyntax.Span) -> Range<Int> {
        span.range.lowerBound..<span.content.lowerBound
    }

    private mutating func escapeFixes(_ span: InlineSyntax.Span) -> [ValueFix] {
        let byte = marker(of: span)
        guard byte != UInt8(ascii: "`") else { return [] }
        func escaped(_ range: Range<Int>) -> ValueFix.Edit {
            .init(range, target.bytes[range].flatMap { [UInt8(ascii: "\\"), $0] })
        }
        let fix = ValueFix(
            "put backslashes before the characters",
            isSafe: false,
            [escaped(markerRange(span)), escaped(span.content.upperBound..<span.range.upperBound)]
        )
        let count = target.syntax.count(of: span.mark)
        return sound([fix]) { $0.count(of: span.mark) == count - 1 }
    }

    // MARK: Accidents

    /// Whether a span came about by characters that were not meant as markers.
    private func isAccidental(_ span: InlineSyntax.Span, deficit: [InlineSyntax.Mark]) -> Bool {
        if source.syntax.isEmpty { return true }
        guard deficit.isEmpty, source.syntax.count(of: span.mark) == 0 else { return false }
        let (before, after) = (span.range.lowerBound - 1, span.range.upperBound)
        let isInside = before >= 0 && after < target.bytes.count && target.bytes[before].isASCIIAlphanumeric
            && target.bytes[after].isASCIIAlphanumeric
        return isInside || span.mark == .strikethrough && markerRange(span).count == 1
    }

    private mutating func reportAccident(_ span: InlineSyntax.Span) {
        report(
            LocalizationRule.accidentalMarkup,
            span.range,
            "\(quote(span.range)) is markup: \(quote(span.content)) is \(span.mark.name) and the characters around it "
                + "disappear, which nothing in the source asks for; use other characters, or backslashes",
            fixes: escapeFixes(span)
        )
    }

    // MARK: Spans that moved

    /// A mark around one argument in the source and around another in the translation.
    private mutating func judgeMovedSpans() {
        let count = source.formats.specifiers.count
        guard count > 1, target.formats.specifiers.count == count else { return }
        for mark in InlineSyntax.Mark.allCases where source.syntax.count(of: mark) == 1 {
            guard let mine = target.syntax.spans.first(where: { $0.mark == mark && !$0.isRedundant }),
                let other = source.syntax.spans.first(where: { $0.mark == mark && !$0.isRedundant })
            else { continue }
            let (inside, wanted) = (arguments(of: target, in: mine.content), arguments(of: source, in: other.content))
            guard wanted.count == 1, inside.count == 1, wanted != inside,
                target.formats.specifiers.contains(where: { wanted.contains($0.argument) })
            else { continue }
            report(
                LocalizationRule.spanCount,
                mine.range,
                "\(quote(mine.range)) makes another argument \(mark.name) than the source does; mark what the source marks"
            )
        }
    }

    private func arguments(of text: TextAnalysis, in range: Range<Int>) -> Set<Int> {
        Set(text.formats.specifiers.filter { range.contains($0.range.lowerBound) }.map(\.argument))
    }
}
