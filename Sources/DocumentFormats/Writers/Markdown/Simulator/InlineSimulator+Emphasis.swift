// Delimiter runs and their resolution, CommonMark 0.29, section 6.4 and its appendix, as the parser does it:
// with its search bounds by length modulo three, and with strikethrough on the same stack.

extension InlineSimulator {
    /// One run of `*`, `_` or `~` on the stack, a node of a linked list by number.
    struct Delimiter {
        var byte: UInt8
        var canOpen: Bool
        var canClose: Bool
        /// Where the run starts.
        var start: Int32
        /// The bytes of the run as it was found; the rule of three goes by this.
        var length: Int32
        /// Bytes used from the front, as closers, and bytes left at the back.
        var usedFront: Int32 = 0
        var usedBack: Int32 = 0
        var previous: Int32
        var next: Int32 = -1

        var remaining: Int32 { length - usedFront - usedBack }
    }

    /// Which way a run may be used.
    struct Flanking {
        var canOpen: Bool
        var canClose: Bool
    }

    /// Judges a run of `*` or `_`; tildes beside it are looked through when strikethrough is on.
    private func flanking(
        of byte: UInt8,
        _ range: Range<Int>,
        in bytes: UnsafeBufferPointer<UInt8>,
        skipsTildes: Bool
    ) -> Flanking {
        let before = classBefore(range.lowerBound, bytes, skipsTildes: skipsTildes)
        let after = classAfter(range.upperBound, bytes, skipsTildes: skipsTildes)
        let left = after != .whitespace && (after != .punctuation || before != .other)
        let right = before != .whitespace && (before != .punctuation || after != .other)
        guard byte == UInt8(ascii: "_") else { return Flanking(canOpen: left, canClose: right) }
        return Flanking(
            canOpen: left && (!right || before == .punctuation),
            canClose: right && (!left || after == .punctuation)
        )
    }

    private func classBefore(
        _ offset: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        skipsTildes: Bool
    ) -> FlankingClass {
        guard offset > 0 else { return .whitespace }
        var index = offset - 1
        while index > 0, bytes[index] & 0xC0 == 0x80 || skipsTildes && bytes[index] == UInt8(ascii: "~") { index -= 1 }
        if skipsTildes, bytes[index] == UInt8(ascii: "~") { return .whitespace }
        return flankingClass(decodeScalar(bytes, at: index).scalar)
    }

    private func classAfter(
        _ offset: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        skipsTildes: Bool
    ) -> FlankingClass {
        var index = offset
        while skipsTildes, index < bytes.count, bytes[index] == UInt8(ascii: "~") { index += 1 }
        guard index < bytes.count else { return .whitespace }
        return flankingClass(decodeScalar(bytes, at: index).scalar)
    }

    private func flankingClass(_ scalar: UInt32) -> FlankingClass {
        usesNewerFlanking ? FlankingClass(newer: scalar) : FlankingClass(scalar)
    }

    mutating func scanDelimiterRun(_ byte: UInt8, at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = offset + 1
        while end < bytes.count, bytes[end] == byte { end += 1 }
        let flanking = flanking(of: byte, offset..<end, in: bytes, skipsTildes: rules.hasStrikethrough)
        push(byte, offset..<end, flanking)
        return end
    }

    /// One or two tildes are a delimiter; the run after a hundred of them is another one.
    mutating func scanTildes(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = offset + 1
        while end < bytes.count, bytes[end] == UInt8(ascii: "~"), end - offset < Self.maximumTildes { end += 1 }
        if end - offset <= 2 {
            let flanking = flanking(of: UInt8(ascii: "~"), offset..<end, in: bytes, skipsTildes: false)
            push(UInt8(ascii: "~"), offset..<end, flanking)
        }
        return end
    }

    private static var maximumTildes: Int { 100 }

    private mutating func push(_ byte: UInt8, _ range: Range<Int>, _ flanking: Flanking) {
        guard flanking.canOpen || flanking.canClose else { return }
        let number = Int32(truncatingIfNeeded: delimiters.count)
        delimiters.append(
            Delimiter(
                byte: byte,
                canOpen: flanking.canOpen,
                canClose: flanking.canClose,
                start: Int32(truncatingIfNeeded: range.lowerBound),
                length: Int32(truncatingIfNeeded: range.count),
                previous: lastDelimiter
            )
        )
        if lastDelimiter >= 0 { delimiters[Int(lastDelimiter)].next = number }
        lastDelimiter = number
    }

    private mutating func remove(_ number: Int32) {
        let delimiter = delimiters[Int(number)]
        if delimiter.next < 0 {
            lastDelimiter = delimiter.previous
        } else {
            delimiters[Int(delimiter.next)].previous = delimiter.previous
        }
        if delimiter.previous >= 0 { delimiters[Int(delimiter.previous)].next = delimiter.next }
    }

    /// Matches openers and closers above a delimiter of the stack (-1: all), and empties the stack down
    /// to it.
    mutating func resolveDelimiters(above bottom: Int32) {
        var closer = lastDelimiter
        guard closer >= 0, closer != bottom else { return }
        while delimiters[Int(closer)].previous != bottom, delimiters[Int(closer)].previous >= 0 {
            closer = delimiters[Int(closer)].previous
        }
        // Below which there is no opener: by length modulo three and kind of delimiter.
        var bounds = SIMD16<Int32>(repeating: bottom)
        for slot in 6..<9 { bounds[slot] = -1 }
        while closer >= 0 {
            let delimiter = delimiters[Int(closer)]
            guard delimiter.canClose else {
                closer = delimiter.next
                continue
            }
            let slot = Self.slot(delimiter)
            let opener = findOpener(for: delimiter, bottom: bottom, bound: bounds[slot])
            if opener >= 0 {
                closer =
                    delimiter.byte == UInt8(ascii: "~") ? matchTildes(opener, closer) : matchEmphasis(opener, closer)
            } else {
                bounds[slot] = delimiter.previous
                if !delimiter.canOpen { remove(closer) }
                closer = delimiter.next
            }
        }
        while lastDelimiter >= 0, lastDelimiter != bottom { remove(lastDelimiter) }
    }

    private func findOpener(for closer: Delimiter, bottom: Int32, bound: Int32) -> Int32 {
        var candidate = closer.previous
        while candidate >= 0, candidate != bottom, candidate != bound {
            let opener = delimiters[Int(candidate)]
            if opener.canOpen, opener.byte == closer.byte {
                let mayMatch =
                    !(closer.canOpen || opener.canClose) || closer.length % 3 == 0
                    || (opener.length + closer.length) % 3 != 0
                if mayMatch { return candidate }
            }
            candidate = opener.previous
        }
        return -1
    }

    private static func slot(_ delimiter: Delimiter) -> Int {
        let kind = delimiter.byte == UInt8(ascii: "*") ? 0 : delimiter.byte == UInt8(ascii: "_") ? 1 : 2
        return kind * 3 + Int(delimiter.length % 3)
    }

    /// - Returns: The next closer to look at.
    private mutating func matchEmphasis(_ opener: Int32, _ closer: Int32) -> Int32 {
        let left = delimiters[Int(opener)]
        let right = delimiters[Int(closer)]
        let width: Int32 = left.remaining >= 2 && right.remaining >= 2 ? 2 : 1
        delimiters[Int(opener)].usedBack += width
        delimiters[Int(closer)].usedFront += width
        let openEnd = Int(left.start + left.length - left.usedBack)
        let closeStart = Int(right.start + right.usedFront)
        add(InlineToken(width == 2 ? .strongOpen : .emphasisOpen, openEnd - Int(width), openEnd))
        add(InlineToken(width == 2 ? .strongClose : .emphasisClose, closeStart, closeStart + Int(width)))
        removeBetween(opener, closer)
        if delimiters[Int(opener)].remaining == 0 { remove(opener) }
        guard delimiters[Int(closer)].remaining == 0 else { return closer }
        let next = delimiters[Int(closer)].next
        remove(closer)
        return next
    }

    /// Tildes match only in equal number; if they do not, both stay what they are.
    private mutating func matchTildes(_ opener: Int32, _ closer: Int32) -> Int32 {
        let left = delimiters[Int(opener)]
        let right = delimiters[Int(closer)]
        guard left.length == right.length else { return right.next }
        add(InlineToken(.strikethroughOpen, Int(left.start), Int(left.start + left.length)))
        add(InlineToken(.strikethroughClose, Int(right.start), Int(right.start + right.length)))
        removeBetween(opener, closer)
        remove(closer)
        remove(opener)
        return right.next
    }

    private mutating func removeBetween(_ opener: Int32, _ closer: Int32) {
        var inner = delimiters[Int(closer)].previous
        while inner >= 0, inner != opener {
            let previous = delimiters[Int(inner)].previous
            remove(inner)
            inner = previous
        }
    }
}
