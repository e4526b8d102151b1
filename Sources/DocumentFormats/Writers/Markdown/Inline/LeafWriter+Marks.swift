// The rungs of the spelling ladder for marks that a parser does not find: the other delimiter, then a
// character reference for a neighbour, first outside the delimiters, then inside.

import DocumentModel

/// How much has been tried on one leaf.
struct MarkRepairs {
    /// Bytes simulated so far.
    var work = 0
    var usesReferences = false

    static let maximumWork = 1 << 22
}

extension LeafWriter {
    /// One change of spelling that may help.
    private enum Change: Equatable {
        case flip(Int, isStrong: Bool)
        /// Brackets around an address that stands bare: a delimiter has punctuation beside it then.
        case bracket(Int)
        /// A reference for a character of the content.
        case reference(Int)
        /// A backslash before a tilde of the content, which the parser would look through.
        case escape(Int)

        /// How ugly it is.
        var cost: Int {
            switch self {
            case .flip(_, let isStrong): return isStrong ? 3 : 2
            case .bracket: return 3
            case .escape: return 4
            case .reference: return 8
            }
        }
    }

    /// Changes the spelling around the first mark that is not found.
    ///
    /// - Returns: Whether the leaf came closer to being right.
    mutating func repairMarks(_ repairs: inout MarkRepairs, _ surroundings: Surroundings) -> Bool {
        let before = matchedMarks()
        guard let pair = before.failing else { return false }
        if repairs.work > MarkRepairs.maximumWork {
            guard !repairs.usesReferences else { return false }
            repairs.usesReferences = true
            return referenceAllNeighbours()
        }
        let changes = changes(for: pair)
        var best: (count: Int, subset: [Change])?
        for subset in Self.subsets(of: changes) {
            let savedPairs = pairs
            let savedChoices = choices
            apply(subset)
            repairs.work += output.count + 64
            emit()
            simulate()
            let isRight = simulator.tokens == intended && isFoundByNewerRules()
            let count = isRight ? Int.max : matchedMarks().count
            if !isRight {
                pairs = savedPairs
                choices = savedChoices
            }
            if isRight { return true }
            if count > before.count, count > best?.count ?? before.count { best = (count, subset) }
            if repairs.work > MarkRepairs.maximumWork { break }
        }
        guard let best else {
            guard !repairs.usesReferences else { return false }
            repairs.usesReferences = true
            return referenceAllNeighbours()
        }
        apply(best.subset)
        return true
    }

    /// How many tokens that belong to pairs are found before the first that is not, and the pair of that one.
    private func matchedMarks() -> (count: Int, failing: Int?) {
        let found = simulator.tokens
        var count = 0
        var index = 0
        while index < intended.count, index < found.count, intended[index] == found[index] {
            if owners[index] >= 0 { count += 1 }
            index += 1
        }
        // The pair of the first token that is missing, or of the delimiter that was read as another one.
        while index < intended.count {
            if owners[index] >= 0, pairs[Int(owners[index])].mark.isFlanking { return (count, Int(owners[index])) }
            index += 1
        }
        return (count, nil)
    }

    private mutating func apply(_ changes: [Change]) {
        for change in changes {
            switch change {
            case .flip(let pair, _): pairs[pair].usesUnderscore.toggle()
            case .bracket(let pair): pairs[pair].linkForm = bracketedForm(of: pair)
            case .escape(let offset): choose(.escape, at: offset)
            case .reference(let offset):
                let number = firstChoice(at: offset)
                if number < choices.count, Int(choices[number].offset) == offset {
                    choices[number].kind = .reference
                } else {
                    choose(.reference, at: offset)
                }
            }
        }
    }

    // MARK: What may help

    private func changes(for pair: Int) -> [Change] {
        var result: [Change] = []
        let open = Int(pairs[pair].openPiece)
        let close = Int(pairs[pair].closePiece)
        addFlip(pair, &result)
        for place in [open, close] {
            for neighbour in [place - 1, place + 1] where order.pieces.indices.contains(neighbour) {
                let piece = order.pieces[neighbour]
                if piece.kind == .open || piece.kind == .close { addFlip(Int(piece.number), &result) }
            }
        }
        for place in [open, close] {
            for step in [-1, 1] {
                if let address = bareAddress(from: place, step), !result.contains(address) { result.append(address) }
            }
        }
        for place in [open, close] {
            let outside = place == open ? characterBefore(place) : characterAfter(place)
            if let outside { result.append(outside) }
        }
        for place in [open, close] {
            let inside = place == open ? characterAfter(place) : characterBefore(place)
            if let inside, !result.contains(inside) { result.append(inside) }
        }
        return result
    }

    private func addFlip(_ pair: Int, _ result: inout [Change]) {
        let change = Change.flip(pair, isStrong: pairs[pair].mark == .strong)
        guard pairs[pair].mark == .emphasis || pairs[pair].mark == .strong, !result.contains(change) else { return }
        result.append(change)
    }

    /// The change for a bare address that stands beside the delimiters around a piece.
    private func bareAddress(from piece: Int, _ step: Int) -> Change? {
        var index = piece + step
        while order.pieces.indices.contains(index), isDelimiter(order.pieces[index]) { index += step }
        guard order.pieces.indices.contains(index), order.pieces[index].kind == (step > 0 ? .open : .close) else {
            return nil
        }
        let pair = Int(order.pieces[index].number)
        let isBare = pairs[pair].linkForm == .bare || pairs[pair].linkForm == .bareMail
        return pairs[pair].mark == .link && isBare ? .bracket(pair) : nil
    }

    /// What can be done about the character of text before the delimiters around a piece.
    private func characterBefore(_ piece: Int) -> Change? {
        var index = piece - 1
        while index >= 0, isDelimiter(order.pieces[index]) { index -= 1 }
        guard index >= 0, order.pieces[index].kind == .text else { return nil }
        var start = Int(order.pieces[index].end) - 1
        while start > Int(order.pieces[index].start), loader.content[start] & 0xC0 == 0x80 { start -= 1 }
        return change(at: start)
    }

    private func characterAfter(_ piece: Int) -> Change? {
        var index = piece + 1
        while index < order.pieces.count, isDelimiter(order.pieces[index]) { index += 1 }
        guard index < order.pieces.count, order.pieces[index].kind == .text else { return nil }
        let start = Int(order.pieces[index].start)
        return change(at: start)
    }

    /// White space and punctuation are as good as their references, but for tildes.
    private func change(at offset: Int) -> Change? {
        if loader.content[offset] == UInt8(ascii: "~") {
            return simulator.inlines.rules.hasStrikethrough ? .escape(offset) : nil
        }
        return isOther(offset) ? .reference(offset) : nil
    }

    private func isDelimiter(_ piece: LeafPiece) -> Bool {
        (piece.kind == .open || piece.kind == .close) && pairs[Int(piece.number)].mark.isFlanking
    }

    private func isOther(_ offset: Int) -> Bool {
        loader.content.withUnsafeBufferPointer { FlankingClass(decodeScalar($0, at: offset).scalar) == .other }
    }

    /// All combinations of changes, the least ugly first.
    private static func subsets(of changes: [Change]) -> [[Change]] {
        let changes = Array(changes.prefix(9))
        return (1..<(1 << changes.count)).map { bits in
            changes.indices.filter { bits >> $0 & 1 == 1 }.map { changes[$0] }
        }.enumerated().sorted {
            let left = $0.element.reduce(0) { $0 + $1.cost }
            let right = $1.element.reduce(0) { $0 + $1.cost }
            return (left, $0.offset) < (right, $1.offset)
        }.map(\.element)
    }

    /// The last rung: references for all neighbours of all delimiters, and delimiters that alternate.
    private mutating func referenceAllNeighbours() -> Bool {
        var isChanged = false
        for (number, pair) in pairs.enumerated() where pair.mark.isFlanking {
            for place in [Int(pair.openPiece), Int(pair.closePiece)] {
                for change in [characterBefore(place), characterAfter(place)] {
                    guard let change else { continue }
                    apply([change])
                    isChanged = true
                }
            }
            for place in [Int(pair.openPiece), Int(pair.closePiece)] {
                for step in [-1, 1] {
                    guard let address = bareAddress(from: place, step) else { continue }
                    apply([address])
                    isChanged = true
                }
            }
            if pair.mark == .emphasis { pairs[number].usesUnderscore = true }
        }
        return isChanged
    }
}
