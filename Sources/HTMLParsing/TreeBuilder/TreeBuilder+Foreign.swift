// The rules for tokens in foreign content: SVG and MathML (standard, section 13.2.6.5).

extension TreeBuilder {
    /// Applies the rules; `.reprocess` when the rules of the insertion mode are to follow.
    mutating func applyForeignContent(_ token: Token) -> Outcome {
        switch token.kind {
        case .null:
            report(.unexpectedText, token)
            insertReplacementCharacter(offset: token.offset)
            return .done
        case .characters:
            insertCharacters(token)
            if allowsFrameset, !isSpace(token) { allowsFrameset = false }
            return .done
        case .comment:
            insertComment(token)
            return .done
        case .documentType:
            report(.unexpectedDocumentType, token)
            return .done
        case .startTag:
            return applyForeignStartTag(token)
        case .endTag:
            return applyForeignEndTag(token)
        case .endOfFile:
            return .reprocess
        }
    }

    private mutating func applyForeignStartTag(_ token: Token) -> Outcome {
        if elements.traits(of: token.name).contains(.breakout) || (token.name == .font && isStyledFont(token)) {
            report(.unexpectedStartTag, token)
            leaveForeignContent()
            return .reprocess
        }
        guard let current = adjustedCurrentNode else { return .reprocess }
        var adjusted = token
        if current.namespace == .svg { adjusted.name = foreignNames.svgElement(token.name) }
        insertForeignElement(adjusted, namespace: current.namespace)
        return .done
    }

    /// Whether a `font` tag has an attribute that makes it end foreign content.
    private func isStyledFont(_ token: Token) -> Bool {
        tokenizer.attributes[token.dataStart..<token.dataStart + token.dataCount].contains {
            $0.name == .color || $0.name == .face || $0.name == .size
        }
    }

    /// Pops foreign elements up to an integration point or an HTML element.
    private mutating func leaveForeignContent() {
        while let current = currentNode, current.namespace != .html,
            current.traits.isDisjoint(with: [.htmlIntegrationPoint, .mathMLTextIntegrationPoint])
        {
            pop()
        }
    }

    /// Inserts a foreign element whose name is adjusted, and closes it again if its tag does.
    mutating func insertForeignElement(_ token: Token, namespace: HTMLNamespace) {
        adjustAttributes(of: token, namespace: namespace)
        let element = makeElement(token, namespace: namespace)
        insert(element, at: insertionPlace())
        guard !token.isSelfClosing else { return }
        guard openElements.count < options.maximumDepth else {
            noteElementBeyondLimit(token)
            return
        }
        push(foreignEntry(for: element))
    }

    /// The stack entry for a foreign element; its `encoding` may make `annotation-xml` an integration point.
    func foreignEntry(for element: Int32) -> OpenElement {
        let plain = entry(for: element)
        guard plain.namespace == .mathML, plain.name == .annotationXML else { return plain }
        let start = Int(nodes[Int(element)].dataStart)
        for attribute in tokenizer.attributes[start..<start + Int(nodes[Int(element)].dataCount)]
        where attribute.name == .encoding {
            let valueStart = Int(attribute.valueStart)
            let value = tokenizer.bytes[valueStart..<valueStart + Int(attribute.valueCount)].map(\.asciiLowercased)
            if value.elementsEqual("text/html".utf8) || value.elementsEqual("application/xhtml+xml".utf8) {
                let traits = plain.traits.union(.htmlIntegrationPoint)
                return OpenElement(node: element, name: plain.name, namespace: .mathML, traits: traits)
            }
        }
        return plain
    }

    /// Gives attributes their capitals and namespaces.
    private mutating func adjustAttributes(of token: Token, namespace: HTMLNamespace) {
        for index in token.dataStart..<token.dataStart + token.dataCount {
            let name = tokenizer.attributes[index].name
            if namespace == .svg {
                tokenizer.attributes[index].name = foreignNames.svgAttribute(name)
            } else if name == foreignNames.definitionURL.written {
                tokenizer.attributes[index].name = foreignNames.definitionURL.adjusted
            }
            for row in foreignNames.namespaced where row.written == name {
                tokenizer.attributes[index].name = row.local
                tokenizer.attributes[index].namespace = row.namespace
            }
        }
    }

    private mutating func applyForeignEndTag(_ token: Token) -> Outcome {
        if token.name == .br || token.name == .p {
            report(.unexpectedEndTag, token)
            leaveForeignContent()
            return .reprocess
        }
        if let current = currentNode, foreignNames.smallElement(current.name) != token.name {
            report(.unexpectedEndTag, token)
        }
        for index in openElements.indices.reversed() {
            let entry = openElements[index]
            if entry.namespace == .html { return index == 0 ? .done : .reprocess }
            if foreignNames.smallElement(entry.name) == token.name {
                pop(to: index)
                return .done
            }
        }
        return .done
    }
}
