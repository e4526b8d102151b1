// Copying a document into one that is being built, with small changes on the way.

import DocumentModel

/// What becomes of a document's parts while they are copied.
struct DocumentCopy {
    /// How far the places of blocks in the source move, in bytes; `nil` makes them all begin at `sourceOffset`.
    var sourceShift: Int? = 0
    var sourceOffset = 0
    /// Changes the attributes of a run.
    var changeAttributes: (inout InlineAttributes) -> Void = { _ in }
    /// Gives a block another kind of the same sort.
    var changeKind: (BlockKind) -> BlockKind = { $0 }

    fileprivate func source(_ source: SourceRange?) -> SourceRange? {
        guard let source else { return nil }
        guard let shift = sourceShift else { return SourceRange(sourceOffset..<sourceOffset) }
        let offsets = source.offsets
        return SourceRange((offsets.lowerBound + shift)..<(offsets.upperBound + shift))
    }
}

extension DocumentBuilder {
    /// Appends the blocks of a document inside the innermost open block.
    ///
    /// - Parameter includes: Whether a block of the top level is copied, with what it holds.
    /// - Complexity: O(*n*) in text, runs and blocks.
    mutating func append(
        _ document: AttributedDocument,
        copy: DocumentCopy = DocumentCopy(),
        where includes: (BlockIndex) -> Bool = { _ in true }
    ) {
        var numbers: [AttributeSetID: AttributeSetID] = [:]
        var depth = 0
        /// The depth at which a block that is left out began.
        var leftOutDepth: Int?
        for event in document.blockEvents {
            guard case .enter(let index) = event else {
                depth -= 1
                if let left = leftOutDepth {
                    if depth == left { leftOutDepth = nil }
                } else {
                    closeBlock()
                }
                continue
            }
            defer { depth += 1 }
            if leftOutDepth != nil { continue }
            if depth == 0, !includes(index) {
                leftOutDepth = 0
                continue
            }
            let block = document.blocks[index]
            openBlock(copy.changeKind(block.kind), source: copy.source(block.source))
            var offset = block.textRange.lowerBound
            for run in document.runs[block.runRange] {
                let number: AttributeSetID
                if let known = numbers[run.attributes] {
                    number = known
                } else {
                    var attributes = document.attributes(of: run)
                    copy.changeAttributes(&attributes)
                    number = intern(attributes)
                    numbers[run.attributes] = number
                }
                append(document.text[offset..<(offset + run.utf8Count)], attributes: number)
                offset += run.utf8Count
            }
        }
    }
}
