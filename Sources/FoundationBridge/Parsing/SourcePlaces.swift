// Where pieces of text stood in the source, as lines and columns.

#if !canImport(Darwin)

    import DocumentFormats
    import DocumentModel
    import FoundationEssentials

    /// The places of a document's text, met from front to back.
    struct SourcePlaces {
        private let sources: [InlineSource]
        private let lines: SourceLines?
        private var next = 0

        /// - Parameter source: The bytes that the offsets count; `nil` when places are not wanted.
        init(_ sources: [InlineSource], source: [UInt8]?) {
            self.sources = sources
            lines = source.map { SourceLines($0) }
        }

        /// A part of a run that stood in one place.
        struct Piece {
            var range: Range<Int>
            var position: AttributedString.MarkdownSourcePosition?
        }

        /// The parts of a run; runs have to come in order.
        mutating func pieces(of range: Range<Int>) -> [Piece] {
            guard lines != nil else { return [Piece(range: range, position: nil)] }
            var pieces: [Piece] = []
            var start = range.lowerBound
            while start < range.upperBound {
                while next < sources.count, sources[next].text.upperBound <= start { next += 1 }
                guard next < sources.count, sources[next].text.lowerBound < range.upperBound else {
                    pieces.append(Piece(range: start..<range.upperBound, position: nil))
                    break
                }
                let text = sources[next].text
                if text.lowerBound > start {
                    pieces.append(Piece(range: start..<text.lowerBound, position: nil))
                    start = text.lowerBound
                }
                let end = min(text.upperBound, range.upperBound)
                pieces.append(Piece(range: start..<end, position: position(sources[next].source)))
                start = end
            }
            return pieces
        }

        /// The place of a block of code or HTML.
        func position(of block: Block) -> AttributedString.MarkdownSourcePosition? {
            position(block.source?.offsets)
        }

        private func position(_ offsets: Range<Int>?) -> AttributedString.MarkdownSourcePosition? {
            guard let lines, let offsets, !offsets.isEmpty else { return nil }
            let start = lines.position(at: offsets.lowerBound)
            let end = lines.position(at: offsets.upperBound - 1)
            return .init(startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
        }
    }

#endif
