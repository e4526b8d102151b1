// Text: white space as CSS treats it (CSS Text 3, section 4), line breaks, and the leaves that hold both.

import DocumentModel
import HTMLParsing

extension HTMLLowering {
    // MARK: Leaves

    /// The leaf that is open, or a new one.
    mutating func openLeaf() {
        guard leaf < 0 else { return }
        leaf = draft.addBlock(leafKind, in: parentForBlock(), sourceOffset: sourceOffset)
        pending = .none
    }

    /// Ends the open leaf. Line breaks at its end show nothing and are dropped; a leaf of nothing else is
    /// an empty line.
    mutating func closeLeaf() {
        pending = .none
        guard leaf >= 0 else { return }
        let start = draft.blocks[leaf].pieces.lowerBound
        while draft.pieces.count > start, let last = draft.pieces.last, isDroppedAtEnd(last) {
            draft.text.removeLast(last.utf8Count)
            draft.pieces.removeLast()
        }
        draft.blocks[leaf].pieces = start..<draft.pieces.count
        if draft.pieces.count == start || isBlank(leaf) {
            draft.text.removeLast(draft.text.count - draft.blocks[leaf].textStart)
            draft.pieces.removeLast(draft.pieces.count - start)
            draft.blocks[leaf].pieces = start..<start
            draft.blocks[leaf].kind = .blank
        }
        leaf = -1
    }

    private func isDroppedAtEnd(_ piece: DraftPiece) -> Bool {
        if piece.kind == .hardBreak || piece.kind == .softBreak { return true }
        guard piece.kind == .text, habits.contains(.printedLayout), !draft.state(of: piece).flags.contains(.monospaced)
        else { return false }
        return draft.text.suffix(piece.utf8Count).allSatisfy { $0 == 0x20 }
    }

    /// Whether a leaf holds only white space that a program puts into empty lines.
    private func isBlank(_ index: DraftIndex) -> Bool {
        let block = draft.blocks[index]
        guard habits.contains(.blankNoBreak) || habits.contains(.printedLayout),
            draft.pieces[block.pieces].allSatisfy({ $0.kind != .object })
        else { return false }
        var offset = block.textStart
        while offset < draft.text.count {
            if draft.text[offset] == 0x20 || draft.text[offset] == 0x0A {
                offset += 1
            } else if offset + 1 < draft.text.count, draft.text[offset] == 0xC2, draft.text[offset + 1] == 0xA0 {
                offset += 2
            } else {
                return false
            }
        }
        return true
    }

    // MARK: Pieces

    /// The number of the state of text.
    mutating func currentStateNumber() -> Int32 {
        if stateNumber < 0 { stateNumber = draft.number(of: state) }
        return stateNumber
    }

    private mutating func addPiece(_ kind: DraftPiece.Kind, _ utf8Count: Int, state: Int32, object: Int32 = -1) {
        let start = draft.blocks[leaf].pieces.lowerBound
        if kind == .text, draft.pieces.count > start {
            let last = draft.pieces.count - 1
            if draft.pieces[last].kind == .text, draft.pieces[last].state == state {
                draft.pieces[last].utf8Count += utf8Count
                return
            }
        }
        draft.pieces.append(DraftPiece(kind: kind, utf8Count: utf8Count, state: state, object: object))
    }

    /// Writes the white space that came before, unless it stands at the start of a line.
    private mutating func flushPending() {
        let space = pending
        pending = .none
        guard let last = draft.pieces.indices.last, last >= draft.blocks[leaf].pieces.lowerBound,
            draft.pieces[last].kind != .hardBreak
        else { return }
        switch space {
        case .none: return
        case .space(let state):
            draft.text.append(0x20)
            addPiece(.text, 1, state: state)
        case .softBreak(let state):
            draft.text.append(0x20)
            addPiece(.softBreak, 1, state: state)
        }
    }

    /// Appends text as it is to the open leaf.
    mutating func appendContent(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        openLeaf()
        if case .none = pending {} else { flushPending() }
        draft.text.append(contentsOf: bytes)
        addPiece(.text, bytes.count, state: currentStateNumber())
    }

    /// Appends a U+FFFC that stands for something.
    mutating func appendObject(_ object: DraftObject) {
        openLeaf()
        flushPending()
        draft.objects.append(object)
        draft.text.append(contentsOf: objectReplacement)
        addPiece(
            .object,
            objectReplacement.count,
            state: currentStateNumber(),
            object: Int32(draft.objects.count - 1)
        )
    }

    /// Breaks the line. At the start of a block that makes an empty line; two breaks outside a paragraph of
    /// the source end the paragraph.
    mutating func appendBreak() {
        if isPreformatted {
            appendCode([0x0A])
            return
        }
        pending = .none
        guard leaf >= 0 else {
            addLeaf(.blank)
            return
        }
        let last = draft.pieces.count - 1
        if last >= draft.blocks[leaf].pieces.lowerBound, draft.pieces[last].kind == .hardBreak,
            draft.blocks[leaf].kind == .paragraph(isElement: false)
        {
            closeLeaf()
            addLeaf(.blank)
            draft.blocks[draft.blocks.count - 1].isSeparator = true
            return
        }
        draft.text.append(0x0A)
        addPiece(.hardBreak, 1, state: currentStateNumber())
    }

    // MARK: Texts

    /// Appends the text of a node.
    mutating func appendText(of id: HTMLNodeID) {
        let slice = document.data(of: id)
        slice.withUnsafeBufferPointer { bytes in
            if isPreformatted {
                if hasLineElements, bytes.allSatisfy(\.isMarkupSpace), bytes.contains(0x0A) { return }
                appendCode(bytes)
            } else if habits.contains(.printedLayout) {
                appendPrinted(bytes)
            } else if state.flags.contains(.oneSpace) {
                noteSpace(isSoftBreak: false)
            } else {
                switch state.whiteSpace {
                case .collapse: appendCollapsing(bytes, keepsBreaks: false)
                case .preserveBreaks: appendCollapsing(bytes, keepsBreaks: true)
                case .preserve: appendPreserving(bytes)
                }
            }
        }
    }

    /// Remembers white space, unless no text of the line comes before it.
    mutating func noteSpace(isSoftBreak: Bool) {
        guard leaf >= 0, case .none = pending else { return }
        // White space after white space that was kept collapses into it.
        pending = isSoftBreak ? .softBreak(currentStateNumber()) : .space(currentStateNumber())
    }

    private mutating func appendCollapsing(_ bytes: UnsafeBufferPointer<UInt8>, keepsBreaks: Bool) {
        let isCode = state.flags.contains(.code)
        let count = bytes.count
        var start = 0
        var index = 0
        while index < count {
            guard bytes[index].isMarkupSpace else {
                index += 1
                continue
            }
            // A single space between two words goes along with them.
            if bytes[index] == 0x20, index > start, index + 1 < count, !bytes[index + 1].isMarkupSpace {
                index += 2
                continue
            }
            if index > start { appendContent(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
            var end = index + 1
            while end < count, bytes[end].isMarkupSpace { end += 1 }
            let space = bytes[index..<end]
            if keepsBreaks, space.contains(0x0A) {
                for byte in space where byte == 0x0A { appendBreak() }
            } else if isCode, !space.contains(0x0A) {
                // In code, spaces count; line ends are spaces as everywhere.
                appendContent(space)
            } else {
                noteSpace(isSoftBreak: space.count == 1 && space.first == 0x0A)
            }
            start = end
            index = end
        }
        if start < count { appendContent(UnsafeBufferPointer(rebasing: bytes[start..<count])) }
    }

    private mutating func appendPreserving(_ bytes: UnsafeBufferPointer<UInt8>) {
        if leaf < 0, bytes.allSatisfy(\.isMarkupSpace) { return }
        var start = 0
        for index in bytes.indices where bytes[index] == 0x0A {
            appendContent(UnsafeBufferPointer(rebasing: bytes[start..<index]))
            if leaf >= 0 { appendBreak() }
            start = index + 1
        }
        appendContent(UnsafeBufferPointer(rebasing: bytes[start...]))
    }

    /// Appends text of a program that writes no line ends: those that are there, with the indentation after
    /// them, come from a program that printed the source for people.
    private mutating func appendPrinted(_ bytes: UnsafeBufferPointer<UInt8>) {
        var lower = bytes.startIndex
        var upper = bytes.endIndex
        let firstWord = bytes.firstIndex { !$0.isMarkupSpace } ?? upper
        if let lineEnd = bytes[..<firstWord].lastIndex(of: 0x0A) {
            lower = lineEnd + 1
            let indentation: UInt8 = lower < upper && bytes[lower] == 0x09 ? 0x09 : 0x20
            while lower < firstWord, bytes[lower] == indentation { lower += 1 }
            if firstWord == upper, let previous = bytes[..<lineEnd].lastIndex(of: 0x0A) {
                // White space alone between two line ends: what stands on the line before the last one.
                lower = previous + 1
                while lower < lineEnd, bytes[lower] == 0x09 { lower += 1 }
                upper = lineEnd
            }
        }
        let lastWord = bytes[lower..<upper].lastIndex { !$0.isMarkupSpace }.map { $0 + 1 } ?? lower
        if let lineEnd = bytes[lastWord..<upper].firstIndex(of: 0x0A) { upper = lineEnd }
        guard lower < upper else { return }
        var text: [UInt8] = []
        text.reserveCapacity(upper - lower)
        var index = lower
        while index < upper {
            switch bytes[index] {
            case 0x0A:
                text.append(0x20)
                while index + 1 < upper, bytes[index + 1].isMarkupSpace { index += 1 }
            case 0xC2 where habits.contains(.spacesAsNoBreak) && index + 1 < upper && bytes[index + 1] == 0xA0:
                text.append(0x20)
                index += 1
            // U+EC02 and U+EC03, the ends of a code block of Google Docs.
            case 0xEE where index + 2 < upper && bytes[index + 1] == 0xB0 && bytes[index + 2] | 1 == 0x83:
                index += 2
            default: text.append(bytes[index])
            }
            index += 1
        }
        appendContent(text)
    }

    // MARK: Code blocks

    /// Begins a code block.
    mutating func openPreformatted(info: String) {
        closeLeaf()
        leaf = draft.addBlock(
            .code(info: draft.number(ofString: info)),
            in: parentForBlock(),
            sourceOffset: sourceOffset
        )
        isPreformatted = true
        pending = .none
    }

    /// Appends text to the code block.
    mutating func appendCode(_ bytes: some Collection<UInt8>) {
        guard leaf >= 0, let first = bytes.first else { return }
        if owesCodeLineEnd {
            owesCodeLineEnd = false
            if first != 0x0A { appendCode(CollectionOfOne(0x0A)) }
        }
        draft.text.append(contentsOf: bytes)
        addPiece(.text, bytes.count, state: 0)
    }

    /// Ends a line of a code block at the start or the end of a block element, if something stands on it.
    /// The line end is written before the next element or text, unless the text begins with one.
    mutating func endCodeLine() {
        guard leaf >= 0 else { return }
        if owesCodeLineEnd {
            owesCodeLineEnd = false
            appendCode(CollectionOfOne(0x0A))
        }
        var index = draft.text.count
        let start = draft.blocks[leaf].textStart
        while index > start, draft.text[index - 1] != 0x0A {
            index -= 1
            if !draft.text[index].isMarkupSpace {
                owesCodeLineEnd = true
                return
            }
        }
    }

    mutating func closePreformatted() {
        owesCodeLineEnd = false
        if leaf >= 0, draft.text.count > draft.blocks[leaf].textStart, draft.text.last != 0x0A { appendCode([0x0A]) }
        if leaf >= 0 {
            draft.blocks[leaf].pieces = draft.blocks[leaf].pieces.lowerBound..<draft.pieces.count
        }
        leaf = -1
        isPreformatted = false
        hasLineElements = false
    }
}
