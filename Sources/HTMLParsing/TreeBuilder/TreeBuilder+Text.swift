// Inserting text: neighbouring pieces become one node.

extension TreeBuilder {
    /// The byte of a characters token at a distance from its start.
    @inline(__always)
    func byte(of token: Token, at distance: Int) -> UInt8 {
        token.isDecoded
            ? tokenizer.decoded[token.dataStart + distance]
            : tokenizer.source[token.dataStart + distance]
    }

    /// Whether a characters token is white space only.
    func isSpace(_ token: Token) -> Bool {
        for distance in 0..<token.dataCount where !byte(of: token, at: distance).isHTMLSpace { return false }
        return true
    }

    /// Inserts the text of a characters token at the appropriate place.
    mutating func insertCharacters(_ token: Token) {
        if token.isDecoded {
            let end = token.dataStart + token.dataCount
            let text = tokenizer.decoded
            text.withUnsafeBufferPointer {
                insertText(SourceView($0).slice(token.dataStart, end), offset: token.offset)
            }
        } else {
            let end = token.dataStart + token.dataCount
            insertText(tokenizer.source.slice(token.dataStart, end), offset: token.offset)
        }
    }

    /// Inserts U+FFFD at the appropriate place.
    mutating func insertReplacementCharacter(offset: Int) {
        insertText([0xEF, 0xBF, 0xBD], offset: offset)
    }

    /// Inserts text at the appropriate place.
    mutating func insertText(_ text: [UInt8], offset: Int) {
        text.withUnsafeBufferPointer { insertText($0, offset: offset) }
    }

    /// Inserts text at the appropriate place: into the text node before it, or as a new one.
    private mutating func insertText(_ text: UnsafeBufferPointer<UInt8>, offset: Int) {
        let place = insertionPlace()
        // The document node takes no text.
        if nodes[Int(place.parent)].kind == .document { return }
        let previous =
            place.before < 0
            ? nodes[Int(place.parent)].lastChildPosition
            : nodes[Int(place.before)].previousSiblingPosition
        if previous >= 0, nodes[Int(previous)].kind == .text {
            extend(previous, by: text)
            return
        }
        var node = HTMLNode(kind: .text, sourceOffset: offset)
        node.dataStart = UInt32(truncatingIfNeeded: tokenizer.bytes.count)
        node.dataCount = UInt32(truncatingIfNeeded: text.count)
        tokenizer.bytes.append(contentsOf: text)
        let textNode = makeNode(node)
        insert(textNode, at: place)
    }

    /// Adds text to a text node: in place if it is the last in the buffer or has room, else in a new
    /// place with twice the room, so that a text growing in small steps costs linear time.
    private mutating func extend(_ node: Int32, by text: UnsafeBufferPointer<UInt8>) {
        let start = Int(nodes[Int(node)].dataStart)
        let count = Int(nodes[Int(node)].dataCount)
        nodes[Int(node)].dataCount = UInt32(truncatingIfNeeded: count + text.count)
        if start + count == tokenizer.bytes.count {
            tokenizer.bytes.append(contentsOf: text)
            return
        }
        if let capacity = textCapacities[node], count + text.count <= capacity {
            tokenizer.bytes.replaceSubrange(start + count..<start + count + text.count, with: text)
            return
        }
        let capacity = (count + text.count) * 2
        nodes[Int(node)].dataStart = UInt32(truncatingIfNeeded: tokenizer.bytes.count)
        tokenizer.bytes.reserveCapacity(tokenizer.bytes.count + capacity)
        for offset in start..<start + count { tokenizer.bytes.append(tokenizer.bytes[offset]) }
        tokenizer.bytes.append(contentsOf: text)
        tokenizer.bytes.append(contentsOf: repeatElement(0, count: capacity - count - text.count))
        textCapacities[node] = capacity
    }
}
