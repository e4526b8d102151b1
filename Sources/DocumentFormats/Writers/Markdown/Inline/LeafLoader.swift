// Takes the runs of one leaf apart into segments: what Markdown treats alike, with white space at the edges
// of marks on its own, and with line ends as breaks.

import DocumentModel

/// Where a leaf stands, as far as its text is concerned.
enum LeafPlace {
    /// The text may have several lines.
    case lines
    /// One line after the `#` of a heading.
    case heading
    /// One line between the bars of a table.
    case cell
}

/// Loads the segments of leaves.
struct LeafLoader {
    let fidelity: WriteFidelity
    /// Whether a break may be a tag, in a cell and in a heading.
    private let allowsBreakTags: (cell: Bool, heading: Bool)
    private var allowsBreakTag = false

    /// The text of the leaf, the descriptions of its images in their places.
    private(set) var content: [UInt8] = []
    var segments: [LeafSegment] = []
    /// What could not be loaded as it was.
    var losses: [MarkdownLoss] = []
    /// Bytes that need a reference wherever they stand: line ends that are no breaks.
    private(set) var references: [Int32] = []

    /// Normalised labels of the footnotes that the document defines.
    var definedFootnotes: Set<ReferenceLabel> = []

    private var splitsSpaces = false
    private var hasVerbatim = false
    /// The marks of the last link of the leaf.
    private var lastLinked = RunMarks.plain
    private var isLastMail = false
    /// Whether links that may be mail addresses stand side by side in unlike marks.
    private(set) var hasMailLinks = false

    init(options: WriteOptions) {
        fidelity = options.fidelity
        let style = options.markdown
        allowsBreakTags = (style.allowsBreakTags, style.allowsBreakTags && style.allowsInlineHTML)
    }

    /// Loads a leaf.
    ///
    /// - Complexity: O(*n*) in the bytes and runs.
    mutating func load(_ block: Block, of document: AttributedDocument, _ table: MarkTable, place: LeafPlace) {
        content.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
        losses.removeAll(keepingCapacity: true)
        references.removeAll(keepingCapacity: true)
        splitsSpaces = false
        hasVerbatim = false
        allowsBreakTag = place == .cell ? allowsBreakTags.cell : allowsBreakTags.heading
        if fidelity == .readable {
            splitsSpaces = document.runs[block.runRange].contains { run in
                let marks = table[run.attributes]
                return !marks.flags.isEmpty || marks.custom >= 0 || marks.role == .softBreak || marks.role == .hardBreak
            }
        }
        lastLinked = .plain
        isLastMail = false
        hasMailLinks = false
        document.text.withUnsafeBufferPointer { text in
            document.runs.withUnsafeBufferPointer { runs in
                var offset = block.textRange.lowerBound
                for number in block.runRange {
                    let run = runs[number]
                    let bytes = UnsafeBufferPointer(rebasing: text[offset..<offset + run.utf8Count])
                    var marks = table[run.attributes]
                    if marks.link >= 0 { joinLink(&marks, bytes, table) }
                    load(bytes, marks, table, place: place)
                    offset += run.utf8Count
                }
            }
        }
        trimBreaks()
        if hasVerbatim { releaseWikiLinks() }
    }

    /// Takes wiki links out of links and attributes that end with them: their brackets would run together.
    private mutating func releaseWikiLinks() {
        for index in segments.indices.reversed() where segments[index].kind == .verbatim {
            let segment = segments[index]
            guard content[Int(segment.start)..<Int(segment.end)].suffix(2).elementsEqual("]]".utf8) else { continue }
            let next = index + 1 < segments.count ? segments[index + 1] : nil
            let endsLink = segment.marks.link >= 0 && next?.marks.link != segment.marks.link
            // White space carries no attributes.
            let endsCustom =
                segment.marks.custom >= 0
                && (next?.marks.custom != segment.marks.custom || next?.kind.isSpace ?? false)
            if endsLink { segments[index].marks.link = -1 }
            if endsCustom { segments[index].marks.custom = -1 }
            if endsLink || endsCustom { losses.append(.linkOfVerbatim) }
        }
    }

    /// Forgets how the source nested its marks.
    ///
    /// - Returns: Whether it said so anywhere.
    mutating func forgetNesting() -> Bool {
        var isChanged = false
        for index in segments.indices where !segments[index].marks.nesting.isEmpty {
            segments[index].marks.nesting = MarkNesting()
            isChanged = true
        }
        if isChanged { joinText() }
        return isChanged
    }

    /// Joins text side by side that has the same marks now.
    private mutating func joinText() {
        var count = 0
        for segment in segments {
            if count > 0, case let last = segments[count - 1], segment.kind == .text, last.kind == .text,
                last.end == segment.start, last.marks.isWritten(like: segment.marks)
            {
                segments[count - 1].end = segment.end
            } else {
                segments[count] = segment
                count += 1
            }
        }
        segments.removeSubrange(count...)
    }

    /// Equal links side by side get one number, but for what may be mail addresses.
    private mutating func joinLink(_ marks: inout RunMarks, _ bytes: UnsafeBufferPointer<UInt8>, _ table: MarkTable) {
        let mayBeMail = bytes.contains(UInt8(ascii: "@"))
        if mayBeMail, isLastMail, !lastLinked.hasSameMarks(as: marks) {
            hasMailLinks = true
        } else if lastLinked.link >= 0, lastLinked.link != marks.link,
            table.links[Int(lastLinked.link)] == table.links[Int(marks.link)]
        {
            marks.link = lastLinked.link
        }
        lastLinked = marks
        isLastMail = mayBeMail
    }

    private mutating func load(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ marks: RunMarks,
        _ table: MarkTable,
        place: LeafPlace
    ) {
        switch marks.role {
        case .text: loadText(bytes, marks)
        case .code:
            add(.code, bytes, marks)
            if bytes.hasByte(below: 0x0E), bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
                losses.append(.codeSpanLineEnd)
            }
        case .softBreak:
            addBreak(.softBreak, marks, place: place)
            if bytes.count > 1 { losses.append(.softBreak) }
        case .hardBreak:
            let count = max(1, bytes.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) })
            for _ in 0..<count { addBreak(.hardBreak, marks, place: place) }
        case .html:
            if Self.isHTML(bytes) {
                loadHTML(bytes, marks)
            } else {
                losses.append(.inlineHTML)
                loadText(bytes, marks)
            }
        case .verbatim:
            hasVerbatim = true
            add(.verbatim, bytes, marks)
        case .placeholder:
            // Without a number it is an attribute that the dialect does not have: nothing is left of it.
            guard marks.object >= 0 else { break }
            for range in Self.characters(of: bytes) {
                add(.placeholder, UnsafeBufferPointer(rebasing: bytes[range]), marks)
            }
        case .image: loadImages(bytes, marks, table.images[Int(marks.object)])
        case .footnote:
            for range in Self.characters(of: bytes) {
                loadFootnote(UnsafeBufferPointer(rebasing: bytes[range]), marks, table.footnotes[Int(marks.object)])
            }
        }
    }

    // MARK: Text

    /// Loads text: line ends in it need references, NUL is U+FFFD.
    private mutating func loadText(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: RunMarks) {
        var marks = marks
        marks.role = .text
        guard bytes.hasByte(below: 0x0E) else { return addText(bytes, marks) }
        var start = 0
        for index in bytes.indices where bytes[index] == 0 {
            // Not the common case: text has no NUL unless a program put it there.
            addText(UnsafeBufferPointer(rebasing: bytes[start..<index]), marks)
            losses.append(.nulCharacter)
            [0xEF, 0xBF, 0xBD].withUnsafeBufferPointer { add(.text, $0, marks) }
            start = index + 1
        }
        addText(UnsafeBufferPointer(rebasing: bytes[start...]), marks)
    }

    private mutating func addText(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: RunMarks) {
        guard !bytes.isEmpty else { return }
        guard splitsSpaces else { return add(.text, bytes, marks) }
        var start = 0
        while start < bytes.count {
            let (scalar, count) = decodeScalar(bytes, at: start)
            guard FlankingClass(scalar) == .whitespace else { break }
            start += count
        }
        var end = bytes.count
        while end > start {
            var last = end - 1
            while last > start, bytes[last] & 0xC0 == 0x80 { last -= 1 }
            guard FlankingClass(decodeScalar(bytes, at: last).scalar) == .whitespace else { break }
            end = last
        }
        if start > 0 { add(.space, UnsafeBufferPointer(rebasing: bytes[..<start]), marks) }
        if end > start { add(.text, UnsafeBufferPointer(rebasing: bytes[start..<end]), marks) }
        if end < bytes.count, start < bytes.count { add(.space, UnsafeBufferPointer(rebasing: bytes[end...]), marks) }
    }

    private mutating func add(_ kind: LeafSegment.Kind, _ bytes: UnsafeBufferPointer<UInt8>, _ marks: RunMarks) {
        let start = Int32(truncatingIfNeeded: content.count)
        content.append(contentsOf: bytes)
        if kind == .text || kind == .space { noteLineEnds(bytes, from: content.count - bytes.count) }
        let end = Int32(truncatingIfNeeded: content.count)
        if let last = segments.last, last.kind == kind, kind == .text || kind == .code || kind == .space,
            last.end == start, last.marks.isWritten(like: marks)
        {
            segments[segments.count - 1].end = end
            if segments[segments.count - 1].isStripped {
                segments[segments.count - 1].isStripped = bytes.allSatisfy(\.isEdgeSpace)
            }
        } else {
            var segment = LeafSegment(kind: kind, start: start, end: end, marks: marks)
            segment.isStripped = kind == .space && bytes.allSatisfy(\.isEdgeSpace)
            segments.append(segment)
        }
    }

    private mutating func noteLineEnds(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        guard bytes.hasByte(below: 0x0E) else { return }
        for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
            references.append(Int32(truncatingIfNeeded: start + index))
        }
    }

    /// Loads raw HTML. Of a line that goes on with a paragraph the parser drops the white space at its start.
    private mutating func loadHTML(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: RunMarks) {
        var isLineStart = false
        let kept = bytes.filter { byte in
            if isLineStart, byte == 0x20 || byte == 0x09 { return false }
            isLineStart = byte == 0x0A
            return true
        }
        guard kept.count < bytes.count else { return add(.html, bytes, marks) }
        losses.append(.htmlIndentation)
        kept.withUnsafeBufferPointer { add(.html, $0, marks) }
    }

    // MARK: Breaks

    /// Adds a break. Of a line end beside another break nothing would be left but a blank line, unless a bracket
    /// of a link stands between them.
    private mutating func addBreak(_ kind: LeafSegment.Kind, _ marks: RunMarks, place: LeafPlace) {
        guard place == .lines else { return addInlineBreak(kind, marks) }
        let last = segments.lastIndex { !$0.isStripped || $0.marks.link != marks.link }
        let isAtStart = last == nil && marks.link < 0
        let isAfterBreak = last.map { segments[$0].isBreak && segments[$0].marks.link == marks.link } ?? false
        if kind == .softBreak, isAtStart || isAfterBreak {
            losses.append(.softBreak)
            return
        }
        if isAfterBreak, let last, segments[last].kind == .softBreak {
            losses.append(.softBreak)
            segments.removeSubrange(last...)
        }
        // Programs that know highlights look for their ends on one line.
        var marks = marks
        marks.flags.remove(.highlight)
        let end = Int32(truncatingIfNeeded: content.count)
        segments.append(LeafSegment(kind: kind, start: end, end: end, marks: marks))
    }

    /// In a place of one line a break is a tag, if the caller allows it, or a space.
    private mutating func addInlineBreak(_ kind: LeafSegment.Kind, _ marks: RunMarks) {
        var marks = marks
        marks.role = .text
        let isTag = kind == .hardBreak && allowsBreakTag
        losses.append(kind == .softBreak ? .softBreak : isTag ? .breakTag : .hardBreak)
        if isTag {
            marks.role = .html
            Array("<br>".utf8).withUnsafeBufferPointer { add(.html, $0, marks) }
        } else {
            [UInt8(0x20)].withUnsafeBufferPointer { add(splitsSpaces ? .space : .text, $0, marks) }
        }
    }

    /// Drops the breaks at the end: there they say nothing.
    private mutating func trimBreaks() {
        while let last = segments.lastIndex(where: { !$0.isStripped || $0.marks.link >= 0 }), segments[last].isBreak,
            segments[last].marks.link < 0
        {
            losses.append(segments[last].kind == .softBreak ? .softBreak : .edgeBreak)
            segments.removeSubrange(last...)
        }
    }

    // MARK: Objects

    private mutating func loadImages(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: RunMarks, _ image: Image) {
        for _ in Self.characters(of: bytes) {
            let start = content.count
            for byte in image.alternateText.utf8 {
                if byte == 0x0A || byte == 0x0D { references.append(Int32(truncatingIfNeeded: content.count)) }
                if byte == 0 { content += "\u{FFFD}".utf8 } else { content.append(byte) }
            }
            segments.append(
                LeafSegment(
                    kind: .image,
                    start: Int32(truncatingIfNeeded: start),
                    end: Int32(truncatingIfNeeded: content.count),
                    marks: marks
                )
            )
        }
    }

    /// A reference without a definition is read as text, so it is written as that.
    private mutating func loadFootnote(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: RunMarks, _ label: String) {
        let spelled = FootnoteLabel.spelled(label)
        guard !definedFootnotes.contains(ReferenceLabel(spelled)) else { return add(.footnote, bytes, marks) }
        losses.append(.undefinedFootnote)
        var marks = marks
        marks.object = -1
        ([UInt8(ascii: "["), UInt8(ascii: "^")] + spelled + [UInt8(ascii: "]")]).withUnsafeBufferPointer {
            loadText($0, marks)
        }
    }

    /// The ranges of the characters.
    private static func characters(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var offset = 0
        while offset < bytes.count {
            let end = min(offset + decodeScalar(bytes, at: offset).byteCount, bytes.count)
            ranges.append(offset..<end)
            offset = end
        }
        return ranges
    }

    /// Whether bytes are tags and nothing else.
    private static func isHTML(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<"), let end = PointyScan.tag(bytes, at: offset + 1) else {
                return false
            }
            offset = end
        }
        return true
    }
}
