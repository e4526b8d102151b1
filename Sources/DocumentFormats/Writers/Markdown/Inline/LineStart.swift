// What a line of text must not begin with: the starts of other blocks (CommonMark 0.29, chapters 4 and 5,
// and the blocks of GitHub and of the note dialect).

/// The surroundings of a line that decide what it could be taken for.
struct LineContext {
    var dialect: MarkdownDialect
    /// Whether the line is the first of its block; later lines can only be what interrupts a paragraph.
    var isFirst: Bool
    /// Whether the block is the first one in a list item, where a box makes a task.
    var isItemStart: Bool
    /// Whether the line goes on after the box of a task, where no block begins.
    var isAfterBox: Bool
    /// The bullets right before the line, with which it could make a rule: `* **`.
    var bullet: UInt8
    var bulletCount: Int
    /// Whether the line must not look like the fence of front matter.
    var avoidsFrontMatter: Bool
    /// Whether nothing stands before the line, where U+FEFF would be taken for a byte order mark.
    var beginsDocument = false
}

/// Finds what a line would be taken for.
enum LineStart {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// Bytes that a line of text may begin with and still need a look, by value.
    static let classes: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in "#>-+*=_`~<[|:$%^".utf8 { table[Int(byte)] = 1 }
        for byte in "0123456789".utf8 { table[Int(byte)] = 1 }
        table[Int(byteOrderMark[0])] = 1
        return table
    }()

    /// The offset of the byte that has to be escaped so that the line stays text; `nil` when it does anyway.
    ///
    /// - Parameters:
    ///   - bytes: The lines of the leaf, each ended by LF.
    ///   - start: Where the line begins.
    ///   - previous: Where the line before it begins.
    static func hazard(_ bytes: Bytes, at start: Int, previous: Int?, _ context: LineContext) -> Int? {
        guard start < bytes.count, classes[Int(bytes[start])] != 0 else { return nil }
        let end = lineEnd(bytes, from: start)
        if context.isAfterBox, context.isFirst {
            guard LinkDefinitionScanner.end(bytes, at: start) != nil else { return nil }
            return footnoteColon(bytes, start, end, context) ?? start
        }
        if let offset = blockStart(bytes, start, end, context) { return offset }
        if context.dialect != .commonmark {
            if let previous,
                TableStart.isDelimiterRow(
                    bytes,
                    start..<end,
                    after: previous..<start - 1,
                    hasSpans: context.dialect == .notes
                )
            {
                return start
            }
            if context.isItemStart, context.isFirst, isTaskBox(bytes, start, end) { return start }
        }
        return context.dialect == .notes ? noteBlockStart(bytes, start, end, context) : nil
    }

    private static func blockStart(_ bytes: Bytes, _ start: Int, _ end: Int, _ context: LineContext) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "#"):
            let run = runLength(bytes, start, end)
            return run <= 6 && isSpaceOrEnd(bytes, start + run, end) ? start : nil
        case UInt8(ascii: ">"): return start
        case UInt8(ascii: "-"), UInt8(ascii: "*"):
            return isBullet(bytes, start, end, context) || isRule(bytes, start, end, context)
                || !context.isFirst && isUnderline(bytes, start, end) ? start : nil
        case UInt8(ascii: "+"): return isBullet(bytes, start, end, context) ? start : nil
        case UInt8(ascii: "_"): return isRule(bytes, start, end, context) ? start : nil
        case UInt8(ascii: "="): return !context.isFirst && isUnderline(bytes, start, end) ? start : nil
        case UInt8(ascii: "`"):
            let run = runLength(bytes, start, end)
            return run >= 3 && !bytes[start + run..<end].contains(UInt8(ascii: "`")) ? start : nil
        case UInt8(ascii: "~"): return runLength(bytes, start, end) >= 3 ? start : nil
        case UInt8(ascii: "<"): return HTMLBlockStart.scan(bytes, start, end, isFirst: context.isFirst) ? start : nil
        case UInt8(ascii: "["): return definitionStart(bytes, start, end, context)
        case 0x30...0x39: return orderedMarker(bytes, start, end, context)
        case byteOrderMark[0]:
            return context.beginsDocument && bytes[start..<end].starts(with: byteOrderMark) ? start : nil
        default: return nil
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    // MARK: Lists and rules

    private static func isBullet(_ bytes: Bytes, _ start: Int, _ end: Int, _ context: LineContext) -> Bool {
        guard isSpaceOrEnd(bytes, start + 1, end) else { return false }
        return context.isFirst || !isBlank(bytes, start + 1, end)
    }

    /// Up to nine digits and `.` or `)`: the offset of the delimiter.
    private static func orderedMarker(_ bytes: Bytes, _ start: Int, _ end: Int, _ context: LineContext) -> Int? {
        var index = start
        var value = 0
        while index < end, bytes[index].isASCIIDigit, index - start < 10 {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        guard index - start <= 9, index < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")"),
            isSpaceOrEnd(bytes, index + 1, end)
        else { return nil }
        return context.isFirst || value == 1 && !isBlank(bytes, index + 1, end) ? index : nil
    }

    /// Three or more of one character, and spaces.
    private static func isRule(_ bytes: Bytes, _ start: Int, _ end: Int, _ context: LineContext) -> Bool {
        var count = context.isFirst && context.bullet == bytes[start] ? context.bulletCount : 0
        for byte in bytes[start..<end] {
            if byte == bytes[start] {
                count += 1
            } else if byte != 0x20, byte != 0x09 {
                return false
            }
        }
        return count >= 3
    }

    /// A run of `=` or `-` and nothing after it but spaces.
    private static func isUnderline(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
        guard bytes[start] != UInt8(ascii: "*") else { return false }
        return isBlank(bytes, start + runLength(bytes, start, end), end)
    }

    private static func isTaskBox(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
        guard start + 3 <= end, bytes[start] == UInt8(ascii: "["), bytes[start + 2] == UInt8(ascii: "]") else {
            return false
        }
        return [0x20, UInt8(ascii: "x"), UInt8(ascii: "X")].contains(bytes[start + 1])
            && start + 3 < end && isSpaceOrEnd(bytes, start + 3, end)
    }

    // MARK: Definitions

    /// A footnote definition on any line, a link reference definition on the first.
    private static func definitionStart(_ bytes: Bytes, _ start: Int, _ end: Int, _ context: LineContext) -> Int? {
        if let colon = footnoteColon(bytes, start, end, context) { return colon }
        return context.isFirst && LinkDefinitionScanner.end(bytes, at: start) != nil ? start : nil
    }

    /// The colon after what looks like the label of a footnote: its bracket may be that of a reference, which cannot be
    /// escaped.
    private static func footnoteColon(_ bytes: Bytes, _ start: Int, _ end: Int, _ context: LineContext) -> Int? {
        guard context.dialect != .commonmark, start + 1 < end, bytes[start + 1] == UInt8(ascii: "^") else { return nil }
        var index = start + 2
        while index < end, !bytes[index].endsFootnoteLabel { index += 1 }
        guard index > start + 2, index + 1 < end, bytes[index] == UInt8(ascii: "]"),
            bytes[index + 1] == UInt8(ascii: ":")
        else { return nil }
        return index + 1
    }

    // MARK: The note dialect

    private static func noteBlockStart(_ bytes: Bytes, _ start: Int, _ end: Int, _ context: LineContext) -> Int? {
        let byte = bytes[start]
        switch byte {
        case UInt8(ascii: ":"):
            return runLength(bytes, start, end) >= 3 ? start : nil
        case UInt8(ascii: "$"), UInt8(ascii: "%"):
            guard runLength(bytes, start, end) >= 2 else { return nil }
            var index = start + 2
            while index + 1 < end {
                if bytes[index] == byte, bytes[index + 1] == byte { return nil }
                index += 1
            }
            return start
        case UInt8(ascii: "^"):
            guard start + 1 < end, let label = LinkTail.scanLabel(bytes, at: start + 1), label.end < end,
                bytes[label.end] == UInt8(ascii: ":")
            else { return nil }
            return JSON5Payload.parse(UnsafeBufferPointer(rebasing: bytes[label.end + 1..<end])) != nil ? start : nil
        case UInt8(ascii: "+"):
            return context.avoidsFrontMatter && runLength(bytes, start, end) == 3 ? start : nil
        default:
            return nil
        }
    }

    // MARK: Bytes

    static func lineEnd(_ bytes: Bytes, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end
    }

    private static func runLength(_ bytes: Bytes, _ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, bytes[index] == bytes[start] { index += 1 }
        return index - start
    }

    private static func isSpaceOrEnd(_ bytes: Bytes, _ offset: Int, _ end: Int) -> Bool {
        offset >= end || bytes[offset] == 0x20 || bytes[offset] == 0x09
    }

    static func isBlank(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
        for byte in bytes[start..<max(start, end)] where byte != 0x20 && byte != 0x09 && byte != 0x0A { return false }
        return true
    }
}
