// Walks over a tree, without recursion.

extension HTMLDocument {
    /// The children of a node, in order.
    public func children(of id: HTMLNodeID) -> HTMLChildren { HTMLChildren(document: self, parent: id) }

    /// The nodes below a node, in the order of the document, the node itself not among them.
    ///
    /// - Complexity: O(*n*) in nodes below the node for the whole walk; no extra memory.
    public func descendants(of id: HTMLNodeID) -> HTMLDescendants { HTMLDescendants(document: self, top: id) }

    /// The node that follows in the order of the document, staying below `top`.
    ///
    /// - Parameters:
    ///   - id: A node below `top`, or `top`.
    ///   - top: Where the walk ends.
    ///   - skippingChildren: Whether to leave out what is below `id`.
    public func node(after id: HTMLNodeID, below top: HTMLNodeID, skippingChildren: Bool = false) -> HTMLNodeID? {
        if !skippingChildren, let child = nodes[id.index].firstChild { return child }
        var current = id
        while current != top {
            if let sibling = nodes[current.index].nextSibling { return sibling }
            guard let parent = nodes[current.index].parent else { return nil }
            current = parent
        }
        return nil
    }
}

/// The children of a node.
public struct HTMLChildren: Sequence, Sendable {
    let document: HTMLDocument
    let parent: HTMLNodeID

    public struct Iterator: IteratorProtocol, Sendable {
        let document: HTMLDocument
        var upcoming: HTMLNodeID?

        public mutating func next() -> HTMLNodeID? {
            guard let current = upcoming else { return nil }
            upcoming = document[current].nextSibling
            return current
        }
    }

    public func makeIterator() -> Iterator {
        Iterator(document: document, upcoming: document[parent].firstChild)
    }
}

/// The nodes below a node in the order of the document.
public struct HTMLDescendants: Sequence, Sendable {
    let document: HTMLDocument
    let top: HTMLNodeID

    public struct Iterator: IteratorProtocol, Sendable {
        let document: HTMLDocument
        let top: HTMLNodeID
        var current: HTMLNodeID?

        public mutating func next() -> HTMLNodeID? {
            guard let here = current else { return nil }
            current = document.node(after: here, below: top)
            return current
        }
    }

    public func makeIterator() -> Iterator { Iterator(document: document, top: top, current: top) }
}
