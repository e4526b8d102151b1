// The output as lines behind the markers of the containers around them. All bytes of a document go through
// here, so that no line lacks its prefix.

import CMarkBridge

/// Writes lines behind a prefix that grows and shrinks with the containers.
struct LineWriter {
    private(set) var bytes: [UInt8] = []
    /// What stands before the content of a line: `> ` for a quote, spaces for an item.
    private(set) var prefix: [UInt8] = []
    /// The length of the prefix without the spaces at its end, which blank lines do not have.
    private var blankPrefixCount = 0
    /// Whether the current line has its prefix, and perhaps markers, and waits for content.
    private(set) var isLineBegun = false
    /// Where the current line starts.
    private(set) var lineStart = 0

    mutating func reserveCapacity(_ count: Int) { bytes.reserveLargeCapacity(count) }

    // MARK: Containers

    /// Begins a container: writes its marker on the current line and puts a prefix before the next ones.
    mutating func open(marker: [UInt8], prefix added: [UInt8]) {
        beginLine()
        bytes.append(contentsOf: marker)
        prefix.append(contentsOf: added)
        if added.contains(where: { $0 != 0x20 }) { updateBlankPrefix() }
    }

    /// Ends the innermost container.
    ///
    /// - Parameter count: The length of its part of the prefix.
    mutating func close(prefixCount count: Int) {
        prefix.removeLast(count)
        if blankPrefixCount > prefix.count { updateBlankPrefix() }
    }

    private mutating func updateBlankPrefix() {
        blankPrefixCount = prefix.count
        while blankPrefixCount > 0, prefix[blankPrefixCount - 1] == 0x20 { blankPrefixCount -= 1 }
    }

    // MARK: Lines

    /// Begins a line unless one is begun.
    @inline(__always)
    mutating func beginLine() {
        guard !isLineBegun else { return }
        lineStart = bytes.count
        bytes.append(contentsOf: prefix)
        isLineBegun = true
    }

    mutating func append(_ content: some Collection<UInt8>) { bytes.append(contentsOf: content) }

    mutating func append(_ content: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: content) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func endLine() {
        bytes.append(0x0A)
        isLineBegun = false
    }

    /// Ends a line that may have nothing but markers: without the spaces after them.
    mutating func endLineTrimmed() {
        beginLine()
        trimLine()
        endLine()
    }

    /// Writes an empty line, if none is begun.
    mutating func blankLine() {
        guard !isLineBegun else { return }
        bytes.append(contentsOf: prefix[..<blankPrefixCount])
        bytes.append(0x0A)
    }

    /// Writes a text of whole lines; empty ones get no spaces.
    mutating func appendLines(_ text: UnsafeBufferPointer<UInt8>) {
        if prefix.isEmpty, !isLineBegun, text.last == 0x0A { return bytes.append(contentsOf: text) }
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != 0x0A { end += 1 }
            if end > start || isLineBegun {
                beginLine()
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
                endLine()
            } else {
                blankLine()
            }
            start = end + 1
        }
    }

    /// Drops the spaces at the end of the current line.
    mutating func trimLine() {
        while bytes.count > lineStart, bytes.last == 0x20 { bytes.removeLast() }
    }

    /// Takes back what was written after a place, on the current line.
    mutating func replaceLast(with byte: UInt8, at offset: Int) { bytes[offset] = byte }

    /// Puts a byte into a line that is written.
    mutating func insert(_ byte: UInt8, at offset: Int) { bytes.insert(byte, at: offset) }

    /// Where the content of the last line stands that is written.
    var lastContent: Range<Int> { min(lineStart + prefix.count, bytes.count - 1)..<bytes.count - 1 }

    /// Where the content of the line before that stands; its markers are as long as the prefix.
    var contentBeforeLast: Range<Int> {
        let end = max(0, lineStart - 1)
        let start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return min(start + prefix.count, end)..<end
    }

    /// The bytes of the current line so far.
    var line: ArraySlice<UInt8> { isLineBegun ? bytes[lineStart...] : [] }
}
