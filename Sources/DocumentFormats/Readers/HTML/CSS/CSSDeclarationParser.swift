// Declarations, `name: value; name: value`, to facts. Which property says what is a table of functions.

import DocumentModel

enum CSSDeclarationParser {
    /// Reads the value of a `style` attribute, or what stands between the braces of a rule.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func parse(_ bytes: ArraySlice<UInt8>) -> CSSFacts {
        var facts = CSSFacts()
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let end = scanDeclaration(bytes, from: index)
            if let colon = bytes[index..<end].firstIndex(of: UInt8(ascii: ":")) {
                let name = bytes[index..<colon].trimmingMarkupSpace.lowercasedString
                if let read = properties[name] {
                    var value = bytes[(colon + 1)..<end].trimmingMarkupSpace
                    if let mark = value.lastIndex(of: UInt8(ascii: "!")),
                        value[(mark + 1)...].trimmingMarkupSpace.equalsIgnoringCase("important")
                    {
                        value = value[..<mark].trimmingMarkupSpace
                    }
                    read(value, &facts)
                }
            }
            index = end + 1
        }
        return facts
    }

    /// The offset of the semicolon that ends a declaration; quotes and parentheses hide semicolons.
    private static func scanDeclaration(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        var quote: UInt8?
        var depth = 0
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            if let open = quote {
                if byte == UInt8(ascii: "\\") {
                    index += 1
                } else if byte == open {
                    quote = nil
                }
            } else {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"): depth = max(0, depth - 1)
                case UInt8(ascii: ";") where depth == 0: return index
                default: break
                }
            }
            index += 1
        }
        return bytes.endIndex
    }

    private typealias Reading = @Sendable (ArraySlice<UInt8>, inout CSSFacts) -> Void

    /// The properties that a document can carry, by name.
    private static let properties: [String: Reading] = [
        "font-weight": { $1.weight = CSSValue.weight($0.lowercasedString) },
        "font-style": { $1.isItalic = CSSValue.isItalic($0.lowercasedString) },
        "font-size": { $1.fontSize = CSSValue.points($0.lowercasedString) },
        "font-family": { CSSValue.readFamilies($0, into: &$1) },
        "font": { CSSValue.readFont($0, into: &$1) },
        "text-decoration": { CSSValue.readDecoration($0.lowercasedString, into: &$1) },
        "text-decoration-line": { CSSValue.readDecoration($0.lowercasedString, into: &$1) },
        "text-decoration-style": { $1.lineStyle = CSSValue.lineStyles[$0.lowercasedString] },
        "text-decoration-color": { $1.lineColor = CSSColor.parse(String(decoding: $0, as: UTF8.self)) ?? nil },
        "text-decoration-thickness": { value, facts in
            if let points = CSSValue.points(value.lowercasedString), points >= 1.5 { facts.lineStyle = .thick }
        },
        "vertical-align": { $1.baseline = CSSValue.baseline($0.lowercasedString) },
        "white-space": { $1.whiteSpace = CSSValue.whiteSpaces[$0.lowercasedString] },
        "display": { value, facts in
            let word = value.lowercasedString
            if word == "none" { facts.isHidden = true } else { facts.display = CSSValue.displays[word] }
        },
        "visibility": { value, facts in
            let word = value.lowercasedString
            if word == "hidden" || word == "collapse" { facts.isHidden = true }
        },
        "mso-hide": { if $0.equalsIgnoringCase("all") { $1.isHidden = true } },
        "color": { $1.color = CSSColor.parse(String(decoding: $0, as: UTF8.self)) ?? nil },
        "background-color": { value, facts in
            if let color = CSSColor.parse(String(decoding: value, as: UTF8.self)) { facts.background = .some(color) }
        },
        "background": { value, facts in
            for word in CSSValue.words(value.lowercasedString) {
                guard let color = CSSColor.parse(word) else { continue }
                facts.background = .some(color)
                return
            }
        },
        "text-align": { $1.alignment = CSSValue.alignments[$0.lowercasedString] },
        "list-style": { $1.hidesMarker = CSSValue.words($0.lowercasedString).contains("none") },
        "list-style-type": { $1.hidesMarker = $0.equalsIgnoringCase("none") },
        "mso-list": { CSSValue.readOfficeList($0.lowercasedString, into: &$1) },
        "mso-highlight": { $1.changeOffice { $0.isHighlighted = true } },
        "mso-spacerun": { $1.changeOffice { $0.isSpace = true } },
        "mso-tab-count": { $1.changeOffice { $0.isSpace = true } },
        "mso-element": { value, facts in
            let word = value.lowercasedString
            facts.changeOffice {
                if word == "footnote-list" || word == "endnote-list" { $0.isFootnoteList = true }
                if word.hasPrefix("comment") || word == "field-begin" || word == "header" || word == "footer" {
                    $0.isIgnored = true
                }
            }
        },
        "-en-codeblock": { value, facts in facts.changeNote { $0.isCodeBlock = value.equalsIgnoringCase("true") } },
        "--en-codeblock": { value, facts in facts.changeNote { $0.isCodeBlock = value.equalsIgnoringCase("true") } },
        "-evernote-highlight": { value, facts in
            facts.changeNote { $0.isHighlighted = value.equalsIgnoringCase("true") }
        },
        "--en-highlight": { _, facts in facts.changeNote { $0.isHighlighted = true } },
        "--en-codeblocklanguage": { value, facts in facts.readCodeLanguage(value) },
        "--en-syntaxlanguage": { value, facts in facts.readCodeLanguage(value) },
        "--en-task-group": { value, facts in facts.changeNote { $0.isTaskGroup = value.equalsIgnoringCase("true") } },
        "--en-id": { value, facts in facts.changeNote { $0.identifier = String(decoding: value, as: UTF8.self) } },
        "--en-checked": { value, facts in facts.changeNote { $0.isChecked = value.equalsIgnoringCase("true") } },
    ]
}

extension CSSFacts {
    fileprivate mutating func changeOffice(_ change: (inout OfficeFacts) -> Void) {
        var facts = office ?? OfficeFacts()
        change(&facts)
        office = facts
    }

    fileprivate mutating func readCodeLanguage(_ value: ArraySlice<UInt8>) {
        let words = value.lowercasedString.split(whereSeparator: { $0 == " " || $0 == "\"" || $0 == "'" })
        let language = words.joined(separator: "-")
        if !language.isEmpty, language != "plaintext" { changeNote { $0.codeLanguage = language } }
    }

    fileprivate mutating func changeNote(_ change: (inout NoteFacts) -> Void) {
        var facts = note ?? NoteFacts()
        change(&facts)
        note = facts
    }
}

extension CSSValue {
    /// `l3 level2 lfo1`, or `Ignore`, or `none`.
    fileprivate static func readOfficeList(_ value: String, into facts: inout CSSFacts) {
        facts.changeOffice {
            if value == "ignore" { $0.isIgnored = true }
            for word in words(value) {
                if word.hasPrefix("level") { $0.listLevel = Int(word.dropFirst(5)).map { min(max($0, 1), 9) } }
                if word.hasPrefix("l"), Int(word.dropFirst()) != nil { $0.list = String(word) }
            }
            if $0.list != nil, $0.listLevel == nil { $0.listLevel = 1 }
        }
    }
}
