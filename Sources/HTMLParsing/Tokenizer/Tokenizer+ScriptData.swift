// Where script data ends: `<!--` and a `<script` behind it hide end tags (states 13.2.5.15 to 13.2.5.31).

extension Tokenizer {
    /// How script data is being read.
    private enum ScriptState {
        /// Plain script.
        case plain
        /// Behind `<!--`.
        case escaped
        /// Behind `<!--` and `<script`: the next `</script` ends only that.
        case doubleEscaped
    }

    /// The offset of the end tag that ends the script data at `position`, or the end of the input.
    ///
    /// - Complexity: O(*n*) in bytes of the script.
    mutating func scanScriptDataEnd() -> Int {
        let name = lastStartTag.map { names.spelling(of: $0) }
        var state = ScriptState.plain
        var offset = position
        // How many hyphens stand right before `offset`, up to two; only counted in the escaped states.
        var hyphenCount = 0
        while offset < source.count {
            let byte = source[offset]
            guard byte == 0x3C else {
                if state != .plain {
                    if byte == 0x3E, hyphenCount >= 2 { state = .plain }
                    hyphenCount = byte == 0x2D ? min(hyphenCount + 1, 2) : 0
                }
                offset += 1
                continue
            }
            hyphenCount = 0
            let next = source[offset + 1]
            switch state {
            case .plain:
                if next == 0x2F, let name, isEndTag(named: name, at: offset) { return offset }
                if next == 0x21, source[offset + 2] == 0x2D, source[offset + 3] == 0x2D {
                    state = .escaped
                    hyphenCount = 2
                    offset += 4
                } else {
                    offset += 1
                }
            case .escaped:
                if next == 0x2F {
                    if let name, isEndTag(named: name, at: offset) { return offset }
                    offset += 2
                } else if next.isASCIILetter {
                    offset += 1
                    if skipsScriptWord(&offset) { state = .doubleEscaped }
                } else {
                    offset += 1
                }
            case .doubleEscaped:
                offset += 1
                if next == 0x2F {
                    offset += 1
                    if skipsScriptWord(&offset) { state = .escaped }
                }
            }
        }
        if state != .plain { report(.eofInScriptHTMLCommentLikeText, at: source.count) }
        return source.count
    }

    /// Moves behind a run of letters and the byte that ends it as a name.
    ///
    /// - Returns: Whether the letters are `script` and a byte ends the name.
    private func skipsScriptWord(_ offset: inout Int) -> Bool {
        let start = offset
        while source[offset].isASCIILetter { offset += 1 }
        let next = source[offset]
        guard next.isHTMLSpace || next == 0x2F || next == 0x3E else { return false }
        let isScript = offset - start == 6 && hasKeyword("script", at: start)
        offset += 1
        return isScript
    }
}
