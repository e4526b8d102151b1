// What holds for every document. Checked by the builder in debug builds, and by tests on whatever
// readers make.

extension AttributedDocument {
    /// What is wrong with this document, one sentence for each violation; empty for a sound one.
    ///
    /// 1. There are no runs if and only if there is no text, no run is empty, and together they cover the text.
    /// 2. The ranges of the leaf blocks cover text and runs in order, without gap or overlap.
    /// 3. No leaf splits a character of UTF-8, and the text is well-formed.
    /// 4. Blocks are in pre-order, each inside a block that may hold it; a leaf holds none.
    /// 5. Neighbouring runs of one block have different attributes.
    /// 6. Each attribute set number is in the table.
    ///
    /// - Complexity: O(*n*) in bytes, runs and blocks.
    public func invariantViolations() -> [String] {
        var found: [String] = []
        checkBlocks(&found)
        checkRuns(&found)
        if !isWellFormedUTF8(text[...]) { found.append("The text is not well-formed UTF-8.") }
        return found
    }

    private func checkBlocks(_ found: inout [String]) {
        var textEnd = 0
        var runEnd = 0
        var open: [BlockIndex] = []
        for (index, block) in blocks.enumerated() {
            while let last = open.last, blocks[last].subtreeEnd <= index { open.removeLast() }
            if block.parent != open.last { found.append("Block \(index) has the wrong parent.") }
            if block.subtreeEnd <= index || block.subtreeEnd > (open.last.map { blocks[$0].subtreeEnd } ?? blocks.count)
            {
                found.append("Block \(index) ends outside its parent.")
                return
            }
            if !block.kind.isAllowed(in: block.parent.map { blocks[$0].kind }) {
                found.append("Block \(index) (\(block.kind)) may not stand in its parent.")
            }
            if block.kind.isLeaf {
                if block.subtreeEnd != index + 1 { found.append("Leaf \(index) holds blocks.") }
                if block.textRange.lowerBound != textEnd { found.append("Leaf \(index) leaves a gap in the text.") }
                if block.runRange.lowerBound != runEnd { found.append("Leaf \(index) leaves a gap in the runs.") }
                textEnd = block.textRange.upperBound
                runEnd = block.runRange.upperBound
                if textEnd < text.count, text[textEnd] & 0xC0 == 0x80 {
                    found.append("Leaf \(index) ends inside a character.")
                }
            } else {
                if !block.textRange.isEmpty { found.append("Container \(index) owns text.") }
                open.append(index)
            }
        }
        if textEnd != text.count { found.append("Text after the last block.") }
        if runEnd != runs.count { found.append("Runs after the last block.") }
    }

    private func checkRuns(_ found: inout [String]) {
        if runs.isEmpty != text.isEmpty { found.append("Runs without text, or text without runs.") }
        for (index, block) in blocks.enumerated() where block.kind.isLeaf {
            var count = 0
            var last: AttributeSetID?
            for run in runs[block.runRange] {
                if run.utf8Count == 0 { found.append("Block \(index) has an empty run.") }
                if run.attributes == last { found.append("Block \(index) has equal neighbours.") }
                if Int(run.attributes.rawValue) >= attributeSets.count {
                    found.append("Block \(index) has an unknown attribute set.")
                }
                last = run.attributes
                count += run.utf8Count
            }
            if count != block.textRange.count { found.append("The runs of block \(index) do not cover its text.") }
        }
    }
}

/// Whether bytes are well-formed UTF-8.
private func isWellFormedUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { Unicode.firstIllFormedOffset(in: $0) == nil }
}
