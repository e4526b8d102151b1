// The common case: plain text, and code, emphasis or links that stand apart from each other among it, with
// nothing in the text that could be syntax. It is written in one go; any doubt is left to LeafWriter.

import DocumentModel

/// Writes leaves that need no thought.
struct SimpleLeaf {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    let text: Bytes
    let runs: Slice<UnsafeBufferPointer<InlineRun>>
    let table: MarkTable
    let place: LeafPlace

    /// Bytes that could be syntax somewhere, by value; all others mean themselves wherever they stand.
    private static let classes: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in "\\`*_~[<&:w@$%=|!^".utf8 { table[Int(byte)] = 1 }
        for byte in 0...0x1F where byte != 0x09 { table[byte] = 1 }
        return table
    }()

    /// What a run is among the others.
    private enum Part {
        case text, code, emphasis, strong, link, softBreak
        /// Anything that needs thought.
        case other

        init(_ marks: RunMarks) {
            self = .other
            guard !marks.hasLosses, marks.custom < 0, marks.nesting.isEmpty else { return }
            switch marks.role {
            case .softBreak: if !marks.hasMarks { self = .softBreak }
            case .code: if !marks.hasMarks { self = .code }
            case .text:
                if marks.link >= 0 {
                    if marks.flags.isEmpty { self = .link }
                } else if marks.flags.isEmpty {
                    self = .text
                } else if marks.flags == .emphasis {
                    self = .emphasis
                } else if marks.flags == .strong {
                    self = .strong
                }
            default: break
            }
        }

        var isMarked: Bool { self == .emphasis || self == .strong || self == .link }
    }

    /// Whether the leaf is simple.
    ///
    /// - Complexity: O(*n*) in the bytes.
    var isSimple: Bool {
        guard let first = text.first, let last = text.last, !first.isMarkdownSpace, !last.isMarkdownSpace,
            place != .heading || last != UInt8(ascii: "#")
        else { return false }
        var previous = Part.softBreak
        var offset = 0
        for run in runs {
            let range = offset..<offset + run.utf8Count
            let marks = table[run.attributes]
            let part = Part(marks)
            guard isSimple(part, range, after: previous, marks) else { return false }
            previous = part
            offset = range.upperBound
        }
        return previous != .softBreak
    }

    private func isSimple(_ part: Part, _ range: Range<Int>, after previous: Part, _ marks: RunMarks) -> Bool {
        let isLineStart = previous == .softBreak
        switch part {
        case .other: return false
        case .softBreak:
            return !isLineStart && place == .lines && range.count == 1 && !text[range.lowerBound - 1].isMarkdownSpace
        case .text: return isPlain(range, isLineStart: isLineStart)
        case .code: return previous != .code && isSimpleCode(range)
        case .emphasis, .strong:
            return !previous.isMarked && isApart(range) && isPlain(range, isLineStart: isLineStart)
        case .link:
            return !previous.isMarked && isPlain(range, isLineStart: isLineStart)
                && isSimpleLink(range, table.links[Int(marks.link)])
        }
    }

    // MARK: Parts

    private func isPlain(_ range: Range<Int>, isLineStart: Bool) -> Bool {
        if isLineStart, place == .lines {
            let first = text[range.lowerBound]
            if LineStart.classes[Int(first)] != 0 || first == 0x20 || first == 0x09 { return false }
        }
        return Self.classes.withUnsafeBufferPointer { classes in
            var index = range.lowerBound
            while index < range.upperBound {
                let byte = text[index]
                if classes[Int(byte)] != 0, !isHarmless(byte, at: index, end: range.upperBound) { return false }
                index += 1
            }
            return true
        }
    }

    /// Whether a byte that could be syntax is none by what stands right after it.
    private func isHarmless(_ byte: UInt8, at index: Int, end: Int) -> Bool {
        // At the end of a run, what comes next is not what stands next in the text.
        let next = index + 1 < end ? text[index + 1] : end == text.count ? 0x20 : byte
        switch byte {
        case UInt8(ascii: ":"): return next != UInt8(ascii: "/")
        case UInt8(ascii: "w"): return next != UInt8(ascii: "w")
        case UInt8(ascii: "!"), UInt8(ascii: "^"): return next != UInt8(ascii: "[") && index + 1 < end
        case UInt8(ascii: "%"), UInt8(ascii: "="): return next != byte
        case UInt8(ascii: "&"): return next == 0x20
        case UInt8(ascii: "|"): return place != .cell
        default: return false
        }
    }

    /// Code that needs one backtick and no spaces.
    private func isSimpleCode(_ range: Range<Int>) -> Bool {
        let code = Bytes(rebasing: text[range])
        guard !(code[0] == 0x20 && code[code.count - 1] == 0x20), !code.hasByte(below: 0x0E) else { return false }
        for byte in code where byte == UInt8(ascii: "`") || byte == UInt8(ascii: "|") {
            if byte == UInt8(ascii: "`") || place == .cell { return false }
        }
        return true
    }

    /// Whether delimiters around a range can only be what they are meant to be: letters inside, and outside white
    /// space or punctuation.
    private func isApart(_ range: Range<Int>) -> Bool {
        let isInsideRight = text[range.lowerBound].isASCIIAlphanumeric && text[range.upperBound - 1].isASCIIAlphanumeric
        guard isInsideRight else { return false }
        if range.lowerBound > 0 {
            let before = text[range.lowerBound - 1]
            guard before == 0x20 || before.isASCIIPunctuation else { return false }
        }
        if range.upperBound < text.count {
            let after = text[range.upperBound]
            guard after == 0x20 || after.isASCIIPunctuation else { return false }
        }
        return true
    }

    /// A link without title, to an address that needs no escape, whose text is something else.
    private func isSimpleLink(_ range: Range<Int>, _ link: Link) -> Bool {
        guard link.title == nil, text[range.lowerBound] != UInt8(ascii: "^") else { return false }
        for byte in text[range] where byte == UInt8(ascii: "]") { return false }
        var destination = link.destination
        return destination.withUTF8 { address in
            guard !address.isEmpty, address.count != range.count, !address.hasByte(below: 0x21) else { return false }
            for byte in address where !Self.isPlainInAddress(byte) { return false }
            return true
        }
    }

    private static func isPlainInAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"), UInt8(ascii: "&"),
            UInt8(ascii: "|"):
            return false
        default: return true
        }
    }

    // MARK: Output

    /// Writes the leaf; its last line stays open.
    func write(to lines: inout LineWriter) {
        var offset = 0
        for run in runs {
            let bytes = Bytes(rebasing: text[offset..<offset + run.utf8Count])
            let marks = table[run.attributes]
            offset += run.utf8Count
            let part = Part(marks)
            if part == .softBreak {
                lines.endLine()
                continue
            }
            lines.beginLine()
            switch part {
            case .code: write(bytes, between: UInt8(ascii: "`"), count: 1, to: &lines)
            case .emphasis: write(bytes, between: UInt8(ascii: "*"), count: 1, to: &lines)
            case .strong: write(bytes, between: UInt8(ascii: "*"), count: 2, to: &lines)
            case .link:
                lines.append(UInt8(ascii: "["))
                lines.append(bytes)
                lines.append(UInt8(ascii: "]"))
                lines.append(UInt8(ascii: "("))
                var destination = table.links[Int(marks.link)].destination
                destination.withUTF8 { lines.append($0) }
                lines.append(UInt8(ascii: ")"))
            default: lines.append(bytes)
            }
        }
    }

    private func write(_ bytes: Bytes, between byte: UInt8, count: Int, to lines: inout LineWriter) {
        for _ in 0..<count { lines.append(byte) }
        lines.append(bytes)
        for _ in 0..<count { lines.append(byte) }
    }
}
