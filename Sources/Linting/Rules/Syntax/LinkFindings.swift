// Brackets that were meant as links, references or footnotes and stand in the text as typed.

import DocumentFormats

/// Finds links of a leaf that do not work.
struct LinkFindings {
    let leaf: SyntaxLeaf
    let syntax: MarkdownSyntax

    func findings() -> [Finding] {
        var found = emptyLinks()
        var open: [Int] = []
        for (offset, byte) in leaf.text.enumerated() {
            if byte == UInt8(ascii: "["), leaf.isPlain(offset..<offset + 1) {
                open.append(offset)
                if let finding = reversed(at: offset) { found.append(finding) }
            } else if byte == UInt8(ascii: "]"), leaf.isPlain(offset..<offset + 1), let start = open.popLast() {
                if let finding = bracket(start, offset) { found.append(finding) }
            }
        }
        return found
    }

    // MARK: Links that are links

    private func emptyLinks() -> [Finding] {
        var found: [Finding] = []
        var open: [InlineToken] = []
        for token in leaf.tokens {
            switch token.kind {
            case .linkOpen, .imageOpen, .attributeOpen: open.append(token)
            case .linkClose:
                guard let opener = open.popLast(), opener.kind == .linkOpen else { continue }
                let range = Int(opener.start)..<Int(token.end)
                let tail = leaf.text[Int(token.start)..<Int(token.end)].filter { $0 > 0x20 }
                if opener.end == token.start {
                    found.append(
                        leaf.finding(
                            MarkdownSyntaxRules.linkTextEmpty,
                            "The link \(leaf.quote(range)) has no text, so a reader sees nothing to follow. Write a text "
                                + "between the brackets.",
                            range
                        )
                    )
                } else if tail.elementsEqual("]()".utf8) || tail.elementsEqual("](<>)".utf8) {
                    found.append(
                        leaf.finding(
                            MarkdownSyntaxRules.linkDestinationEmpty,
                            "The link \(leaf.quote(range)) leads nowhere. Write an address between the parentheses, or "
                                + "leave the brackets out.",
                            range
                        )
                    )
                }
            default: break
            }
        }
        return found
    }

    // MARK: Brackets that are text

    /// Judges a pair of brackets that are plain text.
    private func bracket(_ start: Int, _ end: Int) -> Finding? {
        let inner = start + 1..<end
        guard !inner.isEmpty else { return nil }
        if leaf.text[start + 1] == UInt8(ascii: "^") { return footnote(inner, whole: start..<end + 1) }
        // Brackets after a name or another bracket are an index.
        let before = leaf.byte(start - 1)
        guard !before.isIdentifier, before != UInt8(ascii: "]"), before != UInt8(ascii: ")") else { return nil }
        switch leaf.byte(end + 1) {
        case UInt8(ascii: "("): return destination(start, end)
        case UInt8(ascii: "["): return reference(start, end)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): return spaced(start, end)
        default: return nil
        }
    }

    private func isNumber(_ range: Range<Int>) -> Bool { leaf.text[range].allSatisfy { $0.isDigit } }

    /// Whether the text of brackets is that of a task's box.
    private func isBox(_ range: Range<Int>) -> Bool { leaf.text[range].allSatisfy { $0 | 0x20 == 0x78 || $0 == 0x20 } }

    /// `[text] (address)`
    private func spaced(_ start: Int, _ end: Int) -> Finding? {
        var open = end + 1
        while leaf.byte(open).isBlank { open += 1 }
        if leaf.byte(open) == 0x0A { open += 1 }
        guard leaf.byte(open) == UInt8(ascii: "("), !isNumber(start + 1..<end), !isBox(start + 1..<end) else {
            return nil
        }
        guard let close = leaf.firstOffset(of: UInt8(ascii: ")"), in: open..<leaf.lineEnd(open)) else { return nil }
        let address = leaf.text[open + 1..<close]
        guard Addresses.isAddress(address) else { return nil }
        let whole = start..<close + 1
        return leaf.finding(
            MarkdownSyntaxRules.linkSpace,
            "The space in \(leaf.quote(whole)) keeps it from being a link: a reader sees brackets and address. Take the "
                + "space out.",
            whole,
            [
                Fix(
                    "remove the space",
                    isSafe: Addresses.isAbsolute(address) && leaf.firstOffset(of: 0x0A, in: end..<open) == nil,
                    [leaf.edit(end + 1..<open, "")]
                )
            ]
        )
    }

    /// `[text](two words.md)` and `[text](address`
    private func destination(_ start: Int, _ end: Int) -> Finding? {
        let open = end + 1
        let lineEnd = leaf.lineEnd(open)
        guard let close = leaf.firstOffset(of: UInt8(ascii: ")"), in: open..<lineEnd) else {
            let rest = leaf.text[open + 1..<lineEnd]
            let address = rest.prefix { $0 > 0x20 }
            guard
                Addresses.isAbsolute(address)
                    || !address.isEmpty && address.count == rest.count && Addresses.isAddress(address)
            else { return nil }
            let whole = start..<open + 1 + address.count
            return leaf.finding(
                MarkdownSyntaxRules.linkUnclosed,
                "The link \(leaf.quote(whole)) has no closing parenthesis, so a reader sees brackets and address. Close "
                    + "it after the address.",
                whole,
                [Fix("close the parenthesis", isSafe: false, [leaf.edit(whole.upperBound..<whole.upperBound, ")")])]
            )
        }
        let address = leaf.text[open + 1..<close]
        guard address.contains(0x20), !address.contains(UInt8(ascii: "<")), !address.contains(UInt8(ascii: "\"")),
            let first = address.first, first > 0x20, let last = address.last, last > 0x20,
            Addresses.isAbsolute(address.prefix { $0 > 0x20 }) || Addresses.isFile(address)
                || Addresses.isAddress(address.prefix { $0 > 0x20 })
        else { return nil }
        let whole = start..<close + 1
        return leaf.finding(
            MarkdownSyntaxRules.linkDestinationSpace,
            "The space in the address of \(leaf.quote(whole)) keeps it from being a link: a reader sees the markup. Put "
                + "the address in angle brackets, or write %20 for the space.",
            whole,
            [
                Fix(
                    "put the address in angle brackets",
                    isSafe: false,
                    [leaf.edit(open + 1..<open + 1, "<"), leaf.edit(close..<close, ">")]
                )
            ]
        )
    }

    /// `[text][label]` and `[text][]`
    private func reference(_ start: Int, _ end: Int) -> Finding? {
        let open = end + 1
        let limit = min(leaf.text.count, open + 1000)
        guard let close = leaf.text[(open + 1)..<max(open + 1, limit)].firstIndex(of: UInt8(ascii: "]")) else {
            return nil
        }
        let label = leaf.text[open + 1..<close]
        let shown = label.isEmpty ? start + 1..<end : open + 1..<close
        guard !isNumber(start + 1..<end), !isNumber(shown), isLabel(leaf.text[shown]),
            isLabel(leaf.text[start + 1..<end]),
            !syntax.isDefined(Array(leaf.text[shown]), isFootnote: false),
            leaf.byte(close + 1) != UInt8(ascii: "["), leaf.byte(close + 1) != UInt8(ascii: "(")
        else { return nil }
        let whole = start..<close + 1
        return leaf.finding(
            MarkdownSyntaxRules.referenceUndefined,
            "No line defines \(leaf.quote(shown)), so \(leaf.quote(whole)) is no link: a reader sees the brackets. "
                + "Write [\(String(decoding: leaf.text[shown], as: UTF8.self))]: and an address on a line of its own.",
            whole
        )
    }

    /// Whether bytes can be a label that a person gave: a word, and nothing of code.
    private func isLabel(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20, !bytes.contains(0x0A),
            first != UInt8(ascii: "^")
        else {
            return false
        }
        let isWordy = bytes.contains { $0.isLetter || $0 >= 0x80 }
        let isCode = bytes.contains { "[]{}<>=;|\\+?\"$,".utf8.contains($0) }
        return isWordy && !isCode && bytes.count > 1
    }

    /// `[^label]` without a definition.
    private func footnote(_ inner: Range<Int>, whole: Range<Int>) -> Finding? {
        let label = leaf.text[inner].dropFirst()
        let hasNotes = syntax.hasFootnoteDefinitions
        guard !label.isEmpty, leaf.byte(whole.upperBound) != UInt8(ascii: ":"),
            label.allSatisfy({ $0.isDigit }) && label.count < 4
                || hasNotes && label.allSatisfy({ $0.isIdentifier || $0 == UInt8(ascii: "-") || $0 >= 0x80 }),
            !"+*?{".utf8.contains(leaf.byte(whole.upperBound)), leaf.byte(whole.lowerBound - 1) != UInt8(ascii: "("),
            !syntax.isDefined(Array(label), isFootnote: true)
        else { return nil }
        return leaf.finding(
            MarkdownSyntaxRules.footnoteUndefined,
            "No line defines the footnote \(leaf.quote(whole)), so a reader sees the brackets. Write "
                + "\(String(decoding: leaf.text[whole], as: UTF8.self)): and the note on a line of its own.",
            whole
        )
    }

    /// `(text)[address]`
    private func reversed(at offset: Int) -> Finding? {
        guard leaf.byte(offset - 1) == UInt8(ascii: ")"),
            let close = leaf.firstOffset(of: UInt8(ascii: "]"), in: offset..<leaf.lineEnd(offset)),
            Addresses.isAbsolute(leaf.text[offset + 1..<close]), leaf.byte(close + 1) != UInt8(ascii: "("),
            let open = leaf.text[max(0, offset - 500)..<(offset - 1)].lastIndex(of: UInt8(ascii: "(")),
            open + 1 < offset - 1,
            leaf.isPlain(open..<open + 1), leaf.firstOffset(of: 0x0A, in: open..<offset) == nil
        else { return nil }
        let whole = open..<close + 1
        let text = String(decoding: leaf.text[open + 1..<offset - 1], as: UTF8.self)
        let address = String(decoding: leaf.text[offset + 1..<close], as: UTF8.self)
        return leaf.finding(
            MarkdownSyntaxRules.linkReversed,
            "Brackets and parentheses of \(leaf.quote(whole)) are the wrong way round, so it is no link. The text goes in "
                + "brackets, the address in parentheses.",
            whole,
            [Fix("swap brackets and parentheses", isSafe: false, [leaf.edit(whole, "[\(text)](\(address))")])]
        )
    }
}
