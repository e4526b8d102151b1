// The kinds of node in cmark-gfm's tree, as a closed set, and the way from its C numbers to them.

import CCMarkGFM

/// What a node of the parsed tree is.
public enum CMarkNodeKind: UInt8, Sendable, CaseIterable {
    // Blocks
    case document, blockQuote, bulletList, orderedList, item, taskItem, codeBlock, htmlBlock, customBlock
    case paragraph, heading, thematicBreak, footnoteDefinition, table, tableHeaderRow, tableRow, tableCell
    // Inlines
    case text, softBreak, lineBreak, code, htmlInline, customInline, emphasis, strong, link, image
    case footnoteReference, strikethrough
    /// A kind that this package does not know.
    case unknown

    /// Whether nodes of this kind are blocks.
    public var isBlock: Bool { rawValue < CMarkNodeKind.text.rawValue }
}

/// Turns the C library's node types into kinds.
///
/// The numbers of the core types are constants. Those of the extensions are given out when the
/// extensions are registered, so they are told by their type strings, once for each number. Two pairs
/// share a number and need a look at each node: a task item is an item whose type string is
/// `tasklist`, and a header row is a table row that says so. Footnote nodes are the other way round:
/// their number is right and their type string is `<unknown>`.
struct CMarkKindResolver {
    private var extensionKinds: [(type: UInt32, kind: CMarkNodeKind)] = []

    mutating func kind(of node: OpaquePointer) -> CMarkNodeKind {
        let type = cmark_node_get_type(node)
        switch type {
        case CMARK_NODE_TEXT: return .text
        case CMARK_NODE_SOFTBREAK: return .softBreak
        case CMARK_NODE_CODE: return .code
        case CMARK_NODE_PARAGRAPH: return .paragraph
        case CMARK_NODE_LINK: return .link
        case CMARK_NODE_EMPH: return .emphasis
        case CMARK_NODE_STRONG: return .strong
        case CMARK_NODE_ITEM: return isTaskItem(node) ? .taskItem : .item
        case CMARK_NODE_LIST:
            return cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .bulletList
        case CMARK_NODE_HEADING: return .heading
        case CMARK_NODE_CODE_BLOCK: return .codeBlock
        case CMARK_NODE_HTML_BLOCK: return .htmlBlock
        case CMARK_NODE_HTML_INLINE: return .htmlInline
        case CMARK_NODE_LINEBREAK: return .lineBreak
        case CMARK_NODE_IMAGE: return .image
        case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
        case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
        case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteReference
        case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnoteDefinition
        case CMARK_NODE_DOCUMENT: return .document
        case CMARK_NODE_CUSTOM_BLOCK: return .customBlock
        case CMARK_NODE_CUSTOM_INLINE: return .customInline
        default: return extensionKind(of: node, type: type.rawValue)
        }
    }

    private mutating func extensionKind(of node: OpaquePointer, type: UInt32) -> CMarkNodeKind {
        var found = extensionKinds.first { $0.type == type }?.kind
        if found == nil {
            let name = String(cString: cmark_node_get_type_string(node))
            let kinds: [String: CMarkNodeKind] = [
                "table": .table, "table_row": .tableRow, "table_header": .tableRow, "table_cell": .tableCell,
                "strikethrough": .strikethrough,
            ]
            found = kinds[name] ?? .unknown
            extensionKinds.append((type, found ?? .unknown))
        }
        if found == .tableRow, cmark_gfm_extensions_get_table_row_is_header(node) != 0 { return .tableHeaderRow }
        return found ?? .unknown
    }

    private func isTaskItem(_ node: OpaquePointer) -> Bool {
        // "tasklist" or "item": the first letter tells them apart.
        cmark_node_get_type_string(node)[0] == 0x74
    }
}
