// What the marker in front of an item says: its number, or whether its task is done.

import DocumentModel

/// Reads markers.
enum RTFListMarker {
    /// The number of a marker such as `3.`, `(iv)` or `b)`.
    ///
    /// - Parameters:
    ///   - text: The marker without the space behind it.
    ///   - format: `\levelnfc`, `nil` where only digits count.
    static func number(of text: String, format: Int?) -> Int? {
        var body = Array(text.utf8)
        while let last = body.last, !isAlphanumeric(last) { body.removeLast() }
        // Of "1.2." the last part is the number of the item.
        let start = body.lastIndex { !isAlphanumeric($0) }.map { $0 + 1 } ?? 0
        let part = body[start...]
        guard !part.isEmpty, part.count <= 9 else { return nil }
        if part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return part.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        switch format {
        case 1?, 2?: return roman(part)
        case 3?, 4?:
            // a … z, aa … zz: the letter repeats.
            guard let first = part.first, part.allSatisfy({ $0 == first }) else { return nil }
            let letter = first | 0x20
            guard letter >= 0x61, letter <= 0x7A else { return nil }
            return Int(letter - 0x60) + (part.count - 1) * 26
        default: return nil
        }
    }

    private static func roman(_ digits: ArraySlice<UInt8>) -> Int? {
        let values: [UInt8: Int] = [0x69: 1, 0x76: 5, 0x78: 10, 0x6C: 50, 0x63: 100, 0x64: 500, 0x6D: 1000]
        var total = 0
        var previous = 0
        for digit in digits.reversed() {
            guard let value = values[digit | 0x20] else { return nil }
            total += value < previous ? -value : value
            previous = max(previous, value)
        }
        return total > 0 ? total : nil
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    }

    /// What a marker says about a task.
    static func task(of text: String) -> TaskState? {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count <= 2 else { return nil }
        switch scalar.value {
        case 0x2610, 0x2B1C, 0x25FB, 0x25A1: return .open
        case 0x2611, 0x2612, 0x2705, 0x2713, 0x2714: return .done
        default: return nil
        }
    }

    /// Whether a marker is an empty circle.
    static func isCircle(_ text: String) -> Bool {
        text == "\u{25E6}" || text == "\u{25CB}" || text == "\u{25EF}"
    }
}

/// A marker that somebody typed at the start of a paragraph.
struct RTFTypedMarker {
    /// The length of white space and marker in bytes.
    var utf8Count: Int
    var number: Int?
    var delimiter = OrderedListDelimiter.period
    var task: TaskState?
    /// The left indent in twentieths of a point; a tab in front counts as half an inch.
    var indent: Int32
    /// Whether the marker hangs out to the left of the text and a tab follows it: then it is no accident.
    var isHanging: Bool

    /// The marker at the start of a text, `nil` if there is none.
    init?(_ text: ArraySlice<UInt8>, state: RTFParagraphState) {
        var index = text.startIndex
        var tabs: Int32 = 0
        while index < text.endIndex, text[index] == 0x20 || text[index] == 0x09 {
            if text[index] == 0x09, tabs < 8 { tabs += 1 }
            index += 1
        }
        guard index < text.endIndex else { return nil }
        if let bullet = Self.bullets.first(where: { text[index...].starts(with: $0.utf8) }) {
            let scalar = String(decoding: bullet.utf8, as: UTF8.self)
            task = RTFListMarker.task(of: scalar)
            index += bullet.utf8.count
            let isDash = scalar == "\u{2013}"
            // A dash alone is how a dialogue or a signature begins.
            if isDash, index < text.endIndex, text[index] != 0x09 { return nil }
        } else {
            let start = index
            while index < text.endIndex, index - start < 4, text[index] >= 0x30, text[index] <= 0x39 { index += 1 }
            guard index > start, index < text.endIndex,
                let value = Int(String(decoding: text[start..<index], as: UTF8.self))
            else { return nil }
            switch text[index] {
            case UInt8(ascii: "."): delimiter = .period
            case UInt8(ascii: ")"): delimiter = .parenthesis
            default: return nil
            }
            number = value
            index += 1
        }
        let gap = index
        while index < text.endIndex, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
        guard index > gap, index < text.endIndex else { return nil }
        utf8Count = index - text.startIndex
        isHanging = state.firstIndent < 0 && text[gap..<index].contains(0x09)
        indent = max(0, min(state.leftIndent, 100_000)) + 720 * tabs
    }

    private static let bullets: [(utf8: [UInt8], Void)] = [
        "\u{2022}", "-", "*", "\u{2023}", "\u{25E6}", "\u{2043}", "\u{25AA}", "\u{25CF}", "\u{25CB}", "\u{00B7}",
        "\u{2610}", "\u{2611}", "\u{2713}", "\u{2714}", "\u{2013}", "\u{25A0}", "\u{27A2}",
    ].map { (Array($0.utf8), ()) }

    func item(followsBlank: Bool) -> RTFItem {
        RTFItem(
            level: indent,
            list: 0,
            isOrdered: number != nil,
            number: number,
            delimiter: delimiter,
            task: task,
            indent: indent,
            followsBlank: followsBlank
        )
    }

    /// Whether the numbers of each level follow one another.
    static func areInOrder(_ markers: [RTFTypedMarker]) -> Bool {
        var open: [(indent: Int32, number: Int?)] = []
        for marker in markers {
            while let last = open.last, last.indent > marker.indent { open.removeLast() }
            if let last = open.last, last.indent == marker.indent {
                if let number = marker.number, let before = last.number, number != before + 1 { return false }
                open.removeLast()
            }
            open.append((marker.indent, marker.number))
        }
        return true
    }
}
