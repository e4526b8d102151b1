// Lines of a paragraph that were meant to begin a block: headings and tasks without a space, tables whose header
// does not fit.

import DocumentFormats
import DocumentModel

/// Finds lines of a paragraph that were meant as something else.
struct LineFindings {
    let leaf: SyntaxLeaf

    func findings() -> [Finding] {
        guard leaf.kind == .paragraph else { return [] }
        var found: [Finding] = []
        if let finding = task() { found.append(finding) }
        let starts = leaf.lineStarts
        for (number, start) in starts.enumerated() {
            let line = start..<leaf.lineEnd(start)
            if leaf.byte(start) == UInt8(ascii: "#"), let finding = heading(line) { found.append(finding) }
            if number > 0, let finding = table(line, header: starts[number - 1]..<start - 1) { found.append(finding) }
        }
        return found
    }

    private func fix(_ title: String, isSafe: Bool, _ range: Range<Int>, _ replacement: String) -> Fix {
        Fix(title, isSafe: isSafe, [leaf.edit(range, replacement)])
    }

    // MARK: Headings

    /// `##Title`; of one number sign alone a tag cannot be told apart, unless a space that is none follows.
    private func heading(_ line: Range<Int>) -> Finding? {
        var end = line.lowerBound
        while leaf.byte(end) == UInt8(ascii: "#") { end += 1 }
        let level = end - line.lowerBound
        guard level <= 6, leaf.isPlain(line.lowerBound..<end), let next = leaf.scalar(at: end) else { return nil }
        var space = end..<end
        if next.isSpace, !next.isASCII {
            space = end..<end + UTF8.width(next)
        } else {
            guard level >= 2, next.properties.isAlphabetic else { return nil }
            // `##tag ##tag` and `##name##` are something else.
            let rest = leaf.text[end..<line.upperBound]
            guard !rest.contains(UInt8(ascii: "#")) else { return nil }
        }
        let isOther = !space.isEmpty
        return leaf.finding(
            MarkdownSyntaxRules.headingSpace,
            isOther
                ? "The space after the number signs of \(leaf.quote(line)) is not a plain one, so this is no heading: a "
                    + "reader sees the number signs. Type the space again."
                : "\(leaf.quote(line)) has no space after its number signs, so it is no heading: a reader sees them. Put "
                    + "a space before the text.",
            line,
            [fix(isOther ? "write a plain space" : "add the space", isSafe: isOther, space, " ")]
        )
    }

    // MARK: Tasks

    /// `- [x]text`, `- []` and `- [ x ] text`.
    private func task() -> Finding? {
        guard leaf.isFirstOfItem, leaf.byte(0) == UInt8(ascii: "["),
            let close = leaf.firstOffset(of: UInt8(ascii: "]"), in: 0..<min(5, leaf.text.count)),
            leaf.isPlain(0..<close + 1)
        else { return nil }
        let inner = leaf.text[1..<close]
        let marks = inner.filter { !$0.isBlank }
        guard marks.isEmpty || marks.elementsEqual("x".utf8) || marks.elementsEqual("X".utf8) else { return nil }
        let next = leaf.scalar(at: close + 1)
        let hasSpace = next?.isSpace ?? true
        guard inner.count != 1 || !hasSpace else { return nil }
        guard hasSpace || next?.isWord == true || (next.map { "*_`~".unicodeScalars.contains($0) } ?? false) else {
            return nil
        }
        // `[]int` and `[x]y` are code; a task says something.
        guard close + 2 < leaf.text.count, !inner.isEmpty || hasSpace || leaf.text.contains(0x20) else { return nil }
        let box = marks.isEmpty ? "[ ]" : "[x]"
        let range = 0..<close + 1
        return leaf.finding(
            MarkdownSyntaxRules.taskSpace,
            "\(leaf.quote(0..<min(leaf.lineEnd(0), leaf.text.count))) is no task, so a reader sees brackets and no box. "
                + "Write \(box) with a space after it.",
            range,
            [fix("write \(box)", isSafe: hasSpace || !inner.isEmpty, range, box + (hasSpace ? "" : " "))]
        )
    }

    // MARK: Tables

    /// A delimiter row in a paragraph: the line before it has another number of cells, so there is no table.
    private func table(_ line: Range<Int>, header: Range<Int>) -> Finding? {
        guard let columns = Self.delimiterCells(leaf.text[line]), leaf.text[header].contains(UInt8(ascii: "|")) else {
            return nil
        }
        let cells = Self.cellCount(leaf.text[header])
        guard cells != columns else { return nil }
        return leaf.finding(
            MarkdownSyntaxRules.tableBroken,
            "This is no table: the line with the hyphens has \(columns) columns, the line above it \(cells). A reader "
                + "sees the bars. Give both the same number of cells.",
            line
        )
    }

    /// The number of cells of a delimiter row; `nil` for any other line.
    private static func delimiterCells(_ line: ArraySlice<UInt8>) -> Int? {
        guard line.contains(UInt8(ascii: "|")), line.contains(UInt8(ascii: "-")),
            line.allSatisfy({ "|:- \t".utf8.contains($0) })
        else { return nil }
        let cells = self.cells(line)
        let areDelimiters = cells.allSatisfy { cell in
            let inner = cell.filter { !$0.isBlank }
            let hyphens = inner.drop { $0 == UInt8(ascii: ":") }.prefix { $0 == UInt8(ascii: "-") }
            let colons = inner.count - hyphens.count
            return !hyphens.isEmpty && colons <= 2
        }
        return areDelimiters ? cells.count : nil
    }

    private static func cellCount(_ line: ArraySlice<UInt8>) -> Int { cells(line).count }

    /// What stands between the bars of a line; bars at its ends do not count, nor do escaped ones.
    private static func cells(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var line = line
        while let first = line.first, first.isBlank { line.removeFirst() }
        while let last = line.last, last.isBlank { line.removeLast() }
        if line.first == UInt8(ascii: "|") { line.removeFirst() }
        if line.last == UInt8(ascii: "|"), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
        var cells: [ArraySlice<UInt8>] = []
        var start = line.startIndex
        for offset in line.indices
        where line[offset] == UInt8(ascii: "|") && (offset == line.startIndex || line[offset - 1] != UInt8(ascii: "\\"))
        {
            cells.append(line[start..<offset])
            start = offset + 1
        }
        return cells + [line[start...]]
    }
}
