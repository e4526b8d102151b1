// The walk over a document that gives each run its blocks. Text without blocks around it, in Foundation's
// sense, and blocks without text are what makes it more than a loop.

import DocumentModel
import TargetTable

/// Writes one document.
struct AttributedJSONEmitter {
    let document: AttributedDocument
    let compatibility: JSONCompatibility
    let reader: JSONReaderFacts
    let survey: DocumentSurvey
    var losses = LossCollector()
    private var output = AttributedJSONOutput()
    /// The open blocks that own blocks, outermost first.
    private var open: [OpenBlock] = []
    private var nextIdentity = 1
    /// Descriptions of blocks that wait for a run to carry them.
    private var pending: [[UInt8]] = []
    private var leaf = LeafContext()
    /// The last run, kept back because it may grow.
    private var held: HeldRun?
    private var lastHTMLBlock: BlockIndex?
    private var fragments: [AttributeFragments] = []
    private var fragmentIDs: [AttributeFragments: Int] = [:]
    /// The fragments of attribute sets, by the number of the set.
    var fragmentsOfSets: [Int?] = []

    init(document: AttributedDocument, compatibility: JSONCompatibility, reader: JSONReaderFacts) {
        self.reader = reader
        self.document = document
        self.compatibility = compatibility
        survey = DocumentSurvey(document)
        fragmentsOfSets = Array(repeating: nil, count: document.attributeSets.count)
    }

    /// A block that owns blocks.
    private struct OpenBlock {
        /// 0 for a block that has no identity.
        let identity: Int
        /// Its component of a presentation intent, empty for none.
        let component: [UInt8]
        /// The value that every run inside carries for a footnote definition.
        var footnote: [UInt8] = []
        /// How many rows of the body, or cells, there were.
        var places = 0
    }

    /// What the block gives to all its runs.
    private struct LeafContext {
        /// Two blocks of one number are one to the runs: neighbours may become one run.
        var number = 0
        var intent: [UInt8] = []
        var delimiter: UInt8?
        var footnote: [UInt8] = []
        var htmlOrdinal = 0
        /// Descriptions of blocks for the first run.
        var before: [[UInt8]] = []
    }

    private struct HeldRun {
        var text: [UInt8]
        let fragment: Int
        var leaf: LeafContext
    }

    /// Writes the document.
    mutating func emit() -> WriteResult {
        for event in document.blockEvents {
            switch event {
            case .enter(let index): enter(index)
            case .leave(let index): if !document.blocks[index].kind.isLeaf { open.removeLast() }
            }
        }
        let isCarried = held != nil || output.runCount > 0
        flush(after: isCarried ? pending : [])
        let unborne = !isCarried && !pending.isEmpty ? BlockDescription.array(of: pending) : nil
        return WriteResult(bytes: output.finish(blocks: unborne), losses: losses.losses)
    }

    // MARK: Blocks

    private mutating func enter(_ index: BlockIndex) {
        let block = document.blocks[index]
        let place = nextPlace(block.kind)
        let hasIdentity = hasIdentity(index)
        let identity = hasIdentity ? nextIdentity : 0
        if hasIdentity { nextIdentity += 1 }
        var shown = BlockDescription.foundationKind(block.kind)
        if survey.omitsColumns(index) { shown = .table(alignments: []) }
        let kind = BlockDescription.kind(shown, place: place)
        describe(index, identity: identity, kind: kind)
        let component = hasIdentity ? BlockDescription.component(identity: identity, kind: kind) : []
        if block.kind.isLeaf {
            if survey.hasRuns[index] { enterLeaf(index, component: component) }
            return
        }
        var entry = OpenBlock(identity: identity, component: component)
        if case .footnoteDefinition(let label) = block.kind {
            entry = OpenBlock(identity: identity, component: [])
            if compatibility == .package {
                entry.footnote = BlockDescription.object([
                    ("identity", Array(String(identity).utf8)), ("label", InlineMembers.quoted(label)),
                ])
            } else {
                enterDefinition(index, label: label)
            }
        }
        open.append(entry)
    }

    private mutating func nextPlace(_ kind: BlockKind) -> Int {
        guard let parent = open.indices.last else { return 0 }
        switch kind {
        case .tableRow:
            open[parent].places += 1
            return open[parent].places
        case .tableCell:
            open[parent].places += 1
            return open[parent].places - 1
        default: return 0
        }
    }

    private func hasIdentity(_ index: BlockIndex) -> Bool {
        switch document.blocks[index].kind {
        case .htmlBlock: return false
        case .footnoteDefinition: return compatibility == .package
        case .verbatim, .frontMatter: return survey.hasRuns[index]
        default: return true
        }
    }

    /// Notes what Foundation's form does not say about a block, or counts it as lost.
    private mutating func describe(_ index: BlockIndex, identity: Int, kind: [UInt8]) {
        guard compatibility == .package else { return reportBlockLosses(index) }
        var members = survey.facts(of: index)
        let block = document.blocks[index]
        if !survey.hasRuns[index], block.kind != .tableCell {
            var kind = kind
            switch block.kind {
            case .verbatim, .frontMatter: kind = BlockDescription.kind(block.kind, place: 0)
            default: break
            }
            members.append(("kind", kind))
            members.append(("parent", Array(String(open.last?.identity ?? 0).utf8)))
        } else if members.isEmpty {
            return
        }
        members.append(("identity", Array(String(identity).utf8)))
        pending.append(BlockDescription.object(members))
    }

    private mutating func enterLeaf(_ index: BlockIndex, component: [UInt8]) {
        let block = document.blocks[index]
        let isHTML = block.kind == .htmlBlock
        let before = pending.isEmpty ? lastHTMLBlock : nil
        let continued = isHTML ? before.flatMap { document.blocks[$0].parent == block.parent ? $0 : nil } : nil
        // A reader finds the next block by itself where the one before has an end of its own.
        let isJoined = continued.map { !HTMLBlockShape.isApart(text(of: $0), from: text(of: index)) } ?? false
        if continued == nil || isJoined && compatibility == .package { leaf.number += 1 }
        if continued == nil { leaf.htmlOrdinal = 0 }
        if isJoined, compatibility == .package { leaf.htmlOrdinal = 1 - leaf.htmlOrdinal }
        lastHTMLBlock = isHTML ? index : nil
        leaf.intent = intent(innermost: component)
        leaf.delimiter = delimiter(of: index)
        leaf.footnote = compatibility == .package ? open.first?.footnote ?? [] : []
        leaf.before = pending
        pending = []
        if isJoined, compatibility == .foundation {
            losses.add(
                "html-block",
                "two blocks of HTML side by side become one",
                block: index,
                sourceOffset: offset(index)
            )
        }
        emitLeaf(index)
    }

    private func intent(innermost: [UInt8]) -> [UInt8] {
        var result = Array("{\"components\":[".utf8)
        let start = result.count
        result += innermost
        for block in open.reversed() where !block.component.isEmpty {
            if result.count > start { result.append(0x2C) }
            result += block.component
        }
        if result.count == start { return [] }
        result += [0x5D, 0x7D]
        return result
    }

    private func text(of index: BlockIndex) -> ArraySlice<UInt8> { document.text[document.blocks[index].textRange] }

    private func delimiter(of index: BlockIndex) -> UInt8? {
        let list = Int(survey.innermostList[index])
        guard list >= 0 else { return nil }
        switch document.blocks[list].kind {
        case .orderedList(_, let delimiter, _): return delimiter.rawValue.utf8.first
        case .unorderedList(let marker, _): return marker.rawValue.utf8.first
        default: return nil
        }
    }

    /// A footnote definition whose label cannot stand in its first paragraph has a paragraph for it.
    private mutating func enterDefinition(_ index: BlockIndex, label: String) {
        let first = index + 1
        guard first >= document.blocks[index].subtreeEnd || survey.marker(of: first) == nil else { return }
        leaf = LeafContext(number: leaf.number + 1)
        leaf.intent = intent(
            innermost: BlockDescription.component(
                identity: nextIdentity,
                kind: BlockDescription.kind(.paragraph, place: 0)
            )
        )
        nextIdentity += 1
        lastHTMLBlock = nil
        emitRun(Array("[^\(label)]:".utf8), fragment: fragment(.none))
    }

    func offset(_ index: BlockIndex) -> Int? { document.blocks[index].source?.offsets.lowerBound }

    // MARK: Runs

    /// The number of fragments, for `emitRun`.
    mutating func fragment(_ fragment: AttributeFragments) -> Int {
        if let id = fragmentIDs[fragment] { return id }
        fragments.append(fragment)
        fragmentIDs[fragment] = fragments.count - 1
        return fragments.count - 1
    }

    /// Adds text to the current block; it becomes one run with the text before it when all is equal.
    mutating func emitRun(_ text: some Collection<UInt8>, fragment: Int) {
        guard !text.isEmpty else { return }
        if held?.fragment == fragment, held?.leaf.number == leaf.number {
            held?.text.append(contentsOf: text)
            return
        }
        flush(after: [])
        held = HeldRun(text: Array(text), fragment: fragment, leaf: leaf)
        leaf.before = []
    }

    private mutating func flush(after: [[UInt8]]) {
        guard let run = held else { return }
        var blocks: [(name: String, value: [UInt8])] = []
        if !after.isEmpty { blocks.append(("after", BlockDescription.array(of: after))) }
        if !run.leaf.before.isEmpty { blocks.append(("before", BlockDescription.array(of: run.leaf.before))) }
        if !run.leaf.footnote.isEmpty { blocks.append(("footnote", run.leaf.footnote)) }
        if run.leaf.htmlOrdinal > 0 { blocks.append(("html", Array(String(run.leaf.htmlOrdinal).utf8))) }
        let members = fragments[run.fragment].members(
            blocks: blocks.isEmpty ? [] : BlockDescription.object(blocks),
            delimiter: run.leaf.delimiter,
            intent: run.leaf.intent
        )
        output.append(run.text, attributes: members)
        held = nil
    }
}
