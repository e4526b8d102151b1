// Equality of meaning: hints and source positions do not count.

extension AttributedDocument: Equatable {
    /// Whether two documents have the same text with the same attributes in the same blocks.
    ///
    /// Hints about spelling (`InlineAttributes.nesting`) and source ranges do not count.
    ///
    /// - Complexity: O(*n*) in the bytes, runs and blocks.
    public static func == (left: AttributedDocument, right: AttributedDocument) -> Bool {
        left.firstDifference(from: right) == nil
    }

    /// The first block in which two documents differ, as an index into this document's blocks.
    ///
    /// - Returns: `nil` when the documents are equal; `blocks.count` when the other one only has more blocks.
    /// - Complexity: O(*n*) in the bytes, runs and blocks.
    public func firstDifference(from other: AttributedDocument) -> BlockIndex? {
        let common = min(blocks.count, other.blocks.count)
        for index in 0..<common {
            let mine = blocks[index]
            let theirs = other.blocks[index]
            guard mine.kind == theirs.kind, mine.parentIndex == theirs.parentIndex,
                text[mine.textRange] == other.text[theirs.textRange],
                hasSameRuns(mine, in: other, as: theirs)
            else { return index }
        }
        return blocks.count == other.blocks.count ? nil : common
    }

    private func hasSameRuns(_ block: Block, in other: AttributedDocument, as otherBlock: Block) -> Bool {
        var mine = mergedRuns(of: block)
        var theirs = other.mergedRuns(of: otherBlock)
        while true {
            switch (mine.next(), theirs.next()) {
            case (nil, nil): return true
            case (let left?, let right?):
                guard left.range.count == right.range.count,
                    left.attributes.withoutHints == right.attributes.withoutHints
                else { return false }
            default: return false
            }
        }
    }
}
