// Spellings of the facts about the look of text in AttributedString JSON, for reader and writer alike.

import DocumentModel

/// Spells the look of text.
enum OwnStyle {
    /// The values of `NSUnderlineStyle` that a line style is exactly.
    static let lineStyles: [(value: Int, style: TextStyle.LineStyle)] = [
        (0x01, .single), (0x09, .double), (0x02, .thick), (0x0101, .dotted), (0x0201, .dashed),
    ]

    /// `#rrggbb`, `#rrggbbaa`, or a name.
    ///
    /// A name that looks like a colour in numbers is written with a backslash in front.
    static func spelling(_ color: TextStyle.Color) -> String {
        guard case .named(let name) = color, name.hasPrefix("#") || name.hasPrefix("\\") else {
            return color.description
        }
        return "\\" + name
    }

    /// The colour of a spelling: the inverse of `spelling(_:)`.
    static func color(_ spelling: String) -> TextStyle.Color {
        if spelling.hasPrefix("\\") { return .named(String(spelling.dropFirst())) }
        let digits = Array(spelling.utf8.dropFirst())
        guard spelling.hasPrefix("#"), digits.count == 6 || digits.count == 8 else { return .named(spelling) }
        var components: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = hexDigitValue(digits[index]), let low = hexDigitValue(digits[index + 1]) else {
                return .named(spelling)
            }
            components.append(high << 4 | low)
        }
        let alpha = components.count == 4 ? components[3] : 255
        return .rgba(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
}
