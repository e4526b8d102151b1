// Foundation's PresentationIntent where Foundation has none: the blocks around a run of text.

#if !canImport(Darwin)

    /// The blocks around a run of text, innermost first.
    ///
    /// As on Apple platforms: a block is told from its neighbours by its identity, a number that Markdown parsing
    /// gives to every block in pre-order, from 1.
    ///
    ///     let text = try AttributedString(markdown: "> quoted")
    ///     text.runs.first?.presentationIntent?.components.map(\.kind)   // [.paragraph, .blockQuote]
    public struct PresentationIntent: Hashable, Sendable {
        /// What a block is.
        public enum Kind: Hashable, Sendable {
            case paragraph
            /// Levels count from 1.
            case header(level: Int)
            case orderedList
            case unorderedList
            /// The number of the item; those of unordered lists count from 1.
            case listItem(ordinal: Int)
            /// The info string of a fenced block; `nil` without one.
            case codeBlock(languageHint: String?)
            case blockQuote
            case thematicBreak
            case table(columns: [PresentationIntent.TableColumn])
            case tableHeaderRow
            /// Rows count from 1; the header row is not one of them.
            case tableRow(rowIndex: Int)
            /// Columns count from 0.
            case tableCell(columnIndex: Int)
        }

        /// A column of a table.
        public struct TableColumn: Hashable, Codable, Sendable {
            /// Where the text of the cells stands. A column without alignment is `left`.
            public enum Alignment: Int, Hashable, Codable, Sendable {
                case left = 0
                case center = 1
                case right = 2
            }

            public var alignment: Alignment

            public init(alignment: Alignment) { self.alignment = alignment }
        }

        /// A block: what it is, and the number that tells it from others.
        public struct IntentType: Hashable, Codable, Sendable {
            public var kind: Kind
            public var identity: Int

            public init(kind: Kind, identity: Int) {
                self.kind = kind
                self.identity = identity
            }
        }

        /// The blocks, innermost first.
        public var components: [IntentType]

        /// A block, inside the blocks of `parent`.
        public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
            components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
        }

        /// These blocks, innermost first.
        public init(types: [IntentType]) { components = types }

        /// How deep the text is indented: the number of list items and block quotes around it.
        public var indentationLevel: Int {
            components.reduce(0) { level, component in
                switch component.kind {
                case .listItem, .blockQuote: return level + 1
                default: return level
                }
            }
        }
    }

    extension PresentationIntent.Kind: CustomDebugStringConvertible {
        /// Such as `header 1`, `codeBlock 'swift'`.
        public var debugDescription: String {
            switch self {
            case .paragraph: return "paragraph"
            case .header(let level): return "header \(level)"
            case .orderedList: return "orderedList"
            case .unorderedList: return "unorderedList"
            case .listItem(let ordinal): return "listItem \(ordinal)"
            case .codeBlock(let hint): return hint.map { "codeBlock '\($0)'" } ?? "codeBlock"
            case .blockQuote: return "blockQuote"
            case .thematicBreak: return "thematicBreak"
            case .table(let columns):
                return "table [" + columns.map(\.foundationDescription).joined(separator: ", ") + "]"
            case .tableHeaderRow: return "tableHeaderRow"
            case .tableRow(let index): return "tableRow \(index)"
            case .tableCell(let index): return "tableCell \(index)"
            }
        }
    }

    extension PresentationIntent.TableColumn {
        /// The description that the type has in Foundation, by its full name.
        fileprivate var foundationDescription: String {
            let type = "Foundation.PresentationIntent.TableColumn"
            return "\(type)(alignment: \(type).Alignment.\(alignment))"
        }
    }

    extension PresentationIntent.IntentType: CustomDebugStringConvertible {
        /// Such as `paragraph (id 3)`.
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    extension PresentationIntent: CustomDebugStringConvertible {
        /// Such as `[paragraph (id 3), blockQuote (id 2)]`.
        public var debugDescription: String {
            "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
        }
    }

#endif
