// The style sheet: names and outline levels of paragraph styles, names of character styles. What a style
// looks like is repeated where it is used, so it need not be kept.

/// The styles of a source by number.
struct RTFStyleSheet: Sendable {
    struct ParagraphStyle: Hashable, Sendable {
        /// In lower case.
        var name: String
        /// From 0; -1 is text.
        var outlineLevel: Int32
        /// The place in blocks that the name stands for.
        var path: RTFBlockPath?
    }

    private(set) var paragraphs: [Int32: ParagraphStyle] = [:]
    /// Names of character styles, as they are.
    private(set) var characters: [Int32: String] = [:]
    private let maximumCount: Int

    init(maximumCount: Int) { self.maximumCount = maximumCount }

    mutating func addParagraphStyle(_ number: Int32, name: String, outlineLevel: Int32) {
        guard paragraphs.count < maximumCount else { return }
        paragraphs[number] = ParagraphStyle(
            name: name.lowercased(),
            outlineLevel: outlineLevel,
            path: RTFBlockPath(styleName: name)
        )
    }

    mutating func addCharacterStyle(_ number: Int32, name: String) {
        guard characters.count < maximumCount else { return }
        characters[number] = name
    }

    /// What a paragraph with this style is, by the name that the programs of many languages give it.
    static func role(ofStyleNamed name: String) -> RTFStyleRole? {
        for (prefix, role) in roles where name == prefix { return role }
        for prefix in headingNames where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count).drop { $0 == " " || $0 == "_" }
            if let level = Int(rest), level >= 1 { return .heading(min(level, 6)) }
        }
        return nil
    }

    /// Names of built-in styles, in lower case.
    private static let roles: [(String, RTFStyleRole)] = [
        ("title", .heading(1)), ("titel", .heading(1)), ("titre", .heading(1)), ("título", .heading(1)),
        ("titolo", .heading(1)), ("название", .heading(1)), ("subtitle", .heading(2)), ("untertitel", .heading(2)),
        ("sous-titre", .heading(2)), ("subtítulo", .heading(2)), ("sottotitolo", .heading(2)),
        ("quote", .quote), ("intense quote", .quote), ("quotations", .quote), ("block text", .quote),
        ("block quotation", .quote), ("quotation", .quote), ("blockquote", .quote), ("zitat", .quote),
        ("intensives zitat", .quote), ("citation", .quote), ("citation intense", .quote), ("cita", .quote),
        ("preformatted text", .code), ("html preformatted", .code), ("source code", .code), ("code", .code),
        ("horizontal line", .rule),
    ]

    /// What the names of heading styles begin with, in lower case.
    private static let headingNames = [
        "heading", "überschrift", "titre", "título", "titulo", "titolo", "kop", "rubrik", "overskrift", "otsikko",
        "nagłówek", "nadpis", "címsor", "заголовок", "επικεφαλίδα", "başlık", "標題", "标题", "見出し", "제목",
    ]
}

/// What the name of a style says about a paragraph.
enum RTFStyleRole: Hashable, Sendable {
    case heading(Int)
    case quote, code, rule
}
