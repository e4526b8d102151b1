// The text of a leaf for what may go over several of its lines: it sees neither the markers of quotes nor which
// line ends they are.

/// A part of a source with the offsets of the source.
struct LeafText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the first byte in the source.
    let startOffset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, startOffset: Int) {
        self.bytes = bytes
        self.startOffset = startOffset
    }

    /// A part of a source in which markers are spaces and all line ends LF, each byte at its place.
    ///
    /// - Parameter markers: Ranges of the source in order, each within the part or after it.
    static func plainBytes(
        of source: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        without markers: [Range<Int>]
    ) -> [UInt8] {
        var plain = Array(source[range])
        for marker in markers.prefix(while: { $0.upperBound <= range.upperBound }) {
            for offset in marker { plain[offset - range.lowerBound] = 0x20 }
        }
        for index in plain.indices where plain[index] == 0x0D {
            let isPair = index + 1 < plain.count && plain[index + 1] == 0x0A
            plain[index] = isPair ? 0x20 : 0x0A
        }
        return plain
    }

    subscript(offset: Int) -> UInt8 { bytes[offset - startOffset] }

    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[range.lowerBound - startOffset..<range.upperBound - startOffset])
    }

    /// The text up to an offset.
    func limited(to end: Int) -> LeafText {
        LeafText(UnsafeBufferPointer(rebasing: bytes[..<min(bytes.count, end - startOffset)]), startOffset: startOffset)
    }

    /// Where something ends that begins at an offset; `nil` when it does not.
    func end(of start: Int, _ scan: (UnsafeBufferPointer<UInt8>, Int) -> Int?) -> Int? {
        scan(bytes, start - startOffset).map { $0 + startOffset }
    }
}
