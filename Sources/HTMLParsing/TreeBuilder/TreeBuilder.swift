// The tree construction stage (standard, section 13.2.6): state, main loop and dispatch. The rules of the
// insertion modes are in the extensions.

/// Builds the tree of one document or fragment from the tokens of its source.
///
/// A value with mutating rules; nothing recurses over the tree or the stack of open elements, whose depth
/// is limited.
struct TreeBuilder {
    var tokenizer: Tokenizer
    let options: HTMLParser.Options
    let elements = ElementTable.shared
    let foreignNames = ForeignNames.shared

    var nodes: [HTMLNode] = []
    var mode = InsertionMode.initial
    var originalMode = InsertionMode.initial
    var templateModes: [InsertionMode] = []
    var openElements: [OpenElement] = []
    var formattingElements: [FormattingEntry] = []

    /// The nodes with `true` are in the stack of open elements.
    var isOpen: [Bool] = []

    /// The head and form element pointers; -1 is null.
    var headElement: Int32 = -1
    var formElement: Int32 = -1

    /// The node that stands for the document: comments behind the body go there.
    var documentNode: Int32 = 0

    /// The context element of a fragment.
    var context: OpenElement?

    var allowsFrameset = true
    var isFosterParenting = false
    var ignoresNextLineFeed = false
    var quirksMode = HTMLQuirksMode.noQuirks
    var documentType: HTMLDocumentType?

    /// The pending table characters: pieces of text, and whether one is not white space.
    var pendingTableText: [UInt8] = []
    var pendingTableTextOffset = 0
    var pendingTableTextIsSpace = true

    /// The names of start tags that lie too deep for the stack, until their end tags.
    var namesBeyondLimit: [HTMLName] = []
    var depthLimitOffset: Int?

    /// The room of texts that were moved in the buffer to grow.
    var textCapacities: [Int32: Int] = [:]

    init(_ source: SourceView, options: HTMLParser.Options) {
        tokenizer = Tokenizer(
            source,
            collectsErrors: options.collectsParseErrors,
            maximumAttributeCount: options.maximumAttributeCount
        )
        self.options = options
        // Room for dense markup: pages that are never touched cost nothing, moving grown arrays does.
        nodes.reserveCapacity(source.count / 10 + 8)
        isOpen.reserveCapacity(source.count / 10 + 8)
        tokenizer.bytes.reserveCapacity(source.count)
    }

    /// Reads all tokens.
    ///
    /// - Throws: `HTMLParsingError` with an offset in the decoded source when a limit is passed.
    mutating func run() throws(HTMLParsingError) {
        while true {
            tokenizer.allowsCDATASections = adjustedCurrentNode.map { $0.namespace != .html } ?? false
            let token = tokenizer.nextToken()
            if let offset = tokenizer.attributeLimitOffset { throw .tooManyAttributes(offset: offset) }
            if nodes.count > options.maximumNodeCount { throw .tooManyNodes(offset: token.offset) }
            if tokenizer.bytes.count > options.maximumByteCount { throw .tooManyBytes(offset: token.offset) }
            process(token)
            if options.closesEmptyElements, token.isSelfClosing { closeEmptyElement(token) }
            if token.kind == .endOfFile { return }
        }
    }

    /// Ends the element of a start tag that ends in `/>`, if it is open.
    private mutating func closeEmptyElement(_ token: Token) {
        guard token.kind == .startTag, let current = openElements.last, current.isHTML(token.name),
            Int(current.node) == nodes.count - 1
        else { return }
        var end = Token(.endTag, offset: token.offset)
        end.name = token.name
        tokenizer.contentModel = .data
        process(end)
    }

    /// Notes a parse error at a token.
    @inline(__always)
    mutating func report(_ code: HTMLParseError.Code, _ token: Token) {
        tokenizer.report(code, at: token.offset)
    }

    /// Sends one token through the rules.
    private mutating func process(_ token: Token) {
        if token.kind == .characters {
            processCharacters(token)
            return
        }
        ignoresNextLineFeed = false
        guard !namesBeyondLimit.isEmpty else {
            dispatch(token)
            return
        }
        if token.kind == .endTag, mode != .text, endsElementBeyondLimit(token.name) { return }
        dispatch(token)
        if openElements.count < options.maximumDepth { namesBeyondLimit.removeAll() }
    }

    /// Sends text through the rules, cut between white space and other text while the mode tells them
    /// apart.
    private mutating func processCharacters(_ token: Token) {
        var rest = token
        if ignoresNextLineFeed {
            ignoresNextLineFeed = false
            if byte(of: rest, at: 0) == 0x0A {
                rest.dataStart += 1
                rest.dataCount -= 1
            }
        }
        while rest.dataCount > 0 {
            guard mode.splitsText, !usesForeignRules(rest) else {
                dispatch(rest)
                return
            }
            let isSpace = byte(of: rest, at: 0).isHTMLSpace
            var length = 1
            while length < rest.dataCount, byte(of: rest, at: length).isHTMLSpace == isSpace { length += 1 }
            var piece = rest
            piece.dataCount = length
            if !rest.isDecoded { piece.offset = rest.dataStart }
            dispatch(piece)
            rest.dataStart += length
            rest.dataCount -= length
        }
    }

    /// The tree construction dispatcher.
    private mutating func dispatch(_ token: Token) {
        if usesForeignRules(token) {
            if applyForeignContent(token) == .done { return }
        }
        while apply(mode, token) == .reprocess {}
    }

    /// Whether the rules for foreign content hold for a token.
    @inline(__always)
    private func usesForeignRules(_ token: Token) -> Bool {
        guard let current = adjustedCurrentNode, current.namespace != .html else { return false }
        return isForeign(token, in: current)
    }

    private func isForeign(_ token: Token, in current: OpenElement) -> Bool {
        switch token.kind {
        case .endOfFile:
            return false
        case .startTag:
            if current.traits.contains(.htmlIntegrationPoint) { return false }
            if current.traits.contains(.mathMLTextIntegrationPoint) {
                return token.name == .mglyph || token.name == .malignmark
            }
            return !(current.namespace == .mathML && current.name == .annotationXML && token.name == .svg)
        case .characters, .null:
            return current.traits.isDisjoint(with: [.htmlIntegrationPoint, .mathMLTextIntegrationPoint])
        case .endTag, .comment, .documentType:
            return true
        }
    }

    /// Applies the rules of an insertion mode.
    mutating func apply(_ mode: InsertionMode, _ token: Token) -> Outcome {
        switch mode {
        case .inBody: applyInBody(token)
        case .text: applyText(token)
        case .initial: applyInitial(token)
        case .beforeHTML: applyBeforeHTML(token)
        case .beforeHead: applyBeforeHead(token)
        case .inHead: applyInHead(token)
        case .inHeadNoscript: applyInHeadNoscript(token)
        case .afterHead: applyAfterHead(token)
        case .inTable: applyInTable(token)
        case .inTableText: applyInTableText(token)
        case .inCaption: applyInCaption(token)
        case .inColumnGroup: applyInColumnGroup(token)
        case .inTableBody: applyInTableBody(token)
        case .inRow: applyInRow(token)
        case .inCell: applyInCell(token)
        case .inTemplate: applyInTemplate(token)
        case .afterBody: applyAfterBody(token)
        case .inFrameset: applyInFrameset(token)
        case .afterFrameset: applyAfterFrameset(token)
        case .afterAfterBody: applyAfterAfterBody(token)
        case .afterAfterFrameset: applyAfterAfterFrameset(token)
        }
    }
}
