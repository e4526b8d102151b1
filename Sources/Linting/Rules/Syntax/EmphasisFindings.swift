// Runs of `**`, `__` and `~~` that were meant as marks and stand in the text as typed.

import DocumentFormats
import DocumentModel

/// Finds marks of a leaf that do not work.
struct EmphasisFindings {
    let leaf: SyntaxLeaf
    /// Tells the tokens of a changed text, to see whether a fix works.
    let tokens: ([UInt8]) -> [InlineToken]

    /// A run of delimiters that is plain text.
    private struct Run {
        var byte: UInt8
        var range: Range<Int>
        var before: Unicode.Scalar?
        var after: Unicode.Scalar?

        var hasSpaceBefore: Bool { before?.isSpace ?? true }
        var hasSpaceAfter: Bool { after?.isSpace ?? true }
    }

    func findings() -> [Finding] {
        var found: [Finding] = []
        for byte in [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~")] {
            let runs = runs(of: byte)
            var index = 0
            while index < runs.count {
                if index + 1 < runs.count, let finding = pair(runs[index], runs[index + 1]) {
                    found.append(finding)
                    index += 2
                } else {
                    if let finding = single(runs[index], among: runs) { found.append(finding) }
                    index += 1
                }
            }
        }
        return found
    }

    /// The runs of two or three that are plain text.
    private func runs(of byte: UInt8) -> [Run] {
        var runs: [Run] = []
        var offset = 0
        while let start = leaf.text[offset...].firstIndex(of: byte) {
            var end = start
            while end < leaf.text.count, leaf.text[end] == byte { end += 1 }
            if end - start == 2 || end - start == 3 && byte == UInt8(ascii: "*"), leaf.isPlain(start..<end) {
                runs.append(
                    Run(byte: byte, range: start..<end, before: leaf.scalar(before: start), after: leaf.scalar(at: end))
                )
            }
            offset = end
        }
        return runs
    }

    // MARK: Two runs

    private func pair(_ opener: Run, _ closer: Run) -> Finding? {
        guard opener.range.count == closer.range.count else { return nil }
        let inner = opener.range.upperBound..<closer.range.lowerBound
        guard inner.count <= 400, leaf.firstOffset(of: 0x0A, in: inner) == nil else { return nil }
        // Between two words a run with spaces may be an operator; at the start of a text it is none.
        let isText = opener.before == nil && leaf.text[inner].contains { $0.isLetter || (0x30...0x39).contains($0) }
        guard isText || isWordy(inner) else { return nil }
        let whole = opener.range.lowerBound..<closer.range.upperBound
        if opener.hasSpaceAfter || closer.hasSpaceBefore {
            return opener.byte == UInt8(ascii: "_") ? nil : spaced(opener, closer, inner, whole)
        }
        if opener.byte == UInt8(ascii: "_") {
            // Underscores within words are part of names.
            guard !isWithinName(opener), !isWithinName(closer) else { return nil }
        }
        return flanked(opener, closer, inner, whole)
    }

    /// Whether a text has a word of two letters, or one character of a script without small words.
    private func isWordy(_ range: Range<Int>) -> Bool {
        var letters = 0
        for byte in leaf.text[range] {
            letters = byte.isLetter ? letters + 1 : byte >= 0x80 ? 2 : 0
            if letters >= 2 { return true }
        }
        return false
    }

    private func isWithinName(_ run: Run) -> Bool {
        (run.before.map { $0.isASCII && $0.isWord } ?? false) && (run.after.map { $0.isASCII && $0.isWord } ?? false)
    }

    private func spaced(_ opener: Run, _ closer: Run, _ inner: Range<Int>, _ whole: Range<Int>) -> Finding? {
        guard let fix = movingSpaces(opener, closer, inner) else { return nil }
        return leaf.finding(
            MarkdownSyntaxRules.emphasisSpace,
            "The space inside \(leaf.quote(whole)) keeps the marks from working: a reader sees the "
                + "\(name(opener)). Write the marks next to the text.",
            whole,
            [fix]
        )
    }

    private func name(_ run: Run) -> String {
        run.byte == UInt8(ascii: "*") ? "asterisks" : run.byte == UInt8(ascii: "_") ? "underscores" : "tildes"
    }

    /// Spaces inside move outside, where there is none yet.
    private func movingSpaces(_ opener: Run, _ closer: Run, _ inner: Range<Int>) -> Fix? {
        var start = inner.lowerBound
        var end = inner.upperBound
        while start < end, leaf.text[start].isBlank { start += 1 }
        while end > start, leaf.text[end - 1].isBlank { end -= 1 }
        let mark = String(decoding: leaf.text[opener.range], as: UTF8.self)
        var edits: [(Range<Int>, String)] = []
        if start > inner.lowerBound {
            edits.append((opener.range.lowerBound..<start, (opener.hasSpaceBefore ? "" : " ") + mark))
        }
        if end < inner.upperBound {
            edits.append((end..<closer.range.upperBound, mark + (closer.hasSpaceAfter ? "" : " ")))
        }
        return fix("move the spaces out of the marks", isSafe: true, edits)
    }

    private func flanked(_ opener: Run, _ closer: Run, _ inner: Range<Int>, _ whole: Range<Int>) -> Finding? {
        let fixes = [
            movingBrackets(opener, closer, inner), movingPunctuation(closer, inner), addingSpaces(opener, closer),
        ].compactMap { $0 }
        guard !fixes.isEmpty else { return nil }
        return leaf.finding(
            MarkdownSyntaxRules.emphasisFlanking,
            "The marks of \(leaf.quote(whole)) do not work, since punctuation stands inside them and a "
                + "letter outside: a reader sees the \(name(opener)). Move the punctuation out of the marks, or put "
                + "a space before or after them.",
            whole,
            fixes
        )
    }

    private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", "[": "]", "「": "」", "『": "』", "（": "）", "【": "】", "《": "》", "〈": "〉", "“": "”", "‘": "’",
        "\"": "\"", "«": "»", "„": "“", "〔": "〕", "［": "］",
    ]

    /// Brackets or quotation marks around all of the text move outside.
    private func movingBrackets(_ opener: Run, _ closer: Run, _ inner: Range<Int>) -> Fix? {
        guard let open = leaf.scalar(at: inner.lowerBound), let close = leaf.scalar(before: inner.upperBound),
            Self.brackets[open] == close, inner.count > open.utf8Length + close.utf8Length
        else { return nil }
        let mark = String(decoding: leaf.text[opener.range], as: UTF8.self)
        return fix(
            "move the brackets out of the marks",
            isSafe: true,
            [
                (opener.range.lowerBound..<inner.lowerBound + open.utf8Length, String(open) + mark),
                (inner.upperBound - close.utf8Length..<closer.range.upperBound, mark + String(close)),
            ]
        )
    }

    /// Punctuation at the end of the text moves outside.
    private func movingPunctuation(_ closer: Run, _ inner: Range<Int>) -> Fix? {
        var start = inner.upperBound
        while start > inner.lowerBound, let scalar = leaf.scalar(before: start), !scalar.isWord, !scalar.isSpace {
            start -= scalar.utf8Length
        }
        guard start < inner.upperBound, start > inner.lowerBound else { return nil }
        let mark = String(decoding: leaf.text[closer.range], as: UTF8.self)
        let tail = String(decoding: leaf.text[start..<inner.upperBound], as: UTF8.self)
        return fix(
            "move the punctuation out of the marks",
            isSafe: false,
            [(start..<closer.range.upperBound, mark + tail)]
        )
    }

    private func addingSpaces(_ opener: Run, _ closer: Run) -> Fix? {
        var edits: [(Range<Int>, String)] = []
        if !opener.hasSpaceBefore { edits.append((opener.range.lowerBound..<opener.range.lowerBound, " ")) }
        if !closer.hasSpaceAfter { edits.append((closer.range.upperBound..<closer.range.upperBound, " ")) }
        return fix("put spaces around the marks", isSafe: false, edits)
    }

    /// The fix, if the marks work with it. The line around it tells, or as much of it as matters.
    private func fix(_ title: String, isSafe: Bool, _ edits: [(Range<Int>, String)]) -> Fix? {
        guard let first = edits.first?.0, let last = edits.last?.0 else { return nil }
        let window = leaf.window(around: first.lowerBound..<last.upperBound)
        let line = Array(leaf.text[window])
        var changed = line
        for (range, replacement) in edits.reversed() {
            let place = range.lowerBound - window.lowerBound..<range.upperBound - window.lowerBound
            changed.replaceSubrange(place, with: replacement.utf8)
        }
        guard markCount(changed) >= markCount(line) + 2 else { return nil }
        return Fix(
            title,
            isSafe: isSafe,
            edits.map { leaf.edit($0.0, $0.1) }
        )
    }

    private func markCount(_ text: [UInt8]) -> Int { tokens(text).filter(\.kind.isMark).count }

    // MARK: One run

    private func single(_ run: Run, among runs: [Run]) -> Finding? {
        guard run.byte != UInt8(ascii: "_"), run.range.count == 2, runs.count % 2 == 1 else { return nil }
        let isOpener = run.hasSpaceBefore || run.before.map { "(\"'“‘「（[".unicodeScalars.contains($0) } ?? false
        let isCloser =
            run.hasSpaceAfter || run.after.map { ".,;:!?)\"'”’」）]。，、！？：；".unicodeScalars.contains($0) } ?? false
        if isOpener, !run.hasSpaceAfter, !isCloser {
            guard !isArgument(run), run.after?.isWord == true || run.after.map({ !$0.isASCII }) == true else {
                return nil
            }
        } else if isCloser, !run.hasSpaceBefore, !isOpener {
            guard run.before?.isWord == true, !isReferenceMark(run) else { return nil }
        } else if !isBetweenLettersWithoutSpaces(run) {
            return nil
        }
        let mark = String(decoding: leaf.text[run.range], as: UTF8.self)
        return leaf.finding(
            MarkdownSyntaxRules.emphasisUnbalanced,
            "The mark \(mark) has no partner in this paragraph, so a reader sees it. Write the other one, "
                + "or \\\(mark.first.map(String.init) ?? "")\\\(mark.first.map(String.init) ?? "") if it is meant as text.",
            run.range
        )
    }

    /// Whether a run stands between two letters of scripts that put no spaces between words.
    private func isBetweenLettersWithoutSpaces(_ run: Run) -> Bool {
        guard let before = run.before, let after = run.after, before.value >= 0x2E80, after.value >= 0x2E80 else {
            return false
        }
        return before.isWord && after.isWord
    }

    /// Whether a run stands as in `f(*args, **kwargs)`, in a pattern of file names, or before a path.
    private func isArgument(_ run: Run) -> Bool {
        var end = run.range.upperBound
        while end < leaf.text.count, leaf.text[end].isIdentifier { end += 1 }
        let word = leaf.text[run.range.upperBound..<end]
        guard !word.isEmpty else { return true }
        if run.before == "(" || run.before == "[" { return true }
        if ["kwargs", "args", "options", "opts", "params"].contains(where: { word.elementsEqual($0.utf8) }) {
            return true
        }
        switch leaf.byte(end) {
        case UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "="), 0:
            return true
        default: return false
        }
    }

    /// Whether a run after a word refers to a note below: another line, or the same one, begins with it.
    private func isReferenceMark(_ run: Run) -> Bool {
        if case .tableCell = leaf.kind { return true }
        return leaf.lineStarts.contains { leaf.has("**", at: $0) && $0 != run.range.lowerBound }
    }
}

extension InlineToken.Kind {
    /// Whether it is one end of emphasis, strong emphasis or strikethrough.
    fileprivate var isMark: Bool {
        switch self {
        case .emphasisOpen, .emphasisClose, .strongOpen, .strongClose, .strikethroughOpen, .strikethroughClose:
            return true
        default: return false
        }
    }
}

extension Unicode.Scalar {
    /// The number of bytes of the character in UTF-8.
    fileprivate var utf8Length: Int { UTF8.width(self) }
}
