// The tokenizer of the HTML standard, section 13.2.5. The whole input is in memory, so a state of the
// standard that lasts within one token is a place in a function here; only content models remain.

/// Cuts decoded source into tokens.
///
/// Text goes out as ranges of the source. Attributes, comments and names of attributes go into the
/// buffers that the document will own, so that no token allocates.
struct Tokenizer {
    let source: SourceView

    /// The next byte to read.
    var position = 0

    /// How to read on.
    var contentModel = ContentModel.data

    /// The name of the last start tag: only its end tag ends raw text.
    var lastStartTag: HTMLName?

    /// Whether `<![CDATA[` opens a CDATA section: the adjusted current node is not an HTML element.
    var allowsCDATASections = false

    /// Where the raw text being read ends: at its end tag or at the end of the input.
    var rawTextEnd: Int?

    /// The bytes of attribute values and comments, to which the tree builder adds the text.
    var bytes: [UInt8] = []

    /// The attributes of all tags so far.
    var attributes: [HTMLAttribute] = []

    /// The names so far.
    var names = NameTable.seed

    /// The text of the last character reference.
    var decoded: [UInt8] = []

    /// The last document type token.
    var documentType = DocumentTypeToken()

    /// For each name number: the serial number of the last tag that has an attribute with it.
    var lastTagWithAttribute: [UInt32] = []

    /// Counts tags, for `lastTagWithAttribute`.
    var tagSerial: UInt32 = 0

    let collectsErrors: Bool
    var errors: [HTMLParseError] = []

    /// The limit on attributes of one tag, and where it was passed.
    let maximumAttributeCount: Int
    var attributeLimitOffset: Int?

    init(_ source: SourceView, collectsErrors: Bool = false, maximumAttributeCount: Int = .max) {
        self.source = source
        self.collectsErrors = collectsErrors
        self.maximumAttributeCount = maximumAttributeCount
    }

    /// Reads one token.
    ///
    /// - Returns: At the end of the input, `endOfFile` each time.
    mutating func nextToken() -> Token {
        while true {
            switch contentModel {
            case .data:
                if let token = nextDataToken() { return token }
            case .rcdata, .rawText, .scriptData:
                return nextRawTextToken()
            case .plainText:
                return nextPlainTextToken()
            case .cdataSection:
                if let token = nextCDATAToken() { return token }
            }
        }
    }

    /// Notes a parse error if errors are wanted.
    @inline(__always)
    mutating func report(_ code: HTMLParseError.Code, at offset: Int) {
        if collectsErrors { errors.append(HTMLParseError(code: code, offset: min(offset, source.count))) }
    }

    /// A token for a range of the source.
    @inline(__always)
    func characters(_ start: Int, _ end: Int) -> Token {
        var token = Token(.characters, offset: start)
        token.dataStart = start
        token.dataCount = end - start
        return token
    }

    /// A token for the text in `decoded`.
    func decodedCharacters(at offset: Int) -> Token {
        var token = Token(.characters, offset: offset)
        token.isDecoded = true
        token.dataCount = decoded.count
        return token
    }

    /// A token for one U+FFFD.
    mutating func replacementCharacter(at offset: Int) -> Token {
        decoded.removeAll(keepingCapacity: true)
        decoded.append(utf8Of: 0xFFFD)
        return decodedCharacters(at: offset)
    }

    /// Data state: text up to the next markup, or that markup; `nil` where a CDATA section opens.
    private mutating func nextDataToken() -> Token? {
        while position < source.count {
            let start = position
            while true {
                let byte = source[position]
                if byte == 0x3C || byte == 0x26 || byte == 0 { break }
                position += 1
            }
            if position > start { return characters(start, position) }
            switch source[position] {
            case 0x3C:
                if let token = nextMarkupToken() { return token }
                if contentModel != .data { return nil }
            case 0x26:
                return nextCharacterReferenceToken()
            default:
                guard position < source.count else { break }
                report(.unexpectedNullCharacter, at: position)
                position += 1
                return Token(.null, offset: start)
            }
        }
        return Token(.endOfFile, offset: source.count)
    }

    /// Tag open state: at `<`. `nil` if the markup gives no token.
    private mutating func nextMarkupToken() -> Token? {
        let start = position
        let next = source[start + 1]
        if next.isASCIILetter { return nextStartTag() }
        switch next {
        case 0x2F:
            let name = source[start + 2]
            if name.isASCIILetter { return nextEndTag() }
            if name == 0x3E {
                report(.missingEndTagName, at: start + 2)
                position = start + 3
                return nil
            }
            if start + 2 >= source.count {
                report(.eofBeforeTagName, at: source.count)
                position = source.count
                return characters(start, source.count)
            }
            report(.invalidFirstCharacterOfTagName, at: start + 2)
            return nextBogusComment(at: start, contentStart: start + 2)
        case 0x21:
            return nextMarkupDeclaration()
        case 0x3F:
            report(.unexpectedQuestionMarkInsteadOfTagName, at: start + 1)
            return nextBogusComment(at: start, contentStart: start + 1)
        default:
            position = start + 1
            if position >= source.count {
                report(.eofBeforeTagName, at: source.count)
            } else {
                report(.invalidFirstCharacterOfTagName, at: position)
            }
            return characters(start, position)
        }
    }

    /// Markup declaration open state: at `<!`.
    private mutating func nextMarkupDeclaration() -> Token? {
        let start = position
        if source[start + 2] == 0x2D, source[start + 3] == 0x2D { return nextComment() }
        if hasKeyword("doctype", at: start + 2) { return nextDocumentType() }
        if hasExactly("[CDATA[", at: start + 2) {
            if allowsCDATASections {
                position = start + 9
                contentModel = .cdataSection
                return nil
            }
            report(.cdataInHTMLContent, at: start + 8)
            return nextBogusComment(at: start, contentStart: start + 2)
        }
        report(.incorrectlyOpenedComment, at: start + 2)
        return nextBogusComment(at: start, contentStart: start + 2)
    }

    /// Whether a keyword, given in small letters, stands at an offset in any case.
    func hasKeyword(_ keyword: StaticString, at offset: Int) -> Bool {
        keyword.withUTF8Buffer { bytes in
            for distance in 0..<bytes.count where source[offset + distance].asciiLowercased != bytes[distance] {
                return false
            }
            return true
        }
    }

    private func hasExactly(_ keyword: StaticString, at offset: Int) -> Bool {
        keyword.withUTF8Buffer { bytes in
            for distance in 0..<bytes.count where source[offset + distance] != bytes[distance] { return false }
            return true
        }
    }
}
