// Interned attribute sets: a run holds four bytes, whatever it carries, and comparing two runs is
// comparing two numbers.

/// The number of an attribute set in a document's table.
public struct AttributeSetID: Hashable, Sendable {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Plain text, in every table.
    public static let plain = AttributeSetID(rawValue: 0)
}

/// The distinct attribute sets of a document, by number.
///
/// Number 0 is always the empty set. Two equal sets have one number.
public struct AttributeSetTable: Sendable {
    private var sets: [InlineAttributes]
    /// Numbers by hash, open addressing; `UInt32.max` is a free slot. Its size is a power of two.
    private var slots: [UInt32]

    public init() {
        sets = [InlineAttributes()]
        slots = []
        rebuildSlots(count: 16)
    }

    /// The number of distinct sets, the empty one included.
    public var count: Int { sets.count }

    /// The set with this number.
    ///
    /// - Complexity: O(1).
    public subscript(id: AttributeSetID) -> InlineAttributes { sets[Int(id.rawValue)] }

    /// The number of this set, which is added if it is new.
    ///
    /// - Complexity: O(1) on average, in the size of the set.
    public mutating func intern(_ attributes: InlineAttributes) -> AttributeSetID {
        var slot = Self.hash(attributes) & (slots.count - 1)
        while true {
            let candidate = slots[slot]
            if candidate == .max { break }
            if sets[Int(candidate)] == attributes { return AttributeSetID(rawValue: candidate) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = UInt32(sets.count)
        sets.append(attributes)
        slots[slot] = id
        if sets.count * 2 > slots.count { rebuildSlots(count: slots.count * 2) }
        return AttributeSetID(rawValue: id)
    }

    private mutating func rebuildSlots(count: Int) {
        slots = Array(repeating: .max, count: count)
        for (id, attributes) in sets.enumerated() {
            var slot = Self.hash(attributes) & (count - 1)
            while slots[slot] != .max { slot = (slot + 1) & (count - 1) }
            slots[slot] = UInt32(id)
        }
    }

    private static func hash(_ attributes: InlineAttributes) -> Int {
        attributes.hashValue
    }
}
