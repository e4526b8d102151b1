// What each element does to the block and the state at hand.

import DocumentModel
import HTMLParsing

extension HTMLLowering {
    /// Begins an element.
    ///
    /// - Returns: Whether what it holds is to be read; a frame has been pushed then.
    mutating func enter(_ id: HTMLNodeID, _ node: HTMLNode) -> Bool {
        guard node.namespace == .html else { return enterForeign(id, node) }
        let element = readContext(id, node.name)
        var role = ElementRole.of(node.name)
        if isLeftOut(element, role) { return skip(element) }
        if let display = element.facts.display { role = Self.role(role, displayedAs: display, name: node.name) }
        if isPreformatted { return enterInCode(element, role) }
        if producer == .evernote, let open = enterNoteElement(element, role) { return open }
        if let result = enterByProducer(element, role) { return result }
        return enter(element, role)
    }

    /// Whether an element and all it holds are not to be seen, or no text of the document.
    private func isLeftOut(_ element: ElementContext, _ role: ElementRole) -> Bool {
        if element.hasClasses, element.classes.marks.contains(.ignored) { return true }
        if !footnotes.dropped.isEmpty, footnotes.dropped.contains(element.id) { return true }
        let isHidden = element.attributes.contains(.hidden)
        guard isHidden || element.hasFacts else { return false }
        if element.facts.office?.isIgnored == true { return true }
        guard isHidden || element.facts.isHidden == true else { return false }
        // What is hidden until a script runs is the page itself.
        if element.name == .body || element.name == .html { return false }
        if let kept = names.dataKept, document.attributeBytes(kept, of: element.id) != nil { return false }
        return true
    }

    private mutating func skip(_ element: ElementContext) -> Bool {
        if element.facts.office?.isIgnored == true { readOfficeMarker(element) }
        return false
    }

    private static func role(_ role: ElementRole, displayedAs display: CSSFacts.Display, name: HTMLName) -> ElementRole
    {
        switch (role, display) {
        case (.inline, .block), (.inline, .listItem), (.inline, .table), (.inline, .tableRow): return .flow
        case (.flow, .inline), (.flow, .inlineBlock), (.flow, .contents): return name == .div ? .inline : role
        default: return role
        }
    }

    // MARK: Roles

    mutating func enter(_ element: ElementContext, _ role: ElementRole) -> Bool {
        switch role {
        case .inline: return enterInline(element)
        case .flow: return enterFlow(element)
        case .paragraph: return enterParagraph(element)
        case .heading(let level): return enterHeading(element, level: level)
        case .quote:
            // An empty quotation as the HTML writer writes it is one; any other is a left-over.
            if isWrittenEmpty(element.id) {
                closeLeaf()
                _ = draft.addBlock(.emptyQuote, in: parentForBlock(), sourceOffset: sourceOffset)
                return false
            }
            return enterContainer(.quote, element)
        case .orderedList, .unorderedList: return enterList(element, isOrdered: role == .orderedList)
        case .item: return enterItem(element)
        case .preformatted: return enterPreformatted(element)
        case .rule:
            closeLeaf()
            if !isFootnoteSeparator(element.id) { addLeaf(.rule) }
            return false
        case .lineBreak:
            appendBreak()
            return false
        case .image:
            readImage(element)
            return false
        case .input:
            readInput(element)
            return false
        case .table, .tableSection, .row, .cell, .headerCell, .caption: return enterTablePart(element, role)
        case .definitionTerm:
            notes.add(.definitionList, at: sourceOffset)
            return enterTerm(element)
        case .definition: return enterFlow(element)
        case .summary:
            if isInToggle { return enterFlow(element) }
            return enterTerm(element)
        case .math: return false
        case .skipped:
            readScript(element)
            return false
        case .embedded:
            notes.add(.embedded, at: sourceOffset)
            return false
        case .control:
            notes.add(.control, at: sourceOffset)
            return false
        }
    }

    /// Whether an element holds line ends alone, and comments in place of what was left out.
    private func isWrittenEmpty(_ id: HTMLNodeID) -> Bool {
        document[id].firstChild != nil
            && allChildren(of: id) { $1.kind == .comment || document.data(of: $0).elementsEqual([0x0A]) }
    }

    private mutating func enterInline(_ element: ElementContext) -> Bool {
        if !footnotes.references.isEmpty, let label = footnotes.references[element.id] {
            appendObject(.footnote(label: label))
            return false
        }
        if element.name == .sup, holdsOnlyFootnotes(element.id) {
            // The reference is a reference; that it is raised is how it looks.
            push(.inline)
            return true
        }
        if element.attributes.contains(.others), let name = names.dataVerbatim,
            let kind = document.attributeBytes(name, of: element.id)
        {
            if readVerbatimSpan(element, kind) { return false }
        }
        if element.hasClasses, element.classes.marks.contains(.katex), readKaTeX(element) { return false }
        if element.name == names.enTodo, let open = enterTodo(element) { return open }
        push(element.name == .q ? .quotation : .inline)
        let outside = state
        applyStyle(of: element, isBlock: false)
        if document[element.id].firstChild == nil, habits.isEmpty,
            state.link != outside.link || state.custom != outside.custom
        {
            appendObject(.placeholder)
        }
        if element.name == .q { appendContent("\u{201C}".utf8) }
        return true
    }

    private func holdsOnlyFootnotes(_ id: HTMLNodeID) -> Bool {
        guard !footnotes.references.isEmpty || !footnotes.dropped.isEmpty else { return false }
        return allChildren(of: id) {
            footnotes.references[$0] != nil || footnotes.dropped.contains($0) || isBlankText($0, $1)
        }
    }

    private func footnoteLabel(of element: ElementContext) -> String? {
        footnotes.definitions.isEmpty ? nil : footnotes.definitions[element.id]
    }

    mutating func enterFlow(_ element: ElementContext) -> Bool {
        closeLeaf()
        if let label = footnoteLabel(of: element) { return enterFootnote(label, element) }
        if element.attributes.contains(.others), let name = names.dataVerbatim,
            let kind = document.attributeBytes(name, of: element.id),
            readVerbatimBlock(element, kind)
        {
            return false
        }
        if readTaskGroup(element) { return false }
        if element.facts.note?.isCodeBlock == true {
            push(.preformatted)
            openPreformatted(info: element.facts.note?.codeLanguage ?? "")
            hasLineElements = true
            return true
        }
        if element.hasClasses, element.classes.marks.contains(.quote) { return enterContainer(.quote, element) }
        if let mark = taskState(of: element), isAtStartOfItem { return setTask(mark) }
        if hasRole("heading", element) { return enterHeading(element, level: ariaLevel(of: element) ?? 2) }
        push(.block)
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        if leafKind == .paragraph(isElement: true) { leafKind = .paragraph(isElement: false) }
        return true
    }

    mutating func enterParagraph(_ element: ElementContext) -> Bool {
        closeLeaf()
        if let label = footnoteLabel(of: element) { return enterFootnote(label, element) }
        if hasRole("heading", element) { return enterHeading(element, level: ariaLevel(of: element) ?? 2) }
        if let name = names.dataEmpty, document.attributeBytes(name, of: element.id) != nil,
            document[element.id].firstChild == nil
        {
            addLeaf(.paragraph(isElement: false))
            return false
        }
        push(.blankParagraph)
        if case .heading = leafKind {} else { leafKind = .paragraph(isElement: true) }
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        return true
    }

    mutating func enterHeading(_ element: ElementContext, level: Int) -> Bool {
        closeLeaf()
        let level = min(max(level, 1), 6)
        if habits.isEmpty, allChildren(of: element.id, { $1.kind == .comment }) {
            push(.emptyHeading(level: level))
        } else {
            push(.blankParagraph)
        }
        if producer == .googleDocsExport, let identifier = document.attributeBytes(.id, of: element.id) {
            headingIdentifiers[draft.blocks.count] = identifier
        }
        leafKind = .heading(level: level)
        if habits.contains(.pageLook), state.flags.contains(.strong) {
            // These programs put headings into bold elements; a heading is bold by itself.
            var regular = state
            regular.clear(.strong, .strong)
            setState(regular)
        }
        var plain = element
        plain.ignoresWeight = true
        if plain.hasFacts { applyStyle(of: plain, isBlock: true) }
        return true
    }

    /// A term of a definition list or the line of a fold: a bold paragraph.
    private mutating func enterTerm(_ element: ElementContext) -> Bool {
        closeLeaf()
        push(.block)
        leafKind = .paragraph(isElement: true)
        var strong = state
        strong.set(.strong, .strong)
        setState(strong)
        return true
    }

    private var isInToggle: Bool {
        guard case .item = draft.blocks[container].kind else { return false }
        return draft.blocks[container].first < 0
    }

    // MARK: Containers

    mutating func enterContainer(_ kind: DraftKind, _ element: ElementContext) -> Bool {
        closeLeaf()
        push(.block)
        container = draft.addBlock(kind, in: parentForBlock(), sourceOffset: sourceOffset)
        leafKind = .paragraph(isElement: false)
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        return true
    }

    private mutating func enterFootnote(_ label: String, _ element: ElementContext) -> Bool {
        closeLeaf()
        push(.block)
        container = draft.addBlock(.footnote(label: draft.number(ofString: label)), in: -1, sourceOffset: sourceOffset)
        draft.footnotes.append(container)
        leafKind = .paragraph(isElement: element.name == .p)
        return true
    }

    private mutating func enterList(_ element: ElementContext, isOrdered: Bool) -> Bool {
        closeLeaf()
        var facts = DraftKind.ListFacts(isOrdered: isOrdered)
        if isOrdered, let start = document.attributeBytes(.start, of: element.id)?.leadingInteger, start >= 0 {
            facts.start = start
        }
        readListLevel(element, &facts)
        push(.block)
        container = draft.addBlock(.list(facts), in: parentForBlock(), sourceOffset: sourceOffset)
        isTaskList = element.hasClasses && element.classes.marks.contains(.taskList)
        leafKind = .paragraph(isElement: false)
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        return true
    }

    private mutating func enterItem(_ element: ElementContext) -> Bool {
        closeLeaf()
        if let label = footnoteLabel(of: element) { return enterFootnote(label, element) }
        push(.block)
        if case .list = draft.blocks[container].kind {
            if draft.blocks[container].last >= 0, holdsOnlyLists(element) {
                // The list belongs to the item before: editors that cannot put it there write it so.
                container = draft.blocks[container].last
                return true
            }
        } else {
            let parent = parentForBlock()
            let isNew = implicitList < 0 || draft.blocks[parent].last != implicitList
            if isNew {
                implicitList = draft.addBlock(.list(.init(isOrdered: false)), in: parent, sourceOffset: sourceOffset)
            }
            container = implicitList
        }
        var value = document.attributeBytes(.value, of: element.id)?.leadingInteger
        if value.map({ $0 < 0 }) == true { value = nil }
        var task = taskState(of: element) ?? (isTaskList ? .open : nil)
        if isCheckedByLine(element) { task = .done }
        container = draft.addBlock(.item(value: value, task: task), in: container, sourceOffset: sourceOffset)
        leafKind = .paragraph(isElement: false)
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        return true
    }

    /// Whether an item holds lists and no text. One that begins with a line end and no indentation is what
    /// the HTML writer makes of `- - item`, and stays as it is, unless it has no marker.
    private func holdsOnlyLists(_ element: ElementContext) -> Bool {
        guard let first = document[element.id].firstChild else { return false }
        if element.facts.hidesMarker != true, document.data(of: first).elementsEqual([0x0A]) { return false }
        return allChildren(of: element.id) {
            $1.isElement(.ul) || $1.isElement(.ol) || $1.kind == .comment || isBlankText($0, $1)
        }
    }

    /// Whether an item of a Google Docs export is a checked one: its marker is struck through and its text is
    /// not. The export says nothing else about check boxes.
    private mutating func isCheckedByLine(_ element: ElementContext) -> Bool {
        guard producer == .googleDocsExport, element.facts.lines?.contains(.through) == true,
            let child = document.children(of: element.id).first(where: { document[$0].kind == .element })
        else { return false }
        return readContext(child, document[child].name).facts.lines == CSSFacts.Lines()
    }

    // MARK: Code blocks

    private mutating func enterPreformatted(_ element: ElementContext) -> Bool {
        push(.preformatted)
        openPreformatted(info: language(of: element) ?? "")
        return true
    }

    /// The language that the classes of a code block, of the element in it or of the one around it name.
    private mutating func language(of element: ElementContext) -> String? {
        if let language = element.classes.language { return language }
        if let name = names.dataLanguage, let value = document.attribute(name, of: element.id), !value.isEmpty {
            return value
        }
        let child = document.children(of: element.id).first { document[$0].kind == .element }
        for id in [child, document[element.id].parent].compactMap({ $0 }) where document[id].kind == .element {
            let isCode = id == child && document[id].isElement(.code)
            guard isCode || id != child, let value = document.attributeBytes(.class, of: id) else { continue }
            if let language = ClassFacts(value).language { return language }
        }
        return nil
    }

    /// An element inside a code block: only line ends and texts count.
    private mutating func enterInCode(_ element: ElementContext, _ role: ElementRole) -> Bool {
        switch role {
        case .lineBreak: appendCode([0x0A])
        case .image: appendCode(document.attributeBytes(.alt, of: element.id) ?? [])
        case .skipped, .embedded, .control, .input, .math: break
        case .cell, .headerCell:
            if element.classes.marks.contains(.lineNumber) { return false }
            push(.inline)
            return true
        case _ where role.isBlock:
            endCodeLine()
            push(.block)
            return true
        default:
            if element.classes.marks.contains(.lineNumber) { return false }
            push(.inline)
            return true
        }
        return false
    }
}
