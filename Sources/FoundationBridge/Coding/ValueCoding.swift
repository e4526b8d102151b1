// JSON values through Codable: a decoder that holds one value, for keys that decode themselves.

#if !canImport(Darwin)

    import DocumentFormats
    import DocumentModel
    import FoundationEssentials

    /// Decodes and encodes single values.
    enum ValueCoding {
        /// Calls `body` with a decoder of a value.
        ///
        /// - Throws: What `body` throws.
        static func decode<Result>(_ value: JSONValue, _ body: @escaping (any Decoder) throws -> Result) throws
            -> Result
        {
            let outcome = Outcome<Result>(body: body)
            let decoder = JSONDecoder()
            // The value is spelled as JSON5, which has all numbers.
            decoder.allowsJSON5 = true
            if let key = Probe.key { decoder.userInfo[key] = Box(run: { try outcome.run($0) }) }
            let bytes = JSON5Payload.write(CustomAttributes([.init(name: "value", value: value)]))
            let data = Data([0x7B] + bytes + [0x7D])
            _ = try decoder.decode([String: Probe].self, from: data)
            guard let result = outcome.result else {
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "No value was decoded."))
            }
            return result
        }

        private final class Outcome<Result> {
            let body: (any Decoder) throws -> Result
            private(set) var result: Result?

            init(body: @escaping (any Decoder) throws -> Result) { self.body = body }

            func run(_ decoder: any Decoder) throws { result = try body(decoder) }
        }

        /// Carries a function to `Probe` during one call, on one thread.
        private struct Box: @unchecked Sendable {
            let run: (any Decoder) throws -> Void
        }

        private struct Probe: Decodable {
            static let key = CodingUserInfoKey(rawValue: "AttributedMarkdown.probe")

            init(from decoder: any Decoder) throws {
                if let key = Self.key, let box = decoder.userInfo[key] as? Box { try box.run(decoder) }
            }
        }
    }

#endif
