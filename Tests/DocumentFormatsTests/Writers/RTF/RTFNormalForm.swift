// What RTF makes equal. A document and the same document after a way through RTF are compared in this form.

import DocumentModel

/// The form of a document that RTF keeps whole.
///
/// 1. Source blocks end with a line end.
/// 2. An image without a file is its description, or its address when it has none.
/// 3. A line break tag is spelled `<br>`.
/// 4. Control characters are not there, and a line feed that is no part of source is a hard break.
/// 5. Footnotes stand in the order of the first references in the text; those without one come last.
enum RTFNormalForm {
    static func of(_ document: AttributedDocument) -> AttributedDocument {
        var builder = DocumentBuilder()
        let notes = document.children(of: nil).filter { index in
            if case .footnoteDefinition = document.blocks[index].kind { return true }
            return false
        }
        let end = notes.first ?? document.blocks.count
        copy(document, 0..<end, to: &builder)
        for note in order(of: notes, in: document) {
            copy(document, note..<document.blocks[note].subtreeEnd, to: &builder)
        }
        return builder.finish()
    }

    private static func order(of notes: [BlockIndex], in document: AttributedDocument) -> [BlockIndex] {
        var labels: [String: BlockIndex] = [:]
        for note in notes {
            if case .footnoteDefinition(let label) = document.blocks[note].kind, labels[label] == nil {
                labels[label] = note
            }
        }
        var order: [BlockIndex] = []
        for block in document.blocks[..<(notes.first ?? document.blocks.count)] where block.kind.isLeaf {
            for run in document.placedRuns(of: block) {
                if let label = run.attributes.footnoteReference, let note = labels[label], !order.contains(note) {
                    order.append(note)
                }
            }
        }
        return order + notes.filter { !order.contains($0) }
    }

    private static func copy(_ document: AttributedDocument, _ range: Range<Int>, to builder: inout DocumentBuilder) {
        var open: [BlockIndex] = []
        for index in range {
            while let last = open.last, document.blocks[last].subtreeEnd <= index {
                builder.closeBlock()
                open.removeLast()
            }
            let block = document.blocks[index]
            builder.openBlock(block.kind)
            open.append(index)
            for run in document.mergedRuns(of: block) {
                copy(run, of: document, isSource: !block.kind.holdsInlineText, to: &builder)
            }
            switch block.kind {
            case .codeBlock, .htmlBlock:
                let text = document.text[block.textRange]
                if text.last != 0x0A, !text.isEmpty { builder.append("\n") }
            default: break
            }
        }
        for _ in open { builder.closeBlock() }
    }

    private static func copy(
        _ run: AttributedDocument.PlacedRun,
        of document: AttributedDocument,
        isSource: Bool,
        to builder: inout DocumentBuilder
    ) {
        var attributes = run.attributes.withoutHints
        var text = String(decoding: document.text[run.range], as: UTF8.self)
        if let image = attributes.image {
            attributes.image = nil
            let words = image.alternateText.isEmpty ? image.source : image.alternateText
            let count = text.unicodeScalars.count
            text = String(repeating: words, count: count)
        }
        if attributes.intents.contains(.inlineHTML) {
            text = text.replacing(/<br[ \t]*\/?>/.ignoresCase()) { _ in "<br>" }
        }
        text.unicodeScalars.removeAll { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }
        if isSource || attributes.intents.contains(.inlineHTML) || attributes.verbatim != nil {
            builder.append(text, attributes: attributes)
            return
        }
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var broken = attributes
            broken.intents.insert(.hardBreak)
            if number > 0 { builder.append("\n", attributes: broken) }
            builder.append(String(line), attributes: attributes)
        }
    }
}
