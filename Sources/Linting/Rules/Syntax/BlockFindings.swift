// Blocks that never end: fences, comments and front matter without their last line.

import DocumentFormats
import DocumentModel

/// Finds blocks of Markdown that are not closed.
struct BlockFindings {
    let reading: LintReading

    func findings() -> [Finding] {
        var found = frontMatter().map { [$0] } ?? []
        for (index, block) in reading.document.blocks.enumerated() {
            switch block.kind {
            case .codeBlock:
                if let finding = fence(index) { found.append(finding) }
            case .htmlBlock:
                if let finding = comment(index) { found.append(finding) }
            default: break
            }
        }
        return found
    }

    private func finding(_ rule: Rule, _ message: String, _ range: Range<Int>) -> Finding {
        Finding(rule: rule.id, severity: rule.severity, message: message, range: range)
    }

    /// A fence whose last line is none.
    private func fence(_ index: BlockIndex) -> Finding? {
        guard let range = reading.document.blocks[index].source?.offsets.clamped(to: 0..<reading.source.count),
            let byte = reading.source[range].first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~")
        else { return nil }
        let opener = reading.source[range].prefix { $0 == byte }
        let line = reading.firstLine(of: index)
        // Indented code may hold a fence, which is text of it.
        let text = reading.document.text[reading.document.blocks[index].textRange]
        guard opener.count >= 3, !text.starts(with: reading.source[line]) else { return nil }
        var end = range.upperBound
        while end > range.lowerBound, reading.source[end - 1] <= 0x20 { end -= 1 }
        var length = 0
        while end > range.lowerBound, reading.source[end - 1] == byte {
            end -= 1
            length += 1
        }
        // Before the closing fence stands nothing but the markers of blocks around it.
        let isAlone = reading.source[range.lowerBound..<end].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
            .allSatisfy { $0.isBlank || $0 == UInt8(ascii: ">") }
        if length >= opener.count, isAlone, end > range.lowerBound { return nil }
        let fence = String(decoding: opener, as: UTF8.self)
        return finding(
            MarkdownSyntaxRules.fenceUnclosed,
            "The code block is not closed, so a reader sees all that follows in its block as code. Write \(fence) on "
                + "a line of its own where the code ends.",
            line
        )
    }

    /// A comment that hides the rest of the document.
    private func comment(_ index: BlockIndex) -> Finding? {
        let text = reading.document.text[reading.document.blocks[index].textRange]
        let start = text.drop { $0 <= 0x20 }
        guard start.starts(with: "<!--".utf8) else { return nil }
        var previous: (UInt8, UInt8) = (0, 0)
        for byte in start.dropFirst(2) {
            if byte == UInt8(ascii: ">"), previous == (UInt8(ascii: "-"), UInt8(ascii: "-")) { return nil }
            previous = (previous.1, byte)
        }
        return finding(
            MarkdownSyntaxRules.commentUnclosed,
            "The comment is not closed, so a reader sees nothing of what follows in its block. Write --> at its end.",
            reading.firstLine(of: index)
        )
    }

    /// `---` and metadata at the start, and no second `---`.
    private func frontMatter() -> Finding? {
        let source =
            reading.source.starts(with: [0xEF, 0xBB, 0xBF]) ? reading.source.dropFirst(3) : reading.source[...]
        guard source.starts(with: "---".utf8) else { return nil }
        if case .frontMatter? = reading.document.blocks.first?.kind { return nil }
        let start = source.startIndex
        let afterFence = source.dropFirst(3).drop { $0.isBlank }
        guard let end = afterFence.first, end == 0x0A || end == 0x0D else { return nil }
        let second = afterFence.drop { $0 == 0x0A || $0 == 0x0D }.prefix { $0 != 0x0A && $0 != 0x0D }
        let key = second.prefix { $0.isIdentifier || $0 == UInt8(ascii: "-") }
        let rest = second.dropFirst(key.count)
        guard let first = key.first, first.isLetter, rest.first == UInt8(ascii: ":"),
            rest.count == 1 || rest.dropFirst().first?.isBlank == true
        else { return nil }
        return finding(
            MarkdownSyntaxRules.frontMatterUnclosed,
            "The front matter is not closed, so a reader sees it as a rule and text. Write --- on a line of its own after "
                + "the last entry.",
            start..<start + 3
        )
    }
}
