import DocumentModel
import TestSupport
import Testing

@testable import DocumentFormats

/// The syntax that is found again in a source is that which the reader found.
@Suite("Places of inline syntax")
struct MarkdownSyntaxPlaceTests {
    /// What is wrong with the tokens of a leaf, given what the reader made of it.
    private func fault(_ syntax: MarkdownSyntax, _ block: Block, of document: AttributedDocument) -> String? {
        var kinds: Set<InlineToken.Kind> = []
        for token in syntax.tokens {
            kinds.insert(token.kind)
            let place = syntax.leaf.sourceOffset(Int(token.start))
            guard place < syntax.source.count else { return "\(token.kind) stands outside of the source" }
            let byte = syntax.source[place]
            let expected: String
            switch token.kind {
            case .emphasisOpen, .emphasisClose, .strongOpen, .strongClose: expected = "*_"
            case .strikethroughOpen, .strikethroughClose: expected = "~"
            case .code: expected = "`"
            case .linkOpen, .footnote: expected = "["
            case .imageOpen: expected = "!"
            case .html, .angleAddress: expected = "<"
            default: continue
            }
            if !expected.utf8.contains(byte) { return "\(token.kind) stands at \(UnicodeScalar(byte))" }
        }
        // A description of an image leaves no run, and a mark around nothing neither.
        guard !kinds.contains(.imageOpen), !kinds.contains(.linkOpen) else { return nil }
        let marks: [(InlineToken.Kind, InlineIntents)] = [
            (.emphasisOpen, .emphasis), (.strongOpen, .strong), (.strikethroughOpen, .strikethrough), (.code, .code),
            (.html, .inlineHTML),
        ]
        let runs = document.runs[block.runRange].map { document.attributes(of: $0) }
        for (kind, intent) in marks where kinds.contains(kind) != runs.contains(where: { $0.intents.contains(intent) })
        {
            return "\(kind) is \(kinds.contains(kind) ? "found" : "missed")"
        }
        return nil
    }

    private func check(_ name: String, _ source: [UInt8]) throws -> (leaves: Int, faults: [String]) {
        let read = try MarkdownReader().read(source, options: ReadOptions(invalidUTF8: .replace))
        let document = read.document
        var syntax = MarkdownSyntax(source, dialect: .notes, definitions: read.definitions)
        var quotes: [BlockIndex] = []
        var faults: [String] = []
        var count = 0
        for (index, block) in document.blocks.enumerated() {
            while let end = quotes.last, end <= index { quotes.removeLast() }
            if case .blockQuote = block.kind { quotes.append(block.subtreeEnd) }
            var isTask = false
            if let parent = block.parent, index == parent + 1, case .listItem(_, _?) = document.blocks[parent].kind {
                isTask = true
            }
            guard block.kind.holdsInlineText, syntax.scan(block, quoteDepth: quotes.count, isTask: isTask) else {
                continue
            }
            count += 1
            if let fault = fault(syntax, block, of: document) {
                let line = SourceLines(source).position(at: block.source?.offsets.lowerBound ?? 0).line
                faults.append("\(name):\(line): \(fault)")
            }
        }
        return (count, faults)
    }

    @Test(
        "The syntax of the corpora stands where the reader found it",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func corpora() throws {
        let sources =
            Corpora.realWorld.map { ($0.name, $0.bytes) }
            + (Corpora.commonMark + Corpora.gitHub).map { ($0.id, Array($0.markdown.utf8)) }
        var count = 0
        var faults: [String] = []
        for (name, bytes) in sources {
            let found = try check(name, bytes)
            count += found.leaves
            faults += found.faults
        }
        #expect(count > 50_000)
        #expect(faults == [])
    }
}
