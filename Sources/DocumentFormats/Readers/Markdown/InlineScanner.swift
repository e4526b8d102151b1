// The inline syntax of one text as Foundation's parser sees it, with its places: for code that judges the source of
// a text and not what it becomes, such as the lint of translations.

/// Finds the inline syntax of texts that are parsed alone, as the values of a table of strings are.
///
/// The rules are those of `FoundationReading(isInlineOnly: true)`: no marker of a block means anything,
/// strikethrough, bare addresses and extended attributes are on, footnotes are off. One scanner serves many texts,
/// so its memory is made once.
package struct InlineScanner {
    private var simulator = DialectSimulator.foundation

    package init() {}

    /// The tokens of a text, by their place.
    ///
    /// - Throws: `ReadError.tooExpensive` for patterns that would cost the parser more time than the limits allow.
    /// - Complexity: O(*n*) in the bytes, O(*n* log *n*) in the tokens.
    ///
    ///     var scanner = InlineScanner()
    ///     try scanner.tokens(in: bytes, limits: .standard).map(\.kind)   // [.strongOpen, .strongClose]
    package mutating func tokens(
        in bytes: UnsafeBufferPointer<UInt8>,
        limits: ReadLimits
    ) throws(ReadError) -> [InlineToken] {
        // A short text is judged faster than the cost of judging it is estimated.
        if bytes.count > Self.shortByteCount { _ = try SourcePrescan(bytes, from: 0, limits: limits) }
        simulator.run(bytes)
        return simulator.tokens
    }

    /// Texts up to this length cost at most a few milliseconds, whatever they hold.
    private static var shortByteCount: Int { 2048 }
}

extension InlineScanner {
    /// The mail addresses that the parser would find in a text without other syntax.
    ///
    /// - Complexity: O(*n*) in the bytes, times the length of the words around each `@`.
    package static func mailAddresses(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        MailAddressScan.links(in: text).map(\.range)
    }
}
