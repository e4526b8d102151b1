// The HTML reader: limits, encoding, and the order of its steps.

import DocumentModel
import HTMLParsing

/// Reads HTML: whole pages and fragments, of browsers, clipboards and note programs.
///
/// The source is parsed as browsers parse it (HTML standard, section 13.2) and laid out as text: white space
/// collapses as in CSS, marks come from elements, `style` attributes and the classes of `style` elements.
/// Scripts, styles and hidden text are no text; nothing is fetched. The habits of Google Docs, Word, Apple
/// Notes, OneNote, Evernote and Notion are undone where the source shows who wrote it; a diagnostic
/// `html-producer` names the program.
///
/// What `HTMLWriter` writes is read back as it was, but for what the writer reports as lost.
///
///     let result = try HTMLReader().read(Array("<p>a <b>b</b></p>".utf8), options: ReadOptions())
///     result.document.dump()   // paragraph, "a ", "b" strong
public struct HTMLReader: DocumentReader {
    public init() {}

    /// Reads a source.
    ///
    /// - Parameters:
    ///   - source: HTML in UTF-8, UTF-16 or an encoding of one byte for each character that it declares.
    ///   - options: The limits, and what bytes that are not of the encoding become.
    /// - Returns: The document, and what is not in it, in the order of offsets.
    /// - Throws: `ReadError` when a limit is passed, or bytes are not of the encoding and may not be
    ///   replaced, with the offset in bytes.
    /// - Complexity: O(*n*) in the bytes, times the depth of the tree in documents made to be slow.
    public func read(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult {
        try read(source, options: options, companion: nil)
    }

    /// Reads a source.
    ///
    /// - Parameter companion: For the text of a note of Evernote: the files and tasks beside it.
    func read(
        _ source: [UInt8],
        options: ReadOptions,
        companion: NoteCompanion?
    ) throws(ReadError) -> ReadResult {
        let limits = options.limits
        guard source.count <= limits.maximumByteCount else {
            throw .tooLarge(byteCount: source.count, limit: limits.maximumByteCount)
        }
        let tree = try parse(source, options: options, isNote: companion != nil)
        let producer = companion != nil ? .evernote : ProducerDetector.detect(tree)
        var lowering = HTMLLowering(tree, producer: producer, limits: limits, byteCount: source.count)
        lowering.companion = companion
        try lowering.lower()
        lowering.appendLeftovers()
        var notes = lowering.notes
        report(on: tree, producer: companion == nil ? producer : .generic, lowering, &notes)
        DraftLists.join(&lowering.draft)
        if producer == .googleDocsExport { DraftLists.completeTasks(&lowering.draft) }
        if producer.habits.contains(.codeLines) { DraftCode.gather(&lowering.draft) }
        var emitter = DraftEmitter(
            draft: lowering.draft,
            states: lowering.states,
            slugs: slugs(of: lowering),
            habits: producer.habits,
            maximumNesting: limits.maximumNesting,
            notes: notes
        )
        try emitter.emit()
        let diagnostics = emitter.notes.diagnostics(producer: producer.name)
        let document = emitter.builder.finish()
        guard options.extractsPictures else { return ReadResult(document: document, diagnostics: diagnostics) }
        let extracted = DataPictures.extract(from: document)
        return ReadResult(document: extracted.document, diagnostics: diagnostics, assets: extracted.assets)
    }

    private func parse(_ source: [UInt8], options: ReadOptions, isNote: Bool) throws(ReadError) -> HTMLDocument {
        var parser = HTMLParser()
        if isNote {
            // The text of a note is XHTML, in the encoding of the export.
            parser.options.closesEmptyElements = true
            parser.options.encoding = .utf8
        }
        // What stands for a script that cannot run is no text, as in a browser.
        parser.options.isScriptingEnabled = true
        parser.options.maximumByteCount = max(options.limits.maximumByteCount, source.count)
        let tree: HTMLDocument
        do throws(HTMLParsingError) {
            tree = try parser.parse(source)
        } catch {
            switch error {
            case .tooManyBytes: throw .tooLarge(byteCount: source.count, limit: parser.options.maximumByteCount)
            case .tooManyNodes(let offset):
                throw .malformed(reason: "the HTML makes more elements than the limit allows", offset: offset)
            case .tooManyAttributes(let offset):
                throw .malformed(reason: "an element has more attributes than the limit allows", offset: offset)
            }
        }
        if options.invalidUTF8 == .fail, let offset = tree.decoding.firstReplacementOffset {
            throw .invalidUTF8(offset: offset)
        }
        return tree
    }

    private func report(
        on tree: HTMLDocument,
        producer: HTMLProducer,
        _ lowering: HTMLLowering,
        _ notes: inout HTMLNoteTally
    ) {
        if producer != .generic { notes.add(.producer, at: 0) }
        if let offset = tree.depthLimitOffset { notes.add(.depth, at: offset) }
        if let offset = tree.decoding.firstReplacementOffset { notes.add(.unreadableCharacters, at: offset) }
        if tree.decoding.unsupportedLabel != nil { notes.add(.unknownEncoding, at: 0) }
        if lowering.footnotes.commentCount > 0 { notes.add(.comment, at: 0, count: lowering.footnotes.commentCount) }
    }

    /// What the headings that links lead to are called.
    private func slugs(of lowering: HTMLLowering) -> HeadingSlugs {
        var slugs = HeadingSlugs()
        let identifiers = lowering.headingIdentifiers
        guard !identifiers.isEmpty, !lowering.survey.anchors.isEmpty else { return slugs }
        let draft = lowering.draft
        for (index, block) in draft.blocks.enumerated() {
            guard case .heading = block.kind else { continue }
            let count = draft.pieces[block.pieces].reduce(0) { $0 + $1.utf8Count }
            let text = String(decoding: draft.text[block.textStart..<(block.textStart + count)], as: UTF8.self)
            slugs.add(text: text, identifier: identifiers[index])
        }
        return slugs
    }
}
