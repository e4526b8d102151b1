// What each attribute set becomes in HTML, worked out once for a document: a run then costs a look at a
// few small numbers, whatever it carries.

import DocumentModel

/// The number of an element that can stand around text.
typealias HTMLElementID = Int32

/// An element with the bytes of its start tag.
struct HTMLElement {
    var name: StaticString
    var openTag: [UInt8]
    /// The place among elements that begin and end together, the outermost first.
    var rank: UInt8
    /// What is lost each time the element is opened.
    var losses: [HTMLLoss] = []
}

/// How the runs of one attribute set are written.
struct HTMLRunPlan {
    /// What stands between the tags.
    enum Content {
        case text
        case softBreak
        case hardBreak
        case inlineHTML
        /// The whole tag of the image, and whether its address is left out.
        case image(tag: [UInt8], isBlocked: Bool)
        /// The place of the footnote among those with a number.
        case footnote(place: Int)
        case undefinedFootnote(label: String)
        case comment
        /// A place for a link around no text.
        case placeholder
    }

    var content: Content
    /// The elements around the text. The first `fixedCount` are nested in this order, an element may occur
    /// twice among them; the others in any order, but for the code element, which comes last.
    var elements: [HTMLElementID]
    var fixedCount: Int
    var hasCode: Bool

    /// The elements whose order is open.
    var freeElements: ArraySlice<HTMLElementID> { elements[fixedCount..<(elements.count - (hasCode ? 1 : 0))] }
}

/// The elements of a document and the plan of each of its attribute sets.
struct HTMLPlans {
    private(set) var plans: [HTMLRunPlan] = []
    private(set) var elements: [HTMLElement] = []
    private var places: [String: HTMLElementID] = [:]
    private let passesRawHTML: Bool

    /// - Complexity: O(*n*) in the attribute sets.
    init(document: AttributedDocument, footnotes: FootnoteNumbers, passesRawHTML: Bool) {
        self.passesRawHTML = passesRawHTML
        let sets = document.attributeSets
        plans.reserveCapacity(sets.count)
        elements.reserveCapacity(sets.count)
        places.reserveCapacity(sets.count)
        for number in 0..<sets.count {
            plans.append(plan(for: sets[AttributeSetID(rawValue: UInt32(number))], footnotes: footnotes))
        }
    }

    // MARK: Plans

    private mutating func plan(for attributes: InlineAttributes, footnotes: FootnoteNumbers) -> HTMLRunPlan {
        var rest = marks(of: attributes)
        var elements: [HTMLElementID] = []
        for mark in attributes.nesting.marks {
            guard let element = rest.first(where: { $0.mark == mark })?.element else { continue }
            elements.append(element)
        }
        rest.removeAll { mark in mark.mark.map(attributes.nesting.marks.contains) ?? false }
        let fixedCount = elements.count
        elements += rest.map(\.element)
        let hasCode = attributes.intents.contains(.code)
        if hasCode { elements.append(element("code", rank: 200)) }
        return HTMLRunPlan(
            content: content(of: attributes, footnotes: footnotes),
            elements: elements,
            fixedCount: fixedCount,
            hasCode: hasCode
        )
    }

    private func content(of attributes: InlineAttributes, footnotes: FootnoteNumbers) -> HTMLRunPlan.Content {
        if attributes.intents.contains(.placeholder) { return .placeholder }
        if let image = attributes.image {
            let isBlocked = !passesRawHTML && isDangerousAddress(image.source)
            return .image(tag: imageTag(image, isBlocked: isBlocked), isBlocked: isBlocked)
        }
        if let label = attributes.footnoteReference {
            return footnotes.place(of: label).map { .footnote(place: $0) } ?? .undefinedFootnote(label: label)
        }
        if attributes.intents.contains(.hardBreak) { return .hardBreak }
        if attributes.intents.contains(.softBreak) { return .softBreak }
        if attributes.intents.contains(.inlineHTML) { return .inlineHTML }
        return attributes.verbatim == .comment ? .comment : .text
    }

    // MARK: Elements

    /// The elements of an attribute set but for code, by descending rank; `mark` is what the nesting hint
    /// calls it.
    private mutating func marks(
        of attributes: InlineAttributes
    ) -> [(mark: MarkNesting.Mark?, element: HTMLElementID)] {
        var found: [(mark: MarkNesting.Mark?, element: HTMLElementID)] = []
        let style = attributes.style ?? TextStyle()
        if let link = attributes.link { found.append((.link, linkElement(link))) }
        if attributes.intents.contains(.strong) { found.append((.strong, element("strong", rank: 20))) }
        if attributes.intents.contains(.emphasis) { found.append((.emphasis, element("em", rank: 30))) }
        let through = HTMLStyle.line(
            style.strikethrough,
            color: style.strikethroughColor,
            loss: .strikethroughColor,
            namesSingle: true
        )
        if attributes.intents.contains(.strikethrough) {
            found.append((.strikethrough, element("del", style: through, rank: 40)))
        } else if style.strikethrough != nil || style.strikethroughColor != nil {
            found.append((nil, element("s", style: through, rank: 41)))
        }
        if attributes.intents.contains(.highlight) { found.append((.highlight, element("mark", rank: 50))) }
        if let underline = style.underline {
            let line = HTMLStyle.line(underline, color: style.underlineColor, loss: .underlineColor)
            found.append((nil, element("u", style: line, rank: 60)))
        }
        if style.baseline == .superscript { found.append((nil, element("sup", rank: 70))) }
        if style.baseline == .subscript { found.append((nil, element("sub", rank: 70))) }
        if !attributes.custom.isEmpty {
            let payload = String(decoding: JSON5Payload.write(attributes.custom), as: UTF8.self)
            found.append((.custom, element("span", attributes: [("data-attributes", payload)], rank: 80)))
        }
        if let span = spanElement(attributes, style: style) { found.append((nil, span)) }
        return found
    }

    /// The span for what has no element: language, look, hidden text, and verbatim source.
    private mutating func spanElement(_ attributes: InlineAttributes, style: TextStyle) -> HTMLElementID? {
        var pairs: [(String, String?)] = []
        if let language = attributes.language { pairs.append(("lang", language)) }
        if attributes.verbatim == .math { pairs.append(("class", "math")) }
        if let verbatim = attributes.verbatim, verbatim != .comment {
            pairs.append(("data-verbatim", verbatim.rawValue))
        }
        // Readers drop hidden text; the second attribute says that this is kept.
        if style.isHidden { pairs += [("hidden", nil), ("data-kept", nil)] }
        let css = HTMLStyle.text(style)
        guard !pairs.isEmpty || !css.declarations.isEmpty || !css.losses.isEmpty else { return nil }
        return element("span", attributes: pairs, style: css, rank: 90)
    }

    private mutating func linkElement(_ link: Link) -> HTMLElementID {
        let isBlocked = !passesRawHTML && isDangerousAddress(link.destination)
        var tag = ByteOutput()
        tag.write("<a href=\"")
        if !isBlocked { tag.writeAddress(link.destination) }
        if let title = link.title, !title.isEmpty {
            tag.write("\" title=\"")
            tag.writeEscaped(title)
        }
        tag.write("\">")
        return intern(
            HTMLElement(name: "a", openTag: tag.bytes, rank: 10, losses: isBlocked ? [.link] : []),
            distinction: isBlocked ? link.destination : ""
        )
    }

    private mutating func element(
        _ name: StaticString,
        attributes: [(name: String, value: String?)] = [],
        style: HTMLStyle = HTMLStyle(),
        rank: UInt8
    ) -> HTMLElementID {
        var tag = ByteOutput()
        tag.write("<")
        tag.write(name)
        let styles = style.declarations.isEmpty ? [] : [("style", Optional(style.declarations))]
        for (name, value) in attributes + styles {
            tag.write(" ")
            tag.write(name)
            guard let value else { continue }
            tag.write("=\"")
            tag.writeEscaped(value)
            tag.write("\"")
        }
        tag.write(">")
        return intern(
            HTMLElement(name: name, openTag: tag.bytes, rank: rank, losses: style.losses)
        )
    }

    /// The number of an element; equal ones have one number.
    ///
    /// - Parameter distinction: What else tells elements apart that look the same, such as the addresses of
    ///   links that lost them.
    private mutating func intern(_ element: HTMLElement, distinction: String = "") -> HTMLElementID {
        let key = String(decoding: element.openTag, as: UTF8.self) + distinction
        if let place = places[key] { return place }
        let place = HTMLElementID(elements.count)
        elements.append(element)
        places[key] = place
        return place
    }

    private func imageTag(_ image: Image, isBlocked: Bool) -> [UInt8] {
        var tag = ByteOutput()
        tag.write("<img src=\"")
        if !isBlocked { tag.writeAddress(image.source) }
        tag.write("\" alt=\"")
        tag.writeEscaped(image.alternateText)
        if let title = image.title, !title.isEmpty {
            tag.write("\" title=\"")
            tag.writeEscaped(title)
        }
        tag.write("\" />")
        return tag.bytes
    }
}
