// Why parsing stops without a result: limits against hostile input.

/// Why an input gave no document.
public enum HTMLParsingError: Error, Equatable, Sendable {
    /// The input, or what it expands to, has more bytes than `HTMLParser.Options.maximumByteCount`.
    case tooManyBytes(offset: Int)

    /// The tree would have more nodes than `HTMLParser.Options.maximumNodeCount`.
    case tooManyNodes(offset: Int)

    /// An element has more attributes than `HTMLParser.Options.maximumAttributeCount`.
    case tooManyAttributes(offset: Int)

    /// Where in the input, in bytes.
    public var offset: Int {
        switch self {
        case .tooManyBytes(let offset), .tooManyNodes(let offset), .tooManyAttributes(let offset): offset
        }
    }
}
