// The values of properties.

import DocumentModel

enum CSSValue {
    /// The words of a value; white space in parentheses or quotes separates nothing.
    static func words(_ value: String) -> [Substring] {
        var depth = 0
        var quote: Character?
        return value.split { character in
            if let open = quote {
                if character == open { quote = nil }
                return false
            }
            switch character {
            case "\"", "'": quote = character
            case "(": depth += 1
            case ")": depth -= 1
            case " ", "\t", "\n", "\r", "\r\n": return depth <= 0
            default: break
            }
            return false
        }
    }

    /// `font-weight`; what depends on the surroundings counts as bold or regular.
    static func weight(_ value: some StringProtocol) -> Int? {
        switch value {
        case "normal", "lighter": return 400
        case "bold", "bolder": return 700
        default:
            guard let number = Double(value), number >= 1, number <= 1000 else { return nil }
            return Int(number)
        }
    }

    static func isItalic(_ value: some StringProtocol) -> Bool? {
        if value == "normal" { return false }
        return value == "italic" || value.hasPrefix("oblique") ? true : nil
    }

    /// An absolute length in points (CSS Values 4, section 6.2).
    static func points(_ value: some StringProtocol) -> Double? {
        let units: [(suffix: String, points: Double)] = [
            ("pt", 1), ("px", 0.75), ("pc", 12), ("in", 72), ("cm", 72 / 2.54), ("mm", 72 / 25.4),
        ]
        for unit in units where value.hasSuffix(unit.suffix) {
            guard let number = Double(value.dropLast(unit.suffix.count)), number.isFinite else { return nil }
            return number * unit.points
        }
        return nil
    }

    static func baseline(_ value: String) -> TextStyle.Baseline? {
        switch value {
        case "super": return .superscript
        case "sub": return .subscript
        default:
            guard let points = points(value), points != 0 else { return nil }
            return .offset(points: points)
        }
    }

    static let lineStyles: [String: TextStyle.LineStyle] = [
        "solid": .single, "double": .double, "dotted": .dotted, "dashed": .dashed, "wavy": .wavy,
    ]

    static let whiteSpaces: [String: CSSFacts.WhiteSpace] = [
        "normal": .collapse, "nowrap": .collapse, "pre": .preserve, "pre-wrap": .preserve, "break-spaces": .preserve,
        "pre-line": .preserveBreaks,
    ]

    static let displays: [String: CSSFacts.Display] = [
        "inline": .inline, "inline-block": .inlineBlock, "inline-flex": .inlineBlock, "inline-grid": .inlineBlock,
        "inline-table": .inlineBlock, "block": .block, "flex": .block, "grid": .block, "flow-root": .block,
        "list-item": .listItem, "table": .table, "table-row": .tableRow, "table-cell": .tableCell,
        "contents": .contents,
    ]

    static let alignments: [String: ColumnAlignment] = [
        "left": .left, "start": .left, "center": .center, "right": .right, "end": .right, "-webkit-center": .center,
        "-moz-center": .center, "-webkit-right": .right, "-webkit-left": .left,
    ]

    /// `text-decoration`: lines, and maybe style and colour.
    static func readDecoration(_ value: String, into facts: inout CSSFacts) {
        var lines: CSSFacts.Lines = []
        var isDeclared = false
        for word in words(value) {
            switch word {
            case "none": isDeclared = true
            case "underline":
                isDeclared = true
                lines.insert(.under)
            case "line-through":
                isDeclared = true
                lines.insert(.through)
            case "overline", "blink", "inherit", "initial", "unset", "revert", "auto", "from-font": break
            default:
                if let style = lineStyles[String(word)] {
                    facts.lineStyle = style
                } else if let color = CSSColor.parse(word) {
                    facts.lineColor = color
                }
            }
        }
        if isDeclared { facts.lines = lines }
    }

    /// A list of families: the first one, and whether it is of fixed width.
    static func readFamilies(_ value: ArraySlice<UInt8>, into facts: inout CSSFacts) {
        var names: [String] = []
        var name: [UInt8] = []
        var quote: UInt8?
        var index = value.startIndex
        func finish() {
            let trimmed = quote == nil ? name.trimmingMarkupSpace : name[...]
            if !trimmed.isEmpty { names.append(String(decoding: trimmed, as: UTF8.self)) }
            name = []
        }
        while index < value.endIndex {
            let byte = value[index]
            if byte == UInt8(ascii: "\\") {
                index = scanEscape(value, from: index, into: &name)
                continue
            }
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if quote == nil, byte == UInt8(ascii: ",") {
                finish()
            } else {
                name.append(byte)
            }
            index += 1
        }
        quote = nil
        finish()
        guard let first = names.first else { return }
        facts.endsInMonospace = names.last == "monospace"
        facts.isMonospaced = isMonospaced(first) || names.last == "monospace"
        facts.family = genericFamilies.contains(first.lowercased()) ? nil : first
    }

    /// `\` and a character, or up to six hexadecimal digits and a space.
    ///
    /// - Returns: The offset after it.
    private static func scanEscape(_ value: ArraySlice<UInt8>, from start: Int, into name: inout [UInt8]) -> Int {
        var index = start + 1
        var code: UInt32 = 0
        while index < value.endIndex, index <= start + 6, let digit = hexValue(value[index]) {
            code = code << 4 | UInt32(digit)
            index += 1
        }
        if index == start + 1 {
            guard index < value.endIndex else { return index }
            name.append(value[index])
            return index + 1
        }
        name += String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8
        return index < value.endIndex && value[index].isMarkupSpace ? index + 1 : index
    }

    private static let genericFamilies: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-monospace", "ui-serif",
        "ui-sans-serif", "ui-rounded", "inherit", "initial", "unset",
    ]

    /// Whether a font is known to be of fixed width.
    static func isMonospaced(_ family: String) -> Bool {
        let name = family.lowercased()
        return monospacedNames.contains { name.hasPrefix($0) } || name.contains(" mono") || name.hasSuffix("mono")
            || name.contains("monospace")
    }

    /// How the names of fonts of fixed width begin, beside those that hold "mono".
    private static let monospacedNames = [
        "courier", "menlo", "monaco", "consolas", "andale", "lucida console", "source code", "fira code",
        "inconsolata", "fixedsys", "terminal", "anonymous pro", "cascadia", "hack", ".applesystemuifontmonospaced",
    ]

    /// The shorthand `font`: weight, style, size and families.
    static func readFont(_ value: ArraySlice<UInt8>, into facts: inout CSSFacts) {
        let text = value.lowercasedString
        let parts = words(text)
        guard
            let sizeIndex = parts.firstIndex(where: {
                points(size(of: $0)) != nil || $0.hasSuffix("em") || $0.hasSuffix("%")
            })
        else { return }
        facts.weight = 400
        facts.isItalic = false
        for word in parts[..<sizeIndex] {
            if word != "normal", let found = weight(word) { facts.weight = found }
            if word != "normal", let found = isItalic(word) { facts.isItalic = found }
        }
        facts.fontSize = points(size(of: parts[sizeIndex]))
        guard sizeIndex + 1 < parts.count else { return }
        let offset = text.utf8.distance(from: text.startIndex, to: parts[sizeIndex + 1].startIndex)
        readFamilies(value.dropFirst(offset), into: &facts)
    }

    /// The size of `12px/1.5`.
    private static func size(of word: Substring) -> Substring { word.prefix { $0 != "/" } }
}
