// Attributes of the user interface scopes whose values are plain JSON, to facts about the look of text.

import DocumentModel

extension RunAttributesDecoder {
    /// Decodes an attribute about the look of text; false when the value is to be kept as it is.
    mutating func decodeStyle(
        _ key: AttributedJSONKey,
        _ value: JSONTape.NodeIndex,
        _ result: inout DecodedAttributes
    ) -> Bool {
        var style = result.inline.style ?? TextStyle()
        switch key {
        case .kitUnderline, .swiftUIUnderline:
            style.underline = lineStyle(value, key) ?? style.underline
        case .kitStrikethrough, .swiftUIStrikethrough:
            guard let line = lineStyle(value, key) else { break }
            result.inline.intents.insert(.strikethrough)
            if line != .single { style.strikethrough = line }
        case .baselineOffset:
            guard style.baseline == nil, case .number(let points) = number(value) else { return false }
            style.baseline = .offset(points: points)
        case .superscript:
            switch tape.integer(value) {
            case 1: style.baseline = .superscript
            case -1: style.baseline = .subscript
            default: return false
            }
        default: return false
        }
        result.inline.style = style.isEmpty ? nil : style
        return true
    }

    private func number(_ node: JSONTape.NodeIndex) -> JSONValue {
        switch tape.value(node) {
        case .integer(let value): return .number(Double(value))
        case let other: return other
        }
    }

    /// The style of a line; `nil` when there is none. Foundation writes `NSUnderlineStyle` as its raw value.
    private mutating func lineStyle(_ node: JSONTape.NodeIndex, _ key: AttributedJSONKey) -> TextStyle.LineStyle? {
        switch tape.kind(node) {
        case .null, .false: return nil
        case .true: return .single
        case .integer, .number:
            guard let value = tape.integer(node) else { break }
            if value == 0 { return nil }
            if let exact = OwnStyle.lineStyles.first(where: { $0.value == value }) { return exact.style }
        default: break
        }
        if tape.kind(node) == .object, tape.nodes[node].next == node + 1 { return .single }
        note("line-style-simplified", "The style of a line under or through text was read as a single line.", node)
        return .single
    }
}
