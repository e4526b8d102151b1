// The container of AttributedString JSON. Up to ten runs are a flat array of text and attributes; more are
// an object with a table of the distinct attributes (swift-foundation, AttributedStringCodable).

/// Takes runs one after the other and puts them into a container at the end.
struct AttributedJSONOutput {
    /// The greatest number of runs in a flat array.
    private static let flatRunLimit = 10

    /// The runs as text and number in turn, each followed by a comma.
    private var runs: [UInt8] = []
    /// The first runs as text and object, as long as they may be all.
    private var flat: [UInt8] = []
    private var table = InternedByteStrings()
    private(set) var runCount = 0
    private var firstHasAttributes = false
    /// The quoted text of the first run.
    private var firstText: [UInt8] = []

    /// Adds a run.
    ///
    /// - Parameters:
    ///   - text: UTF-8, not empty.
    ///   - attributes: The members of the attributes object without braces, empty for none.
    mutating func append(_ text: [UInt8], attributes: [UInt8]) {
        let start = runs.count
        JSONPrinter.writeString(text, to: &runs)
        runs.append(0x2C)
        if runCount < Self.flatRunLimit {
            if runCount == 0 {
                firstText = Array(runs[start..<runs.count - 1])
                firstHasAttributes = !attributes.isEmpty
            }
            flat += runs[start...]
            flat.append(0x7B)
            flat += attributes
            flat += [0x7D, 0x2C]
        }
        if attributes.isEmpty {
            runs += [0x7B, 0x7D]
        } else {
            JSONPrinter.writeInteger(table.intern(attributes), to: &runs)
        }
        runs.append(0x2C)
        runCount += 1
    }

    /// The whole JSON text.
    ///
    /// - Parameter blocks: A JSON array of blocks that no run carries, for a document without runs.
    consuming func finish(blocks: [UInt8]?) -> [UInt8] {
        if let blocks {
            return Array("{\"\(AttributedJSONKey.blocks.name)\":".utf8) + blocks
                + Array(",\"attributeTable\":[],\"runs\":[\"\",{}]}".utf8)
        }
        if runCount == 0 { return [0x22, 0x22] }
        if runCount == 1, !firstHasAttributes { return firstText }
        if runCount <= Self.flatRunLimit {
            flat[flat.count - 1] = 0x5D
            return [0x5B] + flat
        }
        var output = Array("{\"attributeTable\":[".utf8)
        output.reserveCapacity(runs.count + table.bytes.count + 2 * table.count + 32)
        for index in 0..<table.count {
            output.append(index == 0 ? 0x7B : 0x2C)
            if index > 0 { output.append(0x7B) }
            output += table[index]
            output.append(0x7D)
        }
        output += "],\"runs\":[".utf8
        output += runs
        output[output.count - 1] = 0x5D
        output.append(0x7D)
        return output
    }
}

/// Byte strings, each kept once, by number in the order in which they came.
struct InternedByteStrings {
    private(set) var bytes: [UInt8] = []
    private var ends: [Int] = []
    private var hashes: [Int] = []
    /// Numbers by hash, open addressing; -1 is free. The size is a power of two.
    private var slots: [Int32] = Array(repeating: -1, count: 64)

    var count: Int { ends.count }

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }

    /// The number of a byte string, which is added if it is new.
    ///
    /// - Complexity: O(*n*) in its length, on average.
    mutating func intern(_ string: [UInt8]) -> Int {
        let hash = Self.hash(string)
        var slot = hash & (slots.count - 1)
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if hashes[index] == hash, self[index].elementsEqual(string) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(count)
        bytes += string
        ends.append(bytes.count)
        hashes.append(hash)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 4)
        for (index, hash) in hashes.enumerated() {
            var slot = hash & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index)
        }
    }

    private static func hash(_ string: [UInt8]) -> Int {
        var hasher = Hasher()
        string.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
