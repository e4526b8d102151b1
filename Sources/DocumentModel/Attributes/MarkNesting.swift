// The order in which a source nested its marks, packed into one word. Markdown's tree has an order
// (`**_a_**` is not `_**a**_`), attributed text has none; the hint lets a writer give the order back.

/// The marks around a run as its source nested them, outermost first.
///
/// A hint: it decides how a writer spells equal text, never what the text means. Marks beyond the
/// tenth are not recorded.
///
///     var nesting = MarkNesting()
///     nesting.append(.strong); nesting.append(.emphasis)   // **_text_**
public struct MarkNesting: Hashable, Sendable {
    /// A mark that can stand inside or around another. Code holds no marks and is always innermost.
    public enum Mark: UInt8, Sendable, CaseIterable {
        case emphasis = 1
        case strong, strikethrough, link, highlight, custom
    }

    /// Three bits a mark, the outermost in the lowest bits; zero means no hint.
    public let rawValue: UInt32

    @inlinable
    public init() { rawValue = 0 }

    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The greatest number of marks that is recorded.
    public static let capacity = 10

    @inlinable public var isEmpty: Bool { rawValue == 0 }

    /// The number of recorded marks.
    public var count: Int { (32 - rawValue.leadingZeroBitCount + 2) / 3 }

    /// The recorded marks, outermost first.
    public var marks: [Mark] {
        (0..<count).compactMap { Mark(rawValue: UInt8(rawValue >> (3 * UInt32($0)) & 7)) }
    }

    /// The same nesting with one more mark inside all others; unchanged when the capacity is used up.
    public func appending(_ mark: Mark) -> MarkNesting {
        let count = count
        guard count < Self.capacity else { return self }
        return MarkNesting(rawValue: rawValue | UInt32(mark.rawValue) << (3 * UInt32(count)))
    }

    public mutating func append(_ mark: Mark) { self = appending(mark) }
}
