// Small slips in the text of a leaf: code spans and addresses without an end, references to characters without a
// semicolon, marks in full-width characters, and comments that are not closed.

import DocumentFormats

/// Finds slips in the text of a leaf.
struct TextFindings {
    let leaf: SyntaxLeaf

    func findings() -> [Finding] {
        var found: [Finding] = []
        if let finding = codeSpan() { found.append(finding) }
        for (offset, byte) in leaf.text.enumerated() {
            switch byte {
            case UInt8(ascii: "<"):
                if let finding = pointy(at: offset) { found.append(finding) }
            case UInt8(ascii: "&"):
                if let finding = entity(at: offset) { found.append(finding) }
            case 0xEF:
                if let finding = fullWidth(at: offset) { found.append(finding) }
            default: break
            }
        }
        return found
    }

    /// One run of backticks alone in its leaf, where code may begin or end.
    private func codeSpan() -> Finding? {
        let backtick = UInt8(ascii: "`")
        var only: Range<Int>?
        var offset = 0
        while let start = leaf.text[offset...].firstIndex(of: backtick) {
            var end = start
            while leaf.byte(end) == backtick { end += 1 }
            if leaf.isPlain(start..<end) {
                guard only == nil else { return nil }
                only = start..<end
            }
            offset = end
        }
        guard let run = only, run.count <= 3 else { return nil }
        let before = leaf.scalar(before: run.lowerBound)
        let after = leaf.scalar(at: run.upperBound)
        let isOpener = before.map { $0.isSpace || "([{\"'".unicodeScalars.contains($0) } ?? true
        let isCloser = after.map { $0.isSpace || ".,;:!?)".unicodeScalars.contains($0) } ?? true
        // As a quotation mark it has an apostrophe for a partner.
        guard isOpener != isCloser, !leaf.text[run.upperBound...].contains(UInt8(ascii: "'")),
            isOpener ? after.map({ !$0.isSpace }) ?? false : before.map({ $0.isASCII && !$0.isSpace }) ?? false
        else { return nil }
        let mark = String(decoding: leaf.text[run], as: UTF8.self)
        return leaf.finding(
            MarkdownSyntaxRules.codeSpanUnclosed,
            "The code span at \(leaf.quote(run.lowerBound..<min(leaf.text.count, leaf.lineEnd(run.lowerBound)))) has only "
                + "one end, so a reader sees the backtick. Write \(mark) at the other end too.",
            run
        )
    }

    private func pointy(at offset: Int) -> Finding? {
        guard leaf.isPlain(offset..<offset + 1) else { return nil }
        if leaf.has("<!--", at: offset) {
            return leaf.finding(
                MarkdownSyntaxRules.commentUnclosed,
                "The comment is not closed, so a reader sees it. Write --> at its end.",
                offset..<offset + 4
            )
        }
        guard leaf.has("<http://", at: offset) || leaf.has("<https://", at: offset) else { return nil }
        var end = offset + 1
        while leaf.byte(end) > 0x20, leaf.byte(end) != UInt8(ascii: "<") { end += 1 }
        guard !leaf.text[offset..<end].contains(UInt8(ascii: ">")) else { return nil }
        return leaf.finding(
            MarkdownSyntaxRules.autolinkUnclosed,
            "The address \(leaf.quote(offset..<end)) has no closing angle bracket, so a reader sees the opening one.",
            offset..<end,
            [Fix("close the angle bracket", isSafe: false, [leaf.edit(end..<end, ">")])]
        )
    }

    private static let entities = ["nbsp", "lt", "gt", "quot", "mdash", "ndash", "hellip", "amp"]

    private func entity(at offset: Int) -> Finding? {
        guard leaf.isPlain(offset..<offset + 1),
            let name = Self.entities.first(where: { leaf.has($0, at: offset + 1) })
        else { return nil }
        let end = offset + 1 + name.utf8.count
        guard !leaf.byte(end).isIdentifier, leaf.byte(end) != UInt8(ascii: ";"), leaf.byte(end) != UInt8(ascii: "="),
            leaf.isPlain(offset..<end)
        else { return nil }
        // In an address it begins a parameter.
        let word = leaf.text[max(0, offset - 200)..<offset].reversed().prefix { $0 > 0x20 }
        guard !word.contains(UInt8(ascii: "?")), !word.contains(UInt8(ascii: "=")) else { return nil }
        return leaf.finding(
            MarkdownSyntaxRules.entityUnclosed,
            "The character reference &\(name) has no semicolon, so a reader sees it as typed. Write &\(name);",
            offset..<end,
            [Fix("add the semicolon", isSafe: true, [leaf.edit(end..<end, ";")])]
        )
    }

    private func fullWidth(at offset: Int) -> Finding? {
        guard leaf.isPlain(offset..<offset + 3) else { return nil }
        let line = offset..<min(leaf.lineEnd(offset), offset + 500)
        if leaf.has("＊＊", at: offset) {
            guard !leaf.has("＊", at: offset + 6), !leaf.has("＊", at: offset - 3),
                let close = Self.place(of: "＊＊", in: leaf.text[offset + 6..<line.upperBound]), close > offset + 6
            else { return nil }
            return fullWidth(offset..<close + 6, [(offset..<offset + 6, "**"), (close..<close + 6, "**")])
        }
        guard leaf.has("［", at: offset), let middle = Self.place(of: "］（", in: leaf.text[offset..<line.upperBound]),
            let close = Self.place(of: "）", in: leaf.text[middle + 6..<line.upperBound]),
            Addresses.isAddress(leaf.text[middle + 6..<close])
        else { return nil }
        return fullWidth(
            offset..<close + 3,
            [(offset..<offset + 3, "["), (middle..<middle + 6, "]("), (close..<close + 3, ")")]
        )
    }

    private func fullWidth(_ range: Range<Int>, _ edits: [(Range<Int>, String)]) -> Finding {
        leaf.finding(
            MarkdownSyntaxRules.markerFullWidth,
            "The marks of \(leaf.quote(range)) are full-width characters, which Markdown does not read: a reader sees "
                + "them. Write them in ASCII.",
            range,
            [
                Fix(
                    "write the marks in ASCII",
                    isSafe: false,
                    edits.map { leaf.edit($0.0, $0.1) }
                )
            ]
        )
    }

    private static func place(of string: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let wanted = Array(string.utf8)
        var start = bytes.startIndex
        while start + wanted.count <= bytes.endIndex {
            if bytes[start] == wanted[0], bytes[start..<start + wanted.count].elementsEqual(wanted) { return start }
            start += 1
        }
        return nil
    }
}
