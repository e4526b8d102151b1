// Links of the translation against those of the source: by their addresses, as sets.

import DocumentFormats

extension UnitJudge {
    mutating func judgeLinks() {
        guard !source.syntax.links.isEmpty || !target.syntax.links.isEmpty else { return }
        judgePictures()
        var wanted = source.syntax.links.filter { $0.kind != .image }
        var got = target.syntax.links.filter { $0.kind != .image }
        judgeEmptyTexts(got)
        match(&wanted, &got)
        var broken = wanted.isEmpty ? [] : brokenLinks()
        for link in wanted {
            guard let index = broken.firstIndex(where: { !$0.isWellFormed && isMeant($0, for: link) }) else { continue }
            reportBroken(broken.remove(at: index), for: link)
            wanted.removeAll { $0.range == link.range }
        }
        // A text with broken syntax around an address has that address as a bare link as well.
        got.removeAll { $0.kind == .mail || $0.kind == .bare && wanted.allSatisfy { $0.kind == .inline } }
        for link in wanted {
            guard let index = partner(of: link, in: got) else { continue }
            reportDifferent(got.remove(at: index), from: link)
            wanted.removeAll { $0.range == link.range }
        }
        if hasFound(LocalizationRule.linkSpace, LocalizationRule.markerFullwidth, LocalizationRule.bareURLTail) {
            // What was reported is what swallows these.
            wanted.removeAll { link in broken.contains { $0.isWellFormed && isMeant($0, for: link) } }
        }
        reportMissing(wanted)
        reportAdded(got)
    }

    // MARK: Matching

    /// Takes the links out of both lists that have the same address, or that of the same page in another language.
    private func match(_ wanted: inout [InlineSyntax.Link], _ got: inout [InlineSyntax.Link]) {
        let (source, target, language) = (source, target, unit.language)
        func take(_ isMatch: (WebAddress, WebAddress) -> Bool) {
            wanted.removeAll { link in
                let address = source.address(of: link)
                let index = got.firstIndex { other in
                    // A label that is gone is a loss, even when the address is still there to read.
                    (link.kind != .inline || other.kind == .inline) && isMatch(target.address(of: other), address)
                }
                if let index { got.remove(at: index) }
                return index != nil
            }
        }
        take { $0 == $1 }
        take { $0.isTranslation(of: $1, in: language) }
    }

    /// The link of the target that stands where a link of the source should, as far as one can tell.
    private func partner(of link: InlineSyntax.Link, in got: [InlineSyntax.Link]) -> Int? {
        let candidates = got.indices.filter { link.kind != .inline || got[$0].kind == .inline || got[$0].kind == .angle }
        let rest = source.address(of: link).rest
        let same = candidates.first { target.address(of: got[$0]).rest == rest }
        return same ?? candidates.first
    }

    // MARK: Broken syntax

    /// Text that looks like a link and is none.
    private struct BrokenLink {
        var range: Range<Int>
        var text: Range<Int>
        var destination: Range<Int>
        var isWide: Bool
        /// Whether there is nothing wrong with it but where it stands, such as in code or after an address that
        /// takes all up to the next space.
        var isWellFormed: Bool
    }

    /// Finds `[text] (address)`, `[text](address with spaces)` and the same with full-width brackets.
    private func brokenLinks() -> [BrokenLink] {
        let narrow = Narrow(target.bytes)
        var result: [BrokenLink] = []
        var opens: [Int] = []
        var index = 0
        while index < narrow.bytes.count {
            let byte = narrow.bytes[index]
            index += 1
            if byte == UInt8(ascii: "[") { opens.append(index - 1) }
            guard byte == UInt8(ascii: "]"), let open = opens.popLast() else { continue }
            var parenthesis = index
            while parenthesis < narrow.bytes.count, let count = narrow.spaceLength(at: parenthesis) { parenthesis += count }
            guard parenthesis < narrow.bytes.count, narrow.bytes[parenthesis] == UInt8(ascii: "("),
                let close = narrow.closing(from: parenthesis)
            else { continue }
            let range = narrow.range(open..<close + 1)
            if target.syntax.links.contains(where: { $0.kind == .inline && $0.range == range }) { continue }
            if target.syntax.attributes.contains(where: { $0.range.overlaps(range) }) { continue }
            let isWide =
                narrow.isWide(open) || narrow.isWide(index - 1) || narrow.isWide(parenthesis) || narrow.isWide(close)
            let hasSpace = (parenthesis..<close).contains { narrow.spaceLength(at: $0) != nil }
            result.append(
                BrokenLink(
                    range: range,
                    text: narrow.range(open + 1..<index - 1),
                    destination: narrow.range(parenthesis + 1..<close),
                    isWide: isWide,
                    isWellFormed: !isWide && !hasSpace && parenthesis == index
                )
            )
            index = close + 1
        }
        return result
    }

    private func isMeant(_ broken: BrokenLink, for link: InlineSyntax.Link) -> Bool {
        let address = WebAddress(String(decoding: mended(broken), as: UTF8.self))
        let wanted = source.address(of: link)
        return address.looksLikeAddress || address == wanted || address.rest == wanted.rest
            || address.isTranslation(of: wanted, in: unit.language)
    }

    /// The address that was meant: in ASCII and without spaces.
    private func mended(_ broken: BrokenLink) -> [UInt8] {
        var bytes = Array(target.bytes[broken.destination])
        if broken.isWide || !source.bytes.contains(0xEF) { bytes = WideForm.narrowed(bytes) }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let count = TextAnalysis.spaceLength(bytes[index...]) { index += count } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    /// The edits that make a link of it: each space and each full-width character by itself.
    private func mending(_ broken: BrokenLink) -> [ValueFix.Edit] {
        var edits: [ValueFix.Edit] = []
        for form in WideForm.all(in: target.bytes) where broken.range.contains(form.range.lowerBound) {
            let isSyntax = !broken.text.contains(form.range.lowerBound)
            if isSyntax { edits.append(.init(form.range, [form.ascii])) }
        }
        var index = broken.text.upperBound
        while index < broken.range.upperBound {
            guard let count = TextAnalysis.spaceLength(target.bytes[index...]) else {
                index += 1
                continue
            }
            edits.append(.init(index..<index + count, ""))
            index += count
        }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func reportBroken(_ broken: BrokenLink, for link: InlineSyntax.Link) {
        let title = broken.isWide ? "use ASCII brackets" : "remove the space"
        let count = target.syntax.links.count { $0.kind == .inline }
        let fixes = sound([ValueFix(title, isSafe: true, mending(broken))]) { syntax in
            syntax.links.count { $0.kind == .inline } > count
        }
        report(
            broken.isWide ? LocalizationRule.markerFullwidth : LocalizationRule.linkSpace,
            broken.range,
            broken.isWide
                ? "\(quote(broken.range)) has full-width brackets, so it is no link and readers see them; "
                    + "write [text](address) in ASCII"
                : "a space keeps \(quote(broken.range)) from being a link, so readers see brackets and address; "
                    + "take the space away",
            fixes: fixes
        )
    }

    // MARK: Reports

    private mutating func judgeEmptyTexts(_ links: [InlineSyntax.Link]) {
        func isEmpty(_ text: ArraySlice<UInt8>) -> Bool {
            let string = String(decoding: text, as: UTF8.self).unicodeScalars
            return string.allSatisfy { $0.properties.isWhitespace || LiteralMarker.isMarker(UInt8(truncatingIfNeeded: $0.value)) && $0.isASCII || $0 == "\u{200B}" }
        }
        for link in links where link.kind == .inline && isEmpty(target.bytes[link.text]) {
            if source.syntax.links.contains(where: { $0.kind == .inline && isEmpty(source.bytes[$0.text]) }) { continue }
            report(
                LocalizationRule.linkTextEmpty,
                link.range,
                "the link \(quote(link.range)) has no text, so readers see nothing of it; translate the text of the link"
            )
        }
    }

    private mutating func judgePictures() {
        let pictures = target.syntax.links.filter { $0.kind == .image }
        guard pictures.count > source.syntax.links.count(where: { $0.kind == .image }), let picture = pictures.last else {
            return
        }
        report(
            LocalizationRule.blockIgnored,
            picture.range,
            "\(quote(picture.range)) is a picture, of which a localised text shows only the description; take it away"
        )
    }

    private mutating func reportDifferent(_ link: InlineSyntax.Link, from wanted: InlineSyntax.Link) {
        let (mine, other) = (target.address(of: link), source.address(of: wanted))
        if link.kind == .bare, let tail = tail(of: link, after: other) { return reportTail(tail, of: link) }
        let hasSpecifier = { (range: Range<Int>, text: TextAnalysis) in
            text.formats.specifiers.contains { range.contains($0.range.lowerBound) }
        }
        if hasSpecifier(link.destination, target), !hasSpecifier(wanted.destination, source) {
            return report(
                LocalizationRule.formatInMarkup,
                link.destination,
                "\(quote(link.destination)) has a specifier in the address, where the source has none; "
                    + "take the address of the source: \(other.text)"
            )
        }
        let fix = ValueFix(
            "take the address of the source",
            isSafe: false,
            [.init(link.destination, source.bytes[wanted.destination])]
        )
        if isSchemeFault(mine, other) {
            report(
                LocalizationRule.linkScheme,
                link.destination,
                "the address \(quote(link.destination)) does not begin with “\(other.scheme ?? ""):” as that of the "
                    + "source does, so the link opens nothing; write \(other.text)",
                fixes: [fix]
            )
        } else {
            report(
                LocalizationRule.linkURL,
                link.destination,
                "the address \(quote(link.destination)) is not that of the source; write \(other.text)",
                fixes: [fix]
            )
        }
    }

    private func isSchemeFault(_ mine: WebAddress, _ other: WebAddress) -> Bool {
        guard let wanted = other.scheme, mine.scheme != wanted else { return false }
        let known: Set<String> = ["http", "https", "mailto", "tel", "sms", "ftp", "file", "data"]
        guard let scheme = mine.scheme else { return true }
        return !known.contains(scheme)
    }

    private mutating func reportMissing(_ links: [InlineSyntax.Link]) {
        let missing = links.filter { link in
            // An address that is there to read is not lost.
            link.kind == .inline || !target.bytes.hasPart(source.bytes[link.destination])
        }
        guard let first = missing.first else { return }
        let names = missing.map { source.address(of: $0).text }.joined(separator: " and ")
        let text = first.kind == .inline ? " around \(quoteSource(first.text))" : ""
        report(
            LocalizationRule.linkMissing,
            unit.wholeRange,
            "the link to \(names)\(text) is missing in the translation; put it back"
        )
    }

    private func quoteSource(_ range: Range<Int>) -> String { "“\(source.string(range))”" }

    private mutating func reportAdded(_ links: [InlineSyntax.Link]) {
        for link in links where link.kind == .inline || link.kind == .angle {
            let scheme = target.address(of: link).scheme
            // `[text](inflect: true)` has lost its caret.
            if scheme != nil, source.syntax.attributes.contains(where: { attribute in
                source.string(attribute.payload).lowercased().hasPrefix((scheme ?? "") + ":")
            }) {
                continue
            }
            report(
                LocalizationRule.linkMissing,
                link.range,
                "the source has no link like \(quote(link.range)); take it away, or add it to the source"
            )
        }
    }
}

/// A text in ASCII forms, and the way back to its own places.
private struct Narrow {
    var bytes: [UInt8] = []
    /// For each byte its offset in the text, and one for the end.
    private var offsets: [Int] = []
    private var wide: [Bool] = []

    init(_ text: [UInt8]) {
        var rest = 0
        for form in WideForm.all(in: text) {
            append(text, rest..<form.range.lowerBound)
            bytes.append(form.ascii)
            offsets.append(form.range.lowerBound)
            wide.append(true)
            rest = form.range.upperBound
        }
        append(text, rest..<text.count)
        offsets.append(text.count)
    }

    private mutating func append(_ text: [UInt8], _ range: Range<Int>) {
        bytes += text[range]
        offsets += range
        wide += repeatElement(false, count: range.count)
    }

    func isWide(_ index: Int) -> Bool { wide[index] }

    func range(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

    func spaceLength(at index: Int) -> Int? { TextAnalysis.spaceLength(bytes[index...]) }

    /// The parenthesis that closes the one at an offset.
    func closing(from open: Int) -> Int? {
        var depth = 0
        for index in open..<bytes.count {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}

extension [UInt8] {
    /// Whether some bytes occur in these.
    func hasPart(_ part: ArraySlice<UInt8>) -> Bool {
        guard let first = part.first, part.count <= count else { return part.isEmpty }
        for index in 0...(count - part.count) where self[index] == first {
            if self[index...].starts(with: part) { return true }
        }
        return false
    }
}
