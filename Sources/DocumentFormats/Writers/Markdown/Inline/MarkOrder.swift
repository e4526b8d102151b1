// From runs with sets of marks to pairs that nest. Marks that stay open from one segment to the next keep
// their delimiters; of marks that open together, the one that lasts longest opens first. Where the source
// said how its marks were nested, that order stands. What is written says it to the next reader: the order is
// repeated with the nesting that it made until it makes the same again, so that a second pass changes nothing.

import DocumentModel

/// Orders the marks of a leaf's segments into nested pairs.
struct MarkOrder {
    private(set) var pieces: [LeafPiece] = []
    private(set) var pairs: [MarkPair] = []

    private var stack: [Open] = []
    /// The segments as a reader of the pieces finds them, once marks stand in each other.
    private var written: [LeafSegment] = []
    private var isNested = false
    private var desired: [Key] = []
    /// For each segment and mark, in the order of `PairedMark.ordered`, the last segment that the mark
    /// reaches from there without a gap.
    private var lastSegments: [Int32] = []

    /// The most times that the order of one leaf is repeated.
    private static var maximumRounds: Int { 4 }

    private struct Key: Equatable {
        var mark: PairedMark
        var object: Int32
    }

    private struct Open {
        var key: Key
        var pair: Int32
    }

    /// Makes the pieces of a leaf.
    ///
    /// - Complexity: O(*n*) in the segments, times the marks that are open at once.
    mutating func order(_ segments: [LeafSegment]) {
        arrange(segments)
        guard isNested else { return }
        for _ in 0..<Self.maximumRounds {
            let (oldPieces, oldPairs) = (pieces, pairs)
            arrange(written)
            if pieces == oldPieces, pairs == oldPairs { return }
        }
    }

    /// Makes the pieces once.
    private mutating func arrange(_ segments: [LeafSegment]) {
        pieces.removeAll(keepingCapacity: true)
        pairs.removeAll(keepingCapacity: true)
        stack.removeAll(keepingCapacity: true)
        written.removeAll(keepingCapacity: true)
        isNested = false
        guard segments.contains(where: { $0.marks.hasMarks }) else {
            for segment in segments { add(segment) }
            return
        }
        measure(segments)
        for index in segments.indices {
            let segment = segments[index]
            if segment.kind.isSpace {
                prepareSpace(index, segments)
            } else {
                prepare(index, segments)
            }
            add(segment)
            written.append(asWritten(segment))
        }
        while !stack.isEmpty { closeLast() }
    }

    private mutating func measure(_ segments: [LeafSegment]) {
        let width = PairedMark.ordered.count
        lastSegments.removeAll(keepingCapacity: true)
        lastSegments.append(contentsOf: repeatElement(-1, count: segments.count * width))
        for index in segments.indices.reversed() where segments[index].marks.hasMarks {
            for (column, mark) in PairedMark.ordered.enumerated() {
                guard let key = Self.key(mark, segments[index].marks) else { continue }
                // White space at the end of a mark does not count, but for links: it will stand outside.
                var last = mark != .link && segments[index].kind.isSpace ? -1 : Int32(index)
                if index + 1 < segments.count, Self.key(mark, segments[index + 1].marks) == key,
                    !isCut(mark, at: index + 1, segments)
                {
                    last = max(last, lastSegments[(index + 1) * width + column])
                }
                lastSegments[index * width + column] = last
            }
        }
    }

    /// Whether a mark is closed before a segment because a link begins there that it would cut: it ends inside.
    private func isCut(_ mark: PairedMark, at index: Int, _ segments: [LeafSegment]) -> Bool {
        [PairedMark.link, .custom].contains { link in
            guard let key = Self.key(link, segments[index].marks), key != Self.key(link, segments[index - 1].marks)
            else { return false }
            return link != mark && lastSegment(mark, from: index) < lastSegment(link, from: index)
        }
    }

    private func lastSegment(_ mark: PairedMark, from index: Int) -> Int32 {
        lastSegments[index * PairedMark.ordered.count + Int(mark.rawValue)]
    }

    private static func key(_ mark: PairedMark, _ marks: RunMarks) -> Key? {
        switch mark {
        case .link: return marks.link >= 0 ? Key(mark: mark, object: marks.link) : nil
        case .custom: return marks.custom >= 0 ? Key(mark: mark, object: marks.custom) : nil
        default: return marks.flags.contains(mark.flag) && mark != .image ? Key(mark: mark, object: -1) : nil
        }
    }

    private static func has(_ key: Key, _ marks: RunMarks) -> Bool { Self.key(key.mark, marks) == key }

    // MARK: Segments

    /// Closes and opens what a segment of text asks for.
    private mutating func prepare(_ index: Int, _ segments: [LeafSegment]) {
        let marks = segments[index].marks
        guard marks.hasMarks else {
            while !stack.isEmpty { closeLast() }
            return
        }
        let isHinted = loadHint(index, segments)
        let kept = keptCount(index, segments, isHinted: isHinted, of: stack.count)
        while stack.count > kept { closeLast() }
        if !isHinted { loadOrder(index, segments) }
        while stack.count < desired.count { open(desired[stack.count]) }
    }

    /// White space opens no mark but a link; it stays inside those that go on after it.
    private mutating func prepareSpace(_ index: Int, _ segments: [LeafSegment]) {
        let marks = segments[index].marks
        if !stack.isEmpty {
            var next = index + 1
            while next < segments.count, segments[next].kind.isSpace { next += 1 }
            var kept = 0
            if next < segments.count {
                let isHinted = loadHint(next, segments)
                kept = keptCount(next, segments, isHinted: isHinted, of: openCount(segments[index..<next]))
            }
            var count = 0
            while count < stack.count, Self.has(stack[count].key, marks) {
                let key = stack[count].key
                if key.mark != .link {
                    // White space after this one must not close the mark either.
                    guard count < kept, segments[index..<next].allSatisfy({ Self.has(key, $0.marks) }) else { break }
                }
                count += 1
            }
            while stack.count > count { closeLast() }
        }
        if let link = Self.key(.link, marks), !stack.contains(where: { $0.key == link }) { open(link) }
    }

    /// How many of the open marks are open after white space: a link is not where a part of it is outside.
    private func openCount(_ spaces: ArraySlice<LeafSegment>) -> Int {
        stack.firstIndex { open in
            open.key.mark == .link && !spaces.allSatisfy { Self.has(open.key, $0.marks) }
        } ?? stack.count
    }

    /// How many of the open marks, or of the outermost ones, may stay open for a segment.
    private func keptCount(_ index: Int, _ segments: [LeafSegment], isHinted: Bool, of openCount: Int) -> Int {
        let stack = stack[..<openCount]
        let marks = segments[index].marks
        var count = 0
        if isHinted {
            while count < stack.count, count < desired.count, stack[count].key == desired[count] { count += 1 }
            return count
        }
        // The same mark twice is what a source asked for; who does not ask gets it once.
        while count < stack.count, Self.has(stack[count].key, marks),
            !stack[..<count].contains(where: { $0.key == stack[count].key })
        {
            count += 1
        }
        // A link that begins here is not cut in two by a mark that ends inside it.
        for mark in [PairedMark.link, .custom] {
            guard let key = Self.key(mark, marks), !stack[..<count].contains(where: { $0.key == key }) else { continue }
            let last = lastSegment(mark, from: index)
            if let cut = stack[..<count].firstIndex(where: { lastSegment($0.key.mark, from: index) < last }) {
                count = cut
            }
        }
        return count
    }

    /// Loads the nesting that the source had, if it fits the marks of the segment and cuts no link.
    private mutating func loadHint(_ index: Int, _ segments: [LeafSegment]) -> Bool {
        let marks = segments[index].marks
        guard !marks.nesting.isEmpty else { return false }
        desired.removeAll(keepingCapacity: true)
        var flags: RunMarks.Flags = []
        var hasLink = false
        var hasCustom = false
        /// How many of the marks from the outermost one on are open already.
        var openCount = 0
        let hints = marks.nesting.marks
        // Of links in each other the innermost counts.
        let linkDepth = hints.lastIndex(of: .link)
        for (depth, hint) in hints.enumerated() where hint != .link || depth == linkDepth {
            let mark = PairedMark(hint)
            // Not every mark of the source is written around the segment: an empty link has none around it.
            guard let key = Self.key(mark, marks) else { continue }
            if mark == .link {
                hasLink = true
            } else if mark == .custom {
                if hasCustom { continue }
                hasCustom = true
            } else {
                flags.insert(mark.flag)
            }
            let last = lastSegment(mark, from: index)
            // A mark that goes on is not cut by one that begins here and ends: a highlight of a source may cross
            // others. Of equal marks it is the outermost that goes on.
            let isRepeated = desired.contains { $0.mark == mark }
            for (depth, outer) in desired.enumerated() {
                let mayCross = outer.mark == .highlight && depth >= openCount && !isRepeated
                guard mark == .link || mark == .custom || mayCross else { continue }
                if lastSegment(outer.mark, from: index) < last { return false }
            }
            if openCount == desired.count, openCount < stack.count, stack[openCount].key == key { openCount += 1 }
            desired.append(key)
        }
        if segments[index].isFoundAddress, let link = Self.key(.link, marks) {
            // When it is read, there is no room for the link in the hint.
            if marks.nesting.count == MarkNesting.capacity { return false }
            desired.append(link)
            hasLink = true
        }
        return flags == marks.flags && hasLink == (marks.link >= 0) && hasCustom == (marks.custom >= 0)
    }

    /// Loads the open marks and then the new ones, the longest first.
    private mutating func loadOrder(_ index: Int, _ segments: [LeafSegment]) {
        let marks = segments[index].marks
        desired.removeAll(keepingCapacity: true)
        for open in stack { desired.append(open.key) }
        let kept = desired.count
        let innermost = segments[index].isFoundAddress ? PairedMark.link : nil
        for mark in PairedMark.ordered where mark != innermost {
            guard let key = Self.key(mark, marks), !desired[..<kept].contains(key) else { continue }
            let last = lastSegment(mark, from: index)
            var place = desired.count
            while place > kept, lastSegment(desired[place - 1].mark, from: index) < last { place -= 1 }
            desired.insert(key, at: place)
        }
        if let innermost, let key = Self.key(innermost, marks), !desired.contains(key) { desired.append(key) }
    }

    /// A segment with the marks and the nesting that are written around it: white space may stand outside of marks.
    private mutating func asWritten(_ segment: LeafSegment) -> LeafSegment {
        var segment = segment
        segment.isFoundAddress = false
        var marks = RunMarks()
        for open in stack {
            switch open.key.mark {
            case .link: marks.link = open.key.object
            case .custom: marks.custom = open.key.object
            default: marks.flags.insert(open.key.mark.flag)
            }
            if stack.count > 1, let mark = MarkNesting.Mark(open.key.mark) { marks.nesting.append(mark) }
        }
        (segment.marks.flags, segment.marks.link, segment.marks.custom) = (marks.flags, marks.link, marks.custom)
        segment.marks.nesting = marks.nesting.count > 1 ? marks.nesting : MarkNesting()
        if !segment.marks.nesting.isEmpty { isNested = true }
        return segment
    }

    // MARK: Pieces

    private mutating func open(_ key: Key) {
        let pair = Int32(pairs.count)
        pairs.append(MarkPair(mark: key.mark, object: key.object, openPiece: Int32(pieces.count)))
        pieces.append(LeafPiece(kind: .open, number: pair))
        stack.append(Open(key: key, pair: pair))
    }

    private mutating func closeLast() {
        let last = stack.removeLast()
        pairs[Int(last.pair)].closePiece = Int32(pieces.count)
        pieces.append(LeafPiece(kind: .close, number: last.pair))
    }

    private mutating func add(_ segment: LeafSegment) {
        switch segment.kind {
        case .text, .space: add(.text, segment)
        case .code: add(.code, segment)
        case .html: add(.html, segment)
        case .verbatim: add(.verbatim, segment)
        case .softBreak: add(.softBreak, segment)
        case .hardBreak: add(.hardBreak, segment)
        case .footnote, .placeholder:
            pieces.append(
                LeafPiece(
                    kind: segment.kind == .footnote ? .footnote : .placeholder,
                    start: segment.start,
                    end: segment.end,
                    number: segment.marks.object
                )
            )
        case .image:
            let pair = Int32(pairs.count)
            pairs.append(
                MarkPair(mark: .image, object: segment.marks.object, openPiece: Int32(pieces.count))
            )
            pieces.append(LeafPiece(kind: .open, number: pair))
            if segment.start < segment.end { add(.text, segment) }
            pairs[Int(pair)].closePiece = Int32(pieces.count)
            pieces.append(LeafPiece(kind: .close, number: pair))
        }
    }

    /// Adds bytes, to the last piece if they go on from it.
    private mutating func add(_ kind: LeafPiece.Kind, _ segment: LeafSegment) {
        if let last = pieces.last, last.kind == kind, last.end == segment.start, kind == .text || kind == .code {
            pieces[pieces.count - 1].end = segment.end
        } else {
            pieces.append(LeafPiece(kind: kind, start: segment.start, end: segment.end))
        }
    }
}
