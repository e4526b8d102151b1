// The subjects that the syntax of one leaf of Markdown holds, with their exact places.

import DocumentFormats
import DocumentModel
import TargetTable

/// Collects subjects from the tokens of the leaf that was scanned last.
struct TokenSurvey {
    private let tokens: [InlineToken]
    private let text: [UInt8]
    private let reading: LintReading
    private let block: Block
    private(set) var found: [(subject: SubjectID, range: Range<Int>)] = []
    /// The labels of the footnotes that are referred to.
    private(set) var footnotes: Set<String> = []

    private var open: [OpenToken] = []

    private struct OpenToken {
        var token: InlineToken
        /// Whether marks or code stand inside.
        var holdsMarks = false
        var holdsText = false
    }

    init(_ reading: LintReading, block: BlockIndex) {
        self.reading = reading
        self.block = reading.document.blocks[block]
        tokens = reading.syntax.tokens
        text = reading.syntax.leaf.text
    }

    mutating func survey() {
        for token in tokens {
            switch token.kind {
            case .emphasisOpen, .strongOpen, .strikethroughOpen, .highlightOpen:
                noteMark()
                open.append(OpenToken(token: token))
            case .linkOpen, .imageOpen, .attributeOpen:
                open.append(OpenToken(token: token))
            case .emphasisClose, .strongClose, .strikethroughClose, .highlightClose, .linkClose:
                close(token)
            case .code:
                noteMark()
                add(.codeSpan, token)
            case .html: addHTML(token)
            case .angleAddress: add(.autolink, token)
            case .bareAddress: add(.bareURL, token)
            case .footnote: addFootnote(token)
            case .softBreak: add(.softBreak, token)
            case .hardBreak: add(.hardBreak, token)
            case .verbatim: addVerbatim(token)
            case .escape, .entity: break
            }
        }
    }

    private mutating func noteMark() {
        for place in open.indices { open[place].holdsMarks = true }
    }

    private func bytes(_ token: InlineToken) -> ArraySlice<UInt8> { text[Int(token.start)..<Int(token.end)] }

    private mutating func add(_ subject: SubjectID, _ token: InlineToken) {
        add(subject, Int(token.start)..<Int(token.end))
    }

    private mutating func add(_ subject: SubjectID, _ range: Range<Int>) {
        found.append((subject, reading.syntax.leaf.sourceRange(range)))
    }

    // MARK: Pairs

    private mutating func close(_ token: InlineToken) {
        guard let opener = open.popLast() else { return }
        let range = Int(opener.token.start)..<Int(token.end)
        switch opener.token.kind {
        case .emphasisOpen: addMark(.emphasis, range, isInside: .strongOpen)
        case .strongOpen: addMark(.strong, range, isInside: .emphasisOpen)
        case .strikethroughOpen: add(.strikethrough, range)
        case .highlightOpen: add(.highlight, range)
        case .attributeOpen: add(.customAttribute, range)
        case .linkOpen:
            add(.link, range)
            if opener.holdsMarks { add(.styledLinkText, Int(opener.token.start)..<Int(token.start) + 1) }
            if hasTitle(token, isImage: false) { add(.linkTitle, range) }
        case .imageOpen:
            addImage(range)
            if hasTitle(token, isImage: true) { add(.imageTitle, range) }
        default: break
        }
    }

    private mutating func addMark(_ subject: SubjectID, _ range: Range<Int>, isInside outer: InlineToken.Kind) {
        add(subject, range)
        if open.contains(where: { $0.token.kind == outer }) { add(.strongEmphasis, range) }
    }

    private mutating func addImage(_ range: Range<Int>) {
        if open.contains(where: { $0.token.kind == .linkOpen }) {
            add(.linkedImage, range)
        } else if range == 0..<text.count, block.kind == .paragraph {
            add(.image, range)
        } else {
            add(.inlineImage, range)
        }
    }

    /// Whether the end of a link or image holds a title; of a reference the attributes of the text tell it.
    private func hasTitle(_ token: InlineToken, isImage: Bool) -> Bool {
        let tail = bytes(token)
        guard tail.count > 2, tail[tail.startIndex + 1] == UInt8(ascii: "(") else {
            return reading.document.runs[block.runRange].contains { run in
                let attributes = reading.document.attributes(of: run)
                return isImage ? attributes.image?.title != nil : attributes.link?.title != nil
            }
        }
        var end = tail.endIndex - 1
        while end > tail.startIndex, tail[end - 1] <= 0x20 { end -= 1 }
        switch tail[end - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return tail[..<end].dropLast().contains(tail[end - 1])
        case UInt8(ascii: ")"):
            return tail[..<end].contains(0x20)
        default: return false
        }
    }

    // MARK: Single tokens

    /// Tags that open and comments; one that closes goes with the one that opened.
    private mutating func addHTML(_ token: InlineToken) {
        let source = bytes(token)
        guard source.count > 2, source[source.startIndex + 1] != UInt8(ascii: "/"), !LintReading.isDirective(source)
        else { return }
        add(.inlineHTML, token)
    }

    private mutating func addFootnote(_ token: InlineToken) {
        let label = bytes(token).dropFirst(2).dropLast()
        guard reading.syntax.isDefined(Array(label), isFootnote: true) else { return }
        let name = String(decoding: label, as: UTF8.self)
        // A note is one thing, however often it is referred to.
        if footnotes.insert(name).inserted { add(.footnote, token) }
    }

    private mutating func addVerbatim(_ token: InlineToken) {
        switch bytes(token).first {
        case UInt8(ascii: "["): add(.wikiLink, token)
        case UInt8(ascii: "!"): add(.embed, token)
        case UInt8(ascii: "$"): add(.math, token)
        default: add(.comment, token)
        }
    }
}
