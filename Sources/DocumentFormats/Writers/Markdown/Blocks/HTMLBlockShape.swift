// Blocks of raw HTML: where they may stand, where they end, and which texts cannot be one.

import DocumentModel

/// What a block of raw HTML looks like from outside (CommonMark 0.29, section 4.6).
enum HTMLBlockShape {
    /// Whether it can begin right after a line of text.
    static func canInterrupt(_ text: ArraySlice<UInt8>) -> Bool {
        let first = lineEnd(text, from: text.startIndex)
        return begins(text, lineEnd: first, isFirst: false)
    }

    /// Whether it ends at its own last line.
    static func isClosed(_ text: ArraySlice<UInt8>) -> Bool {
        guard let ending = ending(of: text) else { return false }
        let whole = text.last == 0x0A ? text.dropLast() : text
        let start = whole.lastIndex(of: 0x0A).map { $0 + 1 } ?? whole.startIndex
        return contains(ending, in: whole[start...])
    }

    /// Whether it has an end of its own that is missing, so that it goes on to the end of its container.
    static func isUnclosed(_ text: ArraySlice<UInt8>) -> Bool { ending(of: text) != nil && !isClosed(text) }

    /// Whether its last line is blank: nothing, or white space alone.
    static func endsWithBlankLine(_ text: ArraySlice<UInt8>) -> Bool {
        let whole = text.last == 0x0A ? text.dropLast() : text
        return whole.last { $0 != 0x20 && $0 != 0x09 } == 0x0A
    }

    /// The blocks of raw HTML that a parser finds in a text; `nil` if it finds anything else in it.
    ///
    /// - Parameters:
    ///   - text: Whole lines.
    ///   - isLast: Whether nothing follows the text in its container, so that the last block may lack its end.
    /// - Complexity: O(*n*) in the text.
    static func blocks(in text: ArraySlice<UInt8>, isLast: Bool) -> [Range<Int>]? {
        var blocks: [Range<Int>] = []
        var start = text.startIndex
        while start < text.endIndex {
            let rest = text[start...]
            let first = lineEnd(rest, from: start)
            if isBlank(text[start..<first]) {
                start = min(first + 1, text.endIndex)
                continue
            }
            guard rest.prefix(while: { $0 == 0x20 }).count < 4, begins(rest, lineEnd: first, isFirst: true) else {
                return nil
            }
            let ending = ending(of: rest)
            var end = start
            var isOver = false
            while end < text.endIndex, !isOver {
                let line = end..<lineEnd(text, from: end)
                if ending == nil, isBlank(text[line]) { break }
                isOver = ending.map { contains($0, in: text[line]) } ?? false
                end = min(line.upperBound + 1, text.endIndex)
            }
            guard isOver || ending == nil || isLast else { return nil }
            blocks.append(start..<end)
            start = end
        }
        return blocks.isEmpty ? nil : blocks
    }

    /// Whether a parser finds two blocks in two texts that stand right after each other.
    static func isApart(_ text: ArraySlice<UInt8>, from next: ArraySlice<UInt8>) -> Bool {
        text.last == 0x0A && isClosed(text) && isOneBlock(text) && isOneBlock(next)
    }

    private static func isOneBlock(_ text: ArraySlice<UInt8>) -> Bool {
        blocks(in: text, isLast: true) == [text.startIndex..<text.endIndex]
    }

    private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
        line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }

    private static func begins(_ text: ArraySlice<UInt8>, lineEnd: Int, isFirst: Bool) -> Bool {
        text[..<lineEnd].withUnsafeBufferPointer { line in
            let end = line.last == 0x0D ? line.count - 1 : line.count
            guard let start = line.firstIndex(where: { $0 != 0x20 }), line[start] == UInt8(ascii: "<") else {
                return false
            }
            return HTMLBlockStart.scan(line, start, end, isFirst: isFirst)
        }
    }

    /// What ends a block of this kind, in small letters; `nil` for a blank line.
    static func ending(of text: ArraySlice<UInt8>) -> [String]? {
        guard canInterrupt(text) else { return nil }
        let tag = text.drop { $0 == 0x20 }.dropFirst()
        switch tag.first {
        case UInt8(ascii: "?"): return ["?>"]
        case UInt8(ascii: "!"):
            switch tag.dropFirst().first {
            case UInt8(ascii: "-"): return ["-->"]
            case UInt8(ascii: "["): return ["]]>"]
            default: return [">"]
            }
        default:
            let name = String(decoding: tag.prefix(while: \.isASCIIAlphanumeric).map(\.lowercasedASCII), as: UTF8.self)
            return ["script", "pre", "style"].contains(name) ? ["</script>", "</pre>", "</style>"] : nil
        }
    }

    private static func lineEnd(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
        text[start...].firstIndex(of: 0x0A) ?? text.endIndex
    }

    static func contains(_ needles: [String], in line: ArraySlice<UInt8>) -> Bool {
        needles.contains { needle in
            let needle = Array(needle.utf8)
            guard line.count >= needle.count else { return false }
            return (line.startIndex...line.endIndex - needle.count).contains { start in
                zip(line[start...], needle).allSatisfy { $0.lowercasedASCII == $1 }
            }
        }
    }
}

extension AttributedDocument {
    /// The document with code in place of raw HTML that a parser would take for something else.
    ///
    /// - Returns: The document and the blocks that were changed.
    /// - Complexity: O(*n*) in the text of its raw HTML.
    func withUnreadableHTMLAsCode() -> (document: AttributedDocument, changed: [BlockIndex]) {
        let changed = blocks.indices.filter { index in
            guard blocks[index].kind == .htmlBlock else { return false }
            let end = blocks[index].parent.map { blocks[$0].subtreeEnd } ?? blocks.count
            return HTMLBlockShape.blocks(in: text[blocks[index].textRange], isLast: index + 1 == end) == nil
        }
        return (changed.isEmpty ? self : replacingKind(of: changed, with: .codeBlock(info: "html")), changed)
    }
}
