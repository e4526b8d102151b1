// Counting losses while writing. A loss is met once for each run or block that shows it, so counting one
// must cost no more than an addition; texts and sorting come at the end.

import DocumentModel
import TargetTable

/// A kind of loss of one writer.
protocol LossKind: CaseIterable, Hashable {
    /// The id of the attribute or construct in the target table.
    var subject: String { get }
    /// What happens to it, one sentence.
    var message: String { get }
    /// Its place among all kinds, from 0.
    var index: Int { get }
}

/// How often each kind of loss of a writer happened, and where first.
struct LossTally<Kind: LossKind> {
    private var counts: [Int]
    private var firstBlocks: [BlockIndex]

    init() {
        counts = Array(repeating: 0, count: Kind.allCases.count)
        firstBlocks = counts
    }

    /// Counts losses of a kind in a block.
    @inline(__always)
    mutating func add(_ kind: Kind, block: BlockIndex, count: Int = 1) {
        let index = kind.index
        if counts[index] == 0 || firstBlocks[index] > block { firstBlocks[index] = block }
        counts[index] += count
    }

    /// The losses in the order of their first places.
    ///
    /// - Complexity: O(1) in the size of the document.
    func losses(in document: AttributedDocument) -> [Loss] {
        var found: [Loss] = []
        for kind in Kind.allCases where counts[kind.index] > 0 {
            let block = firstBlocks[kind.index]
            found.append(
                Loss(
                    subject: kind.subject,
                    message: kind.message,
                    block: block,
                    sourceOffset: document.blocks[block].source?.offsets.lowerBound,
                    count: counts[kind.index]
                )
            )
        }
        return found.enumerated().sorted {
            ($0.element.block ?? 0, $0.offset) < ($1.element.block ?? 0, $1.offset)
        }.map(\.element)
    }
}
