// Document type declarations (states 13.2.5.53 to 13.2.5.68).

extension Tokenizer {
    /// A document type token, at `<!DOCTYPE`. Its parts are in `documentType`.
    mutating func nextDocumentType() -> Token {
        let token = Token(.documentType, offset: position)
        documentType = DocumentTypeToken()
        position += 9
        if !source[position].isHTMLSpace, source[position] != 0x3E, position < source.count {
            report(.missingWhitespaceBeforeDoctypeName, at: position)
        }
        skipSpace()
        if readDocumentTypeName(), readDocumentTypeKeyword() { readBogusDocumentType() }
        return token
    }

    /// The end of a declaration that lacks something.
    private mutating func endDocumentType(_ code: HTMLParseError.Code) {
        report(code, at: position)
        documentType.forcesQuirks = true
        if position < source.count { position += 1 }
    }

    /// Something wrong, behind which everything up to `>` is dropped.
    private mutating func breakDocumentType(_ code: HTMLParseError.Code) -> Bool {
        report(code, at: position)
        documentType.forcesQuirks = true
        return true
    }

    /// Reads the name; `false` if the declaration is over.
    private mutating func readDocumentTypeName() -> Bool {
        if source[position] == 0x3E {
            endDocumentType(.missingDoctypeName)
            return false
        }
        var name: [UInt8] = []
        while position < source.count, !source[position].isHTMLSpace, source[position] != 0x3E {
            appendIdentifierByte(source[position].asciiLowercased, to: &name)
        }
        if position < source.count || !name.isEmpty { documentType.name = name }
        return goesOn()
    }

    /// Skips white space; `false` behind the closing `>` or at the end of the input.
    private mutating func goesOn() -> Bool {
        skipSpace()
        if source[position] == 0x3E {
            position += 1
            return false
        }
        guard position < source.count else {
            endDocumentType(.eofInDoctype)
            return false
        }
        return true
    }

    /// Reads what follows the name; whether the rest up to `>` is still to be dropped.
    private mutating func readDocumentTypeKeyword() -> Bool {
        if hasKeyword("public", at: position) {
            position += 6
            return readPublicIdentifier()
        }
        if hasKeyword("system", at: position) {
            position += 6
            if source[position] == 0x22 || source[position] == 0x27 {
                report(.missingWhitespaceAfterDoctypeSystemKeyword, at: position)
            }
            return readSystemIdentifier(missing: .missingDoctypeSystemIdentifier)
        }
        return breakDocumentType(.invalidCharacterSequenceAfterDoctypeName)
    }

    private mutating func readPublicIdentifier() -> Bool {
        if source[position] == 0x22 || source[position] == 0x27 {
            report(.missingWhitespaceAfterDoctypePublicKeyword, at: position)
        }
        skipSpace()
        if source[position] == 0x3E {
            endDocumentType(.missingDoctypePublicIdentifier)
            return false
        }
        guard goesOn() else { return false }
        guard source[position] == 0x22 || source[position] == 0x27 else {
            return breakDocumentType(.missingQuoteBeforeDoctypePublicIdentifier)
        }
        let (identifier, isWhole) = readIdentifier(abrupt: .abruptDoctypePublicIdentifier)
        documentType.publicIdentifier = identifier
        guard isWhole else { return false }
        if source[position] == 0x22 || source[position] == 0x27 {
            report(.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers, at: position)
        }
        guard goesOn() else { return false }
        return readSystemIdentifier(missing: nil)
    }

    /// Reads the system identifier, if one stands here.
    ///
    /// - Parameter missing: The error if the declaration ends here.
    private mutating func readSystemIdentifier(missing: HTMLParseError.Code?) -> Bool {
        skipSpace()
        if let missing, source[position] == 0x3E {
            endDocumentType(missing)
            return false
        }
        guard goesOn() else { return false }
        guard source[position] == 0x22 || source[position] == 0x27 else {
            return breakDocumentType(.missingQuoteBeforeDoctypeSystemIdentifier)
        }
        let (identifier, isWhole) = readIdentifier(abrupt: .abruptDoctypeSystemIdentifier)
        documentType.systemIdentifier = identifier
        guard isWhole, goesOn() else { return false }
        report(.unexpectedCharacterAfterDoctypeSystemIdentifier, at: position)
        return true
    }

    /// Reads an identifier at its opening quote.
    ///
    /// - Returns: The identifier, and whether its closing quote was found before `>` and the end.
    private mutating func readIdentifier(abrupt: HTMLParseError.Code) -> ([UInt8], isWhole: Bool) {
        let quote = source[position]
        position += 1
        var identifier: [UInt8] = []
        while position < source.count, source[position] != quote, source[position] != 0x3E {
            appendIdentifierByte(source[position], to: &identifier)
        }
        if position < source.count, source[position] == quote {
            position += 1
            return (identifier, true)
        }
        endDocumentType(position < source.count ? abrupt : .eofInDoctype)
        return (identifier, false)
    }

    private mutating func readBogusDocumentType() {
        while position < source.count, source[position] != 0x3E {
            if source[position] == 0 { report(.unexpectedNullCharacter, at: position) }
            position += 1
        }
        if position < source.count { position += 1 }
    }

    private mutating func appendIdentifierByte(_ byte: UInt8, to identifier: inout [UInt8]) {
        if byte == 0 {
            report(.unexpectedNullCharacter, at: position)
            identifier.append(utf8Of: 0xFFFD)
        } else {
            identifier.append(byte)
        }
        position += 1
    }

    private mutating func skipSpace() {
        while source[position].isHTMLSpace { position += 1 }
    }
}
