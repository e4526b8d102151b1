// The runs of a block to the runs that Foundation's parser makes: the label of a link is text without marks, an
// image is its description, and the title of either is an alternate description.

#if !canImport(Darwin)

    import DocumentFormats
    import DocumentModel
    import FoundationEssentials

    /// Projects the runs of a document.
    struct InlineProjection {
        let document: AttributedDocument
        private let baseURL: URL?
        private let extended: ExtendedAttributes?
        /// The attributes of sets that were met before, by the number of the set.
        private var known: [RunPlan?]
        private var urls: [String: URL?] = [:]

        init(document: AttributedDocument, parsing: MarkdownParsing) {
            self.document = document
            baseURL = parsing.baseURL
            extended = parsing.options.allowsExtendedAttributes ? ExtendedAttributes(parsing) : nil
            known = Array(repeating: nil, count: document.attributeSets.count)
        }

        /// A piece of text and what it carries.
        struct Part {
            var text: ArraySlice<UInt8>
            var attributes: PartAttributes
            /// Whether this is text in which white space means nothing, neither code nor HTML nor a break.
            var isText: Bool
        }

        /// What a run gives to its text.
        private enum RunPlan {
            case text(PartAttributes, isText: Bool)
            /// Each U+FFFC becomes this text.
            case image([UInt8], PartAttributes)
            /// A break inside the label of a link, or a link around no text.
            case nothing
        }

        /// What a part of a run becomes.
        ///
        /// - Parameter range: Bytes of the document's text within the run.
        mutating func parts(of run: AttributedDocument.PlacedRun, in range: Range<Int>) throws -> [Part] {
            let number = Int(run.id.rawValue)
            let plan = try known[number] ?? plan(of: run.attributes)
            known[number] = plan
            switch plan {
            case .nothing: return []
            case .text(let attributes, let isText):
                return [Part(text: document.text[range], attributes: attributes, isText: isText)]
            case .image(let description, let attributes):
                guard !description.isEmpty else { return [] }
                let part = Part(text: description[...], attributes: attributes, isText: true)
                return Array(repeating: part, count: range.count / 3)
            }
        }

        private mutating func plan(of run: InlineAttributes) throws -> RunPlan {
            if run.intents.contains(.placeholder) { return .nothing }
            let isBreak = !run.intents.isDisjoint(with: [.softBreak, .hardBreak])
            var attributes = PartAttributes()
            var intents = run.intents
            var custom = run.custom
            if let link = run.link {
                if isBreak { return .nothing }
                let around = run.marksAroundLink
                intents = around.intents
                if !around.includesCustom { custom = CustomAttributes() }
                attributes.link = url(link.destination)
                attributes.alternateDescription = link.title
            }
            attributes.intents = InlinePresentationIntent(rawValue: UInt(intents.intersection(.foundation).rawValue))
            attributes.extended = try extended?.attributes(of: custom)
            guard let image = run.image else {
                return .text(attributes, isText: !isBreak && intents.isDisjoint(with: [.code, .inlineHTML]))
            }
            if run.link == nil {
                attributes.imageURL = url(image.source)
                attributes.alternateDescription = image.title
            }
            return .image(Array(image.alternateText.utf8), attributes)
        }

        /// The address, relative to the base; `nil` for what is no address.
        private mutating func url(_ address: String) -> URL? {
            if let known = urls[address] { return known }
            let url = URL(string: address, relativeTo: baseURL)
            urls[address] = .some(url)
            return url
        }
    }

    /// What one part of text carries besides its blocks.
    struct PartAttributes {
        var intents: InlinePresentationIntent = []
        var link: URL?
        var imageURL: URL?
        var alternateDescription: String?
        var extended: AttributeContainer?

        func merge(into attributes: inout AttributeContainer) {
            if !intents.isEmpty { attributes.inlinePresentationIntent = intents }
            if let link { attributes.link = link }
            if let imageURL { attributes.imageURL = imageURL }
            if let alternateDescription { attributes.alternateDescription = alternateDescription }
            if let extended { attributes.merge(extended) }
        }
    }

    extension InlineAttributes {
        /// What stood around a link rather than in its label, as the nesting of the source tells.
        fileprivate var marksAroundLink: (intents: InlineIntents, includesCustom: Bool) {
            let marks = nesting.marks
            guard let place = marks.firstIndex(of: .link) else { return ([], false) }
            var around: InlineIntents = []
            for mark in marks[..<place] {
                switch mark {
                case .emphasis: around.insert(.emphasis)
                case .strong: around.insert(.strong)
                case .strikethrough: around.insert(.strikethrough)
                case .highlight, .link, .custom: break
                }
            }
            return (intents.intersection(around), marks[..<place].contains(.custom))
        }
    }

#endif
