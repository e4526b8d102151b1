// From byte offsets to the lines and columns of messages, each unit of columns counted once a file.

import DocumentModel

/// A place in a file in every unit that a report may want.
public struct Place: Hashable, Sendable {
    /// From 1. A line ends with LF, CR LF or CR.
    public var line: Int
    /// From 1, in characters: Unicode scalars. A byte order mark does not count.
    public var column: Int
    /// From 1, in units of UTF-16, as SARIF counts.
    public var utf16Column: Int
    /// In bytes from the start of the file.
    public var offset: Int
}

/// Two places: that of the first byte, and that after the last one.
public struct PlaceRange: Hashable, Sendable {
    public var start: Place
    public var end: Place
}

/// The lines of a file, and what its bytes count as.
///
/// UTF-8 is taken for granted unless a byte order mark says UTF-16. Bytes that are neither still have a
/// place: each byte that does not go on with a character begins one.
struct FilePlaces {
    private enum Encoding { case utf8, utf16Little, utf16Big }

    private let bytes: [UInt8]
    private let encoding: Encoding
    /// The bytes of the byte order mark.
    private let markLength: Int
    private let lineStarts: [Int]
    /// Characters and units of UTF-16 before each step of so many bytes, so that a column in a line of any
    /// length is found without counting it from its start.
    private let counts: [(characters: Int, units: Int)]
    private static let step = 128

    /// - Complexity: O(*n*) in the bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let head = bytes.prefix(3)
        if head.elementsEqual([0xEF, 0xBB, 0xBF]) {
            (encoding, markLength) = (.utf8, 3)
        } else if head.starts(with: [0xFF, 0xFE]) {
            (encoding, markLength) = (.utf16Little, 2)
        } else if head.starts(with: [0xFE, 0xFF]) {
            (encoding, markLength) = (.utf16Big, 2)
        } else {
            (encoding, markLength) = (.utf8, 0)
        }
        lineStarts =
            encoding == .utf8 ? SourceLines(bytes).starts : Self.utf16LineStarts(bytes, isBig: encoding == .utf16Big)
        var counts: [(characters: Int, units: Int)] = [(0, 0)]
        counts.reserveCapacity(bytes.count / Self.step + 2)
        var offset = 0
        while offset < bytes.count {
            let end = min(offset + Self.step, bytes.count)
            let more = Self.count(bytes, offset..<end, encoding)
            let last = counts[counts.count - 1]
            counts.append((last.characters + more.characters, last.units + more.units))
            offset = end
        }
        self.counts = counts
    }

    /// The number of lines; a line end at the end of the file begins one more.
    var lineCount: Int { lineStarts.count }

    /// The place of a byte; one beyond the file is that of its end.
    ///
    /// - Complexity: O(log *n*) in the lines.
    func place(at offset: Int) -> Place {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        let start = line == 0 ? min(markLength, offset) : lineStarts[line]
        // Between the two characters of a line end no column is left; the line ends before both.
        let column = isInsideLineEnd(offset) ? offset - unitLength : offset
        let (from, to) = (total(before: start), total(before: max(column, start)))
        return Place(
            line: line + 1,
            column: to.characters - from.characters + 1,
            utf16Column: to.units - from.units + 1,
            offset: offset
        )
    }

    private var unitLength: Int { encoding == .utf8 ? 1 : 2 }

    /// Whether CR stands before an offset and LF after it.
    private func isInsideLineEnd(_ offset: Int) -> Bool {
        guard offset >= unitLength, offset + unitLength <= bytes.count else { return false }
        let low = encoding == .utf16Big ? 1 : 0
        guard bytes[offset - unitLength + low] == 0x0D, bytes[offset + low] == 0x0A else { return false }
        return encoding == .utf8 || bytes[offset - 1 - low] == 0 && bytes[offset + 1 - low] == 0
    }

    /// The number from 0 of the line that a byte is in.
    func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line with its end, without the byte order mark.
    func range(ofLine index: Int) -> Range<Int> {
        let start = index == 0 ? markLength : lineStarts[index]
        let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        return min(start, end)..<end
    }

    private func total(before offset: Int) -> (characters: Int, units: Int) {
        let step = offset / Self.step
        let rest = Self.count(bytes, (step * Self.step)..<offset, encoding)
        return (counts[step].characters + rest.characters, counts[step].units + rest.units)
    }

    private static func count(
        _ bytes: [UInt8],
        _ range: Range<Int>,
        _ encoding: Encoding
    ) -> (characters: Int, units: Int) {
        var characters = 0
        var units = 0
        if encoding == .utf8 {
            bytes.withUnsafeBufferPointer { bytes in
                let part = UnsafeBufferPointer(rebasing: bytes[range])
                // Most of most texts.
                if part.isASCII {
                    characters = part.count
                    return
                }
                for byte in part {
                    if byte & 0xC0 != 0x80 { characters += 1 }
                    if byte >= 0xF0, byte < 0xF8 { units += 1 }
                }
            }
            return (characters, characters + units)
        }
        // A step has an even number of bytes, so a unit never lies across two of them.
        let high = encoding == .utf16Big ? 0 : 1
        for index in stride(from: range.lowerBound & ~1, to: range.upperBound & ~1, by: 2) {
            units += 1
            if bytes[index + high] & 0xFC != 0xDC { characters += 1 }
        }
        return (characters, units)
    }

    private static func utf16LineStarts(_ bytes: [UInt8], isBig: Bool) -> [Int] {
        var starts = [0]
        let (high, low) = isBig ? (0, 1) : (1, 0)
        var index = 0
        while index + 1 < bytes.count {
            let unit = UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
            index += 2
            guard unit == 0x0A || unit == 0x0D else { continue }
            if unit == 0x0D, index + 1 < bytes.count, bytes[index + high] == 0, bytes[index + low] == 0x0A {
                index += 2
            }
            starts.append(index)
        }
        return starts
    }
}
