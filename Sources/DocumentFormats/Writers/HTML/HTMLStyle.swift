// The look of text as CSS declarations.

import DocumentModel

extension TextStyle.Color {
    /// The colour in CSS; `nil` for a name that is no identifier of CSS.
    var css: String? {
        guard case .named(let name) = self else { return description }
        let isIdentifier = name.utf8.allSatisfy {
            ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x5F
        }
        guard isIdentifier, let first = name.utf8.first, first >= 0x41 else { return nil }
        return name
    }
}

/// CSS declarations of one `style` attribute, and the losses on the way to them.
struct HTMLStyle {
    private(set) var declarations = ""
    private(set) var losses: [HTMLLoss] = []

    private mutating func declare(_ property: String, _ value: String) {
        if !declarations.isEmpty { declarations += "; " }
        declarations += property + ": " + value
    }

    private mutating func declare(_ property: String, color: TextStyle.Color?, loss: HTMLLoss) {
        guard let color else { return }
        guard let css = color.css else { return losses.append(loss) }
        declare(property, css)
        if CSSColor.parse(css) != .some(color) { losses.append(loss) }
    }

    /// How a line under or through text differs from a plain one.
    ///
    /// - Parameter namesSingle: Whether one single line is declared too: where the element alone says another
    ///   thing, a mark.
    static func line(
        _ style: TextStyle.LineStyle?,
        color: TextStyle.Color?,
        loss: HTMLLoss,
        namesSingle: Bool = false
    ) -> HTMLStyle {
        var css = HTMLStyle()
        switch style {
        case nil: break
        case .single?:
            if namesSingle { css.declare("text-decoration-style", "solid") }
        case .thick?: css.declare("text-decoration-thickness", "2px")
        case let style?: css.declare("text-decoration-style", style.rawValue)
        }
        css.declare("text-decoration-color", color: color, loss: loss)
        return css
    }

    /// What has no element of its own: colours, font, and an offset from the line.
    static func text(_ style: TextStyle) -> HTMLStyle {
        var css = HTMLStyle()
        css.declare("color", color: style.foregroundColor, loss: .foregroundColor)
        css.declare("background-color", color: style.backgroundColor, loss: .backgroundColor)
        if style.underline == nil, style.underlineColor != nil { css.losses.append(.underlineColor) }
        var families = style.font.family.map { [quotedForCSS($0)] } ?? []
        if style.font.isMonospaced { families.append("monospace") }
        if !families.isEmpty { css.declare("font-family", families.joined(separator: ", ")) }
        if let size = style.font.size {
            if let number = cssNumber(size) {
                css.declare("font-size", number + "pt")
            } else {
                css.losses.append(.font)
            }
        }
        if let weight = style.font.weight {
            css.declare("font-weight", "\(weight)")
            // The weights of plain and of bold text are no fact of their own.
            if weight == 400 || weight >= 600 { css.losses.append(.fontWeight) }
        }
        if case .offset(let points)? = style.baseline {
            if let number = cssNumber(points) {
                css.declare("vertical-align", number + "pt")
            } else {
                css.losses.append(.baselineOffset)
            }
        }
        return css
    }
}

/// A number as CSS writes it; `nil` for one that is not finite.
private func cssNumber(_ number: Double) -> String? {
    guard number.isFinite else { return nil }
    let digits = "\(number)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
}

/// A string of CSS: quotes, backslashes and control characters escaped.
private func quotedForCSS(_ string: String) -> String {
    var result = "'"
    for scalar in string.unicodeScalars {
        switch scalar {
        case "'", "\\":
            result += "\\"
            result.unicodeScalars.append(scalar)
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            result += "\\" + String(scalar.value, radix: 16) + " "
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result + "'"
}
