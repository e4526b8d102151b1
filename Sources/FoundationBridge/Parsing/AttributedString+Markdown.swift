// Foundation's initialisers from Markdown where Foundation has none. What they give follows what Foundation is
// documented and was observed to give; Documentation/attributed-string.md lists what is not known.

#if !canImport(Darwin)

    public import FoundationEssentials

    extension AttributedString {
        /// The attributed string of a Markdown source.
        ///
        ///     let text = try AttributedString(markdown: "Tea is *hot*.")
        ///     text.runs.count   // 3
        ///
        /// - Parameters:
        ///   - markdown: The source.
        ///   - options: What is interpreted and what becomes of errors.
        ///   - baseURL: What relative addresses are relative to; `nil` keeps them as they are.
        /// - Throws: By `options.failurePolicy`: what `decodeMarkdown(from:)` of an attribute key throws,
        ///   `DecodingError` for a payload of an extended attribute that is no JSON5, and `ReadError` for a
        ///   source that would take more than linear time.
        /// - Complexity: O(*n*) in the bytes, O(*r* log *r*) in the runs.
        public init(
            markdown: String,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(Array(markdown.utf8), ScopeKeys.foundation, options, baseURL)
        }

        /// The attributed string of a Markdown source in UTF-8.
        ///
        /// - Throws: As `init(markdown:options:baseURL:)`, and `CocoaError(.fileReadCorruptFile)` for bytes that are
        ///   not UTF-8, which become U+FFFD under `returnPartiallyParsedIfPossible`.
        public init(
            markdown: Data,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(Array(markdown), ScopeKeys.foundation, options, baseURL)
        }

        /// The attributed string of a file of Markdown in UTF-8.
        ///
        /// - Throws: As `init(markdown:options:baseURL:)`, and what reading the file throws.
        public init(
            contentsOf url: URL,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(Array(try Data(contentsOf: url)), ScopeKeys.foundation, options, baseURL)
        }

        /// The attributed string of a Markdown source, with extended attributes of a scope.
        ///
        /// The keys of the scope that conform to `MarkdownDecodableAttributedStringKey` decode the attributes of
        /// their `markdownName`; `options.allowsExtendedAttributes` has to be set.
        ///
        ///     let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        ///     try AttributedString(markdown: "^[text](rainbow: 'extreme')", including: \.myApp, options: options)
        public init<S: AttributeScope>(
            markdown: String,
            including scope: KeyPath<AttributeScopes, S.Type>,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
        }

        /// The attributed string of a Markdown source, with extended attributes of a scope.
        public init<S: AttributeScope>(
            markdown: String,
            including scope: S.Type,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(Array(markdown.utf8), ScopeKeys(scope), options, baseURL)
        }

        /// The attributed string of a Markdown source in UTF-8, with extended attributes of a scope.
        public init<S: AttributeScope>(
            markdown: Data,
            including scope: KeyPath<AttributeScopes, S.Type>,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
        }

        /// The attributed string of a Markdown source in UTF-8, with extended attributes of a scope.
        public init<S: AttributeScope>(
            markdown: Data,
            including scope: S.Type,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(Array(markdown), ScopeKeys(scope), options, baseURL)
        }

        /// The attributed string of a file of Markdown in UTF-8, with extended attributes of a scope.
        public init<S: AttributeScope>(
            contentsOf url: URL,
            including scope: KeyPath<AttributeScopes, S.Type>,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(contentsOf: url, including: S.self, options: options, baseURL: baseURL)
        }

        /// The attributed string of a file of Markdown in UTF-8, with extended attributes of a scope.
        public init<S: AttributeScope>(
            contentsOf url: URL,
            including scope: S.Type,
            options: AttributedString.MarkdownParsingOptions = .init(),
            baseURL: URL? = nil
        ) throws {
            try self.init(Array(try Data(contentsOf: url)), ScopeKeys(scope), options, baseURL)
        }

        private init(
            _ source: [UInt8],
            _ keys: ScopeKeys,
            _ options: AttributedString.MarkdownParsingOptions,
            _ baseURL: URL?
        ) throws {
            self = try MarkdownParsing(source: source, keys: keys, options: options, baseURL: baseURL).parse()
        }
    }

#endif
