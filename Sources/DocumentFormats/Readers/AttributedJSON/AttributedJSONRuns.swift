// The container rules of AttributedString JSON: which runs there are and what attributes each has.

import DocumentModel

/// Collects the runs of a scanned attributed string into a tree of blocks.
struct AttributedJSONRuns {
    let tape: JSONTape
    private(set) var decoder: RunAttributesDecoder
    private(set) var tree: IntentTree
    /// The attributes that pieces of text refer to by number; number 0 is none.
    private(set) var attributes: [RunAttributes] = []

    init(tape: JSONTape, limits: ReadLimits) {
        self.tape = tape
        decoder = RunAttributesDecoder(tape: tape, limits: limits)
        tree = IntentTree(maximumNesting: limits.maximumNesting, maximumBlockCount: tape.source.count / 8 + 4096)
        attributes.append(RunAttributes(chain: IntentChain.completed([], htmlOrdinal: nil)))
    }

    /// Collects all runs.
    ///
    /// - Throws: `ReadError.malformed` for what is no attributed string.
    mutating func collect() throws(ReadError) {
        switch tape.kind(0) {
        case .string:
            let text = tape.decodedBytes(0)
            if !text.isEmpty { tree.append(text, attributes[0], index: 0, offset: tape.offset(0), sets: decoder.sets) }
        case .array: try collect(runs: 0, table: nil)
        case .object:
            guard let runs = tape.member("runs", of: 0), tape.kind(runs) == .array else {
                throw malformed("an attributed string needs an array 'runs'", 0)
            }
            guard let table = tape.member("attributeTable", of: 0), tape.kind(table) == .array else {
                throw malformed("an attributed string with 'runs' needs an array 'attributeTable'", 0)
            }
            let first = attributes.count
            for entry in tape.children(of: table) { attributes.append(try decoder.decode(entry)) }
            try collect(runs: runs, table: first..<attributes.count)
            if let blocks = tape.member("AttributedMarkdown.blocks", of: 0) {
                tree.appendOwn(decoder.ownBlocks(blocks))
            }
        default: throw malformed("an attributed string is a string, an array or an object", 0)
        }
    }

    private mutating func collect(runs: JSONTape.NodeIndex, table: Range<Int>?) throws(ReadError) {
        let end = Int(tape.nodes[runs].next)
        guard end > runs + 1 else { throw malformed("an attributed string has at least one run", runs) }
        tree.reserveCapacity(utf8Count: tape.source.count / 4, runCount: (end - runs) / 2)
        var node = runs + 1
        let isOnlyRun = tape.children(of: runs).prefix(3).reduce(0) { count, _ in count + 1 } == 2
        while node < end {
            guard tape.kind(node) == .string else { throw malformed("expected the text of a run", node) }
            let text = tape.decodedBytes(node)
            let value = node + 1
            guard value < end else { throw malformed("a run needs attributes after its text", node) }
            let index = try attributesIndex(value, table: table)
            if text.isEmpty {
                guard isOnlyRun else { throw malformed("a run among several has text", node) }
                guard isWithoutAttributes(value, index: index) else {
                    throw malformed("a run without text has no attributes", value)
                }
            } else {
                tree.append(text, attributes[index], index: index, offset: tape.offset(node), sets: decoder.sets)
                guard tree.blocksLeft >= 0 else {
                    throw .tooExpensive(
                        pattern: "text that takes up the same blocks again and again",
                        offset: tape.offset(node)
                    )
                }
            }
            node = Int(tape.nodes[value].next)
        }
    }

    private mutating func attributesIndex(_ value: JSONTape.NodeIndex, table: Range<Int>?) throws(ReadError) -> Int {
        switch tape.kind(value) {
        case .integer, .number:
            guard let table else { throw malformed("a number of attributes without an attribute table", value) }
            guard let index = tape.integer(value), index >= 0, index < table.count else {
                throw malformed("there are no attributes with this number", value)
            }
            return table.lowerBound + index
        case .object:
            if tape.nodes[value].next == value + 1 { return 0 }
            attributes.append(try decoder.decode(value))
            return attributes.count - 1
        default: throw malformed("expected the attributes of a run", value)
        }
    }

    private func isWithoutAttributes(_ value: JSONTape.NodeIndex, index: Int) -> Bool {
        guard tape.kind(value) != .object else { return tape.nodes[value].next == value + 1 }
        let attributes = attributes[index]
        return attributes.set == .plain && !attributes.hasBlocks && !attributes.isHTMLBlock && attributes.rare == nil
    }

    private func malformed(_ reason: String, _ node: JSONTape.NodeIndex) -> ReadError {
        .malformed(reason: reason, offset: tape.offset(node))
    }
}
