// Addresses of links: those that run scripts, and those that lead through a service that counts visitors.

enum LinkTarget {
    /// Whether an address runs a script instead of leading somewhere. White space and control characters,
    /// which browsers skip, hide no scheme.
    static func runsScript(_ address: String) -> Bool {
        let scheme = address.utf8.filter { $0 > 0x20 }.prefix { $0 != UInt8(ascii: ":") }.map(\.lowercasedASCII)
        guard scheme.count < address.utf8.count else { return false }
        return scheme.elementsEqual("javascript".utf8) || scheme.elementsEqual("vbscript".utf8)
    }

    /// The address that a redirecting service leads to.
    ///
    /// - Returns: `nil` for an address of no such service.
    static func unwrapped(_ address: String) -> String? {
        for service in services
        where address.hasPrefix(service.prefix) || service.isSuffix && hasHost(address, service.prefix) {
            guard let query = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { continue }
            for pair in address.utf8[query...].dropFirst().split(separator: UInt8(ascii: "&")) {
                guard let name = service.parameters.first(where: { pair.starts(with: $0.utf8) }) else { continue }
                let target = percentDecoded(pair.dropFirst(name.utf8.count))
                return target.flatMap { $0.isEmpty || runsScript($0) ? nil : $0 }
            }
        }
        return nil
    }

    private static let services: [(prefix: String, isSuffix: Bool, parameters: [String])] = [
        ("https://www.google.com/url?", false, ["q=", "url="]),
        ("http://www.google.com/url?", false, ["q=", "url="]),
        (".safelinks.protection.outlook.com", true, ["url="]),
    ]

    /// Whether the host of an address ends so.
    private static func hasHost(_ address: String, _ suffix: String) -> Bool {
        guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
        let rest = address.drop { $0 != "/" }.dropFirst(2)
        return rest.prefix { $0 != "/" && $0 != "?" }.hasSuffix(suffix)
    }
}
