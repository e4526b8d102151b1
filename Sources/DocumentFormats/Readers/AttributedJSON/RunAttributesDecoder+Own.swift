// The package's own names in JSON: what Foundation's attributes cannot say. A value that is not as
// documented is reported and skipped, because Foundation's decoder would skip it too.

import DocumentModel

extension RunAttributesDecoder {
    /// Decodes `AttributedMarkdown.inline`.
    mutating func decodeOwnInline(_ object: JSONTape.NodeIndex, _ result: inout DecodedAttributes) {
        guard tape.kind(object) == .object else { return skip(object) }
        result.own.isPresent = true
        for (name, value) in members(object) {
            switch name {
            case "alternateText": result.own.alternateText = text(value)
            case "custom":
                guard let payload = text(value), let custom = JSON5Payload.parse(payload.utf8) else {
                    skip(value)
                    continue
                }
                result.inline.custom = result.inline.custom.merging(custom)
            case "footnote": result.inline.footnoteReference = text(value)
            case "highlight": if tape.kind(value) == .true { result.inline.intents.insert(.highlight) }
            case "placeholder": if tape.kind(value) == .true { result.inline.intents.insert(.placeholder) }
            case "linkAddress": result.own.linkAddress.exact = text(value)
            case "linkKept": result.own.linkAddress.kept = text(value)
            case "imageAddress": result.own.imageAddress.exact = text(value)
            case "imageKept": result.own.imageAddress.kept = text(value)
            case "image": result.own.imageOrdinal = tape.integer(value) ?? 0
            case "lineFeeds": result.own.keepsLineFeeds = tape.kind(value) == .true
            case "link": if let address = text(value) { result.inline.link = Link(destination: address) }
            case "linkTitle": result.own.linkTitle = text(value)
            case "source": result.imageSource = text(value)
            case "style": result.own.style = value
            case "verbatim": result.inline.verbatim = text(value).flatMap(VerbatimSpan.init)
            default: skip(value)
            }
        }
    }

    /// Decodes `AttributedMarkdown.blocks`.
    mutating func decodeOwnBlocks(_ object: JSONTape.NodeIndex, _ own: inout OwnAttributes) {
        guard tape.kind(object) == .object else { return skip(object) }
        own.isPresent = true
        for (name, value) in members(object) {
            switch name {
            case "before": own.blocksBefore = ownBlocks(value)
            case "after": own.blocksAfter = ownBlocks(value)
            case "html": own.htmlOrdinal = tape.integer(value) ?? 0
            case "footnote":
                guard let label = tape.member("label", of: value), tape.kind(label) == .string,
                    let identity = tape.member("identity", of: value).flatMap({ tape.integer($0) })
                else {
                    skip(value)
                    continue
                }
                own.footnoteDefinition = IntentComponent(
                    name: .footnoteDefinition,
                    kind: .footnoteDefinition(label: tape.string(label)),
                    identity: identity
                )
            default: skip(value)
            }
        }
    }

    /// Decodes a list of blocks, each an object of facts.
    mutating func ownBlocks(_ list: JSONTape.NodeIndex) -> [OwnBlock] {
        guard tape.kind(list) == .array else {
            skip(list)
            return []
        }
        var blocks: [OwnBlock] = []
        for node in tape.children(of: list) {
            if let block = ownBlock(node) { blocks.append(block) } else { skip(node) }
        }
        return blocks
    }

    private func ownBlock(_ node: JSONTape.NodeIndex) -> OwnBlock? {
        guard let identity = tape.member("identity", of: node).flatMap({ tape.integer($0) }) else { return nil }
        var block = OwnBlock(identity: identity)
        block.offset = tape.offset(node)
        for (name, value) in members(node) {
            switch name {
            case "alignments":
                block.alignments = tape.children(of: value).map { text($0).flatMap(ColumnAlignment.init) ?? .none }
            case "delimiter": block.delimiter = text(value)?.utf8.first
            case "finalLineEnd": block.lacksFinalLineEnd = tape.kind(value) == .false
            case "frontMatter": block.frontMatter = text(value).flatMap(FrontMatterFormat.init)
            case "kind":
                let decoder = PresentationIntentDecoder(tape: tape, maximumNesting: limits.maximumNesting)
                guard var component = try? decoder.component(value) else { return nil }
                component.identity = identity
                block.component = component
            case "marker": block.marker = text(value)
            case "parent": block.parent = tape.integer(value) ?? 0
            case "start": block.start = tape.integer(value)
            case "task": block.task = text(value).flatMap(TaskState.init)
            case "text": block.text = text(value)
            case "tight": block.isTight = tape.kind(value) == .true
            case "verbatim": block.verbatim = text(value).flatMap(VerbatimBlock.init)
            default: break
            }
        }
        return block
    }

    /// Decodes the facts of `AttributedMarkdown.inline` about the look of text, which go before Foundation's.
    func decodeOwnStyle(_ object: JSONTape.NodeIndex, _ result: inout DecodedAttributes) {
        var style = result.inline.style ?? TextStyle()
        for (name, value) in members(object) {
            switch name {
            case "background": style.backgroundColor = text(value).map(OwnStyle.color)
            case "baseline": style.baseline = text(value) == "sub" ? .subscript : .superscript
            case "color": style.foregroundColor = text(value).map(OwnStyle.color)
            case "family": style.font.family = text(value)
            case "hidden": style.isHidden = tape.kind(value) == .true
            case "monospaced": style.font.isMonospaced = tape.kind(value) == .true
            case "offset": style.baseline = text(value).flatMap(Double.init).map { .offset(points: $0) }
            case "size": style.font.size = text(value).flatMap(Double.init)
            case "strikethrough": style.strikethrough = text(value).flatMap(TextStyle.LineStyle.init)
            case "strikethroughColor": style.strikethroughColor = text(value).map(OwnStyle.color)
            case "underline": style.underline = text(value).flatMap(TextStyle.LineStyle.init)
            case "underlineColor": style.underlineColor = text(value).map(OwnStyle.color)
            case "weight": style.font.weight = tape.integer(value)
            default: break
            }
        }
        result.inline.style = style
    }

    private func members(_ object: JSONTape.NodeIndex) -> [(name: String, value: JSONTape.NodeIndex)] {
        guard tape.kind(object) == .object else { return [] }
        var result: [(String, JSONTape.NodeIndex)] = []
        var child = object + 1
        while child < Int(tape.nodes[object].next) {
            result.append((tape.string(child), child + 1))
            child = Int(tape.nodes[child + 1].next)
        }
        return result
    }

    private func text(_ node: JSONTape.NodeIndex) -> String? { tape.kind(node) == .string ? tape.string(node) : nil }

    private mutating func skip(_ node: JSONTape.NodeIndex) {
        warn("unknown-own-attribute", "A value under the prefix AttributedMarkdown is not as documented.", node)
    }
}
