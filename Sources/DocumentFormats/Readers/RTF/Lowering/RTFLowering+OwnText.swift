// What a state means in the package's own files: the numbers of fonts, colours and styles have a meaning.

import DocumentModel

extension RTFLowering {
    /// The attributes that a state of an own file stands for.
    func ownAttributes(of state: RTFCharacterState, context: RTFTextContext) -> InlineAttributes {
        var attributes = InlineAttributes()
        let words = characterWords(of: state)
        let isStrong =
            context.contains(.impliesBold) ? words.contains(.strong) : state.flags.contains(.bold)
        if isStrong { attributes.intents.insert(.strong) }
        if state.flags.contains(.italic) { attributes.intents.insert(.emphasis) }
        if state.flags.contains(.softBreak) { attributes.intents.insert(.softBreak) }
        if state.font == RTFVocabulary.codeFont || words.contains(.code) { attributes.intents.insert(.code) }
        if state.strikethrough > 0 { attributes.intents.insert(.strikethrough) }
        if state.highlight > 0 { attributes.intents.insert(.highlight) }
        if words.contains(.placeholder) { attributes.intents.insert(.placeholder) }
        if words.contains(.html) { attributes.intents.insert(.inlineHTML) }
        attributes.verbatim = words.compactMap(\.verbatimSpan).first
        if state.link >= 0 { attributes.link = source.links[Int(state.link)] }
        let style = ownStyle(of: state, context: context)
        if !style.isEmpty { attributes.style = style }
        attributes.language = LanguageCodes.tag(ofCode: Int(state.language))
        addObject(of: state, to: &attributes)
        return attributes
    }

    /// The words of a state's character style.
    func characterWords(of state: RTFCharacterState) -> [RTFCharacterWord] {
        guard let name = source.styles.characters[state.style] else { return [] }
        return name.split(separator: " ").compactMap { RTFCharacterWord(rawValue: String($0)) }
    }

    private func ownStyle(of state: RTFCharacterState, context: RTFTextContext) -> TextStyle {
        var style = TextStyle()
        // Links look like links; only what says so by a colour of its own says more.
        let isPlainLink = state.link >= 0 && state.foreground == RTFVocabulary.linkColor
        if !isPlainLink {
            style.underline = state.underline.lineStyle
            style.foregroundColor = ownColor(state.foreground)
        }
        style.underlineColor = ownColor(state.underlineColor)
        if state.strikethrough == 2 { style.strikethrough = .double }
        style.strikethroughColor = ownColor(state.strikethroughColor)
        style.backgroundColor = ownColor(state.background)
        style.baseline = baseline(of: state)
        style.isHidden = state.flags.contains(.hidden)
        if state.font == RTFVocabulary.monospacedFont { style.font.isMonospaced = true }
        if state.font >= RTFVocabulary.firstNamedFont, let font = source.fonts[state.font] {
            if !font.name.isEmpty { style.font.family = font.name }
            style.font.isMonospaced = font.isDeclaredModern
        }
        if Int(state.size) != context.baseSize || state.flags.contains(.exactSize) {
            style.font.size = Double(state.size) / 1000
        }
        return style
    }

    private func ownColor(_ number: Int32) -> TextStyle.Color? {
        number > RTFVocabulary.highlightColor ? source.colors[number] : nil
    }
}
