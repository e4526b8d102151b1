// Making nodes and linking them into the tree.

extension TreeBuilder {
    /// Adds a node that is in no tree yet.
    mutating func makeNode(_ node: HTMLNode) -> Int32 {
        nodes.append(node)
        isOpen.append(false)
        return Int32(truncatingIfNeeded: nodes.count - 1)
    }

    /// Makes the element for a start tag token.
    mutating func makeElement(_ token: Token, namespace: HTMLNamespace = .html) -> Int32 {
        var node = HTMLNode(kind: .element, namespace: namespace, name: token.name, sourceOffset: token.offset)
        node.dataStart = UInt32(truncatingIfNeeded: token.dataStart)
        node.dataCount = UInt32(truncatingIfNeeded: token.dataCount)
        let element = makeNode(node)
        if token.name == .template, namespace == .html {
            let contents = makeNode(HTMLNode(kind: .templateContents, sourceOffset: token.offset))
            append(contents, to: element)
        }
        return element
    }

    /// Makes an element with the name and attributes of another and no children.
    mutating func makeClone(of element: Int32) -> Int32 {
        let original = nodes[Int(element)]
        var node = HTMLNode(
            kind: .element,
            namespace: original.namespace,
            name: original.name,
            sourceOffset: original.sourceOffset
        )
        node.dataStart = original.dataStart
        node.dataCount = original.dataCount
        return makeNode(node)
    }

    /// Links a node without a parent as the last child of a parent.
    @inline(__always)
    mutating func append(_ child: Int32, to parent: Int32) {
        let last = nodes[Int(parent)].lastChildPosition
        nodes[Int(child)].parentPosition = parent
        nodes[Int(child)].previousSiblingPosition = last
        nodes[Int(parent)].lastChildPosition = child
        if last < 0 {
            nodes[Int(parent)].firstChildPosition = child
        } else {
            nodes[Int(last)].nextSiblingPosition = child
        }
    }

    /// Links a node without a parent at a place.
    mutating func insert(_ child: Int32, at place: InsertionPlace) {
        guard place.before >= 0 else {
            append(child, to: place.parent)
            return
        }
        let previous = nodes[Int(place.before)].previousSiblingPosition
        nodes[Int(child)].parentPosition = place.parent
        nodes[Int(child)].previousSiblingPosition = previous
        nodes[Int(child)].nextSiblingPosition = place.before
        nodes[Int(place.before)].previousSiblingPosition = child
        if previous < 0 {
            nodes[Int(place.parent)].firstChildPosition = child
        } else {
            nodes[Int(previous)].nextSiblingPosition = child
        }
    }

    /// Takes a node out of its parent, if it has one.
    mutating func detach(_ child: Int32) {
        let node = nodes[Int(child)]
        guard node.parentPosition >= 0 else { return }
        if node.previousSiblingPosition < 0 {
            nodes[Int(node.parentPosition)].firstChildPosition = node.nextSiblingPosition
        } else {
            nodes[Int(node.previousSiblingPosition)].nextSiblingPosition = node.nextSiblingPosition
        }
        if node.nextSiblingPosition < 0 {
            nodes[Int(node.parentPosition)].lastChildPosition = node.previousSiblingPosition
        } else {
            nodes[Int(node.nextSiblingPosition)].previousSiblingPosition = node.previousSiblingPosition
        }
        nodes[Int(child)].parentPosition = -1
        nodes[Int(child)].previousSiblingPosition = -1
        nodes[Int(child)].nextSiblingPosition = -1
    }

    /// Moves all children of a node to the end of another that has none.
    mutating func moveChildren(of source: Int32, to target: Int32) {
        var child = nodes[Int(source)].firstChildPosition
        nodes[Int(target)].firstChildPosition = child
        nodes[Int(target)].lastChildPosition = nodes[Int(source)].lastChildPosition
        nodes[Int(source)].firstChildPosition = -1
        nodes[Int(source)].lastChildPosition = -1
        while child >= 0 {
            nodes[Int(child)].parentPosition = target
            child = nodes[Int(child)].nextSiblingPosition
        }
    }

    /// Where the children of an open element go: into its contents if it is a template.
    @inline(__always)
    func childParent(of entry: OpenElement) -> Int32 {
        entry.isHTML(.template) ? nodes[Int(entry.node)].firstChildPosition : entry.node
    }

    /// The appropriate place for inserting a node.
    @inline(__always)
    func insertionPlace() -> InsertionPlace {
        guard let target = openElements.last else { return InsertionPlace(parent: documentNode) }
        return insertionPlace(in: target)
    }

    /// The appropriate place for inserting a node with a target in place of the current node.
    @inline(__always)
    func insertionPlace(in target: OpenElement) -> InsertionPlace {
        guard isFosterParenting, target.namespace == .html, target.traits.contains(.table) else {
            return InsertionPlace(parent: childParent(of: target))
        }
        return fosterPlace()
    }

    /// The place before the innermost table, or in the innermost template if that lies within it.
    private func fosterPlace() -> InsertionPlace {
        for index in openElements.indices.reversed() {
            let entry = openElements[index]
            if entry.isHTML(.template) { return InsertionPlace(parent: childParent(of: entry)) }
            guard entry.isHTML(.table) else { continue }
            let parent = nodes[Int(entry.node)].parentPosition
            if parent >= 0 { return InsertionPlace(parent: parent, before: entry.node) }
            if index > 0 { return InsertionPlace(parent: childParent(of: openElements[index - 1])) }
        }
        return InsertionPlace(parent: openElements[0].node)
    }

    /// Inserts a comment token at a place, or at the appropriate place.
    mutating func insertComment(_ token: Token, at place: InsertionPlace? = nil) {
        var node = HTMLNode(kind: .comment, sourceOffset: token.offset)
        node.dataStart = UInt32(truncatingIfNeeded: token.dataStart)
        node.dataCount = UInt32(truncatingIfNeeded: token.dataCount)
        let comment = makeNode(node)
        insert(comment, at: place ?? insertionPlace())
    }
}
