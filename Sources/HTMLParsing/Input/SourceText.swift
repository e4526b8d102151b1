// The input as the tokenizer wants it: valid UTF-8 with line feeds, and the way back to input offsets
// (standard, section 13.2.3.5; Encoding Standard, sections 4 and 8).

/// Decoded input.
struct SourceText {
    /// Valid UTF-8; line ends are line feeds; a byte order mark at the start is gone.
    private(set) var bytes: [UInt8]

    /// From offsets in `bytes` to offsets in the input.
    private(set) var offsets = SourceOffsets()

    let encoding: HTMLEncoding
    private(set) var report = HTMLDecodingReport()

    /// Offsets in the input where bytes did not decode, if they are wanted.
    private(set) var replacementOffsets: [Int] = []

    /// Decodes input.
    ///
    /// - Parameters:
    ///   - input: Any bytes.
    ///   - encoding: What the caller knows of the encoding; only a byte order mark wins over it.
    ///   - collectsErrors: Whether to fill `replacementOffsets`.
    /// - Complexity: O(*n*). Valid UTF-8 without carriage returns is shared, not copied.
    init(_ input: [UInt8], encoding option: HTMLEncoding?, collectsErrors: Bool) {
        bytes = []
        var start = 0
        if let mark = EncodingSniffer.scanByteOrderMark(input) {
            (encoding, start) = mark
            report.evidence = .byteOrderMark
        } else if let option {
            encoding = option
            report.evidence = .option
        } else {
            let label = EncodingSniffer.scanMetaLabel(input)
            if let label, let declared = HTMLEncoding(label: label) {
                switch declared {
                case .utf16LittleEndian, .utf16BigEndian: encoding = .utf8
                default: encoding = declared
                }
                report.evidence = .meta
            } else {
                report.unsupportedLabel = label
                let isUTF8 = UTF8Scanner.isValid(input)
                encoding = isUTF8 ? .utf8 : .windows1252
                report.evidence = isUTF8 ? .validUTF8 : .fallback
            }
        }
        switch encoding {
        case .utf8:
            decodeUTF8(input, from: start, collectsErrors)
        case .utf16LittleEndian, .utf16BigEndian:
            decodeUTF16(input, from: start, isBigEndian: encoding == .utf16BigEndian, collectsErrors)
        default:
            decodeSingleBytes(input, from: start, collectsErrors)
        }
    }

    private mutating func decodeUTF8(_ input: [UInt8], from start: Int, _ collectsErrors: Bool) {
        input.withUnsafeBufferPointer { buffer in
            let view = SourceView(buffer)
            var position = UTF8Scanner.scanPlain(view, from: start)
            if position == view.count {
                // Nothing to change but a byte order mark: share the input, or drop three bytes.
                bytes = start == 0 ? input : Array(input[start...])
                if start > 0 { offsets.add(normalizedOffset: 0, inputOffset: start) }
                return
            }
            bytes.reserveCapacity(input.count - start)
            if start > 0 { offsets.add(normalizedOffset: 0, inputOffset: start) }
            var plainStart = start
            while true {
                bytes.append(contentsOf: view.slice(plainStart, position))
                guard position < view.count else { return }
                if view[position] == 0x0D {
                    appendLineEnd(&position, isFollowedByLineFeed: view[position + 1] == 0x0A, unitByteCount: 1)
                } else {
                    appendReplacement(at: position, collectsErrors)
                    position += UTF8Scanner.scanInvalid(view, at: position)
                    offsets.add(normalizedOffset: bytes.count, inputOffset: position)
                }
                plainStart = position
                position = UTF8Scanner.scanPlain(view, from: position)
            }
        }
    }

    private mutating func decodeUTF16(
        _ input: [UInt8],
        from start: Int,
        isBigEndian: Bool,
        _ collectsErrors: Bool
    ) {
        func unit(_ position: Int) -> UInt16? {
            guard position + 1 < input.count else { return nil }
            let first = UInt16(input[position])
            let second = UInt16(input[position + 1])
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var position = start
        offsets.add(normalizedOffset: 0, inputOffset: start)
        while position < input.count {
            guard let high = unit(position) else {
                appendReplacement(at: position, collectsErrors)
                return
            }
            if high == 0x0D {
                appendLineEnd(&position, isFollowedByLineFeed: unit(position + 2) == 0x0A, unitByteCount: 2)
                continue
            }
            if let scalar = Unicode.Scalar(UInt32(high)) {
                bytes.append(utf8Of: scalar.value)
                position += 2
            } else if high < 0xDC00, let low = unit(position + 2), (0xDC00...0xDFFF).contains(low) {
                let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
                bytes.append(utf8Of: value)
                position += 4
            } else {
                appendReplacement(at: position, collectsErrors)
                position += 2
            }
            offsets.add(normalizedOffset: bytes.count, inputOffset: position)
        }
    }

    private mutating func decodeSingleBytes(_ input: [UInt8], from start: Int, _ collectsErrors: Bool) {
        guard let table = SingleByteTables.upperHalf(of: encoding) else { return }
        let upperHalf = table.withUTF8Buffer { Array(String(decoding: $0, as: UTF8.self).unicodeScalars) }
        bytes.reserveCapacity(input.count)
        if start > 0 { offsets.add(normalizedOffset: 0, inputOffset: start) }
        var position = start
        while position < input.count {
            let byte = input[position]
            if byte == 0x0D {
                let isPair = position + 1 < input.count && input[position + 1] == 0x0A
                appendLineEnd(&position, isFollowedByLineFeed: isPair, unitByteCount: 1)
                continue
            }
            if byte < 0x80 {
                bytes.append(byte)
                position += 1
                continue
            }
            let index = Int(byte) - 0x80
            if index < upperHalf.count, upperHalf[index] != "\u{FFFD}" {
                bytes.append(utf8Of: upperHalf[index].value)
            } else {
                appendReplacement(at: position, collectsErrors)
            }
            position += 1
            offsets.add(normalizedOffset: bytes.count, inputOffset: position)
        }
    }

    /// Appends a line feed for a carriage return at `position`, with or without a line feed behind it.
    private mutating func appendLineEnd(_ position: inout Int, isFollowedByLineFeed: Bool, unitByteCount: Int) {
        bytes.append(0x0A)
        position += unitByteCount
        guard isFollowedByLineFeed || unitByteCount > 1 else { return }
        if isFollowedByLineFeed { position += unitByteCount }
        offsets.add(normalizedOffset: bytes.count, inputOffset: position)
    }

    private mutating func appendReplacement(at position: Int, _ collectsErrors: Bool) {
        bytes.append(utf8Of: 0xFFFD)
        report.replacementCount += 1
        if report.firstReplacementOffset == nil { report.firstReplacementOffset = position }
        if collectsErrors { replacementOffsets.append(position) }
    }
}
