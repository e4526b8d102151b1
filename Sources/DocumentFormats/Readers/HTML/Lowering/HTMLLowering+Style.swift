// From an element's name, style and attributes to the state of the text in it.

import DocumentModel
import HTMLParsing

extension HTMLLowering {
    /// Changes the state as an element asks for.
    ///
    /// - Parameter isBlock: Whether the element is a block; colours and fonts of blocks are the look of the
    ///   page, not of a text.
    mutating func applyStyle(of element: ElementContext, isBlock: Bool) {
        let mark = isBlock ? nil : ElementMark.of(element.name)
        let isMarked =
            mark != nil || element.hasFacts || element.name == .a || element.name == .font
            || element.hasClasses
            || !element.attributes.isDisjoint(with: [.others, .language, .hidden])
        guard isMarked else { return }
        var new = state
        let isInCode = new.flags.contains(.code)
        if element.name == .a { readLink(element, &new) }
        if let mark, !isInCode { apply(mark, element, &new) }
        if element.hasFacts {
            if let whiteSpace = element.facts.whiteSpace { new.whiteSpace = whiteSpace }
            if !isInCode { apply(element, isBlock: isBlock, &new) }
        }
        if !isBlock { applyAttributes(of: element, isInCode: isInCode, &new) }
        setState(new)
    }

    private func apply(_ mark: ElementMark, _ element: ElementContext, _ new: inout TextState) {
        let facts = element.facts
        switch mark {
        case .strong:
            if facts.weight.map({ $0 < 600 }) != true { new.set(.strong, .strong) }
        case .emphasis:
            if facts.isItalic != false { new.set(.emphasis, .emphasis) }
        case .strikethrough:
            if facts.lines.map({ $0.contains(.through) }) == false { break }
            // `<s>` with a line of its own is the line, not the mark: the HTML writer says so.
            if element.name == .s, facts.lineStyle != nil || facts.lineColor != nil { break }
            new.set(.strikethrough, .strikethrough)
        case .code:
            if producer == .appleNotes, element.name == .tt {
                new.flags.insert(.monospaced)
            } else {
                new.flags.insert(.code)
            }
        case .highlight:
            if element.classes.colorName == nil { new.set(.highlight, .highlight) }
        case .underline, .superscript, .subscript, .quotation: break
        }
    }

    private mutating func apply(_ element: ElementContext, isBlock: Bool, _ new: inout TextState) {
        let facts = element.facts
        if let weight = facts.weight, !element.ignoresWeight {
            if weight >= 600 { new.set(.strong, .strong) } else { new.clear(.strong, .strong) }
        }
        if let isItalic = facts.isItalic {
            if isItalic { new.set(.emphasis, .emphasis) } else { new.clear(.emphasis, .emphasis) }
        }
        if facts.lines?.contains(.through) == true { new.set(.strikethrough, .strikethrough) }
        if habits.contains(.fontIsCode), let isMonospaced = facts.isMonospaced {
            if isMonospaced { new.flags.insert(.monospaced) } else { new.flags.remove(.monospaced) }
        }
        if facts.note?.isHighlighted == true || facts.office?.isHighlighted == true {
            new.set(.highlight, .highlight)
        }
        if facts.office?.isSpace == true { new.flags.insert(.oneSpace) }
        if !isBlock, habits.contains(.pageLook), let background = facts.background, let color = background,
            !color.isOrdinaryBackground, new.link == 0, !new.flags.contains(.monospaced)
        {
            new.set(.highlight, .highlight)
        }
    }

    // MARK: Looks

    private mutating func applyAttributes(of element: ElementContext, isInCode: Bool, _ new: inout TextState) {
        if element.classes.marks.contains(.space) { new.flags.insert(.oneSpace) }
        if element.attributes.contains(.language), habits.isEmpty, element.name != .a,
            let language = document.attributeBytes(.lang, of: element.id), !language.isEmpty
        {
            new.language = states.add(language: String(decoding: language, as: UTF8.self))
        }
        if element.attributes.contains(.others), let name = names.dataAttributes,
            let payload = document.attributeBytes(name, of: element.id), let custom = JSON5Payload.parse(payload)
        {
            new.custom = states.add(states.custom(new.custom).merging(custom))
            new.nesting.append(.custom)
        }
        guard !isInCode, element.hasFacts || element.hasClasses || Self.hasLook(element) else { return }
        var look = states.look(new.look)
        let old = look
        if element.attributes.contains(.hidden) { look.isHidden = true }
        applyLines(element, new, &look)
        applyBaseline(element, &look)
        applyColors(element, new, &look)
        if !habits.contains(.pageLook) { applyFont(element, &look) }
        if look != old { new.look = states.add(look) }
    }

    /// Whether an element changes the look of its text by its name or attributes.
    private static func hasLook(_ element: ElementContext) -> Bool {
        if element.attributes.contains(.hidden) || element.name == .font { return true }
        switch ElementMark.of(element.name) {
        case .underline?, .superscript?, .subscript?: return true
        default: return false
        }
    }

    private func applyLines(_ element: ElementContext, _ new: TextState, _ look: inout TextStyle) {
        let facts = element.facts
        switch ElementMark.of(element.name) {
        case .underline?:
            guard facts.lines.map({ $0.contains(.under) }) != false else { return }
            look.underline = facts.lineStyle ?? .single
            look.underlineColor = facts.lineColor ?? look.underlineColor
        case .strikethrough?:
            look.strikethrough = facts.lineStyle ?? look.strikethrough
            look.strikethroughColor = facts.lineColor ?? look.strikethroughColor
        default:
            guard let lines = facts.lines else { return }
            // A link is underlined anyway.
            if lines.contains(.under), new.link == 0, element.name != .a, !holdsLink(element.id) {
                look.underline = facts.lineStyle ?? .single
                look.underlineColor = facts.lineColor ?? look.underlineColor
            }
            if lines.contains(.through), facts.lineStyle != nil || facts.lineColor != nil {
                look.strikethrough = facts.lineStyle == .single ? nil : facts.lineStyle
                look.strikethroughColor = facts.lineColor
            }
        }
    }

    /// Whether an element holds nothing but a link, which is underlined anyway.
    private func holdsLink(_ id: HTMLNodeID) -> Bool {
        guard let child = document[id].firstChild else { return false }
        if document[child].isElement(.a) { return true }
        guard document[child].kind == .text, document.data(of: child).allSatisfy(\.isMarkupSpace),
            let next = document[child].nextSibling
        else { return false }
        return document[next].isElement(.a)
    }

    private func applyBaseline(_ element: ElementContext, _ look: inout TextStyle) {
        switch ElementMark.of(element.name) {
        case .superscript?: look.baseline = .superscript
        case .subscript?: look.baseline = .subscript
        default:
            if let baseline = element.facts.baseline { look.baseline = baseline }
        }
    }

    private func applyColors(_ element: ElementContext, _ new: TextState, _ look: inout TextStyle) {
        var color = element.facts.color
        if element.name == .font, color == nil, let value = document.attributeBytes(.color, of: element.id) {
            color = CSSColor.parse(String(decoding: value.trimmingMarkupSpace, as: UTF8.self)) ?? nil
        }
        if let name = element.classes.colorName { color = .named(name) }
        guard habits.contains(.pageLook) else {
            look.foregroundColor = color ?? look.foregroundColor
            if let background = element.facts.background { look.backgroundColor = background }
            return
        }
        guard let color else { return }
        if case .heading = leafKind { return }
        if new.link != 0 || new.flags.contains(.monospaced) { return }
        look.foregroundColor = color.isOrdinaryText ? nil : color
    }

    private func applyFont(_ element: ElementContext, _ look: inout TextStyle) {
        let facts = element.facts
        if let family = facts.family { look.font.family = family }
        if let isMonospaced = facts.endsInMonospace { look.font.isMonospaced = isMonospaced }
        if let size = facts.fontSize { look.font.size = size }
        if let weight = facts.weight, weight < 600, weight != 400 { look.font.weight = weight }
        if element.name == .font, let face = document.attributeBytes(.face, of: element.id) {
            var named = CSSFacts()
            CSSValue.readFamilies(face, into: &named)
            look.font.family = named.family ?? look.font.family
            look.font.isMonospaced = named.isMonospaced ?? look.font.isMonospaced
        }
    }

    // MARK: Links

    private mutating func readLink(_ element: ElementContext, _ new: inout TextState) {
        guard let value = document.attributeBytes(.href, of: element.id)?.trimmingMarkupSpace else { return }
        if LinkTarget.runsScript(value) {
            notes.add(.scriptAddress, at: sourceOffset)
            return
        }
        let destination: String
        if let target = LinkTarget.unwrapped(value) {
            notes.add(.redirect, at: sourceOffset)
            destination = target
        } else {
            destination = LinkTarget.address(value)
        }
        let title = document.attribute(.title, of: element.id).flatMap { $0.isEmpty ? nil : $0 }
        new.link = states.add(Link(destination: destination, title: title))
        new.nesting.append(.link)
    }
}
