// The document type and the compatibility mode that it selects (standard, section 13.2.6.4.1).

extension TreeBuilder {
    /// Inserts the document type node and sets the mode.
    mutating func insertDocumentType(_ token: Token) {
        let parts = tokenizer.documentType
        let isPlain =
            parts.name.map { $0.elementsEqual("html".utf8) } == true && parts.publicIdentifier == nil
            && (parts.systemIdentifier == nil
                || parts.systemIdentifier?.elementsEqual("about:legacy-compat".utf8) == true)
        if !isPlain { report(.unexpectedDocumentType, token) }
        var node = HTMLNode(kind: .documentType, sourceOffset: token.offset)
        node.dataStart = UInt32(truncatingIfNeeded: tokenizer.bytes.count)
        node.dataCount = UInt32(truncatingIfNeeded: parts.name?.count ?? 0)
        tokenizer.bytes.append(contentsOf: parts.name ?? [])
        let position = makeNode(node)
        append(position, to: documentNode)
        documentType = HTMLDocumentType(
            name: String(decoding: parts.name ?? [], as: UTF8.self),
            publicIdentifier: parts.publicIdentifier.map { String(decoding: $0, as: UTF8.self) },
            systemIdentifier: parts.systemIdentifier.map { String(decoding: $0, as: UTF8.self) }
        )
        if !options.isEmbedded { quirksMode = Self.quirksMode(of: parts) }
    }

    /// The mode that a document type selects.
    static func quirksMode(of parts: DocumentTypeToken) -> HTMLQuirksMode {
        let publicIdentifier = parts.publicIdentifier?.map(\.asciiLowercased)
        let systemIdentifier = parts.systemIdentifier?.map(\.asciiLowercased)
        func hasPublicPrefix(_ prefixes: [StaticString]) -> Bool {
            guard let publicIdentifier else { return false }
            return prefixes.contains { prefix in
                prefix.withUTF8Buffer { publicIdentifier.starts(with: $0) }
            }
        }
        if parts.forcesQuirks || parts.name?.elementsEqual("html".utf8) != true { return .quirks }
        if let publicIdentifier, exactPublicIdentifiers.contains(where: { publicIdentifier.elementsEqual($0.utf8) }) {
            return .quirks
        }
        if systemIdentifier?.elementsEqual(ibmSystemIdentifier.utf8) == true { return .quirks }
        if hasPublicPrefix(quirksPrefixes) { return .quirks }
        if hasPublicPrefix(html401Prefixes) { return systemIdentifier == nil ? .quirks : .limitedQuirks }
        if hasPublicPrefix(limitedQuirksPrefixes) { return .limitedQuirks }
        return .noQuirks
    }

    private static let ibmSystemIdentifier = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd"

    private static let exactPublicIdentifiers = [
        "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html",
    ]

    private static let html401Prefixes: [StaticString] = [
        "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//",
    ]

    private static let limitedQuirksPrefixes: [StaticString] = [
        "-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//",
    ]

    private static let quirksPrefixes: [StaticString] = [
        "+//silmaril//dtd html pro v0r11 19970101//",
        "-//as//dtd html 3.0 aswedit + extensions//",
        "-//advasoft ltd//dtd html 3.0 aswedit + extensions//",
        "-//ietf//dtd html 2.0 level 1//",
        "-//ietf//dtd html 2.0 level 2//",
        "-//ietf//dtd html 2.0 strict level 1//",
        "-//ietf//dtd html 2.0 strict level 2//",
        "-//ietf//dtd html 2.0 strict//",
        "-//ietf//dtd html 2.0//",
        "-//ietf//dtd html 2.1e//",
        "-//ietf//dtd html 3.0//",
        "-//ietf//dtd html 3.2 final//",
        "-//ietf//dtd html 3.2//",
        "-//ietf//dtd html 3//",
        "-//ietf//dtd html level 0//",
        "-//ietf//dtd html level 1//",
        "-//ietf//dtd html level 2//",
        "-//ietf//dtd html level 3//",
        "-//ietf//dtd html strict level 0//",
        "-//ietf//dtd html strict level 1//",
        "-//ietf//dtd html strict level 2//",
        "-//ietf//dtd html strict level 3//",
        "-//ietf//dtd html strict//",
        "-//ietf//dtd html//",
        "-//metrius//dtd metrius presentational//",
        "-//microsoft//dtd internet explorer 2.0 html strict//",
        "-//microsoft//dtd internet explorer 2.0 html//",
        "-//microsoft//dtd internet explorer 2.0 tables//",
        "-//microsoft//dtd internet explorer 3.0 html strict//",
        "-//microsoft//dtd internet explorer 3.0 html//",
        "-//microsoft//dtd internet explorer 3.0 tables//",
        "-//netscape comm. corp.//dtd html//",
        "-//netscape comm. corp.//dtd strict html//",
        "-//o'reilly and associates//dtd html 2.0//",
        "-//o'reilly and associates//dtd html extended 1.0//",
        "-//o'reilly and associates//dtd html extended relaxed 1.0//",
        "-//sq//dtd html 2.0 hotmetal + extensions//",
        "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
        "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
        "-//spyglass//dtd html 2.0 extended//",
        "-//sun microsystems corp.//dtd hotjava html//",
        "-//sun microsystems corp.//dtd hotjava strict html//",
        "-//w3c//dtd html 3 1995-03-24//",
        "-//w3c//dtd html 3.2 draft//",
        "-//w3c//dtd html 3.2 final//",
        "-//w3c//dtd html 3.2//",
        "-//w3c//dtd html 3.2s draft//",
        "-//w3c//dtd html 4.0 frameset//",
        "-//w3c//dtd html 4.0 transitional//",
        "-//w3c//dtd html experimental 19960712//",
        "-//w3c//dtd html experimental 970421//",
        "-//w3c//dtd w3 html//",
        "-//w3o//dtd w3 html 3.0//",
        "-//webtechs//dtd mozilla html 2.0//",
        "-//webtechs//dtd mozilla html//",
    ]
}
