// What each attribute set becomes in a layout, worked out once for a document.

import DocumentModel

/// How the runs of one attribute set are laid out.
struct LayoutRunPlan {
    /// What is shown of the run.
    enum Content {
        case text
        case softBreak
        case hardBreak
        case inlineHTML
        case image(Image)
        /// What is shown for each U+FFFC.
        case footnote(String)
        /// A place for a link around no text.
        case placeholder
        case nothing
    }

    var content: Content
    var style = TerminalStyle()
    /// What is lost where such runs begin.
    var losses: LayoutLossSet = []
    var link: Link?

    /// - Complexity: O(1), but for the length of addresses.
    init(_ attributes: InlineAttributes, theme: LayoutTheme, footnotes: FootnoteNumbers) {
        content = .text
        link = attributes.link
        addMarks(of: attributes, theme: theme)
        if let look = attributes.style { add(look, theme: theme) }
        if attributes.language != nil { losses.insert(.language) }
        if !attributes.custom.isEmpty { losses.insert(.customAttribute) }
        addLink(attributes.link, theme: theme)
        setContent(attributes, theme: theme, footnotes: footnotes)
    }

    private mutating func setContent(_ attributes: InlineAttributes, theme: LayoutTheme, footnotes: FootnoteNumbers) {
        if attributes.style?.isHidden == true {
            content = .nothing
            losses = LayoutLossSet(.hiddenText)
        } else if attributes.intents.contains(.placeholder) {
            content = .placeholder
        } else if let image = attributes.image {
            content = .image(image)
            if image.title.map({ !$0.isEmpty }) ?? false { losses.insert(.imageTitle) }
            if isEmbedded(image.source) { losses.insert(.embeddedImage) }
        } else if let label = attributes.footnoteReference {
            if let place = footnotes.place(of: label) {
                content = .footnote("[\(place + 1)]")
            } else {
                content = .footnote("[^" + label + "]")
                losses.insert(.undefinedFootnote)
            }
            if theme.drawsStyles { style.parts.insert(.dim) }
        } else if attributes.intents.contains(.hardBreak) {
            content = .hardBreak
        } else if attributes.intents.contains(.softBreak) {
            content = .softBreak
        } else if attributes.intents.contains(.inlineHTML) {
            content = .inlineHTML
            if theme.drawsStyles { style.parts.insert(.dim) }
        } else if attributes.verbatim == .comment {
            content = .nothing
            losses = LayoutLossSet(.comment)
        }
    }

    /// The marks of a layout, with what they look like on a terminal and what is lost where they are not.
    private static let marks: [(InlineIntents, TerminalStyle, LayoutLoss)] = [
        (.emphasis, TerminalStyle(.italic), .emphasis),
        (.strong, TerminalStyle(.bold), .strong),
        (.strikethrough, TerminalStyle(.strikethrough), .strikethrough),
        (.highlight, TerminalStyle([], foreground: .palette(0), background: .palette(3)), .highlight),
        (.code, .code, .codeSpan),
    ]

    private mutating func addMarks(of attributes: InlineAttributes, theme: LayoutTheme) {
        for (intent, markStyle, loss) in Self.marks where attributes.intents.contains(intent) {
            if theme.drawsStyles { style = markStyle.over(style) } else { losses.insert(loss) }
        }
    }

    private mutating func add(_ look: TextStyle, theme: LayoutTheme) {
        if theme.drawsStyles {
            if look.underline != nil || look.underlineColor != nil { style.parts.insert(.underline) }
            if look.strikethrough != nil || look.strikethroughColor != nil { style.parts.insert(.strikethrough) }
            style.foreground = TerminalStyle.Color(look.foregroundColor) ?? style.foreground
            style.background = TerminalStyle.Color(look.backgroundColor) ?? style.background
        }
        let plainLines: [TextStyle.LineStyle?] = theme.drawsStyles ? [nil, .single] : [nil]
        if !plainLines.contains(look.underline) { losses.insert(.underline) }
        if !plainLines.contains(look.strikethrough) { losses.insert(.strikethroughStyle) }
        if look.underlineColor != nil { losses.insert(.underlineColor) }
        if look.strikethroughColor != nil { losses.insert(.strikethroughColor) }
        if isLost(look.foregroundColor, theme: theme) { losses.insert(.foregroundColor) }
        if isLost(look.backgroundColor, theme: theme) { losses.insert(.backgroundColor) }
        if look.font != TextStyle.FontFacts() { losses.insert(.font) }
        switch look.baseline {
        case .superscript?, .subscript?: losses.insert(.superscript)
        case .offset?: losses.insert(.baselineOffset)
        case nil: break
        }
    }

    private func isLost(_ color: TextStyle.Color?, theme: LayoutTheme) -> Bool {
        guard let color else { return false }
        return !theme.drawsStyles || TerminalStyle.Color(color) == nil
    }

    private mutating func addLink(_ link: Link?, theme: LayoutTheme) {
        guard let link else { return }
        if link.title.map({ !$0.isEmpty }) ?? false { losses.insert(.linkTitle) }
        guard theme.drawsStyles else { return }
        style.parts.insert(.underline)
        style.hyperlink = hyperlinkTarget(link.destination)
    }
}

/// Whether an address holds the image itself, and is no address to read.
func isEmbedded(_ address: String) -> Bool {
    address.utf8.prefix(5).map { $0 | 0x20 }.elementsEqual("data:".utf8.map { $0 | 0x20 })
}
