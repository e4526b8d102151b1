// The facts of an element's style, from the sheet and from its own attribute, each read once.

import HTMLParsing

/// The facts of an element's style, shared by all elements of the same style.
final class StyleFacts: Sendable {
    /// No declaration at all.
    static let none = StyleFacts(CSSFacts())

    let css: CSSFacts

    init(_ css: CSSFacts) { self.css = css }
}

/// Finds the style facts and class facts of elements.
struct StyleReader {
    private let document: HTMLDocument
    private let sheet: CSSStyleSheet
    /// Facts of `style` attributes, by value.
    private var declared: [ArraySlice<UInt8>: StyleFacts] = [:]
    private var classFacts: [ArraySlice<UInt8>: SharedClassFacts] = [:]
    private var merged: [Key: StyleFacts] = [:]
    /// Whether elements without style and class can have facts too.
    let readsEveryElement: Bool
    /// How many more selectors may be compared with elements.
    private(set) var remainingWork: Int

    private struct Key: Hashable {
        var tag: UInt32
        var classes: ObjectIdentifier
        var inline: ObjectIdentifier
    }

    init(_ document: HTMLDocument, sheet: CSSStyleSheet, maximumWork: Int) {
        self.document = document
        self.sheet = sheet
        remainingWork = maximumWork
        readsEveryElement = sheet.hasTagRules || sheet.hasIdentifierRules
    }

    /// An element's style facts and class facts.
    ///
    /// - Complexity: O(1) on average, unless rules of the sheet look at ids or ancestors.
    mutating func read(
        _ id: HTMLNodeID,
        tag: HTMLName,
        style: ArraySlice<UInt8>?,
        classNames: ArraySlice<UInt8>?
    ) -> (StyleFacts, SharedClassFacts) {
        let classes = classNames.map { facts(ofClasses: $0) } ?? .none
        let inline = style.map { facts(ofStyle: $0) } ?? .none
        guard !sheet.isEmpty else { return (inline, classes) }
        let key = Key(tag: tag.rawValue, classes: ObjectIdentifier(classes), inline: ObjectIdentifier(inline))
        let isCacheable = !sheet.hasContext && !sheet.hasIdentifierRules
        if isCacheable, let known = merged[key] { return (known, classes) }
        let result = cascade(id, tag: tag, classes, inline)
        if isCacheable { merged[key] = result }
        return (result, classes)
    }

    private mutating func facts(ofClasses value: ArraySlice<UInt8>) -> SharedClassFacts {
        if let known = classFacts[value] { return known }
        let facts = SharedClassFacts(value)
        classFacts[value] = facts
        return facts
    }

    private mutating func facts(ofStyle value: ArraySlice<UInt8>) -> StyleFacts {
        if let known = declared[value] { return known }
        let parsed = CSSDeclarationParser.parse(value)
        let facts = parsed == CSSFacts() ? StyleFacts.none : StyleFacts(parsed)
        declared[value] = facts
        return facts
    }

    /// Merges the rules that match an element, the weakest first, and its own declarations.
    private mutating func cascade(
        _ id: HTMLNodeID,
        tag: HTMLName,
        _ classes: SharedClassFacts,
        _ inline: StyleFacts
    ) -> StyleFacts {
        let identifier = sheet.hasIdentifierRules ? document.attributeBytes(.id, of: id) : nil
        var matching: [Int] = []
        for place in sheet.candidates(tag: tag, classes: classes.facts.names, identifier: identifier)
        where matches(place, id) {
            matching.append(place)
        }
        if matching.isEmpty { return inline }
        matching.sort { sheet.rules[$0].weight < sheet.rules[$1].weight }
        var result = CSSFacts()
        for place in matching { result.override(by: sheet.rules[place].facts) }
        result.override(by: inline.css)
        return StyleFacts(result)
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
