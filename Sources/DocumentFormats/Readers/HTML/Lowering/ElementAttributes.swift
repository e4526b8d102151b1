// The attributes of one element that reading looks at, taken out in one pass.

import HTMLParsing

/// Attributes that many elements have; rarer ones are looked up where they matter.
struct ElementAttributes {
    var classNames: ArraySlice<UInt8>?
    var style: ArraySlice<UInt8>?
    var role: ArraySlice<UInt8>?
    var language: ArraySlice<UInt8>?
    var identifier: ArraySlice<UInt8>?
    var ariaLevel: Int?
    var ariaChecked: ArraySlice<UInt8>?
    var isHidden = false
    /// Whether there is any other attribute.
    var hasOthers = false

    init(_ document: HTMLDocument, _ id: HTMLNodeID) {
        for attribute in document.attributes(of: id) where attribute.namespace == .none {
            switch attribute.name {
            case .class: classNames = document.valueBytes(of: attribute)
            case .style: style = document.valueBytes(of: attribute)
            case .role: role = document.valueBytes(of: attribute)
            case .lang: language = document.valueBytes(of: attribute)
            case .id: identifier = document.valueBytes(of: attribute)
            case .ariaLevel: ariaLevel = document.valueBytes(of: attribute).leadingInteger
            case .ariaChecked: ariaChecked = document.valueBytes(of: attribute)
            case .hidden: isHidden = true
            default: hasOthers = true
            }
        }
    }
}

/// An element as reading sees it: its place, attributes and what style and classes say.
struct ElementContext {
    var id: HTMLNodeID
    var name: HTMLName
    var attributes: ElementAttributes
    var facts: CSSFacts
    var hasFacts: Bool
    var classes: ClassFacts
    var hasClasses: Bool
}
