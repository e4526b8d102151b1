// The text of a leaf in the form in which two leaves are compared: what Markdown promises to keep, and
// nothing else.

import DocumentModel

/// A leaf as a list of pieces that mean something.
///
/// White space carries no marks in `readable` output, and is dropped at the ends of lines; line ends carry
/// none in either fidelity, because a delimiter cannot stand beside one.
struct NormalLeaf {
    struct Piece {
        var kind: LeafSegment.Kind
        var bytes: ArraySlice<UInt8>
        var marks: RunMarks
    }

    private(set) var pieces: [Piece] = []

    private let isReadable: Bool
    private let joinsLines: Bool
    private let allowsTags: Bool

    init(_ loader: LeafLoader, options: WriteOptions) {
        isReadable = options.fidelity == .readable
        allowsTags = options.markdown.hasBaselineTags
        joinsLines = options.markdown.wrapColumn != nil
        for segment in loader.segments { add(segment, loader.content[Int(segment.start)..<Int(segment.end)]) }
        if isReadable { trimLines() }
    }

    private mutating func add(_ segment: LeafSegment, _ bytes: ArraySlice<UInt8>) {
        var marks = segment.marks
        // Tags that the caller asked for are in the losses.
        marks.flags.subtract(.tags)
        let bytes = allowsTags && segment.kind == .html ? Self.withoutTags(bytes) : bytes
        switch segment.kind {
        case .text, .space:
            isReadable ? addWords(bytes, marks) : add(.text, bytes, marks)
        case .code:
            add(.code, bytes.contains { $0 == 0x0A || $0 == 0x0D } ? Self.withSpaces(bytes) : bytes, marks)
        case .softBreak where joinsLines:
            marks.flags = []
            marks.custom = -1
            marks.role = .text
            add(.text, [0x20], marks)
        case .softBreak, .hardBreak:
            marks.flags = []
            marks.custom = -1
            pieces.append(Piece(kind: segment.kind, bytes: bytes, marks: marks))
        case .html, .verbatim: add(segment.kind, bytes, marks)
        case .image, .footnote, .placeholder: pieces.append(Piece(kind: segment.kind, bytes: bytes, marks: marks))
        }
    }

    /// Raw HTML without the tags that stand for underline and for raised and lowered text.
    private static func withoutTags(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var result: [UInt8] = []
        var rest = bytes
        while !rest.isEmpty {
            let tag = ["<u>", "</u>", "<sup>", "</sup>", "<sub>", "</sub>"].first { rest.starts(with: $0.utf8) }
            if let tag {
                rest = rest.dropFirst(tag.utf8.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result[...]
    }

    private static func withSpaces(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        ArraySlice(bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
    }

    /// Adds text word by word: the white space between the words carries no marks.
    private mutating func addWords(_ bytes: ArraySlice<UInt8>, _ marks: RunMarks) {
        guard !marks.flags.isEmpty || marks.custom >= 0 else { return add(.text, bytes, marks) }
        var spaceMarks = marks
        spaceMarks.flags = []
        spaceMarks.custom = -1
        var start = bytes.startIndex
        var index = start
        var isSpace = false
        Array(bytes).withUnsafeBufferPointer { buffer in
            while index < bytes.endIndex {
                let (scalar, count) = decodeScalar(buffer, at: index - bytes.startIndex)
                if (FlankingClass(scalar) == .whitespace) != isSpace {
                    add(.text, bytes[start..<index], isSpace ? spaceMarks : marks)
                    start = index
                    isSpace.toggle()
                }
                index += count
            }
        }
        add(.text, bytes[start..<bytes.endIndex], isSpace ? spaceMarks : marks)
    }

    private mutating func add(_ kind: LeafSegment.Kind, _ bytes: ArraySlice<UInt8>, _ marks: RunMarks) {
        guard !bytes.isEmpty else { return }
        var marks = marks
        marks.nesting = MarkNesting()
        marks.hasLosses = false
        if let last = pieces.last, last.kind == kind, last.marks == marks {
            pieces[pieces.count - 1].bytes += bytes
        } else {
            pieces.append(Piece(kind: kind, bytes: bytes, marks: marks))
        }
    }

    // MARK: Lines

    private mutating func trimLines() {
        var index = 0
        while index < pieces.count {
            if isStripped(index, beside: index - 1) {
                while let first = pieces[index].bytes.first, first.isEdgeSpace { pieces[index].bytes.removeFirst() }
            }
            if isStripped(index, beside: index + 1) {
                while let last = pieces[index].bytes.last, last.isEdgeSpace { pieces[index].bytes.removeLast() }
            }
            if pieces[index].kind == .text, pieces[index].bytes.isEmpty {
                pieces.remove(at: index)
                index = max(0, index - 1)
            } else {
                index += 1
            }
        }
        // A line of white space alone is no line, so a line end beside it says nothing.
        while let first = pieces.first, first.kind == .softBreak, first.marks.link < 0 { pieces.removeFirst() }
        while let last = pieces.last, last.kind == .softBreak, last.marks.link < 0 { pieces.removeLast() }
    }

    /// Whether white space at one side of a text is at the end of a line: no bracket of a link stands between.
    private func isStripped(_ index: Int, beside neighbour: Int) -> Bool {
        guard pieces[index].kind == .text else { return false }
        guard pieces.indices.contains(neighbour) else { return pieces[index].marks.link < 0 }
        let isBreak = pieces[neighbour].kind == .softBreak || pieces[neighbour].kind == .hardBreak
        return isBreak && (pieces[index].marks.link < 0 || pieces[index].marks.link == pieces[neighbour].marks.link)
    }
}
