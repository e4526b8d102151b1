// The state machine: tokens in, paragraphs and tables of definitions out. This file has the loop and the
// groups; what words do is in the files beside it.

import DocumentModel

/// Bounds of one reading.
struct RTFLimits {
    /// The greatest number of groups inside groups whose state is kept; deeper ones share a state.
    var groupDepth = 100_000
    /// The greatest number of fonts, colours, styles and lists.
    var definitionCount = 100_000
    /// The greatest number of bytes that one `\bin` may claim.
    var binaryCount: Int
    /// The greatest number of columns of a table.
    var columnCount = 512
}

/// Reads the words of a source in order.
///
/// It never fails: a source that is damaged gives what can be told from it, and diagnostics.
struct RTFInterpreter {
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: RTFLimits
    var lexer: RTFLexer

    var group: RTFGroup
    var stack: [RTFGroup] = []
    /// Groups that were opened beyond the greatest depth.
    private var overflowDepth = 0
    /// How many units of the fallback of a `\u` are still to be passed over.
    var fallbackCount = 0

    var source = RTFSource()
    var report = RTFReport()
    var decoder = RTFTextDecoder()
    /// Bytes of a code page that wait for the rest of their characters.
    var pendingBytes: [UInt8] = []
    var pendingPage = RTFCodePage.windows1252
    /// The first half of a character in UTF-16.
    var highSurrogate: UInt32?
    var defaultPage = RTFCodePage.windows1252
    var defaultFont: Int32 = 0
    var defaultLanguage: Int32 = 0

    /// The flows that are being filled, the innermost last.
    var flows: [RTFOpenFlow] = [RTFOpenFlow(place: .body, start: 0)]
    /// Text that goes to a definition, the innermost last.
    var captures: [[UInt8]] = []
    var fields: [RTFField] = []
    var stateNumbers: [RTFCharacterState: Int] = [:]
    /// The number of the current state, `nil` after a change.
    var stateNumber: Int?
    /// Where the token that is being read begins.
    var tokenOffset = 0

    // Definitions under construction
    var font = RTFOpenFont()
    var expandedColorIndex = 0
    var listLevels: [RTFListLevel] = []
    var listID = 0
    var listTemplate = 0
    var overrideList: Int32 = 0
    var oldNumbering = RTFParagraphState.OldNumbering.none
    var rowDefinitions: [Int32: RTFRowDefinition] = [:]
    var pendingCell = RTFCellDefinition(edge: 0)
    var picture = RTFOpenPicture()
    var propertyName = ""
    /// Places of pictures among the assets by their bytes, so that one that is shown often is one file.
    var pictureNumbers: [[UInt8]: Int] = [:]
    var names = AssetNames()
    var attachments: Set<String> = []
    /// Whether the next escaped byte stands for an attachment that has been read already.
    var skipsAttachmentByte = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, limits: RTFLimits) {
        self.bytes = bytes
        self.limits = limits
        lexer = RTFLexer(bytes, maximumBinaryCount: limits.binaryCount)
        group = RTFGroup(
            character: RTFCharacterState(),
            paragraph: RTFParagraphState(),
            destination: .body,
            unicodeSkip: 1
        )
        source.colors = RTFColorTable(maximumCount: limits.definitionCount)
        source.styles = RTFStyleSheet(maximumCount: limits.definitionCount)
        source.lists = RTFListTable(maximumCount: limits.definitionCount)
    }

    /// Reads everything.
    ///
    /// - Complexity: O(*n*) in the bytes.
    mutating func run() {
        var hasEnded = false
        while !hasEnded {
            let token = lexer.next()
            tokenOffset = token.range.lowerBound
            switch token.kind {
            case .text: text(token.range)
            case .word: word(token)
            case .groupStart: startGroup()
            case .groupEnd:
                // The brace that closes the first group ends the document.
                hasEnded = stack.count <= 1 && overflowDepth == 0 && endsDocument()
                if !hasEnded { endGroup() }
            case .escapedByte: escapedByte(token.byte)
            case .symbol: symbol(token.byte)
            case .lineEnd: lineEnd()
            case .binary: binary(token.range)
            case .end:
                report.truncatedDepth = stack.count + overflowDepth
                hasEnded = true
            }
        }
        while !stack.isEmpty { endGroup() }
        flushText()
        if flows[0].hasOpenText { endParagraph(.paragraph) }
        source.main = flows[0].flow
        report.binaryOffset = lexer.refusedBinaryOffset
        report.unknownPages = decoder.unknownPages.sorted()
        report.invalidByteCount = decoder.invalidCount
        report.endOffset = min(lexer.offset, bytes.count)
    }

    /// Whether a brace that closes the first group is the end, and not one too many in the middle.
    private mutating func endsDocument() -> Bool {
        var index = lexer.offset
        while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "}") { index += 1 }
        if index < bytes.count { report.trailingOffset = index }
        return true
    }

    // MARK: Groups

    private mutating func startGroup() {
        flushText()
        fallbackCount = 0
        group.isFresh = false
        guard stack.count < limits.groupDepth else {
            overflowDepth += 1
            report.deepOffset = report.deepOffset ?? tokenOffset
            return
        }
        stack.append(group)
        group.role = nil
        group.isFresh = true
        group.isIgnorable = false
    }

    mutating func endGroup() {
        flushText()
        fallbackCount = 0
        if overflowDepth > 0 {
            overflowDepth -= 1
            return
        }
        let closed = group
        guard let outer = stack.popLast() else { return }
        if closed.character != outer.character { stateNumber = nil }
        group = outer
        close(closed)
    }

    /// Passes over the rest of the group that is open.
    mutating func skipGroup() {
        flushText()
        fallbackCount = 0
        if overflowDepth > 0 { return }
        if !lexer.skipGroup() { report.truncatedDepth = stack.count }
        if let outer = stack.popLast() {
            group = outer
            stateNumber = nil
        }
    }

    // MARK: Tokens

    private mutating func word(_ token: RTFToken) {
        let name = UnsafeBufferPointer(rebasing: bytes[token.range])
        let action = RTFWord.action(for: name)
        if fallbackCount > 0 {
            // A word may stand in for a character, but one that opens a destination does not.
            if case .destination? = action {
            } else if case .special(.unicode)? = action {
            } else {
                fallbackCount -= 1
                return
            }
            fallbackCount = 0
        }
        let isFirst = group.isFresh
        let isIgnorable = group.isIgnorable
        group.isFresh = false
        group.isIgnorable = false
        guard let action else {
            if isFirst, isIgnorable { skipGroup() }
            return
        }
        flushBytes()
        perform(action, token.parameter, isFirst: isFirst)
    }

    private mutating func perform(_ action: RTFAction, _ parameter: Int?, isFirst: Bool) {
        let number = Int32(clamping: parameter ?? 0)
        switch action {
        case .destination(let destination): if isFirst { open(destination) }
        case .definition(let property): define(property, parameter ?? 0)
        case .insert(let scalar): insert(UInt32(scalar))
        case .special(let word): special(word, parameter)
        case .characterSet(let page): defaultPage = RTFCodePage(number: page)
        case .table(let property): table(property, parameter ?? 0)
        case .paragraph(let property): paragraph(property, parameter)
        case .toggle(let flag):
            if parameter == 0 { group.character.flags.remove(flag) } else { group.character.flags.insert(flag) }
            stateNumber = nil
        case .underline(let kind):
            group.character.underline = parameter == 0 ? .none : kind
            stateNumber = nil
        case .character(let property): character(property, number, isGiven: parameter != nil)
        }
    }

    private mutating func symbol(_ byte: UInt8) {
        if byte == UInt8(ascii: "*") {
            group.isIgnorable = group.isFresh
            return
        }
        if fallbackCount > 0 {
            fallbackCount -= 1
            return
        }
        group.isFresh = false
        switch byte {
        case 0x0A, 0x0D:
            if group.destination == .body {
                flushText()
                endParagraph(.paragraph)
            }
        case 0x09: insert(0x09)
        case UInt8(ascii: "~"): insert(0xA0)
        case UInt8(ascii: "_"): insert(0x2011)
        case UInt8(ascii: "-"): insert(0xAD)
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"): insert(UInt32(byte))
        // `\|` and `\:` are marks of an index.
        default: break
        }
    }
}
