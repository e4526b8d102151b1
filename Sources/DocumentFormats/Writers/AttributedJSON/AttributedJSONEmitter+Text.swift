// The text of one block as runs of JSON: images as their descriptions, marks in front, source as it is.

import DocumentModel
import TargetTable

extension AttributedJSONEmitter {
    /// Emits the runs of a block that owns text.
    mutating func emitLeaf(_ index: BlockIndex) {
        let block = document.blocks[index]
        let plain = fragment(.none)
        switch block.kind {
        case .thematicBreak: emitRun([0xE2, 0xB8, 0xBB], fragment: plain)
        case .htmlBlock:
            let html = fragment(AttributeFragments([("\(AttributedJSONKey.inlineIntent.name)", Array("512".utf8))]))
            emitRun(document.text[block.textRange], fragment: html)
        case .codeBlock, .frontMatter:
            emitRun(document.text[block.textRange], fragment: plain)
            if survey.lacksFinalLineEnd(index) { emitRun([0x0A], fragment: plain) }
        case .verbatim:
            if compatibility == .package {
                emitRun(document.text[block.textRange], fragment: plain)
            } else {
                emitLines(document.text[block.textRange])
            }
        default:
            if let marker = survey.marker(of: index) { emitRun(marker.utf8, fragment: plain) }
            if compatibility == .package { emitRuns(of: index) } else { emitFoundationRuns(of: index) }
        }
    }

    /// Lines of source as a paragraph: a soft break between them.
    private mutating func emitLines(_ text: ArraySlice<UInt8>) {
        let plain = fragment(.none)
        let softBreak = fragment(inline: InlineAttributes(intents: .softBreak), block: nil)
        for (place, line) in text.split(separator: 0x0A).enumerated() {
            if place > 0 { emitRun([0x20], fragment: softBreak) }
            emitRun(line, fragment: plain)
        }
    }

    /// The number of the fragments of attributes, whose losses are counted.
    ///
    /// - Parameters:
    ///   - text: The text that gets them, to see line feeds in it.
    ///   - imageOrdinal: Tells an image from an equal one before it.
    ///   - block: Where losses are.
    mutating func fragment(
        inline: InlineAttributes,
        text: ArraySlice<UInt8> = [],
        imageOrdinal: Int = 0,
        block: BlockIndex?
    ) -> Int {
        let members = InlineMembers(
            inline,
            imageOrdinal: imageOrdinal,
            hasLineFeeds: hasPlainLineFeeds(text, inline),
            compatibility: compatibility,
            reader: reader
        )
        for loss in members.losses {
            losses.add(loss.subject, loss.message, block: block, sourceOffset: block.flatMap { offset($0) })
        }
        return fragment(AttributeFragments(members.members))
    }

    /// Whether a reader would make hard breaks of line feeds that are none. Source keeps its line feeds.
    private func hasPlainLineFeeds(_ text: ArraySlice<UInt8>, _ inline: InlineAttributes) -> Bool {
        inline.verbatim == nil && inline.intents.isDisjoint(with: [.hardBreak, .softBreak, .inlineHTML])
            && text.contains { $0 == 0x0A || $0 == 0x0D }
    }

    // MARK: Everything kept

    private mutating func emitRuns(of index: BlockIndex) {
        var last: InlineAttributes?
        var ordinal = 0
        for run in document.mergedRuns(of: document.blocks[index]) {
            let text = document.text[run.range]
            guard run.attributes.image != nil || run.attributes.footnoteReference != nil else {
                emitRun(text, fragment: packageFragment(of: run, text: text))
                last = nil
                continue
            }
            for part in ObjectParts(text) {
                guard part.isObject else {
                    var inline = run.attributes
                    inline.image = nil
                    inline.footnoteReference = nil
                    emitRun(text[part.range], fragment: fragment(inline: inline, text: text[part.range], block: index))
                    last = nil
                    continue
                }
                guard let image = run.attributes.image else {
                    let sign = "[^\(run.attributes.footnoteReference ?? "")]"
                    emitRun(sign.utf8, fragment: packageFragment(of: run, text: []))
                    last = nil
                    continue
                }
                let follows = last.map {
                    $0.image?.source == image.source && $0.image?.title == image.title && $0.link == run.attributes.link
                }
                ordinal = follows == true ? 1 - ordinal : 0
                last = run.attributes
                let shown = image.alternateText.isEmpty ? "\u{FFFC}" : image.alternateText
                emitRun(shown.utf8, fragment: fragment(inline: run.attributes, imageOrdinal: ordinal, block: index))
            }
        }
    }

    private mutating func packageFragment(of run: AttributedDocument.PlacedRun, text: ArraySlice<UInt8>) -> Int {
        if hasPlainLineFeeds(text, run.attributes) {
            return fragment(inline: run.attributes, text: text, block: nil)
        }
        let id = Int(run.id.rawValue)
        if let known = fragmentsOfSets[id] { return known }
        let new = fragment(inline: run.attributes, block: nil)
        fragmentsOfSets[id] = new
        return new
    }
}

/// A text as stretches of characters and single U+FFFC.
struct ObjectParts: Sequence, IteratorProtocol {
    private let text: ArraySlice<UInt8>
    private var offset: Int

    struct Part {
        let range: Range<Int>
        /// Whether this is one U+FFFC.
        let isObject: Bool
    }

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        offset = text.startIndex
    }

    mutating func next() -> Part? {
        guard offset < text.endIndex else { return nil }
        let start = offset
        while offset < text.endIndex, !isObject(at: offset) { offset += 1 }
        if offset > start { return Part(range: start..<offset, isObject: false) }
        offset += 3
        return Part(range: start..<offset, isObject: true)
    }

    private func isObject(at offset: Int) -> Bool {
        text[offset] == 0xEF && offset + 2 < text.endIndex && text[offset + 1] == 0xBF && text[offset + 2] == 0xBC
    }
}
