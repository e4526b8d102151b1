// Finds a spelling that is read back as it was meant: emit, ask the simulator what a parser would find,
// and escape or respell what differs. Most leaves are right at once.

import DocumentModel

extension LeafWriter {
    /// What the surroundings of a leaf ask of its text.
    struct Surroundings {
        var place: LeafPlace
        var isItemStart = false
        var isAfterBox = false
        /// Whether that box is open: a second one on the line, even in text, would be taken for it.
        var isAfterOpenBox = false
        /// The bullets right before the first line.
        var bullet: UInt8 = 0
        var bulletCount = 0
        var avoidsFrontMatter = false
        /// The greatest length of a line in characters; 0 for any.
        var width = 0
        /// Whether every byte is escaped that could be syntax anywhere.
        var escapesEverything = false
    }

    /// The most rounds that may be spent on escapes before all that could need one gets it.
    private static var maximumRounds: Int { 40 }

    /// Writes a leaf into `output`.
    ///
    /// - Returns: Whether a parser would read it back as it was meant.
    mutating func write(_ block: Block, of document: AttributedDocument, _ surroundings: Surroundings) -> Bool {
        loader.load(block, of: document, table, place: surroundings.place)
        losses = loader.losses
        order.order(loader.segments)
        pairs = order.pairs
        choices.removeAll(keepingCapacity: true)
        if !indentedLines.isEmpty { indentedLines.removeAll() }
        for offset in loader.references { choices.append(SpellingChoice(offset: offset, kind: .reference)) }
        prepareDelimiters()
        prepareLinks()
        countMailAddresses()
        let isSolved = solve(surroundings)
        if isSolved, surroundings.width > 0, surroundings.place == .lines {
            wrap(width: surroundings.width, surroundings)
        }
        return isSolved
    }

    private mutating func prepareDelimiters() {
        let style = options.markdown
        guard style.emphasis == .underscore || style.strong == .underscore else { return }
        for index in pairs.indices {
            if pairs[index].mark == .emphasis { pairs[index].usesUnderscore = style.emphasis == .underscore }
            if pairs[index].mark == .strong { pairs[index].usesUnderscore = style.strong == .underscore }
        }
    }

    private mutating func solve(_ surroundings: Surroundings) -> Bool {
        var escapesAll = false
        /// Whether something else than escapes was changed, which may have made an escape needless.
        var isRespelled = false
        var repairs = MarkRepairs()
        let fixed = choices.count
        if surroundings.escapesEverything {
            emit()
            _ = escapeEverything()
        }
        for round in 0... {
            emit()
            if escapeHazards(surroundings) { continue }
            simulate()
            if simulator.tokens == intended, !isFoundByNewerRules() {
                // Right for this parser. For later ones the spelling around the marks changes, if that helps.
                if repairMarks(&repairs, surroundings) { continue }
                return isRight(surroundings)
            }
            if simulator.tokens == intended {
                if !surroundings.escapesEverything, choices.count > fixed + (isRespelled ? 0 : 1) {
                    minimizeChoices(surroundings)
                }
                return true
            }
            if round < Self.maximumRounds {
                if escapeUnintended() { continue }
                isRespelled = true
                if respellLink() { continue }
            } else if !escapesAll {
                escapesAll = true
                if escapeEverything() { continue }
            }
            if !repairMarks(&repairs, surroundings) { return false }
        }
        return false
    }

    mutating func simulate() {
        output.withUnsafeBufferPointer { bytes in
            simulator.run(UnsafeBufferPointer(rebasing: bytes.dropLast()))
        }
    }

    /// Whether the output of the choices made so far is right.
    mutating func isRight(_ surroundings: Surroundings) -> Bool {
        emit()
        guard lineStartHazards(surroundings).isEmpty, caretHazards().isEmpty else { return false }
        simulate()
        return simulator.tokens == intended
    }

    /// Whether a parser of CommonMark 0.31 would find the marks too. It differs only beside symbols, which it takes for
    /// punctuation.
    ///
    /// - Returns: `true` as well where there is nothing to differ about; else what it finds is in the simulator.
    mutating func isFoundByNewerRules() -> Bool {
        guard intended.contains(where: { isBesideDisputed($0) }) else { return true }
        simulator.inlines.usesNewerFlanking = true
        simulate()
        simulator.inlines.usesNewerFlanking = false
        let found = simulator.tokens
        var index = 0
        for token in intended where token.kind.isFlanking {
            while index < found.count, found[index] != token { index += 1 }
            if index == found.count { return false }
        }
        return true
    }

    private func isBesideDisputed(_ token: InlineToken) -> Bool {
        guard token.kind.isFlanking else { return false }
        return output.withUnsafeBufferPointer { bytes in
            var before = Int(token.start) - 1
            while before > 0, bytes[before] & 0xC0 == 0x80 { before -= 1 }
            if before >= 0, FlankingClass.isDisputed(decodeScalar(bytes, at: before).scalar) { return true }
            let after = Int(token.end)
            return after < bytes.count && FlankingClass.isDisputed(decodeScalar(bytes, at: after).scalar)
        }
    }

    // MARK: Choices

    /// Adds a choice for a byte of the content unless it has one.
    @discardableResult
    mutating func choose(_ kind: SpellingChoice.Kind, at offset: Int) -> Bool {
        let number = firstChoice(at: offset)
        if number < choices.count, Int(choices[number].offset) == offset { return false }
        choices.insert(SpellingChoice(offset: Int32(truncatingIfNeeded: offset), kind: kind), at: number)
        return true
    }

    /// Adds an escape for a byte of the output that stands for itself.
    mutating func escape(outputOffset: Int) -> Bool {
        guard outputOffset >= 0, outputOffset < output.count, let offset = contentOffset(of: outputOffset) else {
            return false
        }
        return choose(loader.content[offset].isASCIIPunctuation ? .escape : .reference, at: offset)
    }

    /// Breaks an address in the text by a reference: a backslash in an address looks like a part of it.
    private mutating func breakAddress(_ token: InlineToken) -> Bool {
        for index in Int(token.start)..<Int(token.end)
        where output[index] == UInt8(ascii: ":") || output[index] == UInt8(ascii: ".") {
            guard let offset = contentOffset(of: index) else { return false }
            return choose(.reference, at: offset)
        }
        return false
    }

    private func isLiteral(_ outputOffset: Int) -> Bool {
        outputOffset >= 0 && outputOffset < output.count && contentOffset(of: outputOffset) != nil
    }

    // MARK: Line starts

    func lineStartHazards(_ surroundings: Surroundings) -> [Int] {
        switch surroundings.place {
        case .cell: return []
        case .heading: return headingHazard().map { [$0] } ?? []
        case .lines: break
        }
        var hazards: [Int] = []
        if surroundings.isAfterOpenBox { noteDoneBoxes(&hazards) }
        output.withUnsafeBufferPointer { bytes in
            for (number, start) in lineStarts.enumerated() where LineStart.classes[Int(bytes[start])] != 0 {
                let context = LineContext(
                    dialect: options.dialect,
                    isFirst: number == 0,
                    isItemStart: surroundings.isItemStart,
                    isAfterBox: surroundings.isAfterBox,
                    bullet: surroundings.bullet,
                    bulletCount: surroundings.bulletCount,
                    avoidsFrontMatter: surroundings.avoidsFrontMatter
                )
                let previous = number > 0 ? lineStarts[number - 1] : nil
                if let hazard = LineStart.hazard(bytes, at: start, previous: previous, context) {
                    hazards.append(hazard)
                }
            }
        }
        return hazards
    }

    /// Notes the letters of boxes on the first line.
    private func noteDoneBoxes(_ hazards: inout [Int]) {
        var index = 1
        while index + 1 < output.count, output[index] != 0x0A {
            let isBox = output[index - 1] == UInt8(ascii: "[") && output[index + 1] == UInt8(ascii: "]")
            if isBox, output[index] | 0x20 == UInt8(ascii: "x"), isLiteral(index) { hazards.append(index) }
            index += 1
        }
    }

    /// Carets of the text right before a link: Apple's parsers would take the link's address for attributes.
    private func caretHazards() -> [Int] {
        intended.compactMap { token in
            let caret = Int(token.start) - 1
            guard token.kind == .linkOpen, caret >= 0, output[caret] == UInt8(ascii: "^"),
                let offset = contentOffset(of: caret)
            else { return nil }
            let number = firstChoice(at: offset)
            let isChosen = number < choices.count && Int(choices[number].offset) == offset
            return isChosen ? nil : caret
        }
    }

    private mutating func escapeHazards(_ surroundings: Surroundings) -> Bool {
        var isChanged = false
        for caret in caretHazards() where escape(outputOffset: caret) { isChanged = true }
        for hazard in lineStartHazards(surroundings) {
            if escape(outputOffset: hazard) {
                isChanged = true
            } else if let line = lineStarts.firstIndex(of: hazard), line > 0, indentedLines.insert(line).inserted {
                // What is no text cannot be escaped, but four spaces keep it from beginning a block.
                isChanged = true
            }
        }
        return isChanged
    }

    /// A run of `#` at the end of a heading, after a space or alone, would be dropped.
    private func headingHazard() -> Int? {
        var start = output.count - 1
        guard start > 0, output[start - 1] == UInt8(ascii: "#") else { return nil }
        while start > 0, output[start - 1] == UInt8(ascii: "#") { start -= 1 }
        return start == 0 || output[start - 1] == 0x20 || output[start - 1] == 0x09 ? start : nil
    }

    // MARK: Text that is taken for syntax

    /// Escapes text in tokens that are not intended.
    private mutating func escapeUnintended() -> Bool {
        let found = simulator.tokens
        var places: [Int] = []
        var opens: [Int] = []
        var escapedBrackets: [Bool] = []
        var isChanged = false
        var wanted = 0
        for (number, token) in found.enumerated() {
            while wanted < intended.count, intended[wanted].start < token.start {
                noteNeighbours(of: intended[wanted], &places)
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
                if !isIntended, breakAddress(token) { isChanged = true }
            default:
                if !isIntended, let place = placeToEscape(token) { places.append(place) }
            }
        }
        while wanted < intended.count {
            noteNeighbours(of: intended[wanted], &places)
            wanted += 1
        }
        for place in places where escape(outputOffset: place) { isChanged = true }
        return isChanged || escapeObstacles()
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
        var isChanged = false
        for span in spans {
            for index in Int(span.output)..<Int(span.output + span.count) where obstacles.contains(output[index]) {
                if escape(outputOffset: index) { isChanged = true }
            }
        }
        return isChanged
    }

    /// Of two delimiters that pair up, the one to escape: text, and the shorter run.
    private func placeToEscape(_ opener: InlineToken, _ closer: InlineToken) -> Int? {
        let open = Int(opener.start)
        let close = Int(closer.start)
        guard isLiteral(open) else { return isLiteral(close) ? close : nil }
        guard isLiteral(close) else { return open }
        return runLength(around: close) < runLength(around: open) ? close : open
    }

    private func runLength(around offset: Int) -> Int {
        var start = offset
        var end = offset + 1
        while start > 0, output[start - 1] == output[offset] { start -= 1 }
        while end < output.count, output[end] == output[offset] { end += 1 }
        return end - start
    }

    private func placeToEscape(_ token: InlineToken) -> Int? {
        let start = Int(token.start)
        switch token.kind {
        case .escape, .entity, .html, .angleAddress, .linkOpen, .linkClose, .footnote, .verbatim, .attributeOpen:
            return isLiteral(start) ? start : nil
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
    private func noteNeighbours(of token: InlineToken, _ places: inout [Int]) {
        let start = Int(token.start)
        let end = Int(token.end)
        guard end > start, end <= output.count else { return }
        switch token.kind {
        case .code, .emphasisOpen, .emphasisClose, .strongOpen, .strongClose, .strikethroughOpen, .strikethroughClose,
            .highlightOpen, .highlightClose:
            if start > 0, output[start - 1] == output[start], isLiteral(start - 1) { places.append(start - 1) }
            if end < output.count, output[end] == output[end - 1], isLiteral(end) { places.append(end) }
        case .footnote, .verbatim:
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
            noteClosingBrackets(from: end, &places)
        default: break
        }
    }

    /// Notes the brackets in the text of a link that close one they did not open.
    private func noteClosingBrackets(from start: Int, _ places: inout [Int]) {
        var depth = 0
        var index = start
        while index < output.count {
            let byte = output[index]
            if byte == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") {
                if depth == 0 {
                    if isLiteral(index) { places.append(index) }
                    return
                }
                depth -= 1
            }
            index += 1
        }
    }

    /// Escapes every byte of text that could be syntax.
    private mutating func escapeEverything() -> Bool {
        var isChanged = false
        for span in spans {
            for index in Int(span.output)..<Int(span.output + span.count) {
                switch output[index] {
                case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
                    UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "$"),
                    UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "^"):
                    if escape(outputOffset: index) { isChanged = true }
                default: break
                }
            }
        }
        return isChanged
    }

    /// Takes back choices that the others have made needless, if that is affordable.
    private mutating func minimizeChoices(_ surroundings: Surroundings) {
        let budget = 1 << 16
        guard choices.count <= 64, choices.count * output.count <= budget else { return }
        var number = 0
        while number < choices.count {
            let choice = choices.remove(at: number)
            if loader.references.contains(choice.offset) || !isRight(surroundings) {
                choices.insert(choice, at: number)
                number += 1
            }
        }
        emit()
    }
}
