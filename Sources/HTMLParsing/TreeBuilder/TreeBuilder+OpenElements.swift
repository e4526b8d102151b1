// The stack of open elements: inserting, popping, scopes, implied end tags, the depth limit.

extension TreeBuilder {
    /// The current node.
    var currentNode: OpenElement? { openElements.last }

    /// The context element while only the root of a fragment is open, else the current node.
    @inline(__always)
    var adjustedCurrentNode: OpenElement? {
        openElements.count == 1 && context != nil ? context : openElements.last
    }

    /// The stack entry for an element.
    func entry(for node: Int32) -> OpenElement {
        let element = nodes[Int(node)]
        let traits =
            element.namespace == .html
            ? elements.traits(of: element.name)
            : elements.foreignTraits(of: element.name, in: element.namespace)
        return OpenElement(node: node, name: element.name, namespace: element.namespace, traits: traits)
    }

    mutating func push(_ entry: OpenElement) {
        openElements.append(entry)
        isOpen[Int(entry.node)] = true
    }

    /// Pops the current node. The first element stays: the rules never pop it while tokens come.
    mutating func pop() {
        guard openElements.count > 1, let last = openElements.popLast() else { return }
        isOpen[Int(last.node)] = false
    }

    /// Takes an element out of the stack, wherever it is; the first element stays.
    mutating func removeFromStack(_ node: Int32) {
        guard isOpen[Int(node)], let index = openElements.lastIndex(where: { $0.node == node }), index > 0
        else { return }
        openElements.remove(at: index)
        isOpen[Int(node)] = false
    }

    /// Pops elements until one with a name has been popped.
    mutating func popThrough(_ name: HTMLName) {
        while openElements.count > 1, let last = openElements.last {
            pop()
            if last.isHTML(name) { return }
        }
    }

    /// Pops elements until the stack has a number of entries.
    mutating func pop(to count: Int) {
        while openElements.count > max(count, 1) { pop() }
    }

    // MARK: Inserting

    /// Inserts the element of a start tag and makes it the current node, however deep it lies. For the
    /// elements whose nesting others bound: `html`, `body`, parts of tables, raw text.
    @discardableResult
    mutating func insertElementAtAnyDepth(_ token: Token) -> Int32 {
        let element = makeElement(token)
        insert(element, at: insertionPlace())
        push(entry(for: element))
        return element
    }

    /// Inserts the element of a start tag and makes it the current node.
    ///
    /// - Returns: The element, or `nil` if it lies beyond the depth limit: then it is in the tree, but
    ///   empty, and what follows goes into the current node.
    @discardableResult
    mutating func insertElement(_ token: Token) -> Int32? {
        guard openElements.count < options.maximumDepth else {
            insertEmptyElement(token)
            noteElementBeyondLimit(token)
            return nil
        }
        return insertElementAtAnyDepth(token)
    }

    /// Inserts the element of a start tag that has no content; it is never open.
    mutating func insertEmptyElement(_ token: Token) {
        let element = makeElement(token)
        insert(element, at: insertionPlace())
    }

    /// Inserts an element that no tag stands for.
    mutating func insertImpliedElement(_ name: HTMLName, for token: Token) {
        var tag = Token(.startTag, offset: token.offset)
        tag.name = name
        insertElementAtAnyDepth(tag)
    }

    // MARK: Depth limit

    /// Remembers the name of an element that was not opened, for its end tag.
    mutating func noteElementBeyondLimit(_ token: Token) {
        if depthLimitOffset == nil {
            depthLimitOffset = token.offset
            report(.depthLimitReached, token)
        }
        namesBeyondLimit.append(token.name)
    }

    /// Whether an end tag belongs to an element that was not opened. Looks at the innermost 512 names.
    mutating func endsElementBeyondLimit(_ name: HTMLName) -> Bool {
        for index in namesBeyondLimit.indices.suffix(512).reversed() where namesBeyondLimit[index] == name {
            namesBeyondLimit.removeSubrange(index...)
            return true
        }
        return false
    }

    // MARK: Scopes

    /// Whether the stack has an element of a name in a scope.
    ///
    /// - Parameter boundary: The traits that end the search; the plain scope by default.
    func hasInScope(_ name: HTMLName, _ boundary: ElementTraits = .scope) -> Bool {
        for entry in openElements.reversed() {
            if entry.isHTML(name) { return true }
            if !entry.traits.isDisjoint(with: boundary) { return false }
        }
        return false
    }

    /// Whether the stack has an element with traits in table scope.
    func hasInTableScope(anyOf names: [HTMLName]) -> Bool {
        for entry in openElements.reversed() {
            if entry.namespace == .html, names.contains(entry.name) { return true }
            if entry.traits.contains(.tableScope) { return false }
        }
        return false
    }

    /// Whether an HTML element of a name is open.
    func hasOpen(_ name: HTMLName) -> Bool {
        openElements.contains { $0.isHTML(name) }
    }

    // MARK: Implied end tags

    /// Generates implied end tags, except for elements of a name.
    mutating func closeImplied(except name: HTMLName = .none, _ traits: ElementTraits = .impliedEnd) {
        while let last = openElements.last, last.namespace == .html, !last.traits.isDisjoint(with: traits),
            last.name != name, openElements.count > 1
        {
            pop()
        }
    }

    /// Closes a `p` element in button scope, if there is one.
    mutating func closeParagraphInButtonScope(_ token: Token) {
        if hasInScope(.p, [.scope, .buttonScope]) { closeParagraph(token) }
    }

    /// Closes a `p` element.
    mutating func closeParagraph(_ token: Token) {
        closeImplied(except: .p)
        if currentNode?.isHTML(.p) == false { report(.unexpectedStartTag, token) }
        popThrough(.p)
    }

    /// Closes the elements up to one with a name, which is in scope.
    mutating func close(_ name: HTMLName, impliedExcept exception: HTMLName = .none, _ token: Token) {
        closeImplied(except: exception)
        if currentNode?.isHTML(name) == false { report(.unclosedElements, token) }
        popThrough(name)
    }
}
