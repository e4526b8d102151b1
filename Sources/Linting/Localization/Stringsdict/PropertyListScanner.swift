// The XML form of a property list, as far as files of strings use it: dictionaries and texts.

/// A value of a property list.
struct PropertyListItem: Sendable {
    enum Kind: Sendable {
        case dictionary
        case text(LiteralText)
        case other
    }

    var kind: Kind
    /// The name that it has in the dictionary around it.
    var key: String
    var keyRange: Range<Int>
    /// The number of dictionaries around it.
    var depth: Int
}

enum PropertyListScanner {
    /// Whether bytes are a property list in XML, rather than the old style.
    static func isXML(_ bytes: [UInt8]) -> Bool {
        let start = bytes.drop { $0 <= 0x20 }
        return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8) || start.starts(with: "<plist".utf8)
            || start.starts(with: "<!--".utf8)
    }

    /// What to say about the binary form.
    static func binaryError(_ bytes: [UInt8]) -> LintError? {
        guard bytes.starts(with: "bplist".utf8) else { return nil }
        return LintError(
            "this is a binary property list, the form that a build makes; lint the source, or convert the file with "
                + "plutil -convert xml1",
            offset: 0,
            rule: LocalizationRule.catalogStructure.id
        )
    }

    /// The items of a property list, in the order of the file: a dictionary before what is in it.
    ///
    /// - Throws: `LintError` for what is no XML, or no property list.
    /// - Complexity: O(*n*) in the bytes.
    static func scan(_ bytes: [UInt8]) throws(LintError) -> [PropertyListItem] {
        var pieces = try XMLPieces(bytes)
        var items: [PropertyListItem] = []
        var depth = 0
        var key = ("", 0..<0)
        var builder = LiteralBuilder()
        var start = 0
        var end = 0
        while let piece = try pieces.next() {
            switch piece {
            case .open(let name, _):
                builder = LiteralBuilder()
                start = pieces.offset
                end = start
                guard name != "plist", name != "key", name != "string" else { continue }
                let kind: PropertyListItem.Kind = name == "dict" ? .dictionary : .other
                items.append(PropertyListItem(kind: kind, key: key.0, keyRange: key.1, depth: depth))
                if name == "dict" { depth += 1 }
            case .text(let range, let isLiteral):
                try pieces.append(range, isLiteral: isLiteral, to: &builder)
                end = range.upperBound
            case .close(let name):
                if name == "dict" { depth -= 1 }
                guard name == "key" || name == "string" else { continue }
                let literal = builder.text(start..<max(start, end), .xml)
                if name == "key" {
                    key = (literal.string, literal.range)
                } else {
                    items.append(PropertyListItem(kind: .text(literal), key: key.0, keyRange: key.1, depth: depth))
                }
            }
        }
        return items
    }
}
