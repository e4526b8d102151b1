// The value of the package's own attributes: JSON.

import DocumentFormats
public import DocumentModel

/// Facts about text as a JSON object.
public struct MarkdownFacts: Hashable, Sendable {
    /// An object; its members are sorted by name.
    public var json: JSONValue

    public init(_ json: JSONValue) { self.json = json }

    /// The fact with this name.
    public subscript(name: String) -> JSONValue? { json[name] }
}

extension MarkdownFacts: CustomStringConvertible {
    /// The facts as JSON.
    public var description: String {
        var bytes: [UInt8] = []
        JSONPrinter.writeValue(json, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension MarkdownFacts: Codable {
    public init(from decoder: any Decoder) throws { json = try CodableJSON(from: decoder).value }

    public func encode(to encoder: any Encoder) throws { try CodableJSON(json).encode(to: encoder) }
}

/// A JSON value as Codable.
private struct CodableJSON: Codable {
    let value: JSONValue

    init(_ value: JSONValue) { self.value = value }

    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Name.self) {
            let members = try object.allKeys.map { name in
                JSONValue.Member(name: name.stringValue, value: try object.decode(CodableJSON.self, forKey: name).value)
            }
            value = .object(sorting: members)
            return
        }
        if var array = try? decoder.unkeyedContainer() {
            var values: [JSONValue] = []
            while !array.isAtEnd { values.append(try array.decode(CodableJSON.self).value) }
            value = .array(values)
            return
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            value = .null
        } else if let bool = try? single.decode(Bool.self) {
            value = .bool(bool)
        } else if let integer = try? single.decode(Int64.self) {
            value = .integer(integer)
        } else if let number = try? single.decode(Double.self) {
            value = .number(number)
        } else {
            value = .string(try single.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch value {
        case .object(let members):
            var container = encoder.container(keyedBy: Name.self)
            for member in members { try container.encode(CodableJSON(member.value), forKey: Name(member.name)) }
        case .array(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(CodableJSON(value)) }
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .integer(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .number(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .string(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }
}
