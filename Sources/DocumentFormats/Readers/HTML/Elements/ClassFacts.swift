// What class names say. Most say nothing; those of the table do, wherever they occur.

/// What the classes of an element say, read once for each value of a `class` attribute.
struct ClassFacts {
    /// The classes themselves, as slices of the attribute's value.
    private(set) var names: [ArraySlice<UInt8>] = []
    private(set) var marks: Marks = []
    /// The language after `language-`, `lang-` or `highlight-source-`.
    private(set) var language: String?
    /// The level in Google's `lst-kix_list-2`, and the list's name.
    private(set) var googleList: (name: String, level: Int)?
    /// The colour in Notion's `highlight-red`.
    private(set) var colorName: String?
    /// The level of a heading in Word's `MsoTitle`.
    private(set) var headingLevel: Int?

    struct Marks: OptionSet {
        let rawValue: UInt32
        /// What a program adds to the text: end of paragraph marks, icons of code copies.
        static let ignored = Marks(rawValue: 1)
        /// White space that a program turned into other characters.
        static let space = Marks(rawValue: 2)
        static let quote = Marks(rawValue: 4)
        static let highlight = Marks(rawValue: 8)
        static let checked = Marks(rawValue: 16)
        static let unchecked = Marks(rawValue: 32)
        static let taskList = Marks(rawValue: 64)
        static let toggle = Marks(rawValue: 128)
        static let katex = Marks(rawValue: 256)
        static let katexDisplay = Marks(rawValue: 512)
        static let start = Marks(rawValue: 1024)
        static let lineNumber = Marks(rawValue: 2048)
        static let codeCell = Marks(rawValue: 4096)
        static let footnotes = Marks(rawValue: 8192)
        static let footnoteReference = Marks(rawValue: 16384)
        static let footnoteBackReference = Marks(rawValue: 32768)
        static let officeListParagraph = Marks(rawValue: 65536)
    }

    init(_ value: ArraySlice<UInt8>) {
        for name in value.split(whereSeparator: \.isMarkupSpace) {
            names.append(name)
            read(name)
        }
    }

    private mutating func read(_ name: ArraySlice<UInt8>) {
        let text = String(decoding: name, as: UTF8.self)
        if let found = Self.table[text] { marks.formUnion(found) }
        if let level = Self.headings[text] { headingLevel = level }
        for prefix in ["language-", "lang-", "highlight-source-", "brush:"] where text.hasPrefix(prefix) {
            if text.utf8.count > prefix.utf8.count { language = language ?? String(text.dropFirst(prefix.count)) }
        }
        if text.hasPrefix("lst-kix_"), let dash = text.lastIndex(of: "-"),
            let level = Int(text[text.index(after: dash)...])
        {
            googleList = (String(text[..<dash]), min(max(level, 0), 8))
        }
        if text.hasPrefix("highlight-"), !text.hasPrefix("highlight-source-") {
            let color = text.dropFirst("highlight-".count)
            if color.hasSuffix("_background") {
                marks.insert(.highlight)
            } else {
                colorName = String(color)
            }
        }
        if text.hasPrefix("MsoListParagraph") { marks.insert(.officeListParagraph) }
        if text.hasPrefix("MsoIntenseQuote") || text.hasPrefix("MsoQuote") { marks.insert(.quote) }
    }

    private static let table: [String: Marks] = [
        "EOP": .ignored, "BlobObject": .ignored, "katex-html": .ignored, "MathJax_Preview": .ignored,
        "mjx-chtml": .ignored, "MathJax": .ignored, "MJX_Assistive_MathML": .ignored, "anchorjs-link": .ignored,
        "headerlink": .ignored,
        "Apple-converted-space": .space,
        "callout": .quote,
        "checked": .checked, "checkbox-on": .checked, "unchecked": .unchecked, "checkbox-off": .unchecked,
        "checklist": .taskList, "to-do-list": .taskList, "task-list": .taskList, "contains-task-list": .taskList,
        "toggle": .toggle,
        "katex": .katex, "katex-display": .katexDisplay,
        "start": .start,
        "blob-num": .lineNumber, "line-number": .lineNumber, "lineno": .lineNumber, "linenos": .lineNumber,
        "gutter": .lineNumber, "blob-code": .codeCell,
        "footnotes": .footnotes, "footnote-ref": .footnoteReference, "footnoteRef": .footnoteReference,
        "footnote": .footnoteReference, "footnote-backref": .footnoteBackReference,
        "footnote-back": .footnoteBackReference, "reversefootnote": .footnoteBackReference,
    ]

    private static let headings: [String: Int] = ["MsoTitle": 1]
}

/// Class facts that are shared by all elements of the same classes.
final class SharedClassFacts: Sendable {
    /// No class at all.
    static let none = SharedClassFacts([])

    let facts: ClassFacts

    init(_ value: ArraySlice<UInt8>) { facts = ClassFacts(value) }
}
