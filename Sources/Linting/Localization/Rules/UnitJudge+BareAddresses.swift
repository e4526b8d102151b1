// Addresses without brackets: they end at a space, and nowhere else.

extension UnitJudge {
    /// What follows an address that the source has, and was not meant as a part of it.
    func tail(of link: InlineSyntax.Link, after wanted: WebAddress) -> Range<Int>? {
        let bytes = target.bytes[link.range]
        guard let start = bytes.firstIndex(where: { $0 >= 0x80 }), start > link.range.lowerBound else { return nil }
        var end = start
        while end > link.range.lowerBound, ".,:;!?)'\"".utf8.contains(target.bytes[end - 1]) { end -= 1 }
        let address = target.string(link.range.lowerBound..<end)
        let spelled = WebAddress(address.hasPrefix("www.") ? "http://" + address : address)
        guard spelled == wanted || spelled.isTranslation(of: wanted, in: unit.language) else { return nil }
        return end..<link.range.upperBound
    }

    mutating func reportTail(_ tail: Range<Int>, of link: InlineSyntax.Link) {
        report(
            LocalizationRule.bareURLTail,
            tail,
            "\(quote(tail)) becomes a part of the address before it, and the link leads nowhere; "
                + "set a space after the address, or write [text](address)",
            fixes: [
                ValueFix("set a space after the address", isSafe: false, [.init(tail.lowerBound..<tail.lowerBound, " ")]),
                ValueFix(
                    "set the address in angle brackets",
                    isSafe: false,
                    [
                        .init(link.range.lowerBound..<link.range.lowerBound, "<"),
                        .init(tail.lowerBound..<tail.lowerBound, ">"),
                    ]
                ),
            ]
        )
    }
}
