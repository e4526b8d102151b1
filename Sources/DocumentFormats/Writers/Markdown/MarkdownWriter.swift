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
        var writer = BlockWriter(document, options: options)
        writer.write()
        if options.dialect == .notes, looksLikeFrontMatter(writer.lines.bytes, document) {
            writer = BlockWriter(document, options: options, avoidsFrontMatter: true)
            writer.write()
        }
        var bytes = writer.lines.bytes
        if options.markdown.lineEnding == .crlf { bytes = Self.withCRLF(bytes) }
        for block in writer.unsolved { writer.losses.add(.mismatch, block: block) }
        return WriteResult(bytes: bytes, losses: writer.losses.losses(in: document))
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
