// The markers of block quotes and list items in front of a line's content. Without the parser's state
// this is what the line says by itself, an upper bound of what it opens.

/// What stands before the content of a line.
struct ContainerPrefix {
    /// Where the content begins.
    private(set) var contentOffset: Int
    /// The number of quote and list markers.
    private(set) var markerCount = 0
    /// The number of quote markers.
    private(set) var quoteCount = 0
    /// Whether there is a bullet: such a line never continues a paragraph of an outer block.
    private(set) var hasBullet = false
    /// The columns before the first marker or the content.
    private(set) var indent = 0
    /// The column of the content, from 0, tab stops every four columns.
    private var contentColumn = 0
    /// The most containers that the line itself can stand for: a marker each, and an item for two more columns.
    var containerBound: Int { markerCount + (contentColumn - markerCount) / 2 }

    /// - Complexity: O(*n*) in the bytes of the line.
    init(in bytes: UnsafeBufferPointer<UInt8>, at lineStart: Int) {
        contentOffset = lineStart
        var offset = lineStart
        let count = bytes.count
        var ruleChecked: UInt8 = 0
        while offset < count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                contentColumn += byte == UInt8(ascii: "\t") ? 4 - contentColumn % 4 : 1
                if markerCount == 0 { indent = contentColumn }
                offset += 1
            case UInt8(ascii: ">"):
                markerCount += 1
                quoteCount += 1
                contentColumn += 1
                offset += 1
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
                guard Self.endsMarker(bytes, offset + 1) else {
                    contentOffset = offset
                    return
                }
                if byte != UInt8(ascii: "+"), byte != ruleChecked {
                    ruleChecked = byte
                    if Self.isThematicBreak(bytes, at: offset) {
                        contentOffset = offset
                        return
                    }
                }
                markerCount += 1
                hasBullet = true
                contentColumn += 1
                offset += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                var end = offset
                while end < count, end - offset < 10, bytes[end] >= UInt8(ascii: "0"), bytes[end] <= UInt8(ascii: "9") {
                    end += 1
                }
                guard end - offset < 10, end < count,
                    bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")"),
                    Self.endsMarker(bytes, end + 1)
                else {
                    contentOffset = offset
                    return
                }
                markerCount += 1
                contentColumn += end + 1 - offset
                offset = end + 1
            default:
                contentOffset = offset
                return
            }
        }
        contentOffset = offset
    }

    private static func endsMarker(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset >= bytes.count || bytes[offset] <= 0x20 && (bytes[offset] == 0x20 || (0x09...0x0D) ~= bytes[offset])
    }

    /// Whether the rest of the line is three or more of this byte and white space.
    private static func isThematicBreak(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var found = 0
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case bytes[start]: found += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"): break
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return found >= 3
            default: return false
            }
            offset += 1
        }
        return found >= 3
    }
}
