// What of a document a page can show: the model without what HTML loses, to compare documents with what is
// read back from their HTML.

import DocumentFormats
import DocumentModel
import TargetTable

/// A document as it can come back from HTML.
struct HTMLProjection {
    private let source: AttributedDocument
    private var builder = DocumentBuilder()
    private var definedLabels: Set<String> = []
    private var referredLabels: Set<String> = []

    /// The document without raw HTML, front matter, comments, unused definitions and unused footnotes, with
    /// hyphens as bullets and periods after numbers, the first word of info strings, addresses as a page
    /// spells them, and with white space as a page shows it.
    static func of(_ document: AttributedDocument) -> AttributedDocument {
        var projection = HTMLProjection(source: document)
        projection.project()
        return projection.builder.finish()
    }

    private init(source: AttributedDocument) {
        self.source = source
        for block in source.blocks {
            if case .footnoteDefinition(let label) = block.kind { definedLabels.insert(label) }
        }
        for run in source.runs {
            if let label = source.attributes(of: run).footnoteReference { referredLabels.insert(label) }
        }
    }

    private mutating func project() {
        var definitions: [BlockIndex] = []
        for index in source.children(of: nil) {
            if case .footnoteDefinition = source.blocks[index].kind {
                definitions.append(index)
            } else {
                project(index)
            }
        }
        // A page has its footnotes at the end, in the order of the first references to them.
        var order: [String: Int] = [:]
        for (place, run) in source.runs.enumerated() {
            guard let label = source.attributes(of: run).footnoteReference, order[label] == nil else { continue }
            order[label] = place
        }
        definitions.sort { place(of: $0, order) < place(of: $1, order) }
        for definition in definitions { project(definition) }
    }

    private func place(of definition: BlockIndex, _ order: [String: Int]) -> Int {
        guard case .footnoteDefinition(let label) = source.blocks[definition].kind else { return .max }
        return order[label] ?? .max
    }

    /// Projects a block and what is inside it.
    private mutating func project(_ top: BlockIndex) {
        var open: [BlockIndex] = []
        var index = top
        while index < source.blocks[top].subtreeEnd {
            while let last = open.last, source.blocks[last].subtreeEnd <= index {
                builder.closeBlock()
                open.removeLast()
            }
            guard keeps(index) else {
                index = source.blocks[index].subtreeEnd
                continue
            }
            builder.openBlock(kind(of: index))
            open.append(index)
            if source.blocks[index].kind.isLeaf { addText(of: index) }
            index += 1
        }
        for _ in open { builder.closeBlock() }
    }

    private func keeps(_ index: BlockIndex) -> Bool {
        switch source.blocks[index].kind {
        case .htmlBlock, .frontMatter: return false
        case .verbatim(.comment), .verbatim(.linkReferenceDefinition), .verbatim(.attributeDefinition): return false
        case .footnoteDefinition(let label): return referredLabels.contains(label)
        case .paragraph: return source.blocks[index].textRange.isEmpty || !collapsedRuns(of: index).isEmpty
        default: return true
        }
    }

    private func kind(of index: BlockIndex) -> BlockKind {
        switch source.blocks[index].kind {
        case .unorderedList: return .unorderedList(marker: .hyphen, isTight: true)
        case .orderedList(let start, _, _): return .orderedList(start: start, delimiter: .period, isTight: true)
        case .codeBlock(let info):
            return .codeBlock(info: String(info.prefix { !$0.isWhitespace }))
        default: return source.blocks[index].kind
        }
    }

    private mutating func addText(of index: BlockIndex) {
        let block = source.blocks[index]
        guard block.kind.holdsInlineText else {
            var text = source.string(of: block)
            if case .codeBlock = block.kind, !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
            builder.append(text)
            return
        }
        for (text, attributes) in collapsedRuns(of: index) { builder.append(text, attributes: attributes) }
    }

    /// The runs of a leaf with white space collapsed as CSS does.
    private func collapsedRuns(of index: BlockIndex) -> [(String, InlineAttributes)] {
        var result: [(String, InlineAttributes)] = []
        var pending: (String, InlineAttributes)?
        var isAtLineStart = true
        for run in source.placedRuns(of: source.blocks[index]) {
            guard let attributes = projected(run.attributes) else { continue }
            let text = String(decoding: source.text[run.range], as: UTF8.self)
            if attributes.intents.contains(.hardBreak) {
                pending = nil
                isAtLineStart = true
                for _ in text.utf8 { result.append(("\n", attributes)) }
                continue
            }
            if let label = attributes.footnoteReference, !definedLabels.contains(label) {
                var plain = attributes
                plain.footnoteReference = nil
                for _ in text.unicodeScalars { result.append(("[^\(label)]", plain)) }
                isAtLineStart = false
                continue
            }
            for scalar in text.unicodeScalars {
                let isSpace = " \t\n\u{C}\r".unicodeScalars.contains(scalar)
                if isSpace, attributes.verbatim == nil, !(attributes.intents.contains(.code) && scalar == " ") {
                    if !isAtLineStart, pending == nil {
                        pending = (" ", attributes)
                    }
                    continue
                }
                if let space = pending { result.append(space) }
                pending = nil
                isAtLineStart = false
                result.append((String(scalar), attributes))
            }
        }
        while result.last?.1.intents.contains(.hardBreak) == true { result.removeLast() }
        return result
    }

    /// The attributes that a page can show; `nil` for text that it does not.
    private func projected(_ attributes: InlineAttributes) -> InlineAttributes? {
        if attributes.intents.contains(.inlineHTML) || attributes.verbatim == .comment { return nil }
        var attributes = attributes.withoutHints
        if let link = attributes.link {
            attributes.link = Link(destination: address(link.destination), title: link.title)
        }
        if let image = attributes.image {
            attributes.image = Image(
                source: address(image.source),
                alternateText: image.alternateText,
                title: image.title
            )
        }
        return attributes
    }

    /// An address as the HTML writer spells it, without its escapes for HTML.
    private func address(_ address: String) -> String {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        if ["javascript", "vbscript", "file"].contains(scheme) { return "" }
        if scheme == "data",
            !["png", "gif", "jpeg", "webp"].contains(where: { address.lowercased().hasPrefix("data:image/\($0)") })
        {
            return ""
        }
        let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%()*+,-./:;=?@_~&'".utf8)
        return address.utf8.reduce(into: "") { result, byte in
            if unreserved.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
