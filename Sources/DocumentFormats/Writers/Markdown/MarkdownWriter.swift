// Markdown from a document. The law of the writer: who parses what was written gets the same document.

public import DocumentModel

/// Writes Markdown: CommonMark, GitHub's, or that of note programs, by `WriteOptions.dialect`.
///
/// Text is escaped only where it would otherwise be read as syntax. Marks may begin and end anywhere: where
/// delimiters alone would not be read back, a neighbouring character is written as a character reference.
/// What Markdown has no spelling for is in the losses.
///
///     MarkdownWriter().write(document, options: WriteOptions()).string
public struct MarkdownWriter: DocumentWriter {
    public init() {}

    /// Writes a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - options: The dialect, the fidelity, and the choices of spelling.
    /// - Returns: UTF-8, each line ended, and what was lost.
    /// - Complexity: O(*n*) in the document, times the depth of its containers for the line prefixes.
    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        let (document, changed) = document.withUnreadableHTMLAsCode()
        var writer = written(document, options: options)
        if options.verification == .verify { verify(&writer, document, options: options) }
        for block in changed { writer.losses.add(.htmlBlock, block: block) }
        for block in writer.unsolved { writer.losses.add(.mismatch, block: block) }
        let bytes = options.markdown.lineEnding == .crlf ? Self.withCRLF(writer.lines.bytes) : writer.lines.bytes
        return WriteResult(
            bytes: bytes,
            losses: writer.losses.losses(in: document),
            mismatches: options.verification == .verify ? writer.unsolved : []
        )
    }

    /// Writes a document; again if it begins with what would be read as front matter.
    private func written(
        _ document: AttributedDocument,
        options: WriteOptions,
        forgettingNesting unnested: Set<BlockIndex> = [],
        escaping escaped: Set<BlockIndex> = []
    ) -> BlockWriter {
        var writer = BlockWriter(document, options: options)
        writer.unnested = unnested
        writer.fullyEscaped = escaped
        writer.write()
        guard options.dialect == .notes, looksLikeFrontMatter(writer.lines.bytes, document) else { return writer }
        writer = BlockWriter(document, options: options, avoidsFrontMatter: true)
        writer.unnested = unnested
        writer.fullyEscaped = escaped
        writer.write()
        return writer
    }

    /// Reads the output back. Leaves that differ are written once more without the nesting that their source had, then
    /// with every escape, and what differs then is a loss.
    private func verify(_ writer: inout BlockWriter, _ document: AttributedDocument, options: WriteOptions) {
        let verifier = MarkdownVerifier(
            document,
            options: options,
            table: writer.leaf.table,
            dropped: writer.droppedParagraphs,
            spaced: writer.spacedLeaves
        )
        guard verifier.canCompare else { return }
        var finding = verifier.verify(writer.lines.bytes)
        var unnested: Set<BlockIndex> = []
        for isEscaped in [false, true] where !finding.isEmpty {
            let leaves = leavesAround(finding.blocks, in: document)
            // What the first attempt has put right stays so.
            unnested.formUnion(leaves)
            let next = written(
                document,
                options: options,
                forgettingNesting: unnested,
                escaping: isEscaped ? leaves : []
            )
            let nextFinding = verifier.verify(next.lines.bytes)
            if nextFinding.isBetter(than: finding) {
                writer = next
                finding = nextFinding
            }
        }
        writer.unsolved = finding.blocks
    }

    /// All leaves in the same blocks at the top of the document: text of one can hide spans of another from a reader
    /// that looks at lines.
    private func leavesAround(_ leaves: [BlockIndex], in document: AttributedDocument) -> Set<BlockIndex> {
        var result: Set<BlockIndex> = []
        for leaf in leaves where !result.contains(leaf) {
            var top = leaf
            while let parent = document.blocks[top].parent { top = parent }
            result.formUnion(top..<document.blocks[top].subtreeEnd)
        }
        return result
    }

    /// Whether a document without front matter begins with what would be read as some.
    private func looksLikeFrontMatter(_ bytes: [UInt8], _ document: AttributedDocument) -> Bool {
        if case .frontMatter? = document.blocks.first?.kind { return false }
        return bytes.withUnsafeBufferPointer { FrontMatter.scan($0, at: 0) != nil }
    }

    private static func withCRLF(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 32)
        for byte in bytes {
            if byte == 0x0A { result.append(0x0D) }
            result.append(byte)
        }
        return result
    }
}
