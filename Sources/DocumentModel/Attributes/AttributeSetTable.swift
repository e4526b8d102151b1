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
    /// The hash of each set.
    private var hashes: [Int]
    /// Numbers by hash, open addressing; `UInt32.max` is a free slot. Its size is a power of two.
    private var slots: [UInt32]

    public init() {
        sets = [InlineAttributes()]
        hashes = [Self.hash(InlineAttributes())]
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
        let hash = Self.hash(attributes)
        var slot = hash & (slots.count - 1)
        while true {
            let candidate = slots[slot]
            if candidate == .max { break }
            if hashes[Int(candidate)] == hash, sets[Int(candidate)] == attributes {
                return AttributeSetID(rawValue: candidate)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = UInt32(sets.count)
        sets.append(attributes)
        hashes.append(hash)
        slots[slot] = id
        if sets.count * 2 > slots.count { rebuildSlots(count: slots.count * 4) }
        return AttributeSetID(rawValue: id)
    }

    private mutating func rebuildSlots(count: Int) {
        slots = Array(repeating: .max, count: count)
        for (id, hash) in hashes.enumerated() {
            var slot = hash & (count - 1)
            while slots[slot] != .max { slot = (slot + 1) & (count - 1) }
            slots[slot] = UInt32(id)
        }
    }

    /// A hash of what tells most sets apart, cheap enough for one set per link of a document.
    private static func hash(_ attributes: InlineAttributes) -> Int {
        var hash = UInt64(attributes.intents.rawValue) << 32 | UInt64(attributes.nesting.rawValue)
        if let link = attributes.link {
            mix(link.destination, into: &hash)
            if let title = link.title { mix(title, into: &hash) }
        }
        if let image = attributes.image {
            mix(image.source, into: &hash)
            mix(image.alternateText, into: &hash)
        }
        if let footnote = attributes.footnoteReference { mix(footnote, into: &hash) }
        if attributes.style != nil || !attributes.custom.isEmpty || attributes.language != nil {
            hash ^= UInt64(truncatingIfNeeded: attributes.hashValue)
        }
        hash = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 20)
    }

    /// Differs from process to process, so that nobody can prepare addresses that all fall together.
    private static let seed = UInt64.random(in: .min ... .max)

    private static func mix(_ string: String, into hash: inout UInt64) {
        var string = string
        hash = string.withUTF8 { bytes in
            bytes.reduce(hash ^ seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        }
    }
}
