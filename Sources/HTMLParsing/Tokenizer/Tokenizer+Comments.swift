// Comments and what is read as one (states 13.2.5.41 and 13.2.5.43 to 13.2.5.52).

extension Tokenizer {
    /// A bogus comment: everything up to `>`.
    mutating func nextBogusComment(at start: Int, contentStart: Int) -> Token {
        let dataStart = bytes.count
        position = contentStart
        while position < source.count, source[position] != 0x3E {
            let plainStart = position
            while source[position] != 0x3E, source[position] != 0 { position += 1 }
            bytes.append(contentsOf: source.slice(plainStart, position))
            if source[position] == 0, position < source.count { appendNullInComment() }
        }
        position = min(position + 1, source.count)
        return comment(at: start, dataStart: dataStart)
    }

    /// A comment, at `<!--`.
    mutating func nextComment() -> Token {
        let start = position
        let dataStart = bytes.count
        position += 4
        // Comment start and comment start dash states.
        if source[position] == 0x3E {
            report(.abruptClosingOfEmptyComment, at: position)
            position += 1
            return comment(at: start, dataStart: dataStart)
        }
        if source[position] == 0x2D, source[position + 1] == 0x3E {
            report(.abruptClosingOfEmptyComment, at: position + 1)
            position += 2
            return comment(at: start, dataStart: dataStart)
        }
        while true {
            let plainStart = position
            while source[position] != 0x2D, source[position] != 0x3C, source[position] != 0 { position += 1 }
            bytes.append(contentsOf: source.slice(plainStart, position))
            switch source[position] {
            case 0x2D:
                if readCommentEnd() { return comment(at: start, dataStart: dataStart) }
            case 0x3C:
                reportNestedComment()
                bytes.append(0x3C)
                position += 1
            default:
                guard position < source.count else {
                    report(.eofInComment, at: source.count)
                    return comment(at: start, dataStart: dataStart)
                }
                appendNullInComment()
            }
        }
    }

    /// Comment end dash, comment end and comment end bang states: at a hyphen.
    ///
    /// - Returns: Whether the comment ends here, or the input does.
    private mutating func readCommentEnd() -> Bool {
        let runStart = position
        while source[position] == 0x2D { position += 1 }
        let count = position - runStart
        if position >= source.count {
            report(.eofInComment, at: source.count)
            // Up to two hyphens at the end of the input are dropped: they might have begun the end.
            appendHyphens(max(count - 2, 0))
            return true
        }
        if count >= 2, source[position] == 0x3E {
            position += 1
            appendHyphens(count - 2)
            return true
        }
        if count >= 2, source[position] == 0x21 {
            if source[position + 1] == 0x3E {
                report(.incorrectlyClosedComment, at: position + 1)
                position += 2
                appendHyphens(count - 2)
                return true
            }
            if position + 1 >= source.count {
                position = source.count
                report(.eofInComment, at: source.count)
                appendHyphens(count - 2)
                return true
            }
            appendHyphens(count)
            bytes.append(0x21)
            position += 1
            return false
        }
        appendHyphens(count)
        return false
    }

    private mutating func appendHyphens(_ count: Int) {
        bytes.append(contentsOf: repeatElement(0x2D, count: count))
    }

    /// Comment less-than sign states: `<!--` within a comment is an error unless the comment ends there.
    private mutating func reportNestedComment() {
        guard collectsErrors, source[position + 1] == 0x21, source[position + 2] == 0x2D,
            source[position + 3] == 0x2D
        else { return }
        let next = position + 4
        if next < source.count, source[next] != 0x3E { report(.nestedComment, at: next) }
    }

    private mutating func appendNullInComment() {
        report(.unexpectedNullCharacter, at: position)
        bytes.append(utf8Of: 0xFFFD)
        position += 1
    }

    private func comment(at start: Int, dataStart: Int) -> Token {
        var token = Token(.comment, offset: start)
        token.dataStart = dataStart
        token.dataCount = bytes.count - dataStart
        return token
    }
}
