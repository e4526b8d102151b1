// The Codable form of presentation intents: a kind is an array of its name and what belongs to it.

#if !canImport(Darwin)

    extension PresentationIntent: Codable {
        private enum CodingKeys: String, CodingKey {
            case components
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            components = try container.decode([IntentType].self, forKey: .components)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(components, forKey: .components)
        }
    }

    extension PresentationIntent.Kind: Codable {
        /// Decodes a kind; a code block without a hint may have none or `null`.
        ///
        /// - Throws: `DecodingError` for a name that is none or a missing number.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            let name = try container.decode(String.self)
            switch name {
            case "paragraph": self = .paragraph
            case "header": self = .header(level: try container.decode(Int.self))
            case "orderedList": self = .orderedList
            case "unorderedList": self = .unorderedList
            case "listItem": self = .listItem(ordinal: try container.decode(Int.self))
            case "codeBlock":
                let hint = container.isAtEnd ? nil : try container.decodeIfPresent(String.self)
                self = .codeBlock(languageHint: hint)
            case "blockQuote": self = .blockQuote
            case "thematicBreak": self = .thematicBreak
            case "table": self = .table(columns: try container.decode([PresentationIntent.TableColumn].self))
            case "tableHeaderRow": self = .tableHeaderRow
            case "tableRow": self = .tableRow(rowIndex: try container.decode(Int.self))
            case "tableCell": self = .tableCell(columnIndex: try container.decode(Int.self))
            default:
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "No kind of block: \(name)")
            }
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(name)
            switch self {
            case .header(let number), .listItem(let number), .tableRow(let number), .tableCell(let number):
                try container.encode(number)
            case .codeBlock(let hint?): try container.encode(hint)
            case .table(let columns): try container.encode(columns)
            default: break
            }
        }

        private var name: String {
            switch self {
            case .paragraph: return "paragraph"
            case .header: return "header"
            case .orderedList: return "orderedList"
            case .unorderedList: return "unorderedList"
            case .listItem: return "listItem"
            case .codeBlock: return "codeBlock"
            case .blockQuote: return "blockQuote"
            case .thematicBreak: return "thematicBreak"
            case .table: return "table"
            case .tableHeaderRow: return "tableHeaderRow"
            case .tableRow: return "tableRow"
            case .tableCell: return "tableCell"
            }
        }
    }

#endif
