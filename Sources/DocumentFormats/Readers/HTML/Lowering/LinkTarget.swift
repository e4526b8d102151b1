// Addresses of links: those that run scripts, and those that lead through a service that counts visitors.

enum LinkTarget {
    /// An address as a string. Tabs and line ends inside, which browsers skip, are left out.
    static func address(_ bytes: ArraySlice<UInt8>) -> String {
        let isSkipped: (UInt8) -> Bool = { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        if !bytes.contains(where: isSkipped) { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: bytes.filter { !isSkipped($0) }, as: UTF8.self)
    }

    /// Whether an address runs a script instead of leading somewhere. White space and control characters,
    /// which browsers skip, hide no scheme.
    static func runsScript(_ address: ArraySlice<UInt8>) -> Bool {
        guard let first = address.first(where: { $0 > 0x20 })?.lowercasedASCII,
            first == UInt8(ascii: "j") || first == UInt8(ascii: "v")
        else { return false }
        let scheme = address.filter { $0 > 0x20 }[...]
        return scheme.hasPrefixIgnoringCase("javascript:") || scheme.hasPrefixIgnoringCase("vbscript:")
    }

    /// The address that a redirecting service leads to.
    ///
    /// - Returns: `nil` for an address of no such service.
    static func unwrapped(_ address: ArraySlice<UInt8>) -> String? {
        guard address.hasPrefixIgnoringCase("http"), let parameters = parameters(for: address),
            let query = address.firstIndex(of: UInt8(ascii: "?"))
        else { return nil }
        for pair in address[(query + 1)...].split(separator: UInt8(ascii: "&")) {
            guard let name = parameters.first(where: { pair.starts(with: $0.utf8) }) else { continue }
            let target = percentDecoded(pair.dropFirst(name.utf8.count))
            return target.flatMap { $0.isEmpty || runsScript(Array($0.utf8)[...]) ? nil : $0 }
        }
        return nil
    }

    /// The parameters in which a redirecting service has the target; `nil` for any other address.
    private static func parameters(for address: ArraySlice<UInt8>) -> [String]? {
        if address.hasPrefixIgnoringCase("https://www.google.com/url?")
            || address.hasPrefixIgnoringCase("http://www.google.com/url?")
        {
            return ["q=", "url="]
        }
        guard address.hasPrefixIgnoringCase("https://") else { return nil }
        let host = address.dropFirst(8).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        return host.suffix(safeLinks.utf8CodeUnitCount).equalsIgnoringCase(safeLinks) ? ["url="] : nil
    }

    /// How the hosts of Outlook's service end.
    private static let safeLinks: StaticString = ".safelinks.protection.outlook.com"
}
