// Runs to attributed text: which attributes a state of the source stands for.

import DocumentModel

/// Where text stands, as far as it decides what its look means.
struct RTFTextContext: OptionSet {
    let rawValue: Int

    /// Size, font and colour are those of headings.
    static let heading = RTFTextContext(rawValue: 1)
    /// All of the block is bold because of what it is.
    static let impliesBold = RTFTextContext(rawValue: 2)
    /// The text is white space alone, which has no font of its own.
    static let blank = RTFTextContext(rawValue: 4)

    /// The level of a heading.
    static func level(_ level: Int) -> RTFTextContext { RTFTextContext(rawValue: (level & 7) << 3) }

    /// The size of text that says nothing about its size, in thousandths of a point.
    var baseSize: Int {
        let level = rawValue >> 3
        return (level > 0 ? RTFVocabulary.size(ofHeading: level) : RTFVocabulary.bodySize) * 500
    }
}

extension RTFLowering {
    /// Appends the text of a paragraph to the open block.
    ///
    /// - Parameters:
    ///   - skip: How many bytes at the start are left out.
    ///   - context: What the block is.
    mutating func lowerText(of paragraph: RTFParagraph, in flow: RTFFlow, skipping skip: Int, context: RTFTextContext) {
        var end = paragraph.textRange.upperBound
        // A line break before the end of a paragraph shows nothing.
        if !source.isOwn {
            while end > paragraph.textRange.lowerBound + skip, flow.text[end - 1] <= 0x20 { end -= 1 }
        }
        var offset = paragraph.textRange.lowerBound
        let start = offset + skip
        for run in flow.runs[paragraph.runRange] {
            let first = max(offset, start)
            let last = min(offset + run.utf8Count, end)
            offset += run.utf8Count
            guard first < last else { continue }
            lowerRun(flow.text[first..<last], state: run.state, context: context)
        }
    }

    private mutating func lowerRun(_ text: ArraySlice<UInt8>, state: Int, context: RTFTextContext) {
        var context = context
        if text.allSatisfy({ $0 <= 0x20 }), !source.isOwn { context.insert(.blank) }
        let attributes = number(of: state, context: context)
        if source.isOwn {
            let words = characterWords(of: source.states[state])
            if words.contains(.placeholder) {
                // Each one shows the address of its link.
                let address = source.states[state].link
                let shown = address >= 0 ? source.links[Int(address)].destination.utf8.count : 0
                let unit = shown > 0 ? shown : objectReplacement.count
                for _ in 0..<max(1, text.count / unit) { builder.append(objectReplacement, attributes: attributes) }
                return
            }
            if words.contains(.lineBreak) {
                for _ in text { builder.append("<br>", attributes: attributes) }
                return
            }
            if words.contains(.html) || !words.compactMap(\.verbatimSpan).isEmpty {
                builder.append(text, attributes: attributes)
                return
            }
        }
        var rest = text
        while let end = rest.firstIndex(of: 0x0A) {
            builder.append(rest[..<end], attributes: attributes)
            appendLineBreak(attributes)
            rest = rest[(end + 1)...]
        }
        builder.append(rest, attributes: attributes)
    }

    /// Appends a hard break with the marks of the text around it.
    mutating func appendLineBreak(_ attributes: AttributeSetID) {
        var broken = builder.attributes(of: attributes)
        broken.intents.insert(.hardBreak)
        builder.append("\n", attributes: broken)
    }

    /// Whether all letters of a paragraph are bold.
    func isWhollyBold(_ paragraph: RTFParagraph, in flow: RTFFlow) -> Bool {
        var offset = paragraph.textRange.lowerBound
        for run in flow.runs[paragraph.runRange] {
            let text = flow.text[offset..<(offset + run.utf8Count)]
            offset += run.utf8Count
            if !isBold(source.states[run.state]), text.contains(where: { $0 > 0x20 }) { return false }
        }
        return true
    }

    func isBold(_ state: RTFCharacterState) -> Bool {
        state.flags.contains(.bold) || source.fonts[state.font]?.isBold == true
    }

    /// The number of the attribute set that a state stands for.
    private mutating func number(of state: Int, context: RTFTextContext) -> AttributeSetID {
        let key = state << 8 | context.rawValue
        if let known = attributeNumbers[key] { return known }
        let attributes =
            source.isOwn
            ? ownAttributes(of: source.states[state], context: context)
            : attributes(of: source.states[state], context: context)
        let number = builder.intern(attributes)
        attributeNumbers[key] = number
        return number
    }

    // MARK: Other programs

    private func attributes(of state: RTFCharacterState, context: RTFTextContext) -> InlineAttributes {
        var attributes = InlineAttributes()
        let font = source.fonts[state.font]
        let isBlank = context.contains(.blank)
        if isBold(state), !context.contains(.impliesBold) { attributes.intents.insert(.strong) }
        if state.flags.contains(.italic) || font?.isItalic == true { attributes.intents.insert(.emphasis) }
        if state.strikethrough > 0 { attributes.intents.insert(.strikethrough) }
        if state.highlight > 0 { attributes.intents.insert(.highlight) }
        let isCode =
            guesses.contains(.codeFromFont) && font?.isMonospaced == true && !body.isMonospaced && !isBlank
            && state.object < 0
        if isCode { attributes.intents.insert(.code) }
        if state.link >= 0 { attributes.link = source.links[Int(state.link)] }

        var style = TextStyle()
        let isHeading = context.contains(.heading)
        if state.strikethrough == 2 { style.strikethrough = .double }
        style.strikethroughColor = color(state.strikethroughColor)
        if attributes.link == nil || state.underline != .single { style.underline = state.underline.lineStyle }
        if style.underline != nil { style.underlineColor = color(state.underlineColor) }
        if attributes.link == nil, !isHeading, state.foreground != body.foreground {
            style.foregroundColor = color(state.foreground)
        }
        style.backgroundColor = background(of: state)
        style.baseline = baseline(of: state)
        if !isHeading, !isCode, state.script == .none {
            if state.size != body.size { style.font.size = Double(state.size) / 1000 }
            if let font, font.family != body.family, !font.isFallback, !font.family.isEmpty {
                style.font.family = font.family
            }
        }
        if !style.isEmpty { attributes.style = style }
        if state.language != body.language { attributes.language = LanguageCodes.tag(ofCode: Int(state.language)) }
        addObject(of: state, to: &attributes)
        return attributes
    }

    /// What is behind text: the marker pen of word processors, or the colour that Cocoa writes.
    private func background(of state: RTFCharacterState) -> TextStyle.Color? {
        for number in [state.background, state.shading, state.highlight] {
            guard let color = color(number) else { continue }
            switch color {
            case .rgba(255, 255, 255, _), .rgba(_, _, _, 0): continue
            // The plain marker pen is a highlight of no particular colour.
            case .rgba(255, 255, 0, 255) where state.highlight > 0: continue
            default: return color
            }
        }
        return nil
    }

    /// A colour, `nil` for one that says "as all text".
    private func color(_ number: Int32) -> TextStyle.Color? {
        guard let color = source.colors[number] else { return nil }
        if case .named(let name) = color, Self.defaultColorNames.contains(name) { return nil }
        return color
    }

    private static let defaultColorNames: Set<String> = [
        "textColor", "labelColor", "controlTextColor", "textBackgroundColor", "controlBackgroundColor",
        "windowBackgroundColor", "text",
    ]

    func baseline(of state: RTFCharacterState) -> TextStyle.Baseline? {
        switch state.script {
        case .superscript: return .superscript
        case .subscript: return .subscript
        case .none: return state.rise == 0 ? nil : .offset(points: Double(state.rise) / 2)
        }
    }

    func addObject(of state: RTFCharacterState, to attributes: inout InlineAttributes) {
        guard state.object >= 0 else { return }
        switch source.objects[Int(state.object)] {
        case .image(let name, let alternateText):
            attributes.image = Image(source: name, alternateText: alternateText)
        case .footnote(let flow, _): attributes.footnoteReference = labels[flow]
        case .footnoteReference(let label): attributes.footnoteReference = label
        }
    }
}
