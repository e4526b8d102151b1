// The quotes, list items and footnotes that lines of Markdown stand in, as far as lines tell: enough to know where fenced
// code ends.

/// The containers that are open at a line (CommonMark 0.29, chapter 5 and appendix, phase 1).
struct OpenContainers {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    private enum Container {
        case quote
        /// An item or footnote, and the columns that its content stands further in than what is around it.
        case item(width: Int)
    }

    /// Where the content of a line begins.
    struct Content {
        var offset: Int
        /// The columns of white space before it.
        var indent: Int
        var isBlank: Bool
    }

    private var open: [Container] = []
    /// Whether the line before was text, with which a line may go on that lacks markers.
    private(set) var isAfterText = false

    /// Takes a line at the top of the document that begins with a letter for text, or a blank one for none, without
    /// a look at the rest of it.
    ///
    /// - Parameter first: The first byte of the line.
    /// - Returns: Whether it could be taken.
    mutating func takes(_ first: UInt8) -> Bool {
        guard open.isEmpty else { return false }
        if first.isASCIILetter || first >= 0x80 {
            isAfterText = true
            return true
        }
        guard first == 0x0A || first == 0x0D else { return false }
        isAfterText = false
        return true
    }

    /// Reads the markers of a line: closes containers, and opens others.
    mutating func read(_ bytes: Bytes, _ line: Range<Int>) -> Content {
        var cursor = Cursor(bytes, line)
        let matched = match(&cursor)
        let isPartly = matched < open.count
        if isPartly, isAfterText, !cursor.isBlank, !beginsBlock(cursor) {
            return cursor.content
        }
        let isParagraphOpen = isAfterText && !isPartly
        open.removeLast(open.count - matched)
        openNew(&cursor, isParagraphOpen: isParagraphOpen)
        let mayGoOn = isParagraphOpen && open.count == matched
        let isCode = cursor.indent >= 4 && !mayGoOn
        isAfterText = !cursor.isBlank && !isCode && !beginsLeaf(cursor, isParagraphOpen: mayGoOn)
        return cursor.content
    }

    /// Notes that the line is text.
    mutating func beginParagraph() { isAfterText = true }

    /// Notes that the last line was none of a paragraph.
    mutating func endParagraph() { isAfterText = false }

    /// The content of a line that stands in all open containers; `nil` if it does not.
    func content(_ bytes: Bytes, _ line: Range<Int>) -> Content? {
        var cursor = Cursor(bytes, line)
        return match(&cursor) == open.count ? cursor.content : nil
    }

    /// How many containers from the outermost one on a line goes on with.
    private func match(_ cursor: inout Cursor) -> Int {
        for (index, container) in open.enumerated() {
            switch container {
            case .quote:
                guard cursor.indent < 4, cursor.first == UInt8(ascii: ">") else { return index }
                cursor.skipQuoteMarker()
            case .item(let width):
                if cursor.isBlank { continue }
                guard cursor.indent >= width else { return index }
                cursor.skip(columns: width)
            }
        }
        return open.count
    }

    private mutating func openNew(_ cursor: inout Cursor, isParagraphOpen: Bool) {
        var isParagraphOpen = isParagraphOpen
        while cursor.indent < 4, !cursor.isBlank {
            if cursor.first == UInt8(ascii: ">") {
                cursor.skipQuoteMarker()
                open.append(.quote)
            } else if let marker = cursor.footnoteMarker {
                cursor.skip(columns: cursor.indent)
                cursor.skipBytes(marker)
                cursor.skip(columns: cursor.indent)
                open.append(.item(width: 4))
            } else if let marker = cursor.listMarker(isParagraphOpen: isParagraphOpen) {
                let indent = cursor.indent
                let mayHaveBox = cursor.isFirstOnLine
                cursor.skip(columns: indent)
                cursor.skipBytes(marker)
                let spaces = cursor.indent
                let padding = cursor.isBlank || spaces > 4 ? 1 : spaces
                if !cursor.isBlank { cursor.skip(columns: padding) }
                open.append(.item(width: indent + marker + padding))
                if mayHaveBox, cursor.isLoneBox { return cursor.skipBytes(3) }
            } else {
                return
            }
            isParagraphOpen = false
        }
    }

    /// Whether a line without all markers begins a block, so that it does not go on with the paragraph before it.
    private func beginsBlock(_ cursor: Cursor) -> Bool {
        guard cursor.indent < 4 else { return false }
        return cursor.first == UInt8(ascii: ">") || cursor.listMarker(isParagraphOpen: false) != nil
            || cursor.footnoteMarker != nil || beginsLeaf(cursor, isParagraphOpen: false)
    }

    /// Whether a line begins with a heading, a rule, a fence or raw HTML.
    private func beginsLeaf(_ cursor: Cursor, isParagraphOpen: Bool) -> Bool {
        guard cursor.indent < 4 else { return false }
        switch cursor.first {
        case UInt8(ascii: "<"): return cursor.beginsHTML(isParagraphOpen: isParagraphOpen)
        case UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "~"):
            let run = cursor.runLength
            return cursor.first == UInt8(ascii: "#") ? run <= 6 && cursor.isSpaceOrEnd(after: run) : run >= 3
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"): return cursor.isRule
        default: return false
        }
    }
}

/// Lines that a paragraph goes on with.
enum ContinuationLine {
    /// Where the text of a line begins that may go on with a paragraph.
    ///
    /// - Parameters:
    ///   - start: The start of the line.
    ///   - quoteCount: How many quotes the paragraph stands in; the line may lack their markers.
    /// - Returns: `nil` for a blank line, and for one that begins a quote or list.
    static func content(_ bytes: OpenContainers.Bytes, at start: Int, quoteCount: Int) -> OpenContainers.Content? {
        var cursor = Cursor(bytes, start..<bytes.lineEnd(from: start))
        for _ in 0..<quoteCount where cursor.indent < 4 && cursor.first == UInt8(ascii: ">") {
            cursor.skipQuoteMarker()
        }
        if cursor.isBlank { return nil }
        let beginsBlock = cursor.first == UInt8(ascii: ">") || cursor.listMarker(isParagraphOpen: true) != nil
        return cursor.indent < 4 && beginsBlock ? nil : cursor.content
    }

    /// How many quotes the line of an offset stands in.
    static func quoteCount(_ bytes: OpenContainers.Bytes, lineOf offset: Int) -> Int {
        bytes[bytes.lineStart(of: offset)..<offset].reduce(0) { $0 + ($1 == UInt8(ascii: ">") ? 1 : 0) }
    }
}

/// A place in a line, where a tab may be taken in part.
private struct Cursor {
    private let bytes: OpenContainers.Bytes
    private let start: Int
    private var offset: Int
    private let end: Int
    private var column = 0
    /// The offset and column of the first byte that is no white space.
    private var next: (offset: Int, column: Int) = (0, 0)

    init(_ bytes: OpenContainers.Bytes, _ line: Range<Int>) {
        self.bytes = bytes
        start = line.lowerBound
        offset = start
        end = line.upperBound
        findNext()
    }

    private mutating func findNext() {
        next = (offset, column)
        // A tab that was taken in part is counted to its end.
        while next.offset < end {
            switch bytes[next.offset] {
            case 0x20: next.column += 1
            case 0x09: next.column += 4 - next.column % 4
            default: return
            }
            next.offset += 1
        }
    }

    var indent: Int { next.column - column }
    var isBlank: Bool { next.offset >= end }
    var first: UInt8 { isBlank ? 0x0A : bytes[next.offset] }
    var content: OpenContainers.Content { .init(offset: next.offset, indent: indent, isBlank: isBlank) }

    /// Skips white space.
    mutating func skip(columns count: Int) {
        let target = column + count
        while offset < end, column < target {
            let width = bytes[offset] == 0x09 ? 4 - column % 4 : 1
            if column + width > target {
                column = target
                break
            }
            column += width
            offset += 1
        }
        findNext()
    }

    /// Skips bytes that are no white space.
    mutating func skipBytes(_ count: Int) {
        offset += count
        column += count
        findNext()
    }

    /// Skips `>` and a space after it.
    mutating func skipQuoteMarker() {
        skip(columns: indent)
        skipBytes(1)
        if indent > 0 { skip(columns: 1) }
    }

    /// Whether nothing but white space stands before the first byte.
    var isFirstOnLine: Bool { bytes[start..<next.offset].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    /// Whether the rest of the line is the box of a task, behind which there is no text then.
    var isLoneBox: Bool {
        let rest = bytes[next.offset..<end]
        guard rest.count >= 3, rest.first == UInt8(ascii: "["), rest.dropFirst(2).first == UInt8(ascii: "]"),
            let state = rest.dropFirst().first
        else { return false }
        return (state == 0x20 || state | 0x20 == UInt8(ascii: "x"))
            && rest.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// How often the first byte stands in a row.
    var runLength: Int { bytes[next.offset..<end].prefix { $0 == first }.count }

    func isSpaceOrEnd(after count: Int) -> Bool {
        let offset = next.offset + count
        return offset >= end || bytes[offset] == 0x20 || bytes[offset] == 0x09
    }

    /// Whether the line is three or more of one byte, and white space.
    var isRule: Bool {
        let line = bytes[next.offset..<end]
        guard line.allSatisfy({ $0 == first || $0 == 0x20 || $0 == 0x09 }) else { return false }
        return line.reduce(0) { $0 + ($1 == first ? 1 : 0) } >= 3
    }

    /// Whether the line begins raw HTML. A lone tag of any name does not while a paragraph is open.
    func beginsHTML(isParagraphOpen: Bool) -> Bool {
        first == UInt8(ascii: "<") && HTMLBlockStart.scan(bytes, next.offset, end, isFirst: !isParagraphOpen)
    }

    /// The count of bytes of `[^label]:`.
    var footnoteMarker: Int? {
        let line = bytes[next.offset..<end]
        guard line.starts(with: [UInt8(ascii: "["), UInt8(ascii: "^")]) else { return nil }
        let label = line.dropFirst(2).prefix { !$0.endsFootnoteLabel }
        let rest = bytes[label.endIndex..<end]
        guard !label.isEmpty, rest.starts(with: [UInt8(ascii: "]"), UInt8(ascii: ":")]) else { return nil }
        return label.count + 4
    }

    /// The count of bytes of a list marker.
    ///
    /// - Parameter isParagraphOpen: Whether it would have to interrupt a paragraph, which only an item with text
    ///   can, and of numbers only 1.
    func listMarker(isParagraphOpen: Bool) -> Int? {
        var count = 0
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "*"):
            if isRule { return nil }
            count = 1
        case UInt8(ascii: "+"): count = 1
        case 0x30...0x39:
            let digits = bytes[next.offset..<end].prefix { (0x30...0x39).contains($0) }
            guard digits.count <= 9, let delimiter = bytes[digits.endIndex..<end].first,
                delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")")
            else { return nil }
            if isParagraphOpen, !digits.elementsEqual([0x31]) { return nil }
            count = digits.count + 1
        default: return nil
        }
        guard isSpaceOrEnd(after: count) else { return nil }
        let rest = bytes[min(end, next.offset + count)..<end]
        return isParagraphOpen && rest.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : count
    }
}
