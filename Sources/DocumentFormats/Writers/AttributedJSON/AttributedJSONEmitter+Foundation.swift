// What Foundation's own Markdown parser makes of text, with the losses that this is: a link label is one
// run without marks of its own, an image without a description is nothing.

import DocumentModel
import TargetTable

extension AttributedJSONEmitter {
    /// Emits the runs of a block the way Foundation's parser makes them.
    mutating func emitFoundationRuns(of index: BlockIndex) {
        var label: [AttributedDocument.PlacedRun] = []
        for run in document.placedRuns(of: document.blocks[index]) {
            if let first = label.first, first.attributes.link != run.attributes.link {
                emitLabel(label, of: index)
                label = []
            }
            if run.attributes.link == nil {
                emitFoundationText(run, of: index)
            } else {
                label.append(run)
            }
        }
        if !label.isEmpty { emitLabel(label, of: index) }
    }

    private mutating func lose(_ subject: String, _ message: String, _ index: BlockIndex) {
        losses.add(subject, message, block: index, sourceOffset: offset(index))
    }

    private mutating func emitFoundationText(_ run: AttributedDocument.PlacedRun, of index: BlockIndex) {
        let text = document.text[run.range]
        if run.attributes.intents.contains(.placeholder) {
            return lose("custom-attribute", "an attribute without text leaves nothing", index)
        }
        guard run.attributes.image != nil || run.attributes.footnoteReference != nil else {
            emitRun(text, fragment: fragment(inline: run.attributes, text: text, block: index))
            return
        }
        var inline = run.attributes
        let image = inline.image
        inline.image = nil
        var imageCount = 0
        for part in ObjectParts(text) {
            if !part.isObject {
                emitRun(text[part.range], fragment: fragment(inline: inline.withoutReference, block: index))
            } else if let image {
                imageCount += 1
                if image.alternateText.isEmpty { lose("image", "an image without a description leaves nothing", index) }
                if imageCount == 2 { lose("inline-image", "equal images side by side become one", index) }
                emitRun(image.alternateText.utf8, fragment: fragment(inline: run.attributes, block: index))
            } else {
                emitRun("[^\(inline.footnoteReference ?? "")]".utf8, fragment: fragment(inline: inline, block: index))
            }
        }
    }

    /// Emits the runs of one link as one run: its marks are those around the link.
    private mutating func emitLabel(_ runs: [AttributedDocument.PlacedRun], of index: BlockIndex) {
        var text: [UInt8] = []
        var inline = runs[0].attributes.withoutReference
        inline.image = nil
        inline.nesting = MarkNesting()
        inline.intents = runs[0].attributes.marksAroundLink
        var loses = false
        for run in runs {
            let attributes = run.attributes
            if attributes.intents.isDisjoint(with: [.softBreak, .hardBreak]) {
                inline.intents.formIntersection(attributes.marksAroundLink)
            }
            if attributes.language != inline.language { inline.language = nil }
            if attributes.style != inline.style { inline.style = nil }
            if attributes.custom != inline.custom { inline.custom = CustomAttributes() }
            if attributes.image != nil {
                lose("linked-image", "an image in a link label becomes its description", index)
            }
            if attributes.footnoteReference != nil { lose("footnote", "a footnote reference becomes text", index) }
        }
        for run in runs {
            loses = loses || run.attributes.intents != inline.intents
            guard run.attributes.intents.isDisjoint(with: [.softBreak, .hardBreak]) else { continue }
            let source = document.text[run.range]
            for part in ObjectParts(source) {
                if part.isObject, run.attributes.intents.contains(.placeholder) {
                    continue
                } else if part.isObject, let image = run.attributes.image {
                    text += image.alternateText.utf8
                } else if part.isObject, let footnote = run.attributes.footnoteReference {
                    text += "[^\(footnote)]".utf8
                } else {
                    text += source[part.range]
                }
            }
        }
        if loses { lose("styled-link-text", "marks and breaks in the label of a link are dropped", index) }
        if text.isEmpty { lose("link", "a link without text leaves nothing", index) }
        emitRun(text, fragment: fragment(inline: inline, text: text[...], block: index))
    }

    // MARK: Blocks

    /// Counts what Foundation's intents do not say about a block.
    mutating func reportBlockLosses(_ index: BlockIndex) {
        let block = document.blocks[index]
        switch block.kind {
        case .listItem(_, _?): lose("task-list-item", "the box of a task becomes text", index)
        case .footnoteDefinition: lose("footnote", "a footnote becomes a paragraph", index)
        case .frontMatter: lose("front-matter", "front matter becomes a block of code", index)
        case .verbatim(let kind): lose(kind.rawValue, Self.verbatimLoss(survey.hasRuns[index]), index)
        case .table(let alignments):
            if survey.omitsColumns(index) {
                lose("table-alignment", "the columns of a very large table are not described", index)
            } else if alignments.contains(.left) {
                lose("table-alignment", "a column aligned left cannot be told from one without alignment", index)
            }
        case .orderedList(_, _, let isTight):
            if survey.facts(of: index).contains(where: { $0.name == "start" }) {
                lose("ordered-list-start", "the number of the first item is not kept", index)
            }
            reportListLosses(index, isTight: isTight)
        case .unorderedList(_, let isTight): reportListLosses(index, isTight: isTight)
        default: break
        }
        let isInVisible = block.parent.map { survey.hasRuns[$0] } ?? true
        guard !survey.hasRuns[index], isInVisible, let subject = Self.subject(of: block.kind) else { return }
        lose(subject, "a block without text leaves nothing", index)
    }

    private mutating func reportListLosses(_ index: BlockIndex, isTight: Bool) {
        if isTight != survey.looksTight(index) {
            lose("list-spacing", "whether items have blank lines between them is not kept", index)
        }
        if survey.facts(of: index).contains(where: { $0.name == "delimiter" }) {
            lose("list-delimiter", "the marker of a list without text of its own is not kept", index)
        }
    }

    private static func verbatimLoss(_ hasRuns: Bool) -> String {
        hasRuns ? "the source of the block becomes a paragraph" : "the definition is dropped"
    }

    /// The id in the target table of a block that may be empty.
    private static func subject(of kind: BlockKind) -> String? {
        switch kind {
        case .paragraph: return "empty-paragraph"
        case .heading: return "heading"
        case .blockQuote: return "block-quote"
        case .orderedList: return "ordered-list"
        case .unorderedList, .listItem: return "unordered-list"
        case .codeBlock: return "code-block"
        case .htmlBlock: return "html-block"
        case .table, .tableHeaderRow, .tableRow: return "table"
        case .thematicBreak, .tableCell, .frontMatter, .verbatim, .footnoteDefinition: return nil
        }
    }
}

extension InlineAttributes {
    fileprivate var withoutReference: InlineAttributes {
        var copy = self
        copy.footnoteReference = nil
        return copy
    }

    /// The marks that stood around a link rather than in its label, as far as the source's nesting tells;
    /// without a hint, all that can stand around a link.
    fileprivate var marksAroundLink: InlineIntents {
        let marks = nesting.marks
        guard let place = marks.firstIndex(of: .link) else {
            return intents.intersection([.emphasis, .strong, .strikethrough, .highlight])
        }
        var around: InlineIntents = []
        for mark in marks[..<place] {
            switch mark {
            case .emphasis: around.insert(.emphasis)
            case .strong: around.insert(.strong)
            case .strikethrough: around.insert(.strikethrough)
            case .highlight: around.insert(.highlight)
            case .link, .custom: break
            }
        }
        return intents.intersection(around)
    }
}
