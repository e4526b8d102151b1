// Link reference definitions in the content of a paragraph.

/// The extent of link reference definitions (CommonMark, section 4.7).
enum LinkDefinitionScanner {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// Scans `[label]: destination "title"`, which may go over several lines.
    ///
    /// - Parameters:
    ///   - bytes: Lines of a paragraph without the markers of containers, each ended by LF.
    ///   - start: The offset of the opening bracket.
    /// - Returns: The offset after the destination or the title; `nil` when this is no definition.
    static func end(_ bytes: Bytes, at start: Int) -> Int? {
        guard let label = LinkTail.scanLabel(bytes, at: start),
            !LineStart.isBlank(bytes, label.content.lowerBound, label.content.upperBound),
            label.end < bytes.count, bytes[label.end] == UInt8(ascii: ":")
        else { return nil }
        let destination = skipSpacesAndLine(bytes, label.end + 1)
        guard let destinationEnd = LinkTail.scanDestination(bytes, at: destination), destinationEnd > destination
        else { return nil }
        let titleStart = skipSpacesAndLine(bytes, destinationEnd)
        if titleStart > destinationEnd, let titleEnd = LinkTail.scanTitle(bytes, at: titleStart),
            isRestBlank(bytes, titleEnd)
        {
            return titleEnd
        }
        return isRestBlank(bytes, destinationEnd) ? destinationEnd : nil
    }

    /// The definitions that stand one after the other, each with its bracket on a line of its own.
    static func all(_ bytes: Bytes) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while let end = end(bytes, at: start) {
            found.append(start..<end)
            start = min(LineStart.lineEnd(bytes, from: end) + 1, bytes.count)
        }
        return found
    }

    private static func isRestBlank(_ bytes: Bytes, _ start: Int) -> Bool {
        LineStart.isBlank(bytes, start, LineStart.lineEnd(bytes, from: start))
    }

    private static func skipSpacesAndLine(_ bytes: Bytes, _ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        guard index < bytes.count, bytes[index] == 0x0A else { return index }
        index += 1
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index
    }
}
