// What single programs write that means something else than it says.

import DocumentModel
import HTMLParsing

extension HTMLLowering {
    /// Begins an element as the program meant it.
    ///
    /// - Returns: `nil` if the element means what it says.
    mutating func enterByProducer(_ element: ElementContext, _ role: ElementRole) -> Bool? {
        switch role {
        case .paragraph, .heading, .flow:
            if let list = element.facts.office?.list, let level = element.facts.office?.listLevel, role != .flow {
                return enterOfficeItem(element, list: list, level: level)
            }
            if role == .paragraph, element.attributes.contains(.others), let state = taskState(of: element) {
                return enterTaskLine(element, state)
            }
            guard element.hasClasses else { break }
            if let level = element.classes.headingLevel, role == .paragraph {
                return enterHeading(element, level: level)
            }
            if element.classes.marks.contains(.quote), role == .paragraph {
                closeLeaf()
                push(.blankParagraph)
                container = quoteForLine()
                leafKind = .paragraph(isElement: true)
                if element.hasFacts { applyStyle(of: element, isBlock: true) }
                return true
            }
        default: break
        }
        if role == .paragraph, element.hasFacts { alignCell(by: element) }
        return nil
    }

    /// The quote that the line before stands in, if it was made of a line too, or a new one.
    private mutating func quoteForLine() -> DraftIndex {
        draft.addBlock(.quote, in: parentForBlock(), sourceOffset: sourceOffset)
    }

    /// Whether a rule is the line between a text and its footnotes.
    func isFootnoteSeparator(_ id: HTMLNodeID) -> Bool {
        guard !footnotes.definitions.isEmpty || !footnotes.dropped.isEmpty else { return false }
        var next = document[id].nextSibling
        while let sibling = next, document[sibling].kind != .element { next = document[sibling].nextSibling }
        guard let element = next ?? document[id].parent.flatMap({ document[$0].nextSibling }) else { return false }
        if footnotes.definitions[element] != nil { return true }
        for below in document.descendants(of: element).prefix(4) where footnotes.definitions[below] != nil {
            return true
        }
        return false
    }

    // MARK: Lists

    /// Reads the level of a list where the program says it apart from the nesting.
    mutating func readListLevel(_ element: ElementContext, _ facts: inout DraftKind.ListFacts) {
        guard habits.contains(.levelLists) else { return }
        switch producer {
        case .googleDocsExport:
            guard let list = element.classes.googleList else { return }
            facts.level = list.level
            facts.name = draft.number(ofString: list.name)
            facts.isStart = element.classes.marks.contains(.start)
        case .wordOnline:
            let item = document.children(of: element.id).first { document[$0].isElement(.li) }
            guard let item, let level = document.attributeBytes(.ariaLevel, of: item)?.leadingInteger else { return }
            facts.level = min(max(level - 1, 0), 8)
            let name = names.dataListID.flatMap { document.attribute($0, of: item) }
            facts.name = draft.number(ofString: name ?? "")
        case .notion:
            facts.level = 0
            facts.name = draft.number(ofString: String(decoding: element.classes.names.first ?? [], as: UTF8.self))
        default: return
        }
    }

    /// A paragraph of Word that is an item of a list.
    private mutating func enterOfficeItem(_ element: ElementContext, list: String, level: Int) -> Bool {
        closeLeaf()
        push(.blankParagraph)
        let facts = DraftKind.ListFacts(isOrdered: false, level: level - 1, name: draft.number(ofString: list))
        officeList = draft.addBlock(.list(facts), in: parentForBlock(), sourceOffset: sourceOffset)
        container = draft.addBlock(.item(value: nil, task: nil), in: officeList, sourceOffset: sourceOffset)
        leafKind = .paragraph(isElement: true)
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        return true
    }

    /// Reads the marker that Word writes in front of an item: it says whether the list counts, and from where.
    mutating func readOfficeMarker(_ element: ElementContext) {
        guard officeList >= 0, case .list(var facts) = draft.blocks[officeList].kind,
            let start = OfficeMarker.ordinal(of: document.textContent(of: element.id))
        else { return }
        facts.isOrdered = true
        facts.start = start
        draft.blocks[officeList].kind = .list(facts)
    }

    // MARK: Tasks

    /// Evernote's `<en-todo>`: the line that it stands on is an item.
    mutating func enterTodo(_ element: ElementContext) -> Bool? {
        let isDone = document.attributeBytes(.checked, of: element.id)?.equalsIgnoringCase("true") == true
        if isAtStartOfItem {
            _ = setTask(isDone ? .done : .open)
        } else {
            closeLeaf()
            if case .item = draft.blocks[container].kind, isTodoItem(container) {
                container = draft.blocks[draft.blocks[container].parent].parent
            }
            openTaskItem(isDone ? .done : .open)
        }
        // The element is often not closed, so that it holds the rest of the line; the item ends with the line.
        push(.inline)
        stack[stack.count - 1].restoresContainer = false
        return true
    }

    private func isTodoItem(_ index: DraftIndex) -> Bool {
        guard case .list(let facts) = draft.blocks[draft.blocks[index].parent].kind else { return false }
        return draft.string(facts.name) == Self.todoListName
    }

    private static var todoListName: String { "to-do" }

    private mutating func openTaskItem(_ state: TaskState) {
        let facts = DraftKind.ListFacts(isOrdered: false, level: 0, name: draft.number(ofString: Self.todoListName))
        let list = draft.addBlock(.list(facts), in: parentForBlock(), sourceOffset: sourceOffset)
        container = draft.addBlock(.item(value: nil, task: state), in: list, sourceOffset: sourceOffset)
    }

    /// A paragraph that is a task, as OneNote writes them.
    private mutating func enterTaskLine(_ element: ElementContext, _ state: TaskState) -> Bool {
        closeLeaf()
        push(.block)
        openTaskItem(state)
        leafKind = .paragraph(isElement: true)
        if element.hasFacts { applyStyle(of: element, isBlock: true) }
        return true
    }
}

/// The marker of an item of a Word list.
enum OfficeMarker {
    /// The number that a marker such as `1.`, `(b)` or `iv)` stands for.
    ///
    /// - Returns: `nil` for a bullet.
    static func ordinal(of text: String) -> Int? {
        let bytes = Array(text.utf8.filter { $0 < 0x80 && !$0.isMarkupSpace })
        guard bytes.count == text.unicodeScalars.filter({ !$0.properties.isWhitespace }).count,
            let last = bytes.last, last == UInt8(ascii: ".") || last == UInt8(ascii: ")")
        else { return nil }
        // Of a marker such as 1.2.3. the last number counts.
        let words = bytes.split { !$0.isDecimalDigit && !($0.lowercasedASCII >= 0x61 && $0.lowercasedASCII <= 0x7A) }
        guard let word = words.last else { return nil }
        if let number = word.leadingInteger { return number }
        let letters = word.map(\.lowercasedASCII)
        if letters.count == 1, let letter = letters.first, letter != UInt8(ascii: "i") { return Int(letter) - 0x60 }
        return letters.count <= 6 ? romanValue(letters) ?? 1 : nil
    }

    private static func romanValue(_ letters: [UInt8]) -> Int? {
        let values: [UInt8: Int] = [
            0x69: 1, 0x76: 5, 0x78: 10, 0x6C: 50, 0x63: 100, 0x64: 500, 0x6D: 1000,
        ]
        let numbers = letters.compactMap { values[$0] }
        guard numbers.count == letters.count else { return nil }
        var sum = 0
        for (index, number) in numbers.enumerated() {
            sum += index + 1 < numbers.count && numbers[index + 1] > number ? -number : number
        }
        return sum
    }
}
