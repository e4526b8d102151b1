// From a tree back to HTML text (standard, section 13.3).

/// Writes trees as HTML, by the fragment serialization algorithm of the standard.
///
/// Parsing the result mostly gives the same tree; where the rules forbid that (a `p` in a `p`, a table's
/// strays), it does not.
///
///     HTMLSerializer().serialize(document)   // "<html><head></head><body><p>a</p></body></html>"
public struct HTMLSerializer: Sendable {
    /// Makes a serializer; there is nothing to set.
    public init() {}

    /// Serializes the children of a node, or of the root.
    ///
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(*n*) in nodes and bytes below the node; no recursion.
    public func serialize(_ document: HTMLDocument, childrenOf parent: HTMLNodeID? = nil) -> [UInt8] {
        var output: [UInt8] = []
        let top = parent ?? document.root
        var current = top
        walk: while true {
            if current != top { writeStart(of: current, in: document, to: &output) }
            if let child = document[current].firstChild, !isVoid(document[current]) {
                current = child
                continue
            }
            while current != top {
                writeEnd(of: current, in: document, to: &output)
                if let sibling = document[current].nextSibling {
                    current = sibling
                    continue walk
                }
                guard let parent = document[current].parent else { break walk }
                current = parent
            }
            break
        }
        return output
    }

    private func isVoid(_ node: HTMLNode) -> Bool {
        node.kind == .element && node.namespace == .html && ElementTable.shared.traits(of: node.name).contains(.void)
    }

    private func writeStart(of id: HTMLNodeID, in document: HTMLDocument, to output: inout [UInt8]) {
        let node = document[id]
        switch node.kind {
        case .document, .fragment, .templateContents:
            break
        case .documentType:
            output.append(contentsOf: "<!DOCTYPE ".utf8)
            output.append(contentsOf: document.data(of: id))
            output.append(0x3E)
        case .comment:
            output.append(contentsOf: "<!--".utf8)
            output.append(contentsOf: document.data(of: id))
            output.append(contentsOf: "-->".utf8)
        case .text:
            if let parent = node.parent, holdsRawText(document[parent]) {
                output.append(contentsOf: document.data(of: id))
            } else {
                writeEscaped(document.data(of: id), inAttribute: false, to: &output)
            }
        case .element:
            output.append(0x3C)
            output.append(contentsOf: document.spellingBytes(of: node.name))
            for attribute in document.attributes(of: id) {
                output.append(0x20)
                output.append(contentsOf: prefix(of: attribute, in: document).utf8)
                output.append(contentsOf: document.spellingBytes(of: attribute.name))
                output.append(contentsOf: "=\"".utf8)
                writeEscaped(document.valueBytes(of: attribute), inAttribute: true, to: &output)
                output.append(0x22)
            }
            output.append(0x3E)
        }
    }

    private func writeEnd(of id: HTMLNodeID, in document: HTMLDocument, to output: inout [UInt8]) {
        let node = document[id]
        guard node.kind == .element, !isVoid(node) else { return }
        output.append(contentsOf: "</".utf8)
        output.append(contentsOf: document.spellingBytes(of: node.name))
        output.append(0x3E)
    }

    private func holdsRawText(_ node: HTMLNode) -> Bool {
        node.kind == .element && node.namespace == .html
            && ElementTable.shared.traits(of: node.name).contains(.rawText)
    }

    private func prefix(of attribute: HTMLAttribute, in document: HTMLDocument) -> String {
        switch attribute.namespace {
        case .none: ""
        case .xlink: "xlink:"
        case .xml: "xml:"
        case .xmlns: document.spelling(of: attribute.name) == "xmlns" ? "" : "xmlns:"
        }
    }

    /// Writes text with `&`, U+00A0, `<` and `>` as references, and in attributes `"`.
    private func writeEscaped(_ text: ArraySlice<UInt8>, inAttribute: Bool, to output: inout [UInt8]) {
        var previous: UInt8 = 0
        for byte in text {
            switch byte {
            case 0x26: output.append(contentsOf: "&amp;".utf8)
            case 0x3C: output.append(contentsOf: "&lt;".utf8)
            case 0x3E: output.append(contentsOf: "&gt;".utf8)
            case 0x22 where inAttribute: output.append(contentsOf: "&quot;".utf8)
            case 0xA0 where previous == 0xC2:
                output.removeLast()
                output.append(contentsOf: "&nbsp;".utf8)
            default: output.append(byte)
            }
            previous = byte
        }
    }
}
