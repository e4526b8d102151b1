// How many columns of a terminal text takes. Follows UAX #11 for East Asian width and UTS #51 for emoji
// sequences, on scalars: no tables of the platform are consulted.

/// Counts columns scalar by scalar.
///
/// A sequence of emoji joined by U+200D, an emoji with a skin tone, and a flag of two regional indicators
/// take two columns, combining characters none.
struct ColumnCounter {
    /// What the next scalar may join.
    private enum State {
        case other
        /// After a character that U+FE0F turns into an emoji of two columns.
        case narrow
        /// After a character of two columns, which U+200D may join to the next one.
        case wide
        /// After U+200D that follows a character of two columns.
        case joined
        /// After the first of two regional indicators.
        case indicator
    }

    private var state = State.other

    /// The columns that one more scalar adds.
    ///
    /// - Complexity: O(log *n*) in the ranges of the table; O(1) for ASCII.
    mutating func columns(adding scalar: UInt32) -> Int {
        if scalar < 0x7F, scalar >= 0x20 {
            // A keycap is a digit, U+FE0F and U+20E3; the digit itself is narrow.
            state = .narrow
            return 1
        }
        if scalar < 0x300 {
            state = .narrow
            return scalar < 0x20 || scalar >= 0x7F && scalar < 0xA0 ? 0 : 1
        }
        switch scalar {
        case 0x200D:
            state = state == .wide ? .joined : .other
            return 0
        case 0xFE0F:
            guard state == .narrow else { return 0 }
            state = .wide
            return 1
        case 0x1F1E6...0x1F1FF:
            defer { state = state == .indicator ? .wide : .indicator }
            return state == .indicator ? 0 : 2
        case 0x1F3FB...0x1F3FF where state == .wide:
            return 0
        default: break
        }
        if contains(zeroWidthRanges, scalar) { return 0 }
        let isWide = contains(wideRanges, scalar)
        let isJoined = state == .joined
        state = isWide || isJoined ? .wide : .narrow
        return isJoined ? 0 : isWide ? 2 : 1
    }

    /// Whether a scalar by itself takes two columns.
    static func isWide(_ scalar: UInt32) -> Bool { contains(wideRanges, scalar) }

    /// The columns of a whole text.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func columns(of text: String) -> Int {
        var counter = ColumnCounter()
        return text.unicodeScalars.reduce(0) { $0 + counter.columns(adding: $1.value) }
    }
}

/// Whether a scalar is in one of the ranges of a table of first and last codes.
private func contains(_ ranges: [UInt32], _ scalar: UInt32) -> Bool {
    guard let first = ranges.first, scalar >= first else { return false }
    var low = 0
    var high = ranges.count / 2
    while high - low > 1 {
        let middle = (low + high) / 2
        if ranges[middle * 2] <= scalar { low = middle } else { high = middle }
    }
    return scalar <= ranges[low * 2 + 1]
}
