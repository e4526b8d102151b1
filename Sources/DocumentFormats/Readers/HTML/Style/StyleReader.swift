// The facts of an element's style, from the sheet and from its own attribute, each read once.

import HTMLParsing

/// Finds the style facts and class facts of elements.
struct StyleReader {
    private let document: HTMLDocument
    private let sheet: CSSStyleSheet
    /// Facts of `style` attributes, by value.
    private var inlineFacts: [ArraySlice<UInt8>: Int] = [:]
    private var declared: [CSSFacts] = [CSSFacts()]
    private var classNumbers: [ArraySlice<UInt8>: Int] = [:]
    private(set) var classes: [ClassFacts] = [ClassFacts([])]
    private var merged: [Key: Int] = [:]
    private(set) var facts: [CSSFacts] = [CSSFacts()]
    /// How many more selectors may be compared with elements.
    private(set) var remainingWork: Int

    private struct Key: Hashable {
        var tag: UInt32
        var classes: Int
        var inline: Int
    }

    init(_ document: HTMLDocument, sheet: CSSStyleSheet, maximumWork: Int) {
        self.document = document
        self.sheet = sheet
        remainingWork = maximumWork
    }

    /// The numbers of an element's style facts and class facts; 0 is none.
    ///
    /// - Complexity: O(1) on average, unless rules of the sheet look at ids or ancestors.
    mutating func read(
        _ id: HTMLNodeID,
        tag: HTMLName,
        style: ArraySlice<UInt8>?,
        classNames: ArraySlice<UInt8>?
    ) -> (facts: Int, classes: Int) {
        let classNumber = classNames.map { number(ofClasses: $0) } ?? 0
        let inline = style.map { number(ofStyle: $0) } ?? 0
        guard !sheet.isEmpty else { return (inline == 0 ? 0 : store(inline), classNumber) }
        let key = Key(tag: tag.rawValue, classes: classNumber, inline: inline)
        let isCacheable = !sheet.hasContext && !sheet.hasIdentifierRules
        if isCacheable, let known = merged[key] { return (known, classNumber) }
        let result = cascade(id, tag: tag, classNumber: classNumber, inline: inline)
        if isCacheable { merged[key] = result }
        return (result, classNumber)
    }

    private mutating func number(ofClasses value: ArraySlice<UInt8>) -> Int {
        if let known = classNumbers[value] { return known }
        classes.append(ClassFacts(value))
        classNumbers[value] = classes.count - 1
        return classes.count - 1
    }

    private mutating func number(ofStyle value: ArraySlice<UInt8>) -> Int {
        if let known = inlineFacts[value] { return known }
        let parsed = CSSDeclarationParser.parse(value)
        var number = 0
        if parsed != CSSFacts() {
            declared.append(parsed)
            number = declared.count - 1
        }
        inlineFacts[value] = number
        return number
    }

    /// The number among `facts` of what a `style` attribute declares.
    private mutating func store(_ inline: Int) -> Int {
        let key = Key(tag: .max, classes: 0, inline: inline)
        if let known = merged[key] { return known }
        facts.append(declared[inline])
        merged[key] = facts.count - 1
        return facts.count - 1
    }

    /// Merges the rules that match an element, the weakest first, and its own declarations.
    private mutating func cascade(_ id: HTMLNodeID, tag: HTMLName, classNumber: Int, inline: Int) -> Int {
        let names = classes[classNumber].names
        let identifier = sheet.hasIdentifierRules ? document.attributeBytes(.id, of: id) : nil
        var matching: [Int] = []
        for place in sheet.candidates(tag: tag, classes: names, identifier: identifier) where matches(place, id) {
            matching.append(place)
        }
        if matching.isEmpty { return inline == 0 ? 0 : store(inline) }
        matching.sort { sheet.rules[$0].weight < sheet.rules[$1].weight }
        var result = CSSFacts()
        for place in matching { result.override(by: sheet.rules[place].facts) }
        result.override(by: declared[inline])
        facts.append(result)
        return facts.count - 1
    }

    /// Whether a rule's selector matches an element, looking at its ancestors from the nearest on.
    private mutating func matches(_ place: Int, _ id: HTMLNodeID) -> Bool {
        remainingWork -= 1
        let selector = sheet.rules[place].selector
        guard remainingWork > 0, matches(selector.subject, id) else { return false }
        var current = document[id].parent
        for compound in selector.ancestors {
            while let ancestor = current, !matches(compound, ancestor) {
                remainingWork -= 1
                if compound.isParent { return false }
                current = document[ancestor].parent
            }
            guard let found = current else { return false }
            current = document[found].parent
        }
        return true
    }

    private func matches(_ compound: CSSSelector.Compound, _ id: HTMLNodeID) -> Bool {
        let node = document[id]
        guard node.kind == .element else { return false }
        if let tag = compound.tag, tag != node.name { return false }
        if let identifier = compound.identifier,
            document.attributeBytes(.id, of: id).map({ $0.elementsEqual(identifier) }) != true
        {
            return false
        }
        guard !compound.classes.isEmpty else { return true }
        guard let value = document.attributeBytes(.class, of: id) else { return false }
        let names = value.split(whereSeparator: \.isMarkupSpace)
        return compound.classes.allSatisfy { wanted in names.contains { $0.elementsEqual(wanted) } }
    }
}
