// Metadata before a document: YAML between two lines `---`, TOML between two lines `+++`.

import DocumentModel

/// Front matter found at the start of a source.
struct FrontMatter {
    var format: FrontMatterFormat
    /// The bytes between the two fence lines.
    var content: Range<Int>
    /// Where the document goes on: after the closing fence line.
    var endOffset: Int

    /// Finds front matter at an offset.
    ///
    /// A source may as well begin with a rule. It is metadata when a closing fence follows, the first line
    /// after the fence is not blank, and some line looks like a key; or when there is nothing between
    /// the fences.
    ///
    /// - Complexity: O(*n*) in the bytes up to the closing fence.
    static func scan(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> FrontMatter? {
        guard let format = fence(bytes, at: start) else { return nil }
        let contentStart = bytes.nextLine(from: start)
        guard contentStart > start, contentStart < bytes.count else { return nil }
        var offset = contentStart
        var hasKey = false
        while offset < bytes.count {
            if isClosing(bytes, at: offset, format: format) {
                guard hasKey || offset == contentStart else { return nil }
                return FrontMatter(
                    format: format,
                    content: contentStart..<offset,
                    endOffset: bytes.nextLine(from: offset)
                )
            }
            let end = bytes.nextLine(from: offset)
            let line = UnsafeBufferPointer(rebasing: bytes[offset..<end])
            if offset == contentStart, line.allSatisfy({ $0 <= 0x20 }) { return nil }
            hasKey = hasKey || looksLikeKey(line, format: format)
            offset = end
        }
        return nil
    }

    private static func fence(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> FrontMatterFormat? {
        FrontMatterFormat.allCases.first { isFenceLine(bytes, at: offset, Array($0.fence.utf8)) }
    }

    private static func isClosing(
        _ bytes: UnsafeBufferPointer<UInt8>,
        at offset: Int,
        format: FrontMatterFormat
    ) -> Bool {
        isFenceLine(bytes, at: offset, Array(format.fence.utf8))
            || format == .yaml && isFenceLine(bytes, at: offset, [0x2E, 0x2E, 0x2E])
    }

    /// Whether the line at this offset is the fence and white space.
    private static func isFenceLine(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ fence: [UInt8]) -> Bool {
        guard offset + fence.count <= bytes.count, bytes[offset..<offset + fence.count].elementsEqual(fence)
        else { return false }
        var end = offset + fence.count
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            guard bytes[end] == 0x20 || bytes[end] == 0x09 else { return false }
            end += 1
        }
        return true
    }

    /// Whether a line is `key:`, `key: value`, `key = value`, `[table]` or a comment.
    private static func looksLikeKey(_ line: UnsafeBufferPointer<UInt8>, format: FrontMatterFormat) -> Bool {
        guard let first = line.first, first > 0x20 else { return false }
        if first == UInt8(ascii: "#") { return true }
        switch format {
        case .yaml:
            for (index, byte) in line.enumerated() where byte == UInt8(ascii: ":") {
                if index > 0, index + 1 == line.count || line[index + 1] <= 0x20 { return true }
            }
            return false
        case .toml:
            return first == UInt8(ascii: "[") || line.contains(UInt8(ascii: "="))
        }
    }
}
