// The insertion modes before the body: "initial" to "after head" (standard, sections 13.2.6.4.1 to
// 13.2.6.4.6), and "text" (13.2.6.4.8).

extension TreeBuilder {
    mutating func applyInitial(_ token: Token) -> Outcome {
        switch token.kind {
        case .characters where isSpace(token):
            return .done
        case .comment:
            insertComment(token, at: InsertionPlace(parent: documentNode))
            return .done
        case .documentType:
            insertDocumentType(token)
            mode = .beforeHTML
            return .done
        default:
            if !options.isEmbedded {
                report(.missingDocumentType, token)
                quirksMode = .quirks
            }
            mode = .beforeHTML
            return .reprocess
        }
    }

    mutating func applyBeforeHTML(_ token: Token) -> Outcome {
        switch token.kind {
        case .documentType:
            report(.unexpectedDocumentType, token)
            return .done
        case .comment:
            insertComment(token, at: InsertionPlace(parent: documentNode))
            return .done
        case .characters where isSpace(token):
            return .done
        case .startTag where token.name == .html:
            openRoot(token)
            mode = .beforeHead
            return .done
        case .endTag where ![.head, .body, .html, .br].contains(token.name):
            report(.unexpectedEndTag, token)
            return .done
        default:
            var html = Token(.startTag, offset: token.offset)
            html.name = .html
            openRoot(html)
            mode = .beforeHead
            return .reprocess
        }
    }

    private mutating func openRoot(_ token: Token) {
        let element = makeElement(token)
        append(element, to: documentNode)
        push(entry(for: element))
    }

    mutating func applyBeforeHead(_ token: Token) -> Outcome {
        switch token.kind {
        case .characters where isSpace(token):
            return .done
        case .comment:
            insertComment(token)
            return .done
        case .documentType:
            report(.unexpectedDocumentType, token)
            return .done
        case .startTag where token.name == .html:
            return applyInBody(token)
        case .startTag where token.name == .head:
            headElement = insertElementAtAnyDepth(token)
            mode = .inHead
            return .done
        case .endTag where ![.head, .body, .html, .br].contains(token.name):
            report(.unexpectedEndTag, token)
            return .done
        default:
            insertImpliedElement(.head, for: token)
            headElement = currentNode?.node ?? -1
            mode = .inHead
            return .reprocess
        }
    }

    mutating func applyInHead(_ token: Token) -> Outcome {
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
        case .startTag:
            if let outcome = applyStartTagInHead(token) { return outcome }
        case .endTag:
            switch token.name {
            case .head:
                pop()
                mode = .afterHead
                return .done
            case .body, .html, .br:
                break
            case .template:
                closeTemplate(token)
                return .done
            default:
                report(.unexpectedEndTag, token)
                return .done
            }
        default:
            break
        }
        pop()
        mode = .afterHead
        return .reprocess
    }

    /// The rules for start tags in head; `nil` for a tag that ends the head.
    private mutating func applyStartTagInHead(_ token: Token) -> Outcome? {
        switch token.name {
        case .html:
            return applyInBody(token)
        case .base, .basefont, .bgsound, .link, .meta:
            insertEmptyElement(token)
        case .title:
            insertRawText(token, .rcdata)
        case .noscript where !options.isScriptingEnabled:
            insertElementAtAnyDepth(token)
            mode = .inHeadNoscript
        case .noscript, .noframes, .style:
            insertRawText(token, .rawText)
        case .script:
            insertRawText(token, .scriptData)
        case .template:
            guard insertElement(token) != nil else { return .done }
            formattingElements.append(.marker)
            allowsFrameset = false
            mode = .inTemplate
            templateModes.append(.inTemplate)
        case .head:
            report(.unexpectedStartTag, token)
        default:
            return nil
        }
        return .done
    }

    /// Inserts an element whose content the tokenizer reads as text.
    mutating func insertRawText(_ token: Token, _ contentModel: ContentModel) {
        insertElementAtAnyDepth(token)
        tokenizer.contentModel = contentModel
        originalMode = mode
        mode = .text
    }

    mutating func applyInHeadNoscript(_ token: Token) -> Outcome {
        switch token.kind {
        case .documentType:
            report(.unexpectedDocumentType, token)
            return .done
        case .characters where isSpace(token), .comment:
            return applyInHead(token)
        case .startTag:
            switch token.name {
            case .html: return applyInBody(token)
            case .basefont, .bgsound, .link, .meta, .noframes, .style: return applyInHead(token)
            case .head, .noscript:
                report(.unexpectedStartTag, token)
                return .done
            default: break
            }
        case .endTag where token.name == .noscript:
            pop()
            mode = .inHead
            return .done
        case .endTag where token.name != .br:
            report(.unexpectedEndTag, token)
            return .done
        default:
            break
        }
        report(.unexpectedStartTag, token)
        pop()
        mode = .inHead
        return .reprocess
    }

    mutating func applyAfterHead(_ token: Token) -> Outcome {
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
        case .startTag:
            switch token.name {
            case .html:
                return applyInBody(token)
            case .body:
                insertElementAtAnyDepth(token)
                allowsFrameset = false
                mode = .inBody
                return .done
            case .frameset:
                insertElementAtAnyDepth(token)
                mode = .inFrameset
                return .done
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                report(.unexpectedStartTag, token)
                push(entry(for: headElement))
                let outcome = applyInHead(token)
                removeFromStack(headElement)
                return outcome
            case .head:
                report(.unexpectedStartTag, token)
                return .done
            default:
                break
            }
        case .endTag:
            switch token.name {
            case .template: return applyInHead(token)
            case .body, .html, .br: break
            default:
                report(.unexpectedEndTag, token)
                return .done
            }
        default:
            break
        }
        insertImpliedElement(.body, for: token)
        mode = .inBody
        return .reprocess
    }

    mutating func applyText(_ token: Token) -> Outcome {
        switch token.kind {
        case .characters:
            insertCharacters(token)
            return .done
        case .endOfFile:
            report(.unexpectedEndOfFile, token)
            pop()
            mode = originalMode
            return .reprocess
        default:
            pop()
            mode = originalMode
            return .done
        }
    }
}
