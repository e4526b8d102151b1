// The adoption agency algorithm: end tags of formatting elements that cross blocks (standard, section
// 13.2.6.4.7).

extension TreeBuilder {
    /// Runs the algorithm for an end tag, or for a start tag that implies one.
    mutating func runAdoptionAgency(_ token: Token) {
        let subject = token.name
        if let current = currentNode, current.isHTML(subject), formattingIndex(of: current.node) == nil {
            pop()
            return
        }
        for _ in 0..<8 {
            guard let index = formattingIndex(named: subject) else {
                closeOrdinary(token)
                return
            }
            guard adopt(formattingIndex: index, token) else { return }
        }
    }

    /// One turn of the outer loop.
    ///
    /// - Parameter formattingIndex: The position of the formatting element in the list.
    /// - Returns: Whether another turn may follow.
    private mutating func adopt(formattingIndex index: Int, _ token: Token) -> Bool {
        let element = formattingElements[index].node
        guard let stackIndex = openElements.lastIndex(where: { $0.node == element }) else {
            report(.misnestedFormatting, token)
            formattingElements.remove(at: index)
            return false
        }
        guard isInScope(element) else {
            report(.misnestedFormatting, token)
            return false
        }
        if stackIndex != openElements.count - 1 { report(.misnestedFormatting, token) }
        guard
            let blockIndex = openElements[(stackIndex + 1)...].firstIndex(where: { $0.traits.contains(.special) }),
            stackIndex > 0
        else {
            pop(to: stackIndex)
            formattingElements.remove(at: index)
            return false
        }
        let block = openElements[blockIndex]
        let commonAncestor = openElements[stackIndex - 1]
        var bookmark = index
        let last = rebuildChain(from: blockIndex, to: stackIndex, element: element, bookmark: &bookmark)

        detach(last)
        insert(last, at: insertionPlace(in: commonAncestor))

        let clone = makeClone(of: element)
        let blockParent = childParent(of: block)
        moveChildren(of: blockParent, to: clone)
        append(clone, to: blockParent)
        replaceInList(element, by: clone, at: bookmark)
        removeFromStack(element)
        if let position = openElements.lastIndex(where: { $0.node == block.node }) {
            openElements.insert(entry(for: clone), at: position + 1)
            isOpen[Int(clone)] = true
        }
        return true
    }

    /// The inner loop: the formatting elements between the formatting element and the furthest block are
    /// cloned around the block, the others leave the stack.
    ///
    /// - Returns: The outermost node of the chain.
    private mutating func rebuildChain(
        from blockIndex: Int,
        to stackIndex: Int,
        element: Int32,
        bookmark: inout Int
    ) -> Int32 {
        let block = openElements[blockIndex].node
        var last = block
        var turn = 0
        // Entries leave the stack above `index` only, so the index of the next one stays right.
        var index = blockIndex - 1
        while index > stackIndex {
            turn += 1
            let node = openElements[index].node
            var listIndex = formattingIndex(of: node)
            if turn > 3, let position = listIndex {
                formattingElements.remove(at: position)
                if position < bookmark { bookmark -= 1 }
                listIndex = nil
            }
            guard let position = listIndex else {
                openElements.remove(at: index)
                isOpen[Int(node)] = false
                index -= 1
                continue
            }
            let clone = makeClone(of: node)
            formattingElements[position].node = clone
            openElements[index] = entry(for: clone)
            isOpen[Int(node)] = false
            isOpen[Int(clone)] = true
            if last == block { bookmark = position + 1 }
            detach(last)
            append(last, to: clone)
            last = clone
            index -= 1
        }
        return last
    }

    /// Takes the formatting element out of the list and puts its clone in at the bookmark.
    private mutating func replaceInList(_ element: Int32, by clone: Int32, at bookmark: Int) {
        guard let position = formattingIndex(of: element) else { return }
        let old = formattingElements.remove(at: position)
        let target = position < bookmark ? bookmark - 1 : bookmark
        formattingElements.insert(
            FormattingEntry(node: clone, name: old.name, attributeHash: old.attributeHash),
            at: min(target, formattingElements.count)
        )
    }
}
