// Finds where a document holds subjects of the target table: one pass over the blocks, and over the text of
// those leaves that hold something wanted.

import DocumentFormats
import DocumentModel
import TargetTable

/// Collects the places of subjects in a document.
struct SubjectSurvey {
    let reading: LintReading
    let wanted: SubjectSet
    private(set) var occurrences: [SubjectOccurrence] = []
    /// How often each subject was found, by its number.
    private var counts = [Int](repeating: 0, count: SubjectID.allCases.count)

    private var open: [OpenBlock] = []
    /// The wanted subjects of each attribute set; `nil` where not asked yet.
    private var ofSets: [[SubjectID]?]
    var seenFootnotes: Set<String> = []
    private var definitions: [(label: String, block: BlockIndex)] = []

    /// A container that is open at a place of the walk.
    private struct OpenBlock {
        var end: BlockIndex
        var quoteDepth: Int
        var listDepth: Int
        /// Whether its paragraphs are set without space between them.
        var isTight: Bool
        var hasNestedList = false
        var hasTask = false
    }

    /// Surveys a document.
    ///
    /// - Parameter wanted: The subjects to look for.
    /// - Complexity: O(*n*) in the blocks and runs, and in the source of leaves that hold something wanted.
    init(_ reading: LintReading, wanted: SubjectSet) {
        self.reading = reading
        self.wanted = wanted
        ofSets = Array(repeating: nil, count: reading.document.attributeSets.count)
        guard !wanted.isEmpty else { return }
        var hasTask = false
        for index in reading.document.blocks.indices {
            while let last = open.last, last.end <= index { open.removeLast() }
            visit(index, afterTaskMarker: hasTask)
            if case .listItem(_, let task?) = reading.document.blocks[index].kind {
                _ = task
                hasTask = true
            } else {
                hasTask = false
            }
        }
        for (label, block) in definitions where !seenFootnotes.contains(label) { addBlock(.footnote, block) }
        occurrences.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Adds an occurrence if it is wanted; of what belongs to a whole file the first one.
    mutating func add(_ subject: SubjectID, _ range: Range<Int>, block: BlockIndex, isCarried: Bool = false) {
        guard wanted.contains(subject) else { return }
        counts[subject.number] += 1
        if counts[subject.number] != 1, SubjectID.ofWholeFile.contains(subject) { return }
        occurrences.append(SubjectOccurrence(subject: subject, range: range, block: block, isCarried: isCarried))
    }

    /// How often a subject was found.
    func count(of subject: SubjectID) -> Int { counts[subject.number] }

    mutating func addBlock(_ subject: SubjectID, _ block: BlockIndex) {
        guard wanted.contains(subject) else { return }
        add(subject, reading.firstLine(of: block), block: block)
    }

    // MARK: Blocks

    private mutating func visit(_ index: BlockIndex, afterTaskMarker: Bool) {
        let block = reading.document.blocks[index]
        addParagraphBreak(before: index)
        var quoteDepth = open.last?.quoteDepth ?? 0
        var listDepth = open.last?.listDepth ?? 0
        var isTight = false
        switch block.kind {
        case .paragraph:
            if block.textRange.isEmpty { addBlock(.emptyParagraph, index) }
        case .heading: addBlock(.heading, index)
        case .blockQuote:
            if quoteDepth == 0 { addBlock(.blockQuote, index) }
            quoteDepth += 1
        case .orderedList(let start, let delimiter, let tight):
            addList(.orderedList, index, listDepth: listDepth, isTight: tight)
            if start != 1 { addBlock(.orderedListStart, index) }
            if delimiter != .period { addBlock(.listDelimiter, index) }
            listDepth += 1
            isTight = tight
        case .unorderedList(let marker, let tight):
            addList(.unorderedList, index, listDepth: listDepth, isTight: tight)
            if marker != .hyphen { addBlock(.listDelimiter, index) }
            listDepth += 1
            isTight = tight
        case .listItem(_, let task):
            isTight = open.last?.isTight ?? false
            if task != nil { addTask(index) }
        case .codeBlock(let info):
            addBlock(.codeBlock, index)
            if !info.isEmpty { addBlock(.codeBlockLanguage, index) }
        case .htmlBlock:
            if !reading.isDirective(block.textRange) { addBlock(.htmlBlock, index) }
        case .thematicBreak: addBlock(.thematicBreak, index)
        case .table(let alignments):
            addBlock(.table, index)
            if alignments.contains(where: { $0 != .none }) { addBlock(.tableAlignment, index) }
        case .footnoteDefinition(let label): definitions.append((label, index))
        case .frontMatter: addBlock(.frontMatter, index)
        case .verbatim(let kind): addBlock(SubjectSurvey.subject(of: kind), index)
        case .tableHeaderRow, .tableRow, .tableCell: break
        }
        if block.kind.isLeaf {
            if block.kind.holdsInlineText, !block.textRange.isEmpty {
                visitText(of: index, quoteDepth: quoteDepth, isTask: afterTaskMarker)
            }
        } else {
            open.append(
                OpenBlock(end: block.subtreeEnd, quoteDepth: quoteDepth, listDepth: listDepth, isTight: isTight)
            )
        }
    }

    /// A paragraph is set apart from the block before it, but in a tight list.
    private mutating func addParagraphBreak(before index: BlockIndex) {
        guard wanted.contains(.paragraphBreak), index > 0, open.last?.isTight != true else { return }
        let blocks = reading.document.blocks
        guard case .paragraph = blocks[index - 1].kind, blocks[index - 1].parent == blocks[index].parent else { return }
        if case .verbatim(.linkReferenceDefinition) = blocks[index].kind { return }
        addBlock(.paragraphBreak, index)
    }

    /// A list in a list is part of it: the outermost one is reported, and once that it holds others.
    private mutating func addList(_ subject: SubjectID, _ index: BlockIndex, listDepth: Int, isTight: Bool) {
        if !isTight { addBlock(.listSpacing, index) }
        if listDepth == 0 || !wanted.contains(.nestedList) { addBlock(subject, index) }
        guard listDepth > 0, let outermost = open.firstIndex(where: { $0.listDepth > 0 }),
            !open[outermost].hasNestedList
        else { return }
        open[outermost].hasNestedList = true
        addBlock(.nestedList, index)
    }

    private mutating func addTask(_ index: BlockIndex) {
        guard let outermost = open.firstIndex(where: { $0.listDepth > 0 }), !open[outermost].hasTask else { return }
        open[outermost].hasTask = true
        addBlock(.taskListItem, index)
    }

    private static func subject(of kind: VerbatimBlock) -> SubjectID {
        switch kind {
        case .linkReferenceDefinition: return .linkReferenceDefinition
        case .attributeDefinition: return .attributeDefinition
        case .math: return .math
        case .comment: return .comment
        case .containerFence: return .containerFence
        }
    }

    // MARK: Text

    private mutating func visitText(of index: BlockIndex, quoteDepth: Int, isTask: Bool) {
        let document = reading.document
        var hasWanted = false
        for run in document.runs[document.blocks[index].runRange] where !subjects(of: run.attributes).isEmpty {
            hasWanted = true
            break
        }
        if hasWanted, !(reading.isMarkdown && surveyTokens(of: index, quoteDepth: quoteDepth, isTask: isTask)) {
            surveyRuns(of: index)
        }
        if wanted.contains(.controlCharacter) { surveyControlCharacters(of: index) }
    }

    /// The wanted subjects of an attribute set.
    private mutating func subjects(of id: AttributeSetID) -> [SubjectID] {
        let number = Int(id.rawValue)
        if ofSets.indices.contains(number), let known = ofSets[number] { return known }
        let found = InlineSubjects.of(reading.document.attributeSets[id]).filter { wanted.contains($0) }
        if ofSets.indices.contains(number) { ofSets[number] = found }
        return found
    }

    private mutating func surveyTokens(of index: BlockIndex, quoteDepth: Int, isTask: Bool) -> Bool {
        guard reading.scan(index, quoteDepth: quoteDepth, isTask: isTask) else { return false }
        var tokens = TokenSurvey(reading, block: index)
        tokens.survey()
        for found in tokens.found { add(found.subject, found.range, block: index) }
        seenFootnotes.formUnion(tokens.footnotes)
        return true
    }

    /// One occurrence for each stretch of neighbouring runs that hold a subject.
    private mutating func surveyRuns(of index: BlockIndex) {
        let block = reading.document.blocks[index]
        var before: [SubjectID] = []
        var locator = TextLocator(reading, block: index)
        for run in reading.document.placedRuns(of: block) {
            var found = subjects(of: run.id)
            if run.attributes.image != nil {
                let isAlone = run.range == block.textRange && block.kind == .paragraph
                found.removeAll { $0 == (isAlone ? .inlineImage : .image) }
            }
            // Formats of rich text do not tell how an address is spelled.
            if !reading.isMarkdown { found.removeAll { $0 == .autolink || $0 == .bareURL } }
            let place = locator.place(of: run.range)
            for subject in found where !before.contains(subject) || subject == .footnote {
                let isCarried = run.attributes.custom.members.contains { SubjectID.byAttributeName[$0.name] == subject }
                add(subject, place, block: index, isCarried: isCarried)
            }
            if let label = run.attributes.footnoteReference { seenFootnotes.insert(label) }
            before = found
        }
    }

    private mutating func surveyControlCharacters(of index: BlockIndex) {
        let block = reading.document.blocks[index]
        for (offset, byte) in zip(block.textRange, reading.document.text[block.textRange])
        where byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F {
            let place = reading.exactPlace(ofText: offset..<offset + 1) ?? reading.firstLine(of: index)
            add(.controlCharacter, place, block: index)
        }
    }
}
