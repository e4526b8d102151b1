// Start tags of forms and their controls, and of embedded objects, in body (standard, section
// 13.2.6.4.7).

extension TreeBuilder {
    mutating func applyControlTagInBody(_ token: Token) -> Outcome {
        switch elements.startRule(of: token.name) {
        case .form:
            openForm(token)
        case .button:
            if hasInScope(.button) {
                report(.unexpectedStartTag, token)
                closeImplied()
                popThrough(.button)
            }
            reconstructFormatting()
            insertElement(token)
            allowsFrameset = false
        case .object:
            reconstructFormatting()
            if insertElement(token) != nil { formattingElements.append(.marker) }
            allowsFrameset = false
        case .input:
            guard leavesSelect(token) else { return .done }
            reconstructFormatting()
            insertEmptyElement(token)
            if !isHiddenInput(token) { allowsFrameset = false }
        case .textArea:
            insertRawText(token, .rcdata)
            ignoresNextLineFeed = true
            allowsFrameset = false
        case .select:
            openSelect(token)
        default:
            // `option` and `optgroup`.
            if hasInScope(.select) {
                closeImplied(except: token.name == .option ? .optgroup : .none)
            } else if currentNode?.isHTML(.option) == true {
                pop()
            }
            reconstructFormatting()
            insertElement(token)
        }
        return .done
    }

    private mutating func openForm(_ token: Token) {
        let isInTemplate = hasOpen(.template)
        if formElement >= 0, !isInTemplate {
            report(.unexpectedStartTag, token)
            return
        }
        closeParagraphInButtonScope(token)
        if let element = insertElement(token), !isInTemplate { formElement = element }
    }

    /// An `input` ends a `select`, and is dropped in a fragment whose context is one.
    ///
    /// - Returns: Whether the tag is to be inserted.
    private mutating func leavesSelect(_ token: Token) -> Bool {
        if context?.isHTML(.select) == true {
            report(.unexpectedStartTag, token)
            return false
        }
        if hasInScope(.select) {
            report(.unexpectedStartTag, token)
            popThrough(.select)
        }
        return true
    }

    /// A `select` within another ends it, as its end tag would.
    private mutating func openSelect(_ token: Token) {
        if context?.isHTML(.select) == true {
            report(.unexpectedStartTag, token)
            return
        }
        if hasInScope(.select) {
            report(.unexpectedStartTag, token)
            popThrough(.select)
            return
        }
        reconstructFormatting()
        insertElement(token)
        allowsFrameset = false
    }
}
