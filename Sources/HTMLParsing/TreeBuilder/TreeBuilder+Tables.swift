// The insertion modes "in table", "in table text", "in caption" and "in column group" (standard, sections
// 13.2.6.4.9 to 13.2.6.4.12).

extension TreeBuilder {
    mutating func applyInTable(_ token: Token) -> Outcome {
        switch token.kind {
        case .characters, .null:
            if let current = currentNode, current.namespace == .html,
                current.traits.contains(.table) || current.name == .template
            {
                pendingTableText.removeAll(keepingCapacity: true)
                pendingTableTextIsSpace = true
                pendingTableTextOffset = token.offset
                originalMode = mode
                mode = .inTableText
                return .reprocess
            }
        case .comment:
            insertComment(token)
            return .done
        case .documentType:
            report(.unexpectedDocumentType, token)
            return .done
        case .startTag:
            if let outcome = applyStartTagInTable(token) { return outcome }
        case .endTag:
            switch token.name {
            case .table:
                guard hasInScope(.table, .tableScope) else {
                    report(.unexpectedEndTag, token)
                    return .done
                }
                popThrough(.table)
                resetMode()
                return .done
            case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr:
                report(.unexpectedEndTag, token)
                return .done
            case .template:
                return applyInHead(token)
            default:
                break
            }
        case .endOfFile:
            return applyInBody(token)
        }
        report(token.kind == .characters ? .textInTable : .unexpectedStartTag, token)
        return applyInBodyWithFosterParenting(token)
    }

    /// "Anything else" in table: the rules of "in body", with stray content going before the table.
    private mutating func applyInBodyWithFosterParenting(_ token: Token) -> Outcome {
        isFosterParenting = true
        let outcome = applyInBody(token)
        isFosterParenting = false
        return outcome
    }

    /// The rules for start tags in table; `nil` for any other start tag.
    private mutating func applyStartTagInTable(_ token: Token) -> Outcome? {
        switch token.name {
        case .caption:
            clearStack(to: .table)
            formattingElements.append(.marker)
            insertElementAtAnyDepth(token)
            mode = .inCaption
        case .colgroup:
            clearStack(to: .table)
            insertElementAtAnyDepth(token)
            mode = .inColumnGroup
        case .col:
            clearStack(to: .table)
            insertImpliedElement(.colgroup, for: token)
            mode = .inColumnGroup
            return .reprocess
        case .tbody, .tfoot, .thead:
            clearStack(to: .table)
            insertElementAtAnyDepth(token)
            mode = .inTableBody
        case .td, .th, .tr:
            clearStack(to: .table)
            insertImpliedElement(.tbody, for: token)
            mode = .inTableBody
            return .reprocess
        case .table:
            report(.unexpectedStartTag, token)
            guard hasInScope(.table, .tableScope) else { return .done }
            popThrough(.table)
            resetMode()
            return .reprocess
        case .style, .script, .template:
            return applyInHead(token)
        case .input:
            guard isHiddenInput(token) else { return nil }
            report(.unexpectedStartTag, token)
            insertEmptyElement(token)
        case .form:
            report(.unexpectedStartTag, token)
            guard !hasOpen(.template), formElement < 0 else { return .done }
            insertEmptyElement(token)
            formElement = Int32(truncatingIfNeeded: nodes.count - 1)
        default:
            return nil
        }
        return .done
    }

    /// Pops elements until the current node is one that a context names, or `template` or `html`.
    mutating func clearStack(to names: HTMLName...) {
        while let current = currentNode, openElements.count > 1 {
            if current.namespace == .html,
                names.contains(current.name) || current.name == .template || current.name == .html
            {
                return
            }
            pop()
        }
    }

    mutating func applyInTableText(_ token: Token) -> Outcome {
        switch token.kind {
        case .null:
            report(.unexpectedText, token)
            return .done
        case .characters:
            for distance in 0..<token.dataCount { pendingTableText.append(byte(of: token, at: distance)) }
            if pendingTableTextIsSpace, !isSpace(token) { pendingTableTextIsSpace = false }
            return .done
        default:
            mode = originalMode
            flushPendingTableText(token)
            return .reprocess
        }
    }

    private mutating func flushPendingTableText(_ token: Token) {
        guard !pendingTableText.isEmpty else { return }
        if pendingTableTextIsSpace {
            insertText(pendingTableText, offset: pendingTableTextOffset)
            return
        }
        tokenizer.report(.textInTable, at: pendingTableTextOffset)
        isFosterParenting = true
        reconstructFormatting()
        insertText(pendingTableText, offset: pendingTableTextOffset)
        isFosterParenting = false
        allowsFrameset = false
    }

    mutating func applyInCaption(_ token: Token) -> Outcome {
        switch (token.kind, token.name) {
        case (.endTag, .caption):
            _ = closeCaption(token)
            return .done
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody),
            (.startTag, .td), (.startTag, .tfoot), (.startTag, .th), (.startTag, .thead), (.startTag, .tr),
            (.endTag, .table):
            return closeCaption(token) ? .reprocess : .done
        case (.endTag, .body), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html), (.endTag, .tbody),
            (.endTag, .td), (.endTag, .tfoot), (.endTag, .th), (.endTag, .thead), (.endTag, .tr):
            report(.unexpectedEndTag, token)
            return .done
        default:
            return applyInBody(token)
        }
    }

    private mutating func closeCaption(_ token: Token) -> Bool {
        guard hasInScope(.caption, .tableScope) else {
            report(.unexpectedEndTag, token)
            return false
        }
        close(.caption, token)
        clearFormattingToMarker()
        mode = .inTable
        return true
    }

    mutating func applyInColumnGroup(_ token: Token) -> Outcome {
        switch token.kind {
        case .characters where isSpace(token):
            insertCharacters(token)
            return .done
        case .comment:
            insertComment(token)
            return .done
        case .documentType:
            report(.unexpectedDocumentType, token)
            return .done
        case .startTag where token.name == .html:
            return applyInBody(token)
        case .startTag where token.name == .col:
            insertEmptyElement(token)
            return .done
        case .startTag where token.name == .template, .endTag where token.name == .template:
            return applyInHead(token)
        case .endTag where token.name == .col:
            report(.unexpectedEndTag, token)
            return .done
        case .endOfFile:
            return applyInBody(token)
        default:
            break
        }
        guard currentNode?.isHTML(.colgroup) == true else {
            report(.unexpectedText, token)
            return .done
        }
        pop()
        mode = .inTable
        return token.kind == .endTag && token.name == .colgroup ? .done : .reprocess
    }
}
