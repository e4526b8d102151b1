// A file that was read for the lint, with all that the rules ask about it. It is read once for all of them.

import DocumentFormats
import DocumentModel
import TargetTable

/// One reading of one file.
final class LintReading {
    let source: [UInt8]
    let document: AttributedDocument
    let diagnostics: [Diagnostic]
    let format: DocumentFormat
    /// Reads a file beside this one.
    private let sibling: @Sendable (String) -> [UInt8]?
    /// Where pieces of the text stood, in the order of the text; of Markdown the syntax tells more.
    private let inlineSources: [InlineSource]
    /// The syntax of the leaves, of Markdown.
    private(set) lazy var syntax = MarkdownSyntax(source, dialect: .notes, definitions: definitions)
    private let definitions: [DefinitionCandidate]

    var isMarkdown: Bool { format.name == "markdown" }

    /// Reads a file.
    ///
    /// - Throws: `LintError` with the words of the reader.
    init(_ input: LintInput, format: DocumentFormat) throws(LintError) {
        source = input.bytes
        sibling = input.sibling
        self.format = format
        guard let reader = format.reader else { throw LintError("files of this format cannot be read") }
        do throws(ReadError) {
            // Guesses about the look of text are no facts to judge it by.
            var options = ReadOptions(invalidUTF8: .replace, guesses: [])
            options.recordsInlineSources = format.name != "markdown"
            let result = try reader.read(input.bytes, options: options)
            document = result.document
            diagnostics = result.diagnostics
            inlineSources = result.inlineSources
            definitions = result.definitions
        } catch {
            throw LintError("\(error)", offset: error.offset)
        }
    }

    /// Scans the syntax of a leaf; `syntax` then tells about it.
    func scan(_ block: BlockIndex, quoteDepth: Int, isTask: Bool) -> Bool {
        syntax.scan(document.blocks[block], quoteDepth: quoteDepth, isTask: isTask)
    }

    /// The tokens of a text as if it were a leaf of the document.
    func tokens(of text: [UInt8]) -> [InlineToken] { syntax.tokens(of: text) }

    // MARK: Places

    /// The most bytes of a line that stand for a block.
    private static let longestLine = 400

    /// The first line of a block, without the white space around it.
    func firstLine(of block: BlockIndex) -> Range<Int> {
        guard let range = place(of: block)?.clamped(to: 0..<source.count) else { return 0..<0 }
        var start = range.lowerBound
        while start < range.upperBound, source[start] <= 0x20 { start += 1 }
        let line = line(from: start)
        // HTML tells where a block begins and no more.
        return range.isEmpty ? line : start..<min(line.upperBound, max(start, range.upperBound))
    }

    /// The bytes from an offset to the end of its line, or as many as a person looks at.
    func line(from offset: Int) -> Range<Int> {
        let start = max(0, min(offset, source.count))
        let limit = min(source.count, start + Self.longestLine)
        var end = start
        while end < limit, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
        if end == start + Self.longestLine {
            while end > start, end < source.count, source[end] & 0xC0 == 0x80 { end -= 1 }
        }
        while end > start, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }

    /// Where a block stood: by itself, by the first text in it, or by the nearest block around it with a place.
    private func place(of block: BlockIndex) -> Range<Int>? {
        if let range = document.blocks[block].source?.offsets { return range }
        for index in block..<document.blocks[block].subtreeEnd {
            if let range = document.blocks[index].source?.offsets { return range.lowerBound..<range.lowerBound }
            let text = document.blocks[index].textRange
            if !text.isEmpty, let range = exactPlace(ofText: text) { return range }
        }
        var parent = document.blocks[block].parent
        while let current = parent {
            if let range = document.blocks[current].source?.offsets { return range }
            parent = document.blocks[current].parent
        }
        return nil
    }

    /// Where the run that begins a piece of text stood, if the reader tells.
    func exactPlace(ofText text: Range<Int>) -> Range<Int>? {
        var low = 0
        var high = inlineSources.count
        while low < high {
            let middle = (low + high) / 2
            if inlineSources[middle].text.upperBound <= text.lowerBound { low = middle + 1 } else { high = middle }
        }
        guard low < inlineSources.count, inlineSources[low].text.contains(text.lowerBound),
            let place = inlineSources[low].source
        else { return nil }
        return place.isEmpty ? literal(at: place.lowerBound) : place
    }

    /// A string of JSON with its quotation marks.
    private func literal(at offset: Int) -> Range<Int> {
        let limit = min(source.count, offset + Self.longestLine)
        var end = min(offset + 1, limit)
        while end < limit, source[end] != UInt8(ascii: "\"") { end += source[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return offset..<(end < limit ? end + 1 : line(from: offset).upperBound)
    }

    // MARK: Files beside

    /// The pictures that the document names and that are files: those that a conversion would embed.
    func picturesBeside() -> [Asset] {
        document.imageSources.compactMap { source in
            guard let first = source.utf8.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "#"),
                !source.utf8.prefix(while: { $0 != UInt8(ascii: "/") }).contains(UInt8(ascii: ":"))
            else { return nil }
            let path = String(decoding: AssetName.decodingPercents(source), as: UTF8.self)
            return sibling(path).flatMap { Asset.picture(named: source, $0) }
        }
    }

    // MARK: Comments for the lint

    /// Whether a block of HTML is a comment for the lint.
    func isDirective(_ text: Range<Int>) -> Bool { Self.isDirective(document.text[text]) }

    /// Whether HTML is a comment for the lint.
    static func isDirective(_ html: ArraySlice<UInt8>) -> Bool {
        let open = html.drop { $0 <= 0x20 }
        guard open.starts(with: "<!--".utf8) else { return false }
        return open.dropFirst(4).drop { $0 <= 0x20 }.starts(with: "attrmd-".utf8)
    }
}
