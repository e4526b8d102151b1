// The insertion modes "in table body", "in row" and "in cell" (standard, sections 13.2.6.4.13 to
// 13.2.6.4.15).

extension TreeBuilder {
    mutating func applyInTableBody(_ token: Token) -> Outcome {
        switch (token.kind, token.name) {
        case (.startTag, .tr):
            clearStack(to: .tbody, .tfoot, .thead)
            insertElementAtAnyDepth(token)
            mode = .inRow
            return .done
        case (.startTag, .th), (.startTag, .td):
            report(.unexpectedStartTag, token)
            clearStack(to: .tbody, .tfoot, .thead)
            insertImpliedElement(.tr, for: token)
            mode = .inRow
            return .reprocess
        case (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead):
            guard hasInScope(token.name, .tableScope) else {
                report(.unexpectedEndTag, token)
                return .done
            }
            closeTableBody()
            return .done
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody),
            (.startTag, .tfoot), (.startTag, .thead), (.endTag, .table):
            guard hasInTableScope(anyOf: [.tbody, .thead, .tfoot]) else {
                report(.unexpectedStartTag, token)
                return .done
            }
            closeTableBody()
            return .reprocess
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html),
            (.endTag, .td), (.endTag, .th), (.endTag, .tr):
            report(.unexpectedEndTag, token)
            return .done
        default:
            return applyInTable(token)
        }
    }

    private mutating func closeTableBody() {
        clearStack(to: .tbody, .tfoot, .thead)
        pop()
        mode = .inTable
    }

    mutating func applyInRow(_ token: Token) -> Outcome {
        switch (token.kind, token.name) {
        case (.startTag, .th), (.startTag, .td):
            clearStack(to: .tr)
            insertElementAtAnyDepth(token)
            mode = .inCell
            formattingElements.append(.marker)
            return .done
        case (.endTag, .tr):
            _ = closeRow(token)
            return .done
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody),
            (.startTag, .tfoot), (.startTag, .thead), (.startTag, .tr), (.endTag, .table):
            return closeRow(token) ? .reprocess : .done
        case (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead):
            guard hasInScope(token.name, .tableScope) else {
                report(.unexpectedEndTag, token)
                return .done
            }
            return closeRow(token) ? .reprocess : .done
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html),
            (.endTag, .td), (.endTag, .th):
            report(.unexpectedEndTag, token)
            return .done
        default:
            return applyInTable(token)
        }
    }

    private mutating func closeRow(_ token: Token) -> Bool {
        guard hasInScope(.tr, .tableScope) else {
            report(.unexpectedEndTag, token)
            return false
        }
        clearStack(to: .tr)
        pop()
        mode = .inTableBody
        return true
    }

    mutating func applyInCell(_ token: Token) -> Outcome {
        switch (token.kind, token.name) {
        case (.endTag, .td), (.endTag, .th):
            guard hasInScope(token.name, .tableScope) else {
                report(.unexpectedEndTag, token)
                return .done
            }
            close(token.name, token)
            clearFormattingToMarker()
            mode = .inRow
            return .done
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody),
            (.startTag, .td), (.startTag, .tfoot), (.startTag, .th), (.startTag, .thead), (.startTag, .tr):
            guard hasInTableScope(anyOf: [.td, .th]) else {
                report(.unexpectedStartTag, token)
                return .done
            }
            closeCell(token)
            return .reprocess
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html):
            report(.unexpectedEndTag, token)
            return .done
        case (.endTag, .table), (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead), (.endTag, .tr):
            guard hasInScope(token.name, .tableScope) else {
                report(.unexpectedEndTag, token)
                return .done
            }
            closeCell(token)
            return .reprocess
        default:
            return applyInBody(token)
        }
    }

    /// Closes the open `td` or `th`.
    private mutating func closeCell(_ token: Token) {
        closeImplied()
        if let current = currentNode, !current.isHTML(.td), !current.isHTML(.th) { report(.unclosedElements, token) }
        while let current = currentNode, openElements.count > 1 {
            pop()
            if current.isHTML(.td) || current.isHTML(.th) { break }
        }
        clearFormattingToMarker()
        mode = .inRow
    }
}
