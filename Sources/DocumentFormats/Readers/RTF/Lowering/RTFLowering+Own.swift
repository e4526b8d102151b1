// Files that the package's own writer made: the names of styles say where each paragraph stands, so nothing
// is guessed and the document comes back as it was.

import DocumentModel

/// A container that is open while an own file is read.
private struct OwnContainer {
    let container: RTFBlockPath.Container
    /// For an item: the template number of its list, the list's block, and the number of its items.
    var template = -1
    var itemCount = 0
    var start = 1
}

extension RTFLowering {
    /// Lowers the front matter, the text, and the footnotes.
    mutating func lowerOwn() {
        lowerFrontMatter()
        let paths = source.main.paragraphs.map { path(of: $0) }
        // What no text refers to comes after what text refers to.
        let first = paths.firstIndex { path in
            if case .footnote? = path.containers.first { return true }
            return false
        }
        lowerOwn(source.main, 0..<(first ?? paths.count), paths: paths, isFootnote: false)
        for (number, flow) in source.footnotes.enumerated() {
            builder.openBlock(.footnoteDefinition(label: labels[number]))
            let inner = flow.paragraphs.map { path(of: $0) }
            lowerOwn(flow, inner.indices, paths: inner, isFootnote: true)
            builder.closeBlock()
        }
        lowerOwn(source.main, (first ?? paths.count)..<paths.count, paths: paths, isFootnote: false)
    }

    private func path(of paragraph: RTFParagraph) -> RTFBlockPath {
        let style = source.styles.paragraphs[max(0, paragraph.state.style)]
        return style?.path ?? RTFBlockPath(containers: [], leaf: .paragraph)
    }

    private mutating func lowerFrontMatter() {
        let comment = source.documentComment
        for format in FrontMatterFormat.allCases {
            let opening = format.fence + "\n"
            guard comment.utf8.starts(with: opening.utf8) else { continue }
            builder.openBlock(.frontMatter(format))
            builder.append(Array(comment.utf8.dropFirst(opening.utf8.count)))
            builder.closeBlock()
            return
        }
    }

    private mutating func lowerOwn(_ flow: RTFFlow, _ range: Range<Int>, paths: [RTFBlockPath], isFootnote: Bool) {
        var open: [OwnContainer] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let paragraph = flow.paragraphs[index]
            let path = paths[index]
            enter(path.containers, of: paragraph, open: &open)
            if paragraph.end != .paragraph || paragraph.state.tableDepth > 0 {
                var end = index
                while end < range.upperBound,
                    flow.paragraphs[end].end != .paragraph || flow.paragraphs[end].state.tableDepth > 0
                {
                    end += 1
                }
                lowerTables(index..<end, of: flow)
                index = end
                continue
            }
            // The mark of a footnote and the text are a space apart.
            let isMarked = isFootnote && index == 0 && flow.text[paragraph.textRange].first == UInt8(ascii: " ")
            lowerLeaf(path.leaf, paragraph, of: flow, skipping: isMarked ? 1 : 0)
            index += 1
        }
        close(&open, downTo: 0)
    }

    private mutating func lowerLeaf(
        _ leaf: RTFBlockPath.Leaf,
        _ paragraph: RTFParagraph,
        of flow: RTFFlow,
        skipping skip: Int
    ) {
        let place = place(of: paragraph)
        switch leaf {
        case .nothing: return
        case .rule: builder.openBlock(.thematicBreak, source: place)
        case .paragraph, .table:
            builder.openBlock(.paragraph, source: place)
            lowerText(of: paragraph, in: flow, skipping: skip, context: [])
        case .heading(let level):
            builder.openBlock(.heading(level: level), source: place)
            let context = RTFTextContext([.heading, .impliesBold]).union(.level(level))
            lowerText(of: paragraph, in: flow, skipping: skip, context: context)
        case .code(let info):
            builder.openBlock(.codeBlock(info: info), source: place)
            appendSource(of: paragraph, in: flow, skipping: skip)
        case .html:
            builder.openBlock(.htmlBlock, source: place)
            appendSource(of: paragraph, in: flow, skipping: skip)
        case .verbatim(let kind):
            builder.openBlock(.verbatim(kind), source: place)
            builder.append(flow.text[paragraph.textRange].dropFirst(skip))
        }
        builder.closeBlock()
    }

    /// Lines of source; the last line end is understood, but where there are line ends alone.
    private mutating func appendSource(of paragraph: RTFParagraph, in flow: RTFFlow, skipping skip: Int) {
        let text = flow.text[paragraph.textRange].dropFirst(skip)
        builder.append(text)
        if text.contains(where: { $0 != UInt8(ascii: "\n") }) {
            builder.append(ascii: UInt8(ascii: "\n"), attributes: .plain)
        }
    }

    // MARK: Containers

    /// Closes and opens containers until those of a paragraph are open.
    private mutating func enter(
        _ containers: [RTFBlockPath.Container],
        of paragraph: RTFParagraph,
        open: inout [OwnContainer]
    ) {
        let innermost = containers.lastIndex(of: .listItem)
        let template = source.lists.template(ofList: paragraph.state.list) ?? 0
        let beginsItem = paragraph.marker != nil && innermost != nil
        var common = 0
        while common < min(containers.count, open.count), containers[common] == open[common].container {
            if beginsItem, common == innermost, open[common].template != template { break }
            common += 1
        }
        if let innermost, beginsItem, common > innermost {
            close(&open, downTo: innermost + 1)
            builder.closeBlock()
            openItem(&open[innermost], paragraph)
            common = innermost + 1
        }
        close(&open, downTo: common)
        for place in common..<max(containers.count, common) {
            var new = OwnContainer(container: containers[place])
            switch containers[place] {
            case .quote: builder.openBlock(.blockQuote)
            case .footnote(let label, _): builder.openBlock(.footnoteDefinition(label: label))
            case .listItem:
                new.template = place == innermost && beginsItem ? template : -1
                openList(&new, paragraph)
                openItem(&new, paragraph)
            }
            open.append(new)
        }
    }

    private mutating func openList(_ new: inout OwnContainer, _ paragraph: RTFParagraph) {
        let isTight = paragraph.state.spaceAfter == 0
        let level = source.lists.level(paragraph.state.listLevel, ofList: paragraph.state.list)
        let marker = paragraph.marker?.text ?? ""
        if new.template >= 0, level?.isBullet == false {
            let digits = marker.utf8.prefix { $0 >= 0x30 && $0 <= 0x39 }
            new.start = Int(String(decoding: Array(digits), as: UTF8.self)) ?? 1
            let delimiter: OrderedListDelimiter =
                marker.utf8.dropFirst(digits.count).first == UInt8(ascii: ")") ? .parenthesis : .period
            builder.openBlock(.orderedList(start: new.start, delimiter: delimiter, isTight: isTight))
        } else {
            let markers = RTFVocabulary.bulletMarkers
            let number = max(0, new.template) % 10
            builder.openBlock(
                .unorderedList(marker: number < markers.count ? markers[number] : .hyphen, isTight: isTight)
            )
        }
    }

    private mutating func openItem(_ list: inout OwnContainer, _ paragraph: RTFParagraph) {
        let task = (paragraph.marker?.text.unicodeScalars.last).flatMap { RTFListMarker.task(of: String($0)) }
        let (ordinal, overflows) = list.start.addingReportingOverflow(list.itemCount)
        builder.openBlock(.listItem(ordinal: overflows ? .max : ordinal, task: task))
        list.itemCount += 1
    }

    private mutating func close(_ open: inout [OwnContainer], downTo count: Int) {
        while open.count > count {
            let last = open.removeLast()
            builder.closeBlock()
            if last.container == .listItem { builder.closeBlock() }
        }
    }
}
