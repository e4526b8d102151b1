// The entry: bytes in, tree out.

/// Parses HTML by the rules of the HTML standard (section 13.2), as browsers do.
///
/// Any bytes give a document; only the limits of `Options` make parsing throw. Nothing is fetched, and
/// scripts do not run.
///
///     let document = try HTMLParser().parse(Array("<title>a</title><p>b".utf8))
///     let fragment = try HTMLParser().parseFragment(Array("<li>b".utf8), context: .ul)
public struct HTMLParser: Sendable {
    /// What a parser does and how far it goes.
    public struct Options: Sendable {
        /// The encoding of the input if it is known from outside; `nil` lets the bytes decide.
        public var encoding: HTMLEncoding?

        /// Whether `noscript` is read as browsers with scripts read it: as text. Default: no.
        public var isScriptingEnabled = false

        /// Whether the document is embedded (`iframe srcdoc`), for which no quirks hold. Default: no.
        public var isEmbedded = false

        /// Whether `<a/>` is an element without content, as in XHTML. In HTML the slash means nothing. Default: no.
        public var closesEmptyElements = false

        /// Whether `HTMLDocument.parseErrors` is filled. Costs one more pass over the input. Default: no.
        public var collectsParseErrors = false

        /// How many elements may be open within each other. An element beyond is in the tree, but empty:
        /// its content goes into its ancestor at the limit, so no text is lost. Browsers use 512 too.
        /// At least 16.
        public var maximumDepth = 512 {
            didSet { maximumDepth = max(maximumDepth, 16) }
        }

        /// How many nodes a tree may have. The rules can make 500 nodes of a 3-byte tag.
        public var maximumNodeCount = 10_000_000

        /// How many attributes an element may have.
        public var maximumAttributeCount = 1024

        /// How many bytes the input, and the text of the tree, may have.
        public var maximumByteCount = 1 << 30 {
            didSet { maximumByteCount = min(max(maximumByteCount, 0), 1 << 30) }
        }

        /// Options with the defaults.
        public init() {}
    }

    /// What the parser does and how far it goes.
    public var options: Options

    /// Makes a parser; it holds no state between documents.
    public init(options: Options = Options()) { self.options = options }

    /// Parses a document.
    ///
    /// - Parameter bytes: The document in any encoding of `HTMLEncoding`.
    /// - Returns: A tree whose root is the document node, with `html`, `head` and `body` (or a frameset)
    ///   whether or not their tags are there.
    /// - Throws: `HTMLParsingError` when a limit is passed, with the byte offset.
    /// - Complexity: O(*n*) in bytes for documents whose depth is bounded; at most O(*n* × depth limit).
    public func parse(_ bytes: [UInt8]) throws(HTMLParsingError) -> HTMLDocument {
        try build(bytes) { builder in
            builder.documentNode = builder.makeNode(HTMLNode(kind: .document, sourceOffset: 0))
        }
    }

    /// Parses a fragment, as setting `innerHTML` does.
    ///
    /// - Parameters:
    ///   - bytes: The fragment.
    ///   - context: The element that the fragment is to stand in.
    ///   - namespace: The namespace of that element.
    ///   - quirksMode: The mode of the document that the fragment is for.
    /// - Returns: A tree whose root is a fragment node; its children are the nodes of the fragment.
    /// - Throws: `HTMLParsingError` when a limit is passed, with the byte offset.
    /// - Complexity: As `parse`.
    public func parseFragment(
        _ bytes: [UInt8],
        context: HTMLName = .body,
        namespace: HTMLNamespace = .html,
        quirksMode: HTMLQuirksMode = .noQuirks
    ) throws(HTMLParsingError) -> HTMLDocument {
        try build(bytes) { builder in
            builder.quirksMode = quirksMode
            builder.openFragment(context: context, namespace: namespace)
        }
    }

    private func build(
        _ bytes: [UInt8],
        start: (inout TreeBuilder) -> Void
    ) throws(HTMLParsingError) -> HTMLDocument {
        guard bytes.count <= options.maximumByteCount else { throw .tooManyBytes(offset: options.maximumByteCount) }
        let text = SourceText(bytes, encoding: options.encoding, collectsErrors: options.collectsParseErrors)
        return try text.bytes.withUnsafeBufferPointer { (buffer) throws(HTMLParsingError) -> HTMLDocument in
            var builder = TreeBuilder(SourceView(buffer), options: options)
            start(&builder)
            do throws(HTMLParsingError) {
                try builder.run()
            } catch {
                throw error.movingOffset(text.offsets.inputOffset)
            }
            var document = builder.makeDocument()
            document.adopt(text, source: SourceView(buffer), collectsErrors: options.collectsParseErrors)
            return document
        }
    }
}

extension TreeBuilder {
    /// Prepares for a fragment (standard, section 13.2.10): node 0 is the root `html`, node 1 the
    /// document, which is not part of the result.
    fileprivate mutating func openFragment(context name: HTMLName, namespace: HTMLNamespace) {
        let root = makeNode(HTMLNode(kind: .fragment, name: .html, sourceOffset: 0))
        documentNode = makeNode(HTMLNode(kind: .document, sourceOffset: 0))
        push(OpenElement(node: root, name: .html, namespace: .html, traits: elements.traits(of: .html)))
        let traits =
            namespace == .html
            ? elements.traits(of: name) : elements.foreignTraits(of: name, in: namespace)
        context = OpenElement(node: root, name: name, namespace: namespace, traits: traits)
        if namespace == .html {
            tokenizer.contentModel = contentModel(inside: name)
            if name == .template { templateModes.append(.inTemplate) }
            // A form as the context keeps other forms out. It is not open, so its end tag closes nothing:
            // the document node, which is never open, stands for it.
            if name == .form { formElement = documentNode }
        }
        resetMode()
    }

    private func contentModel(inside name: HTMLName) -> ContentModel {
        switch name {
        case .title, .textarea: .rcdata
        case .style, .xmp, .iframe, .noembed, .noframes: .rawText
        case .noscript where options.isScriptingEnabled: .rawText
        case .script: .scriptData
        case .plaintext: .plainText
        default: .data
        }
    }

    /// Hands the tree over.
    fileprivate consuming func makeDocument() -> HTMLDocument {
        var document = HTMLDocument()
        if context != nil { nodes[0].name = .none }
        document.nodes = nodes
        document.attributes = tokenizer.attributes
        document.bytes = tokenizer.bytes
        document.names = tokenizer.names
        document.quirksMode = quirksMode
        document.documentType = documentType
        document.parseErrors = tokenizer.errors
        document.depthLimitOffset = depthLimitOffset
        return document
    }
}

extension HTMLDocument {
    /// Takes what decoding found, and turns offsets in the decoded source into offsets in the input.
    fileprivate mutating func adopt(_ text: SourceText, source: SourceView, collectsErrors: Bool) {
        encoding = text.encoding
        decoding = text.report
        if collectsErrors {
            parseErrors += InputErrors.scan(source)
            parseErrors = parseErrors.enumerated()
                .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
        }
        if !text.offsets.isIdentity {
            for index in nodes.indices {
                nodes[index].sourceOffsetValue =
                    UInt32(clamping: text.offsets.inputOffset(of: Int(nodes[index].sourceOffsetValue)))
            }
            for index in parseErrors.indices {
                parseErrors[index].offset = text.offsets.inputOffset(of: parseErrors[index].offset)
            }
            depthLimitOffset = depthLimitOffset.map(text.offsets.inputOffset)
        }
        parseErrors += text.replacementOffsets.map { HTMLParseError(code: .invalidByteSequence, offset: $0) }
        if !text.replacementOffsets.isEmpty { parseErrors.sort { $0.offset < $1.offset } }
    }
}

extension HTMLParsingError {
    /// The error with another offset.
    fileprivate func movingOffset(_ move: (Int) -> Int) -> HTMLParsingError {
        switch self {
        case .tooManyBytes(let offset): .tooManyBytes(offset: move(offset))
        case .tooManyNodes(let offset): .tooManyNodes(offset: move(offset))
        case .tooManyAttributes(let offset): .tooManyAttributes(offset: move(offset))
        }
    }
}
