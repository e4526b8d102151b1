// The literals of the tree, with the tokens of masks turned back into what they stand for.

import CMarkBridge
import DocumentModel

extension MarkdownLowering {
    private func tokens(in slice: CMarkSlice) -> [MaskToken.Found] {
        guard let token = context.masks.token else { return [] }
        return tree.withBytes(of: slice) { bytes in
            var found: [MaskToken.Found] = []
            var offset = 0
            while let next = token.scan(bytes, from: offset) {
                if next.number < seen.count, !context.givenUp.contains(next.number) { found.append(next) }
                offset = next.range.upperBound
            }
            return found
        }
    }

    /// Appends the text of a paragraph, heading or cell; tokens become spans and highlights.
    mutating func lowerText(_ slice: CMarkSlice) {
        if context.inline != nil {
            let text = inlineOnlyText(of: slice)
            return builder.append(text, attributes: state.number(in: &builder))
        }
        guard !context.masks.masks.isEmpty else { return append(slice, attributes: state.number(in: &builder)) }
        let found = tokens(in: slice)
        guard !found.isEmpty else { return append(slice, attributes: state.number(in: &builder)) }
        var offset = slice.range.lowerBound
        for token in found {
            let end = slice.range.lowerBound + token.range.lowerBound
            append(CMarkSlice(offset..<end), attributes: state.number(in: &builder))
            lowerToken(token.number)
            offset = slice.range.lowerBound + token.range.upperBound
        }
        append(CMarkSlice(offset..<slice.range.upperBound), attributes: state.number(in: &builder))
    }

    /// The text of a source that is one paragraph.
    private mutating func inlineOnlyText(of slice: CMarkSlice) -> [UInt8] {
        noteTokens(in: slice)
        guard let inline = context.inline else { return [] }
        return inline.text(tree.bytes[slice.range])
    }

    private mutating func lowerToken(_ number: Int) {
        let mask = context.masks.masks[number]
        switch mask.kind {
        case .span(let span):
            seen[number] += 1
            var attributes = state.attributes()
            attributes.verbatim = span
            builder.append(text(of: number), attributes: builder.intern(attributes))
        case .literal:
            seen[number] += 1
            builder.append(text(of: number), attributes: state.number(in: &builder))
        case .highlightOpen:
            endHighlight()
            seen[number] += 1
            openHighlight = (number, builder.utf8Count)
            state.openMark(.highlight)
        case .highlightClose:
            guard let open = openHighlight, open.number == mask.partner else { return giveUp(number) }
            // Around nothing the signs are text, as those of other marks are.
            if builder.utf8Count == open.textStart { giveUp(number) }
            seen[number] += 1
            openHighlight = nil
            state.closeMark(.highlight)
        case .block, .attribute, .attributeDefinition:
            giveUp(number)
        }
    }

    /// The source that a mask stands for. In a cell a bar ends it, and stands inside behind a backslash, which goes
    /// before anything else is looked at (GFM, section 4.10).
    private mutating func text(of number: Int) -> [UInt8] {
        let text = context.masks.masks[number].text
        let bar = UInt8(ascii: "|")
        guard text.contains(bar), let block = builder.openBlockIndex, builder.kind(of: block) == .tableCell else {
            return text
        }
        var result: [UInt8] = []
        for byte in text {
            if byte == bar {
                if result.last == UInt8(ascii: "\\") { result.removeLast() } else { giveUp(number) }
            }
            result.append(byte)
        }
        return result
    }

    /// Ends a highlight that is open where a block ends: its tokens are text.
    mutating func endHighlight() {
        guard let open = openHighlight else { return }
        giveUp(open.number)
        openHighlight = nil
        state.closeMark(.highlight)
    }

    private mutating func giveUp(_ number: Int) {
        failed.insert(number)
        if let partner = context.masks.masks[number].partner { failed.insert(partner) }
    }

    /// Appends a code span or raw HTML: spans inside are text again.
    mutating func lowerLiteral(_ slice: CMarkSlice, adding intents: InlineIntents) {
        if context.inline != nil {
            let text = inlineOnlyText(slice, isCode: intents.contains(.code))
            return builder.append(text, attributes: state.number(adding: intents, in: &builder))
        }
        lowerSource(slice, attributes: state.number(adding: intents, in: &builder))
    }

    /// The bytes of text, code or raw HTML.
    mutating func plainText(of node: CMarkNode) -> [UInt8] {
        context.inline == nil ? restored(node.first) : inlineOnlyText(node.first, isCode: node.kind == .code)
    }

    private mutating func inlineOnlyText(_ slice: CMarkSlice, isCode: Bool) -> [UInt8] {
        let source = restored(slice)
        guard let inline = context.inline else { return source }
        return isCode ? inline.code(source[...]) : inline.text(source[...])
    }

    /// Appends source text: spans inside are text again.
    mutating func lowerSource(_ slice: CMarkSlice, attributes: AttributeSetID) {
        guard context.masks.masks.isEmpty || tokens(in: slice).isEmpty else {
            return builder.append(restored(slice), attributes: attributes)
        }
        append(slice, attributes: attributes)
    }

    /// Appends a literal of the tree. What the parser has cut inside a character becomes U+FFFD.
    private mutating func append(_ slice: CMarkSlice, attributes: AttributeSetID) {
        guard !slice.isEmpty else { return }
        tree.bytes.withUnsafeBufferPointer { bytes in
            let literal = UnsafeBufferPointer(rebasing: bytes[slice.range])
            if context.checksText, Unicode.firstIllFormedOffset(in: literal) != nil {
                builder.append(Unicode.repairedUTF8(Array(literal)), attributes: attributes)
            } else {
                builder.append(literal, attributes: attributes)
            }
        }
    }

    /// The bytes with each token replaced by the source it stands for.
    ///
    /// Exact for spans, whose source the parser would have taken as it is; other masks are given up.
    mutating func restored(_ slice: CMarkSlice) -> [UInt8] {
        guard !context.masks.masks.isEmpty else { return Array(tree.bytes[slice.range]) }
        var result: [UInt8] = []
        var offset = slice.range.lowerBound
        for token in tokens(in: slice) {
            result += tree.bytes[offset..<slice.range.lowerBound + token.range.lowerBound]
            let mask = context.masks.masks[token.number]
            result += text(of: token.number)
            offset = slice.range.lowerBound + token.range.upperBound
            switch mask.kind {
            case .span, .literal, .highlightOpen, .highlightClose: seen[token.number] += 1
            case .block, .attribute, .attributeDefinition: giveUp(token.number)
            }
        }
        result += tree.bytes[offset..<slice.range.upperBound]
        guard context.checksText, result.withUnsafeBufferPointer({ Unicode.firstIllFormedOffset(in: $0) }) != nil else {
            return result
        }
        return Unicode.repairedUTF8(result)
    }

    /// The bytes as a string. The parser has unescaped them and would have unescaped a span's source too, so
    /// tokens in them are given up.
    mutating func restoredString(_ slice: CMarkSlice) -> String {
        noteTokens(in: slice)
        if let inline = context.inline {
            return String(decoding: inline.text(tree.bytes[slice.range]), as: UTF8.self)
        }
        return tree.string(slice)
    }

    /// Gives up the masks whose tokens stand where they mean nothing.
    mutating func noteTokens(in slice: CMarkSlice) {
        guard !context.masks.masks.isEmpty else { return }
        for token in tokens(in: slice) { giveUp(token.number) }
    }

    /// The number of the block mask that an HTML block stands for.
    func blockMask(of slice: CMarkSlice) -> Int? {
        guard let token = context.masks.token else { return nil }
        return tree.withBytes(of: slice) { bytes in
            let start = Array("<!--".utf8)
            let end = Array("-->".utf8)
            var count = bytes.count
            while count > 0, bytes[count - 1] <= 0x20 { count -= 1 }
            guard count > start.count + end.count, bytes.starts(with: start),
                bytes[count - end.count..<count].elementsEqual(end)
            else { return nil }
            let inner = UnsafeBufferPointer(rebasing: bytes[start.count..<count - end.count])
            guard let number = token.number(ofWhole: inner), number < seen.count, !context.givenUp.contains(number),
                case .block = context.masks.masks[number].kind
            else { return nil }
            return number
        }
    }

    /// The attributes that an image stands for, if its address is the token of an attribute.
    mutating func customAttributes(of slice: CMarkSlice) -> CustomAttributes? {
        guard let token = context.masks.token else { return nil }
        let number = tree.withBytes(of: slice) { token.number(ofWhole: $0) }
        guard let number, number < seen.count, !context.givenUp.contains(number) else { return nil }
        switch context.masks.masks[number].kind {
        case .attribute(let attributes), .attributeDefinition(let attributes, _):
            seen[number] += 1
            return attributes
        default:
            return nil
        }
    }
}
