// A text inside a file: its characters, and the bytes of the file that spell each of them. Findings are made of
// offsets in the characters and shown at bytes of the file; fixes go the same way.

/// A value as a file spells it.
struct LiteralText: Sendable {
    /// The characters, as UTF-8.
    let bytes: [UInt8]
    /// The bytes of the source that spell them, without the quotes around.
    let range: Range<Int>
    let spelling: Spelling
    /// Places from which on offsets in both go in step; empty when all do.
    private let steps: [Step]

    /// Which characters a file of a kind has to spell in another way.
    enum Spelling: Sendable {
        case json, strings, xml, swift
        /// Nothing can be put in: the text is spelled in a way that is not ours to change.
        case fixed
    }

    struct Step: Sendable {
        /// Offset in the characters.
        var offset: UInt32
        /// Offset in the source.
        var sourceOffset: UInt32

        init(_ offset: Int, _ sourceOffset: Int) {
            self.offset = UInt32(truncatingIfNeeded: offset)
            self.sourceOffset = UInt32(truncatingIfNeeded: sourceOffset)
        }
    }

    init(_ bytes: [UInt8], range: Range<Int>, spelling: Spelling, steps: [Step] = []) {
        self.bytes = bytes
        self.range = range
        self.spelling = spelling
        self.steps = steps
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The bytes of the source that spell a range of the characters.
    ///
    /// - Complexity: O(log *n*) in the escapes.
    func sourceRange(_ range: Range<Int>) -> Range<Int> {
        let start = sourceOffset(range.lowerBound)
        return start..<max(start, sourceOffset(range.upperBound))
    }

    private func sourceOffset(_ offset: Int) -> Int {
        guard !steps.isEmpty else { return range.lowerBound + offset }
        var low = 0
        var high = steps.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(steps[middle].offset) <= offset { low = middle } else { high = middle }
        }
        return min(range.upperBound, Int(steps[low].sourceOffset) + offset - Int(steps[low].offset))
    }

    /// Characters as this file spells them inside such a text.
    func spelled(_ characters: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in characters {
            switch (spelling, byte) {
            case (.xml, UInt8(ascii: "<")): result += Array("&lt;".utf8)
            case (.xml, UInt8(ascii: ">")): result += Array("&gt;".utf8)
            case (.xml, UInt8(ascii: "&")): result += Array("&amp;".utf8)
            case (.xml, _): result.append(byte)
            case (_, UInt8(ascii: "\"")), (_, UInt8(ascii: "\\")): result += [UInt8(ascii: "\\"), byte]
            case (_, 0x0A): result += Array("\\n".utf8)
            case (_, 0x09): result += Array("\\t".utf8)
            case (_, 0x0D): result += Array("\\r".utf8)
            default: result.append(byte)
            }
        }
        return result
    }
}

/// Puts a text together from pieces of a source.
struct LiteralBuilder {
    private(set) var bytes: [UInt8] = []
    private var steps: [LiteralText.Step] = []

    /// Characters that the source spells as they are.
    mutating func append(_ source: ArraySlice<UInt8>) {
        guard !source.isEmpty else { return }
        steps.append(.init(bytes.count, source.startIndex))
        bytes += source
    }

    /// Characters that the source spells in some other way.
    mutating func append(_ characters: [UInt8], spelledAt range: Range<Int>) {
        steps.append(.init(bytes.count, range.lowerBound))
        bytes += characters
        steps.append(.init(bytes.count, range.upperBound))
    }

    func text(_ range: Range<Int>, _ spelling: LiteralText.Spelling) -> LiteralText {
        LiteralText(bytes, range: range, spelling: spelling, steps: steps)
    }
}
