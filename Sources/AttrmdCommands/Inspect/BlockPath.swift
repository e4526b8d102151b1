// Where a block stands, in words: `list item 2 › block quote › paragraph`.

import DocumentModel

/// The open blocks of a walk, as words.
struct BlockPath {
    private var names: [String] = []
    /// The number of cells so far in each open row, and of rows in each open table.
    private var counts: [Int] = []

    /// Blocks in the middle of a longer path are left out, so that deep nesting stays readable.
    private static let shownCount = 8

    /// Adds a block to the end of the path.
    mutating func enter(_ document: AttributedDocument, _ index: BlockIndex) {
        if !counts.isEmpty { counts[counts.count - 1] += 1 }
        let block = document.blocks[index]
        names.append(Self.name(of: block.kind, ordinal: counts.last ?? 0, document, block))
        counts.append(0)
    }

    /// Takes the last block away.
    mutating func leave() {
        names.removeLast()
        counts.removeLast()
    }

    private static func name(
        of kind: BlockKind,
        ordinal: Int,
        _ document: AttributedDocument,
        _ block: Block
    ) -> String {
        switch kind {
        case .paragraph: return "paragraph"
        case .heading(let level): return "heading \(level)"
        case .blockQuote: return "block quote"
        case .orderedList(let start, let delimiter, let isTight):
            let from = start == 1 ? "" : " from \(start)"
            return "ordered list" + from + (delimiter == .period ? "" : " with )") + (isTight ? "" : ", loose")
        case .unorderedList(_, let isTight): return "list" + (isTight ? "" : ", loose")
        case .listItem(let ordinal, let task):
            let state = task.map { $0 == .done ? ", done" : ", not done" } ?? ""
            return "item \(ordinal)" + state
        case .codeBlock(let info): return "code block" + (info.isEmpty ? "" : " " + quoted(info))
        case .htmlBlock: return "HTML block"
        case .thematicBreak: return "thematic break"
        case .table: return "table"
        case .tableHeaderRow: return "header row"
        case .tableRow: return "row \(ordinal - headerCount(document, block))"
        case .tableCell: return "cell \(ordinal)" + alignment(ordinal, document, block)
        case .footnoteDefinition(let label): return "footnote " + quoted(label)
        case .frontMatter(let format): return "front matter, " + format.rawValue.uppercased()
        case .verbatim(let kind): return kind.rawValue.map { $0 == "-" ? " " : String($0) }.joined()
        }
    }

    /// 1 if the table of a row has a header row, which is not counted among the rows.
    private static func headerCount(_ document: AttributedDocument, _ row: Block) -> Int {
        guard let table = row.parent, document.blocks[table + 1].kind == .tableHeaderRow else { return 0 }
        return 1
    }

    /// How a cell is aligned, if its column says so.
    private static func alignment(_ ordinal: Int, _ document: AttributedDocument, _ cell: Block) -> String {
        guard let row = cell.parent, let table = document.blocks[row].parent,
            case .table(let alignments) = document.blocks[table].kind,
            alignments.indices.contains(ordinal - 1), alignments[ordinal - 1] != .none
        else { return "" }
        return ", " + alignments[ordinal - 1].rawValue
    }
}

extension BlockPath: CustomStringConvertible {
    var description: String {
        let separator = " › "
        guard names.count > Self.shownCount else { return names.joined(separator: separator) }
        let front = names.prefix(Self.shownCount / 2)
        let back = names.suffix(Self.shownCount / 2)
        let left = names.count - front.count - back.count
        return (front + ["\(left) more"] + back).joined(separator: separator)
    }
}
