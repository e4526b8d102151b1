// One node of a tree: a flat record whose links are positions in the document's node array.

/// The place of a node in its document.
public struct HTMLNodeID: Hashable, Sendable {
    /// The position in `HTMLDocument.nodes`.
    public let position: Int32

    init(_ position: Int32) { self.position = position }

    /// The position as an index.
    @inline(__always)
    var index: Int { Int(position) }
}

/// What a node is.
public enum HTMLNodeKind: UInt8, Sendable {
    /// The root of a parsed document.
    case document
    /// The root of a parsed fragment.
    case fragment
    /// A document type declaration; `HTMLDocument.documentType` has its parts.
    case documentType
    /// An element.
    case element
    /// The only child of a `template` element; it holds what stands in the template.
    case templateContents
    /// Text.
    case text
    /// A comment.
    case comment
}

/// The namespace of an element.
public enum HTMLNamespace: UInt8, Sendable {
    /// HTML, and the value for nodes that are not elements.
    case html
    /// SVG: `svg` and what lies in it.
    case svg
    /// MathML: `math` and what lies in it.
    case mathML
}

/// The namespace of an attribute.
public enum HTMLAttributeNamespace: UInt8, Sendable {
    /// No namespace: all attributes of HTML elements and most others.
    case none
    /// XLink: `xlink:href` and its like.
    case xlink
    /// XML: `xml:lang` and `xml:space`.
    case xml
    /// Namespace declarations: `xmlns` and `xmlns:xlink`.
    case xmlns
}

/// A node: its kind, its name, its links and where its bytes and attributes lie.
///
/// Links are O(1). Trees may be hundreds of levels deep, so walk them with `HTMLDocument.descendants(of:)`
/// or by the links, not by recursion.
public struct HTMLNode: Sendable {
    /// What the node is.
    public let kind: HTMLNodeKind

    /// The namespace of an element; `.html` for all other kinds.
    public let namespace: HTMLNamespace

    /// The name of an element, `.none` for all other kinds.
    public internal(set) var name: HTMLName

    var parentPosition: Int32 = -1
    var firstChildPosition: Int32 = -1
    var lastChildPosition: Int32 = -1
    var nextSiblingPosition: Int32 = -1
    var previousSiblingPosition: Int32 = -1

    /// For a text, comment or document type: where its bytes begin in the document's buffer. For an
    /// element: the position of its first attribute.
    var dataStart: UInt32 = 0

    /// How many bytes or attributes there are.
    var dataCount: UInt32 = 0

    var sourceOffsetValue: UInt32

    init(kind: HTMLNodeKind, namespace: HTMLNamespace = .html, name: HTMLName = .none, sourceOffset: Int) {
        self.kind = kind
        self.namespace = namespace
        self.name = name
        sourceOffsetValue = UInt32(clamping: sourceOffset)
    }

    /// The byte offset in the input of the tag, text or comment that made the node. A node that the rules
    /// supply (a missing `html`, `head`, `body`, `tbody` ...) has the offset of what called for it.
    public var sourceOffset: Int { Int(sourceOffsetValue) }

    /// The parent, or `nil` for a root.
    public var parent: HTMLNodeID? { Self.link(parentPosition) }

    /// The first child.
    public var firstChild: HTMLNodeID? { Self.link(firstChildPosition) }

    /// The last child.
    public var lastChild: HTMLNodeID? { Self.link(lastChildPosition) }

    /// The next child of the same parent.
    public var nextSibling: HTMLNodeID? { Self.link(nextSiblingPosition) }

    /// The previous child of the same parent.
    public var previousSibling: HTMLNodeID? { Self.link(previousSiblingPosition) }

    /// Whether the node is the HTML element of that name.
    ///
    /// - Parameter name: A name with a constant, or one of the same document.
    @inline(__always)
    public func isElement(_ name: HTMLName) -> Bool {
        kind == .element && self.name == name && namespace == .html
    }

    private static func link(_ position: Int32) -> HTMLNodeID? {
        position < 0 ? nil : HTMLNodeID(position)
    }
}
