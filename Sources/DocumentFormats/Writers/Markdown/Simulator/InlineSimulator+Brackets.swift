// Links, images and footnote references: the bracket stack of the parser (CommonMark 0.29, section 6.5, and
// cmark-gfm for footnotes).

extension InlineSimulator {
    /// A `[` or `![` that is still open.
    struct Bracket {
        var isImage: Bool
        /// Cleared on brackets around a link, for links do not nest.
        var isActive = true
        /// Whether another bracket was opened after this one.
        var hasBracketAfter = false
        /// Where the bracket starts and where its text starts.
        var start: Int32
        var textStart: Int32
        /// The top of the delimiter stack when it was opened.
        var previousDelimiter: Int32
        /// The number of tokens before it.
        var tokenCount: Int32
        /// Whether it or a bracket around it is that of a link, and that of an image: what keeps bare
        /// addresses from being links.
        var isInLink: Bool
        var isInImage: Bool
    }

    mutating func pushBracket(isImage: Bool, at offset: Int) {
        let last = brackets.count - 1
        if last >= 0 { brackets[last].hasBracketAfter = true }
        brackets.append(
            Bracket(
                isImage: isImage,
                start: Int32(truncatingIfNeeded: offset),
                textStart: Int32(truncatingIfNeeded: offset + (isImage ? 2 : 1)),
                previousDelimiter: lastDelimiter,
                tokenCount: Int32(truncatingIfNeeded: tokens.count),
                isInLink: !isImage || last >= 0 && brackets[last].isInLink,
                isInImage: isImage || last >= 0 && brackets[last].isInImage
            )
        )
    }

    /// Whether an open bracket keeps bare addresses from being links.
    var isInBracket: Bool {
        guard let last = brackets.last else { return false }
        return last.isInLink || last.isInImage
    }

    mutating func closeBracket(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let next = offset + 1
        guard let opener = brackets.last else { return next }
        guard opener.isActive else {
            brackets.removeLast()
            return next
        }
        if let end = LinkTail.scan(bytes, at: next) ?? scanReference(opener, closing: offset, bytes) {
            finishLink(opener, closing: offset, end: end)
            return end
        }
        if rules.hasFootnotes, isFootnote(opener, closing: offset, bytes) {
            resolveDelimiters(above: opener.previousDelimiter)
            // Without a definition it is text, and so is all that is in it.
            let label = ReferenceLabel(bytes, (Int(opener.textStart) + 1)..<offset)
            let isPlainText = tokens.count == Int(opener.tokenCount) && !footnoteLabels.contains(label)
            dropTokens(from: Int(opener.tokenCount))
            if !isPlainText { add(InlineToken(.footnote, Int(opener.start), next)) }
            brackets.removeLast()
            return next
        }
        brackets.removeLast()
        return next
    }

    private mutating func finishLink(_ opener: Bracket, closing: Int, end: Int) {
        add(InlineToken(opener.isImage ? .imageOpen : .linkOpen, Int(opener.start), Int(opener.textStart)))
        add(InlineToken(.linkClose, closing, end))
        resolveDelimiters(above: opener.previousDelimiter)
        brackets.removeLast()
        if !opener.isImage { deactivateBrackets() }
    }

    /// Takes the brackets around a link out of the game, for links do not nest.
    private mutating func deactivateBrackets() {
        var index = brackets.count - 1
        while index >= 0 {
            if !brackets[index].isImage {
                guard brackets[index].isActive else { break }
                brackets[index].isActive = false
            }
            index -= 1
        }
        let isInImage = index >= 0 && brackets[index].isInImage
        for inner in brackets.indices[(index + 1)...] where brackets[inner].isImage {
            brackets[inner].isInImage = isInImage
        }
    }

    /// Whether the text in a bracket that is no link is `^`, however spelled, and something after it.
    private func isFootnote(_ opener: Bracket, closing: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(opener.textStart)
        guard start + 1 < closing else { return false }
        switch bytes[start] {
        case UInt8(ascii: "^"): return true
        case UInt8(ascii: "\\"): return bytes[start + 1] == UInt8(ascii: "^") && start + 2 < closing
        case UInt8(ascii: "&"):
            let length = CharacterReferences.caretLength(bytes, at: start)
            return length > 0 && start + length < closing
        default: return false
        }
    }

    /// The end of a full, collapsed or shortcut reference to a known definition.
    private func scanReference(_ opener: Bracket, closing: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !referenceLabels.isEmpty else { return nil }
        let next = closing + 1
        let label = LinkTail.scanLabel(bytes, at: next)
        if let label, !ReferenceLabel(bytes, label.content).isEmpty {
            let isKnown = referenceLabels.contains(ReferenceLabel(bytes, label.content))
            return isKnown ? label.end : nil
        }
        guard !opener.hasBracketAfter else { return nil }
        let isKnown = referenceLabels.contains(
            ReferenceLabel(bytes, Int(opener.textStart)..<closing)
        )
        return isKnown ? label?.end ?? next : nil
    }
}
