// The tree that parsing gives: nodes in one array, text in one byte buffer, attributes in another array.

/// A parsed HTML document or fragment.
///
/// Node 0 is the root. Nodes refer to each other by position (`HTMLNodeID`), so copying a document copies
/// three arrays' references, and releasing one walks nothing.
///
///     let document = try HTMLParser().parse(Array("<p>Hello".utf8))
///     for id in document.descendants(of: document.root) where document[id].isElement(.p) {
///         print(document.textContent(of: id))   // Hello
///     }
public struct HTMLDocument: Sendable {
    /// All nodes in the order of their making. Some may be in no tree: they were moved out by the rules.
    public internal(set) var nodes: [HTMLNode] = []

    /// The compatibility mode that the document type selects (standard, section 13.2.6.4.1).
    public internal(set) var quirksMode = HTMLQuirksMode.noQuirks

    /// The document type declaration, if there is one.
    public internal(set) var documentType: HTMLDocumentType?

    /// The encoding that the bytes were read in.
    public internal(set) var encoding = HTMLEncoding.utf8

    /// How the encoding was found, and what could not be decoded.
    public internal(set) var decoding = HTMLDecodingReport()

    /// The parse errors in the order of their finding; empty unless the parser was told to collect them.
    public internal(set) var parseErrors: [HTMLParseError] = []

    /// The byte offset in the input of the first element that lies deeper than the parser's limit, so
    /// that its content was attached to an ancestor; `nil` if there is none.
    public internal(set) var depthLimitOffset: Int?

    var attributes: [HTMLAttribute] = []
    var bytes: [UInt8] = []
    var names = NameTable.seed

    /// The root: the document, or the fragment whose children are the fragment's nodes.
    public var root: HTMLNodeID { HTMLNodeID(0) }

    /// The node at a place.
    ///
    /// - Parameter id: A place that this document gave.
    public subscript(id: HTMLNodeID) -> HTMLNode { nodes[id.index] }

    /// The bytes of a text, a comment, or the name in a document type; none for other kinds.
    ///
    /// - Returns: Valid UTF-8. Line ends are line feeds.
    public func data(of id: HTMLNodeID) -> ArraySlice<UInt8> {
        let node = nodes[id.index]
        switch node.kind {
        case .text, .comment, .documentType:
            let start = Int(node.dataStart)
            return bytes[start..<start + Int(node.dataCount)]
        case .document, .fragment, .element, .templateContents:
            return []
        }
    }

    /// The text of a node, or of all texts below it, in order; comments below it do not count.
    ///
    /// - Complexity: O(*n*) in nodes and bytes below the node.
    public func textContent(of id: HTMLNodeID) -> String {
        var result = Array(data(of: id))
        for descendant in descendants(of: id) where nodes[descendant.index].kind == .text {
            result.append(contentsOf: data(of: descendant))
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The spelling of a name of this document.
    public func spelling(of name: HTMLName) -> String {
        String(decoding: names.spelling(of: name), as: UTF8.self)
    }

    /// The UTF-8 bytes of the spelling of a name of this document.
    public func spellingBytes(of name: HTMLName) -> ArraySlice<UInt8> { names.spelling(of: name) }

    /// The name with a spelling, if the document may hold it.
    ///
    /// - Parameter spelling: In small letters, as the tokenizer makes them; SVG's own capitals apart.
    /// - Returns: `nil` if no element or attribute of the document has this name.
    ///
    ///     let paragraph = document.name(spelled: "o:p")   // Word's own element
    public func name(spelled spelling: String) -> HTMLName? { names.find(Array(spelling.utf8)) }
}

/// The compatibility modes of HTML documents.
public enum HTMLQuirksMode: UInt8, Sendable {
    /// The rules as they stand.
    case noQuirks
    /// The rules as they stand for the tree; only layout differs.
    case limitedQuirks
    /// A table does not end a paragraph.
    case quirks
}

/// A document type declaration.
public struct HTMLDocumentType: Equatable, Sendable {
    /// The name, most often `html`; empty if there is none.
    public var name: String

    /// The public identifier, or `nil` if it is missing.
    public var publicIdentifier: String?

    /// The system identifier, or `nil` if it is missing.
    public var systemIdentifier: String?
}
