// Runs to the flow: text in its style, addresses behind links, images and footnotes as words.

import DocumentModel

extension LayoutWriter {
    /// The number of a style in the flow, which is added if it is new.
    mutating func styleID(_ style: TerminalStyle) -> StyleID {
        if let number = styleNumbers[style] { return number }
        let number = flow.styles.count
        flow.styles.append(style.bytes)
        styleNumbers[style] = number
        return number
    }

    private mutating func styleID(set: Int, block: TerminalStyle) -> StyleID {
        guard theme.drawsStyles else { return 0 }
        let key = StyleKey(set: set, block: block)
        if let number = styleCache[key] { return number }
        let number = styleID(plans[set].style.over(block))
        styleCache[key] = number
        return number
    }

    /// Puts the text of a block into the flow.
    ///
    /// - Parameters:
    ///   - block: A block that owns inline text.
    ///   - index: Its place, for losses.
    ///   - style: The style of the block, which those of its runs stand over.
    mutating func flowInlineText(of block: Block, at index: BlockIndex, style: TerminalStyle) {
        var offset = block.textRange.lowerBound
        var lastLosses: LayoutLossSet = []
        var openLink: OpenLink?
        for runIndex in block.runRange {
            let run = document.runs[runIndex]
            let set = Int(run.attributes.rawValue)
            let range = offset..<(offset + run.utf8Count)
            offset = range.upperBound
            if let open = openLink, plans[set].link != open.link {
                closeLink(open, end: range.lowerBound, style: style)
                openLink = nil
            }
            if let link = plans[set].link {
                openLink = openLink ?? OpenLink(link: link, start: range.lowerBound)
                if case .placeholder = plans[set].content {} else { openLink?.hasText = true }
            }
            let losses = plans[set].losses
            if losses != lastLosses {
                for loss in losses.subtracting(lastLosses).members { self.losses.add(loss, block: index) }
                lastLosses = losses
            }
            flowContent(
                plans[set].content,
                text: UnsafeBufferPointer(rebasing: text[range]),
                style: styleID(set: set, block: style),
                block: index
            )
        }
        if let open = openLink { closeLink(open, end: offset, style: style) }
    }

    /// A link whose end has not been met.
    private struct OpenLink {
        let link: Link
        /// Where its text begins.
        let start: Int
        var hasText = false
    }

    /// Shows the address of a link behind its text, unless the text is the address or leads there itself.
    private mutating func closeLink(_ open: OpenLink, end: Int, style: TerminalStyle) {
        let link = open.link
        if theme.drawsStyles, open.hasText, hyperlinkTarget(link.destination) != nil { return }
        let shown = text[open.start..<end]
        let isAddress = ["", "mailto:", "http://"].contains { prefix in
            link.destination.utf8.count == prefix.utf8.count + shown.count
                && link.destination.utf8.starts(with: prefix.utf8)
                && link.destination.utf8.dropFirst(prefix.utf8.count).elementsEqual(shown)
        }
        if !isAddress { flowAddress(link.destination, after: open.hasText ? " " : "", style: style) }
    }

    private mutating func flowAddress(_ address: String, after space: String, style: TerminalStyle) {
        flow.append(space + "<" + shownAddress(address) + ">", style: styleID(theme.faint.over(style)))
    }

    private mutating func flowContent(
        _ content: LayoutRunPlan.Content,
        text: UnsafeBufferPointer<UInt8>,
        style: StyleID,
        block: BlockIndex
    ) {
        switch content {
        case .text, .hardBreak: flow.append(text, style: style)
        case .softBreak: flow.appendSoftBreak(style: style)
        case .inlineHTML: flowInlineHTML(text, style: style, block: block)
        case .image(let image):
            flowObjects(in: text, style: style) { writer, isFirst in
                writer.flow.append(isFirst ? image.alternateText : " " + image.alternateText, style: style)
                if isEmbedded(image.source) { return }
                let space = image.alternateText.isEmpty ? "" : " "
                writer.flowAddress(image.source, after: space, style: TerminalStyle())
            }
        case .footnote(let mark):
            flowObjects(in: text, style: style) { writer, _ in writer.flow.append(mark, style: style) }
        case .placeholder: flowObjects(in: text, style: style) { _, _ in }
        case .nothing: break
        }
    }

    /// Calls a function for each U+FFFC, and shows what else there is as text.
    private mutating func flowObjects(
        in text: UnsafeBufferPointer<UInt8>,
        style: StyleID,
        _ flowObject: (inout LayoutWriter, _ isFirst: Bool) -> Void
    ) {
        var start = 0
        var index = 0
        while index < text.count {
            guard text[index] == objectReplacement[0], text[index...].starts(with: objectReplacement) else {
                index += 1
                continue
            }
            flow.append(UnsafeBufferPointer(rebasing: text[start..<index]), style: style)
            flowObject(&self, index == 0)
            index += objectReplacement.count
            start = index
        }
        flow.append(UnsafeBufferPointer(rebasing: text[start...]), style: style)
    }

    /// Leaves tags out, or shows them if the theme does; a `<br>` is a line break either way.
    private mutating func flowInlineHTML(_ source: UnsafeBufferPointer<UInt8>, style: StyleID, block: BlockIndex) {
        if theme.showsRawHTML {
            flow.append(source, style: style)
            return
        }
        var offset = 0
        while offset < source.count {
            let end = scanHTMLConstruct(source, from: offset)
            if isLineBreakTag(source[offset..<end]) {
                flow.breakLine()
            } else {
                losses.add(.inlineHTML, block: block)
            }
            offset = end
        }
    }
}
