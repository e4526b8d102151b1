// The containers around a paragraph and what it is itself, as the name of a paragraph style. RTF has no
// containers, but it has named styles, which word processors show, edit and keep.

import DocumentModel

/// Where a paragraph stands.
struct RTFBlockPath: Hashable {
    /// A container around it.
    enum Container: Hashable {
        /// Quotes side by side have the two names in turn.
        case quote(isSecond: Bool)
        case listItem
        /// A footnote that no text refers to; of two with one label side by side the second one says so.
        case footnote(label: String, isSecond: Bool)
    }

    /// What a paragraph is.
    enum Leaf: Hashable {
        case paragraph, rule, html, table
        /// A paragraph that is only there to hold a marker, or to keep two tables apart.
        case nothing
        case heading(Int)
        case code(info: String)
        case verbatim(VerbatimBlock)
    }

    var containers: [Container]
    var leaf: Leaf

    /// The name of the style: containers from the outermost, then the paragraph, with ` / ` between.
    var styleName: String {
        var words = containers.map { container in
            switch container {
            case .quote(let isSecond): return isSecond ? "Block Text" : "Quote"
            case .listItem: return "List Paragraph"
            case .footnote(let label, let isSecond):
                return (isSecond ? "Endnote " : "Footnote ") + RTFVocabulary.encoded(label)
            }
        }
        switch leaf {
        case .paragraph: if words.isEmpty { words.append("Normal") }
        case .rule: words.append("Horizontal Line")
        case .html: words.append("HTML Source")
        case .table: words.append("Table Contents")
        case .nothing: words.append("Empty")
        case .heading(let level): words.append("heading \(level)")
        case .code(let info):
            words.append("Preformatted Text" + (info.isEmpty ? "" : " " + RTFVocabulary.encoded(info)))
        case .verbatim(let kind): words.append("Source " + kind.rawValue)
        }
        return words.joined(separator: " / ")
    }

    init(containers: [Container], leaf: Leaf) {
        self.containers = containers
        self.leaf = leaf
    }

    /// The path that a style was named after, `nil` for the name of another style. Case does not count.
    init?(styleName: String) {
        containers = []
        leaf = .paragraph
        let words = Self.words(of: styleName)
        for (index, word) in words.enumerated() {
            let isLast = index == words.count - 1
            if let container = Self.container(word) {
                containers.append(container)
            } else if isLast, let leaf = Self.leaf(word) {
                self.leaf = leaf
            } else {
                return nil
            }
        }
    }

    private static func words(of name: String) -> [String] {
        let separator = Array(" / ".utf8)
        var words: [String] = []
        var word: [UInt8] = []
        let bytes = Array(name.utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: separator) {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
                index += separator.count
            } else {
                word.append(bytes[index])
                index += 1
            }
        }
        return words + [String(decoding: word, as: UTF8.self)]
    }

    private static func container(_ word: String) -> Container? {
        switch word.lowercased() {
        case "quote": return .quote(isSecond: false)
        case "block text": return .quote(isSecond: true)
        case "list paragraph": return .listItem
        default:
            for (prefix, isSecond) in [("Footnote ", false), ("Endnote ", true)] where word.hasPrefix(prefix) {
                return RTFVocabulary.decoded(word.utf8.dropFirst(prefix.utf8.count)).map { label in
                    .footnote(label: label, isSecond: isSecond)
                }
            }
            return nil
        }
    }

    private static func leaf(_ word: String) -> Leaf? {
        switch word.lowercased() {
        case "normal": return .paragraph
        case "horizontal line": return .rule
        case "html source": return .html
        case "table contents": return .table
        case "empty": return .nothing
        case "preformatted text": return .code(info: "")
        default:
            let preformatted = "Preformatted Text "
            if word.hasPrefix(preformatted) {
                return RTFVocabulary.decoded(word.utf8.dropFirst(preformatted.utf8.count)).map { .code(info: $0) }
            }
            if let level = (1...6).first(where: { word.lowercased() == "heading \($0)" }) { return .heading(level) }
            if word.hasPrefix("Source ") {
                let kind = String(decoding: word.utf8.dropFirst(7), as: UTF8.self)
                return VerbatimBlock(rawValue: kind).map { .verbatim($0) }
            }
            return nil
        }
    }
}
