// The token that stands for what the parser must not look into.

/// The token that stands for a mask: two brackets with its number between them.
///
/// The brackets are the first pair of Unicode brackets that the source does not hold. They are
/// punctuation to the parser, as ASCII brackets are.
struct MaskToken {
    private let open: Bracket
    private let close: Bracket

    /// What tells a bracket from the others: its second and third byte.
    private struct Bracket: Equatable {
        var second: UInt8
        var third: UInt8

        init(_ second: UInt8, _ third: UInt8) { (self.second, self.third) = (second, third) }

        /// The bytes at an offset that holds the first one.
        init(_ bytes: UnsafeBufferPointer<UInt8>, at lead: Int) { self.init(bytes[lead + 1], bytes[lead + 2]) }

        var bytes: [UInt8] { [MaskToken.lead, second, third] }
    }

    private struct Pair {
        var open: Bracket
        var close: Bracket
        /// The names of character references to the opening bracket.
        var names: [String] = []

        var openingScalar: UInt32 { 0x2000 | UInt32(open.second & 0x3F) << 6 | UInt32(open.third & 0x3F) }
    }

    /// The first byte of every bracket.
    private static let lead: UInt8 = 0xE2
    private static let bracketCount = 3

    /// U+27E6 to U+298C, by their second and third bytes.
    private static let pairs: [Pair] = [
        Pair(open: Bracket(0x9F, 0xA6), close: Bracket(0x9F, 0xA7), names: ["lobrk", "LeftDoubleBracket"]),
        Pair(open: Bracket(0xA6, 0x83), close: Bracket(0xA6, 0x84)),
        Pair(open: Bracket(0xA6, 0x85), close: Bracket(0xA6, 0x86), names: ["lopar"]),
        Pair(open: Bracket(0x9F, 0xAC), close: Bracket(0x9F, 0xAD), names: ["loang"]),
        Pair(open: Bracket(0xA6, 0x97), close: Bracket(0xA6, 0x98)),
        Pair(open: Bracket(0xA7, 0x98), close: Bracket(0xA7, 0x99)),
        Pair(open: Bracket(0xA7, 0x9A), close: Bracket(0xA7, 0x9B)),
        Pair(open: Bracket(0xA6, 0x8B), close: Bracket(0xA6, 0x8C), names: ["lbrke"]),
    ]

    /// - Returns: `nil` when the source holds an opening bracket of every pair.
    /// - Complexity: O(*n*) in the bytes.
    init?(unusedIn source: UnsafeBufferPointer<UInt8>) {
        var isFree = Array(repeating: true, count: Self.pairs.count)
        var offset = 0
        while let lead = ByteSearch.firstOffset(of: Self.lead, in: source, from: offset), lead + 2 < source.count {
            let bracket = Bracket(source, at: lead)
            for (index, pair) in Self.pairs.enumerated() where pair.open == bracket { isFree[index] = false }
            offset = lead + 1
        }
        // A reference is a bracket of the text as well.
        offset = 0
        while let ampersand = ByteSearch.firstOffset(of: UInt8(ascii: "&"), in: source, from: offset) {
            offset = ampersand + 1
            if let index = Self.pair(referredToIn: source[offset...]) { isFree[index] = false }
        }
        guard let index = isFree.firstIndex(of: true) else { return nil }
        (open, close) = (Self.pairs[index].open, Self.pairs[index].close)
    }

    /// The pair whose opening bracket a character reference stands for.
    private static func pair(referredToIn text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard text.first == UInt8(ascii: "#") else {
            return pairs.firstIndex { pair in pair.names.contains { text.starts(with: ($0 + ";").utf8) } }
        }
        var digits = text.dropFirst()
        let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        if isHexadecimal { digits = digits.dropFirst() }
        var value: UInt32 = 0
        for byte in digits.prefix(8) {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, isHexadecimal || digit < 10 else { break }
            value = value &* (isHexadecimal ? 16 : 10) &+ UInt32(digit)
        }
        return pairs.firstIndex { $0.openingScalar == value }
    }

    /// The token of the mask with this number.
    func bytes(_ number: Int) -> [UInt8] { open.bytes + Array(String(number).utf8) + close.bytes }

    /// A token found in text.
    struct Found {
        var number: Int
        var range: Range<Int>
    }

    /// Finds the next token at or after an offset.
    ///
    /// - Complexity: O(*n*) in the bytes up to it.
    func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Found? {
        var search = start
        while let lead = ByteSearch.firstOffset(of: Self.lead, in: bytes, from: search) {
            if let found = scanToken(bytes, at: lead) { return found }
            search = lead + 1
        }
        return nil
    }

    private func scanToken(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Found? {
        guard start + Self.bracketCount < bytes.count, Bracket(bytes, at: start) == open else { return nil }
        var offset = start + Self.bracketCount
        var number = 0
        while offset < bytes.count, bytes[offset].isASCIIDigit {
            number = number &* 10 &+ Int(bytes[offset] - UInt8(ascii: "0"))
            offset += 1
        }
        let end = offset + Self.bracketCount
        guard end <= bytes.count, bytes[offset] == Self.lead, Bracket(bytes, at: offset) == close else { return nil }
        return Found(number: number, range: start..<end)
    }

    /// The number of the mask if the bytes are its token and nothing else.
    func number(ofWhole bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let found = scan(bytes, from: 0), found.range == 0..<bytes.count else { return nil }
        return found.number
    }
}
