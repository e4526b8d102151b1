/// A piece of text with one set of attributes: its length and the number of the set.
public struct InlineRun: Hashable, Sendable {
    @usableFromInline var storedCount: UInt32
    public internal(set) var attributes: AttributeSetID

    init(utf8Count: Int, attributes: AttributeSetID) {
        storedCount = UInt32(utf8Count)
        self.attributes = attributes
    }

    /// The length of the text in bytes of UTF-8; never 0.
    @inlinable public var utf8Count: Int { Int(storedCount) }
}
