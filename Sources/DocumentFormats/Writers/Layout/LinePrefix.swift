// What stands in front of each line inside quotes and items, and the marker that stands there once.

/// The prefix of the lines of the innermost open container.
struct LinePrefix {
    /// The prefix of all lines but the first one of an item.
    private(set) var bytes: [UInt8] = []
    /// Its width.
    private(set) var columns = 0
    /// The prefix with the markers of the items that have no line yet.
    private(set) var firstLine: [UInt8]?
    /// The prefixes of the containers around: bytes and columns.
    private var outer: [(byteCount: Int, columns: Int)] = []

    /// Goes into a container.
    ///
    /// Deeper than `LayoutTheme.maximumLevels` containers add nothing but the marker of their first line.
    ///
    /// - Parameters:
    ///   - piece: What stands in front of the lines.
    ///   - marker: What stands there on the first line instead.
    mutating func push(_ piece: LayoutTheme.Piece, marker: LayoutTheme.Piece? = nil) {
        if let marker {
            if firstLine == nil { firstLine = bytes }
            firstLine?.append(contentsOf: marker.bytes)
        }
        outer.append((bytes.count, columns))
        guard outer.count <= LayoutTheme.maximumLevels else { return }
        if marker == nil, firstLine != nil { firstLine?.append(contentsOf: piece.bytes) }
        bytes += piece.bytes
        columns += piece.columns
    }

    /// Leaves the innermost container.
    mutating func pop() {
        guard let last = outer.popLast() else { return }
        bytes.removeLast(bytes.count - last.byteCount)
        columns = last.columns
    }

    /// The prefix of the next line; the markers are used up.
    mutating func takeLine() -> [UInt8] {
        defer { firstLine = nil }
        return firstLine ?? bytes
    }
}
