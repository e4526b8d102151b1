// A scanned JSON text as a flat array of nodes in the order of the source. Strings stay slices of the
// source until somebody asks for them, so scanning a document costs sixteen bytes a value.

package import DocumentModel

/// A JSON text that is known to be well-formed.
///
/// The nodes are in pre-order. The nodes inside an array follow it; those inside an object follow it as
/// name, value, name, value. `next` of a node is the index after everything inside it.
package struct JSONTape: Sendable {
    package let source: [UInt8]
    package var nodes: [Node]

    /// The place of a value in a tape.
    package typealias NodeIndex = Int

    package struct Node: Sendable {
        package let kind: Kind
        /// For a string: whether it holds a backslash.
        package let hasEscapes: Bool
        /// The first byte of the value; for a string, the first one after the quote.
        package let startOffset: UInt32
        /// The byte after the value; for a string, the closing quote.
        package var endOffset: UInt32
        package var next: UInt32
    }

    package enum Kind: UInt8, Sendable {
        case null, `true`, `false`, integer, number, string, array, object
    }

    package func kind(_ index: NodeIndex) -> Kind { nodes[index].kind }

    /// The offset of a value's first byte; of a string, that of its quote.
    package func offset(_ index: NodeIndex) -> Int {
        Int(nodes[index].startOffset) - (nodes[index].kind == .string ? 1 : 0)
    }

    /// The elements of an array, or the names and values of an object in turn.
    package func children(of index: NodeIndex) -> Children {
        Children(tape: self, upcoming: index + 1, end: Int(nodes[index].next))
    }

    /// The nodes directly inside an array or object.
    package struct Children: Sequence, IteratorProtocol {
        let tape: JSONTape
        var upcoming: NodeIndex
        let end: NodeIndex

        package mutating func next() -> NodeIndex? {
            guard upcoming < end else { return nil }
            defer { upcoming = Int(tape.nodes[upcoming].next) }
            return upcoming
        }
    }

    /// The value of a member, the last one with that name; `nil` when there is none or this is no object.
    package func member(_ name: StaticString, of index: NodeIndex) -> NodeIndex? {
        guard nodes[index].kind == .object else { return nil }
        var found: NodeIndex?
        var child = index + 1
        let end = Int(nodes[index].next)
        while child < end {
            if isString(child, equalTo: name) { found = child + 1 }
            child = Int(nodes[child + 1].next)
        }
        return found
    }

    /// Whether a string node has this value.
    package func isString(_ index: NodeIndex, equalTo value: StaticString) -> Bool {
        let node = nodes[index]
        guard node.kind == .string else { return false }
        return value.withUTF8Buffer { value in
            if node.hasEscapes { return decodedBytes(index).elementsEqual(value) }
            let start = Int(node.startOffset)
            guard Int(node.endOffset) - start == value.count else { return false }
            return source[start..<Int(node.endOffset)].elementsEqual(value)
        }
    }

    /// The value of a string node as UTF-8.
    package func decodedBytes(_ index: NodeIndex) -> ArraySlice<UInt8> {
        let node = nodes[index]
        let raw = source[Int(node.startOffset)..<Int(node.endOffset)]
        guard node.hasEscapes else { return raw }
        var result: [UInt8] = []
        result.reserveCapacity(raw.count)
        JSONEscapes.decode(raw, into: &result)
        return result[...]
    }

    /// The value of a string node.
    package func string(_ index: NodeIndex) -> String { String(decoding: decodedBytes(index), as: UTF8.self) }

    /// The value of a node that is a whole number of 64 bits; `1.0` and `1e2` are whole numbers here.
    ///
    /// Spelled with point or exponent, up to 9e15: above that a double leaves whole numbers out.
    package func integer(_ index: NodeIndex) -> Int? {
        let node = nodes[index]
        let spelling = String(decoding: source[Int(node.startOffset)..<Int(node.endOffset)], as: UTF8.self)
        switch node.kind {
        case .integer: return Int(spelling)
        case .number:
            guard let value = Double(spelling), value.magnitude < 9e15, Double(Int(value)) == value else { return nil }
            return Int(value)
        default: return nil
        }
    }

    /// The value of a node as JSON; of members with one name the last one stays.
    ///
    /// A whole number of more than 64 bits becomes a floating point number.
    ///
    /// - Complexity: O(*n* log *n*) in the nodes inside; the depth takes no stack.
    package func value(_ root: NodeIndex) -> JSONValue {
        var stack: [Frame] = []
        var index = root
        while true {
            while let frame = stack.last, frame.end == index {
                stack.removeLast()
                guard let parent = stack.indices.last else { return frame.value }
                stack[parent].values.append(frame.value)
            }
            let node = nodes[index]
            if let frame = stack.last, frame.isObject, frame.names.count == frame.values.count {
                stack[stack.count - 1].names.append(string(index))
                index += 1
                continue
            }
            if node.kind == .array || node.kind == .object {
                stack.append(Frame(isObject: node.kind == .object, end: Int(node.next)))
            } else {
                guard let parent = stack.indices.last else { return scalarValue(index) }
                stack[parent].values.append(scalarValue(index))
            }
            index += 1
        }
    }

    private struct Frame {
        let isObject: Bool
        let end: NodeIndex
        var values: [JSONValue] = []
        var names: [String] = []

        init(isObject: Bool, end: NodeIndex) {
            self.isObject = isObject
            self.end = end
        }

        var value: JSONValue {
            isObject ? .object(sorting: zip(names, values).map { .init(name: $0, value: $1) }) : .array(values)
        }
    }

    private func scalarValue(_ index: NodeIndex) -> JSONValue {
        let node = nodes[index]
        switch node.kind {
        case .null, .array, .object: return .null
        case .true: return .bool(true)
        case .false: return .bool(false)
        case .string: return .string(string(index))
        case .integer, .number:
            let spelling = String(decoding: source[Int(node.startOffset)..<Int(node.endOffset)], as: UTF8.self)
            if node.kind == .integer, spelling != "-0", let integer = Int64(spelling) { return .integer(integer) }
            return .number(Double(spelling) ?? 0)
        }
    }
}
