// Markdown that was meant to be something and is not. A leaf is looked at only if its text holds a character that
// syntax is made of: where the syntax works, the character is gone from the text.

import DocumentFormats
import DocumentModel

/// Finds syntax of a Markdown document that does not work.
struct MarkdownSyntaxFindings {
    private let reading: LintReading

    init(_ reading: LintReading) { self.reading = reading }

    /// The findings, in no order.
    ///
    /// - Complexity: O(*n*) in the bytes of the text, and more in leaves where syntax is left over.
    func findings() -> [Finding] {
        var found = BlockFindings(reading: reading).findings()
        var quotes: [BlockIndex] = []
        let blocks = reading.document.blocks
        for (index, block) in blocks.enumerated() {
            while let end = quotes.last, end <= index { quotes.removeLast() }
            if case .blockQuote = block.kind { quotes.append(block.subtreeEnd) }
            guard block.kind.holdsInlineText, isSuspicious(block) else { continue }
            var isFirstOfItem = false
            var isTask = false
            if let parent = block.parent, index == parent + 1, case .listItem(_, let task) = blocks[parent].kind {
                isFirstOfItem = task == nil
                isTask = task != nil
            }
            guard reading.scan(index, quoteDepth: quotes.count, isTask: isTask) else { continue }
            let leaf = SyntaxLeaf(reading.syntax, kind: block.kind, isFirstOfItem: isFirstOfItem)
            found += LineFindings(leaf: leaf).findings()
            found += LinkFindings(leaf: leaf, syntax: reading.syntax).findings()
            found += TextFindings(leaf: leaf).findings()
            found += EmphasisFindings(leaf: leaf, tokens: reading.tokens(of:)).findings()
        }
        return found
    }

    /// Whether the text of a block holds a character that syntax is made of, or an empty link.
    private func isSuspicious(_ block: Block) -> Bool {
        let isLeftOver = reading.document.text.withUnsafeBufferPointer { text in
            Self.hasSyntax(UnsafeBufferPointer(rebasing: text[block.textRange]))
        }
        if isLeftOver { return true }
        for run in reading.document.runs[block.runRange] where run.attributes != .plain {
            let attributes = reading.document.attributes(of: run)
            guard let link = attributes.link else { continue }
            if link.destination.isEmpty || attributes.intents.contains(.placeholder) { return true }
        }
        return false
    }

    private static func hasSyntax(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset < text.count {
            switch kinds[Int(text[offset])] {
            case 0: break
            case 1: return true
            default:
                // Some characters are syntax in pairs only.
                let next = offset + 1 < text.count ? text[offset + 1] : 0
                if next == text[offset] { return true }
            }
            offset += 1
        }
        return false
    }

    /// 1: syntax; 2: syntax when doubled.
    private static let kinds: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in "`[<&|#".utf8 { table[Int(byte)] = 1 }
        for byte in "*_~".utf8 { table[Int(byte)] = 2 }
        table[0xEF] = 1
        return table
    }()
}
