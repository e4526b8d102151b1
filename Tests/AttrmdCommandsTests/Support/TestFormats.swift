import DocumentModel
import TargetTable

@testable import DocumentFormats

// Two small formats whose behaviour a test can see through, and the dump.

/// Reads each line as a paragraph. `?` in a line is a warning, `!` ends the reading with an error.
private struct LineReader: DocumentReader {
    func read(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult {
        var source = source
        if source.count > options.limits.maximumByteCount {
            throw .tooLarge(byteCount: source.count, limit: options.limits.maximumByteCount)
        }
        if let offset = source.firstIndex(where: { $0 == 0xFF }) {
            guard options.invalidUTF8 == .replace else { throw .invalidUTF8(offset: offset) }
            source = source.map { $0 == 0xFF ? UInt8(ascii: "#") : $0 }
        }
        if let offset = source.firstIndex(of: UInt8(ascii: "!")) {
            throw .malformed(reason: "there is a !", offset: offset)
        }
        var builder = DocumentBuilder()
        var diagnostics: [Diagnostic] = []
        var offset = 0
        for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if !line.isEmpty {
                builder.openBlock(.paragraph, source: SourceRange(offset..<(offset + line.count)))
                builder.append(line)
                builder.closeBlock()
            }
            if let question = line.firstIndex(of: UInt8(ascii: "?")) {
                diagnostics.append(
                    Diagnostic(
                        severity: .warning,
                        id: "question",
                        message: "A question is left open.",
                        offset: question
                    )
                )
            }
            offset += line.count + 1
        }
        return ReadResult(document: builder.finish(), diagnostics: diagnostics)
    }
}

/// Writes each paragraph as a line in capitals; `&` is lost, and `~` would be read back as something else.
private struct LoudWriter: DocumentWriter {
    func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        var text = ""
        var losses = LossCollector()
        for (index, block) in document.blocks.enumerated() {
            let line = document.string(of: block)
            for _ in line.filter({ $0 == "&" }) { losses.add("ampersand", "The & is left out.", block: index) }
            text += line.filter { $0 != "&" }.uppercased() + "\n"
        }
        if options.terminalWidth > 0 { text = "width \(options.terminalWidth)\n" + text }
        if options.rawHTML == .pass { text = "unsafe\n" + text }
        if options.fidelity == .exact { text = "exact\n" + text }
        if options.jsonCompatibility == .foundation { text = "foundation\n" + text }
        if options.dialect != .notes { text = options.dialect.rawValue + "\n" + text }
        let mismatches = document.blocks.indices.filter { document.string(of: document.blocks[$0]).contains("~") }
        return WriteResult(bytes: Array(text.utf8), losses: losses.losses, mismatches: mismatches)
    }
}

let testFormats: [DocumentFormat] = [
    DocumentFormat(
        name: "lines",
        summary: "a paragraph a line",
        suffixes: ["ln", "line"],
        targetID: nil,
        reader: LineReader(),
        writer: nil
    ),
    DocumentFormat(
        name: "loud",
        summary: "lines in capitals",
        suffixes: ["loud"],
        targetID: nil,
        reader: nil,
        writer: LoudWriter()
    ),
    DocumentFormat(
        name: "dump",
        summary: "blocks and runs",
        suffixes: ["dump"],
        targetID: nil,
        reader: nil,
        writer: DumpWriter()
    ),
]
