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
        /// Whether nothing stands before the leaf.
        var beginsDocument = false
        /// The greatest length of a line in characters; 0 for any.
        var width = 0
        /// Whether it means nothing how the source nested its marks.
        var forgetsNesting = false
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
        if loader.hasMailLinks { loader.joinLinks(&table) }
        if surroundings.forgetsNesting { _ = loader.forgetNesting() }
        if options.dialect != .commonmark { loader.linkMailAddresses(&table) }
        simulator.isAfterMarker = surroundings.place != .lines || surroundings.isAfterBox
        var isSolved = spell(surroundings)
        // How equal marks were nested means nothing; a leaf may be easier to write without.
        if !isSolved, loader.forgetNesting() {
            if options.dialect != .commonmark { loader.linkMailAddresses(&table) }
            isSolved = spell(surroundings)
        }
        if isSolved, surroundings.width > 0, surroundings.place == .lines {
            wrap(width: surroundings.width, surroundings)
        }
        // In readable text white space at the ends of lines says nothing.
        if beginsWithReference, options.fidelity == .exact { losses.append(.spaceBeforeHTML) }
        return isSolved
    }

    /// Spells what is loaded.
    private mutating func spell(_ surroundings: Surroundings) -> Bool {
        losses = loader.losses
        linkSpelling.hidesSyntax = surroundings.escapesEverything
        order.order(loader.segments)
        pairs = order.pairs
        choices.removeAll(keepingCapacity: true)
        if !indentedLines.isEmpty { indentedLines.removeAll() }
        for offset in loader.references { choices.append(SpellingChoice(offset: offset, kind: .reference)) }
        prepareDelimiters()
        // In an address that stands alone nothing can be escaped.
        if !surroundings.escapesEverything { prepareLinks() }
        return solve(surroundings)
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
                if respellLinks(all: false) { continue }
            } else {
                if !escapesAll {
                    escapesAll = true
                    if escapeEverything() { continue }
                }
                if respellLinks(all: true) { continue }
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

    /// Adds escapes for bytes of the output that stand for themselves: references where no backslash can stand.
    ///
    /// - Returns: Whether any of them had none.
    mutating func escape(outputOffsets places: [Int], as kind: SpellingChoice.Kind? = nil) -> Bool {
        var added: [SpellingChoice] = []
        for place in places where place >= 0 && place < output.count {
            guard let offset = contentOffset(of: place) else { continue }
            let number = firstChoice(at: offset)
            if number < choices.count, Int(choices[number].offset) == offset { continue }
            let natural: SpellingChoice.Kind = loader.content[offset].isASCIIPunctuation ? .escape : .reference
            added.append(SpellingChoice(offset: Int32(truncatingIfNeeded: offset), kind: kind ?? natural))
        }
        guard !added.isEmpty else { return false }
        choices += added
        choices.sort { $0.offset < $1.offset }
        var count = 1
        for index in 1..<choices.count where choices[index].offset != choices[count - 1].offset {
            choices[count] = choices[index]
            count += 1
        }
        choices.removeSubrange(count...)
        return true
    }

    /// Adds an escape for a byte of the output that stands for itself.
    mutating func escape(outputOffset: Int) -> Bool { escape(outputOffsets: [outputOffset]) }

    func isLiteral(_ outputOffset: Int) -> Bool {
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
                    avoidsFrontMatter: surroundings.avoidsFrontMatter,
                    beginsDocument: surroundings.beginsDocument && number == 0
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
        var start = 1
        while let letter = doneBox(from: start) {
            if isLiteral(letter) { hazards.append(letter) }
            start = letter + 1
        }
    }

    /// Whether the box of a task on the first line is left, in code or an address.
    var hasDoneBox: Bool { doneBox(from: 1) != nil }

    /// The letter of the next box of a task that is done on the first line.
    private func doneBox(from start: Int) -> Int? {
        var index = start
        while index + 1 < output.count, output[index] != 0x0A {
            let isBox = output[index - 1] == UInt8(ascii: "[") && output[index + 1] == UInt8(ascii: "]")
            if isBox, output[index] | 0x20 == UInt8(ascii: "x") { return index }
            index += 1
        }
        return nil
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
            } else if let line = lineStarts.lastIndex(where: { $0 <= hazard }),
                line > 0 || hazard == 0 && output[0] == UInt8(ascii: "<"), indentedLines.insert(line).inserted
            {
                // What is no text cannot be escaped, but spaces keep it from beginning a block.
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

    // MARK: Needless choices

    /// Takes back choices that the others have made needless, if that is affordable.
    private mutating func minimizeChoices(_ surroundings: Surroundings) {
        let budget = 1 << 16
        // References are there for good: what is affordable must not depend on white space that is left out.
        let free = choices.count - loader.references.count
        guard free <= 64, free * output.count <= budget else { return }
        var references = loader.references[...]
        var number = 0
        while number < choices.count {
            let choice = choices[number]
            while let first = references.first, first < choice.offset { references.removeFirst() }
            if references.first != choice.offset {
                choices.remove(at: number)
                if isRight(surroundings) { continue }
                choices.insert(choice, at: number)
            }
            number += 1
        }
        emit()
    }
}
