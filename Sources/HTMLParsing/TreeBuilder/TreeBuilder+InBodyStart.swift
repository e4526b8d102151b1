// The insertion mode "in body" (standard, section 13.2.6.4.7): text, comments and start tags.

extension TreeBuilder {
    mutating func applyInBody(_ token: Token) -> Outcome {
        switch token.kind {
        case .characters:
            reconstructFormatting()
            insertCharacters(token)
            if allowsFrameset, !isSpace(token) { allowsFrameset = false }
            return .done
        case .startTag:
            return applyStartTagInBody(token)
        case .endTag:
            return applyEndTagInBody(token)
        case .comment:
            insertComment(token)
            return .done
        case .null:
            report(.unexpectedText, token)
            return .done
        case .documentType:
            report(.unexpectedDocumentType, token)
            return .done
        case .endOfFile:
            if !templateModes.isEmpty { return applyInTemplate(token) }
            reportUnclosedElements(token)
            return .done
        }
    }

    private mutating func applyStartTagInBody(_ token: Token) -> Outcome {
        switch elements.startRule(of: token.name) {
        case .ordinary:
            reconstructFormatting()
            insertElement(token)
        case .block:
            closeParagraphInButtonScope(token)
            insertElement(token)
        case .formatting:
            reconstructFormatting()
            insertFormattingElement(token)
        case .anchor:
            openAnchor(token)
        case .noBreak:
            reconstructFormatting()
            if hasInScope(.nobr) {
                report(.unexpectedStartTag, token)
                runAdoptionAgency(token)
                reconstructFormatting()
            }
            insertFormattingElement(token)
        case .listItem:
            closeItems(token, [.li])
        case .definition:
            closeItems(token, [.dd, .dt])
        case .heading:
            closeParagraphInButtonScope(token)
            if let current = currentNode, current.namespace == .html,
                elements.startRule(of: current.name) == .heading
            {
                report(.unexpectedStartTag, token)
                pop()
            }
            insertElement(token)
        case .preformatted:
            closeParagraphInButtonScope(token)
            insertElement(token)
            ignoresNextLineFeed = true
            allowsFrameset = false
        case .voidPhrasing:
            reconstructFormatting()
            insertEmptyElement(token)
            allowsFrameset = false
        case .voidOther:
            insertEmptyElement(token)
        case .thematicBreak:
            closeParagraphInButtonScope(token)
            if hasInScope(.select) { closeImplied() }
            insertEmptyElement(token)
            allowsFrameset = false
        case .table:
            if quirksMode != .quirks { closeParagraphInButtonScope(token) }
            allowsFrameset = false
            if insertElement(token) != nil { mode = .inTable }
        case .headContent:
            return applyInHead(token)
        case .ignored:
            report(.unexpectedStartTag, token)
        case .html, .body, .frameset:
            return applyPageTagInBody(token)
        case .form, .button, .object, .input, .textArea, .select, .option:
            return applyControlTagInBody(token)
        case .plainText, .exampleText, .iframe, .noEmbed, .noScript:
            applyRawTextTagInBody(token)
        case .image:
            report(.unexpectedStartTag, token)
            var image = token
            image.name = .img
            return applyStartTagInBody(image)
        case .rubyBase, .rubyText:
            if hasInScope(.ruby) {
                closeImplied(except: elements.startRule(of: token.name) == .rubyText ? .rtc : .none)
            }
            insertElement(token)
        case .math:
            reconstructFormatting()
            insertForeignElement(token, namespace: .mathML)
        case .svg:
            reconstructFormatting()
            insertForeignElement(token, namespace: .svg)
        }
        return .done
    }

    /// Inserts a formatting element and adds it to the list, unless it lies beyond the depth limit.
    private mutating func insertFormattingElement(_ token: Token) {
        if let element = insertElement(token) { pushFormatting(element) }
    }

    private mutating func openAnchor(_ token: Token) {
        if let index = formattingIndex(named: .a) {
            report(.unexpectedStartTag, token)
            let node = formattingElements[index].node
            runAdoptionAgency(token)
            if let index = formattingIndex(of: node) { formattingElements.remove(at: index) }
            removeFromStack(node)
        }
        reconstructFormatting()
        insertFormattingElement(token)
    }

    /// A list item or a part of a description list: ends the one it follows.
    private mutating func closeItems(_ token: Token, _ names: [HTMLName]) {
        allowsFrameset = false
        for entry in openElements.reversed() {
            if entry.namespace == .html, names.contains(entry.name) {
                close(entry.name, impliedExcept: entry.name, token)
                break
            }
            let endsSearch = entry.traits.contains(.special)
            if endsSearch, ![.address, .div, .p].contains(entry.name) || entry.namespace != .html { break }
        }
        closeParagraphInButtonScope(token)
        insertElement(token)
    }

    /// `html`, `body` and `frameset` where a body is open.
    private mutating func applyPageTagInBody(_ token: Token) -> Outcome {
        report(.unexpectedStartTag, token)
        if token.name == .html {
            if !hasOpen(.template) { addMissingAttributes(of: token, to: openElements[0].node) }
            return .done
        }
        guard openElements.count > 1, openElements[1].isHTML(.body) else { return .done }
        if token.name == .body {
            guard !hasOpen(.template) else { return .done }
            allowsFrameset = false
            addMissingAttributes(of: token, to: openElements[1].node)
            return .done
        }
        guard allowsFrameset else { return .done }
        detach(openElements[1].node)
        pop(to: 1)
        insertElementAtAnyDepth(token)
        mode = .inFrameset
        return .done
    }

    /// Adds those attributes of a token to an element that it has not.
    private mutating func addMissingAttributes(of token: Token, to element: Int32) {
        guard token.dataCount > 0 else { return }
        let start = Int(nodes[Int(element)].dataStart)
        let old = Array(tokenizer.attributes[start..<start + Int(nodes[Int(element)].dataCount)])
        let added = tokenizer.attributes[token.dataStart..<token.dataStart + token.dataCount]
            .filter { attribute in !old.contains { $0.name == attribute.name } }
        guard !added.isEmpty else { return }
        guard old.count + added.count <= options.maximumAttributeCount else {
            tokenizer.attributeLimitOffset = token.offset
            return
        }
        nodes[Int(element)].dataStart = UInt32(truncatingIfNeeded: tokenizer.attributes.count)
        nodes[Int(element)].dataCount = UInt32(truncatingIfNeeded: old.count + added.count)
        tokenizer.attributes.append(contentsOf: old)
        tokenizer.attributes.append(contentsOf: added)
    }

    private mutating func applyRawTextTagInBody(_ token: Token) {
        switch token.name {
        case .plaintext:
            closeParagraphInButtonScope(token)
            insertElementAtAnyDepth(token)
            tokenizer.contentModel = .plainText
        case .xmp:
            closeParagraphInButtonScope(token)
            reconstructFormatting()
            allowsFrameset = false
            insertRawText(token, .rawText)
        case .iframe:
            allowsFrameset = false
            insertRawText(token, .rawText)
        case .noembed:
            insertRawText(token, .rawText)
        default:
            if options.isScriptingEnabled {
                insertRawText(token, .rawText)
            } else {
                reconstructFormatting()
                insertElement(token)
            }
        }
    }

    /// Whether the value of a tag's `type` attribute is `hidden`.
    func isHiddenInput(_ token: Token) -> Bool {
        for attribute in tokenizer.attributes[token.dataStart..<token.dataStart + token.dataCount]
        where attribute.name == .type {
            let start = Int(attribute.valueStart)
            let value = tokenizer.bytes[start..<start + Int(attribute.valueCount)]
            return value.lazy.map(\.asciiLowercased).elementsEqual("hidden".utf8)
        }
        return false
    }
}
