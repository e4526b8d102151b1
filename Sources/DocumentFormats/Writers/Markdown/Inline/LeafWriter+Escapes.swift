// Escapes: where a parser finds syntax that was meant as text, and where text keeps it from finding what was
// meant as syntax.

import DocumentModel

extension LeafWriter {
    /// Escapes text in tokens that are not intended.
    mutating func escapeUnintended() -> Bool {
        let found = simulator.tokens
        var places: [Int] = []
        var opens: [Int] = []
        var escapedBrackets: [Bool] = []
        var addresses: [Int] = []
        var wanted = 0
        for (number, token) in found.enumerated() {
            while wanted < intended.count, intended[wanted].start < token.start {
                noteNeighbours(ofToken: wanted, &places)
                wanted += 1
            }
            let isIntended = wanted < intended.count && intended[wanted] == token
            if isIntended { wanted += 1 }
            switch token.kind {
            case .emphasisOpen, .strongOpen, .strikethroughOpen, .highlightOpen:
                opens.append(isIntended ? -1 - number : number)
            case .emphasisClose, .strongClose, .strikethroughClose, .highlightClose:
                guard let open = opens.popLast() else { continue }
                if open >= 0 || !isIntended {
                    let opener = found[open >= 0 ? open : -1 - open]
                    if let place = placeToEscape(opener, token) { places.append(place) }
                }
            case .linkOpen, .imageOpen, .attributeOpen:
                let place = isIntended ? nil : placeToEscape(token)
                if let place { places.append(place) }
                escapedBrackets.append(place != nil)
            case .linkClose:
                // Without its opening bracket the closing one says nothing.
                let isOpenEscaped = escapedBrackets.popLast() ?? false
                if !isIntended, !isOpenEscaped, let place = placeToEscape(token) { places.append(place) }
            case .bareAddress:
                if !isIntended, let place = placeToBreak(token) { addresses.append(place) }
            default:
                if !isIntended, let place = placeToEscape(token) { places.append(place) }
            }
        }
        while wanted < intended.count {
            noteNeighbours(ofToken: wanted, &places)
            wanted += 1
        }
        let areAddressesBroken = escape(outputOffsets: addresses, as: .reference)
        return escape(outputOffsets: places) || areAddressesBroken || escapeObstacles()
    }

    /// Where an address in the text is broken, by a reference: a backslash would look like a part of it.
    private func placeToBreak(_ token: InlineToken) -> Int? {
        (Int(token.start)..<Int(token.end)).first {
            output[$0] == UInt8(ascii: ":") || output[$0] == UInt8(ascii: ".")
        }
    }

    /// Escapes text that makes nothing itself and yet keeps a code span or strikethrough from being found: after
    /// a run of backticks without a partner the parser forgets where later runs are, and a lone tilde between
    /// two pairs of them is taken for their partner.
    private mutating func escapeObstacles() -> Bool {
        let found = simulator.tokens
        var obstacles: Set<UInt8> = []
        var number = 0
        for token in intended where token.kind == .code || token.kind == .strikethroughOpen {
            while number < found.count, found[number].start < token.start { number += 1 }
            if number < found.count, found[number] == token { continue }
            obstacles.insert(token.kind == .code ? UInt8(ascii: "`") : UInt8(ascii: "~"))
        }
        guard !obstacles.isEmpty else { return false }
        var places: [Int] = []
        for span in spans {
            places += (Int(span.output)..<Int(span.output + span.count)).filter { obstacles.contains(output[$0]) }
        }
        return escape(outputOffsets: places)
    }

    /// Of two delimiters that pair up, the one to escape: text, and the shorter run.
    private func placeToEscape(_ opener: InlineToken, _ closer: InlineToken) -> Int? {
        let open = Int(opener.start)
        let close = Int(closer.start)
        guard isLiteral(open) else { return isLiteral(close) ? close : nil }
        guard isLiteral(close) else { return open }
        return runLength(around: close) < runLength(around: open) ? close : open
    }

    /// The length of the run of equal bytes around an offset, as far as it matters.
    private func runLength(around offset: Int) -> Int {
        let reach = 32
        var start = offset
        var end = offset + 1
        while start > max(0, offset - reach), output[start - 1] == output[offset] { start -= 1 }
        while end < min(output.count, offset + reach), output[end] == output[offset] { end += 1 }
        return end - start
    }

    private func placeToEscape(_ token: InlineToken) -> Int? {
        let start = Int(token.start)
        switch token.kind {
        case .escape, .entity, .html, .angleAddress, .linkOpen, .linkClose, .footnote, .attributeOpen:
            return isLiteral(start) ? start : nil
        case .verbatim:
            // Spans that touch are one token, which may begin as it was meant to.
            return (start..<Int(token.end)).first { isLiteral($0) }
        case .imageOpen:
            // The bracket alone makes neither an image nor a link.
            return isLiteral(start + 1) ? start + 1 : isLiteral(start) ? start : nil
        case .code:
            if isLiteral(start) { return start }
            var closing = Int(token.end)
            while closing > start, output[closing - 1] == UInt8(ascii: "`") { closing -= 1 }
            return isLiteral(closing) ? closing : nil
        case .hardBreak:
            // A backslash of the text before a line end.
            return isLiteral(start - 1) ? start - 1 : nil
        default:
            return nil
        }
    }

    /// Notes text that runs together with the delimiters of a token that was not found.
    private func noteNeighbours(ofToken number: Int, _ places: inout [Int]) {
        let token = intended[number]
        let start = Int(token.start)
        let end = Int(token.end)
        guard end > start, end <= output.count else { return }
        switch token.kind {
        case .code, .emphasisOpen, .emphasisClose, .strongOpen, .strongClose, .strikethroughOpen, .strikethroughClose,
            .highlightOpen, .highlightClose:
            noteEqualNeighbours(of: token, &places)
        case .footnote, .verbatim:
            if token.kind == .verbatim { noteEqualNeighbours(of: token, &places) }
            // What follows could make it a link.
            if end < output.count, output[end] == UInt8(ascii: "(") || output[end] == UInt8(ascii: "["), isLiteral(end)
            {
                places.append(end)
            }
            // Letters before and digits after a dollar sign make it one of money.
            guard token.kind == .verbatim, output[start] == UInt8(ascii: "$") else { break }
            if start > 0, output[start - 1].isASCIIAlphanumeric, isLiteral(start - 1) { places.append(start - 1) }
            if end < output.count, output[end].isASCIIDigit, isLiteral(end) { places.append(end) }
        case .linkOpen, .imageOpen, .attributeOpen:
            // With a caret after it, the bracket would be that of a footnote.
            if end < output.count, output[end] == UInt8(ascii: "^"), isLiteral(end) { places.append(end) }
            noteLoneBrackets(inLink: number, &places)
        default: break
        }
    }

    /// Notes text right before and after a token that is equal to what the token begins and ends with.
    private func noteEqualNeighbours(of token: InlineToken, _ places: inout [Int]) {
        let start = Int(token.start)
        let end = Int(token.end)
        if start > 0, output[start - 1] == output[start], isLiteral(start - 1) { places.append(start - 1) }
        if end < output.count, output[end] == output[end - 1], isLiteral(end) { places.append(end) }
    }

    /// Notes the brackets in the text of a link that have no partner in it: they would be taken for those of the link.
    private func noteLoneBrackets(inLink number: Int, _ places: inout [Int]) {
        /// For each link or image that is open, the brackets that nothing has closed.
        var open: [[Int]] = [[]]
        var offset = Int(intended[number].end)
        for token in intended[(number + 1)...] {
            for index in offset..<max(offset, Int(token.start)) {
                if output[index] == UInt8(ascii: "[") {
                    open[open.count - 1].append(index)
                } else if output[index] == UInt8(ascii: "]"), open[open.count - 1].popLast() == nil {
                    places.append(index)
                }
            }
            switch token.kind {
            case .linkOpen, .imageOpen, .attributeOpen: open.append([])
            case .linkClose:
                places += open.removeLast()
                if open.isEmpty { return }
            default: break
            }
            offset = Int(token.end)
        }
    }

    /// Escapes every byte of text that could be syntax.
    mutating func escapeEverything() -> Bool {
        var places: [Int] = []
        var addresses: [Int] = []
        for span in spans {
            for index in Int(span.output)..<Int(span.output + span.count) {
                switch output[index] {
                case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
                    UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "$"),
                    UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "|"):
                    places.append(index)
                case UInt8(ascii: "."), UInt8(ascii: ":"):
                    if isInAddress(index) { addresses.append(index) }
                default: break
                }
            }
        }
        let areAddressesBroken = escape(outputOffsets: addresses, as: .reference)
        return escape(outputOffsets: places) || areAddressesBroken
    }

    /// Whether a byte is the dot of `www.` or the colon of `://`.
    private func isInAddress(_ index: Int) -> Bool {
        if output[index] == UInt8(ascii: ":") {
            return index + 2 < output.count && output[index + 1] == UInt8(ascii: "/")
                && output[index + 2] == UInt8(ascii: "/")
        }
        return index >= 3 && output[index - 3..<index].elementsEqual("www".utf8)
    }
}
