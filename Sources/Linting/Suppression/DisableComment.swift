// A comment that speaks to the lint: which rules it switches off or on, and where.

/// A comment for the lint in a linted file.
struct DisableComment: Equatable, Sendable {
    /// Where the comment has its effect.
    enum Scope: Equatable, Sendable {
        /// From the comment on, until a comment switches the rules on again.
        case disable
        case enable
        case nextLine
        case line
        case previousLine
        case file
        /// A word that is none of these.
        case unknown(String)
    }

    /// The id of a rule and its bytes in the file.
    struct Name: Equatable, Sendable {
        let id: String
        let range: Range<Int>
    }

    let scope: Scope
    /// No names: all rules.
    let names: [Name]
    /// The bytes of the comment, with what opens and closes it.
    let range: Range<Int>

    /// Reads the text inside a comment; `nil` when it does not speak to the lint.
    ///
    /// In markup the words are `attrmd-disable`, `attrmd-enable`, `attrmd-disable-next-line`,
    /// `attrmd-disable-line` and `attrmd-disable-file`; in code `attrmd:disable`, `attrmd:enable`, either
    /// with `:next`, `:this` or `:previous` after `disable`, and `attrmd:disable:file`. Names of rules follow,
    /// with spaces or commas between them; what stands after `--` is for people.
    ///
    /// - Parameters:
    ///   - text: The bytes between the marks of the comment, one for each unit of the file.
    ///   - start: Where they begin, in the same units.
    ///   - comment: The units of the whole comment.
    ///   - unit: How many bytes of the file a unit has.
    init?(_ text: ArraySlice<UInt8>, comment: Range<Int>, unit: Int = 1, mark: Int = 0) {
        var words = Self.words(of: text)
        guard let first = words.first, text[first].starts(with: Self.prefix), first.count > Self.prefix.count else {
            return nil
        }
        let separator = text[first.lowerBound + Self.prefix.count]
        guard separator == UInt8(ascii: "-") || separator == UInt8(ascii: ":") else { return nil }
        words.removeFirst()
        let verb = String(decoding: text[first].dropFirst(Self.prefix.count + 1), as: UTF8.self)
        scope = (separator == UInt8(ascii: "-") ? Self.markupScopes : Self.codeScopes)[verb] ?? .unknown(verb)
        func place(_ range: Range<Int>) -> Range<Int> {
            (range.lowerBound * unit + mark)..<(range.upperBound * unit + mark)
        }
        if let dashes = words.firstIndex(where: { text[$0].elementsEqual("--".utf8) }) {
            words.removeSubrange(dashes...)
        }
        names = words.map { Name(id: String(decoding: text[$0], as: UTF8.self), range: place($0)) }
        range = place(comment)
    }

    /// The word that all comments for the lint begin with.
    static let prefix = Array("attrmd".utf8)

    static let markupScopes: [String: Scope] = [
        "disable": .disable, "enable": .enable, "disable-next-line": .nextLine, "disable-line": .line,
        "disable-file": .file,
    ]

    static let codeScopes: [String: Scope] = [
        "disable": .disable, "enable": .enable, "disable:next": .nextLine, "disable:this": .line,
        "disable:previous": .previousLine, "disable:file": .file,
    ]

    /// The places of the words between white space and commas.
    private static func words(of text: ArraySlice<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for index in text.indices {
            let isSeparator = text[index] <= 0x20 || text[index] == UInt8(ascii: ",")
            if isSeparator, let from = start {
                words.append(from..<index)
                start = nil
            } else if !isSeparator, start == nil {
                start = index
            }
        }
        if let from = start { words.append(from..<text.endIndex) }
        return words
    }
}
