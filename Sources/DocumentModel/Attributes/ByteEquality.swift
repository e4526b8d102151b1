// Strings of a document are compared by their bytes. Swift compares them by what they look like, so that `é`
// in one character equals `e` with an accent; a document must give back what it was given.

extension String {
    /// Whether two strings have the same UTF-8.
    @usableFromInline
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        // At once where both are stored as UTF-8, as all strings are that did not come from Objective-C.
        let isEqual = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                UnsafeRawBufferPointer(left).hasSameBytes(as: UnsafeRawBufferPointer(right))
            }
        }
        return (isEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// Feeds the UTF-8 to a hasher.
    func hashBytes(into hasher: inout Hasher) {
        for byte in utf8 { hasher.combine(byte) }
        hasher.combine(UInt8(0xFF))
    }
}

extension String? {
    /// Whether both are `nil`, or have the same UTF-8.
    func hasSameBytes(as other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): return true
        case (let left?, let right?): return left.hasSameBytes(as: right)
        default: return false
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether two buffers of one size hold the same, eight bytes at a time.
    fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
        var offset = 0
        while offset + 8 <= count {
            let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset += 8
        }
        return self[offset...].elementsEqual(other[offset...])
    }
}
