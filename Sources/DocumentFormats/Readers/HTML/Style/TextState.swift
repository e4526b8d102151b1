// The state of text at one place of the tree: what the elements around it say together.

import DocumentModel

/// What text at one place carries; the larger parts are numbers into the tables of `TextStateTable`.
struct TextState: Hashable {
    var flags: Flags = []
    var whiteSpace = CSSFacts.WhiteSpace.collapse
    /// A link by its number, 0 is none; the others likewise.
    var link: Int32 = 0
    var look: Int32 = 0
    var language: Int32 = 0
    var custom: Int32 = 0
    var verbatim: VerbatimSpan?
    var nesting = MarkNesting()

    /// Few words, because every link of a document has a state of its own.
    func hash(into hasher: inout Hasher) {
        let small = UInt64(flags.rawValue) | UInt64(whiteSpace.rawValue) << 16
        hasher.combine(small | UInt64(UInt32(bitPattern: link)) << 32)
        hasher.combine(UInt64(UInt32(bitPattern: look)) | UInt64(UInt32(bitPattern: custom)) << 32)
    }

    struct Flags: OptionSet, Hashable {
        let rawValue: UInt16
        static let strong = Flags(rawValue: 1)
        static let emphasis = Flags(rawValue: 2)
        static let strikethrough = Flags(rawValue: 4)
        static let code = Flags(rawValue: 8)
        static let highlight = Flags(rawValue: 16)
        /// In a font of fixed width, which may mean code.
        static let monospaced = Flags(rawValue: 32)
        /// Inside an element that takes marks off: `pre`.
        static let plain = Flags(rawValue: 64)
        /// White space of a program that stands for one space.
        static let oneSpace = Flags(rawValue: 128)
    }
}

extension TextState {
    /// Sets a mark and notes where it stands among the others.
    mutating func set(_ flag: Flags, _ mark: MarkNesting.Mark) {
        guard !flags.contains(flag) else { return }
        flags.insert(flag)
        nesting.append(mark)
    }

    /// Takes a mark away; its place among the others stays unknown.
    mutating func clear(_ flag: Flags, _ mark: MarkNesting.Mark) {
        guard flags.contains(flag) else { return }
        flags.remove(flag)
        var kept = MarkNesting()
        for other in nesting.marks where other != mark { kept.append(other) }
        nesting = kept
    }
}

/// The distinct links, looks and other large parts of a document's text states, and the attribute set of
/// each state.
struct TextStateTable {
    private var links: [Link] = []
    private var looks: [TextStyle] = []
    private var lookNumbers: [TextStyle: Int32] = [:]
    private var languages: [String] = []
    private var customs: [CustomAttributes] = []

    func link(_ number: Int32) -> Link? { number == 0 ? nil : links[Int(number) - 1] }
    func look(_ number: Int32) -> TextStyle { number == 0 ? TextStyle() : looks[Int(number) - 1] }
    func custom(_ number: Int32) -> CustomAttributes { number == 0 ? CustomAttributes() : customs[Int(number) - 1] }

    mutating func add(_ link: Link) -> Int32 {
        links.append(link)
        return Int32(links.count)
    }

    mutating func add(_ look: TextStyle) -> Int32 {
        if look.isEmpty { return 0 }
        if let number = lookNumbers[look] { return number }
        looks.append(look)
        lookNumbers[look] = Int32(looks.count)
        return Int32(looks.count)
    }

    mutating func add(language: String) -> Int32 {
        if languages.last == language { return Int32(languages.count) }
        languages.append(language)
        return Int32(languages.count)
    }

    mutating func add(_ custom: CustomAttributes) -> Int32 {
        customs.append(custom)
        return Int32(customs.count)
    }

    /// The attributes of text in a state.
    func attributes(of state: TextState) -> InlineAttributes {
        var attributes = InlineAttributes()
        let flags = state.flags
        if flags.contains(.strong) { attributes.intents.insert(.strong) }
        if flags.contains(.emphasis) { attributes.intents.insert(.emphasis) }
        if flags.contains(.strikethrough) { attributes.intents.insert(.strikethrough) }
        if flags.contains(.code) { attributes.intents.insert(.code) }
        if flags.contains(.highlight) { attributes.intents.insert(.highlight) }
        attributes.link = link(state.link)
        let look = look(state.look)
        if !look.isEmpty { attributes.style = look }
        if state.language != 0 { attributes.language = languages[Int(state.language) - 1] }
        attributes.custom = custom(state.custom)
        attributes.verbatim = state.verbatim
        attributes.nesting = state.nesting.count > 1 ? state.nesting : MarkNesting()
        return attributes
    }
}
