// What an attribute set looks like in RTF: the words in front of its text, and what of it is lost.

import DocumentModel

/// The spelling of an attribute set.
struct RTFRunFormat {
    /// Control words, empty for text that looks like the paragraph.
    var words: [UInt8]
    /// The words of its character style.
    var style: [RTFCharacterWord]
    var losses: [RTFLoss]
}

extension RTFEmitter {
    /// The spelling of an attribute set in a context.
    mutating func format(of id: AttributeSetID, _ attributes: InlineAttributes, context: RTFTextContext) -> RTFRunFormat
    {
        let key = Int(id.rawValue) << 8 | context.rawValue
        if let known = formats[key] { return known }
        let made = makeFormat(attributes, context: context, more: [])
        formats[key] = made
        return made
    }

    /// Makes the spelling of an attribute set.
    ///
    /// - Parameter more: Words that the character style has besides those of the attributes.
    mutating func makeFormat(
        _ attributes: InlineAttributes,
        context: RTFTextContext,
        more: [RTFCharacterWord]
    ) -> RTFRunFormat {
        var words = ByteOutput()
        var style: [RTFCharacterWord] = []
        var losses: [RTFLoss] = []
        let look = attributes.style ?? TextStyle()
        if attributes.intents.contains(.strong), context.contains(.impliesBold) { style.append(.strong) }
        if attributes.intents.contains(.placeholder) { style.append(.placeholder) }
        if attributes.intents.contains(.inlineHTML) { style.append(.html) }
        if attributes.intents.contains(.code), look.font.family != nil || look.font.isMonospaced { style.append(.code) }
        if let verbatim = attributes.verbatim { style.append(RTFCharacterWord(verbatim)) }
        style += more
        if !style.isEmpty {
            words.write("\\cs")
            words.write(decimal: tables.number(of: style))
        }
        writeFont(
            look.font,
            isCode: attributes.intents.contains(.code),
            to: &words,
            &losses,
            baseSize: context.baseSize
        )
        if attributes.intents.contains(.emphasis) { words.write("\\i") }
        if attributes.intents.contains(.strong), !context.contains(.impliesBold) { words.write("\\b") }
        writeLines(look, attributes, to: &words, &losses)
        writeColors(look, attributes, to: &words)
        switch look.baseline {
        case nil: break
        case .superscript?: words.write("\\super")
        case .subscript?: words.write("\\sub")
        case .offset(let points)?:
            let halves = (points * 2).rounded()
            if halves != points * 2 || abs(halves) > 30_000 { losses.append(.baselineOffset) }
            let bounded = Int(max(-30_000, min(halves.isNaN ? 0 : halves, 30_000)))
            words.write(bounded < 0 ? "\\dn" : "\\up")
            words.write(decimal: abs(bounded))
        }
        if look.isHidden { words.write("\\v") }
        if let language = attributes.language {
            if let code = LanguageCodes.code(ofTag: language) {
                words.write("\\lang")
                words.write(decimal: code)
            } else {
                losses.append(.language)
            }
        }
        for _ in attributes.custom.members { losses.append(.customAttribute) }
        return RTFRunFormat(words: words.bytes, style: style, losses: losses)
    }

    private mutating func writeFont(
        _ font: TextStyle.FontFacts,
        isCode: Bool,
        to words: inout ByteOutput,
        _ losses: inout [RTFLoss],
        baseSize: Int
    ) {
        if let family = font.family.map(ByteOutput.cleanRTFName), !family.isEmpty {
            words.write("\\f")
            words.write(decimal: tables.number(of: RTFTables.Font(family: family, isMonospaced: font.isMonospaced)))
        } else if font.isMonospaced {
            words.write("\\f2")
        } else if isCode {
            words.write("\\f1")
        }
        if let size = font.size {
            let thousandths = (size * 1000).rounded()
            if thousandths != size * 1000 || !(500...1_000_000).contains(thousandths) { losses.append(.fontSize) }
            let bounded = Int(max(500, min(thousandths.isNaN ? 12_000 : thousandths, 1_000_000)))
            words.write("\\fs")
            words.write(decimal: (bounded + 250) / 500)
            // The exact size also says that the size is meant, where it is that of all text.
            if bounded % 500 != 0 || bounded == baseSize {
                words.write("\\fsmilli")
                words.write(decimal: bounded)
            }
        }
        if font.weight != nil { losses.append(.fontWeight) }
    }

    private mutating func writeLines(
        _ look: TextStyle,
        _ attributes: InlineAttributes,
        to words: inout ByteOutput,
        _ losses: inout [RTFLoss]
    ) {
        switch look.underline {
        case nil: if attributes.link != nil, look.foregroundColor == nil { words.write("\\ul\\cf1") }
        case .single?: words.write("\\ul")
        case .double?: words.write("\\uldb")
        case .thick?: words.write("\\ulth")
        case .dotted?: words.write("\\uld")
        case .dashed?: words.write("\\uldash")
        case .wavy?: words.write("\\ulwave")
        }
        if let color = look.underlineColor {
            words.write("\\ulc")
            words.write(decimal: tables.number(of: color))
        }
        if attributes.intents.contains(.strikethrough) || look.strikethrough != nil {
            switch look.strikethrough {
            case .double?: words.write("\\striked1")
            default: words.write("\\strike")
            }
            // Text that is struck through comes back with the mark, whatever the line.
            let isKept = look.strikethrough == .double && attributes.intents.contains(.strikethrough)
            if look.strikethrough != nil, !isKept { losses.append(.strikethroughStyle) }
        }
        if let color = look.strikethroughColor {
            words.write("\\strikec")
            words.write(decimal: tables.number(of: color))
        }
    }

    private mutating func writeColors(_ look: TextStyle, _ attributes: InlineAttributes, to words: inout ByteOutput) {
        if let color = look.foregroundColor {
            words.write("\\cf")
            words.write(decimal: tables.number(of: color))
        }
        let isHighlighted = attributes.intents.contains(.highlight)
        if let color = look.backgroundColor {
            let number = tables.number(of: color)
            words.write("\\cb")
            words.write(decimal: number)
            words.write("\\chcbpat")
            words.write(decimal: number)
        } else if isHighlighted {
            words.write("\\cb2")
        }
        if isHighlighted { words.write("\\highlight2") }
    }
}
