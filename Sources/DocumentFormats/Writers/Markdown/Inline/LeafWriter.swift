// Writes the text of one leaf: emits its pieces with the spelling chosen so far and notes what a parser is
// meant to find. LeafWriter+Solving compares that with what it would find.

import DocumentModel

/// Writes the text of leaves. One writer serves a whole document, so its buffers are made once.
struct LeafWriter {
    let options: WriteOptions
    var table: MarkTable
    var loader: LeafLoader
    var order = MarkOrder()
    var simulator: DialectSimulator
    var losses: [MarkdownLoss] = []

    /// The Markdown of the last leaf. Lines end with LF, the last one too.
    var output: [UInt8] = []
    /// The offsets in the output at which its lines start.
    var lineStarts: [Int] = []

    // The choices for the current leaf.
    var pairs: [MarkPair] = []
    var choices: [SpellingChoice] = []
    var linkSpelling = LinkSpelling()

    /// Numbers of lines that are indented, so that what they begin with goes on with the paragraph.
    var indentedLines: Set<Int> = []
    /// Whether the first line, which cannot be indented, begins with a reference to a space instead.
    var beginsWithReference: Bool { indentedLines.contains(0) }
    /// Where the content of the current line starts.
    private var contentStart = 0

    /// The tokens that a parser is meant to find, in order.
    var intended: [InlineToken] = []
    /// The pair that each intended token belongs to, -1 for none.
    private(set) var owners: [Int32] = []
    /// Which bytes of the output are bytes of the content, in order of both.
    private(set) var spans: [Span] = []

    struct Span {
        var output: Int32
        var content: Int32
        var count: Int32
    }

    init(_ document: AttributedDocument, options: WriteOptions) {
        self.options = options
        table = MarkTable(document, options: options)
        loader = LeafLoader(options: options)
        simulator = DialectSimulator(dialect: options.dialect)
    }

    /// The Markdown of the last leaf without the line feed at its end.
    var text: ArraySlice<UInt8> { output.dropLast() }

    // MARK: Emission

    mutating func emit() {
        output.removeAll(keepingCapacity: true)
        intended.removeAll(keepingCapacity: true)
        owners.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
        lineStarts.removeAll(keepingCapacity: true)
        lineStarts.append(0)
        if beginsWithReference { emitToken(.entity) { $0.output += "&#32;".utf8 } }
        contentStart = output.count
        var index = 0
        while index < order.pieces.count {
            index = emitPiece(at: index)
        }
        if options.fidelity == .readable { dropTrailingSpaces() }
        output.append(0x0A)
    }

    /// Emits a piece and returns the index of the next one to emit.
    private mutating func emitPiece(at index: Int) -> Int {
        let piece = order.pieces[index]
        switch piece.kind {
        case .text: emitText(piece, at: index)
        case .code:
            let start = output.count
            loader.content.withUnsafeBufferPointer {
                CodeSpelling.write(UnsafeBufferPointer(rebasing: $0[Int(piece.start)..<Int(piece.end)]), to: &output)
            }
            addToken(.code, start, output.count)
        case .html: emitHTML(piece)
        case .verbatim:
            emitToken(.verbatim) { writer in
                writer.output += writer.loader.content[Int(piece.start)..<Int(piece.end)]
            }
        case .footnote:
            emitToken(.footnote) { writer in
                writer.output += "[^".utf8
                writer.output += FootnoteLabel.spelled(writer.table.footnotes[Int(piece.number)])
                writer.output.append(UInt8(ascii: "]"))
            }
        case .placeholder: emitPlaceholder(table.placeholders[Int(piece.number)])
        case .softBreak, .hardBreak: emitBreak(piece.kind)
        case .open:
            if let next = emitAddress(piece.number) { return next }
            emitOpen(piece.number)
        case .close: emitClose(piece.number)
        }
        return index + 1
    }

    private mutating func emitToken(_ kind: InlineToken.Kind, owner: Int32 = -1, _ body: (inout LeafWriter) -> Void) {
        let start = output.count
        body(&self)
        addToken(kind, start, output.count, owner: owner)
    }

    private mutating func addToken(_ kind: InlineToken.Kind, _ start: Int, _ end: Int, owner: Int32 = -1) {
        if kind == .verbatim, let last = intended.last, last.kind == kind, Int(last.end) == start {
            intended[intended.count - 1].end = Int32(truncatingIfNeeded: end)
            return
        }
        intended.append(InlineToken(kind, start, end))
        owners.append(owner)
    }

    /// A link or custom attributes around nothing.
    private mutating func emitPlaceholder(_ placeholder: MarkTable.Placeholder) {
        let start = output.count
        if case .custom = placeholder { output.append(UInt8(ascii: "^")) }
        output.append(UInt8(ascii: "["))
        let end = output.count
        switch placeholder {
        case .link(let number):
            addToken(.linkOpen, start, end)
            emitToken(.linkClose) { writer in
                let link = writer.table.links[Int(number)]
                writer.linkSpelling.writeTail(link.destination, title: link.title, to: &writer.output)
            }
        case .custom(let number):
            addToken(.attributeOpen, start, end)
            emitToken(.linkClose) { $0.appendPayload(number) }
        }
    }

    private mutating func appendPayload(_ custom: Int32) {
        output += [UInt8(ascii: "]"), UInt8(ascii: "(")]
        output += JSON5Payload.write(table.customs[Int(custom)])
        output.append(UInt8(ascii: ")"))
    }

    /// Each tag of a run of raw HTML is a token.
    private mutating func emitHTML(_ piece: LeafPiece) {
        let content = Array(loader.content[Int(piece.start)..<Int(piece.end)])
        var offset = 0
        while let end = content.withUnsafeBufferPointer({ PointyScan.tag($0, at: offset + 1) }) {
            let start = output.count
            appendLines(content[offset..<end])
            addToken(.html, start, output.count)
            offset = end
        }
        appendLines(content[offset...])
    }

    /// Appends bytes of which each line but the first may begin with spaces, which a parser drops.
    private mutating func appendLines(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            output.append(byte)
            if byte == 0x0A { beginLine() }
        }
    }

    private mutating func beginLine() {
        lineStarts.append(output.count)
        if indentedLines.contains(lineStarts.count - 1) { output += [0x20, 0x20, 0x20, 0x20] }
        contentStart = output.count
    }

    private mutating func emitBreak(_ kind: LeafPiece.Kind) {
        if options.fidelity == .readable { dropTrailingSpaces() }
        let isLineEmpty = output.count == contentStart
        if kind == .softBreak {
            // A blank line would end the paragraph.
            if isLineEmpty {
                losses.append(.softBreak)
                return
            }
        } else if options.markdown.hardBreak == .twoSpaces, !isLineEmpty {
            output += [0x20, 0x20]
        } else {
            output.append(UInt8(ascii: "\\"))
        }
        addToken(kind == .softBreak ? .softBreak : .hardBreak, output.count, output.count + 1)
        output.append(0x0A)
        beginLine()
    }

    /// Drops white space of the text at the end of the line.
    private mutating func dropTrailingSpaces() {
        while let last = spans.last, Int(last.output + last.count) == output.count, let byte = output.last,
            byte.isEdgeSpace, output.count > contentStart
        {
            output.removeLast()
            spans[spans.count - 1].count -= 1
            if last.count == 1 { spans.removeLast() }
        }
    }

    // MARK: Text

    private mutating func emitText(_ piece: LeafPiece, at index: Int) {
        var start = Int(piece.start)
        var end = Int(piece.end)
        let isLineStart = output.count == contentStart
        guard options.fidelity == .exact else {
            if isLineStart {
                while start < end, loader.content[start].isEdgeSpace { start += 1 }
                // The parser drops it at the start of a cell.
                if start < end, loader.content[start] == 0x0B { start += emitReference(at: start) }
            }
            return emitLiteral(start..<end)
        }
        // White space that would be stripped or would stop a delimiter is written as a reference.
        let previous = index > 0 ? order.pieces[index - 1] : nil
        let next = index + 1 < order.pieces.count ? order.pieces[index + 1] : nil
        if isLineStart && loader.content[start].isMarkdownSpace || isFlanking(previous, .open) && isSpace(at: start) {
            start += emitReference(at: start)
        }
        var last = end
        if start < end {
            last = scalarStart(before: end)
            let isLineEnd = next == nil || next?.kind == .softBreak || next?.kind == .hardBreak
            if isLineEnd && loader.content[last].isMarkdownSpace || isFlanking(next, .close) && isSpace(at: last) {
                end = last
            } else {
                last = end
            }
        }
        emitLiteral(start..<end)
        if last < Int(piece.end) { _ = emitReference(at: last) }
    }

    private func isFlanking(_ piece: LeafPiece?, _ kind: LeafPiece.Kind) -> Bool {
        guard let piece, piece.kind == kind else { return false }
        return pairs[Int(piece.number)].mark.isFlanking
    }

    private func isSpace(at offset: Int) -> Bool {
        loader.content.withUnsafeBufferPointer { FlankingClass(decodeScalar($0, at: offset).scalar) == .whitespace }
    }

    private func scalarStart(before end: Int) -> Int {
        var start = end - 1
        while start > 0, loader.content[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// Emits bytes of the content, those with a choice as it says.
    private mutating func emitLiteral(_ range: Range<Int>) {
        var start = range.lowerBound
        var number = firstChoice(at: start)
        while number < choices.count, Int(choices[number].offset) < range.upperBound {
            let offset = Int(choices[number].offset)
            if offset >= start {
                emitCopy(start..<offset)
                if choices[number].kind == .escape {
                    addToken(.escape, output.count, output.count + 2)
                    output.append(UInt8(ascii: "\\"))
                    emitCopy(offset..<offset + 1)
                    start = offset + 1
                } else {
                    start = offset + emitReference(at: offset)
                }
            }
            number += 1
        }
        emitCopy(start..<max(start, range.upperBound))
    }

    private mutating func emitCopy(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        spans.append(
            Span(
                output: Int32(truncatingIfNeeded: output.count),
                content: Int32(truncatingIfNeeded: range.lowerBound),
                count: Int32(truncatingIfNeeded: range.count)
            )
        )
        loader.content.withUnsafeBufferPointer { output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Emits a character as a reference and returns the count of its bytes.
    private mutating func emitReference(at offset: Int) -> Int {
        let (scalar, count) = loader.content.withUnsafeBufferPointer { decodeScalar($0, at: offset) }
        emitToken(.entity) { LinkSpelling.writeReference(scalar, to: &$0.output) }
        return count
    }

    /// The number of the first choice at or after an offset.
    func firstChoice(at offset: Int) -> Int {
        var low = 0
        var high = choices.count
        while low < high {
            let middle = (low + high) / 2
            if Int(choices[middle].offset) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Pairs

    private mutating func emitOpen(_ number: Int32) {
        let pair = pairs[Int(number)]
        let start = output.count
        if let name = pair.mark.tagName { return emitTag(name, isClosing: false, owner: number) }
        switch pair.mark {
        case .link: break
        case .image: output.append(UInt8(ascii: "!"))
        case .custom: output.append(UInt8(ascii: "^"))
        default: appendDelimiter(pair)
        }
        if !pair.mark.isFlanking { output.append(UInt8(ascii: "[")) }
        addToken(pair.openToken, start, output.count, owner: number)
    }

    private mutating func emitTag(_ name: StaticString, isClosing: Bool, owner: Int32) {
        emitToken(.html, owner: owner) { writer in
            writer.output.append(UInt8(ascii: "<"))
            if isClosing { writer.output.append(UInt8(ascii: "/")) }
            writer.output += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            writer.output.append(UInt8(ascii: ">"))
        }
    }

    private mutating func appendDelimiter(_ pair: MarkPair) {
        output.append(pair.delimiterByte)
        if pair.mark != .emphasis { output.append(pair.delimiterByte) }
    }

    private mutating func emitClose(_ number: Int32) {
        let pair = pairs[Int(number)]
        if let name = pair.mark.tagName { return emitTag(name, isClosing: true, owner: number) }
        emitToken(pair.closeToken, owner: number) { writer in
            switch pair.mark {
            case .link:
                let link = writer.table.links[Int(pair.object)]
                writer.linkSpelling.writeTail(link.destination, title: link.title, to: &writer.output)
            case .image:
                let image = writer.table.images[Int(pair.object)]
                writer.linkSpelling.writeTail(image.source, title: image.title, to: &writer.output)
            case .custom: writer.appendPayload(pair.object)
            default: writer.appendDelimiter(pair)
            }
        }
    }

    /// Emits a link whose text is its address as that, and returns the index of the piece after it.
    private mutating func emitAddress(_ number: Int32) -> Int? {
        let pair = pairs[Int(number)]
        guard pair.mark == .link, pair.linkForm != .inline else { return nil }
        let piece = order.pieces[Int(pair.openPiece) + 1]
        let content = loader.content[Int(piece.start)..<Int(piece.end)]
        if pair.linkForm == .bareMail {
            emitLiteral(Int(piece.start)..<Int(piece.end))
        } else if pair.linkForm == .bare {
            emitToken(.bareAddress, owner: number) { $0.output += content }
        } else {
            emitToken(.angleAddress, owner: number) {
                $0.output.append(UInt8(ascii: "<"))
                $0.output += content
                $0.output.append(UInt8(ascii: ">"))
            }
        }
        return Int(pair.closePiece) + 1
    }

    // MARK: Places

    /// The offset in the content of a byte of the output, if it is one as it stands.
    func contentOffset(of offset: Int) -> Int? {
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if Int(spans[middle].output) <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let span = spans[low - 1]
        let distance = offset - Int(span.output)
        return distance < Int(span.count) ? Int(span.content) + distance : nil
    }
}

extension MarkPair {
    /// The character of the delimiters, for marks that have the same on both sides.
    var delimiterByte: UInt8 {
        switch mark {
        case .strikethrough: return UInt8(ascii: "~")
        case .highlight: return UInt8(ascii: "=")
        default: return usesUnderscore ? UInt8(ascii: "_") : UInt8(ascii: "*")
        }
    }

    var openToken: InlineToken.Kind {
        switch mark {
        case .emphasis: return .emphasisOpen
        case .strong: return .strongOpen
        case .strikethrough: return .strikethroughOpen
        case .highlight: return .highlightOpen
        case .link: return .linkOpen
        case .image: return .imageOpen
        case .custom: return .attributeOpen
        case .underline, .superscript, .subscript: return .html
        }
    }

    var closeToken: InlineToken.Kind {
        switch mark {
        case .emphasis: return .emphasisClose
        case .strong: return .strongClose
        case .strikethrough: return .strikethroughClose
        case .highlight: return .highlightClose
        case .link, .image, .custom: return .linkClose
        case .underline, .superscript, .subscript: return .html
        }
    }
}
