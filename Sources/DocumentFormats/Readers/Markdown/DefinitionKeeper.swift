// Definitions vanish from the parser's tree: link reference definitions always, footnotes when nothing
// refers to them. To learn which lines really are definitions, each label is put before the source as a
// paragraph of its own: it becomes a link or a footnote reference if and only if the parser knows the
// label. Those paragraphs are no part of the document.

import CMarkBridge
import DocumentModel

/// Finds the definitions of a source that its document would otherwise lose.
struct DefinitionKeeper {
    private let source: UnsafeBufferPointer<UInt8>
    /// All candidates, in the order of the source.
    private var found: [DefinitionCandidate] = []
    /// Candidates with distinct labels, in the order of the source.
    private var candidates: [DefinitionCandidate] = []
    /// Candidates whose label an earlier one has, by the number of that one.
    private var repeated: [Int: [DefinitionCandidate]] = [:]

    /// - Parameter hasFootnotes: Whether the dialect has footnotes.
    /// - Complexity: O(*n*) in the candidates.
    init(_ found: [DefinitionCandidate], source: UnsafeBufferPointer<UInt8>, hasFootnotes: Bool) {
        self.source = source
        /// Numbers of the candidates by their label.
        var footnotes: [ReferenceLabel: Int] = [:]
        var links: [ReferenceLabel: Int] = [:]
        for var candidate in found {
            candidate.isFootnote = candidate.isFootnote && hasFootnotes
            self.found.append(candidate)
            let label = ReferenceLabel(candidate.labelBytes(in: source))
            if let first = candidate.isFootnote ? footnotes[label] : links[label] {
                repeated[first, default: []].append(candidate)
            } else {
                if candidate.isFootnote { footnotes[label] = candidates.count } else { links[label] = candidates.count }
                candidates.append(candidate)
            }
        }
    }

    // MARK: Cost

    /// How many bytes references to long addresses may expand to: enough for anything written by hand. Later
    /// versions of the parser have a bound of this kind too.
    private var expansionLimit: Int { 400_000 + 2 * source.count }

    /// The uses of long addresses, beyond the first ones, that would make the document many times as large as
    /// its source.
    ///
    /// - Parameter bracketCount: How many opening brackets the source has: no more uses than that.
    /// - Returns: The ranges of their labels, brackets included, in the order of the source. They are to stay
    ///   text.
    /// - Complexity: O(*n*) in the bytes.
    func usesOverLimit(bracketCount: Int) -> [Range<Int>] {
        var lengths: [ReferenceLabel: Int] = [:]
        for candidate in candidates where !candidate.isFootnote {
            let end = candidate.label.upperBound
            let length = source.lineEnd(from: end) - end
            if length > 200 { lengths[ReferenceLabel(candidate.labelBytes(in: source))] = length }
        }
        guard let longest = lengths.values.max(), longest * bracketCount > expansionLimit else { return [] }
        var total = 0
        var found: [Range<Int>] = []
        var next = 0
        while let start = ByteSearch.firstOffset(of: UInt8(ascii: "["), in: source, from: next) {
            next = start + 1
            var offset = next
            while offset < min(source.count, start + 1001), source[offset] != UInt8(ascii: "]"),
                source[offset] != UInt8(ascii: "[")
            {
                offset += 1
            }
            guard offset < source.count, source[offset] == UInt8(ascii: "]") else { continue }
            next = offset + 1
            let isDefinition = offset + 1 < source.count && source[offset + 1] == UInt8(ascii: ":")
            guard !isDefinition,
                let length = lengths[ReferenceLabel(source, start + 1..<offset)]
            else { continue }
            total += length
            if total > expansionLimit { found.append(start..<offset + 1) }
        }
        return found
    }

    // MARK: Asking the parser

    var isEmpty: Bool { candidates.isEmpty }

    /// What is put before the source.
    var addedText: [UInt8] {
        var text: [UInt8] = []
        for candidate in candidates {
            text.append(UInt8(ascii: "["))
            text.append(contentsOf: candidate.labelBytes(in: source))
            text.append(contentsOf: [UInt8(ascii: "]"), 0x0A, 0x0A])
        }
        return text
    }

    var addedLineCount: Int { 2 * candidates.count }
    var addedBlockCount: Int { candidates.count }

    /// What the parser says of the candidates.
    struct Answer {
        /// Definitions that nothing in the document uses.
        var unused: [MarkdownLowering.ExtraBlock] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Reads the answers off the first blocks of a tree.
    ///
    /// - Parameters:
    ///   - tree: The tree of the added text and the source.
    ///   - map: The lines of the source.
    func answer(from tree: CMarkTree, map: SourceMap) -> Answer {
        var answer = Answer()
        guard !candidates.isEmpty else { return answer }
        var node = 0
        var resolved: [CMarkNode?] = []
        var used: Set<UInt64> = []
        for (index, current) in tree.nodes.enumerated() {
            if current.depth == 1 { node += 1 }
            if node > candidates.count {
                if current.kind == .link || current.kind == .image { used.insert(key(current, tree)) }
            } else if current.depth == 1 {
                let next = index + 1 < tree.nodes.count ? tree.nodes[index + 1] : nil
                let isResolved = next?.kind == .link || next?.kind == .footnoteReference
                resolved.append(isResolved ? next : nil)
            }
        }
        let code = SourceBlocks(tree: tree, map: map, addedLineCount: addedLineCount)
        var paragraphs =
            repeated.isEmpty
            ? nil : SourceParagraphs(tree: tree, map: map, addedLineCount: addedLineCount, source: source)
        func isSource(_ candidate: DefinitionCandidate) -> Bool {
            map.isReplaced(candidate.startOffset)
                || code.isSource(atLine: map.line(ofSourceOffset: candidate.startOffset))
        }
        let inside = startsInsideDefinitions { !isSource($0) && paragraphs?.isText($0) == false }
        var unused: [DefinitionCandidate] = []
        for (number, (candidate, answerNode)) in zip(candidates, resolved).enumerated() {
            guard let answerNode else {
                if candidate.isFootnote, !isSource(candidate) { answer.diagnostics.append(dropped(candidate)) }
                continue
            }
            var counting = candidate
            var ignored: [DefinitionCandidate] = []
            if let others = repeated[number] {
                let possible = ([candidate] + others).filter { !isSource($0) }
                let definitions = possible.filter {
                    paragraphs?.isText($0) != true && !inside.contains($0.startOffset)
                }
                counting = definitions.first ?? possible.first ?? candidate
                if answerNode.kind == .link {
                    let key = key(answerNode, tree)
                    // What the parser knows of the label decides; where the lines stand, between equal ones.
                    counting = firstDefinition(definitions, key) ?? firstDefinition(possible, key) ?? counting
                }
                ignored = possible.filter { $0.startOffset > counting.startOffset }
            }
            if answerNode.kind == .link, !used.contains(key(answerNode, tree)) { unused.append(counting) }
            for other in ignored { reportRepeated(other, first: counting, &answer) }
        }
        // The one that counts may stand after definitions of other labels.
        for candidate in unused.sorted(by: { $0.startOffset < $1.startOffset }) { keep(candidate, map: map, &answer) }
        return answer
    }

    private static let titleMarks = ByteClass("\"'(")

    /// Where what looks like a definition of a label that has several stands inside of a definition, in its title.
    private func startsInsideDefinitions(where isDefinition: (DefinitionCandidate) -> Bool) -> Set<Int> {
        guard !repeated.isEmpty else { return [] }
        var starts: Set<Int> = []
        var end = 0
        for (candidate, next) in zip(found, found.dropFirst()) where !candidate.isFootnote {
            if candidate.startOffset < end {
                starts.insert(candidate.startOffset)
            } else if Self.titleMarks.firstOffset(in: source, from: candidate.label.upperBound, to: next.startOffset)
                < next.startOffset, isDefinition(candidate)
            {
                end = DefinitionContent(at: candidate.startOffset, in: source).definition?.sourceEnd ?? end
            }
        }
        if let last = found.last, last.startOffset < end { starts.insert(last.startOffset) }
        return starts
    }

    /// The first candidate whose address and title are those that the parser knows for its label: what looks like a
    /// definition may be code, or the middle of a paragraph.
    private func firstDefinition(_ candidates: [DefinitionCandidate], _ key: UInt64) -> DefinitionCandidate? {
        candidates.first { candidate in
            guard let text = DefinitionContent(at: candidate.startOffset, in: source).definition?.text else {
                return false
            }
            let use = [0x0A, 0x0A, UInt8(ascii: "[")] + candidate.labelBytes(in: source) + [UInt8(ascii: "]")]
            let tree = (text + use).withUnsafeBufferPointer { CMarkParser.parse([$0], options: []) }
            return tree.nodes.contains { $0.kind == .link && self.key($0, tree) == key }
        }
    }

    /// A number for the address and title of a link. Two links of one number would hide an unused
    /// definition; with 64 bits and a few thousand links that does not happen by chance.
    private func key(_ node: CMarkNode, _ tree: CMarkTree) -> UInt64 {
        var hash = UInt64(node.first.count) &* 0x9E37_79B9_7F4A_7C15
        for slice in [node.first, tree.details(of: node).second] {
            tree.withBytes(of: slice) { bytes in
                var offset = 0
                while offset + 8 <= bytes.count {
                    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
                    hash ^= hash >> 32
                    offset += 8
                }
                for byte in bytes[offset...] { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            }
        }
        return hash
    }

    private func keep(_ candidate: DefinitionCandidate, map: SourceMap, _ answer: inout Answer) {
        let line = map.line(ofSourceOffset: candidate.startOffset)
        // On a line of its own, what has the label of a footnote would be one.
        guard !candidate.isFootnote,
            let (text, end) = DefinitionContent(at: candidate.startOffset, in: source).definition
        else {
            answer.diagnostics.append(
                Diagnostic(
                    severity: .warning,
                    id: "link-definition-dropped",
                    message: "this link reference definition is used by no link and is left out",
                    offset: candidate.startOffset
                )
            )
            return
        }
        let range = SourceRange(candidate.startOffset..<end)
        if let last = answer.unused.last, map.line(ofSourceOffset: last.source.offsets.upperBound) + 1 == line {
            let index = answer.unused.count - 1
            answer.unused[index].text += [0x0A] + text
            answer.unused[index].source = SourceRange(last.source.offsets.lowerBound..<end)
            return
        }
        answer.unused.append(
            .init(kind: .verbatim(.linkReferenceDefinition), text: text, source: range, line: line)
        )
    }

    private func dropped(_ candidate: DefinitionCandidate) -> Diagnostic {
        Diagnostic(
            severity: .warning,
            id: "footnote-dropped",
            message: "the parser does not take this for a footnote that can be referred to; its text is left out",
            offset: candidate.startOffset
        )
    }

    private func reportRepeated(
        _ candidate: DefinitionCandidate,
        first: DefinitionCandidate,
        _ answer: inout Answer
    ) {
        func line(_ start: Int) -> [UInt8] { Array(source[start..<source.lineEnd(from: start)]) }
        guard line(candidate.startOffset) != line(first.startOffset) else { return }
        answer.diagnostics.append(
            Diagnostic(
                severity: .warning,
                id: "repeated-definition",
                message: "this label is defined before; the first definition counts and this one is left out",
                offset: candidate.startOffset
            )
        )
    }
}
