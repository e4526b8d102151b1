// An element as reading sees it: its place, which attributes it has, and what style and classes say.

import HTMLParsing

/// Which of the attributes that many elements have an element has; values are looked up where they matter.
struct ElementAttributes: OptionSet {
    let rawValue: UInt8
    static let role = ElementAttributes(rawValue: 1)
    static let language = ElementAttributes(rawValue: 2)
    static let identifier = ElementAttributes(rawValue: 4)
    static let ariaLevel = ElementAttributes(rawValue: 8)
    static let hidden = ElementAttributes(rawValue: 16)
    static let others = ElementAttributes(rawValue: 32)
}

/// One element.
struct ElementContext {
    var id: HTMLNodeID
    var name: HTMLName
    var attributes: ElementAttributes = []
    var style = StyleFacts.none
    var sharedClasses = SharedClassFacts.none
    /// Whether the weight of the font is that of the element by itself, as in headings, and no mark.
    var ignoresWeight = false

    var hasFacts: Bool { style !== StyleFacts.none }
    var hasClasses: Bool { sharedClasses !== SharedClassFacts.none }
    var facts: CSSFacts { style.css }
    var classes: ClassFacts { sharedClasses.facts }

    init(_ id: HTMLNodeID, _ name: HTMLName) {
        self.id = id
        self.name = name
    }
}

extension HTMLLowering {
    /// An element with its attributes, style and classes read.
    mutating func readContext(_ id: HTMLNodeID, _ name: HTMLName) -> ElementContext {
        var element = ElementContext(id, name)
        var style: ArraySlice<UInt8>?
        var classNames: ArraySlice<UInt8>?
        for attribute in document.attributes(of: id) where attribute.namespace == .none {
            switch attribute.name {
            case .class: classNames = document.valueBytes(of: attribute)
            case .style: style = document.valueBytes(of: attribute)
            case .role: element.attributes.insert(.role)
            case .lang: element.attributes.insert(.language)
            case .id: element.attributes.insert(.identifier)
            case .ariaLevel: element.attributes.insert(.ariaLevel)
            case .hidden: element.attributes.insert(.hidden)
            default: element.attributes.insert(.others)
            }
        }
        guard style != nil || classNames != nil || styles.readsEveryElement else { return element }
        (element.style, element.sharedClasses) = styles.read(id, tag: name, style: style, classNames: classNames)
        return element
    }

    /// Whether the role of an element is this word.
    func hasRole(_ role: StaticString, _ element: ElementContext) -> Bool {
        element.attributes.contains(.role)
            && document.attributeBytes(.role, of: element.id)?.equalsIgnoringCase(role) == true
    }

    /// The level that an element says for those who cannot see it.
    func ariaLevel(of element: ElementContext) -> Int? {
        guard element.attributes.contains(.ariaLevel) else { return nil }
        return document.attributeBytes(.ariaLevel, of: element.id)?.leadingInteger
    }

    /// Whether all children of a node pass a test.
    func allChildren(of id: HTMLNodeID, _ test: (HTMLNodeID, HTMLNode) -> Bool) -> Bool {
        var next = document[id].firstChild
        while let child = next {
            let node = document[child]
            if !test(child, node) { return false }
            next = node.nextSibling
        }
        return true
    }

    /// Whether a text is white space.
    func isBlankText(_ id: HTMLNodeID, _ node: HTMLNode) -> Bool {
        node.kind == .text && document.data(of: id).allSatisfy(\.isMarkupSpace)
    }
}
