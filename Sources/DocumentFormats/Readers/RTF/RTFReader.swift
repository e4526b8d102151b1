// RTF to a document: interpretation, then lowering, then what a person should know.

import DocumentModel

/// Reads Rich Text Format as TextEdit, Word, LibreOffice and their kin write it (RTF 1.9.1 and Cocoa's words).
///
/// - Text in any code page, surrogates, both forms of lists, Cocoa's markers and checklists, headings by style
///   and outline level, tables, fields, footnotes, pictures and attachments. What a file does not say but
///   shows, such as headings by size, is guessed as far as `ReadOptions.guesses` allows; a diagnostic tells
///   each kind of guess.
/// - Damaged and truncated files give their text and a warning. Nothing is fetched from anywhere.
/// - A file that the package's own writer made is read exactly, without guesses.
///
/// `Documentation/rtf.md` has the whole mapping.
///
///     let rtf = #"{\rtf1\ansi Some {\b bold} text.\par}"#
///     try RTFReader().read(Array(rtf.utf8), options: ReadOptions()).document
public struct RTFReader: DocumentReader {
    public init() {}

    /// Reads a source.
    ///
    /// - Throws: `ReadError.malformed` when the source does not begin as RTF; `.tooLarge` beyond the limit;
    ///   `.tooDeep` when blocks are nested deeper than the limit.
    /// - Complexity: O(*n*) in the bytes.
    public func read(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult {
        guard source.count <= options.limits.maximumByteCount else {
            throw .tooLarge(byteCount: source.count, limit: options.limits.maximumByteCount)
        }
        let start = source.firstIndex { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF } ?? source.count
        guard source[start...].starts(with: Array(#"{\rtf"#.utf8)) else {
            throw .malformed(reason: #"this is no RTF: it does not begin with {\rtf"#, offset: start)
        }
        let limits = RTFLimits(binaryCount: options.limits.maximumByteCount)
        var (interpreted, report) = source.withUnsafeBufferPointer { bytes in
            var interpreter = RTFInterpreter(bytes, limits: limits)
            interpreter.run()
            return (interpreter.source, interpreter.report)
        }
        addAttachments(to: &interpreted, from: options.attachments, &report)
        var lowering = RTFLowering(source: interpreted, report: report, guesses: options.guesses)
        let document = lowering.lower()
        return ReadResult(
            document: document,
            diagnostics: lowering.report.diagnostics,
            assets: interpreted.assets
        )
    }

    /// Takes the files that the text shows over into the assets.
    private func addAttachments(to source: inout RTFSource, from attachments: [Asset], _ report: inout RTFReport) {
        guard !source.attachmentNames.isEmpty else { return }
        var files: [String: Asset] = [:]
        for file in attachments { files[file.name] = file }
        for name in source.attachmentNames {
            if let file = files[name] {
                source.assets.append(file)
            } else {
                report.add(.missingAttachment, at: 0)
            }
        }
    }
}

extension RTFReport {
    /// What a person should know, in the order of the places.
    var diagnostics: [Diagnostic] {
        var all = found.map { finding, found in
            Diagnostic(
                severity: finding.severity,
                id: finding.rawValue,
                message: finding.message(count: found.count),
                offset: found.offset
            )
        }
        func add(_ severity: Diagnostic.Severity, _ id: String, _ message: String, _ offset: Int) {
            all.append(Diagnostic(severity: severity, id: id, message: message, offset: offset))
        }
        if truncatedDepth > 0 {
            let groups = truncatedDepth == 1 ? "1 group is" : "\(truncatedDepth) groups are"
            add(.warning, "truncated", "The source ends while \(groups) open; what there is was read.", endOffset)
        }
        if let trailingOffset {
            add(.warning, "text-after-end", "What follows the end of the document was left out.", trailingOffset)
        }
        if let deepOffset {
            add(.warning, "deep-groups", "Groups deeper than the limit share the look of their text.", deepOffset)
        }
        if let binaryOffset {
            add(.warning, "bad-binary", "A \\bin claims more bytes than there are; it was passed over.", binaryOffset)
        }
        if !unknownPages.isEmpty {
            let pages = unknownPages.map(String.init).joined(separator: ", ")
            add(.warning, "unknown-code-page", "Code page \(pages) is not known here; text in it may be wrong.", 0)
        }
        if invalidByteCount > 0 {
            add(.warning, "invalid-bytes", "\(invalidByteCount) bytes have no character in their code page.", 0)
        }
        return all.sorted { ($0.offset, $0.id) < ($1.offset, $1.id) }
    }
}

extension RTFFinding {
    var severity: Diagnostic.Severity {
        switch self {
        case .hiddenText, .deletedText, .annotation, .missingAttachment: return .warning
        default: return .note
        }
    }

    func message(count: Int) -> String {
        let one = count == 1
        switch self {
        case .hiddenText: return one ? "Hidden text was left out." : "Hidden text was left out in \(count) places."
        case .deletedText:
            return one
                ? "Text that a revision deleted was left out."
                : "Text that revisions deleted was left out in \(count) places."
        case .annotation: return one ? "A comment was left out." : "\(count) comments were left out."
        case .pictureFormat:
            return one
                ? "A picture is in a format that browsers do not show; it is kept as a file."
                : "\(count) pictures are in formats that browsers do not show; they are kept as files."
        case .missingAttachment:
            return one
                ? "A file that the text shows is not there." : "\(count) files that the text shows are not there."
        case .internalLink:
            return one
                ? "A link to a place in the document leads nowhere outside of it; its text was kept."
                : "\(count) links to places in the document lead nowhere outside of it; their text was kept."
        case .nestedTable:
            return one
                ? "A table in a cell comes after the table around it."
                : "\(count) tables in cells come after the tables around them."
        case .guessedHeading:
            return one
                ? "A short line in larger letters was read as a heading."
                : "\(count) short lines in larger letters were read as headings."
        case .guessedList:
            return one
                ? "A paragraph with a typed marker was read as a list item."
                : "\(count) paragraphs with typed markers were read as list items."
        case .guessedQuote:
            return one
                ? "An indented paragraph was read as a block quote."
                : "\(count) indented paragraphs were read as block quotes."
        case .guessedCode:
            return one
                ? "A passage in a font of one width was read as a code block."
                : "\(count) passages in a font of one width were read as code blocks."
        case .guessedTableHeader:
            return one
                ? "The first row of a table was read as its header row."
                : "The first row of each of \(count) tables was read as its header row."
        }
    }
}
