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
