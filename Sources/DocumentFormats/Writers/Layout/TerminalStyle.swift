// The look of text on a terminal: SGR parameters (ECMA-48, 8.3.117) and a hyperlink (OSC 8).

import DocumentModel

/// What a terminal can draw of the look of text.
struct TerminalStyle: Hashable {
    /// The parts that are on or off, with their SGR parameter.
    struct Parts: OptionSet, Hashable {
        let rawValue: UInt16

        static let bold = Parts(rawValue: 1)
        static let dim = Parts(rawValue: 2)
        static let italic = Parts(rawValue: 4)
        static let underline = Parts(rawValue: 8)
        static let inverse = Parts(rawValue: 16)
        static let strikethrough = Parts(rawValue: 32)

        /// Each part with its parameter.
        static let parameters: [(Parts, Int)] = [
            (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.inverse, 7), (.strikethrough, 9),
        ]
    }

    /// A colour of the terminal.
    enum Color: Hashable {
        /// One of the first eight colours, which the user's theme defines.
        case palette(Int)
        case rgb(red: UInt8, green: UInt8, blue: UInt8)
    }

    var parts: Parts = []
    var foreground: Color?
    var background: Color?
    /// An address that is safe to send to a terminal.
    var hyperlink: String?

    init(_ parts: Parts = [], foreground: Color? = nil, background: Color? = nil) {
        self.parts = parts
        self.foreground = foreground
        self.background = background
    }

    /// This style over that of the block around it.
    func over(_ base: TerminalStyle) -> TerminalStyle {
        var style = self
        style.parts.formUnion(base.parts)
        style.foreground = foreground ?? base.foreground
        style.background = background ?? base.background
        style.hyperlink = hyperlink ?? base.hyperlink
        return style
    }

    /// The sequences that turn the style on and off.
    var bytes: StyleBytes {
        var parameters = Parts.parameters.compactMap { parts.contains($0.0) ? "\($0.1)" : nil }
        if let foreground { parameters.append(foreground.parameters(base: 30)) }
        if let background { parameters.append(background.parameters(base: 40)) }
        var on = ""
        var off = ""
        if let hyperlink { on += "\u{1B}]8;;" + hyperlink + "\u{1B}\\" }
        if !parameters.isEmpty {
            on += "\u{1B}[" + parameters.joined(separator: ";") + "m"
            off += "\u{1B}[0m"
        }
        if hyperlink != nil { off += "\u{1B}]8;;\u{1B}\\" }
        return StyleBytes(on: Array(on.utf8), off: Array(off.utf8))
    }

    /// A text in this style, for what stands in front of lines.
    func applied(to text: String) -> LayoutTheme.Piece {
        let bytes = bytes
        var piece = LayoutTheme.Piece(text)
        piece.bytes = bytes.on + piece.bytes + bytes.off
        return piece
    }
}

extension TerminalStyle.Color {
    /// The parameters of the colour; `base` is 30 for text and 40 for what is behind it.
    fileprivate func parameters(base: Int) -> String {
        switch self {
        case .palette(let number): return "\(base + number)"
        case .rgb(let red, let green, let blue): return "\(base + 8);2;\(red);\(green);\(blue)"
        }
    }

    /// The colour of the model, if it is one in sRGB; how opaque it is a terminal cannot draw.
    init?(_ color: TextStyle.Color?) {
        guard case .rgba(let red, let green, let blue, _)? = color else { return nil }
        self = .rgb(red: red, green: green, blue: blue)
    }
}

/// An address as plain text or a terminal may show it: spaces and control characters percent-encoded.
func shownAddress(_ address: String) -> String {
    var shown = ByteOutput()
    for scalar in address.unicodeScalars {
        let isHidden = scalar.value <= 0x20 || scalar.value >= 0x7F && scalar.value < 0xA0
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            if isHidden { shown.write(percentEncoded: byte) } else { shown.write(byte) }
        }
    }
    return String(decoding: shown.bytes, as: UTF8.self)
}

/// An address as the target of a hyperlink, `nil` for one that a terminal should not be given.
///
/// Only addresses of the web and of mail: a relative one has no base in a terminal, and others may open
/// files or programs. All bytes but visible ASCII are percent-encoded, as OSC 8 demands, so nothing in an
/// address can end the sequence; one of more than 2,083 bytes, which terminals refuse, is not given.
func hyperlinkTarget(_ address: String) -> String? {
    let head = address.utf8.prefix(8).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    guard ["http://", "https://", "mailto:"].contains(where: { head.starts(with: $0.utf8) }) else { return nil }
    var target = ByteOutput()
    for byte in address.utf8 {
        if byte > 0x20, byte < 0x7F { target.write(byte) } else { target.write(percentEncoded: byte) }
    }
    return target.byteCount <= 2083 ? String(decoding: target.bytes, as: UTF8.self) : nil
}
