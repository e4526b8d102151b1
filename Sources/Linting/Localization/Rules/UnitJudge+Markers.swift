// Markers that mark nothing: which of them were meant to, and why they do not.

import DocumentFormats

extension UnitJudge {
    mutating func judgeMarkers() {
        if target.features.contains(.wideForms), judgeWideMarkers() { return }
        let extra = extraMarkers().filter(isSuspicious)
        guard !extra.isEmpty else { return judgeNesting() }
        report(extra)
    }

    /// In a text without another to compare it with, two double markers that enclose something are meant.
    mutating func judgeMarkersAlone() {
        let markers = target.syntax.markers.filter { $0.count == 2 && $0.byte != UInt8(ascii: "`") && !$0.isRest }
        guard markers.count == 2, markers[0].byte == markers[1].byte,
            target.syntax.markers.count == 2, !(markers[0].isSpacedOut && markers[1].isSpacedOut)
        else { return }
        report(pair: markers[0], markers[1])
    }

    // MARK: Which markers are in question

    /// The literal markers of the target that the source does not have as well.
    private func extraMarkers() -> [LiteralMarker] {
        let markers = target.syntax.markers
        guard !source.syntax.markers.isEmpty else { return markers }
        var result: [LiteralMarker] = []
        for byte in Set(markers.map(\.byte)) {
            for count in Set(markers.filter { $0.byte == byte }.map(\.count)) {
                var group = markers.filter { $0.byte == byte && $0.count == count }
                var shared = source.syntax.markers.count { $0.byte == byte && $0.count == count }
                // Those that look the least like markers are the ones that the source shows too.
                while shared > 0, !group.isEmpty {
                    group.remove(at: group.firstIndex(where: \.isSpacedOut) ?? 0)
                    shared -= 1
                }
                result += group
            }
        }
        return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Whether a marker was meant to be one, by what the source has.
    private func isSuspicious(_ marker: LiteralMarker) -> Bool {
        let counts = source.syntax
        switch marker.byte {
        case UInt8(ascii: "`"):
            return counts.count(of: .code) > 0
        case UInt8(ascii: "~"):
            if marker.count == 2 { return counts.count(of: .strikethrough) > 0 }
            return deficit(of: .strikethrough) > 0
        default:
            if marker.isRest { return counts.count(of: .strong) > 0 || counts.count(of: .emphasis) > 0 }
            switch marker.count {
            case 1:
                let isInside = marker.byte == UInt8(ascii: "_") && marker.before == .other && marker.after == .other
                if deficit(of: .emphasis) > 0 { return true }
                return counts.count(of: .emphasis) > 0 && !isInside && !marker.isSpacedOut
            case 2:
                if counts.count(of: .strong) > 0 { return true }
                // Nothing in the source is bold, but two asterisks right before a word are no accident.
                return marker.byte == UInt8(ascii: "*") && marker.canOpen && !marker.canClose
                    && !source.bytes.contains(marker.byte)
            case 3: return deficit(of: .strong) > 0 || deficit(of: .emphasis) > 0
            default: return deficit(of: .strong) > 0
            }
        }
    }

    // MARK: Why

    private mutating func report(_ markers: [LiteralMarker]) {
        var lonely: [LiteralMarker] = []
        var pairs: [(LiteralMarker, LiteralMarker)] = []
        var groups: [[LiteralMarker]] = []
        for marker in markers {
            if let index = groups.firstIndex(where: { $0[0].byte == marker.byte && $0[0].count == marker.count }) {
                groups[index].append(marker)
            } else {
                groups.append([marker])
            }
        }
        for group in groups {
            if group.count % 2 == 1 || group[0].byte == UInt8(ascii: "`") {
                lonely.append(loneliest(of: group))
            } else {
                for index in stride(from: 0, to: group.count, by: 2) { pairs.append((group[index], group[index + 1])) }
            }
        }
        for (opener, closer) in pairs { report(pair: opener, closer) }
        var reported: Set<UInt8> = []
        for marker in lonely where reported.insert(marker.byte).inserted { report(lonely: marker) }
    }

    /// The marker of an odd number that has no partner, as far as one can tell.
    private func loneliest(of group: [LiteralMarker]) -> LiteralMarker {
        group.first { $0.canOpen != $0.canClose } ?? group[group.count - 1]
    }

    private func mark(of marker: LiteralMarker) -> InlineSyntax.Mark {
        switch marker.byte {
        case UInt8(ascii: "`"): return .code
        case UInt8(ascii: "~"): return .strikethrough
        default: return marker.count == 1 ? .emphasis : .strong
        }
    }

    private mutating func report(lonely marker: LiteralMarker) {
        let mark = mark(of: marker).name
        report(
            LocalizationRule.markerUnbalanced,
            marker.range,
            "\(quote(marker.range)) has no partner, so readers see it and nothing is \(mark) here; "
                + "add the other marker, or take this one away"
        )
    }

    private mutating func report(pair opener: LiteralMarker, _ closer: LiteralMarker) {
        let content = opener.range.upperBound..<closer.range.lowerBound
        let range = opener.range.lowerBound..<closer.range.upperBound
        if opener.after == .whitespace || closer.before == .whitespace {
            report(
                LocalizationRule.markerSpace,
                range,
                "a space inside \(quote(range)) keeps the markers from working, so readers see them; "
                    + "take the space away",
                fixes: spaceFixes(opener, closer)
            )
        } else if !opener.canOpen || !closer.canClose {
            let side = opener.canOpen ? "closing" : "opening"
            report(
                LocalizationRule.markerFlanking,
                range,
                "the characters beside the \(side) marker of \(quote(range)) keep it from working, so readers see the "
                    + "markers; \(Self.advice(opener))",
                fixes: flankingFixes(opener, closer, content)
            )
        } else {
            report(
                LocalizationRule.markerUnbalanced,
                range,
                "the markers of \(quote(range)) do not enclose anything whole, so readers see them; "
                    + "set both inside the link or both outside"
            )
        }
    }

    private static func advice(_ marker: LiteralMarker) -> String {
        marker.byte == UInt8(ascii: "_")
            ? "use *, which may stand between letters" : "move brackets outside, or set a space on the outer side"
    }

    // MARK: Repairs

    private func isWhole(_ mark: InlineSyntax.Mark) -> (InlineSyntax) -> Bool {
        let (count, markerCount) = (target.syntax.count(of: mark), target.syntax.markers.count)
        return { $0.count(of: mark) == count + 1 && $0.markers.count <= markerCount - 2 }
    }

    private mutating func spaceFixes(_ opener: LiteralMarker, _ closer: LiteralMarker) -> [ValueFix] {
        var start = opener.range.upperBound
        while start < closer.range.lowerBound, let count = spaceLength(at: start) { start += count }
        var end = closer.range.lowerBound
        while end > start, let count = spaceLength(before: end) { end -= count }
        guard start < end else { return [] }
        let leading = opener.range.upperBound..<start
        let trailing = end..<closer.range.lowerBound
        let removal = [leading, trailing].filter { !$0.isEmpty }.map { ValueFix.Edit($0, "") }
        // A space that parts two words has to stay, outside of the markers.
        var move: [ValueFix.Edit] = []
        let marker = target.bytes[opener.range]
        if !leading.isEmpty {
            let isNeeded = opener.before == .other && !unit.language.isUnspaced
            let text = (isNeeded ? Array(target.bytes[leading]) : []) + marker
            move.append(.init(opener.range.lowerBound..<start, text))
        }
        if !trailing.isEmpty {
            let isNeeded = closer.after == .other && !unit.language.isUnspaced
            let text = marker + (isNeeded ? Array(target.bytes[trailing]) : [])
            move.append(.init(end..<closer.range.upperBound, text))
        }
        let isMoved = opener.before == .other && !leading.isEmpty || closer.after == .other && !trailing.isEmpty
        let fixes =
            isMoved && !unit.language.isUnspaced
            ? [ValueFix("move the space outside the markers", isSafe: true, move)]
            : [
                ValueFix("remove the space inside the markers", isSafe: true, removal),
                ValueFix("move the space outside the markers", isSafe: false, outside(opener, closer, start..<end)),
            ]
        return sound(fixes, where: isWhole(mark(of: opener)))
    }

    /// The content without its spaces, and a space on either side that has a letter.
    private func outside(_ opener: LiteralMarker, _ closer: LiteralMarker, _ content: Range<Int>) -> [ValueFix.Edit] {
        let marker = Array(target.bytes[opener.range])
        let space = [UInt8(ascii: " ")]
        return [
            .init(opener.range.lowerBound..<content.lowerBound, (opener.before == .other ? space : []) + marker),
            .init(content.upperBound..<closer.range.upperBound, marker + (closer.after == .other ? space : [])),
        ]
    }

    private mutating func flankingFixes(
        _ opener: LiteralMarker,
        _ closer: LiteralMarker,
        _ content: Range<Int>
    ) -> [ValueFix] {
        var fixes: [ValueFix] = []
        if opener.byte == UInt8(ascii: "_") {
            let stars = Array(repeating: UInt8(ascii: "*"), count: opener.count)
            fixes.append(
                ValueFix(
                    "use \(String(decoding: stars, as: UTF8.self)), which may stand between letters",
                    isSafe: true,
                    [.init(opener.range, stars), .init(closer.range, stars)]
                )
            )
        }
        if let (open, close) = brackets(around: content) {
            fixes.append(
                ValueFix(
                    "move the markers inside the brackets",
                    isSafe: true,
                    [
                        .init(
                            opener.range.lowerBound..<open.upperBound,
                            Array(target.bytes[open]) + Array(target.bytes[opener.range])
                        ),
                        .init(
                            close.lowerBound..<closer.range.upperBound,
                            Array(target.bytes[closer.range]) + Array(target.bytes[close])
                        ),
                    ]
                )
            )
        }
        if !closer.canClose, let mark = scalarRange(before: content.upperBound), mark.lowerBound > content.lowerBound,
            Self.sentenceMarks.contains(target.string(mark))
        {
            fixes.append(
                ValueFix(
                    "move the punctuation outside the markers",
                    isSafe: false,
                    [
                        .init(
                            mark.lowerBound..<closer.range.upperBound,
                            Array(target.bytes[closer.range]) + Array(target.bytes[mark])
                        )
                    ]
                )
            )
        }
        var spaces: [ValueFix.Edit] = []
        if !opener.canOpen { spaces.append(.init(opener.range.lowerBound..<opener.range.lowerBound, " ")) }
        if !closer.canClose { spaces.append(.init(closer.range.upperBound..<closer.range.upperBound, " ")) }
        fixes.append(ValueFix("set a space outside the markers", isSafe: false, spaces))
        return sound(fixes, where: isWhole(mark(of: opener)))
    }

    /// Punctuation that need not be marked with the words before it.
    private static let sentenceMarks: Set<String> = [
        ":", ".", ",", ";", "!", "?", "…", "：", "。", "，", "、", "；", "！", "？", "．", "؟", "،", "।",
    ]

    private static let brackets: [(String, String)] = [
        ("「", "」"), ("『", "』"), ("（", "）"), ("(", ")"), ("【", "】"), ("《", "》"), ("〈", "〉"), ("“", "”"), ("‘", "’"),
        ("«", "»"), ("„", "“"), ("\"", "\""), ("'", "'"), ("［", "］"),
    ]

    /// The brackets or quotation marks that enclose all of a range.
    private func brackets(around content: Range<Int>) -> (open: Range<Int>, close: Range<Int>)? {
        let bytes = target.bytes[content]
        for (open, close) in Self.brackets {
            let (first, last) = (Array(open.utf8), Array(close.utf8))
            guard bytes.count > first.count + last.count, bytes.starts(with: first), bytes.suffix(last.count) == last[...]
            else { continue }
            return (
                content.lowerBound..<content.lowerBound + first.count,
                content.upperBound - last.count..<content.upperBound
            )
        }
        return nil
    }

    /// The place of the character before an offset.
    private func scalarRange(before offset: Int) -> Range<Int>? {
        guard offset > 0 else { return nil }
        var start = offset - 1
        while start > 0, target.bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start..<offset
    }

    private func spaceLength(at offset: Int) -> Int? { TextAnalysis.spaceLength(target.bytes[offset...]) }

    private func spaceLength(before offset: Int) -> Int? {
        TextAnalysis.trailingSpaceLength(target.bytes[..<offset])
    }
}
