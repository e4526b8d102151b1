// Text on its way from bytes to a flow or a definition: code pages, UTF-16 units, fallbacks, line breaks.

import DocumentModel

extension RTFInterpreter {
    /// Text that stands for itself.
    mutating func text(_ range: Range<Int>) {
        var range = range
        group.isFresh = false
        if fallbackCount > 0 {
            let count = min(fallbackCount, range.count)
            fallbackCount -= count
            range = (range.lowerBound + count)..<range.upperBound
            if range.isEmpty { return }
        }
        let slice = UnsafeBufferPointer(rebasing: bytes[range])
        switch group.destination {
        case .skip, .suppressed, .alternatives: return
        case .picture: pictureDigits(slice)
        case .colorTable: for byte in slice where byte == UInt8(ascii: ";") { source.colors.endColor() }
        case .body where pendingBytes.isEmpty && highSurrogate == nil && slice.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }):
            appendToFlow(slice)
        default:
            for byte in slice where byte >= 0x20 || byte == 0x09 { append(byte) }
            if group.destination == .fontTable, slice.contains(UInt8(ascii: ";")) { endFont() }
            if group.destination == .expandedColorTable { endExpandedColors() }
        }
    }

    mutating func escapedByte(_ byte: UInt8) {
        group.isFresh = false
        if fallbackCount > 0 {
            fallbackCount -= 1
            return
        }
        if skipsAttachmentByte, group.destination == .body {
            skipsAttachmentByte = false
            if byte == 0xAC { return }
        }
        switch group.destination {
        case .skip, .suppressed, .alternatives, .picture, .colorTable: return
        // A line end that is written as a byte.
        case .body where byte == 0x0A || byte == 0x0D: insert(0x0A)
        case .documentComment: append(byte)
        default: if byte >= 0x20 || byte == 0x09 { append(byte) }
        }
    }

    /// A line end of the source is no text; after a space the package's own writer means a soft break by it.
    mutating func lineEnd() {
        guard source.isOwn, group.destination == .body, pendingBytes.isEmpty, fallbackCount == 0,
            var run = flows[flows.count - 1].flow.runs.last,
            flows[flows.count - 1].flow.runs.count > flows[flows.count - 1].runStart,
            flows[flows.count - 1].flow.text.last == UInt8(ascii: " "),
            run.state == currentState()
        else { return }
        let place = flows.count - 1
        run.utf8Count -= 1
        flows[place].flow.runs.removeLast()
        if run.utf8Count > 0 { flows[place].flow.runs.append(run) }
        var state = group.character
        state.flags.insert(.softBreak)
        flows[place].flow.runs.append(RTFRun(utf8Count: 1, state: number(of: state)))
    }

    private mutating func append(_ byte: UInt8) {
        if highSurrogate != nil { flushText() }
        if pendingBytes.isEmpty { pendingPage = currentPage() }
        pendingBytes.append(byte)
    }

    /// The code page of the text that comes next.
    private func currentPage() -> RTFCodePage {
        if group.destination == .fontTable {
            let page = font.codePage.map { RTFCodePage(number: UInt16(clamping: $0)) }
            let own = page ?? font.characterSet.flatMap(RTFCodePage.ofCharacterSet)
            return own == .symbol ? defaultPage : own ?? defaultPage
        }
        if group.destination == .documentComment { return .utf8 }
        let number = group.character.font >= 0 ? group.character.font : defaultFont
        guard let page = source.fonts[number]?.page else { return defaultPage }
        return page == .windows1252 && defaultPage.isMacintosh ? defaultPage : page
    }

    /// Decodes what waits; half a character that nothing followed becomes U+FFFD.
    mutating func flushText() {
        if highSurrogate != nil {
            highSurrogate = nil
            emit(0xFFFD)
        }
        flushBytes()
    }

    /// Decodes the bytes that wait. The first half of a character may wait on: words can stand between.
    mutating func flushBytes() {
        guard !pendingBytes.isEmpty else { return }
        var output: [UInt8] = []
        decoder.decode(pendingBytes, page: pendingPage, into: &output)
        pendingBytes.removeAll(keepingCapacity: true)
        output.withUnsafeBufferPointer { emit($0) }
    }

    /// A `\u` with its number, which is signed.
    mutating func unicode(_ number: Int) {
        let unit = UInt32(truncatingIfNeeded: number < 0 ? number + 0x1_0000 : number)
        fallbackCount = group.unicodeSkip
        if let high = highSurrogate {
            if unit & 0xFC00 == 0xDC00 {
                highSurrogate = nil
                emit(0x1_0000 + (high & 0x3FF) << 10 + unit & 0x3FF)
                return
            }
            flushText()
        }
        if !pendingBytes.isEmpty { flushText() }
        switch unit {
        case 0xD800..<0xDC00: highSurrogate = unit
        case 0xDC00..<0xE000: emit(0xFFFD)
        case 0xF020...0xF0FF: emit(RTFSymbols.character(ofPrivate: UInt16(unit)).map(UInt32.init) ?? unit)
        // Numbers beyond 16 bits are against the rules, but some programs write them.
        case 0x11_0000...: break
        default: emit(unit)
        }
    }

    /// A character that has a name or a symbol.
    mutating func insert(_ scalar: UInt32) {
        flushText()
        emit(scalar)
    }

    private mutating func emit(_ scalar: UInt32) {
        switch scalar {
        // The package's own files tell line breaks from separators of lines.
        case 0x0A: withUnsafeBytes(of: UInt8(0x0A)) { emit($0.bindMemory(to: UInt8.self)) }
        case 0x0B where !source.isOwn, 0x2028 where !source.isOwn:
            withUnsafeBytes(of: UInt8(0x0A)) { emit($0.bindMemory(to: UInt8.self)) }
        case 0x2029 where !source.isOwn:
            if group.destination == .body { endParagraph(.paragraph) }
        case 0x09, 0x20..<0x7F, 0x80...:
            guard let scalar = Unicode.Scalar(scalar) else { return }
            let encoded = Array(String(Character(scalar)).utf8)
            encoded.withUnsafeBufferPointer { emit($0) }
        default: break
        }
    }

    /// Sends text to where the group says.
    private mutating func emit(_ text: UnsafeBufferPointer<UInt8>) {
        switch group.destination {
        case .body: appendToFlow(text)
        case .skip, .suppressed, .alternatives, .picture, .colorTable: break
        default: if !captures.isEmpty { captures[captures.count - 1].append(contentsOf: text) }
        }
    }

    private mutating func appendToFlow(_ text: UnsafeBufferPointer<UInt8>) {
        let flags = group.character.flags
        if !flags.isDisjoint(with: [.hidden, .deleted]), flags.contains(.deleted) || !source.isOwn {
            let isBlank = text.allSatisfy { $0 <= 0x20 }
            if !isBlank { report.add(flags.contains(.deleted) ? .deletedText : .hiddenText, at: tokenOffset) }
            return
        }
        if !fields.isEmpty, text.contains(where: { $0 > 0x20 }) { fields[fields.count - 1].hasResult = true }
        let state = currentState()
        let place = flows.count - 1
        if !flows[place].hasOpenText { flows[place].sourceStart = tokenOffset }
        flows[place].flow.text.append(contentsOf: text)
        let last = flows[place].flow.runs.count - 1
        if last >= flows[place].runStart, flows[place].flow.runs[last].state == state {
            flows[place].flow.runs[last].utf8Count += text.count
        } else {
            flows[place].flow.runs.append(RTFRun(utf8Count: text.count, state: state))
        }
    }

    /// Appends one U+FFFC that stands for an object.
    mutating func append(_ object: RTFObject) {
        flushText()
        guard group.destination == .body else { return }
        var state = group.character
        state.object = Int32(clamping: source.objects.count)
        source.objects.append(object)
        let place = flows.count - 1
        flows[place].flow.text.append(contentsOf: objectReplacement)
        flows[place].flow.runs.append(RTFRun(utf8Count: objectReplacement.count, state: number(of: state)))
        if !fields.isEmpty { fields[fields.count - 1].hasResult = true }
    }

    /// The number of the current state.
    mutating func currentState() -> Int {
        if let stateNumber { return stateNumber }
        let found = number(of: group.character)
        stateNumber = found
        return found
    }

    private mutating func number(of state: RTFCharacterState) -> Int {
        if let known = stateNumbers[state] { return known }
        let number = source.states.count
        source.states.append(state)
        stateNumbers[state] = number
        return number
    }

    // MARK: Paragraphs

    /// Ends the paragraph that is open in the innermost flow.
    mutating func endParagraph(_ end: RTFParagraphEnd) {
        let state = currentState()
        let place = flows.count - 1
        let text = flows[place].textStart..<flows[place].flow.text.count
        let runs = flows[place].runStart..<flows[place].flow.runs.count
        let stop = max(lexer.offset, flows[place].sourceStart)
        if flows[place].marker?.text.isEmpty == false { source.markedLists.insert(group.paragraph.list) }
        flows[place].flow.paragraphs.append(
            RTFParagraph(
                textRange: text,
                runRange: runs,
                state: group.paragraph,
                marker: flows[place].marker,
                end: end,
                source: flows[place].sourceStart..<stop,
                endState: state
            )
        )
        flows[place].textStart = text.upperBound
        flows[place].runStart = runs.upperBound
        flows[place].sourceStart = stop
        flows[place].marker = nil
        let shapes = flows[place].shapes
        flows[place].shapes = []
        for shape in shapes { append(shape, to: place) }
    }

    /// Appends the paragraphs of a text box.
    private mutating func append(_ shape: RTFFlow, to place: Int) {
        let text = flows[place].flow.text.count
        let runs = flows[place].flow.runs.count
        flows[place].flow.text += shape.text
        flows[place].flow.runs += shape.runs
        for var paragraph in shape.paragraphs {
            paragraph.textRange = (paragraph.textRange.lowerBound + text)..<(paragraph.textRange.upperBound + text)
            paragraph.runRange = (paragraph.runRange.lowerBound + runs)..<(paragraph.runRange.upperBound + runs)
            flows[place].flow.paragraphs.append(paragraph)
        }
        flows[place].textStart = flows[place].flow.text.count
        flows[place].runStart = flows[place].flow.runs.count
    }
}
