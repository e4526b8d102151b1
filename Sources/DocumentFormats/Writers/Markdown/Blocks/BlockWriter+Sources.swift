// Blocks whose text is source: code, raw HTML, rules, front matter, and what is carried as it is.

import DocumentModel

extension BlockWriter {
    /// Writes code between fences that are longer than any of its lines that look like one.
    mutating func writeCodeBlock(_ index: BlockIndex, info: String) {
        join(index)
        let text = shape.text(of: document.blocks[index])
        let info = CodeFenceSpelling.info(info)
        if info.isChanged { losses.add(.infoString, block: index) }
        let allowsBackticks = !info.bytes.contains(UInt8(ascii: "`"))
        let prefersTilde = options.markdown.fence == .tilde || !allowsBackticks
        var byte = prefersTilde ? UInt8(ascii: "~") : UInt8(ascii: "`")
        var count = CodeFenceSpelling.length(of: byte, for: text)
        if count > CodeFenceSpelling.maximumLength, allowsBackticks {
            byte = prefersTilde ? UInt8(ascii: "`") : UInt8(ascii: "~")
            count = CodeFenceSpelling.length(of: byte, for: text)
        }
        let fence = repeatElement(byte, count: count)
        lines.beginLine()
        lines.append(fence)
        if info.bytes.first == byte { lines.append(0x20) }
        lines.append(info.bytes)
        lines.endLine()
        writeSource(text)
        lines.beginLine()
        lines.append(fence)
        lines.endLine()
    }

    mutating func writeHTMLBlock(_ index: BlockIndex) {
        join(index)
        writeIndentedSource(index)
        noteHTML(shape.text(of: document.blocks[index]))
    }

    /// Writes source that may begin with spaces, which after a list marker would be taken for part of it.
    private mutating func writeIndentedSource(_ index: BlockIndex) {
        if let item = stack.last, case .listItem = document.blocks[item.index].kind, lines.isLineBegun,
            shape.indentation(of: index) ?? 0 > 0
        {
            lines.endLineTrimmed()
        }
        writeSource(shape.text(of: document.blocks[index]))
        if lines.isLineBegun { lines.endLineTrimmed() }
    }

    mutating func writeVerbatim(_ index: BlockIndex, _ kind: VerbatimBlock) {
        if options.dialect != .notes, let loss = MarkdownLoss(kind) { losses.add(loss, block: index) }
        if kind == .linkReferenceDefinition, document.blocks[index].parent != nil {
            losses.add(.definitionPlace, block: index)
        }
        join(index)
        writeIndentedSource(index)
    }

    mutating func writeFrontMatter(_ index: BlockIndex, _ format: FrontMatterFormat) {
        guard !shape.isNothing(index) else { return losses.add(.frontMatter, block: index) }
        join(index)
        lines.append(format.fence.utf8)
        lines.endLine()
        writeSource(shape.text(of: document.blocks[index]))
        lines.append(format.fence.utf8)
        lines.endLine()
    }

    private mutating func writeSource(_ text: ArraySlice<UInt8>) {
        text.withUnsafeBufferPointer { lines.appendLines($0) }
    }

    /// Writes a rule of a character that neither underlines the text above nor runs on from list markers.
    mutating func writeThematicBreak(_ index: BlockIndex) {
        var taken = Set(lines.line.filter { $0 != 0x20 })
        if lines.bytes.isEmpty, avoidsFrontMatter { taken.insert(UInt8(ascii: "-")) }
        if let adjacent = join(index), shape.role(adjacent) != .closed { taken.insert(UInt8(ascii: "-")) }
        let choices = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_")]
        let byte = choices.first { !taken.contains($0) } ?? UInt8(ascii: "_")
        lines.beginLine()
        lines.append(repeatElement(byte, count: 3))
        lines.endLine()
    }
}

/// The spelling of fences and info strings (CommonMark 0.29, section 4.5).
enum CodeFenceSpelling {
    /// The parser counts no further: a line of so many closes any longer fence.
    static let maximumLength = 255

    /// The bytes of an info string, and whether they say less than it.
    ///
    /// White space at the ends and line ends have no spelling. Backslashes and references are resolved when it
    /// is read, so they are escaped.
    static func info(_ info: String) -> (bytes: [UInt8], isChanged: Bool) {
        var isChanged = false
        var source = Array(info.utf8)
        for index in source.indices where source[index] == 0x0A || source[index] == 0x0D || source[index] == 0 {
            source[index] = 0x20
            isChanged = true
        }
        while let last = source.last, last.isMarkdownSpace {
            source.removeLast()
            isChanged = true
        }
        let start = source.firstIndex { !$0.isMarkdownSpace } ?? source.count
        if start > 0 { isChanged = true }
        source.removeFirst(start)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        source.withUnsafeBufferPointer { source in
            for index in source.indices {
                let byte = source[index]
                if byte == UInt8(ascii: "\\"), index + 1 < source.count, source[index + 1].isASCIIPunctuation {
                    bytes.append(byte)
                }
                bytes.append(byte)
                if byte == UInt8(ascii: "&"), CharacterReferences.scan(source, at: index) != nil {
                    bytes += "amp;".utf8
                }
            }
        }
        return (bytes, isChanged)
    }

    /// Three, or one more than the longest line that could close the code.
    static func length(of fence: UInt8, for text: ArraySlice<UInt8>) -> Int {
        var longest = 2
        text.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                var index = start
                // Behind a marker a tab may be as narrow as a space.
                while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
                let runStart = index
                while index < bytes.count, bytes[index] == fence { index += 1 }
                longest = max(longest, index - runStart)
                while index < bytes.count, bytes[index] != 0x0A { index += 1 }
                start = index + 1
            }
        }
        return longest + 1
    }
}
