// Attributes of the model to members of an attributes object: Foundation's names where Foundation has one
// that says the same, else the package's own object.

import DocumentModel

/// Makes the members of one attribute set.
struct InlineMembers {
    let compatibility: JSONCompatibility
    private let reader: JSONReaderFacts
    private(set) var members: [(name: String, value: [UInt8])] = []
    /// The members of `AttributedMarkdown.inline`.
    private var own: [(name: String, value: [UInt8])] = []
    /// What Foundation's names cannot say, by subject; only for `.foundation`.
    private(set) var losses: [(subject: String, message: String)] = []

    /// - Parameters:
    ///   - imageOrdinal: Tells an image from an equal one before it; 0 for the first.
    ///   - hasLineFeeds: Whether the text has line feeds that are no hard breaks.
    init(
        _ attributes: InlineAttributes,
        imageOrdinal: Int,
        hasLineFeeds: Bool,
        compatibility: JSONCompatibility,
        reader: JSONReaderFacts
    ) {
        self.compatibility = compatibility
        self.reader = reader
        if hasLineFeeds {
            addOwn("lineFeeds", Array("true".utf8), "hard-break", "a line feed in text is read as a hard break")
        }
        addIntents(attributes.intents)
        addLink(attributes.link, image: attributes.image)
        addImage(attributes.image, ordinal: imageOrdinal)
        if let language = attributes.language { add(.language, Self.quoted(language)) }
        if let footnote = attributes.footnoteReference {
            addOwn("footnote", Self.quoted(footnote), "footnote", "a footnote reference becomes text")
        }
        if let style = attributes.style { addStyle(style, intents: attributes.intents) }
        addCustom(attributes)
        if let verbatim = attributes.verbatim {
            addOwn(
                "verbatim",
                Self.quoted(verbatim.rawValue),
                verbatim.rawValue,
                "the source of the span becomes plain text"
            )
        }
        addOwnObject()
    }

    // MARK: Adding

    mutating func add(_ key: AttributedJSONKey, _ value: [UInt8]) { members.append(("\(key.name)", value)) }

    /// Adds a fact that Foundation has no name for, or counts it as lost.
    mutating func addOwn(_ name: String, _ value: [UInt8], _ subject: String, _ loss: String) {
        if compatibility == .package {
            own.append((name, value))
        } else {
            lose(subject, loss)
        }
    }

    /// Whether the reader knows a name that is neither Foundation's for Markdown nor the package's.
    func isKnown(_ name: String) -> Bool { reader.names?.contains(name) ?? true }

    mutating func lose(_ subject: String, _ message: String) { losses.append((subject, message)) }

    private mutating func addOwnObject() {
        guard !own.isEmpty else { return }
        own.sort { $0.name < $1.name }
        var value: [UInt8] = []
        for member in own {
            value.append(value.isEmpty ? 0x7B : 0x2C)
            JSONPrinter.writeString(member.name, to: &value)
            value.append(0x3A)
            value += member.value
        }
        value.append(0x7D)
        add(.inline, value)
    }

    static func quoted(_ string: String) -> [UInt8] {
        var result: [UInt8] = []
        JSONPrinter.writeString(string, to: &result)
        return result
    }

    static func address(_ string: String) -> [UInt8] {
        Array("{\"relative\":".utf8) + quoted(string) + [0x7D]
    }

    // MARK: Attributes

    private mutating func addIntents(_ intents: InlineIntents) {
        let known = intents.intersection(.foundation)
        if !known.isEmpty { add(.inlineIntent, Array(String(known.rawValue).utf8)) }
        if intents.contains(.placeholder) {
            addOwn("placeholder", Array("true".utf8), "link", "a link without text leaves nothing")
        }
        if intents.contains(.highlight) {
            addOwn("highlight", Array("true".utf8), "highlight", "highlighted text becomes plain")
        }
    }

    private mutating func addLink(_ link: Link?, image: Image?) {
        guard let link else { return }
        let isAccepted = FoundationURL.accepts(link.destination)
        if isAccepted {
            let destination = compatibility == .package ? link.destination : FoundationURL.encoded(link.destination)
            add(.link, Self.address(destination))
            addExact("link", destination)
        } else {
            addOwn(
                "link",
                Self.quoted(link.destination),
                "link",
                "Foundation's URL takes no such address; the text stays"
            )
        }
        guard let title = link.title else { return }
        if image == nil, isAccepted {
            add(.alternateDescription, Self.quoted(title))
        } else {
            addOwn("linkTitle", Self.quoted(title), "link-title", "the title of the link is dropped")
        }
    }

    /// Adds an address as it is where the reader keeps another form of it, and that form, which tells whether
    /// somebody has given the text another address since.
    private mutating func addExact(_ name: String, _ address: String) {
        guard compatibility == .package, let kept = reader.keptAddresses[address] else { return }
        own.append((name + "Address", Self.quoted(address)))
        own.append((name + "Kept", Self.quoted(kept)))
    }

    private mutating func addImage(_ image: Image?, ordinal: Int) {
        guard let image else { return }
        if FoundationURL.accepts(image.source) {
            let source = compatibility == .package ? image.source : FoundationURL.encoded(image.source)
            add(.imageURL, Self.address(source))
            addExact("image", source)
        } else {
            addOwn(
                "source",
                Self.quoted(image.source),
                "image",
                "Foundation's URL takes no such address; the description stays"
            )
        }
        if let title = image.title { add(.alternateDescription, Self.quoted(title)) }
        if image.alternateText.unicodeScalars.contains("\u{FFFC}") {
            addOwn(
                "alternateText",
                Self.quoted(image.alternateText),
                "image",
                "an object replacement character in a description is dropped"
            )
        }
        guard compatibility == .package else { return }
        if ordinal > 0 { own.append(("image", Array(String(ordinal).utf8))) }
    }

    private mutating func addCustom(_ attributes: InlineAttributes) {
        var carried: [JSONValue.Member] = []
        for member in attributes.custom.members {
            if let key = Self.argumentKey(of: member), isKnown("\(key.name)") {
                add(key, Self.json(member.value))
            } else if JSONPrinter.isRepresentable(member.value), isKnown(member.name),
                !AttributedJSONKey.isReserved(member.name) || Self.mayStandAlone(member, attributes)
            {
                members.append((member.name, Self.json(member.value)))
            } else {
                carried.append(member)
            }
        }
        if !carried.isEmpty {
            let payload = String(decoding: JSON5Payload.write(CustomAttributes(carried)), as: UTF8.self)
            addOwn(
                "custom",
                Self.quoted(payload),
                "custom-attribute",
                "an attribute whose name or value JSON cannot hold is dropped"
            )
        }
    }

    private static func json(_ value: JSONValue) -> [UInt8] {
        var result: [UInt8] = []
        JSONPrinter.writeValue(value, to: &result)
        return result
    }

    /// The key of an attribute that Apple's parser knows by another name and whose value is plain.
    static func argumentKey(of member: JSONValue.Member) -> AttributedJSONKey? {
        AttributedJSONKey.markdownNames.first {
            $0.markdown == member.name && isPlainArgument(member.value, of: $0.key)
        }?.key
    }

    private static func isPlainArgument(_ value: JSONValue, of key: AttributedJSONKey) -> Bool {
        switch value {
        case .bool(true): return key == .localizedNumberFormat
        case .integer: return key != .localizedNumberFormat
        default: return false
        }
    }

    /// Whether a reserved name is read back as a custom attribute beside these attributes.
    private static func mayStandAlone(_ member: JSONValue.Member, _ attributes: InlineAttributes) -> Bool {
        switch (member.name, member.value) {
        case ("NSAlternateDescription", .string): return attributes.link == nil && attributes.image == nil
        case ("NSSuperScript", .integer(let value)):
            return value != 1 && value != -1 && attributes.style?.baseline == nil
        default: return false
        }
    }
}
