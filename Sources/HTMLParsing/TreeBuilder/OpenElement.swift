// Entries of the two lists of tree construction: open elements and active formatting elements.

/// An entry of the stack of open elements, with what searches in the stack ask for.
struct OpenElement {
    /// The position of the node.
    let node: Int32
    let name: HTMLName
    let namespace: HTMLNamespace
    let traits: ElementTraits

    /// Whether the entry is the HTML element of that name.
    @inline(__always)
    func isHTML(_ other: HTMLName) -> Bool { name == other && namespace == .html }
}

/// An entry of the list of active formatting elements.
struct FormattingEntry {
    /// The position of the node; -1 for a marker.
    var node: Int32
    let name: HTMLName
    /// A hash of the attributes that does not depend on their order.
    let attributeHash: UInt64

    static let marker = FormattingEntry(node: -1, name: .none, attributeHash: 0)

    var isMarker: Bool { node < 0 }
}

/// Where a node goes: into a parent, before a child or, with -1, at the end.
struct InsertionPlace {
    var parent: Int32
    var before: Int32 = -1
}
