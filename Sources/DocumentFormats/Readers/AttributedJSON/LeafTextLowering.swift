// The text of one block: runs of JSON to runs of the model. Images and footnote references become U+FFFC,
// line ends become breaks.

import DocumentModel

/// Lowers the pieces of text of a block.
struct LeafTextLowering {
    let tree: IntentTree
    let attributes: [RunAttributes]
    let sets: AttributeSetTable
    private(set) var diagnostics: [Diagnostic] = []
    /// Where the text of each run stood, if that is recorded.
    private(set) var inlineSources: [InlineSource] = []
    private let recordsSources: Bool
    /// The numbers of attribute sets in the builder by their numbers in `sets`.
    private var interned: [AttributeSetID?]

    init(tree: IntentTree, attributes: [RunAttributes], sets: AttributeSetTable, recordsSources: Bool) {
        self.recordsSources = recordsSources
        self.tree = tree
        self.attributes = attributes
        self.sets = sets
        interned = Array(repeating: nil, count: sets.count)
    }

    /// Appends the text of a block that owns text to the open block of a builder.
    mutating func lower(_ node: IntentTree.Node, as kind: BlockKind, into builder: inout DocumentBuilder) {
        switch kind {
        case .thematicBreak: return
        case .codeBlock, .frontMatter, .verbatim: builder.append(sourceText(of: node))
        default: lowerInline(node, into: &builder)
        }
    }

    /// Source text: nothing but the characters.
    private mutating func sourceText(of node: IntentTree.Node) -> [UInt8] {
        var bytes: [UInt8] = []
        for piece in tree.pieces[node.pieces] {
            bytes += tree.text[piece.range]
            noteDroppedAttributes(attributes[piece.attributes])
        }
        if tree.facts(of: node)?.lacksFinalLineEnd == true, bytes.last == 0x0A { bytes.removeLast() }
        return bytes
    }

    private mutating func noteDroppedAttributes(_ attributes: RunAttributes) {
        guard attributes.set != .plain || attributes.rare?.imageSource != nil else { return }
        var inline = sets[attributes.set]
        inline.intents.subtract([.code, .inlineHTML])
        guard !inline.isEmpty || attributes.rare?.imageSource != nil else { return }
        diagnostics.append(
            Diagnostic(
                severity: .warning,
                id: "attributes-in-source",
                message: "Attributes of text in a block of code or HTML were dropped; such text carries none.",
                offset: attributes.offset
            )
        )
    }

    /// Adds a run of raw HTML as the blocks that a parser finds in it.
    ///
    /// Foundation gives blocks of HTML no presentation intent, so those side by side are one run.
    mutating func lowerHTML(_ node: IntentTree.Node, into builder: inout DocumentBuilder) {
        let text = sourceText(of: node)
        for range in HTMLBlockShape.blocks(in: text[...], isLast: true) ?? [0..<text.count] {
            builder.openBlock(.htmlBlock)
            builder.append(text[range])
            builder.closeBlock()
        }
    }

    private mutating func lowerInline(_ node: IntentTree.Node, into builder: inout DocumentBuilder) {
        var place = node.pieces.lowerBound
        let end = node.pieces.upperBound
        var marker = Array((tree.facts(of: node)?.marker ?? "").utf8)[...]
        while place < end {
            let piece = tree.pieces[place]
            let run = attributes[piece.attributes]
            var bytes = tree.text[piece.range]
            if !marker.isEmpty {
                if bytes.starts(with: marker) { bytes = bytes.dropFirst(marker.count) }
                marker = []
            }
            place += 1
            if bytes.isEmpty { continue }
            let textStart = builder.utf8Count
            defer { record(piece, textStart..<builder.utf8Count) }
            if run.rare == nil, !bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }), run.set == .plain {
                builder.append(bytes)
                continue
            }
            let inline = sets[run.set]
            if run.rare?.imageSource != nil {
                var parts = [bytes]
                var intents = inline.intents
                while place < end {
                    let next = attributes[tree.pieces[place].attributes]
                    guard run.isSameImage(as: next, in: sets) else { break }
                    parts.append(tree.text[tree.pieces[place].range])
                    intents.formIntersection(sets[next.set].intents)
                    place += 1
                }
                lowerImage(run, intents: intents, parts, into: &builder)
            } else if inline.footnoteReference != nil {
                lowerReferences(inline, bytes, into: &builder)
            } else {
                lowerText(bytes, run, inline, into: &builder)
            }
        }
    }

    private mutating func record(_ piece: IntentTree.Piece, _ text: Range<Int>) {
        guard recordsSources, let offset = piece.offset, !text.isEmpty else { return }
        inlineSources.append(InlineSource(text: text, source: offset..<offset))
    }

    // MARK: Objects

    private func lowerImage(
        _ run: RunAttributes,
        intents: InlineIntents,
        _ parts: [ArraySlice<UInt8>],
        into builder: inout DocumentBuilder
    ) {
        var inline = sets[run.set]
        inline.intents = intents
        let text =
            run.own.alternateText
            ?? String(decoding: parts.joined(), as: UTF8.self)
            .replacingObjectCharacters()
        inline.image = Image(
            source: run.rare?.imageSource ?? "",
            alternateText: text,
            title: run.rare?.alternateDescription
        )
        builder.appendObject(inline)
    }

    /// References to footnotes: the text is `[^label]` as often as there are references. Other text has been
    /// edited, and stays text.
    private mutating func lowerReferences(
        _ attributes: InlineAttributes,
        _ bytes: ArraySlice<UInt8>,
        into builder: inout DocumentBuilder
    ) {
        let sign = Array("[^\(attributes.footnoteReference ?? "")]".utf8)
        var rest = bytes
        var count = 0
        while rest.starts(with: sign) {
            rest = rest.dropFirst(sign.count)
            count += 1
        }
        let id = builder.intern(attributes)
        for _ in 0..<count { builder.append("\u{FFFC}", attributes: id) }
        if !rest.isEmpty {
            var inline = attributes
            inline.footnoteReference = nil
            builder.append(rest, attributes: builder.intern(inline))
        }
    }

    // MARK: Text

    private mutating func lowerText(
        _ bytes: ArraySlice<UInt8>,
        _ run: RunAttributes,
        _ inline: InlineAttributes,
        into builder: inout DocumentBuilder
    ) {
        let intents = inline.intents
        if intents.contains(.softBreak) {
            // A run that is both kinds of break says that the source had a line end; it is shown as a space.
            var inline = inline
            inline.intents.remove(.hardBreak)
            lowerSoftBreak(bytes, inline, into: &builder)
        } else if intents.contains(.hardBreak) {
            lowerHardBreaks(bytes, inline, isBreak: true, into: &builder)
        } else if run.own.keepsLineFeeds || inline.verbatim != nil || intents.contains(.inlineHTML)
            || !bytes.contains(where: { $0 == 0x0A || $0 == 0x0D })
        {
            builder.append(bytes, attributes: id(of: run.set, &builder))
        } else {
            lowerHardBreaks(bytes, inline, isBreak: false, into: &builder)
        }
    }

    private mutating func id(of set: AttributeSetID, _ builder: inout DocumentBuilder) -> AttributeSetID {
        let index = Int(set.rawValue)
        if let id = interned[index] { return id }
        let id = builder.intern(sets[set])
        interned[index] = id
        return id
    }

    /// Text whose line ends are hard breaks. Where the run is a break itself, text without a line end is
    /// followed by one; LINE SEPARATOR counts as a line end there.
    private func lowerHardBreaks(
        _ bytes: ArraySlice<UInt8>,
        _ inline: InlineAttributes,
        isBreak: Bool,
        into builder: inout DocumentBuilder
    ) {
        var textInline = inline
        textInline.intents.subtract([.hardBreak, .softBreak])
        var breakInline = textInline
        breakInline.intents.insert(.hardBreak)
        let textID = builder.intern(textInline)
        let breakID = builder.intern(breakInline)
        var start = bytes.startIndex
        var index = start
        var breakCount = 0
        while index < bytes.endIndex {
            var length = 0
            switch bytes[index] {
            case 0x0A: length = 1
            case 0x0D: length = index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A ? 2 : 1
            case 0xE2 where isBreak && bytes[index...].starts(with: [0xE2, 0x80, 0xA8]): length = 3
            default:
                index += 1
                continue
            }
            builder.append(bytes[start..<index], attributes: textID)
            builder.append([0x0A], attributes: breakID)
            breakCount += 1
            index += length
            start = index
        }
        builder.append(bytes[start...], attributes: textID)
        if isBreak, breakCount == 0 { builder.append([0x0A], attributes: breakID) }
    }

    /// A soft break is one space, or several for several breaks; text in it is text.
    private func lowerSoftBreak(
        _ bytes: ArraySlice<UInt8>,
        _ inline: InlineAttributes,
        into builder: inout DocumentBuilder
    ) {
        if bytes.allSatisfy({ $0 == 0x20 }) {
            builder.append(bytes, attributes: builder.intern(inline))
        } else if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
            builder.append([0x20], attributes: builder.intern(inline))
        } else {
            var text = inline
            text.intents.remove(.softBreak)
            lowerHardBreaks(bytes, text, isBreak: false, into: &builder)
        }
    }
}

extension String {
    /// The string without U+FFFC, which stands for a picture without a description.
    fileprivate func replacingObjectCharacters() -> String {
        guard unicodeScalars.contains("\u{FFFC}") else { return self }
        var kept = UnicodeScalarView()
        for scalar in unicodeScalars where scalar != "\u{FFFC}" { kept.append(scalar) }
        return String(kept)
    }
}
