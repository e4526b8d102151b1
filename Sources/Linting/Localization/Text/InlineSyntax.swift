// The inline Markdown of one text as the lint compares it: spans, links and attributes with their places, and the
// markers that the parser took for text.

import DocumentFormats
import DocumentModel

/// What Foundation's parser makes of a text, by places in its source.
struct InlineSyntax: Sendable {
    /// A span of one kind of mark.
    struct Span: Sendable {
        var mark: Mark
        /// With its markers.
        var range: Range<Int>
        /// Between its markers.
        var content: Range<Int>
        /// Whether a span of the same mark lies around it, so that it changes nothing.
        var isRedundant = false
    }

    enum Mark: Int, Sendable, CaseIterable {
        case strong, emphasis, strikethrough, code

        /// The word for messages.
        var name: String {
            switch self {
            case .strong: return "bold"
            case .emphasis: return "italic"
            case .strikethrough: return "strikethrough"
            case .code: return "code"
            }
        }
    }

    struct Link: Sendable {
        enum Kind: Sendable {
            case inline, image, angle, bare, mail
        }

        var kind: Kind
        var range: Range<Int>
        /// The text between the brackets; of an address without brackets, the address.
        var text: Range<Int>
        var destination: Range<Int>
    }

    /// `^[text](payload)`
    struct Attribute: Sendable {
        var range: Range<Int>
        var text: Range<Int>
        var payload: Range<Int>
    }

    var spans: [Span] = []
    var links: [Link] = []
    var attributes: [Attribute] = []
    /// Raw HTML tags.
    var tags: [Range<Int>] = []
    /// Character references.
    var references: [Range<Int>] = []
    /// Backslash and character.
    var escapes: [Range<Int>] = []
    var markers: [LiteralMarker] = []

    var isEmpty: Bool { spans.isEmpty && links.isEmpty && attributes.isEmpty }

    /// How many spans of a mark change the look of something.
    func count(of mark: Mark) -> Int { spans.count { $0.mark == mark && !$0.isRedundant } }

    /// Whether two texts have as many spans of each mark and as many links.
    func isAlike(_ other: InlineSyntax) -> Bool {
        links.count == other.links.count && Mark.allCases.allSatisfy { count(of: $0) == other.count(of: $0) }
    }

    /// Whether an offset is inside a destination, a tag, a payload or code: where a marker is no marker.
    func isHidden(_ offset: Int) -> Bool {
        links.contains { ($0.kind != .inline && $0.kind != .image || !$0.text.contains(offset)) && $0.range.contains(offset) }
            || tags.contains { $0.contains(offset) }
            || spans.contains { $0.mark == .code && $0.range.contains(offset) }
    }
}

extension InlineSyntax {
    /// Parses a text.
    ///
    /// - Throws: `ReadError.tooExpensive` for a hostile one.
    /// - Complexity: as the scanner's.
    init(_ bytes: [UInt8], scanner: inout InlineScanner) throws(ReadError) {
        let result: Result<[InlineToken], ReadError> = bytes.withUnsafeBufferPointer { buffer in
            do throws(ReadError) { return .success(try scanner.tokens(in: buffer, limits: .standard)) } catch {
                return .failure(error)
            }
        }
        let tokens = try result.get()
        var building = Building(bytes)
        for token in tokens { building.add(token) }
        self = building.finished(tokens)
    }

    private struct Building {
        let bytes: [UInt8]
        var syntax = InlineSyntax()
        var open: [(kind: InlineToken.Kind, range: Range<Int>, spanIndex: Int)] = []

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func add(_ token: InlineToken) {
            let range = Int(token.start)..<Int(token.end)
            switch token.kind {
            case .escape: syntax.escapes.append(range)
            case .entity: syntax.references.append(range)
            case .html: syntax.tags.append(range)
            case .code: addCode(range)
            case .angleAddress: addAddress(.angle, range, range.lowerBound + 1..<range.upperBound - 1)
            case .bareAddress: addAddress(.bare, range, range)
            case .strongOpen: openSpan(.strong, token.kind, range)
            case .emphasisOpen: openSpan(.emphasis, token.kind, range)
            case .strikethroughOpen: openSpan(.strikethrough, token.kind, range)
            case .strongClose, .emphasisClose, .strikethroughClose: closeSpan(range)
            case .linkOpen, .imageOpen, .attributeOpen: open.append((token.kind, range, -1))
            case .linkClose: closeLink(range)
            case .footnote, .softBreak, .hardBreak, .verbatim, .highlightOpen, .highlightClose: break
            }
        }

        private mutating func addCode(_ range: Range<Int>) {
            var start = range.lowerBound
            while start < range.upperBound, bytes[start] == UInt8(ascii: "`") { start += 1 }
            let width = start - range.lowerBound
            syntax.spans.append(Span(mark: .code, range: range, content: start..<max(start, range.upperBound - width)))
        }

        private mutating func addAddress(_ kind: Link.Kind, _ range: Range<Int>, _ address: Range<Int>) {
            syntax.links.append(Link(kind: kind, range: range, text: address, destination: address))
        }

        /// How many spans of each mark are open.
        private var depths = [0, 0, 0, 0]

        private mutating func openSpan(_ mark: Mark, _ kind: InlineToken.Kind, _ range: Range<Int>) {
            let isRedundant = depths[mark.rawValue] > 0
            depths[mark.rawValue] += 1
            open.append((kind, range, syntax.spans.count))
            syntax.spans.append(Span(mark: mark, range: range, content: range, isRedundant: isRedundant))
        }

        private mutating func closeSpan(_ range: Range<Int>) {
            guard let opener = open.popLast(), opener.spanIndex >= 0 else { return }
            depths[syntax.spans[opener.spanIndex].mark.rawValue] -= 1
            syntax.spans[opener.spanIndex].range = opener.range.lowerBound..<range.upperBound
            syntax.spans[opener.spanIndex].content = opener.range.upperBound..<max(opener.range.upperBound, range.lowerBound)
        }

        private mutating func closeLink(_ range: Range<Int>) {
            guard let opener = open.popLast(), opener.spanIndex < 0 else { return }
            let text = opener.range.upperBound..<max(opener.range.upperBound, range.lowerBound)
            let whole = opener.range.lowerBound..<range.upperBound
            let inner = min(range.lowerBound + 2, range.upperBound)..<max(range.upperBound - 1, min(range.lowerBound + 2, range.upperBound))
            if opener.kind == .attributeOpen {
                syntax.attributes.append(Attribute(range: whole, text: text, payload: inner))
            } else {
                let kind: Link.Kind = opener.kind == .imageOpen ? .image : .inline
                syntax.links.append(Link(kind: kind, range: whole, text: text, destination: destination(inner)))
            }
        }

        /// The address between the parentheses of a link, without angle brackets and title.
        private func destination(_ inner: Range<Int>) -> Range<Int> {
            var start = inner.lowerBound
            while start < inner.upperBound, bytes[start].isMarkdownSpace { start += 1 }
            guard start < inner.upperBound else { return start..<start }
            var end = start
            if bytes[start] == UInt8(ascii: "<") {
                while end < inner.upperBound, bytes[end] != UInt8(ascii: ">") {
                    end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
                }
                return start + 1..<max(start + 1, min(end, inner.upperBound))
            }
            while end < inner.upperBound, !bytes[end].isMarkdownSpace { end += 1 }
            return start..<end
        }

        mutating func finished(_ tokens: [InlineToken]) -> InlineSyntax {
            syntax.markers = LiteralMarker.markers(in: bytes, outside: tokens)
            addMailAddresses(tokens)
            return syntax
        }

        /// Mail addresses are found in text that nothing else has taken.
        private mutating func addMailAddresses(_ tokens: [InlineToken]) {
            guard bytes.contains(UInt8(ascii: "@")) else { return }
            let found = bytes.withUnsafeBufferPointer { InlineScanner.mailAddresses(in: $0) }
            for range in found where !syntax.isHidden(range.lowerBound) {
                if syntax.links.contains(where: { $0.range.overlaps(range) }) { continue }
                addAddress(.mail, range, range)
            }
        }
    }
}
