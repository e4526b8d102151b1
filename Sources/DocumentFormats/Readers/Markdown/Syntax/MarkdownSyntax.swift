// The inline syntax of a source that was read: which marks the parser makes of each leaf, and where each stands.
// The tree of the parser has no exact places for inlines; the simulator of the writer finds them again.

package import DocumentModel

/// Finds the inline syntax of the leaves of a Markdown document, with its places in the source.
///
/// One value serves all leaves of one source, in any order.
package struct MarkdownSyntax {
    package let source: [UInt8]
    /// Lines that look like definitions, wherever they stand.
    package private(set) var definitions: [Definition] = []
    /// The leaf that was scanned last.
    package private(set) var leaf = LeafSource()
    private var simulator: DialectSimulator

    /// A line that looks like the definition of a link or footnote.
    package struct Definition {
        /// The label as labels are compared, without `^`.
        package var label: ReferenceLabel
        /// From the opening bracket to the end of the label.
        package var range: Range<Int>
        package var isFootnote: Bool
    }

    /// - Parameters:
    ///   - source: The source of the document.
    ///   - dialect: The dialect that it was read in.
    ///   - candidates: The definitions that reading it found.
    /// - Complexity: O(*n*) in the bytes of the definitions.
    package init(_ source: [UInt8], dialect: MarkdownDialect, definitions candidates: [DefinitionCandidate]) {
        self.source = source
        simulator = DialectSimulator(dialect: dialect)
        definitions = source.withUnsafeBufferPointer { bytes in
            candidates.map { candidate in
                let label = candidate.labelBytes(in: bytes).dropFirst(candidate.isFootnote ? 1 : 0)
                return Definition(
                    label: ReferenceLabel(Array(label)),
                    range: candidate.startOffset..<candidate.label.upperBound + 1,
                    isFootnote: candidate.isFootnote
                )
            }
        }
        for definition in definitions {
            if definition.isFootnote {
                simulator.inlines.footnoteLabels.insert(definition.label)
            } else {
                simulator.inlines.referenceLabels.insert(definition.label)
            }
        }
    }

    /// Whether any line looks like the definition of a footnote.
    package var hasFootnoteDefinitions: Bool { !simulator.inlines.footnoteLabels.isEmpty }

    /// Whether a definition of this kind has the label.
    package func isDefined(_ label: [UInt8], isFootnote: Bool) -> Bool {
        let label = ReferenceLabel(label)
        return isFootnote
            ? simulator.inlines.footnoteLabels.contains(label) : simulator.inlines.referenceLabels.contains(label)
    }

    /// The tokens of the leaf that was scanned last, in the order of the text; offsets count in `leaf.text`.
    package var tokens: [InlineToken] { simulator.tokens }

    /// Scans the leaf that is a block of the document.
    ///
    /// - Parameters:
    ///   - block: A paragraph, heading or cell that has a source.
    ///   - quoteDepth: How many block quotes are around it.
    ///   - isTask: Whether it is the first paragraph of a task item.
    /// - Returns: Whether the block is such a leaf.
    /// - Complexity: O(*n*) in the bytes of the leaf, but for the patterns that are expensive to the parser as well.
    package mutating func scan(_ block: Block, quoteDepth: Int, isTask: Bool) -> Bool {
        guard let range = block.source?.offsets else { return false }
        let kind: LeafSource.Kind
        switch block.kind {
        case .paragraph: kind = isTask ? .taskParagraph : .paragraph
        case .heading: kind = .heading
        case .tableCell: kind = .cell
        default: return false
        }
        source.withUnsafeBufferPointer { leaf.load(range, of: $0, quoteDepth: quoteDepth, as: kind) }
        simulator.isAfterMarker = kind != .paragraph
        leaf.text.withUnsafeBufferPointer { simulator.run($0) }
        return true
    }

    /// The tokens of a text as if it were a leaf of the document; the leaf that was scanned last is forgotten.
    package mutating func tokens(of text: [UInt8]) -> [InlineToken] {
        simulator.isAfterMarker = false
        text.withUnsafeBufferPointer { simulator.run($0) }
        return simulator.tokens
    }
}
