// The look of text: names of the user interface scopes where the value is plain JSON, else the package's.

import DocumentModel

extension InlineMembers {
    /// Adds what is known about the look of text.
    mutating func addStyle(_ style: TextStyle, intents: InlineIntents) {
        var own: [(name: String, value: [UInt8], subject: String)] = []
        func text(_ name: String, _ value: String?, _ subject: String) {
            if let value { own.append((name, Self.quoted(value), subject)) }
        }
        text("background", style.backgroundColor.map(OwnStyle.spelling), "kit.backgroundColor")
        text("color", style.foregroundColor.map(OwnStyle.spelling), "kit.foregroundColor")
        text("family", style.font.family, "kit.font")
        if style.isHidden { own.append(("hidden", Array("true".utf8), "hidden-text")) }
        if style.font.isMonospaced { own.append(("monospaced", Array("true".utf8), "kit.font")) }
        if case .offset(let points)? = style.baseline,
            !points.isFinite || !isKnown("\(AttributedJSONKey.baselineOffset.name)")
        {
            text("offset", "\(points)", "kit.baselineOffset")
        }
        text("size", style.font.size.map { "\($0)" }, "kit.font")
        if let line = style.strikethrough, !addStrikethrough(line, intents: intents) {
            text("strikethrough", line.rawValue, "kit.strikethroughStyle")
        }
        text("strikethroughColor", style.strikethroughColor.map(OwnStyle.spelling), "kit.strikethroughColor")
        if let line = style.underline, !addUnderline(line) { text("underline", line.rawValue, "kit.underlineStyle") }
        text("underlineColor", style.underlineColor.map(OwnStyle.spelling), "kit.underlineColor")
        if let weight = style.font.weight { own.append(("weight", Array(String(weight).utf8), "kit.font")) }
        if let spelling = addBaseline(style.baseline) { text("baseline", spelling, "kit.superscript") }
        guard !own.isEmpty || style.isEmpty else { return }
        if compatibility == .foundation {
            for fact in own { lose(fact.subject, "the look of the text is dropped") }
            return
        }
        own.sort { $0.name < $1.name }
        var value: [UInt8] = [0x7B]
        for (index, fact) in own.enumerated() {
            if index > 0 { value.append(0x2C) }
            value += Self.quoted(fact.name) + [0x3A] + fact.value
        }
        value.append(0x7D)
        addOwn("style", value, "custom.unscoped", "")
    }

    private static func lineValue(_ line: TextStyle.LineStyle) -> Int? {
        OwnStyle.lineStyles.first { $0.style == line }?.value
    }

    /// Adds an underline; false when the style of the line needs a name of the package too.
    private mutating func addUnderline(_ line: TextStyle.LineStyle) -> Bool {
        guard isKnown("\(AttributedJSONKey.kitUnderline.name)") else { return false }
        let value = Self.lineValue(line)
        add(.kitUnderline, Array(String(value ?? 1).utf8))
        return value != nil
    }

    /// Adds the style of a strikethrough where the text has the mark; a single line is the mark itself.
    private mutating func addStrikethrough(_ line: TextStyle.LineStyle, intents: InlineIntents) -> Bool {
        guard intents.contains(.strikethrough), line != .single, let value = Self.lineValue(line),
            isKnown("\(AttributedJSONKey.kitStrikethrough.name)")
        else { return false }
        add(.kitStrikethrough, Array(String(value).utf8))
        return true
    }

    /// Adds where text stands against the line and returns what has to stand in the package's own object.
    private mutating func addBaseline(_ baseline: TextStyle.Baseline?) -> String? {
        let isKnown = isKnown("\(AttributedJSONKey.superscript.name)")
        switch baseline {
        case .superscript?:
            if !isKnown { return "super" }
            add(.superscript, [0x31])
        case .subscript?:
            if !isKnown { return "sub" }
            add(.superscript, [0x2D, 0x31])
        case .offset(let points)? where points.isFinite && self.isKnown("\(AttributedJSONKey.baselineOffset.name)"):
            let spelling = "\(points)"
            add(.baselineOffset, Array((spelling.hasSuffix(".0") ? String(spelling.dropLast(2)) : spelling).utf8))
        default: break
        }
        return nil
    }
}
