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
            guard let range = block.source?.offsets else { continue }
            switch block.kind {
            case .codeBlock, .frontMatter, .verbatim: shown.append(range)
            case .paragraph, .heading, .tableCell: inline.append(range)
            default: break
            }
        }
        let (shownPlaces, inlinePlaces) = (SortedRanges(shown), SortedRanges(inline))
        var spansByLeaf: [Range<Int>: SortedRanges] = [:]
        return candidates.filter { comment in
            let start = comment.range.lowerBound
            if shownPlaces.range(around: start) != nil { return false }
            guard let leaf = inlinePlaces.range(around: start) else { return true }
            if isEscaped(start, in: bytes, leaf) { return false }
            let spans = spansByLeaf[leaf] ?? SortedRanges(codeSpans(in: bytes, leaf))
            spansByLeaf[leaf] = spans
            return spans.range(around: start) == nil
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

    /// Whether an odd number of backslashes stands before an offset.
    private static func isEscaped(_ offset: Int, in bytes: [UInt8], _ leaf: Range<Int>) -> Bool {
        var start = offset
        while start > leaf.lowerBound, bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
        return (offset - start) % 2 == 1
    }

    /// The code spans of a leaf (CommonMark, section 6.1): from a run of backticks to the next one of its length.
    ///
    /// - Complexity: O(*n* log *n*) in the bytes.
    private static func codeSpans(in bytes: [UInt8], _ leaf: Range<Int>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var index = leaf.lowerBound
        while index < leaf.upperBound {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let start = index
            while index < leaf.upperBound, bytes[index] == UInt8(ascii: "`") { index += 1 }
            runs.append(start..<index)
        }
        let byLength = Dictionary(grouping: runs.indices, by: { runs[$0].count })
        var spans: [Range<Int>] = []
        var next = 0
        while next < runs.count {
            let run = runs[next]
            let start = run.lowerBound + (isEscaped(run.lowerBound, in: bytes, leaf) ? 1 : 0)
            let same = byLength[run.upperBound - start] ?? []
            // The places are in order: the first one behind this run.
            var (low, high) = (0, same.count)
            while low < high {
                let middle = (low + high) / 2
                if same[middle] <= next { low = middle + 1 } else { high = middle }
            }
            if start < run.upperBound, low < same.count {
                spans.append(start..<runs[same[low]].upperBound)
                next = same[low] + 1
            } else {
                next += 1
            }
        }
        return spans
    }
}

/// Ranges that do not overlap, in order, to look up the one around an offset.
private struct SortedRanges {
    private let ranges: [Range<Int>]

    init(_ ranges: [Range<Int>]) { self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound } }

    /// - Complexity: O(log *n*) in the ranges.
    func range(around offset: Int) -> Range<Int>? {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, ranges[low - 1].contains(offset) else { return nil }
        return ranges[low - 1]
    }
}
