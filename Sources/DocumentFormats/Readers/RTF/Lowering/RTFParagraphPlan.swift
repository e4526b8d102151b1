// What each paragraph of a flow is: by the words of the file first, then by its look, where guesses are
// allowed. Every guess is counted, so that it can be reported.

import DocumentModel

/// What a paragraph is.
enum RTFParagraphRole: Equatable {
    case plain, empty, rule, quote
    case heading(Int)
    case item(RTFItem)
    /// More text of an item: the level where the file says it, and the left indent.
    case continuation(level: Int32?, indent: Int32)
    /// The first of some paragraphs that are one code block; the number is that of the paragraph after them.
    case code(end: Int)
    /// The first of the paragraphs of some tables.
    case table(end: Int)
}

/// Decides what the paragraphs of a flow are.
struct RTFParagraphPlan {
    let flow: RTFFlow
    let source: RTFSource
    let body: RTFBodyFacts
    let guesses: StructureGuesses
    private(set) var roles: [RTFParagraphRole]
    /// How many bytes at the start of each paragraph are no text of it.
    private(set) var skips: [Int]
    private(set) var findings: [RTFFinding: (count: Int, offset: Int)] = [:]
    /// Whether a code font means code, by state.
    private let codeStates: [Bool]

    init(flow: RTFFlow, source: RTFSource, body: RTFBodyFacts, guesses: StructureGuesses) {
        self.flow = flow
        self.source = source
        self.body = body
        self.guesses = guesses
        roles = Array(repeating: .plain, count: flow.paragraphs.count)
        skips = Array(repeating: 0, count: flow.paragraphs.count)
        let means = guesses.contains(.codeFromFont) && !body.isMonospaced
        codeStates = source.states.map { means && source.fonts[$0.font]?.isMonospaced == true }
    }

    mutating func decide() {
        findTables()
        for index in roles.indices where roles[index] == .plain { roles[index] = evidence(index) }
        if guesses.contains(.codeFromFont) || !source.styles.paragraphs.isEmpty { joinCode() }
        if guesses.contains(.headingsFromSize) { guessHeadings() }
        if guesses.contains(.listsFromMarkers) { guessLists() }
        continueItems()
        markTasks()
        if guesses.contains(.quotesFromIndent) { guessQuotes() }
    }

    /// Takes white space off the start of a paragraph.
    mutating func trimStart(of index: Int) {
        let range = flow.paragraphs[index].textRange
        var skip = 0
        while skip < range.count {
            let byte = flow.text[range.lowerBound + skip]
            if byte <= 0x20 {
                skip += 1
            } else if byte == 0xC2, skip + 1 < range.count, flow.text[range.lowerBound + skip + 1] == 0xA0 {
                skip += 2
            } else {
                break
            }
        }
        skips[index] = max(skips[index], skip)
    }

    private mutating func count(_ finding: RTFFinding, _ index: Int) {
        let offset = flow.paragraphs[index].source.lowerBound
        let known = findings[finding] ?? (0, offset)
        findings[finding] = (known.count + 1, min(known.offset, offset))
    }

    // MARK: What the file says

    private mutating func findTables() {
        var index = 0
        while index < roles.count {
            var end = index
            var hasCell = false
            while end < roles.count, flow.paragraphs[end].end != .paragraph || flow.paragraphs[end].state.tableDepth > 0
            {
                if flow.paragraphs[end].end != .paragraph { hasCell = true }
                end += 1
            }
            if hasCell { roles[index] = .table(end: end) }
            if hasCell { for inner in (index + 1)..<max(end, index + 1) { roles[inner] = .empty } }
            index = max(end, index + 1)
        }
    }

    private func evidence(_ index: Int) -> RTFParagraphRole {
        let paragraph = flow.paragraphs[index]
        let style = source.styles.paragraphs[paragraph.state.style]
        let role = style.flatMap { RTFStyleSheet.role(ofStyleNamed: $0.name) }
        let isBlank = flow.text[paragraph.textRange].allSatisfy { $0 <= 0x20 }
        if isBlank, paragraph.state.hasBottomBorder || role == .rule { return .rule }
        if isBlank, paragraph.marker == nil { return .empty }
        if case .heading(let level)? = role, !isBlank { return .heading(level) }
        let outline = paragraph.state.outlineLevel >= 0 ? paragraph.state.outlineLevel : style?.outlineLevel ?? -1
        if (0..<9).contains(outline), !isBlank { return .heading(Int(min(outline, 5)) + 1) }
        if let item = item(paragraph) { return .item(item) }
        if paragraph.state.list != 0 || paragraph.state.oldNumbering != .none,
            paragraph.marker != nil || source.markedLists.contains(paragraph.state.list)
        {
            return .continuation(level: paragraph.state.listLevel, indent: paragraph.state.leftIndent)
        }
        switch role {
        case .quote?: return .quote
        case .code?: return .code(end: index + 1)
        default: return isCode(paragraph) ? .code(end: index + 1) : .plain
        }
    }

    private func isCode(_ paragraph: RTFParagraph) -> Bool {
        guard !paragraph.runRange.isEmpty, paragraph.state.list == 0 else { return false }
        return flow.runs[paragraph.runRange].allSatisfy { codeStates[$0.state] && source.states[$0.state].object < 0 }
    }

    /// The item that a paragraph begins by the words of the file.
    private func item(_ paragraph: RTFParagraph) -> RTFItem? {
        let state = paragraph.state
        let level = source.lists.level(state.listLevel, ofList: state.list)
        if let marker = paragraph.marker {
            // A marker without a sign is what some writers put before the later paragraphs of an item.
            guard !marker.text.isEmpty else { return nil }
            let isOrdered =
                level.map { !$0.isBullet && $0.hasMarker }
                ?? (state.oldNumbering == .none
                    ? RTFListMarker.number(of: marker.text, format: nil) != nil : state.oldNumbering == .number)
            return RTFItem(
                level: state.listLevel,
                list: state.list,
                isOrdered: isOrdered,
                number: isOrdered ? RTFListMarker.number(of: marker.text, format: level?.numberFormat) : nil,
                delimiter: marker.text.hasSuffix(")") ? .parenthesis : .period,
                task: RTFListMarker.task(of: marker.text),
                indent: state.leftIndent
            )
        }
        guard state.list != 0, !source.markedLists.contains(state.list), let level, level.hasMarker else { return nil }
        return RTFItem(
            level: state.listLevel,
            list: state.list,
            isOrdered: !level.isBullet,
            number: nil,
            delimiter: .period,
            task: nil,
            indent: state.leftIndent
        )
    }

    /// Where one item of a level has a tick, the items with an empty circle beside it are open tasks.
    private mutating func markTasks() {
        var start = 0
        while start < roles.count {
            var end = start
            var levels: Set<Int32> = []
            while end < roles.count {
                if case .item(let item) = roles[end] {
                    if item.task == .done { levels.insert(item.level) }
                } else if case .continuation = roles[end] {
                } else {
                    break
                }
                end += 1
            }
            if !levels.isEmpty {
                for index in start..<end {
                    guard case .item(var item) = roles[index], item.task == nil, levels.contains(item.level),
                        let marker = flow.paragraphs[index].marker, RTFListMarker.isCircle(marker.text)
                    else { continue }
                    item.task = .open
                    roles[index] = .item(item)
                }
            }
            start = max(end, start + 1)
        }
    }

    // MARK: Guesses

    /// Joins code paragraphs, and the empty ones between them, into blocks.
    private mutating func joinCode() {
        var index = 0
        while index < roles.count {
            guard case .code = roles[index] else {
                index += 1
                continue
            }
            var end = index + 1
            var probe = end
            while probe < roles.count {
                if case .code = roles[probe] { end = probe + 1 } else if roles[probe] != .empty { break }
                probe += 1
            }
            roles[index] = .code(end: end)
            if flow.paragraphs[index..<end].contains(where: { isCode($0) }) { count(.guessedCode, index) }
            for inner in (index + 1)..<max(end, index + 1) { roles[inner] = .empty }
            index = end
        }
    }

    /// Short lines in letters that are larger than most are headings, the largest of the first level.
    private mutating func guessHeadings() {
        let hasHeadings = roles.contains { if case .heading = $0 { return true } else { return false } }
        guard !hasHeadings else { return }
        var candidates: [(index: Int, size: Int32)] = []
        for index in roles.indices where roles[index] == .plain {
            let paragraph = flow.paragraphs[index]
            let text = flow.text[paragraph.textRange]
            var size = Int32.max
            for run in flow.runs[paragraph.runRange] { size = min(size, source.states[run.state].size) }
            guard Int(size) * 100 >= Int(body.size) * 115, text.count <= 160, !text.contains(0x0A),
                text.contains(where: { $0 >= 0x80 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }),
                text.last(where: { $0 > 0x20 }).map({ !Array(".,;:".utf8).contains($0) }) ?? false
            else { continue }
            candidates.append((index, size))
        }
        let sizes = Set(candidates.map(\.size)).sorted(by: >)
        for candidate in candidates {
            guard let rank = sizes.firstIndex(of: candidate.size) else { continue }
            roles[candidate.index] = .heading(min(rank + 1, 6))
            count(.guessedHeading, candidate.index)
        }
    }

    /// Lines that begin with a typed bullet or with numbers in order are lists.
    private mutating func guessLists() {
        var index = 0
        while index < roles.count {
            guard roles[index] == .plain, let first = typedMarker(index) else {
                index += 1
                continue
            }
            var found: [(index: Int, marker: RTFTypedMarker, followsBlank: Bool)] = [(index, first, false)]
            var probe = index + 1
            var followsBlank = false
            while probe < roles.count {
                if roles[probe] == .empty {
                    followsBlank = true
                } else if roles[probe] == .plain, let marker = typedMarker(probe) {
                    found.append((probe, marker, followsBlank))
                    followsBlank = false
                } else if !followsBlank, roles[probe] == .plain, first.isHanging, isContinuation(probe, of: found) {
                    // More text of the item before.
                } else {
                    break
                }
                probe += 1
            }
            if found.count > 1 || first.isHanging, RTFTypedMarker.areInOrder(found.map(\.marker)) {
                for entry in found {
                    roles[entry.index] = .item(entry.marker.item(followsBlank: entry.followsBlank))
                    skips[entry.index] = entry.marker.utf8Count
                    count(.guessedList, entry.index)
                }
            }
            index = max(probe, index + 1)
        }
    }

    private func typedMarker(_ index: Int) -> RTFTypedMarker? {
        let paragraph = flow.paragraphs[index]
        return RTFTypedMarker(flow.text[paragraph.textRange], state: paragraph.state)
    }

    private func isContinuation(_ index: Int, of found: [(index: Int, marker: RTFTypedMarker, followsBlank: Bool)])
        -> Bool
    {
        let state = flow.paragraphs[index].state
        return state.firstIndent == 0 && state.leftIndent > 0 && found.contains { $0.marker.indent == state.leftIndent }
    }

    /// Paragraphs that are indented like the item before them are more text of it.
    private mutating func continueItems() {
        var indents: [Int32] = []
        for index in roles.indices {
            switch roles[index] {
            case .item(let item): indents.append(item.indent)
            case .continuation, .empty: break
            case .plain:
                let state = flow.paragraphs[index].state
                if state.firstIndent == 0, state.leftIndent > 0, indents.contains(state.leftIndent) {
                    roles[index] = .continuation(level: nil, indent: state.leftIndent)
                } else {
                    indents = []
                }
            default: indents = []
            }
            if indents.count > 64 { indents.removeFirst(32) }
        }
    }

    /// Paragraphs that stand well to the right of the others are quotes.
    private mutating func guessQuotes() {
        for index in roles.indices where roles[index] == .plain {
            let state = flow.paragraphs[index].state
            guard state.firstIndent == 0, state.alignment != .center, state.alignment != .right,
                Int(state.leftIndent) - Int(body.leftIndent) >= 400, state.leftIndent >= 400
            else { continue }
            roles[index] = .quote
            count(.guessedQuote, index)
        }
    }
}
