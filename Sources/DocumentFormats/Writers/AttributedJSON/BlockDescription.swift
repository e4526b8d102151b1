// Blocks as JSON: Foundation's kinds, and what the package's own name says about blocks.

import DocumentModel

/// Spells blocks for JSON.
enum BlockDescription {
    /// A kind as Foundation encodes it: an array of its name and what belongs to it.
    ///
    /// - Parameter place: The place of a row among the body rows from 1, or of a cell in its row from 0.
    static func kind(_ kind: BlockKind, place: Int) -> [UInt8] {
        switch kind {
        case .paragraph: return array(.paragraph)
        case .heading(let level): return array(.header, String(level))
        case .blockQuote: return array(.blockQuote)
        case .orderedList: return array(.orderedList)
        case .unorderedList: return array(.unorderedList)
        case .listItem(let ordinal, _): return array(.listItem, String(ordinal))
        case .codeBlock(let info): return info.isEmpty ? array(.codeBlock) : array(.codeBlock, quoted: info)
        case .thematicBreak: return array(.thematicBreak)
        case .table(let alignments):
            let columns = alignments.map { alignment in
                "{\"alignment\":\(alignment == .center ? 1 : alignment == .right ? 2 : 0)}"
            }
            return array(.table, "[" + columns.joined(separator: ",") + "]")
        case .tableHeaderRow: return array(.tableHeaderRow)
        case .tableRow: return array(.tableRow, String(place))
        case .tableCell: return array(.tableCell, String(place))
        case .htmlBlock: return array(.htmlBlock)
        case .footnoteDefinition(let label): return array(.footnoteDefinition, quoted: label)
        case .frontMatter(let format): return array(.frontMatter, quoted: format.rawValue)
        case .verbatim(let kind): return array(.verbatim, quoted: kind.rawValue)
        }
    }

    private static func array(_ name: IntentName, _ payload: String? = nil) -> [UInt8] {
        Array("[\"\(name.rawValue)\"\(payload.map { "," + $0 } ?? "")]".utf8)
    }

    private static func array(_ name: IntentName, quoted payload: String) -> [UInt8] {
        var result = Array("[\"\(name.rawValue)\",".utf8)
        JSONPrinter.writeString(payload, to: &result)
        result.append(0x5D)
        return result
    }

    /// One component of a presentation intent.
    static func component(identity: Int, kind: [UInt8]) -> [UInt8] {
        Array("{\"identity\":\(identity),\"kind\":".utf8) + kind + [0x7D]
    }

    /// The kind that Foundation is told of a block which it does not know.
    static func foundationKind(_ kind: BlockKind) -> BlockKind {
        switch kind {
        case .frontMatter(let format): return .codeBlock(info: format.rawValue)
        case .verbatim: return .paragraph
        default: return kind
        }
    }

    /// An object of these members, which are sorted here.
    static func object(_ members: [(name: String, value: [UInt8])]) -> [UInt8] {
        var result: [UInt8] = []
        for member in members.sorted(by: { $0.name < $1.name }) {
            result.append(result.isEmpty ? 0x7B : 0x2C)
            JSONPrinter.writeString(member.name, to: &result)
            result.append(0x3A)
            result += member.value
        }
        result.append(0x7D)
        return result
    }

    /// An array of values.
    static func array(of values: [[UInt8]]) -> [UInt8] {
        [0x5B] + Array(values.joined(separator: [0x2C])) + [0x5D]
    }
}
