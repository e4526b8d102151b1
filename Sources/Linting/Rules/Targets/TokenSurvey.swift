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

    private var open: [InlineToken] = []
    /// The links that are open, with whether marks or code stand inside.
    private var links: [Bool] = []
    private var emphasisDepth = 0
    /// Whether any link and any image of the leaf has a title.
    private lazy var titles: (ofLinks: Bool, ofImages: Bool) = reading.document.runs[block.runRange]
        .reduce(into: (false, false)) { found, run in
            let attributes = reading.document.attributes(of: run)
            if attributes.link?.title != nil { found.0 = true }
            if attributes.image?.title != nil { found.1 = true }
        }
    private var strongDepth = 0

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
                if token.kind == .emphasisOpen { emphasisDepth += 1 }
                if token.kind == .strongOpen { strongDepth += 1 }
                open.append(token)
            case .linkOpen:
                links.append(false)
                open.append(token)
            case .imageOpen, .attributeOpen: open.append(token)
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
        if !links.isEmpty { links[links.count - 1] = true }
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
        let range = Int(opener.start)..<Int(token.end)
        switch opener.kind {
        case .emphasisOpen:
            emphasisDepth -= 1
            add(.emphasis, range)
            if strongDepth > 0 { add(.strongEmphasis, range) }
        case .strongOpen:
            strongDepth -= 1
            add(.strong, range)
            if emphasisDepth > 0 { add(.strongEmphasis, range) }
        case .strikethroughOpen: add(.strikethrough, range)
        case .highlightOpen: add(.highlight, range)
        case .attributeOpen: add(.customAttribute, range)
        case .linkOpen:
            add(.link, range)
            if links.popLast() == true { add(.styledLinkText, Int(opener.start)..<Int(token.start) + 1) }
            if hasTitle(token, isImage: false) { add(.linkTitle, range) }
        case .imageOpen:
            addImage(range)
            if hasTitle(token, isImage: true) { add(.imageTitle, range) }
        default: break
        }
    }

    private mutating func addImage(_ range: Range<Int>) {
        if !links.isEmpty {
            add(.linkedImage, range)
        } else if range == 0..<text.count, block.kind == .paragraph {
            add(.image, range)
        } else {
            add(.inlineImage, range)
        }
    }

    /// Whether the end of a link or image holds a title; of a reference the attributes of the text tell it.
    private mutating func hasTitle(_ token: InlineToken, isImage: Bool) -> Bool {
        let tail = bytes(token)
        guard tail.count > 2, tail[tail.startIndex + 1] == UInt8(ascii: "(") else {
            return isImage ? titles.ofImages : titles.ofLinks
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
