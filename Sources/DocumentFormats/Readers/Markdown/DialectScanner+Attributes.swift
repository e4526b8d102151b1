// Extended attributes: `^[text](name: value)`, and `^[text][label]` with a line `^[label]: name: value`.
//
// For the parse the caret becomes an exclamation mark and the payload a token, so that the parser reads an
// image: its content is ordinary inline content, it may hold links and stand in one, and brackets bind as
// those of a link do, as in the parser that Foundation uses.

import DocumentModel

extension DialectScanner {
    /// The greatest length of a payload, in bytes, and depth of parentheses in it.
    private static let maximumPayload = 4096
    private static let maximumParentheses = 32

    /// Takes an attribute whose text has just been closed, if its payload or label holds.
    ///
    /// - Parameters:
    ///   - caret: The offset of `^`.
    ///   - closing: The offset of the `]` after the text.
    ///   - scan: The scan of the stretch of lines.
    /// - Returns: The offset after the attribute, `nil` when it is none.
    mutating func afterAttribute(caret: Int, closing: Int, _ scan: InlineScan) -> Int? {
        let open = closing + 1
        let end = scan.end
        guard open < end, !refused.contains(caret) else { return nil }
        switch bytes[open] {
        case UInt8(ascii: "("):
            guard let close = payloadEnd(from: open + 1, to: end) else { return nil }
            guard let attributes = attributes(of: scan.text[open + 1..<close]) else { return nil }
            let edits = [
                SourceEdits.Edit(range: caret..<caret + 1, replacement: [UInt8(ascii: "!")]),
                SourceEdits.Edit(range: open + 1..<close, replacement: token.bytes(masks.count)),
            ]
            masks.append(
                Mask(kind: .attribute(attributes), text: Array(bytes[caret..<close + 1]), offset: caret, edits: edits)
            )
            return close + 1
        case UInt8(ascii: "["):
            guard let close = labelEnd(from: open + 1, to: end) else { return nil }
            let label = scan.text[open + 1..<close]
            guard let number = attributeLabels[ReferenceLabel(label, 0..<label.count)] else { return nil }
            masks[number].edits += [
                SourceEdits.Edit(range: caret..<caret + 1, replacement: [UInt8(ascii: "!")]),
                SourceEdits.Edit(range: open + 1..<close, replacement: token.bytes(number)),
            ]
            if case .attributeDefinition(let attributes, let count) = masks[number].kind {
                masks[number].kind = .attributeDefinition(attributes, useCount: count + 1)
            }
            return close + 1
        default:
            return nil
        }
    }

    private func attributes(of payload: UnsafeBufferPointer<UInt8>) -> CustomAttributes? {
        if let attributes = JSON5Payload.parse(payload) { return attributes }
        guard keepsInvalidPayloads else { return nil }
        let source = String(decoding: payload, as: UTF8.self)
        return CustomAttributes([.init(name: FoundationReading.invalidPayloadName, value: .string(source))])
    }

    /// The offset of the parenthesis that closes a payload: parentheses count, quotes do not, and a backslash
    /// takes the punctuation after it along.
    private func payloadEnd(from start: Int, to end: Int) -> Int? {
        var depth = 0
        var index = start
        while index < min(end, start + Self.maximumPayload) {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                if index + 1 < end, bytes[index + 1] > 0x20, !isLetter(bytes[index + 1]), !isDigit(bytes[index + 1]) {
                    index += 1
                }
            case UInt8(ascii: "("):
                depth += 1
                if depth >= Self.maximumParentheses { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
            index += 1
        }
        return nil
    }

    private func labelEnd(from start: Int, to end: Int) -> Int? {
        var index = start
        while index < min(end, start + 1000) {
            switch bytes[index] {
            case UInt8(ascii: "]"): return index > start ? index : nil
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\"): index += 1
            default: break
            }
            index += 1
        }
        return nil
    }

    // MARK: Definitions

    /// Finds the lines `^[label]: payload`; the first one of a label holds.
    mutating func scanAttributeDefinitions(_ prescan: SourcePrescan) {
        for content in prescan.lineContents where content & SourcePrescan.dialectFlag != 0 {
            let caret = Int(content & ~SourcePrescan.dialectFlag)
            let end = bytes.lineEnd(from: caret)
            guard !refused.contains(caret), caret + 4 < end, bytes[caret] == UInt8(ascii: "^"),
                bytes[caret + 1] == UInt8(ascii: "["),
                let close = labelEnd(from: caret + 2, to: end), close + 1 < end, bytes[close + 1] == UInt8(ascii: ":")
            else { continue }
            let payload = UnsafeBufferPointer(rebasing: bytes[close + 2..<trimmedEnd(close + 2, end)])
            let label = ReferenceLabel(bytes, caret + 2..<close)
            guard let attributes = attributes(of: payload) else { continue }
            if attributeLabels[label] != nil {
                if keepsInvalidPayloads { hideDefinition(caret..<end) }
                continue
            }
            attributeLabels[label] = masks.count
            masks.append(
                Mask(
                    kind: .attributeDefinition(attributes, useCount: 0),
                    text: Array(bytes[caret..<trimmedEnd(caret, end)]),
                    offset: caret
                )
            )
        }
    }

    /// Takes a repeated definition out of the text, as Foundation's parser does.
    private mutating func hideDefinition(_ line: Range<Int>) {
        let comment = Array("<!--".utf8) + token.bytes(masks.count) + Array("-->".utf8)
        masks.append(
            Mask(
                kind: .block(.attributeDefinition),
                text: Array(bytes[line]),
                offset: line.lowerBound,
                edits: [.init(range: line, replacement: comment)]
            )
        )
    }

    /// Makes a definition that is used a link reference definition for the parse, and carries one that is
    /// not as a block.
    mutating func finishAttributeDefinitions() {
        for number in attributeLabels.values.sorted() {
            guard case .attributeDefinition(_, let useCount) = masks[number].kind else { continue }
            let line = masks[number].offset..<bytes.lineEnd(from: masks[number].offset)
            let name = token.bytes(number)
            if useCount > 0 {
                let definition = [UInt8(ascii: "[")] + name + Array("]: ".utf8) + name
                masks[number].edits.append(.init(range: line, replacement: definition))
            } else {
                masks[number].kind = .block(.attributeDefinition)
                let comment = Array("<!--".utf8) + name + Array("-->".utf8)
                masks[number].edits.append(.init(range: line, replacement: comment))
            }
        }
    }
}
