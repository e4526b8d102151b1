// Looking for one byte, eight at a time.

enum ByteSearch {
    /// The offset of the first byte of this value at or after an offset.
    ///
    /// - Complexity: O(*n*) in the bytes up to it, eight in a step.
    static func firstOffset(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
        var offset = start
        while offset + 8 <= bytes.count {
            let difference = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self) ^ pattern
            // A byte of zero borrows from its neighbour: the highest bit of some byte stays set.
            if (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0 { break }
            offset += 8
        }
        while offset < bytes.count {
            if base[offset] == byte { return offset }
            offset += 1
        }
        return nil
    }
}

/// A set of bytes that a scan stops at, as a table of 256 that is made once and never freed.
struct ByteClass: @unchecked Sendable {
    // The table is written before anybody else sees it and only read after that.
    private let table: UnsafePointer<UInt8>

    init(_ members: String) {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        table.initialize(repeating: 0, count: 256)
        for byte in members.utf8 { table[Int(byte)] = 1 }
        self.table = UnsafePointer(table)
    }

    /// The offset of the first member at or after an offset, or `end`.
    ///
    /// Most bytes are none, so four are looked at in a step.
    @inline(__always)
    func firstOffset(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        guard let base = bytes.baseAddress else { return end }
        var offset = start
        while offset + 4 <= end,
            table[Int(base[offset])] | table[Int(base[offset + 1])] | table[Int(base[offset + 2])]
                | table[Int(base[offset + 3])] == 0
        {
            offset += 4
        }
        while offset < end, table[Int(base[offset])] == 0 { offset += 1 }
        return offset
    }
}
