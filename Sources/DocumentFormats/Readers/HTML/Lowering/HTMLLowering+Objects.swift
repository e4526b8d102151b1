// Elements that stand for something: images, check boxes, formulas, and the spans and blocks that the HTML
// writer carries verbatim.

import DocumentModel
import HTMLParsing

extension HTMLLowering {
    // MARK: Images

    mutating func readImage(_ element: ElementContext) {
        let id = element.id
        if let name = names.ariaRoleDescription,
            document.attributeBytes(name, of: id)?.equalsIgnoringCase("checkbox") == true
        {
            return
        }
        let alternateText = document.attribute(.alt, of: id) ?? ""
        guard let source = imageSource(of: id) else {
            appendContent(alternateText.utf8.trimmingMarkupSpace)
            return
        }
        if alternateText.isEmpty, isTrackingPixel(id) { return }
        let title = document.attribute(.title, of: id).flatMap { $0.isEmpty ? nil : $0 }
        let text = String(decoding: alternateText.utf8.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
        appendObject(.image(Image(source: source, alternateText: text, title: title)))
    }

    /// Where an image is: pages that load images late put the address into an attribute of their own and a
    /// place holder into `src`.
    private func imageSource(of id: HTMLNodeID) -> String? {
        let source = document.attributeBytes(.src, of: id)?.trimmingMarkupSpace ?? []
        let fullSource = names.dataFullSource.flatMap { document.attributeBytes($0, of: id) }
        if let fullSource, !fullSource.isEmpty { return String(decoding: fullSource, as: UTF8.self) }
        if source.isEmpty || source.hasPrefixIgnoringCase("data:image/gif")
            || source.hasPrefixIgnoringCase("data:image/svg")
        {
            for name in [names.dataSource, names.dataOriginal, names.dataLazySource].compactMap({ $0 }) {
                let late = document.attributeBytes(name, of: id)?.trimmingMarkupSpace ?? []
                if !late.isEmpty { return String(decoding: late, as: UTF8.self) }
            }
        }
        if source.isEmpty, let candidates = document.attributeBytes(.srcset, of: id) {
            let first = candidates.trimmingMarkupSpace.prefix { !$0.isMarkupSpace && $0 != UInt8(ascii: ",") }
            return first.isEmpty ? nil : String(decoding: first, as: UTF8.self)
        }
        if source.isEmpty {
            // The HTML writer leaves an unsafe address out; the image is still one.
            return document.attributeBytes(.src, of: id) != nil && document.attributeBytes(.alt, of: id) != nil
                ? "" : nil
        }
        return String(decoding: source, as: UTF8.self)
    }

    /// Whether an image of one pixel counts who opens a mail.
    private func isTrackingPixel(_ id: HTMLNodeID) -> Bool {
        let sizes = [HTMLName.width, .height].map { document.attributeBytes($0, of: id)?.leadingInteger }
        return sizes.allSatisfy { $0.map { $0 <= 1 } ?? false }
    }

    // MARK: Check boxes

    mutating func readInput(_ element: ElementContext) {
        let type = document.attributeBytes(.type, of: element.id) ?? []
        if type.equalsIgnoringCase("checkbox") {
            let isChecked = document.attributeBytes(.checked, of: element.id) != nil
            if isAtStartOfItem {
                _ = setTask(isChecked ? .done : .open)
            } else {
                appendContent((isChecked ? "\u{2611}" : "\u{2610}").utf8)
            }
        } else if !type.equalsIgnoringCase("hidden") {
            notes.add(.control, at: sourceOffset)
        }
    }

    /// Whether the block at hand is an item in which nothing stands yet.
    var isAtStartOfItem: Bool {
        guard leaf < 0, case .item = draft.blocks[container].kind else { return false }
        return draft.blocks[container].first < 0
    }

    /// Gives the item at hand a state; the element that showed it holds nothing to read.
    mutating func setTask(_ task: TaskState) -> Bool {
        if case .item(let value, _) = draft.blocks[container].kind {
            draft.blocks[container].kind = .item(value: value, task: task)
        }
        return false
    }

    /// The state of a task that an element says by its attributes, style or classes.
    func taskState(of element: ElementContext) -> TaskState? {
        if let isChecked = element.facts.note?.isChecked { return isChecked ? .done : .open }
        if element.hasClasses {
            if element.classes.marks.contains(.checked) { return .done }
            if element.classes.marks.contains(.unchecked) { return .open }
        }
        if hasRole("checkbox", element) {
            let isChecked = document.attributeBytes(.ariaChecked, of: element.id)?.equalsIgnoringCase("true")
            return isChecked == true ? .done : .open
        }
        guard element.attributes.contains(.others) else { return nil }
        if let name = names.dataChecked, let value = document.attributeBytes(name, of: element.id) {
            return value.equalsIgnoringCase("true") ? .done : value.equalsIgnoringCase("false") ? .open : nil
        }
        if let name = names.dataList, let value = document.attributeBytes(name, of: element.id) {
            return value.equalsIgnoringCase("checked") ? .done : value.equalsIgnoringCase("unchecked") ? .open : nil
        }
        if let name = names.dataTag, let value = document.attributeBytes(name, of: element.id) {
            for tag in value.split(separator: UInt8(ascii: ","))
            where tag.trimmingMarkupSpace.hasPrefixIgnoringCase("to-do") {
                return tag.trimmingMarkupSpace.equalsIgnoringCase("to-do:completed") ? .done : .open
            }
        }
        return nil
    }

    // MARK: Verbatim source

    /// Reads `<span data-verbatim="wiki-link">[[Note]]</span>`.
    ///
    /// - Returns: Whether it was one.
    mutating func readVerbatimSpan(_ element: ElementContext, _ kind: ArraySlice<UInt8>) -> Bool {
        guard let verbatim = VerbatimSpan(rawValue: String(decoding: kind, as: UTF8.self)) else { return false }
        let saved = state
        applyStyle(of: element, isBlock: false)
        var new = state
        new.verbatim = verbatim
        setState(new)
        appendContent(document.textContent(of: element.id).utf8)
        setState(saved)
        return true
    }

    /// Reads `<div data-verbatim="math">$$x$$</div>`.
    mutating func readVerbatimBlock(_ element: ElementContext, _ kind: ArraySlice<UInt8>) -> Bool {
        guard let verbatim = VerbatimBlock(rawValue: String(decoding: kind, as: UTF8.self)) else { return false }
        addTextLeaf(.verbatim(verbatim), document.textContent(of: element.id).utf8)
        return true
    }

    /// Adds a leaf of plain text.
    private mutating func addTextLeaf(_ kind: DraftKind, _ text: some Collection<UInt8>) {
        closeLeaf()
        leaf = draft.addBlock(kind, in: parentForBlock(), sourceOffset: sourceOffset)
        appendCode(text)
        draft.blocks[leaf].pieces = draft.blocks[leaf].pieces.lowerBound..<draft.pieces.count
        leaf = -1
    }

    // MARK: Formulas

    mutating func enterForeign(_ id: HTMLNodeID, _ node: HTMLNode) -> Bool {
        guard node.namespace == .mathML, node.name == .math, !isPreformatted else { return false }
        let isDisplayed =
            document.attributeBytes(.displayName(in: document), of: id)?.equalsIgnoringCase("block") == true
        if let source = texAnnotation(in: id) ?? names.altText.flatMap({ document.attribute($0, of: id) }) {
            appendFormula(source, isDisplayed: isDisplayed)
        } else {
            appendContent(document.textContent(of: id).utf8.trimmingMarkupSpace)
        }
        return false
    }

    /// Reads the output of KaTeX, which holds a formula twice, for the eye and for machines, and its source.
    mutating func readKaTeX(_ element: ElementContext) -> Bool {
        guard let source = texAnnotation(in: element.id) else { return false }
        let parent = document[element.id].parent
        let isDisplayed =
            parent.flatMap { document.attributeBytes(.class, of: $0) }
            .map { ClassFacts($0).marks.contains(.katexDisplay) } ?? false
        appendFormula(source, isDisplayed: isDisplayed)
        return true
    }

    /// MathJax keeps the source of a formula in a script.
    mutating func readScript(_ element: ElementContext) {
        guard element.name == .script, let type = document.attributeBytes(.type, of: element.id),
            type.hasPrefixIgnoringCase("math/tex")
        else { return }
        let source = document.textContent(of: element.id)
        appendFormula(source, isDisplayed: String(decoding: type, as: UTF8.self).contains("display"))
    }

    private func texAnnotation(in id: HTMLNodeID) -> String? {
        guard let annotation = names.annotation else { return nil }
        for child in document.descendants(of: id) where document[child].name == annotation {
            guard document.attributeBytes(.encoding, of: child)?.equalsIgnoringCase("application/x-tex") == true
            else { continue }
            return document.textContent(of: child)
        }
        return nil
    }

    /// Appends a formula as the source that note programs write.
    private mutating func appendFormula(_ source: String, isDisplayed: Bool) {
        let source = String(decoding: source.utf8.trimmingMarkupSpace.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
        guard !source.isEmpty else { return }
        let saved = state
        var new = state
        new.verbatim = source.contains("$") ? nil : .math
        setState(new)
        appendContent((isDisplayed ? "$$\(source)$$" : "$\(source)$").utf8)
        setState(saved)
    }
}

extension HTMLName {
    /// The name `display`, which only MathML has.
    fileprivate static func displayName(in document: HTMLDocument) -> HTMLName {
        document.name(spelled: "display") ?? .none
    }
}
