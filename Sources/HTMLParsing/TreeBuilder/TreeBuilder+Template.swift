// Templates, and choosing the insertion mode from the stack (standard, sections 13.2.6.4.16 and
// 13.2.4.1).

extension TreeBuilder {
    mutating func applyInTemplate(_ token: Token) -> Outcome {
        switch token.kind {
        case .characters, .null, .comment, .documentType:
            return applyInBody(token)
        case .startTag:
            switch token.name {
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                return applyInHead(token)
            case .caption, .colgroup, .tbody, .tfoot, .thead:
                replaceTemplateMode(by: .inTable)
            case .col:
                replaceTemplateMode(by: .inColumnGroup)
            case .tr:
                replaceTemplateMode(by: .inTableBody)
            case .td, .th:
                replaceTemplateMode(by: .inRow)
            default:
                replaceTemplateMode(by: .inBody)
            }
            return .reprocess
        case .endTag:
            if token.name == .template { return applyInHead(token) }
            report(.unexpectedEndTag, token)
            return .done
        case .endOfFile:
            guard hasOpen(.template) else { return .done }
            report(.unexpectedEndOfFile, token)
            popThrough(.template)
            clearFormattingToMarker()
            _ = templateModes.popLast()
            resetMode()
            return .reprocess
        }
    }

    private mutating func replaceTemplateMode(by newMode: InsertionMode) {
        _ = templateModes.popLast()
        templateModes.append(newMode)
        mode = newMode
    }

    /// The end tag of a template.
    mutating func closeTemplate(_ token: Token) {
        guard hasOpen(.template) else {
            report(.unexpectedEndTag, token)
            return
        }
        closeImplied(except: .none, [.impliedEnd, .impliedEndThorough])
        if currentNode?.isHTML(.template) == false { report(.unclosedElements, token) }
        popThrough(.template)
        clearFormattingToMarker()
        _ = templateModes.popLast()
        resetMode()
    }

    /// Resets the insertion mode appropriately.
    mutating func resetMode() {
        for index in openElements.indices.reversed() {
            let isLast = index == 0
            let entry = isLast ? context ?? openElements[index] : openElements[index]
            if let found = modeInside(entry, isLast: isLast) {
                mode = found
                return
            }
        }
        mode = .inBody
    }

    private func modeInside(_ entry: OpenElement, isLast: Bool) -> InsertionMode? {
        guard entry.namespace == .html else { return isLast ? .inBody : nil }
        switch entry.name {
        case .td where !isLast, .th where !isLast: return .inCell
        case .tr: return .inRow
        case .tbody, .thead, .tfoot: return .inTableBody
        case .caption: return .inCaption
        case .colgroup: return .inColumnGroup
        case .table: return .inTable
        case .template: return templateModes.last ?? .inBody
        case .head where !isLast: return .inHead
        case .body: return .inBody
        case .frameset: return .inFrameset
        case .html: return headElement < 0 ? .beforeHead : .afterHead
        default: return isLast ? .inBody : nil
        }
    }
}
