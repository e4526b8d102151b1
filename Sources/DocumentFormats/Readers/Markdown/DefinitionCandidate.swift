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
        var result: [UInt8] = []
        var offset = label.lowerBound
        while offset < label.upperBound {
            if source[offset] == 0x0A || source[offset] == 0x0D {
                result.append(0x20)
                offset = max(offset + 1, ContainerPrefix(in: source, at: offset + 1).contentOffset)
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

    /// More lines than anyone writes: a paragraph may be made of definitions, each of which looks at its lines.
    private static let maximumLineCount = 8
    private static let maximumByteCount = 8192

    init(_ candidate: DefinitionCandidate, in source: UnsafeBufferPointer<UInt8>) {
        var start = candidate.startOffset
        while lines.count < Self.maximumLineCount, start < source.count {
            var end = start
            while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
            guard end > start, bytes.count + end - start <= Self.maximumByteCount else { return }
            lines.append((bytes.count, start))
            bytes += source[start..<end]
            bytes.append(0x0A)
            let isCRLF = end + 1 < source.count && source[end] == 0x0D && source[end + 1] == 0x0A
            let next = ContainerPrefix(in: source, at: min(source.count, end + (isCRLF ? 2 : 1)))
            if next.hasBullet { return }
            start = next.contentOffset
        }
    }

    /// The definition that the lines begin with; `nil` if there is none, or one of too many lines.
    var definition: ArraySlice<UInt8>? {
        bytes.withUnsafeBufferPointer { LinkDefinitionScanner.end($0, at: 0) }.map { bytes[..<$0] }
    }

    /// The offset in the source of an offset in the lines, at which something ends.
    func sourceOffset(of offset: Int) -> Int {
        guard let line = lines.last(where: { $0.offset < offset }) else { return lines.first?.sourceOffset ?? 0 }
        return line.sourceOffset + offset - line.offset
    }
}
