// Compares the text of leaves of two documents: byte by byte first, and by meaning where that differs.

import DocumentModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// Compares leaves of a document with those of another one that was read from its Markdown.
struct LeafComparison {
    private let shape: BlockShape
    private let expected: AttributedDocument
    private let found: AttributedDocument
    private let expectedTable: MarkTable
    private let foundTable: MarkTable
    private let options: WriteOptions
    private var expectedLoader: LeafLoader
    private var foundLoader: LeafLoader
    /// For each attribute set of the expected document, the last one that was found to mean the same.
    private var equalSets: [UInt32]
    /// Links of the found document to mail addresses. Where the expected one has none, the parser made them, and
    /// that is in the losses.
    private let mailLinks: Set<Int32>
    /// Leaves of the expected document that the writer put a space before.
    private let spaced: Set<BlockIndex>

    init(_ shape: BlockShape, _ found: AttributedDocument, spaced: Set<BlockIndex>) {
        self.shape = shape
        self.spaced = spaced
        expected = shape.document
        self.found = found
        options = shape.options
        expectedTable = shape.table
        let foundTable = MarkTable(found, options: options)
        self.foundTable = foundTable
        mailLinks = Set(
            foundTable.links.indices.filter { Self.isOfMail(foundTable.links[$0].destination) }.map { Int32($0) }
        )
        expectedLoader = LeafLoader(options: options)
        expectedLoader.definedFootnotes = DefinedLabels.footnotes(of: expected)
        foundLoader = expectedLoader
        equalSets = Array(repeating: .max, count: expected.attributeSets.count)
    }

    /// Whether two leaves of the same kind say the same.
    mutating func isSame(_ index: BlockIndex, _ other: BlockIndex) -> Bool {
        let block = expected.blocks[index]
        let otherBlock = found.blocks[other]
        guard block.kind.holdsInlineText else { return isSameSource(block, otherBlock) }
        return hasSameBytes(block, otherBlock) && hasSameRuns(block, otherBlock) || isSameByMeaning(index, otherBlock)
    }

    // MARK: Bytes

    private func hasSameBytes(_ block: Block, _ other: Block) -> Bool {
        guard block.textRange.count == other.textRange.count else { return false }
        guard !block.textRange.isEmpty else { return true }
        return expected.text.withUnsafeBytes { left in
            found.text.withUnsafeBytes { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return false }
                let (start, otherStart) = (block.textRange.lowerBound, other.textRange.lowerBound)
                return memcmp(left + start, right + otherStart, block.textRange.count) == 0
            }
        }
    }

    private mutating func hasSameRuns(_ block: Block, _ other: Block) -> Bool {
        var left = block.runRange.lowerBound
        var right = other.runRange.lowerBound
        var leftCount = 0
        var rightCount = 0
        while true {
            if leftCount == 0 {
                if left == block.runRange.upperBound { return true }
                leftCount = expected.runs[left].utf8Count
                left += 1
            }
            if rightCount == 0 {
                if right == other.runRange.upperBound { return false }
                rightCount = found.runs[right].utf8Count
                right += 1
            }
            guard isEqual(expected.runs[left - 1].attributes, found.runs[right - 1].attributes) else { return false }
            let step = min(leftCount, rightCount)
            leftCount -= step
            rightCount -= step
        }
    }

    private mutating func isEqual(_ left: AttributeSetID, _ right: AttributeSetID) -> Bool {
        if equalSets[Int(left.rawValue)] == right.rawValue { return true }
        guard isEqual(expectedTable[left], foundTable[right]) else { return false }
        equalSets[Int(left.rawValue)] = right.rawValue
        return true
    }

    private func isEqual(_ left: RunMarks, _ right: RunMarks) -> Bool {
        guard left.role == right.role, left.flags.subtracting(.tags) == right.flags.subtracting(.tags),
            (left.link < 0) == (right.link < 0),
            (left.custom < 0) == (right.custom < 0), (left.object < 0) == (right.object < 0)
        else { return false }
        if left.link >= 0, !isSame(expectedTable.links[Int(left.link)], foundTable.links[Int(right.link)]) {
            return false
        }
        if left.custom >= 0, expectedTable.customs[Int(left.custom)] != foundTable.customs[Int(right.custom)] {
            return false
        }
        guard left.object >= 0 else { return true }
        if left.role == .footnote {
            return FootnoteLabel.spelled(expectedTable.footnotes[Int(left.object)])
                .elementsEqual(foundTable.footnotes[Int(right.object)].utf8)
        }
        if left.role == .placeholder { return isSamePlaceholder(left, right) }
        let image = expectedTable.images[Int(left.object)]
        let other = foundTable.images[Int(right.object)]
        return isSame(
            Link(destination: image.source, title: image.title),
            Link(destination: other.source, title: other.title)
        )
            && Self.withoutNUL(image.alternateText) == other.alternateText
    }

    private func isSamePlaceholder(_ left: RunMarks, _ right: RunMarks) -> Bool {
        switch (expectedTable.placeholders[Int(left.object)], foundTable.placeholders[Int(right.object)]) {
        case (.link(let link), .link(let other)):
            return isSame(expectedTable.links[Int(link)], foundTable.links[Int(other)])
        case (.custom(let custom), .custom(let other)):
            return expectedTable.customs[Int(custom)] == foundTable.customs[Int(other)]
        default: return false
        }
    }

    /// An empty title is none, and NUL is U+FFFD.
    private func isSame(_ left: Link, _ right: Link) -> Bool {
        if left == right { return true }
        let title = left.title.flatMap { $0.isEmpty ? nil : Self.withoutNUL($0) }
        return Self.withoutNUL(left.destination) == right.destination && title == right.title
    }

    private static func withoutNUL(_ string: String) -> String {
        guard string.holds(0) else { return string }
        return String(String.UnicodeScalarView(string.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }

    // MARK: Meaning

    private mutating func isSameByMeaning(_ index: BlockIndex, _ other: Block) -> Bool {
        let block = expected.blocks[index]
        let place: LeafPlace
        switch block.kind {
        case .tableCell: place = .cell
        case .heading: place = shape.isSetext(index) ? .lines : .heading
        default: place = .lines
        }
        expectedLoader.load(block, of: expected, expectedTable, place: place)
        foundLoader.load(other, of: found, foundTable, place: place)
        let left = NormalLeaf(expectedLoader, options: options).pieces
        var right = NormalLeaf(foundLoader, options: options).pieces[...]
        if spaced.contains(index), right.first?.kind == .text, right.first?.bytes.first == 0x20 {
            Self.drop(1, from: &right)
        }
        return isSame(left[...], right)
    }

    /// Whether two lists of pieces say the same, wherever they are cut.
    private func isSame(_ left: ArraySlice<NormalLeaf.Piece>, _ right: ArraySlice<NormalLeaf.Piece>) -> Bool {
        var left = left
        var right = right
        while let mine = left.first, let theirs = right.first {
            guard mine.kind == theirs.kind, isEqualBesideMail(mine.marks, theirs.marks) else { return false }
            let count = min(mine.bytes.count, theirs.bytes.count)
            guard mine.bytes.prefix(count) == theirs.bytes.prefix(count),
                mine.kind == .text || mine.bytes.count == theirs.bytes.count
            else { return false }
            Self.drop(count, from: &left)
            Self.drop(count, from: &right)
        }
        return left.isEmpty && right.isEmpty
    }

    private static func drop(_ count: Int, from pieces: inout ArraySlice<NormalLeaf.Piece>) {
        let start = pieces.startIndex
        pieces[start].bytes = pieces[start].bytes.dropFirst(count)
        if pieces[start].bytes.isEmpty { pieces.removeFirst() }
    }

    /// Whether the parser may have made a link by itself: its scheme may follow a dot and the like.
    private static func isOfMail(_ destination: String) -> Bool {
        destination.holds(UInt8(ascii: "@"))
            && (destination.contains("mailto:") || destination.contains("xmpp:"))
    }

    /// A link that the parser made of a mail address where there was none is in the losses.
    private func isEqualBesideMail(_ left: RunMarks, _ right: RunMarks) -> Bool {
        guard left.link < 0, mailLinks.contains(right.link) else { return isEqual(left, right) }
        var right = right
        right.link = -1
        return isEqual(left, right)
    }

    // MARK: Source

    /// Whether the text of code, raw HTML and the like is the same: line ends are line feeds, NUL is U+FFFD, and the
    /// line feed at the end may be missing.
    private func isSameSource(_ block: Block, _ other: Block) -> Bool {
        hasSameBytes(block, other)
            || Self.normal(source: expected.text[block.textRange]) == Self.normal(source: found.text[other.textRange])
    }

    private static func normal(source: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        for (index, byte) in source.enumerated() {
            switch byte {
            case 0: result += "\u{FFFD}".utf8
            case 0x0A where index > 0 && source[source.startIndex + index - 1] == 0x0D: break
            case 0x0D: result.append(0x0A)
            default: result.append(byte)
            }
        }
        if result.last == 0x0A { result.removeLast() }
        return result
    }
}
