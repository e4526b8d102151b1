// The list of active formatting elements (standard, section 13.2.4.3).

extension TreeBuilder {
    /// Adds an open element to the list; of four alike since the last marker, the oldest goes.
    mutating func pushFormatting(_ node: Int32) {
        let name = nodes[Int(node)].name
        let hash = attributeHash(of: node)
        var count = 0
        var oldest = 0
        for index in formattingElements.indices.reversed() {
            let entry = formattingElements[index]
            if entry.isMarker { break }
            if entry.name == name, entry.attributeHash == hash, hasEqualAttributes(entry.node, node) {
                count += 1
                oldest = index
            }
        }
        if count >= 3 { formattingElements.remove(at: oldest) }
        formattingElements.append(FormattingEntry(node: node, name: name, attributeHash: hash))
    }

    /// Opens again the formatting elements that were closed by the end of a block.
    mutating func reconstructFormatting() {
        guard let last = formattingElements.last, !last.isMarker, !isOpen[Int(last.node)] else { return }
        var index = formattingElements.count - 1
        while index > 0 {
            let previous = formattingElements[index - 1]
            if previous.isMarker || isOpen[Int(previous.node)] { break }
            index -= 1
        }
        while index < formattingElements.count, openElements.count < options.maximumDepth {
            let clone = makeClone(of: formattingElements[index].node)
            insert(clone, at: insertionPlace())
            push(entry(for: clone))
            formattingElements[index].node = clone
            index += 1
        }
        if index < formattingElements.count, depthLimitOffset == nil {
            depthLimitOffset = tokenizer.position
            tokenizer.report(.depthLimitReached, at: tokenizer.position)
        }
    }

    /// Takes all entries since the last marker out of the list, and the marker.
    mutating func clearFormattingToMarker() {
        while let last = formattingElements.popLast(), !last.isMarker {}
    }

    /// The position in the list of the last element of a name since the last marker.
    func formattingIndex(named name: HTMLName) -> Int? {
        for index in formattingElements.indices.reversed() {
            let entry = formattingElements[index]
            if entry.isMarker { return nil }
            if entry.name == name { return index }
        }
        return nil
    }

    /// The position in the list of an element.
    func formattingIndex(of node: Int32) -> Int? {
        formattingElements.lastIndex { $0.node == node }
    }

    private func attributes(of node: Int32) -> ArraySlice<HTMLAttribute> {
        let start = Int(nodes[Int(node)].dataStart)
        return tokenizer.attributes[start..<start + Int(nodes[Int(node)].dataCount)]
    }

    private func value(of attribute: HTMLAttribute) -> ArraySlice<UInt8> {
        let start = Int(attribute.valueStart)
        return tokenizer.bytes[start..<start + Int(attribute.valueCount)]
    }

    /// A hash of names and values that is the same in every order.
    private func attributeHash(of node: Int32) -> UInt64 {
        var sum: UInt64 = 0
        for attribute in attributes(of: node) {
            var hash = UInt64(attribute.name.rawValue) &* 0x9E37_79B9_7F4A_7C15
            for byte in value(of: attribute) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            sum &+= hash ^ (hash >> 29)
        }
        return sum
    }

    /// Whether two elements have the same attributes with the same values, in any order.
    private func hasEqualAttributes(_ first: Int32, _ second: Int32) -> Bool {
        let left = attributes(of: first)
        let right = attributes(of: second)
        guard left.count == right.count else { return false }
        for (attribute, opposite) in zip(left, right) {
            let other = opposite.name == attribute.name ? opposite : right.first { $0.name == attribute.name }
            guard let other, value(of: other) == value(of: attribute) else { return false }
        }
        return true
    }
}
