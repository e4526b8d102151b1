// Strings of a document are compared by their bytes. Swift compares them by what they look like, so that `é`
// in one character equals `e` with an accent; a document must give back what it was given.

extension String {
    /// Whether two strings have the same UTF-8.
    @usableFromInline
    func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
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
