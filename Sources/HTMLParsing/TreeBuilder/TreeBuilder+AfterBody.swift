// The insertion modes behind the body and of framesets (standard, sections 13.2.6.4.17 to 13.2.6.4.21).

extension TreeBuilder {
    mutating func applyAfterBody(_ token: Token) -> Outcome {
        switch token.kind {
        case .characters where isSpace(token):
            return applyInBody(token)
        case .comment:
            insertComment(token, at: InsertionPlace(parent: openElements[0].node))
            return .done
        case .documentType:
            report(.unexpectedDocumentType, token)
            return .done
        case .startTag where token.name == .html:
            return applyInBody(token)
        case .endTag where token.name == .html:
            if context != nil {
                report(.unexpectedEndTag, token)
            } else {
                mode = .afterAfterBody
            }
            return .done
        case .endOfFile:
            return .done
        default:
            report(.unexpectedText, token)
            mode = .inBody
            return .reprocess
        }
    }

    mutating func applyAfterAfterBody(_ token: Token) -> Outcome {
        switch token.kind {
        case .comment:
            insertComment(token, at: InsertionPlace(parent: documentNode))
            return .done
        case .documentType:
            return applyInBody(token)
        case .characters where isSpace(token):
            return applyInBody(token)
        case .startTag where token.name == .html:
            return applyInBody(token)
        case .endOfFile:
            return .done
        default:
            report(.unexpectedText, token)
            mode = .inBody
            return .reprocess
        }
    }

    mutating func applyInFrameset(_ token: Token) -> Outcome {
        switch (token.kind, token.name) {
        case (.characters, _) where isSpace(token):
            insertCharacters(token)
        case (.comment, _):
            insertComment(token)
        case (.startTag, .html):
            return applyInBody(token)
        case (.startTag, .frameset):
            insertElement(token)
        case (.startTag, .frame):
            insertEmptyElement(token)
        case (.startTag, .noframes):
            return applyInHead(token)
        case (.endTag, .frameset):
            guard openElements.count > 1 else {
                report(.unexpectedEndTag, token)
                return .done
            }
            pop()
            if context == nil, currentNode?.isHTML(.frameset) == false { mode = .afterFrameset }
        case (.endOfFile, _):
            if openElements.count > 1 { report(.unexpectedEndOfFile, token) }
        default:
            report(.unexpectedText, token)
        }
        return .done
    }

    mutating func applyAfterFrameset(_ token: Token) -> Outcome {
        switch (token.kind, token.name) {
        case (.characters, _) where isSpace(token):
            insertCharacters(token)
        case (.comment, _):
            insertComment(token)
        case (.startTag, .html):
            return applyInBody(token)
        case (.endTag, .html):
            mode = .afterAfterFrameset
        case (.startTag, .noframes):
            return applyInHead(token)
        case (.endOfFile, _):
            break
        default:
            report(.unexpectedText, token)
        }
        return .done
    }

    mutating func applyAfterAfterFrameset(_ token: Token) -> Outcome {
        switch (token.kind, token.name) {
        case (.comment, _):
            insertComment(token, at: InsertionPlace(parent: documentNode))
        case (.characters, _) where isSpace(token):
            return applyInBody(token)
        case (.documentType, _), (.startTag, .html):
            return applyInBody(token)
        case (.startTag, .noframes):
            return applyInHead(token)
        case (.endOfFile, _):
            break
        default:
            report(.unexpectedText, token)
        }
        return .done
    }
}
