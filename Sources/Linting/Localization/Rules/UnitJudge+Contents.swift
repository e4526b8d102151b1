// Attributes, HTML, blocks, directions, line ends and spaces.

import DocumentFormats
import DocumentModel

extension UnitJudge {
    // MARK: Attributes

    mutating func judgeAttributes() {
        guard !source.syntax.attributes.isEmpty else { return }
        var got = target.syntax.attributes
        for attribute in source.syntax.attributes {
            guard let wanted = names(attribute, in: source), !wanted.isEmpty else { continue }
            if let index = got.firstIndex(where: { names($0, in: target).map { wanted.isSubset(of: $0) } ?? false }) {
                got.remove(at: index)
                continue
            }
            // Plural forms of the catalog do by hand what inflection would.
            let isNeedless = unit.language.hasNoInflection || unit.path.plural != nil
            if isNeedless, wanted.isSubset(of: Self.inflectionNames), got.isEmpty { continue }
            let name = wanted.sorted().joined(separator: " and ")
            if let wrong = got.first {
                got.removeFirst()
                report(
                    LocalizationRule.inflectLost,
                    wrong.payload,
                    "\(quote(wrong.payload)) does not say “\(source.string(attribute.payload))”, so the attribute "
                        + "\(name) is lost; names and values are not translated"
                )
            } else {
                report(
                    LocalizationRule.inflectLost,
                    unit.wholeRange,
                    "the attribute \(name) around \(source.string(attribute.text)) is missing in the translation; "
                        + "write ^[text](\(source.string(attribute.payload)))"
                )
            }
        }
    }

    private static let inflectionNames: Set<String> = [
        "inflect", "inflectionAlternative", "morphology", "agreeWithArgument", "agreeWithConcept", "referentConcept",
    ]

    /// The names of an attribute's payload; `nil` when it cannot be read.
    private func names(_ attribute: InlineSyntax.Attribute, in text: TextAnalysis) -> Set<String>? {
        JSON5Payload.parse(text.bytes[attribute.payload]).map { Set($0.members.map(\.name)) }
    }

    // MARK: HTML

    mutating func judgeHTML() {
        guard !target.syntax.tags.isEmpty || !target.syntax.references.isEmpty else { return }
        let shared = Set(source.syntax.tags.compactMap { HTMLTagName.name(source.bytes[$0]) })
        let tags = target.syntax.tags.filter { tag in
            HTMLTagName.isKnown(target.bytes[tag]) && !shared.contains(HTMLTagName.name(target.bytes[tag]) ?? "")
        }
        let references = target.syntax.references.filter { !source.bytes.hasPart(target.bytes[$0]) }
        guard let first = (tags + references).min(by: { $0.lowerBound < $1.lowerBound }) else { return }
        report(
            LocalizationRule.html,
            first,
            tags.contains(first)
                ? "\(quote(first)) is HTML, which localised texts do not interpret: readers see the tag; "
                    + "use Markdown or the character itself"
                : "\(quote(first)) is a character reference that the source does not have; use the character itself"
        )
    }

    // MARK: Blocks

    mutating func judgeBlocks() {
        let markers = BlockMarker.markers(in: target.bytes)
        guard !markers.isEmpty else { return }
        for kind in Set(markers.map(\.kind)) {
            let mine = markers.filter { $0.kind == kind }
            if BlockMarker.hasTypedMarker(kind, in: source.bytes) { continue }
            // `1. Platz` is an ordinal.
            if kind == .number, mine.count < 2 { continue }
            // Of code that is no block the markers are reported.
            if kind == .fence, hasFound(LocalizationRule.markerUnbalanced) || mine.count < 2 { continue }
            report(
                LocalizationRule.blockIgnored,
                mine[0].range,
                "\(quote(mine[0].range)) begins a \(Self.word(kind)) that the source does not have, and localised texts "
                    + "show no blocks: readers see the characters; write it as running text"
            )
        }
    }

    private static func word(_ kind: BlockMarker.Kind) -> String {
        switch kind {
        case .heading: return "heading"
        case .quote: return "quote"
        case .bullet, .number: return "list"
        case .table: return "table"
        case .fence: return "block of code"
        }
    }

    // MARK: Directions

    mutating func judgeDirections() { reportDirections(UnpairedDirectionControl.all(in: source.bytes).map(\.scalar)) }

    mutating func judgeDirectionsAlone() { reportDirections([]) }

    private mutating func reportDirections(_ shared: [UInt32]) {
        var shared = shared
        for control in UnpairedDirectionControl.all(in: target.bytes) {
            if let index = shared.firstIndex(of: control.scalar) {
                shared.remove(at: index)
                continue
            }
            let end = target.bytes.count
            report(
                LocalizationRule.bidi,
                control.range,
                control.isOpening
                    ? "\(control.name) is not closed, so the rest of the text runs in its direction; close it, or take it away"
                    : "\(control.name) closes nothing; take it away, or put back what it closes",
                fixes: control.isOpening
                    ? [ValueFix("close it at the end", isSafe: false, [.init(end..<end, control.closing)])]
                    : [ValueFix("remove it", isSafe: false, [.init(control.range, "")])]
            )
        }
    }

    // MARK: Line ends and spaces

    mutating func judgeLineEnds() {
        let (wanted, got) = (source.lineEndCount, target.lineEndCount)
        guard wanted != got, !hasFound(LocalizationRule.blockIgnored, LocalizationRule.html) else { return }
        report(
            LocalizationRule.newlineCount,
            unit.wholeRange,
            "the translation has \(got == 0 ? "no" : String(got)) line \(got == 1 ? "end" : "ends"), the source \(wanted); "
                + "break the lines as the source does"
        )
    }

    mutating func judgeEdges() {
        let (mine, other) = (target.edgeSpace, source.edgeSpace)
        if !mine.trailing.isEmpty, other.trailing.isEmpty, mine.trailing.count < target.bytes.count {
            reportSpace(mine.trailing, "ends")
        }
        if !mine.leading.isEmpty, other.leading.isEmpty, mine.leading.count < target.bytes.count {
            reportSpace(mine.leading, "begins")
        }
    }

    private mutating func reportSpace(_ range: Range<Int>, _ verb: String) {
        report(
            LocalizationRule.trailingSpace,
            range,
            "the translation \(verb) with a space that the source does not have; take it away",
            fixes: [ValueFix("remove the space", isSafe: true, [.init(range, "")])]
        )
    }
}
