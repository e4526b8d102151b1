// What looks like a definition in a source before anything is parsed.

/// Lines that look like a link reference or footnote definition, wherever they stand.
package struct DefinitionCandidate: Sendable {
    /// The bytes of the label, between the brackets.
    package var label: Range<Int>
    /// The offset of the opening bracket.
    package var startOffset: Int
    /// Whether the label begins with `^`.
    package var isFootnote: Bool

    /// The label on one line.
    func labelBytes(in source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard source[label].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return Array(source[label]) }
        let quoteCount = ContinuationLine.quoteCount(source, lineOf: startOffset)
        var result: [UInt8] = []
        var offset = label.lowerBound
        while offset < label.upperBound {
            if source[offset] == 0x0A || source[offset] == 0x0D {
                result.append(0x20)
                let next = source.afterLineEnd(offset)
                offset = ContinuationLine.content(source, at: next, quoteCount: quoteCount)?.offset ?? next
            } else {
                result.append(source[offset])
                offset += 1
            }
        }
        return result
    }
}

/// The lines from a definition on, without the markers of containers before them.
struct DefinitionContent {
    private var bytes: [UInt8] = []
    /// Where each line begins in `bytes` and in the source.
    private var lines: [(offset: Int, sourceOffset: Int)] = []
    /// Lines that would begin a block without the spaces before them.
    private var indented: Set<Int> = []

    /// More lines than anyone writes: a paragraph may be made of definitions, each of which looks at its lines.
    private static let maximumLineCount = 8
    private static let maximumByteCount = 8192

    /// - Parameter startOffset: The offset of the opening bracket.
    init(at startOffset: Int, in source: UnsafeBufferPointer<UInt8>) {
        let quoteCount = ContinuationLine.quoteCount(source, lineOf: startOffset)
        var content = OpenContainers.Content(offset: startOffset, indent: 0, isBlank: false)
        while lines.count < Self.maximumLineCount {
            let end = source.lineEnd(from: content.offset)
            guard bytes.count + end - content.offset <= Self.maximumByteCount else { return }
            lines.append((bytes.count, content.offset))
            bytes += source[content.offset..<end]
            bytes.append(0x0A)
            // A line that would begin a block does so, unless it is indented as code would be.
            if beginsBlock(lines.count - 1) {
                guard content.indent >= 4 else {
                    bytes.removeSubrange(lines.removeLast().offset...)
                    return
                }
                indented.insert(lines.count - 1)
            }
            let next = source.afterLineEnd(end)
            guard let found = ContinuationLine.content(source, at: next, quoteCount: quoteCount) else { return }
            content = found
        }
    }

    /// Whether a line after the first one is none of a paragraph by itself.
    private func beginsBlock(_ number: Int) -> Bool {
        guard number > 0 else { return false }
        let context = LineContext(
            dialect: .notes,
            isFirst: false,
            isItemStart: false,
            isAfterBox: false,
            bullet: 0,
            bulletCount: 0,
            avoidsFrontMatter: false
        )
        return bytes.withUnsafeBufferPointer { bytes in
            LineStart.hazard(bytes, at: lines[number].offset, previous: lines[number - 1].offset, context) != nil
        }
    }

    /// The definition that the lines begin with, and the offset of its end in the source; `nil` if there is none, or
    /// one of too many lines.
    var definition: (text: [UInt8], sourceEnd: Int)? {
        guard let end = bytes.withUnsafeBufferPointer({ LinkDefinitionScanner.end($0, at: 0) }) else { return nil }
        var text: [UInt8] = []
        for (number, line) in lines.enumerated() where line.offset < end {
            if indented.contains(number) { text += [0x20, 0x20, 0x20, 0x20] }
            text += bytes[line.offset..<min(end, number + 1 < lines.count ? lines[number + 1].offset : end)]
        }
        return (text, sourceOffset(of: end))
    }

    /// The offset in the source of an offset in the lines, at which something ends.
    private func sourceOffset(of offset: Int) -> Int {
        guard let line = lines.last(where: { $0.offset < offset }) else { return lines.first?.sourceOffset ?? 0 }
        return line.sourceOffset + offset - line.offset
    }
}
