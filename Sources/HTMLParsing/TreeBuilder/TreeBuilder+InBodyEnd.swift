// The insertion mode "in body" (standard, section 13.2.6.4.7): end tags.

extension TreeBuilder {
    mutating func applyEndTagInBody(_ token: Token) -> Outcome {
        switch elements.endRule(of: token.name) {
        case .ordinary:
            closeOrdinary(token)
        case .block:
            closeIfInScope(token)
        case .formatting:
            runAdoptionAgency(token)
        case .paragraph:
            if !hasInScope(.p, [.scope, .buttonScope]) {
                report(.unexpectedEndTag, token)
                insertImpliedParagraph(token)
            }
            closeParagraph(token)
        case .listItem:
            if hasInScope(.li, [.scope, .listItemScope]) {
                close(.li, impliedExcept: .li, token)
            } else {
                report(.unexpectedEndTag, token)
            }
        case .definition:
            if hasInScope(token.name) {
                close(token.name, impliedExcept: token.name, token)
            } else {
                report(.unexpectedEndTag, token)
            }
        case .heading:
            closeHeading(token)
        case .object:
            if hasInScope(token.name) {
                close(token.name, token)
                clearFormattingToMarker()
            } else {
                report(.unexpectedEndTag, token)
            }
        case .form:
            closeForm(token)
        case .lineBreak:
            report(.unexpectedEndTag, token)
            var lineBreak = Token(.startTag, offset: token.offset)
            lineBreak.name = .br
            reconstructFormatting()
            insertEmptyElement(lineBreak)
            allowsFrameset = false
        case .template:
            closeTemplate(token)
        case .body, .html:
            guard hasInScope(.body) else {
                report(.unexpectedEndTag, token)
                return .done
            }
            reportUnclosedElements(token)
            mode = .afterBody
            if token.name == .html { return .reprocess }
        }
        return .done
    }

    /// A `p` end tag without its start tag makes an empty paragraph.
    private mutating func insertImpliedParagraph(_ token: Token) {
        var tag = Token(.startTag, offset: token.offset)
        tag.name = .p
        if insertElement(tag) == nil { namesBeyondLimit.removeLast() }
    }

    private mutating func closeIfInScope(_ token: Token) {
        if hasInScope(token.name) {
            close(token.name, token)
        } else {
            report(.unexpectedEndTag, token)
        }
    }

    private mutating func closeHeading(_ token: Token) {
        for (index, entry) in openElements.enumerated().reversed() {
            if entry.namespace == .html, elements.startRule(of: entry.name) == .heading {
                closeImplied()
                if currentNode?.isHTML(token.name) == false { report(.unclosedElements, token) }
                pop(to: index)
                return
            }
            if entry.traits.contains(.scope) { break }
        }
        report(.unexpectedEndTag, token)
    }

    private mutating func closeForm(_ token: Token) {
        if hasOpen(.template) {
            closeIfInScope(token)
            return
        }
        let form = formElement
        formElement = -1
        guard form >= 0, isInScope(form) else {
            report(.unexpectedEndTag, token)
            return
        }
        closeImplied()
        if currentNode?.node != form { report(.unclosedElements, token) }
        removeFromStack(form)
    }

    /// Whether an element is in scope.
    func isInScope(_ node: Int32) -> Bool {
        guard isOpen[Int(node)] else { return false }
        for entry in openElements.reversed() {
            if entry.node == node { return true }
            if entry.traits.contains(.scope) { return false }
        }
        return false
    }

    /// Any other end tag: closes the nearest element of its name with no special element before it.
    mutating func closeOrdinary(_ token: Token) {
        for (index, entry) in openElements.enumerated().reversed() {
            if entry.isHTML(token.name) {
                closeImplied(except: token.name)
                if currentNode?.node != entry.node { report(.unclosedElements, token) }
                pop(to: index)
                return
            }
            if entry.traits.contains(.special) { break }
        }
        report(.unexpectedEndTag, token)
    }

    /// Notes an error if elements are open whose end tags may not be left out.
    mutating func reportUnclosedElements(_ token: Token) {
        guard options.collectsParseErrors else { return }
        let allowed: Set<HTMLName> = [
            .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc, .tbody, .td, .tfoot, .th, .thead, .tr,
            .body, .html,
        ]
        if openElements.contains(where: { $0.namespace != .html || !allowed.contains($0.name) }) {
            report(.unclosedElements, token)
        }
    }
}
