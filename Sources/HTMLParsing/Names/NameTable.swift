// Maps the bytes of a name to its number and back: an open-addressing hash table over one byte buffer.

/// The names of one document. A copy of `seed` knows all names with fixed numbers.
struct NameTable: Sendable {
    /// The spellings, one after the other.
    private var spellings: [UInt8] = []

    /// Where each spelling begins in `spellings`, and the length of `spellings`.
    private var starts: [UInt32] = [0]

    /// Number + 1 of the name in a slot, 0 where the slot is free. The count is a power of two.
    private var slots = [UInt32](repeating: 0, count: 1024)

    /// How many names the table holds.
    var count: Int { starts.count - 1 }

    /// The table that every document begins with.
    static let seed: NameTable = {
        var table = NameTable()
        for list in [HTMLName.elementSpellings, HTMLName.attributeSpellings] {
            for name in words(of: list) { _ = table.intern(name) }
        }
        _ = ForeignNames(adding: &table)
        return table
    }()

    /// The number of a spelling, entered if it is new.
    ///
    /// - Complexity: O(length of the name), amortised.
    mutating func intern(_ name: [UInt8]) -> HTMLName {
        name.withUnsafeBufferPointer { bytes in
            intern(SourceView(bytes), 0..<bytes.count, hash: Self.hash(SourceView(bytes), 0..<bytes.count))
        }
    }

    /// The number of the spelling in `range` of a view, entered if it is new.
    ///
    /// - Parameters:
    ///   - view: The bytes that hold the name.
    ///   - range: Byte offsets of the name; ASCII capitals in it count as small letters if `lowercasing`.
    ///   - hash: `hash` over the bytes of the name as they will be stored.
    mutating func intern(
        _ view: SourceView,
        _ range: Range<Int>,
        hash: UInt32,
        lowercasing: Bool = false
    ) -> HTMLName {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if matches(number, view, range, lowercasing) { return HTMLName(rawValue: number) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = UInt32(count)
        for offset in range {
            spellings.append(lowercasing ? view[offset].asciiLowercased : view[offset])
        }
        starts.append(UInt32(spellings.count))
        slots[slot] = number + 1
        if count * 2 > slots.count { grow() }
        return HTMLName(rawValue: number)
    }

    /// The number of a spelling, or `nil` if the table does not hold it.
    func find(_ name: [UInt8]) -> HTMLName? {
        name.withUnsafeBufferPointer { bytes in
            let view = SourceView(bytes)
            var slot = Int(Self.hash(view, 0..<bytes.count)) & (slots.count - 1)
            while slots[slot] != 0 {
                let number = slots[slot] - 1
                if matches(number, view, 0..<bytes.count, false) { return HTMLName(rawValue: number) }
                slot = (slot + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    /// The bytes of a name; none for a number that the table does not hold.
    func spelling(of name: HTMLName) -> ArraySlice<UInt8> {
        guard name.rawValue < count else { return [] }
        let number = Int(name.rawValue)
        return spellings[Int(starts[number])..<Int(starts[number + 1])]
    }

    private func matches(_ number: UInt32, _ view: SourceView, _ range: Range<Int>, _ lowercasing: Bool) -> Bool {
        let start = Int(starts[Int(number)])
        guard Int(starts[Int(number) + 1]) - start == range.count else { return false }
        for distance in 0..<range.count {
            let byte = view[range.lowerBound + distance]
            if spellings[start + distance] != (lowercasing ? byte.asciiLowercased : byte) { return false }
        }
        return true
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        spellings.withUnsafeBufferPointer { bytes in
            for number in 0..<count {
                let range = Int(starts[number])..<Int(starts[number + 1])
                var slot = Int(Self.hash(SourceView(bytes), range)) & (slots.count - 1)
                while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
                slots[slot] = UInt32(number) + 1
            }
        }
    }

    /// The hash of no bytes.
    static let emptyHash: UInt32 = 0x811C_9DC5

    /// The hash of some bytes and one more (FNV-1a with the high bits folded in).
    @inline(__always)
    static func hash(_ hash: UInt32, adding byte: UInt8) -> UInt32 {
        let mixed = (hash ^ UInt32(byte)) &* 0x0100_0193
        return mixed ^ (mixed >> 15)
    }

    private static func hash(_ view: SourceView, _ range: Range<Int>) -> UInt32 {
        var result = emptyHash
        for offset in range { result = hash(result, adding: view[offset]) }
        return result
    }

    /// The words of a list whose words stand between single blanks.
    static func words(of list: StaticString) -> [[UInt8]] {
        list.withUTF8Buffer { $0.split(separator: 0x20).map(Array.init) }
    }
}
