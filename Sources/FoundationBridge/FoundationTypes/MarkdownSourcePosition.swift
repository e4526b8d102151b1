// Foundation's place of text in a Markdown source where Foundation has none.

#if !canImport(Darwin)

    import DocumentModel
    public import FoundationEssentials

    extension AttributedString {
        /// Where text stood in a Markdown source: lines and columns from 1, columns in bytes of UTF-8, the end
        /// included.
        public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
            public let startLine: Int
            public let startColumn: Int
            public let endLine: Int
            public let endColumn: Int

            public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
                self.startLine = startLine
                self.startColumn = startColumn
                self.endLine = endLine
                self.endColumn = endColumn
            }
        }
    }

    extension Range where Bound == String.Index {
        /// The part of a source that a place names.
        ///
        /// Lines end with LF, CR LF or CR. A byte inside a character counts as the character.
        ///
        /// - Returns: `nil` when the source has no such line or column.
        /// - Complexity: O(*n*) in the bytes of the source.
        public init?(_ position: AttributedString.MarkdownSourcePosition, in source: some StringProtocol) {
            let bytes = Array(source.utf8)
            let starts = SourceLines(bytes).starts
            func offset(line: Int, column: Int) -> Int? {
                guard line >= 1, line <= starts.count, column >= 1 else { return nil }
                let offset = starts[line - 1] + column - 1
                return offset < (line < starts.count ? starts[line] : bytes.count) ? offset : nil
            }
            guard var start = offset(line: position.startLine, column: position.startColumn),
                let last = offset(line: position.endLine, column: position.endColumn), start <= last
            else { return nil }
            func isContinuation(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
            while start > 0, isContinuation(start) { start -= 1 }
            var end = last + 1
            while isContinuation(end) { end += 1 }
            let utf8 = source.utf8
            let first = utf8.index(utf8.startIndex, offsetBy: start)
            self = first..<utf8.index(first, offsetBy: end - start)
        }
    }

#endif
