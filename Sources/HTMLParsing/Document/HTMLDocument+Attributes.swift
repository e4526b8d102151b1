// Attributes of elements.

/// An attribute of an element.
public struct HTMLAttribute: Sendable {
    /// The name, without the prefix where the attribute has a namespace: `href` for `xlink:href` in SVG.
    public internal(set) var name: HTMLName

    /// The namespace; `.none` except for a few attributes of SVG and MathML elements.
    public internal(set) var namespace: HTMLAttributeNamespace = .none

    /// Where the value begins in the document's buffer, and how many bytes it has.
    var valueStart: UInt32
    var valueCount: UInt32
}

extension HTMLDocument {
    /// The attributes of an element in the order of the source; none for other kinds of nodes.
    public func attributes(of id: HTMLNodeID) -> ArraySlice<HTMLAttribute> {
        let node = nodes[id.index]
        guard node.kind == .element else { return [] }
        let start = Int(node.dataStart)
        return attributes[start..<start + Int(node.dataCount)]
    }

    /// The bytes of an attribute's value: valid UTF-8, character references resolved.
    public func valueBytes(of attribute: HTMLAttribute) -> ArraySlice<UInt8> {
        let start = Int(attribute.valueStart)
        return bytes[start..<start + Int(attribute.valueCount)]
    }

    /// An attribute's value.
    public func value(of attribute: HTMLAttribute) -> String {
        String(decoding: valueBytes(of: attribute), as: UTF8.self)
    }

    /// The bytes of the value of an element's attribute without a namespace.
    ///
    /// - Parameters:
    ///   - name: A name with a constant, or one of this document.
    ///   - id: An element.
    /// - Returns: `nil` if the element has no such attribute.
    /// - Complexity: O(number of attributes of the element).
    ///
    ///     document.attributeBytes(.href, of: anchor)
    public func attributeBytes(_ name: HTMLName, of id: HTMLNodeID) -> ArraySlice<UInt8>? {
        for attribute in attributes(of: id) where attribute.name == name && attribute.namespace == .none {
            return valueBytes(of: attribute)
        }
        return nil
    }

    /// The value of an element's attribute without a namespace, or `nil` if it has none of the name.
    public func attribute(_ name: HTMLName, of id: HTMLNodeID) -> String? {
        attributeBytes(name, of: id).map { String(decoding: $0, as: UTF8.self) }
    }
}
