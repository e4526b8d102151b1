// Colours of CSS: hexadecimal, rgb() and names (CSS Color 4).

import DocumentModel

enum CSSColor {
    /// Reads a colour.
    ///
    /// Letters of names count the same, large or small. A name such as `textColor`, which no style sheet has, is kept
    /// as it is spelled.
    ///
    /// - Parameter value: The value without white space around it.
    /// - Returns: `nil` for what is no colour here; the inner `nil` for a transparent one.
    static func parse(_ value: some StringProtocol) -> TextStyle.Color?? {
        let text = value.lowercased()
        if text.hasPrefix("#") { return parseHex(Array(text.utf8.dropFirst())) }
        if text.hasPrefix("rgb(") || text.hasPrefix("rgba(") { return parseComponents(text) }
        if text == "transparent" || text == "none" { return .some(nil) }
        guard let name = text.utf8.first, name >= 0x61, name <= 0x7A, !nonColors.contains(text),
            text.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0.isDecimalDigit || $0 == 0x2D || $0 == 0x5F })
        else { return nil }
        let isSpelled = value.utf8.first == name
        return .some(.named(isSpelled ? String(value) : text))
    }

    /// Keywords that stand where a colour may stand, and are none.
    private static let nonColors: Set<String> = [
        "inherit", "initial", "unset", "revert", "auto", "repeat", "no-repeat", "scroll", "fixed", "center", "left",
        "right", "top", "bottom",
    ]

    private static func parseHex(_ digits: [UInt8]) -> TextStyle.Color?? {
        let values = digits.compactMap(hexValue)
        guard values.count == digits.count else { return nil }
        switch values.count {
        case 3, 4: return color(values.map { $0 << 4 | $0 })
        case 6, 8: return color(stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] })
        default: return nil
        }
    }

    private static func parseComponents(_ text: String) -> TextStyle.Color?? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let inside = text[text.index(after: open)...].dropLast()
        let words = inside.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "/" })
        guard words.count == 3 || words.count == 4 else { return nil }
        var components: [UInt8] = []
        for (index, word) in words.enumerated() {
            let isPercent = word.hasSuffix("%")
            guard let number = Double(isPercent ? word.dropLast() : word), number.isFinite else { return nil }
            let scale = isPercent ? 2.55 : index == 3 ? 255 : 1
            components.append(UInt8(min(max((number * scale).rounded(), 0), 255)))
        }
        return color(components)
    }

    private static func color(_ components: [UInt8]) -> TextStyle.Color?? {
        let alpha = components.count > 3 ? components[3] : 255
        if alpha == 0 { return .some(nil) }
        return .some(.rgba(red: components[0], green: components[1], blue: components[2], alpha: alpha))
    }
}

extension TextStyle.Color {
    /// Whether this is the colour that text has without being coloured: black, or near it and grey.
    var isOrdinaryText: Bool {
        switch self {
        case .named(let name): return ["black", "windowtext", "currentcolor", "canvastext", "text"].contains(name)
        case .rgba(let red, let green, let blue, _):
            return max(red, green, blue) < 0x70 && max(red, green, blue) - min(red, green, blue) < 0x18
        }
    }

    /// Whether this is the colour that paper has.
    var isOrdinaryBackground: Bool {
        switch self {
        case .named(let name): return ["white", "window", "canvas"].contains(name)
        case .rgba(let red, let green, let blue, _): return min(red, green, blue) >= 0xF8
        }
    }
}
