// The seven ways in which a block of raw HTML begins (CommonMark 0.29, section 4.6). To the parser `<![cdata[`
// begins one as well.

/// Finds lines that would begin a block of raw HTML.
enum HTMLBlockStart {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// Whether the line from `start` (at its `<`) to `end` begins a block.
    ///
    /// - Parameter isFirst: Whether it may be a lone tag of any name, which cannot interrupt a paragraph.
    static func scan(_ bytes: Bytes, _ start: Int, _ end: Int, isFirst: Bool) -> Bool {
        let next = start + 1
        guard next < end else { return false }
        switch bytes[next] {
        case UInt8(ascii: "?"): return true
        case UInt8(ascii: "!"):
            guard next + 1 < end else { return false }
            let rest = bytes[(next + 1)..<end]
            return bytes[next + 1] &- 0x41 < 26 || rest.hasPrefixIgnoringCase("--")
                || rest.hasPrefixIgnoringCase("[cdata[")
        default: break
        }
        let isClosing = bytes[next] == UInt8(ascii: "/")
        let nameStart = isClosing ? next + 1 : next
        var nameEnd = nameStart
        while nameEnd < end, bytes[nameEnd].isASCIIAlphanumeric { nameEnd += 1 }
        let name = String(decoding: bytes[nameStart..<nameEnd].map { $0 | 0x20 }, as: UTF8.self)
        if !isClosing, rawNames.contains(name),
            nameEnd >= end || bytes[nameEnd].isMarkdownSpace || bytes[nameEnd] == UInt8(ascii: ">")
        {
            return true
        }
        if blockNames.contains(name), endsName(bytes, nameEnd, end) { return true }
        guard isFirst else { return false }
        let line = UnsafeBufferPointer(rebasing: bytes[..<end])
        let tagEnd = isClosing ? PointyScan.closingTag(line, at: nameStart) : PointyScan.openTag(line, at: nameStart)
        guard let tagEnd else { return false }
        return LineStart.isBlank(bytes, tagEnd, end)
    }

    private static func endsName(_ bytes: Bytes, _ offset: Int, _ end: Int) -> Bool {
        guard offset < end else { return true }
        let byte = bytes[offset]
        if byte.isMarkdownSpace || byte == UInt8(ascii: ">") { return true }
        return byte == UInt8(ascii: "/") && offset + 1 < end && bytes[offset + 1] == UInt8(ascii: ">")
    }

    private static let rawNames: Set<String> = ["script", "pre", "style"]

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
        "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure",
        "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html",
        "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup",
        "option", "p", "param", "section", "source", "summary", "table", "tbody", "td", "tfoot", "th", "thead",
        "title", "tr", "track", "ul",
    ]
}
