// The Codable form of attributed text: up to ten runs as a flat array of text and attributes in turn, more with
// a table of the distinct attributes, and a bare string for plain text.

#if !canImport(Darwin)

    import FoundationEssentials

    /// Encodes and decodes attributed text with the keys of a scope.
    struct AttributedStringCoding {
        private let keys: [String: any AttributedStringKey.Type]
        /// The keys that can encode, by name in ascending order, so that the output is always the same.
        private let encodable: [(name: String, key: any EncodableAttributedStringKey.Type)]

        init(_ keys: ScopeKeys) {
            self.keys = keys.byName
            encodable = keys.byName.compactMap { name, key in
                (key as? any EncodableAttributedStringKey.Type).map { (name, $0) }
            }.sorted { $0.name < $1.name }
        }

        private static let flatRunLimit = 10

        private enum TableKey: String, CodingKey {
            case runs, attributeTable
        }

        struct AttributeName: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }

            init(_ name: String) { stringValue = name }
            init?(stringValue: String) { self.init(stringValue) }
            init?(intValue: Int) { nil }
        }

        // MARK: Encoding

        /// Encodes text; attributes that the scope has no key for are left out.
        ///
        /// - Throws: What the encoder or a key throws.
        func encode(_ text: AttributedString, to encoder: any Encoder) throws {
            let runs = text.runs
            let count = runs.count
            if count == 0 || count == 1 && runs.first?.attributes == AttributeContainer() {
                var container = encoder.singleValueContainer()
                return try container.encode(String(text.characters))
            }
            var runsContainer: any UnkeyedEncodingContainer
            var table: (any UnkeyedEncodingContainer)?
            if count <= Self.flatRunLimit {
                runsContainer = encoder.unkeyedContainer()
            } else {
                var top = encoder.container(keyedBy: TableKey.self)
                runsContainer = top.nestedUnkeyedContainer(forKey: .runs)
                table = top.nestedUnkeyedContainer(forKey: .attributeTable)
            }
            var numbers: [AttributeContainer: Int] = [:]
            for run in runs {
                try runsContainer.encode(Self.string(text, run.range))
                let attributes = run.attributes
                guard table != nil, attributes != AttributeContainer() else {
                    try encode(attributes, to: runsContainer.superEncoder())
                    continue
                }
                if let number = numbers[attributes] {
                    try runsContainer.encode(number)
                } else {
                    try runsContainer.encode(numbers.count)
                    numbers[attributes] = numbers.count
                    if let entry = table?.superEncoder() { try encode(attributes, to: entry) }
                }
            }
        }

        /// The text of a run, whose ends may lie inside characters.
        private static func string(_ text: AttributedString, _ range: Range<AttributedString.Index>) -> String {
            #if compiler(>=6.2)
                return String(decoding: text.utf8[range], as: UTF8.self)
            #else
                return String(String.UnicodeScalarView(text.unicodeScalars[range]))
            #endif
        }

        /// Encodes attributes as an object.
        func encode(_ attributes: AttributeContainer, to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: AttributeName.self)
            for (name, key) in encodable { try encode(attributes, key, name, to: &container) }
        }

        private func encode<K: EncodableAttributedStringKey>(
            _ attributes: AttributeContainer,
            _ key: K.Type,
            _ name: String,
            to container: inout KeyedEncodingContainer<AttributeName>
        ) throws {
            guard let value = ContainerAccess.value(for: K.self, in: attributes) else { return }
            try K.encode(value, to: container.superEncoder(forKey: AttributeName(name)))
        }

        // MARK: Decoding

        /// Decodes text; attributes that the scope has no key for are left out.
        ///
        /// - Throws: `DecodingError` for what is no attributed text: a number without a table or outside it, no
        ///   runs at all, empty text beside other runs or with attributes.
        func decode(from decoder: any Decoder) throws -> AttributedString {
            if let string = try? decoder.singleValueContainer().decode(String.self) { return AttributedString(string) }
            var runs: any UnkeyedDecodingContainer
            var table: [AttributeContainer]?
            if let flat = try? decoder.unkeyedContainer() {
                runs = flat
            } else {
                let top = try decoder.container(keyedBy: TableKey.self)
                runs = try top.nestedUnkeyedContainer(forKey: .runs)
                table = try decodeTable(from: top.superDecoder(forKey: .attributeTable))
            }
            var builder = AttributedStringBuilder()
            var count = 0
            while !runs.isAtEnd {
                let text = try runs.decode(String.self)
                let attributes = try decodeAttributes(of: &runs, table: table)
                count += 1
                if text.isEmpty {
                    guard count == 1, runs.isAtEnd else { throw Self.corrupted(runs, "an empty run beside others") }
                    guard attributes == AttributeContainer() else {
                        throw Self.corrupted(runs, "attributes of an empty run")
                    }
                }
                builder.append(text.utf8, attributes: attributes)
            }
            guard count > 0 else { throw Self.corrupted(runs, "no runs") }
            return builder.finish()
        }

        private func decodeAttributes(
            of runs: inout any UnkeyedDecodingContainer,
            table: [AttributeContainer]?
        ) throws -> AttributeContainer {
            guard let number = try? runs.decode(Int.self) else {
                return try decodeAttributes(from: runs.superDecoder())
            }
            guard let table else { throw Self.corrupted(runs, "a number without a table of attributes") }
            guard table.indices.contains(number) else {
                throw Self.corrupted(runs, "the number \(number) is not in the table of attributes")
            }
            return table[number]
        }

        private func decodeTable(from decoder: any Decoder) throws -> [AttributeContainer] {
            var container = try decoder.unkeyedContainer()
            var table: [AttributeContainer] = []
            while !container.isAtEnd { table.append(try decodeAttributes(from: container.superDecoder())) }
            return table
        }

        /// Decodes attributes from an object.
        func decodeAttributes(from decoder: any Decoder) throws -> AttributeContainer {
            let container = try decoder.container(keyedBy: AttributeName.self)
            var attributes = AttributeContainer()
            for name in container.allKeys {
                guard let key = keys[name.stringValue] as? any DecodableAttributedStringKey.Type else { continue }
                try decode(key, from: container.superDecoder(forKey: name), into: &attributes)
            }
            return attributes
        }

        private func decode<K: DecodableAttributedStringKey>(
            _ key: K.Type,
            from decoder: any Decoder,
            into attributes: inout AttributeContainer
        ) throws {
            let value: K.Value
            do {
                value = try K.decode(from: decoder)
            } catch {
                guard let url = (try? NestedURL(from: decoder))?.url as? K.Value else { throw error }
                value = url
            }
            ContainerAccess.set(value, for: K.self, in: &attributes)
        }

        private static func corrupted(_ container: any UnkeyedDecodingContainer, _ what: String) -> DecodingError {
            .dataCorruptedError(in: container, debugDescription: "Not attributed text: \(what)")
        }
    }

    /// An address whose base is an object like it. Coders of JSON make a string of the base, and Foundation reads
    /// nothing else; other coders, and programs that follow the form of the type, do not.
    private struct NestedURL: Decodable {
        let url: URL

        private enum Name: String, CodingKey {
            case relative, base
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Name.self)
            let base = try container.decodeIfPresent(NestedURL.self, forKey: .base)?.url
            let relative = try container.decode(String.self, forKey: .relative)
            guard let url = URL(string: relative, relativeTo: base) else {
                throw DecodingError.dataCorruptedError(forKey: .relative, in: container, debugDescription: "No address")
            }
            self.url = url
        }
    }

#endif
