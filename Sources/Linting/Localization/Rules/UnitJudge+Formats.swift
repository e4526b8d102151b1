// Format specifiers of the translation against those of the source: by the arguments that they show.

import DocumentFormats

extension UnitJudge {
    mutating func judgeFormats() {
        let (wanted, got) = (source.formats, target.formats)
        guard wanted.isFormat || !got.specifiers.isEmpty || !unit.sourceArguments.isEmpty else { return }
        let shown = got.specifiers.filter { !isInNewAddress($0) }
        let isFormat = wanted.isFormat || !unit.sourceArguments.isEmpty
        let malformed = isFormat ? malformedSpecifiers() : []
        for range in malformed { reportMalformed(range) }
        guard !judgePositions(got.specifiers) else { return }
        let missing = missingArguments()
        judgeExtra(shown)
        judgeTypes(shown, missing: missing)
        if missing.count > malformed.count { reportMissing(missing) }
        if malformed.isEmpty { judgePercentSigns() }
    }

    /// Whether a specifier stands in an address of the translation, and no address of the source has one.
    private func isInNewAddress(_ specifier: FormatSpecifier) -> Bool {
        func isInAddress(_ specifier: FormatSpecifier, _ text: TextAnalysis) -> Bool {
            text.syntax.links.contains { $0.kind == .inline && $0.destination.contains(specifier.range.lowerBound) }
        }
        return isInAddress(specifier, target)
            && !source.formats.specifiers.contains { isInAddress($0, source) }
    }

    // MARK: Misspelled

    private func malformedSpecifiers() -> [Range<Int>] {
        var result: [Range<Int>] = []
        let strays = target.formats.strayPercents
        if strays.count > source.formats.strayPercents.count {
            result += strays.suffix(strays.count - source.formats.strayPercents.count).map(specifierLike)
        }
        let arguments = Set(target.formats.specifiers.map(\.argument))
        let count = unit.sourceArguments.count
        for specifier in target.formats.specifiers {
            if case .substitution(let name) = specifier.kind, !unit.substitutionNames.contains(name) {
                result.append(specifier.range)
            }
            // `%2lld` for `%2$lld`.
            if let width = specifier.width, specifier.position == nil, count >= 2, width <= count,
                !arguments.contains(width) || target.formats.specifiers.contains(where: { $0.position != nil }),
                !source.formats.specifiers.contains(where: { $0.width == width })
            {
                result.append(specifier.range)
            }
        }
        if target.features.contains(.wideForms), !missingArguments().isEmpty { result += wideSpecifiers() }
        return result.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// A percent sign and what looks like the rest of a specifier.
    private func specifierLike(_ percent: Range<Int>) -> Range<Int> {
        var end = percent.upperBound
        let bytes = target.bytes
        while end < bytes.count, end - percent.upperBound < 8, " $#.0123456789".utf8.contains(bytes[end]) { end += 1 }
        let letters = end
        while end < bytes.count, end - letters < 3, "@dDiufFeEgGaAcCsSxXolhqzt".utf8.contains(bytes[end]) { end += 1 }
        return end > letters ? percent.lowerBound..<end : percent
    }

    /// Full-width percent signs with a specifier after them.
    private func wideSpecifiers() -> [Range<Int>] {
        let bytes = target.bytes
        return WideForm.all(in: bytes).filter { $0.ascii == UInt8(ascii: "%") }.compactMap { form in
            var end = form.range.upperBound
            while end < bytes.count, bytes[end].isASCIIDigit || bytes[end] == UInt8(ascii: "$") { end += 1 }
            let letters = end
            while end < bytes.count, "@dDiufsxlhqzt".utf8.contains(bytes[end]) { end += 1 }
            if end == letters, bytes[end...].starts(with: "＠".utf8) { end += 3 }
            return end > letters ? form.range.lowerBound..<end : nil
        }
    }

    private mutating func reportMalformed(_ range: Range<Int>) {
        report(
            LocalizationRule.formatMalformed,
            range,
            "\(quote(range)) is no specifier of this text: readers see it, or the formatter takes what follows for one; "
                + "spell it as the source does, and a percent sign as %%",
            fixes: malformedFixes(range)
        )
    }

    private func malformedFixes(_ range: Range<Int>) -> [ValueFix] {
        let spelling = WideForm.narrowed(target.bytes[range]).filter { $0 != 0x20 }
        let wanted = source.formats.specifiers.map { Array(source.bytes[$0.range]) }
        if wanted.contains(spelling) {
            let text = String(decoding: spelling, as: UTF8.self)
            return [ValueFix("write \(text)", isSafe: false, [.init(range, spelling)])]
        }
        guard target.bytes[range.lowerBound] == UInt8(ascii: "%"), range.count == 1 else { return [] }
        return [ValueFix("write %%", isSafe: false, [.init(range, "%%")])]
    }

    // MARK: Positions

    /// - Returns: Whether the arguments cannot be told any further.
    private mutating func judgePositions(_ specifiers: [FormatSpecifier]) -> Bool {
        let plain = specifiers.filter { $0.position == nil && !Self.hasOwnNumber($0.kind) }
        let positional = specifiers.filter { $0.position != nil }
        if let first = plain.first(where: { $0.width == nil }), !positional.isEmpty, !isMixed(source.formats.specifiers) {
            report(
                LocalizationRule.formatPosition,
                first.range,
                "\(quote(first.range)) has no position while others have one, so it takes an argument that is shown "
                    + "already; give each specifier its position, as in %1$@"
            )
            return true
        }
        let last = unit.sourceArguments.keys.max() ?? 0
        if last > 0, let outside = positional.first(where: { $0.argument > last }) {
            report(
                LocalizationRule.formatPosition,
                outside.range,
                "there is no argument \(outside.argument): the source has \(last); correct the position"
            )
            return true
        }
        guard positional.isEmpty, plain.count > 1 else { return false }
        let wanted = source.formats.specifiers.filter { !Self.hasOwnNumber($0.kind) }
        guard wanted.count == plain.count, zip(wanted, plain).contains(where: { !Self.agree($0.kind, $1.kind) }),
            Self.isPermutation(wanted.map(\.kind), plain.map(\.kind))
        else { return false }
        report(
            LocalizationRule.formatPosition,
            plain[0].range.lowerBound..<plain[plain.count - 1].range.upperBound,
            "the order of the specifiers is not that of the source, and without positions they take the arguments in "
                + "turn; write positions, as in %2$lld and %1$@"
        )
        return true
    }

    private func isMixed(_ specifiers: [FormatSpecifier]) -> Bool {
        specifiers.contains { $0.position != nil }
            && specifiers.contains { $0.position == nil && !Self.hasOwnNumber($0.kind) }
    }

    private static func hasOwnNumber(_ kind: FormatSpecifier.Kind) -> Bool {
        switch kind {
        case .substitution, .argument: return true
        default: return false
        }
    }

    private static func isPermutation(_ one: [FormatSpecifier.Kind], _ other: [FormatSpecifier.Kind]) -> Bool {
        var rest = other
        for kind in one {
            guard let index = rest.firstIndex(where: { agree($0, kind) }) else { return false }
            rest.remove(at: index)
        }
        return true
    }

    /// Whether two specifiers can show the same argument.
    private static func agree(_ one: FormatSpecifier.Kind, _ other: FormatSpecifier.Kind) -> Bool {
        if one == other { return true }
        switch (one, other) {
        case (.substitution, .integer), (.integer, .substitution), (.argument, .integer), (.integer, .argument),
            (.substitution, .substitution), (.argument, .substitution), (.substitution, .argument),
            (.argument, .float), (.float, .argument), (.substitution, .float), (.float, .substitution),
            // The text of a substitution is an object to whoever looks at it.
            (.substitution, .object), (.object, .substitution), (.argument, .object), (.object, .argument):
            return true
        default:
            return false
        }
    }

    // MARK: Arguments

    /// The specifiers of the source whose argument the translation does not show and has to.
    private func missingArguments() -> [FormatSpecifier] {
        let shown = Set(target.formats.specifiers.map(\.argument))
        var seen: Set<Int> = []
        return source.formats.specifiers.filter { specifier in
            !shown.contains(specifier.argument) && seen.insert(specifier.argument).inserted
                && !(unit.path.mayOmitNumber && specifier.kind.isNumber)
        }
    }

    private mutating func reportMissing(_ missing: [FormatSpecifier]) {
        let names = missing.map { source.string($0.range) }.joined(separator: " and ")
        report(
            LocalizationRule.formatMissing,
            unit.wholeRange,
            "the translation does not show \(names) of the source; put \(missing.count == 1 ? "it" : "them") back"
        )
    }

    private mutating func judgeExtra(_ specifiers: [FormatSpecifier]) {
        for specifier in specifiers where unit.sourceArguments[specifier.argument] == nil {
            // The name of the substitution has been reported.
            if case .substitution(let name) = specifier.kind, !unit.substitutionNames.contains(name) { continue }
            let count = unit.sourceArguments.count
            report(
                LocalizationRule.formatExtra,
                specifier.range,
                "\(quote(specifier.range)) shows argument \(specifier.argument), and the source has "
                    + "\(count == 0 ? "none" : "only \(count)"): the app shows rubbish or stops; take it away"
            )
        }
    }

    private mutating func judgeTypes(_ specifiers: [FormatSpecifier], missing: [FormatSpecifier]) {
        for specifier in specifiers {
            let own = source.formats.specifiers.first { $0.argument == specifier.argument }
            guard let wanted = own?.kind ?? unit.sourceArguments[specifier.argument],
                !Self.agree(wanted, specifier.kind),
                // A wrong number, which shows in what is missing.
                !missing.contains(where: { Self.agree($0.kind, specifier.kind) })
            else { continue }
            let name = own.map { source.string($0.range) }
            report(
                LocalizationRule.formatType,
                specifier.range,
                "\(quote(specifier.range)) reads argument \(specifier.argument) as another type than the source, which "
                    + "has \(name ?? "another"); use the type of the source"
            )
        }
    }

    // MARK: Percent signs

    private mutating func judgePercentSigns() {
        guard !source.formats.escapedPercents.isEmpty, target.formats.escapedPercents.isEmpty else { return }
        let signs = ["％", "﹪", "٪", "‰"]
        if signs.contains(where: { target.bytes.hasPart(Array($0.utf8)[...]) }) { return }
        report(
            LocalizationRule.formatMissing,
            unit.wholeRange,
            "the translation has lost the percent sign %% of the source; put it back"
        )
    }
}
