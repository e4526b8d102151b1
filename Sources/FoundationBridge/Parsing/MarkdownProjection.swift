// A document to the runs that Foundation's parser makes: the blocks of each run as a presentation intent, and
// nothing between blocks.

#if !canImport(Darwin)

    import DocumentFormats
    import DocumentModel
    import FoundationEssentials

    /// Projects one document.
    struct MarkdownProjection {
        let document: AttributedDocument
        let options: AttributedString.MarkdownParsingOptions
        private var builder = AttributedStringBuilder()
        private var inline: InlineProjection
        private var places: SourcePlaces
        private var folding = WhiteSpaceFolding()

        /// The blocks around the current one, outermost first.
        private var open: [OpenBlock] = []
        private var lastIdentity = 0

        private struct OpenBlock {
            var component: PresentationIntent.IntentType
            /// The delimiter of a list.
            var delimiter: Character?
            /// How many rows of the body, or cells, there were.
            var count = 0
        }

        init(_ result: ReadResult, parsing: MarkdownParsing) {
            document = result.document
            options = parsing.options
            inline = InlineProjection(document: result.document, parsing: parsing)
            places = SourcePlaces(
                result.inlineSources,
                source: parsing.options.appliesSourcePositionAttributes ? parsing.source : nil
            )
        }

        /// Projects the document.
        ///
        /// - Throws: What an attribute key throws for the value of an extended attribute.
        mutating func project() throws -> AttributedString {
            for event in document.blockEvents {
                switch event {
                case .enter(let index): try enter(index)
                case .leave(let index): if !document.blocks[index].kind.isLeaf { open.removeLast() }
                }
            }
            return builder.finish()
        }

        // MARK: Blocks

        private mutating func enter(_ index: BlockIndex) throws {
            let block = document.blocks[index]
            // Definitions give nothing, and no block.
            if case .verbatim = block.kind { return }
            let kind = presentationKind(block.kind)
            var component: PresentationIntent.IntentType?
            if let kind {
                lastIdentity += 1
                component = PresentationIntent.IntentType(kind: kind, identity: lastIdentity)
            }
            if block.kind.isLeaf {
                try project(leaf: index, component: component)
            } else if let component {
                open.append(OpenBlock(component: component, delimiter: delimiter(of: block.kind)))
            }
        }

        private mutating func presentationKind(_ kind: BlockKind) -> PresentationIntent.Kind? {
            switch kind {
            case .paragraph: return .paragraph
            case .heading(let level): return .header(level: level)
            case .blockQuote: return .blockQuote
            case .orderedList: return .orderedList
            case .unorderedList: return .unorderedList
            case .listItem(let ordinal, _): return .listItem(ordinal: ordinal)
            case .codeBlock(let info): return .codeBlock(languageHint: info.isEmpty ? nil : info)
            case .thematicBreak: return .thematicBreak
            case .table(let alignments):
                return .table(
                    columns: alignments.map { alignment in
                        switch alignment {
                        case .none, .left: return .init(alignment: .left)
                        case .center: return .init(alignment: .center)
                        case .right: return .init(alignment: .right)
                        }
                    }
                )
            case .tableHeaderRow: return .tableHeaderRow
            case .tableRow: return .tableRow(rowIndex: countChild() + 1)
            case .tableCell: return .tableCell(columnIndex: countChild())
            case .htmlBlock, .footnoteDefinition, .frontMatter, .verbatim: return nil
            }
        }

        /// How many children of this kind the open block had before.
        private mutating func countChild() -> Int {
            guard let last = open.indices.last else { return 0 }
            defer { open[last].count += 1 }
            return open[last].count
        }

        private func delimiter(of kind: BlockKind) -> Character? {
            switch kind {
            case .orderedList(_, let delimiter, _): return delimiter.rawValue.first
            case .unorderedList(let marker, _): return marker.rawValue.first
            default: return nil
            }
        }

        // MARK: Leaves

        private mutating func project(leaf index: BlockIndex, component: PresentationIntent.IntentType?) throws {
            let block = document.blocks[index]
            var attributes = AttributeContainer()
            if let language = options.languageCode { attributes.languageIdentifier = language }
            if options.interpretedSyntax == .full {
                var components = component.map { [$0] } ?? []
                components += open.reversed().lazy.map(\.component)
                if !components.isEmpty { attributes.presentationIntent = PresentationIntent(types: components) }
                if let list = open.last(where: { $0.delimiter != nil }) {
                    attributes.listItemDelimiter = list.delimiter
                }
            }
            switch block.kind {
            case .thematicBreak:
                builder.append([0xE2, 0xB8, 0xBB], attributes: attributes)
            case .htmlBlock, .codeBlock:
                if block.kind == .htmlBlock { attributes.inlinePresentationIntent = .blockHTML }
                if let place = places.position(of: block) { attributes.markdownSourcePosition = place }
                let text = document.text[block.textRange]
                builder.append(text, attributes: attributes)
                if let last = text.last, last != 0x0A { builder.append([0x0A], attributes: attributes) }
            default:
                try projectRuns(of: block, attributes: attributes)
            }
        }

        private mutating func projectRuns(of block: Block, attributes: AttributeContainer) throws {
            folding = WhiteSpaceFolding()
            for run in document.placedRuns(of: block) {
                for piece in places.pieces(of: run.range) {
                    for part in try inline.parts(of: run, in: piece.range) {
                        var all = attributes
                        part.attributes.merge(into: &all)
                        if let position = piece.position { all.markdownSourcePosition = position }
                        append(part, attributes: all)
                    }
                }
            }
        }

        private mutating func append(_ part: InlineProjection.Part, attributes: AttributeContainer) {
            guard options.interpretedSyntax == .inlineOnly else {
                return builder.append(part.text, attributes: attributes)
            }
            folding.append(part.text, isText: part.isText, attributes: attributes, to: &builder)
        }
    }

#endif
