// Looking up names in the table of named character references.

enum CharacterReferences {
    /// The longest name in the table that the source holds at an offset.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - offset: Where the name would begin, behind the ampersand.
    /// - Returns: The row of the table and the length of the name in bytes, or `nil`.
    /// - Complexity: O(length of the name × log of the table's size).
    static func longestMatch(in source: SourceView, at offset: Int) -> (index: Int, nameLength: Int)? {
        CharacterReferenceTable.names.withUTF8Buffer { names in
            CharacterReferenceTable.nameOffsets.withUnsafeBufferPointer { offsets in
                var low = 0
                var high = CharacterReferenceTable.count
                var best: (index: Int, nameLength: Int)?
                var length = 0
                // Invariant: the rows low..<high are those whose names begin with the `length` bytes read.
                while low < high, length < CharacterReferenceTable.longestName {
                    let byte = source[offset + length]
                    low = firstRow(in: low..<high, names, offsets, length) { $0 >= byte }
                    high = firstRow(in: low..<high, names, offsets, length) { $0 > byte }
                    length += 1
                    if low < high, Int(offsets[low + 1]) - Int(offsets[low]) == length { best = (low, length) }
                }
                return best
            }
        }
    }

    /// The first row of a range whose byte at a distance from its name's start meets a condition that,
    /// once met, holds for the rest of the range. A name that ends before that byte has 0 there.
    @inline(__always)
    private static func firstRow(
        in rows: Range<Int>,
        _ names: UnsafeBufferPointer<UInt8>,
        _ offsets: UnsafeBufferPointer<UInt16>,
        _ distance: Int,
        where condition: (UInt8) -> Bool
    ) -> Int {
        var low = rows.lowerBound
        var high = rows.upperBound
        while low < high {
            let middle = (low + high) / 2
            let start = Int(offsets[middle]) + distance
            let byte = start < Int(offsets[middle + 1]) ? names[start] : 0
            if condition(byte) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Appends the text of a row of the table.
    static func appendValue(of index: Int, to text: inout [UInt8]) {
        CharacterReferenceTable.values.withUTF8Buffer { values in
            let start = Int(CharacterReferenceTable.valueOffsets[index])
            let end = Int(CharacterReferenceTable.valueOffsets[index + 1])
            text.append(contentsOf: values[start..<end])
        }
    }

    /// What the numbers 0x80 to 0x9F stand for: the characters of windows-1252.
    static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
        0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
