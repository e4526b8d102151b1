// Text to lines: breaks at the width, counts columns, and puts style sequences around stretches of equal
// style. Everything that plain text and a terminal show goes through here, so that this is the one place
// where control characters are made harmless.

/// The place of a style in the table of styles; 0 is no style.
typealias StyleID = Int

/// The bytes that turn a style on and off; both are empty for no style.
struct StyleBytes {
    var on: [UInt8]
    var off: [UInt8]
}

/// Fills lines with text.
///
/// Finished lines are in `lines`, their bytes one after the other in `rendered`.
struct TextFlow {
    /// A finished line.
    struct Line {
        /// The place in `rendered`.
        let range: Range<Int>
        /// The width in columns.
        let columns: Int
    }

    /// What is done with control characters other than the line feed.
    enum Controls {
        /// They are text like any other.
        case keep
        /// C0 and DEL become their pictures (U+2400 and following), C1 becomes U+FFFD, a tab becomes spaces.
        case show
    }

    private(set) var rendered: [UInt8] = []
    private(set) var lines: [Line] = []
    /// How many control characters are shown as something else since the last `removeAll`.
    private(set) var shownControlCount = 0
    /// The styles by number.
    var styles: [StyleBytes] = [StyleBytes(on: [], off: [])]
    let controls: Controls
    /// The width that lines are broken at, in columns; 0 does not break.
    var maximumColumns = 0
    /// Whether a word wider than a line is broken; else it stands out.
    var breaksWords = false

    /// The line being filled, without style sequences.
    private var line: [UInt8] = []
    /// Where in `line` a style begins.
    private var marks: [(offset: Int, style: StyleID)] = []
    private var style: StyleID = 0
    private var columns = 0
    /// The last place in `line` where it may be broken, and the columns before it; none at offset 0.
    private var breakOffset = 0
    private var breakColumns = 0
    private var counter = ColumnCounter()
    private var previous: UInt32 = 0
    /// Whether the line began because the one before was full: then spaces at its start are dropped.
    private var isContinued = false

    init(controls: Controls) { self.controls = controls }

    /// Appends text.
    ///
    /// - Complexity: O(*n*) in the bytes; a stretch of a line is moved at most once for each break.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, style newStyle: StyleID = 0) {
        setStyle(newStyle)
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\n") {
                breakLine()
                index += 1
                continue
            }
            let end = scanPlainStretch(text, from: index)
            if end > index {
                line.append(contentsOf: UnsafeBufferPointer(rebasing: text[index..<end]))
                columns += end - index
                previous = UInt32(text[end - 1])
                _ = counter.columns(adding: previous)
                index = end
                continue
            }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let scalarEnd = min(index + length, text.count)
            appendScalar(UnsafeBufferPointer(rebasing: text[index..<scalarEnd]))
            index = scalarEnd
        }
    }

    mutating func append(_ text: String, style: StyleID = 0) {
        text.withBytes { append($0, style: style) }
    }

    /// Appends a space, unless the line is empty or ends in one.
    mutating func appendSoftBreak(style: StyleID = 0) {
        if let last = line.last, last != UInt8(ascii: " ") { append(" ", style: style) }
    }

    /// Ends the line, empty or not.
    mutating func breakLine() {
        finishLine(upTo: line.count, columns: columns)
        line.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        resetLine()
        isContinued = false
        if style != 0 { marks.append((0, style)) }
    }

    /// Ends the last line if something stands on it.
    mutating func finish() {
        if !line.isEmpty { breakLine() }
        style = 0
        marks.removeAll(keepingCapacity: true)
    }

    /// Forgets all lines and keeps the styles.
    mutating func removeAll() {
        rendered.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        shownControlCount = 0
        line.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        style = 0
        isContinued = false
        resetLine()
    }

    private mutating func resetLine() {
        columns = 0
        breakOffset = 0
        breakColumns = 0
        counter = ColumnCounter()
        previous = 0
    }

    private mutating func setStyle(_ newStyle: StyleID) {
        guard newStyle != style else { return }
        style = newStyle
        if let last = marks.last, last.offset == line.count { marks.removeLast() }
        marks.append((line.count, newStyle))
    }

    /// Scans visible ASCII that fits on the line and needs no look at single characters.
    ///
    /// - Returns: The byte offset after it, `start` if there is none.
    @inline(__always)
    private func scanPlainStretch(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        if maximumColumns == 0 {
            while end < text.count, isPrintableASCII(text[end]) { end += 1 }
        } else if previous < 0x1100 {
            let limit = min(text.count, start + max(0, maximumColumns - columns))
            while end < limit, isPrintableASCII(text[end]), text[end] != UInt8(ascii: " ") { end += 1 }
        }
        return end
    }

    // MARK: Characters

    private mutating func appendScalar(_ bytes: UnsafeBufferPointer<UInt8>) {
        let scalar = decoded(bytes)
        if scalar < 0x20 || scalar >= 0x7F && scalar < 0xA0, controls == .show {
            appendShown(control: scalar)
            return
        }
        let isSpace = scalar == 0x20
        let added = counter.columns(adding: scalar)
        if maximumColumns > 0 {
            if isSpace, isContinued, line.isEmpty { return }
            if added > 0, !isSpace {
                if mayBreak(before: scalar, columns: added) { setBreak() }
                if columns + added > maximumColumns { breakFullLine() }
            }
        }
        line.append(contentsOf: bytes)
        columns += added
        if isSpace { setBreak() }
        if added > 0 { previous = scalar }
    }

    private mutating func appendShown(control: UInt32) {
        if control == 0x09 {
            let spaces: [UInt8] = Array(repeating: UInt8(ascii: " "), count: 4 - columns % 4)
            for index in spaces.indices {
                spaces.withUnsafeBufferPointer {
                    appendScalar(UnsafeBufferPointer(rebasing: $0[index...index]))
                }
            }
            return
        }
        shownControlCount += 1
        let picture: UInt32 = control < 0x20 ? 0x2400 + control : control == 0x7F ? 0x2421 : 0xFFFD
        let bytes = [UInt8(0xE0 | picture >> 12), UInt8(0x80 | picture >> 6 & 0x3F), UInt8(0x80 | picture & 0x3F)]
        bytes.withUnsafeBufferPointer { appendScalar($0) }
    }

    // MARK: Breaks

    private mutating func setBreak() {
        breakOffset = line.count
        breakColumns = columns
    }

    /// Whether a line may end between two characters without a space: beside one of two columns, which in
    /// East Asian text stands for a syllable or word, but for punctuation that must not begin or end a line.
    private func mayBreak(before scalar: UInt32, columns added: Int) -> Bool {
        guard previous >= 0x1100 || added == 2, !line.isEmpty, previous != 0x20 else { return false }
        let isWideBefore = ColumnCounter.isWide(previous)
        guard added == 2 || isWideBefore else { return false }
        if added != 2, !isLetterOrDigit(scalar) { return false }
        return !openingPunctuation.contains(previous) && !closingPunctuation.contains(scalar)
    }

    private mutating func breakFullLine() {
        if breakOffset > 0 {
            let rest = Array(line[breakOffset...])
            let restColumns = columns - breakColumns
            var end = breakOffset
            var endColumns = breakColumns
            while end > 0, line[end - 1] == UInt8(ascii: " ") {
                end -= 1
                endColumns -= 1
            }
            let kept = marks.filter { $0.offset > breakOffset }
            let current = marks.last { $0.offset <= breakOffset }?.style ?? 0
            let start = breakOffset
            finishLine(upTo: end, columns: endColumns)
            line = rest
            marks = current == 0 ? [] : [(0, current)]
            for mark in kept { marks.append((mark.offset - start, mark.style)) }
            columns = restColumns
        } else if breaksWords, columns > 0 {
            let current = style
            finishLine(upTo: line.count, columns: columns)
            line.removeAll(keepingCapacity: true)
            marks = current == 0 ? [] : [(0, current)]
            columns = 0
        } else {
            return
        }
        breakOffset = 0
        breakColumns = 0
        isContinued = true
    }

    /// Adds the start of the line being filled to the finished lines, with its style sequences.
    private mutating func finishLine(upTo end: Int, columns: Int) {
        let start = rendered.count
        var offset = 0
        var open: StyleID = 0
        for mark in marks where mark.offset < end {
            rendered.append(contentsOf: line[offset..<mark.offset])
            offset = mark.offset
            rendered.append(contentsOf: styles[open].off)
            rendered.append(contentsOf: styles[mark.style].on)
            open = mark.style
        }
        rendered.append(contentsOf: line[offset..<end])
        rendered.append(contentsOf: styles[open].off)
        lines.append(Line(range: start..<rendered.count, columns: columns))
    }
}

/// The scalar that a sequence of UTF-8 encodes.
private func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let lead = bytes.first else { return 0 }
    var scalar = lead < 0x80 ? UInt32(lead) : UInt32(lead) & (bytes.count == 2 ? 0x1F : bytes.count == 3 ? 0x0F : 0x07)
    for byte in bytes.dropFirst() { scalar = scalar << 6 | UInt32(byte & 0x3F) }
    return scalar
}

@inline(__always)
private func isPrintableASCII(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

private func isLetterOrDigit(_ scalar: UInt32) -> Bool {
    scalar >= 0x80 || scalar >= 0x30 && scalar <= 0x39 || (scalar | 0x20) >= 0x61 && (scalar | 0x20) <= 0x7A
}

/// Wide punctuation after which a line must not end.
private let openingPunctuation = Set("「『（［｛〈《【〔〖“‘".unicodeScalars.map(\.value))

/// Punctuation before which a line must not end.
private let closingPunctuation = Set("、。，．・：；？！」』）］｝〉》】〕〗”’ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々".unicodeScalars.map(\.value))
