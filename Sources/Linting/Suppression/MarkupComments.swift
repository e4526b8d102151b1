// The comments of Markdown, HTML and XML: `<!-- … -->` where it is one, not where it is shown.

import DocumentFormats
import DocumentModel

/// Finds comments in markup.
enum MarkupComments {
    private static let opening = Array("<!--".utf8)
    private static let closing = Array("-->".utf8)

    /// Comments of Markdown: not those in code blocks, code spans and front matter, and not escaped ones.
    static func inMarkdown(_ bytes: [UInt8]) -> [DisableComment] {
        let candidates = comments(in: bytes) { _, _ in nil }
        guard !candidates.isEmpty,
            let document = try? MarkdownReader().read(bytes, options: ReadOptions()).document
        else { return candidates }
        var shown: [Range<Int>] = []
        var inline: [Range<Int>] = []
        for block in document.blocks {
            guard let source = block.source else { continue }
            let range = source.offsets
            switch block.kind {
            case .codeBlock, .frontMatter, .verbatim: shown.append(range)
            case .paragraph, .heading, .tableCell: inline.append(range)
            default: break
            }
        }
        return candidates.filter { comment in
            let start = comment.range.lowerBound
            if shown.contains(where: { $0.contains(start) }) { return false }
            guard let leaf = inline.first(where: { $0.contains(start) }) else { return true }
            return !isShownInline(start, in: bytes, leaf)
        }
    }

    /// Comments of HTML: not those in scripts and styles, and not those in text fields and titles.
    static func inHTML(_ bytes: [UInt8]) -> [DisableComment] {
        let names = ["script", "style", "textarea", "title", "xmp", "noembed", "noframes"].map { Array($0.utf8) }
        return comments(in: bytes) { bytes, start in
            guard bytes[start] == UInt8(ascii: "<") else { return nil }
            for name in names where isTag(name, in: bytes, at: start + 1) {
                var index = start + 1 + name.count
                while index < bytes.count {
                    let isEnd =
                        bytes[index] == UInt8(ascii: "<") && index + 1 < bytes.count
                        && bytes[index + 1] == UInt8(ascii: "/") && isTag(name, in: bytes, at: index + 2)
                    if isEnd { break }
                    index += 1
                }
                return index
            }
            return nil
        }
    }

    /// Comments of XML: not those in sections of character data.
    static func inXML(_ bytes: [UInt8]) -> [DisableComment] {
        let open = Array("<![CDATA[".utf8)
        return comments(in: bytes) { bytes, start in
            guard bytes[start...].starts(with: open) else { return nil }
            var index = start + open.count
            while index < bytes.count, !bytes[index...].starts(with: Array("]]>".utf8)) { index += 1 }
            return min(index + 3, bytes.count)
        }
    }

    /// - Parameter skip: The end of what begins at a byte and has no comments inside.
    private static func comments(in bytes: [UInt8], skip: ([UInt8], Int) -> Int?) -> [DisableComment] {
        var comments: [DisableComment] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            guard bytes[index...].starts(with: opening) else {
                index = max(skip(bytes, index) ?? 0, index + 1)
                continue
            }
            let start = index + opening.count
            var end = start
            while end < bytes.count, !bytes[end...].starts(with: closing) { end += 1 }
            // A comment that nobody closes is text for Markdown, and a comment to the end for HTML.
            guard end < bytes.count else { break }
            if let comment = DisableComment(bytes[start..<end], comment: index..<(end + closing.count)) {
                comments.append(comment)
            }
            index = end + closing.count
        }
        return comments
    }

    private static func isTag(_ name: [UInt8], in bytes: [UInt8], at start: Int) -> Bool {
        guard start + name.count < bytes.count else { return false }
        guard (0..<name.count).allSatisfy({ bytes[start + $0] | 0x20 == name[$0] }) else { return false }
        let next = bytes[start + name.count]
        return next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
    }

    /// Whether the text at an offset is escaped or inside a code span of its leaf.
    private static func isShownInline(_ offset: Int, in bytes: [UInt8], _ leaf: Range<Int>) -> Bool {
        var backslashes = 0
        while offset - backslashes > leaf.lowerBound, bytes[offset - backslashes - 1] == UInt8(ascii: "\\") {
            backslashes += 1
        }
        if backslashes % 2 == 1 { return true }
        func endOfBackticks(_ start: Int) -> Int {
            var end = start
            while end < leaf.upperBound, bytes[end] == UInt8(ascii: "`") { end += 1 }
            return end
        }
        var index = leaf.lowerBound
        while index < offset {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let open = endOfBackticks(index)
            var close = open
            var end: Int?
            while close < leaf.upperBound, end == nil {
                guard bytes[close] == UInt8(ascii: "`") else {
                    close += 1
                    continue
                }
                let after = endOfBackticks(close)
                if after - close == open - index { end = after }
                close = after
            }
            if let end, end > offset { return true }
            index = end ?? open
        }
        return false
    }
}
