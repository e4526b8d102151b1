// Addresses without marks around them: the autolink extension of cmark-gfm. Web addresses are found while
// the parser goes through the bytes; mail addresses afterwards, in the text (see MailAddressScan).

extension InlineSimulator {
    /// `http://`, `https://` or `ftp://` before and after the colon at an offset.
    mutating func scanSchemeAddress(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard !isInBracket, let address = AddressScan.schemeAddress(bytes, colon: offset) else { return offset + 1 }
        add(InlineToken(.bareAddress, address.lowerBound, address.upperBound))
        return address.upperBound
    }

    /// `www.` at an offset.
    mutating func scanWebAddress(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard !isInBracket, let address = AddressScan.webAddress(bytes, at: offset, &badHostEnd) else {
            return offset + 1
        }
        add(InlineToken(.bareAddress, address.lowerBound, address.upperBound))
        return address.upperBound
    }
}
