// What Markdown can say about each attribute set of a document, worked out once for each set.

import DocumentModel

/// The marks of a run that Markdown writes, as a value that is cheap to copy and compare.
struct RunMarks: Equatable {
    /// What the characters of the run are.
    enum Role: UInt8 {
        case text
        case code
        case softBreak
        case hardBreak
        case html
        case image
        case footnote
        case verbatim
        /// A link or custom attributes around no text.
        case placeholder
    }

    /// Marks that are judged by the characters beside their delimiters.
    struct Flags: OptionSet, Hashable {
        let rawValue: UInt8
        static let emphasis = Flags(rawValue: 1)
        static let strong = Flags(rawValue: 2)
        static let strikethrough = Flags(rawValue: 4)
        static let highlight = Flags(rawValue: 8)
        // Written as HTML tags, where the caller allows it.
        static let underline = Flags(rawValue: 16)
        static let superscript = Flags(rawValue: 32)
        static let `subscript` = Flags(rawValue: 64)

        static let tags: Flags = [.underline, .superscript, .subscript]
    }

    var role = Role.text
    var flags: Flags = []
    /// The number of the link in the table, -1 for none.
    var link: Int32 = -1
    /// The number of the custom attributes in the table, -1 for none.
    var custom: Int32 = -1
    /// The number of the image, footnote label or placeholder in the table, -1 for none.
    var object: Int32 = -1
    /// Whether something of the set cannot be written.
    var hasLosses = false
    var nesting = MarkNesting()

    static let plain = RunMarks()

    /// Whether there is any mark around the characters.
    var hasMarks: Bool { !flags.isEmpty || link >= 0 || custom >= 0 }

    /// Whether the same marks stand around two texts of links, however they are nested.
    func hasSameMarks(as other: RunMarks) -> Bool { flags == other.flags && custom == other.custom }

    /// Whether two runs are one as far as Markdown goes.
    func isWritten(like other: RunMarks) -> Bool {
        role == other.role && flags == other.flags && link == other.link && custom == other.custom
            && object == other.object && nesting == other.nesting
    }
}

/// The marks of all attribute sets of a document.
struct MarkTable {
    private(set) var marks: [RunMarks] = []
    private(set) var links: [Link] = []
    private(set) var customs: [CustomAttributes] = []
    private(set) var images: [Image] = []
    private(set) var footnotes: [String] = []
    private(set) var placeholders: [Placeholder] = []

    /// What stands around no text: custom attributes, or a link by its number.
    enum Placeholder: Equatable {
        case link(Int32)
        case custom(Int32)
    }

    private var customNumbers: [CustomAttributes: Int32] = [:]

    /// - Complexity: O(*n*) in the attribute sets.
    init(_ document: AttributedDocument, options: WriteOptions) {
        let count = document.attributeSets.count
        marks.reserveCapacity(count)
        for number in 0..<count {
            let attributes = document.attributeSets[AttributeSetID(rawValue: UInt32(number))]
            marks.append(lower(attributes, options: options))
        }
    }

    subscript(id: AttributeSetID) -> RunMarks { marks[Int(id.rawValue)] }

    private mutating func lower(_ attributes: InlineAttributes, options: WriteOptions) -> RunMarks {
        var result = RunMarks()
        result.hasLosses = !MarkdownLoss.kinds(of: attributes, options: options).isEmpty
        result.nesting = attributes.nesting
        let intents = attributes.intents
        if intents.contains(.emphasis) { result.flags.insert(.emphasis) }
        if intents.contains(.strong) { result.flags.insert(.strong) }
        if intents.contains(.strikethrough), options.dialect != .commonmark { result.flags.insert(.strikethrough) }
        if intents.contains(.highlight), options.dialect == .notes { result.flags.insert(.highlight) }
        if options.markdown.hasBaselineTags, let style = attributes.style {
            result.flags.formUnion(Self.tags(of: style, options.markdown))
        }
        if let link = attributes.link { result.link = number(of: link) }
        if !attributes.custom.isEmpty, options.dialect == .notes { result.custom = number(of: attributes.custom) }

        if intents.contains(.softBreak) {
            result.role = .softBreak
        } else if intents.contains(.hardBreak) {
            result.role = .hardBreak
        } else if let image = attributes.image {
            result.role = .image
            result.object = Int32(images.count)
            images.append(image)
        } else if let label = attributes.footnoteReference, options.dialect != .commonmark {
            result.role = .footnote
            result.object = Int32(footnotes.count)
            footnotes.append(label)
        } else if attributes.verbatim != nil, options.dialect == .notes {
            result.role = .verbatim
        } else if intents.contains(.placeholder), result.link >= 0 || !attributes.custom.isEmpty {
            lowerPlaceholder(&result)
        } else if intents.contains(.inlineHTML) {
            result.role = .html
        } else if intents.contains(.code) {
            result.role = .code
        }
        return result
    }

    private static func tags(of style: TextStyle, _ spelling: MarkdownStyle) -> RunMarks.Flags {
        var flags: RunMarks.Flags = style.underline == nil || !spelling.allowsInlineHTML ? [] : .underline
        if style.baseline == .superscript { flags.insert(.superscript) }
        if style.baseline == .subscript { flags.insert(.subscript) }
        return flags
    }

    /// Of a link and attributes, the attributes are what is empty: a link can hold them.
    private mutating func lowerPlaceholder(_ marks: inout RunMarks) {
        marks.role = .placeholder
        if marks.custom >= 0 {
            marks.object = Int32(placeholders.count)
            placeholders.append(.custom(marks.custom))
            marks.custom = -1
        } else if marks.link >= 0 {
            marks.object = Int32(placeholders.count)
            placeholders.append(.link(marks.link))
            marks.link = -1
        }
    }

    /// Equal links of different sets have different numbers; that they are equal matters only side by side
    /// (see LeafLoader).
    mutating func number(of link: Link) -> Int32 {
        links.append(link)
        return Int32(links.count - 1)
    }

    private mutating func number(of custom: CustomAttributes) -> Int32 {
        if let number = customNumbers[custom] { return number }
        let number = Int32(customs.count)
        customs.append(custom)
        customNumbers[custom] = number
        return number
    }
}
