// UTF-8 as bytes: validity, replacement and encoding (Encoding Standard, section 8.1).

enum UTF8Scanner {
    /// Whether all bytes are valid UTF-8.
    static func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            let view = SourceView(buffer)
            var position = 0
            while true {
                position = scanPlain(view, from: position)
                if position == view.count { return true }
                if view[position] != 0x0D { return false }
                position += 1
            }
        }
    }

    /// The offset of the first carriage return or invalid byte at or behind `start`, or the end.
    ///
    /// - Complexity: O(*n*); eight bytes at a time where all are ASCII.
    static func scanPlain(_ view: SourceView, from start: Int) -> Int {
        let bytes = UnsafeRawBufferPointer(view.slice(0, view.count))
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        var position = start
        while position < view.count {
            while position + 8 <= view.count {
                let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                // A byte of `flipped` is 0 where the word has a carriage return.
                let flipped = word ^ (ones &* 0x0D)
                if (word | ((flipped &- ones) & ~flipped)) & tops != 0 { break }
                position += 8
            }
            guard position < view.count else { break }
            let byte = view[position]
            if byte < 0x80 {
                if byte == 0x0D { return position }
                position += 1
            } else {
                let length = scanSequence(view, at: position)
                if length == 0 { return position }
                position += length
            }
        }
        return view.count
    }

    /// The length of the valid sequence of two to four bytes at a position, or 0.
    static func scanSequence(_ view: SourceView, at position: Int) -> Int {
        let (length, bounds) = shape(of: view[position])
        guard length > 0, bounds.contains(view[position + 1]) else { return 0 }
        for distance in 2..<max(length, 2) where view[position + distance] & 0xC0 != 0x80 { return 0 }
        return length
    }

    /// How many bytes one U+FFFD stands for at a position that begins no valid sequence: the longest
    /// start of a valid sequence, at least one byte.
    static func scanInvalid(_ view: SourceView, at position: Int) -> Int {
        let (length, bounds) = shape(of: view[position])
        guard length > 0, bounds.contains(view[position + 1]) else { return 1 }
        var taken = 2
        while taken < length, view[position + taken] & 0xC0 == 0x80 { taken += 1 }
        return taken
    }

    /// The length that a first byte announces, 0 if it begins nothing, and what its second byte may be.
    private static func shape(of first: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
        switch first {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: (0, 0...0)
        }
    }
}

extension [UInt8] {
    /// Appends the UTF-8 bytes of a scalar value; those of U+FFFD if it is not one.
    mutating func append(utf8Of value: UInt32) {
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        append(contentsOf: scalar.utf8)
    }
}
