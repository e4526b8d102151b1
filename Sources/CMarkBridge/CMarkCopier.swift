// Copies the C tree into flat arrays. The walk follows sibling and parent pointers, so depth takes no stack.

import CCMarkGFM

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

struct CMarkCopier {
    private var tree: CMarkTree
    private var resolver = CMarkKindResolver()
    private let copiesInlinePositions: Bool
    /// Whether the source holds references by number.
    private let hasNumericReferences: Bool
    /// What the library gives out from here on is read once.
    private let mark = ParseArena.mark

    /// - Parameter spare: A tree that is no longer needed, whose memory is used again.
    init(copiesInlinePositions: Bool, hasNumericReferences: Bool, spare: consuming CMarkTree) {
        self.copiesInlinePositions = copiesInlinePositions
        self.hasNumericReferences = hasNumericReferences
        tree = spare
        tree.nodes.removeAll(keepingCapacity: true)
        tree.details.removeAll(keepingCapacity: true)
        tree.bytes.removeAll(keepingCapacity: true)
    }

    /// Whether `&#` stands anywhere.
    static func hasNumericReference(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard var rest = source.baseAddress else { return false }
        let end = rest + source.count
        while let ampersand = memchr(rest, 0x26, end - rest)?.assumingMemoryBound(to: UInt8.self) {
            rest = UnsafePointer(ampersand) + 1
            if rest < end, rest.pointee == UInt8(ascii: "#") { return true }
        }
        return false
    }

    mutating func copy(_ root: OpaquePointer, byteEstimate: Int) -> CMarkTree {
        tree.bytes.reserveLargeCapacity(byteEstimate)
        tree.nodes.reserveLargeCapacity(byteEstimate / 20 + 16)
        tree.details.reserveLargeCapacity(byteEstimate / 40 + 16)
        var node = root
        var depth: UInt32 = 0
        while true {
            append(node, depth: depth)
            if let child = cmark_node_first_child(node) {
                node = child
                depth += 1
                continue
            }
            while true {
                if depth == 0 { return tree }
                if let sibling = cmark_node_next(node) {
                    node = sibling
                    break
                }
                guard let parent = cmark_node_parent(node) else { return tree }
                node = parent
                depth -= 1
            }
        }
    }

    private mutating func append(_ node: OpaquePointer, depth: UInt32) {
        let kind = resolver.kind(of: node)
        var copy = CMarkNode(kind: kind, depth: depth)
        switch kind {
        case .text, .code, .htmlInline, .footnoteReference, .htmlBlock:
            copy.first = slice(cmark_node_get_literal(node))
        case .codeBlock:
            copy.first = slice(cmark_node_get_fence_info(node))
        case .link, .image:
            copy.first = slice(cmark_node_get_url(node))
        case .table:
            let count = Int(cmark_gfm_extensions_get_table_columns(node))
            if let alignments = cmark_gfm_extensions_get_table_alignments(node) {
                copy.first = CMarkSlice(start: tree.bytes.count, count: count)
                tree.bytes.append(contentsOf: UnsafeBufferPointer(start: alignments, count: count))
            }
        default:
            break
        }
        if kind.isBlock || kind == .link || kind == .image || copiesInlinePositions {
            copy.detailsIndex = UInt32(truncatingIfNeeded: tree.details.count)
            appendDetails(of: node, kind)
        }
        tree.nodes.append(copy)
    }

    private mutating func appendDetails(of node: OpaquePointer, _ kind: CMarkNodeKind) {
        var details = CMarkDetails()
        switch kind {
        case .codeBlock:
            details.second = slice(cmark_node_get_literal(node))
        case .link, .image:
            details.second = slice(cmark_node_get_title(node))
        case .heading:
            details.number = cmark_node_get_heading_level(node)
        case .orderedList, .bulletList:
            details.number = cmark_node_get_list_start(node)
            details.flag = cmark_node_get_list_tight(node) != 0
            details.hasParenthesis = cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM
        case .taskItem:
            details.flag = cmark_gfm_extensions_get_tasklist_item_checked(node)
        default:
            break
        }
        if kind.isBlock || copiesInlinePositions {
            details.startLine = cmark_node_get_start_line(node)
            details.startColumn = cmark_node_get_start_column(node)
            details.endLine = cmark_node_get_end_line(node)
            details.endColumn = cmark_node_get_end_column(node)
        }
        tree.details.append(details)
    }

    private mutating func slice(_ text: UnsafePointer<CChar>?) -> CMarkSlice {
        guard let text else { return .empty }
        // The library has made a copy with a zero at its end; for all nodes that would be as much as the source.
        defer { ParseArena.rewind(to: mark) }
        let count = strlen(text)
        guard count > 0 else { return .empty }
        let start = tree.bytes.count
        text.withMemoryRebound(to: UInt8.self, capacity: count) {
            append(UnsafeBufferPointer(start: $0, count: count))
        }
        return CMarkSlice(start: start, count: tree.bytes.count - start)
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard hasNumericReferences, text.contains(where: { $0 >= 0xFE }) else {
            return tree.bytes.append(contentsOf: text)
        }
        // For the references to U+FFFE and U+FFFF the library writes these bytes, which are no UTF-8.
        for byte in text {
            if byte >= 0xFE {
                tree.bytes += [0xEF, 0xBF, byte - 0x40]
            } else {
                tree.bytes.append(byte)
            }
        }
    }
}
