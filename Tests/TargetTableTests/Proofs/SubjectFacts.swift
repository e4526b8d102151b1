// What a document holds of each subject, as words that can be compared: two documents keep a subject alike if and
// only if its facts are equal.

import DocumentModel
import TargetTable

/// The facts of a document by subject, in the order of the text.
struct SubjectFacts {
    private(set) var all: [SubjectID: [String]] = [:]

    init(_ document: AttributedDocument) {
        for (index, block) in document.blocks.enumerated() {
            let place = block.parent == nil ? "" : "inside "
            add(block.kind, text: place + document.string(of: block), isEmpty: block.textRange.isEmpty)
            guard block.kind.holdsInlineText else { continue }
            var before: [SubjectID: String] = [:]
            for run in document.mergedRuns(of: document.blocks[index]) {
                let text = String(decoding: document.text[run.range], as: UTF8.self)
                let found = Self.facts(of: run.attributes, text: text)
                for (subject, value) in found where before[subject] != value || run.attributes.image != nil {
                    all[subject, default: []].append(value)
                }
                before = found
            }
            for scalar in document.string(of: block).unicodeScalars
            where scalar.value < 0x20 && scalar != "\n" && scalar != "\t" {
                all[.controlCharacter, default: []].append("\(scalar.value)")
            }
        }
    }

    /// The subjects that another document does not hold as this one does.
    func losses(in other: SubjectFacts) -> Set<SubjectID> { Set(all.keys.filter { !isKept($0, in: other) }) }

    /// The subjects that another document holds more of.
    func additions(in other: SubjectFacts) -> Set<SubjectID> {
        Set(other.all.keys.filter { all[$0] != other.all[$0] && isKept($0, in: other) })
    }

    /// Whether all facts about a subject are among those of another document, in their order.
    private func isKept(_ subject: SubjectID, in other: SubjectFacts) -> Bool {
        var rest = (other.all[subject] ?? [])[...]
        for fact in all[subject] ?? [] {
            guard let place = rest.firstIndex(of: fact) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    private mutating func add(_ subject: SubjectID, _ value: some CustomStringConvertible = "") {
        all[subject, default: []].append(value.description)
    }

    private mutating func add(_ kind: BlockKind, text: String, isEmpty: Bool) {
        switch kind {
        case .paragraph: if isEmpty { add(.emptyParagraph) }
        case .heading(let level): add(.heading, level)
        case .blockQuote: add(.blockQuote)
        case .orderedList(let start, let delimiter, let isTight):
            add(.orderedList)
            add(.orderedListStart, start)
            add(.listDelimiter, delimiter.rawValue)
            add(.listSpacing, isTight)
        case .unorderedList(let marker, let isTight):
            add(.unorderedList)
            add(.listDelimiter, marker.rawValue)
            add(.listSpacing, isTight)
        case .listItem(_, let task): if let task { add(.taskListItem, task.rawValue) }
        case .codeBlock(let info):
            add(.codeBlock, text)
            if !info.isEmpty { add(.codeBlockLanguage, info) }
        case .htmlBlock: add(.htmlBlock, text)
        case .thematicBreak: add(.thematicBreak)
        case .table(let alignments):
            add(.table, alignments.count)
            if alignments.contains(where: { $0 != .none }) {
                add(.tableAlignment, alignments.map(\.rawValue).joined(separator: " "))
            }
        case .footnoteDefinition(let label): add(.footnote, label)
        case .frontMatter: add(.frontMatter, text)
        case .verbatim(let verbatim):
            if let subject = SubjectID(rawValue: verbatim.rawValue) { add(subject, text) }
        case .tableHeaderRow, .tableRow, .tableCell: break
        }
    }

    private static func facts(of attributes: InlineAttributes, text: String) -> [SubjectID: String] {
        var found: [SubjectID: String] = [:]
        let marks: [(InlineIntents, SubjectID)] = [
            (.emphasis, .emphasis), (.strong, .strong), (.code, .codeSpan), (.strikethrough, .strikethrough),
            (.highlight, .highlight), (.softBreak, .softBreak), (.hardBreak, .hardBreak),
        ]
        for (intent, subject) in marks where attributes.intents.contains(intent) { found[subject] = "" }
        if attributes.intents.contains(.inlineHTML) { found[.inlineHTML] = text }
        if let link = attributes.link {
            found[.link] = link.destination
            found[.linkTitle] = link.title
            let marks = attributes.intents.intersection(.marks)
            if !marks.isEmpty { found[.styledLinkText] = "\(marks)" }
        }
        if let image = attributes.image {
            found[.image] = image.source + " " + image.alternateText
            if attributes.link != nil { found[.linkedImage] = found[.image] }
            found[.imageTitle] = image.title
        }
        found[.footnote] = attributes.footnoteReference
        found[.foundationLanguageIdentifier] = attributes.language
        if !attributes.custom.isEmpty { found[.customAttribute] = "\(attributes.custom)" }
        switch attributes.verbatim {
        case .wikiLink?: found[.wikiLink] = text
        case .embed?: found[.embed] = text
        case .math?: found[.math] = text
        case .comment?: found[.comment] = text
        case nil: break
        }
        if let line = attributes.style?.strikethrough {
            let isMark = attributes.intents.contains(.strikethrough)
            found[.kitStrikethroughStyle] = line.rawValue + (isMark ? " and mark" : "")
        }
        if let style = attributes.style { found.merge(facts(of: style)) { first, _ in first } }
        return found
    }

    private static func facts(of style: TextStyle) -> [SubjectID: String] {
        var found: [SubjectID: String] = [:]
        found[.kitUnderlineStyle] = style.underline?.rawValue
        found[.kitUnderlineColor] = style.underlineColor?.description
        found[.kitStrikethroughColor] = style.strikethroughColor?.description
        found[.kitForegroundColor] = style.foregroundColor?.description
        found[.kitBackgroundColor] = style.backgroundColor?.description
        if style.font != TextStyle.FontFacts() { found[.kitFont] = "\(style.font)" }
        switch style.baseline {
        case .superscript?: found[.appKitSuperscript] = "up"
        case .subscript?: found[.appKitSuperscript] = "down"
        case .offset(let points)?: found[.kitBaselineOffset] = "\(points)"
        case nil: break
        }
        if style.isHidden { found[.hiddenText] = "" }
        return found
    }
}
